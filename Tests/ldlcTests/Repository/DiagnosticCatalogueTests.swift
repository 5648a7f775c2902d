import Foundation
import LDLParser
import TestSupport
import Testing

@testable import ldlc

/// Every code is explained, once and in every form.
@Suite struct DiagnosticCatalogueTests {
    @Test func `every code in the sources is in the catalogue`() throws {
        var codes: Set<String> = []
        for target in LayersTests.allowed.keys {
            for file in try Repository.sources(of: target) {
                for match in file.text.matches(of: /: DiagnosticID = "([a-z-]+)"/) { codes.insert(String(match.1)) }
            }
        }
        #expect(!codes.isEmpty)
        let explained = Set(DiagnosticCatalogue.all.specs.map(\.id.rawValue))
        let missing = codes.subtracting(explained).sorted()
        #expect(
            missing.isEmpty,
            "not explained: \(missing); their catalogue belongs into DiagnosticCatalogue.all of Sources/ldlc")
    }

    @Test func `codes are kebab-case, sorted and unique, and every text is there`() {
        let specs = DiagnosticCatalogue.all.specs
        #expect(specs.map(\.id) == Set(specs.map(\.id)).sorted())
        for spec in specs {
            #expect(spec.id.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
            #expect(!spec.title.isEmpty && !spec.explanation.isEmpty, "\(spec.id.rawValue)")
            #expect(!spec.badExample.isEmpty && !spec.goodExample.isEmpty, "\(spec.id.rawValue)")
            #expect(spec.explanation.utf8.count <= 1024, "\(spec.id.rawValue): code scanning cuts longer texts")
        }
    }

    @Test func `docs/diagnostics.md is written from the catalogue`() throws {
        var page = """
            # Diagnostics

            What `ldlc` reports, by code. `ldlc explain CODE` prints the same. Codes never change; the wording of
            messages may. `ldlc layout` reports the code, and no other, for the program under "Wrong", and nothing for the
            one under "Right"; so does `ldlc check`, unless the text says otherwise. This page is written by the tests
            (`LDL_UPDATE=1 swift test`).


            """
        for spec in DiagnosticCatalogue.all.specs {
            page += "## \(spec.id.rawValue)\n\n**\(spec.title).** \(spec.explanation)\n\n"
            page += "Wrong:\n\n```\(spec.isBadExampleCommandLine ? "sh" : "swift")\n\(spec.badExample)\n```\n\n"
            page += "Right:\n\n```swift\n\(spec.goodExample)\n```\n\n"
        }
        page.removeLast()
        try GoldenFolder("../../../docs").expect(page, equalsFile: "diagnostics.md")
    }

    @Test func `explain prints an entry, and suggests a code for one that does not exist`() {
        let run = CommandRun("explain", "syntax-error")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("syntax-error: Syntax error\n\n"))
        #expect(run.output.contains("\nWrong:\n\n    Text(\"Hello\"\n"))
        #expect(CommandRun("explain").output.contains("syntax-error"))
        let wrong = CommandRun("explain", "sintax-error")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("did you mean 'syntax-error'?"))
    }
}

/// The examples of the catalogue do what they say, as they are printed.
@Suite struct DiagnosticExampleTests {
    private func codes(_ command: String, _ program: [UInt8]) -> [String] {
        struct Code: Decodable { let code: String }
        let io = MemoryIO()
        io.standardInput = program
        let run = CommandRun(command, "-", "--diagnostics", "json", io: io)
        return (run.errors + (command == "check" ? run.output : "")).split(separator: "\n").map {
            (try? JSONDecoder().decode(Code.self, from: Data($0.utf8)).code) ?? String($0)
        }
    }

    /// The bytes that a program is made of; those of a command line are what its `printf` prints.
    private func program(_ spec: DiagnosticSpec) throws -> [UInt8] {
        guard spec.isBadExampleCommandLine else { return Array(spec.badExample.utf8) }
        let words = try #require(spec.badExample.wholeMatch(of: /printf '([^']+)' \| ldlc check -/))
        var bytes: [UInt8] = []
        var rest = words.1[...]
        while let character = rest.popFirst() {
            if character == "\\" {
                bytes.append(try #require(UInt8(rest.prefix(3), radix: 8)))
                rest.removeFirst(3)
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        return bytes
    }

    @Test(arguments: DiagnosticCatalogue.all.specs.map(\.id.rawValue))
    func `the wrong example gives the code and no other, the right one nothing`(_ code: String) throws {
        let spec = try #require(DiagnosticCatalogue.all[DiagnosticID(rawValue: code)])
        let wrong = try program(spec)
        #expect(Set(codes("layout", wrong)) == [code])
        let isFoundLate = spec.explanation.contains("'ldlc check' does not")
        #expect(Set(codes("check", wrong)) == (isFoundLate ? [] : [code]))
        for command in ["check", "layout"] { #expect(codes(command, Array(spec.goodExample.utf8)) == []) }
    }

    @Test func `examples can be read, copied and fit into a terminal`() {
        for spec in DiagnosticCatalogue.all.specs {
            for example in [spec.badExample, spec.goodExample] {
                #expect(TerminalText.escaped(example.replacing("\n", with: " ")) == example.replacing("\n", with: " "))
                let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.allSatisfy { $0.count <= 92 }, "\(spec.id.rawValue)")
                #expect(lines.last?.isEmpty == false)
            }
        }
    }
}
