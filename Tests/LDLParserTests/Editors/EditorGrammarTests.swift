import Foundation
import Testing

@testable import LDLParser

/// The grammars of editors know the words that the lexer knows.
@Suite struct `Grammars of editors` {
    private static let words =
        KeywordTable.reserved.map(\.0) + ContextualWord.allCases.filter { $0 != .none }.map(\.spelling)

    private static func text(_ path: String) throws -> String {
        String(decoding: try Repository.bytes(Repository.root.appendingPathComponent("editors/" + path)), as: UTF8.self)
    }

    @Test(arguments: [
        "vscode/syntaxes/ldl.tmLanguage.json", "sublime/LDL.sublime-syntax", "neovim/syntax/ldl.vim",
        "emacs/ldl-mode.el",
    ])
    func `name every word of the lexer`(_ path: String) throws {
        let parts = Set(try Self.text(path).split { !$0.isLetter && $0 != "_" }.map(String.init))
        // A lone underscore needs no colour in editors that take it for part of a name.
        let wanted = Self.words.filter { $0 != "_" && !(path.contains("vim") && ["Type", "Protocol"].contains($0)) }
        #expect(wanted.count > 100)
        for word in wanted { #expect(parts.contains(word), "\(path) does not name '\(word)'") }
    }

    @Test func `of TextMate have expressions that compile, and patterns that are there`() throws {
        let data = Data(try Self.text("vscode/syntaxes/ldl.tmLanguage.json").utf8)
        let grammar = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let repository = try #require(grammar["repository"] as? [String: Any])
        var expressions: [String] = []
        var includes: [String] = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                for (key, inner) in object {
                    if ["match", "begin", "end"].contains(key), let text = inner as? String {
                        expressions.append(text)
                    }
                    if key == "include", let text = inner as? String { includes.append(text) }
                    collect(inner)
                }
            } else if let array = value as? [Any] {
                for inner in array { collect(inner) }
            }
        }
        collect(grammar)
        #expect(expressions.count > 30)
        for expression in expressions {
            // The end of a raw string refers to the hashes that its beginning has matched.
            let alone = expression.replacingOccurrences(of: "\\1", with: "#")
            #expect(throws: Never.self) { try NSRegularExpression(pattern: alone) }
        }
        for include in includes {
            #expect(include == "$self" || repository[String(include.dropFirst())] != nil, "\(include)")
        }
    }
}
