import Foundation
import LDLCompiler
import Testing

@testable import ldlc

/// Definitions, uses, renaming and the forms of a call.
@Suite struct NavigationTests {
    private static let card = """
        struct Card: View {
            let title: String
            @State private var count = 0
            var body: some View {
                Button(title) { count += 1 }
                Stepper("n", value: $count)
                if let note { Text(note) }
            }
            var note: String? { nil }
        }
        Card(title: "One")
        """

    /// The name at a place of the card, by its line and the text before which the cursor stands.
    private func parameters(_ line: Int, _ text: String) -> JSONValue {
        let written = Self.card.split(separator: "\n", omittingEmptySubsequences: false)[line]
        let column = written.range(of: text).map { written.distance(from: written.startIndex, to: $0.lowerBound) }
        return EditorClient.at(line, (column ?? 0) + 1)
    }

    private func with(_ parameters: JSONValue, _ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = parameters else { return .null }
        return .object(members + [.init(name: name, value: value)])
    }

    /// The new text after edits of the one document.
    private func applied(_ edit: JSONValue, to text: String, uri: String = EditorClient.uri) -> String {
        let client = EditorClient(text)
        // From the end, so that the places of the others stay.
        for change in edit["changes"][uri].elements.sorted(by: Self.isLater) {
            client.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(EditorClient.uri), "version": 2],
                    "contentChanges": [["range": change["range"], "text": change["newText"]]],
                ])
        }
        return String(decoding: client.server.workspace.document(EditorClient.uri)?.bytes ?? [], as: UTF8.self)
    }

    private static func isLater(_ left: JSONValue, _ right: JSONValue) -> Bool {
        func key(_ value: JSONValue) -> (Int, Int) {
            (value["range"]["start"]["line"].integer ?? 0, value["range"]["start"]["character"].integer ?? 0)
        }
        return key(left) > key(right)
    }

    private func lines(_ locations: JSONValue) -> [Int] {
        locations.elements.compactMap { $0["range"]["start"]["line"].integer }
    }

    @Test(arguments: [
        (4, "title", 1), (4, "count", 2), (5, "$count", 2), (6, "Text(note", nil), (10, "title", 1), (10, "Card", 0),
        (6, "note {", 8),
    ])
    func `a name leads to its declaration`(_ line: Int, _ text: String, _ declared: Int?) {
        let client = EditorClient(Self.card)
        let found = client.request("textDocument/definition", parameters(line, text))
        #expect(found["range"]["start"]["line"].integer == declared)
    }

    @Test func `uses are found in labels, in closures that are not checked, and behind a dollar`() {
        let client = EditorClient(Self.card)
        let context: JSONValue = ["includeDeclaration": true]
        let count = client.request("textDocument/references", with(parameters(2, "count"), "context", context))
        #expect(lines(count) == [2, 4, 5])
        let title = client.request("textDocument/references", with(parameters(4, "title"), "context", context))
        #expect(lines(title) == [1, 4, 10])
        let used = client.request(
            "textDocument/references", with(parameters(4, "title"), "context", ["includeDeclaration": false]))
        #expect(lines(used) == [4, 10])
        let shown = client.request("textDocument/documentHighlight", parameters(4, "title"))
        #expect(lines(shown) == [1, 4, 10])
    }

    @Test func `renaming changes every use, and only the name`() {
        let client = EditorClient(Self.card)
        let edit = client.request("textDocument/rename", with(parameters(5, "count"), "newName", "number"))
        let text = applied(edit, to: Self.card)
        #expect(text.contains("var number = 0") && text.contains("{ number += 1 }") && text.contains("value: $number"))
        #expect(!text.contains("count"))
        let title = client.request("textDocument/rename", with(parameters(1, "title"), "newName", "headline"))
        #expect(applied(title, to: Self.card).contains("Card(headline: \"One\")"))
    }

    @Test func `what is bound by its own name keeps its value`() {
        let client = EditorClient(Self.card)
        let outer = client.request("textDocument/rename", with(parameters(8, "note"), "newName", "remark"))
        #expect(applied(outer, to: Self.card).contains("if let note = remark { Text(note) }"))
    }

    @Test func `a parameter keeps its label, a reserved word gets backticks`() {
        let text = "func twice(number: Int) -> Int { number * 2 }\nText(\"\\(twice(number: 2))\")"
        let client = EditorClient(text)
        let edit = client.request(
            "textDocument/rename", with(EditorClient.at(0, 34), "newName", "class"))
        #expect(
            applied(edit, to: text)
                == "func twice(number `class`: Int) -> Int { `class` * 2 }\nText(\"\\(twice(number: 2))\")")
    }

    @Test func `the name to be changed is shown first`() {
        let client = EditorClient(Self.card)
        let found = client.request("textDocument/prepareRename", parameters(5, "$count"))
        #expect(found["placeholder"] == "count")
    }

    @Test(arguments: [
        (3, "body", "shown", "'View' asks for a member named 'body'"), (4, "Button", "Knob", "'Button' is built in"),
        (4, "title", "count", "the program would no longer be right: 'Card' already has a property named 'count'"),
        (4, "title", "1x", "'1x' is no name"), (4, "title", "a b", "'a b' is no name"),
        (4, "title", "", "'' is no name"),
        (4, "{", "x", "there is no name here"),
    ])
    func `what cannot be renamed is refused with the reason`(
        _ line: Int, _ text: String, _ name: String, _ reason: String
    ) {
        let client = EditorClient(Self.card)
        let answer = client.response("textDocument/rename", with(parameters(line, text), "newName", .string(name)))
        #expect(answer["error"]["code"] == -32803)
        #expect(answer["error"]["message"] == .string(reason))
    }

    @Test func `a name that would be captured is refused`() {
        let text = "let width = 10.0\nfunc f() -> Double { let other = 2.0; return width + other }\nText(\"\\(f())\")"
        let answer = EditorClient(text).response(
            "textDocument/rename", with(EditorClient.at(0, 5), "newName", "other"))
        #expect(answer["error"]["message"] == "the new name would mean something else in some places")
    }

    @Test(arguments: [("if", "`if`"), ("`if`", "`if`"), ("`plain`", "plain"), ("plain", "plain")])
    func `a new name is accepted with its backticks and without`(_ name: String, _ written: String) {
        let client = EditorClient("let one = 1\nText(\"\\(one)\")")
        let answer = client.request(
            "textDocument/rename", with(EditorClient.at(0, 5), "newName", .string(name)))
        let edits = answer["changes"][EditorClient.uri].elements
        #expect(edits.compactMap { $0["newText"].string } == [written, written])
    }

    @Test(arguments: ["``", "`", "`a", "a`", "`a b`", "`1`", "``if``"])
    func `backticks alone make no name`(_ name: String) {
        let client = EditorClient("let one = 1\nText(\"\\(one)\")")
        let answer = client.response(
            "textDocument/rename", with(EditorClient.at(0, 5), "newName", .string(name)))
        #expect(answer["error"]["code"] == -32803)
    }

    @Test func `declarations and uses in other files are found and renamed`() {
        let badge = "struct Badge: View { var body: some View { Text(\"a\") } }"
        let client = EditorClient(
            "Badge()", files: ["/shop/badge.ldl": badge, "/shop/other.ldl": "VStack { Badge() }"], folders: ["/shop"])
        let found = client.request("textDocument/definition", EditorClient.at(0, 2))
        #expect(found["uri"] == "file:///shop/badge.ldl")
        #expect(found["range"]["start"]["character"] == 7)
        let uses = client.request("textDocument/references", EditorClient.at(0, 2)).elements.compactMap {
            $0["uri"].string
        }
        #expect(uses.sorted() == ["file:///shop/badge.ldl", EditorClient.uri, "file:///shop/other.ldl"].sorted())
        let edit = client.request("textDocument/rename", with(EditorClient.at(0, 2), "newName", "Label2"))
        #expect(edit["changes"]["file:///shop/other.ldl"].elements.count == 1)
        #expect(edit["changes"]["file:///shop/badge.ldl"].elements.count == 1)
    }

    @Test func `the forms of a call are shown, the one that fits first`() {
        let marked = Marked("Text(1).frame(maxWidth: 10, align|")
        let help = EditorClient(marked.text).request("textDocument/signatureHelp", marked.parameters)
        #expect(help["signatures"].elements.count == 2)
        #expect(help["activeSignature"] == 1)
        let second = Marked("Text(1).frame(width: 10, height: |)")
        let shown = EditorClient(second.text).request("textDocument/signatureHelp", second.parameters)
        #expect(shown["activeSignature"] == 0)
        #expect(shown["activeParameter"] == 1)
        #expect(
            shown["signatures"].elements.first?["label"]
                == "frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)")
    }

    @Test(arguments: [
        ("Text(1).frame(|", 0), ("Text(1).frame(width: 10, |", 1), ("Text(1).frame(width: 10, |)", 1),
        ("Text(1).frame(width: 10, height: 5, |", 2), ("Text(1).frame(maxWidth: 10, |", 3),
        ("Text(1).frame(height: |", 1), ("Text(1).frame(height: 5, |", 2), ("VStack(|) {}", 0),
        ("VStack(alignment: .leading, |) {}", 1), ("Text(1).padding(|", 0), ("Text(1).padding(.top, |", 1),
        ("func f(_ a: Int, b: Int, c: Int) {}\nf(1, |", 1), ("func f(_ a: Int, b: Int, c: Int) {}\nf(1, b: 2, |", 2),
    ])
    func `the parameter that comes next is marked, before its label is written`(_ marked: String, _ index: Int) {
        let marked = Marked(marked)
        let help = EditorClient(marked.text).request("textDocument/signatureHelp", marked.parameters)
        #expect(help["activeParameter"] == .integer(index))
        let active = help["activeSignature"].integer ?? -1
        #expect(help["signatures"].elements[active]["activeParameter"] == .integer(index))
    }

    @Test(arguments: ["|", "Text(1)|", "VStack { | }", "// f(|"])
    func `outside a call there is no help`(_ marked: String) {
        let marked = Marked(marked)
        #expect(EditorClient(marked.text).response("textDocument/signatureHelp", marked.parameters)["result"].isNull)
    }
}
