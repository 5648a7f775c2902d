import Foundation
import Testing

/// Rules for every file that people edit.
@Suite struct TidyTests {
    private static func editedFiles() throws -> [Repository.File] {
        let suffixes = [".swift", ".md", ".ebnf", ".py", ".sh", ".json", ".yml"]
        // What a test compares byte for byte may hold anything.
        let verbatim = ["/Fixtures/", "/cases/", "/Pictures/"]
        return try ["Sources", "Tests", "docs", "Scripts", "Benchmarks", "editors"].flatMap { folder in
            try Repository.files(in: folder) { name in
                suffixes.contains { name.hasSuffix($0) } && !verbatim.contains { "\(folder)/\(name)".contains($0) }
                    && !name.contains("__pycache__")
            }
        }
    }

    @Test func `no line ends with white space, and every file ends with a line end`() throws {
        let files = try Self.editedFiles()
        #expect(files.count > 50)
        for file in files where !file.text.isEmpty {
            #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
            for (number, line) in file.lines.enumerated() where line.hasSuffix(" ") || line.hasSuffix("\t") {
                // In a multi-line string literal the white space may be meant.
                if line.allSatisfy({ $0 == " " }) && file.text.contains("\"\"\"") { continue }
                Issue.record("\(file.path):\(number + 1) ends with white space")
            }
        }
    }

    /// Tables that a script writes say so in their first lines; any other long file has to say why it is one.
    @Test func `a source file has at most 700 lines, unless its head says why`() throws {
        for file in try Self.editedFiles() where file.path.hasSuffix(".swift") {
            let lines = file.lines
            let head = lines.prefix(10).joined(separator: "\n").lowercased()
            #expect(
                lines.count <= 701 || head.contains("do not edit") || head.contains("long because"),
                "\(file.path) has \(lines.count) lines")
        }
    }

    @Test func `nothing names a place on somebody's machine`() throws {
        let places = ["/ho" + "me/", "/Us" + "ers/", "/wo" + "rk/", "/ro" + "ot/", "C:" + "\\Users"]
        for file in try Self.editedFiles() {
            for place in places { #expect(!file.text.contains(place), "\(file.path) contains \(place)") }
        }
    }
}
