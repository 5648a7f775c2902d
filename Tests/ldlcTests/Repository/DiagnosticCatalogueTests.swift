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
            messages may. This page is written by the tests (`LDL_UPDATE=1 swift test`).


            """
        for spec in DiagnosticCatalogue.all.specs {
            page += "## \(spec.id.rawValue)\n\n**\(spec.title).** \(spec.explanation)\n\n"
            page += "Wrong:\n\n```swift\n\(ExplainCommand.shown(spec.badExample).joined(separator: "\n"))\n```\n\n"
            page += "Right:\n\n```swift\n\(ExplainCommand.shown(spec.goodExample).joined(separator: "\n"))\n```\n\n"
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

/// The examples of the catalogue do what they say.
@Suite struct DiagnosticExampleTests {
    private func codes(_ program: String) -> Set<String> {
        struct Code: Decodable { let code: String }
        let check = CommandRun(["layout", "-", "--diagnostics", "json"], standardInput: program)
        let codes = check.errors.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Code.self, from: Data($0.utf8)).code
        }
        return Set(codes)
    }

    @Test(arguments: DiagnosticCatalogue.all.specs.map(\.id.rawValue))
    func `the wrong example gives the code, the right one does not`(_ code: String) throws {
        let spec = try #require(DiagnosticCatalogue.all[DiagnosticID(rawValue: code)])
        #expect(codes(spec.badExample).contains(code), "\(code): the wrong example gives \(codes(spec.badExample))")
        #expect(!codes(spec.goodExample).contains(code), "\(code): the right example gives it too")
    }
}
