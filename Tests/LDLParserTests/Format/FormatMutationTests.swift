import Foundation
import TestSupport
import Testing

@testable import LDLParser

@Suite struct `Formatting half-typed programs` {
    /// Text that is put between tokens: white space of every kind, comments, and what makes a program wrong.
    private static let fragments = [
        " ", "\n", "\n\n\n", "\t", "\r\n", " // c\n", "/* a */", "/* a\n b */", "/// d\n", "#if X\n", "\n#endif\n", "{",
        "}",
        "(", ")", "[", "]", ",", ";", ".", "\"", "\"\"\"", "\\(", "?", ":", "=", "&&", "...", "..<", "-", "@A ", "let ",
        "if ", "else ", "case ", "in ", "struct S ", ".padding()", "Text(\"a\")", "é", "\u{FEFF}", "\0",
    ]

    @Test func `keeps every token and comes to rest`() throws {
        var random = SplitMix64(seed: 11)
        let files =
            Repository.files(in: "examples", withExtension: "ldl")
            + Repository.files(in: "Tests/LDLParserTests/Fixtures", withExtension: "ldl")
            + Repository.files(in: "Tests/LDLCompilerTests/Fixtures/Lessons", withExtension: "ldl")
        #expect(files.count > 40)
        for url in files {
            let tree = parse(SourceFile(name: url.lastPathComponent, bytes: try Repository.bytes(url)))
            for _ in 0..<6 {
                let pieces = Self.mutated(tree, &random)
                if FormatCheck(pieces.flatMap { $0 }).problems.isEmpty { continue }
                let smallest = Self.shrunk(pieces)
                let check = FormatCheck(smallest.flatMap { $0 })
                let text = String(decoding: smallest.flatMap { $0 }, as: UTF8.self)
                Issue.record(
                    "\(check.problems) for \(text.debugDescription), which gives \(check.text.debugDescription)")
            }
        }
    }

    /// The tokens of a file and the gaps between them, after one to five changes.
    static func mutated(_ tree: SyntaxTree, _ random: inout SplitMix64) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var end = 0
        for token in tree.tokens {
            pieces.append(Array(tree.file.bytes[end..<Int(token.start)]))
            pieces.append(Array(tree.file.bytes[token.range.bytes]))
            end = Int(token.end)
        }
        for _ in 0..<1 + random.below(5) {
            let index = random.below(pieces.count)
            switch random.below(4) {
            case 0: pieces[index] = []
            case 1: pieces.swapAt(index, random.below(pieces.count))
            case 2: pieces.insert(Array(fragments[random.below(fragments.count)].utf8), at: index)
            default: pieces[index] = pieces[index].filter { $0 != UInt8(ascii: "\n") }
            }
        }
        return pieces
    }

    /// The fewest pieces that still show a problem, left out in ever smaller runs.
    static func shrunk(_ pieces: [[UInt8]]) -> [[UInt8]] {
        var best = pieces
        var length = best.count / 2
        while length > 0 {
            var start = 0
            while start < best.count {
                let candidate = Array(best[..<start] + best[min(start + length, best.count)...])
                if FormatCheck(candidate.flatMap { $0 }).problems.isEmpty {
                    start += length
                } else {
                    best = candidate
                }
            }
            length /= 2
        }
        return best
    }
}
