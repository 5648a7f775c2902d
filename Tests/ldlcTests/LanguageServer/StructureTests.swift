import LDLCompiler
import Testing

@testable import ldlc

/// Outline, folds, selections, tokens, colours, formatting, refactorings.
@Suite struct StructureTests {
    private static let document: JSONValue = ["uri": .string(EditorClient.uri)]
    private static let text = """
        import SwiftUI

        // A card,
        // as it stands in a list.
        struct Card: View {
            let title: String
            var body: some View {
                VStack {
                    Text(title).bold()
                        .padding()
                }
            }
        }
        Card(title: "One").background(.red)
        """

    @Test func `the outline has the declarations and the views in them`() {
        let client = EditorClient(
            Self.text,
            capabilities: ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
        let symbols = client.request("textDocument/documentSymbol", ["textDocument": Self.document]).elements
        #expect(symbols.map { $0["name"] } == ["Card", "Card"])
        #expect(symbols.first?["detail"] == "View")
        let members = symbols.first?["children"].elements ?? []
        #expect(members.map { $0["name"] } == ["title", "body"])
        let stack = members.last?["children"].elements.first ?? .null
        #expect(stack["name"] == "VStack")
        #expect(stack["children"].elements.map { $0["name"] } == ["Text"])
    }

    @Test func `a client without nesting gets a list with containers`() {
        let client = EditorClient(Self.text)
        let symbols = client.request("textDocument/documentSymbol", ["textDocument": Self.document]).elements
        #expect(symbols.map { $0["name"] } == ["Card", "title", "body", "VStack", "Text", "Card"])
        #expect(symbols[1]["containerName"] == "Card")
    }

    @Test func `the workspace's names are found by letters in their order`() {
        let client = EditorClient(
            Self.text, files: ["/shop/b.ldl": "struct Carousel {}\nenum Side { case left }"], folders: ["/shop"])
        func names(_ query: String) -> [String] {
            client.request("workspace/symbol", ["query": .string(query)]).elements.compactMap { $0["name"].string }
        }
        #expect(names("car") == ["Carousel", "Card"])
        #expect(names("LFT") == ["left"])
        #expect(names("zzz") == [])
    }

    @Test func `blocks and comments fold`() {
        let folds = EditorClient(Self.text).request("textDocument/foldingRange", ["textDocument": Self.document])
        #expect(folds.elements.map { [$0["startLine"], $0["endLine"]] } == [[2, 3], [4, 12], [6, 11], [7, 10]])
        #expect(folds.elements.first?["kind"] == "comment")
    }

    @Test func `a selection grows from the word along the chain to the file`() {
        let client = EditorClient(Self.text)
        let answer = client.request(
            "textDocument/selectionRange",
            ["textDocument": Self.document, "positions": [EditorClient.position(8, 26)]])
        var ranges: [JSONValue] = []
        var next = answer.elements.first ?? .null
        while !next.isNull {
            ranges.append(next["range"])
            next = next["parent"]
        }
        #expect(ranges.first == EditorClient.range((8, 24), (8, 28)))
        #expect(ranges.contains(EditorClient.range((8, 12), (8, 30))))
        #expect(ranges.contains(EditorClient.range((8, 12), (9, 26))))
        #expect(ranges.last == EditorClient.range((0, 0), (13, 35)))
    }

    @Test func `tokens say what words are, and what has changed since`() {
        let client = EditorClient("Text(\"a\").bold()")
        let all = client.request("textDocument/semanticTokens/full", ["textDocument": Self.document])
        #expect(
            all["data"] == [
                0, 0, 4, 0, 8, 0, 5, 1, 12, 0, 0, 1, 1, 12, 0, 0, 1, 1, 12, 0, 0, 3, 4, 8, 8,
            ])
        client.change((0, 10), (0, 14), "italic")
        let delta = client.request(
            "textDocument/semanticTokens/full/delta",
            ["textDocument": Self.document, "previousResultId": all["resultId"]])
        #expect(delta["edits"] == [["start": 22, "deleteCount": 1, "data": [6]]])
        let unknown = client.request(
            "textDocument/semanticTokens/full/delta", ["textDocument": Self.document, "previousResultId": "none"])
        #expect(unknown["data"].elements.count == 25)
        let part = client.request(
            "textDocument/semanticTokens/range",
            ["textDocument": Self.document, "range": EditorClient.range((0, 9), (0, 18))])
        #expect(part["data"].elements.count == 5)
    }

    @Test func `colours are shown, and can be written in numbers`() {
        let client = EditorClient("Color.red\nText(1).foregroundStyle(.blue)\nColor(red: 0.5, green: 1, blue: 0)")
        let colors = client.request("textDocument/documentColor", ["textDocument": Self.document]).elements
        #expect(
            colors.map { $0["range"] } == [
                EditorClient.range((0, 0), (0, 9)), EditorClient.range((1, 24), (1, 29)),
                EditorClient.range((2, 0), (2, 34)),
            ])
        #expect(colors.last?["color"] == ["red": .number(0.5), "green": 1, "blue": 0, "alpha": 1])
        let written = client.request(
            "textDocument/colorPresentation",
            [
                "textDocument": Self.document, "range": EditorClient.range((0, 0), (0, 9)),
                "color": ["red": .number(0.25), "green": 1, "blue": 0, "alpha": .number(0.5)],
            ])
        #expect(written.elements.first?["label"] == "Color(red: 0.25, green: 1, blue: 0, opacity: 0.5)")
    }

    @Test func `a file is formatted as a whole, in part, and while typing`() {
        let client = EditorClient("VStack{\n  Text( \"a\" )\n}\nText( \"b\" )\n")
        let all = client.request("textDocument/formatting", ["textDocument": Self.document, "options": [:]]).elements
        #expect(!all.isEmpty)
        let part = client.request(
            "textDocument/rangeFormatting",
            ["textDocument": Self.document, "range": EditorClient.range((3, 0), (3, 5)), "options": [:]]
        ).elements
        #expect(!part.isEmpty && part.allSatisfy { $0["range"]["start"]["line"] == 3 })
        let typed = client.request(
            "textDocument/onTypeFormatting",
            ["textDocument": Self.document, "position": EditorClient.position(2, 1), "ch": "}", "options": [:]]
        ).elements
        #expect(!typed.isEmpty && typed.allSatisfy { ($0["range"]["end"]["line"].integer ?? 9) <= 2 })
    }
}
