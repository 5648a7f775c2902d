import Foundation
import LDLParser
import TestSupport
import Testing

@Suite struct `The tree gives the file back` {
    /// The files of the repository that are LDL or Swift.
    private static let files: [URL] =
        Repository.files(in: "Tests/Conformance/cases", withExtension: "ldl")
        + Repository.files(in: "Tests/LDLParserTests/Fixtures", withExtension: "ldl")
        + Repository.files(in: "examples", withExtension: "ldl")

    @Test func `for every conformance case, fixture and example`() throws {
        #expect(Self.files.count > 300)
        for url in Self.files {
            parseLosslessly(try Repository.bytes(url), name: url.lastPathComponent)
        }
    }

    @Test func `for the parser's own sources, without a diagnostic`() throws {
        let sources = Repository.files(in: "Sources/LDLParser", withExtension: "swift")
        #expect(sources.count > 40)
        for url in sources {
            let tree = parseLosslessly(try Repository.bytes(url), name: url.lastPathComponent)
            #expect(tree.diagnostics.isEmpty, "\(url.lastPathComponent)\n\(tree.report)")
        }
    }

    @Test func `for random bytes`() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<300 {
            let bytes = (0..<random.below(500)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            parseLosslessly(bytes)
        }
    }

    @Test func `for random punctuation and words`() {
        var random = SplitMix64(seed: 2)
        let pieces = [
            "(", ")", "{", "}", "[", "]", "<", ">", ",", ".", ":", ";", "\"", "\\(", "\\", "#", "@", "!", "?", "&", "=",
            "-",
            "->", "if ", "else ", "case ", "let ", "func ", "struct ", "var ", "in ", "#if ", "#endif\n", "switch ",
            "a",
            "B", "1", "2.5", " ", "\n", "\"\"\"", "/*", "*/", "//", "`", "$0", "_", "\r", "\0", "é", "“", "try ", "as ",
            "is ",
            "where ", "return ", "init", "get ", "set ", "willSet ", "for ", "guard ", "do ", "catch ", "repeat ",
        ]
        for _ in 0..<500 {
            let text = (0..<random.below(120)).map { _ in pieces[random.below(pieces.count)] }.joined()
            parseLosslessly(text)
        }
    }

    @Test func `when tokens are left out, doubled or exchanged`() throws {
        var random = SplitMix64(seed: 3)
        for url in Self.files where random.oneIn(3) {
            let tree = parse(SourceFile(name: url.lastPathComponent, bytes: try Repository.bytes(url)))
            for _ in 0..<4 {
                parseLosslessly(Self.mutated(tree, &random), name: url.lastPathComponent)
            }
        }
    }

    /// The bytes of a file after one to four changes to its tokens.
    private static func mutated(_ tree: SyntaxTree, _ random: inout SplitMix64) -> [UInt8] {
        var pieces: [ArraySlice<UInt8>] = []
        var end = 0
        for token in tree.tokens {
            pieces.append(tree.file.bytes[end..<Int(token.start)])
            pieces.append(tree.file.bytes[token.range.bytes])
            end = Int(token.end)
        }
        for _ in 0..<1 + random.below(4) {
            let index = random.below(pieces.count)
            switch random.below(3) {
            case 0: pieces[index] = []
            case 1: pieces.insert(pieces[index], at: index)
            default: pieces.swapAt(index, random.below(pieces.count))
            }
        }
        return pieces.flatMap { $0 }
    }
}
