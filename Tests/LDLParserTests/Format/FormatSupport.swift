import Foundation
import TestSupport

@testable import LDLParser

/// What tests ask of every formatted file.
struct FormatCheck {
    /// The file as it is formatted.
    let result: [UInt8]
    /// What is wrong; empty if nothing is.
    let problems: [String]
    /// How often a token was looked at, for each token.
    let stepsOfAToken: Double

    init(_ bytes: [UInt8], name: String = "test.ldl", options: FormatOptions = FormatOptions()) {
        let tree = parse(SourceFile(name: name, bytes: bytes))
        let formatting = Formatting(tree, options: options)
        var problems: [String] = []
        result = formatting.edits.applied(to: tree.file)
        stepsOfAToken = Double(formatting.steps) / Double(tree.tokens.count)
        if formatting.isRefused { problems.append("a form had other tokens") }
        if result != formatting.result.file.bytes { problems.append("the edits do not give the form") }
        let formatted = parse(SourceFile(name: name, bytes: result))
        if !format(formatted, options: options).isEmpty { problems.append("formatting again changes it") }
        if Self.words(tree) != Self.words(formatted) { problems.append("a token or a comment is not what it was") }
        self.problems = problems
    }

    /// The form as text.
    var text: String { String(decoding: result, as: UTF8.self) }

    /// Every token and every comment in order, without commas before closing brackets; the lines of a comment without the
    /// white space around them.
    static func words(_ tree: SyntaxTree) -> [String] {
        var words: [String] = []
        for index in tree.tokens.indices {
            let token = tree.tokens[index]
            for piece in tree.triviaPieces(before: TokenID(UInt32(index))) where piece.isComment {
                let lines = tree.file.text(in: piece.range).split(omittingEmptySubsequences: false) { $0.isNewline }
                words.append(lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"))
            }
            let next = tree.tokens.indices.contains(index + 1) ? tree.tokens[index + 1].kind : .endOfFile
            if token.kind == .comma, next == .rightSquare { continue }
            if !token.isMissing { words.append(tree.file.text(in: token.range)) }
        }
        return words
    }
}

/// Formats text with four spaces for a level.
func formatted(_ text: String, indentation: Int? = nil, lineWidth: Int = 120) -> String {
    FormatCheck(Array(text.utf8), options: FormatOptions(indentation: indentation, lineWidth: lineWidth)).text
}
