import Foundation
import LDLParser
import TestSupport
import Testing

@testable import ldlc

/// The four forms of the same diagnostics.
@Suite struct DiagnosticRenderingTests {
    private static let folder = GoldenFolder("../Fixtures/Diagnostics")
    private let files = DiagnosticExamples.files
    private let diagnostics = DiagnosticExamples.all.sorted()

    @Test func `text shows the source with the place marked`() throws {
        let text = TextRenderer(files: files, isColored: false).render(diagnostics)
        try Self.folder.expect(text, equalsFile: "all.text")
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
        #expect(!text.contains { $0.isNewline && $0 != "\n" })
    }

    @Test func `colour adds escape sequences and nothing else`() throws {
        let plain = TextRenderer(files: files, isColored: false).render(diagnostics)
        let colored = TextRenderer(files: files, isColored: true).render(diagnostics)
        #expect(colored != plain)
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func `gcc is one line for each, which VS Code's matcher reads`() throws {
        let text = GCCRenderer(files: files).render(diagnostics)
        try Self.folder.expect(text, equalsFile: "all.gcc")
        let matcher = /^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error|note):\s+(.*)$/
        for line in text.split(separator: "\n") { #expect(line.wholeMatch(of: matcher) != nil, "\(line)") }
    }

    @Test func `json is one object a line, with columns in characters`() throws {
        let text = JSONRenderer(files: files).render(diagnostics)
        try Self.folder.expect(text, equalsFile: "all.json")
        struct Line: Decodable {
            let file: String
            let line: Int
            let column: Int
            let endLine: Int
            let endColumn: Int
            let severity: String
            let code: String
            let message: String
        }
        let lines = try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(lines.count == diagnostics.count)
        let label = try #require(lines.first { $0.code == "wrong-label" })
        // é, 🙂, 漢 and 字 are one character each, e with an accent that follows it is two.
        #expect(label.line == 7)
        #expect(label.column == 25)
        #expect(label.endColumn == 30)
    }

    @Test func `sarif has rules, regions and fixes`() throws {
        let text = SARIFRenderer(files: files).render(diagnostics)
        try Self.folder.expect(text, equalsFile: "all.sarif")
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func `a clean run is valid in every form`() throws {
        #expect(TextRenderer(files: files, isColored: false).render([]).isEmpty)
        #expect(GCCRenderer(files: files).render([]).isEmpty)
        #expect(JSONRenderer(files: files).render([]).isEmpty)
        let sarif = SARIFRenderer(files: files).render([])
        try Self.folder.expect(sarif, equalsFile: "none.sarif")
        _ = try JSONSerialization.jsonObject(with: Data(sarif.utf8))
    }

    @Test func `no file is left over`() throws {
        try Self.folder.expectOnly(["all.text", "all.gcc", "all.json", "all.sarif", "none.sarif"])
    }

    @Test func `places outside of every file are shown without an excerpt`() {
        let lost = Diagnostic(
            "syntax-error", file: FileID(99), range: SourceRange(start: 5, end: 9), message: "lost")
        #expect(
            TextRenderer(files: files, isColored: false).render([lost])
                == "<unknown>:1:1: error: lost [syntax-error]\n1 error\n")
        let beyond = Diagnostic(
            "syntax-error", file: FileID(0), range: SourceRange(start: 5_000, end: 9_000), message: "beyond")
        #expect(TextRenderer(files: files, isColored: false).render([beyond]).contains("error: beyond"))
    }

    @Test func `a thousand diagnostics in one line of 200,000 characters are shown quickly and counted`() {
        let line = SourceFile(name: "line.ldl", text: String(repeating: "Txt() ", count: 33_000))
        let many = (0..<1_000).map { (index: UInt32) -> Diagnostic in
            let range = SourceRange(start: index * 6, end: index * 6 + 3)
            return Diagnostic("unknown-view", file: FileID(0), range: range, message: "no 'Txt'")
        }
        let text = TextRenderer(files: [line], isColored: false).render(many)
        #expect(text.contains("… and 900 more"))
        #expect(text.hasSuffix("1000 errors\n"))
        #expect(text.utf8.count < 100_000)
    }
}
