import Foundation
import TestSupport
import Testing

@testable import LDLParser

@Suite struct `Formatted files` {
    private static let folder = GoldenFolder("../Fixtures/format")

    @Test func `look as the files beside the sources say`() throws {
        let names = try Self.folder.names(withExtension: "ldl")
        var read: [String] = []
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: Self.folder.url.appendingPathComponent(name)))
            let check = FormatCheck(bytes, name: name)
            #expect(check.problems.isEmpty, "\(name): \(check.problems)")
            let golden = String(name.dropLast(4)) + ".formatted"
            try Self.folder.expect(check.text, equalsFile: golden)
            read += [name, golden]
        }
        try Self.folder.expectOnly(read)
    }

    @Test func `are the same however loosely they were written`() throws {
        for url in Repository.files(in: "examples", withExtension: "ldl") {
            let text = String(decoding: try Repository.bytes(url), as: UTF8.self)
            // Without indentation nothing tells how wide a level is: it is four spaces.
            let loose = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\r\n")
            let form = formatted(loose, indentation: text.contains("\n  ") && !text.contains("\n    ") ? 2 : 4)
            #expect(form.replacingOccurrences(of: "\r\n", with: "\n") == text, "\(url.lastPathComponent)")
        }
    }

    @Test func `keep the width of a level that they use most`() {
        #expect(formatted("A {\n  B {\n    C()\n  }\n    D()\n}\n") == "A {\n  B {\n    C()\n  }\n  D()\n}\n")
        #expect(formatted("A {\nB()\n}\n") == "A {\n    B()\n}\n")
        #expect(formatted("A()\n  .b()\n") == "A()\n  .b()\n")
    }

    @Test func `end with one line end, and nothing stays nothing`() {
        #expect(formatted("") == "")
        #expect(formatted("\n\n") == "")
        #expect(formatted("Text(\"a\")") == "Text(\"a\")\n")
        #expect(formatted("Text(\"a\")\n\n\n") == "Text(\"a\")\n")
        #expect(formatted("// a") == "// a\n")
        #expect(formatted("let a = \"b\"") == "let a = \"b\"\n")
        #expect(formatted("let a = \"b\"\n\n") == "let a = \"b\"\n")
        // What is not understood keeps its end too.
        #expect(formatted("VStack {\n") == "VStack {\n")
        #expect(formatted("Text(\"a\n") == "Text(\"a\n")
    }

    @Test func `a range gives the edits of its lines only`() {
        let text = "Text( \"a\" )\nText( \"b\" )\nText( \"c\" )\n"
        let tree = parse(SourceFile(name: "a.ldl", text: text))
        let edits = format(tree, in: SourceRange(start: 14, end: 14))
        #expect(
            String(decoding: edits.applied(to: tree.file), as: UTF8.self)
                == "Text( \"a\" )\nText(\"b\")\nText( \"c\" )\n")
    }

    @Test(arguments: [
        ("VStack {\n|", 4), ("VStack {\n|\n}\n", 4), ("VStack {\n    Text(\"a\")\n|", 4), ("Text(\"a\")\n|", 0),
        ("VStack {\n  HStack {\n|\n  }\n}\n", 4), ("foo(\n|)\n", 4),
        ("VStack {\n    Text(\"a\")\n|    Text(\"b\")\n}\n", 4),
        ("Text(\"a\")\n|    .bold()\n", 4), ("struct A {\n    var b: Int\n|}\n", 4),
    ])
    func `a new line is indented like what belongs there`(_ text: String, _ expected: Int) throws {
        let bytes = Array(text.utf8)
        let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
        let tree = parse(SourceFile(name: "a.ldl", bytes: bytes.filter { $0 != UInt8(ascii: "|") }))
        #expect(tree.indentation(ofLineAt: UInt32(offset)) == expected, "\(text)")
    }

    @Test func `take a number of steps that grows with their length`() {
        func steps(_ count: Int) -> Double {
            let chain = "Text(\"a\")" + String(repeating: ".padding(1)", count: count)
            let list = "let a = [" + String(repeating: "f(1, 2), ", count: count) + "]"
            let nested = String(repeating: "f(", count: 60) + String(repeating: "1, ", count: count)
            return FormatCheck(Array("\(chain)\n\(list)\n\(nested)\n".utf8)).stepsOfAToken
        }
        #expect(steps(4000) < steps(500) * 1.5 + 1)
    }
}
