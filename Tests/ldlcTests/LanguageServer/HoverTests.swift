import LDLCompiler
import Testing

@testable import ldlc

@Suite struct HoverTests {
    private static let markdown: JSONValue = ["textDocument": ["hover": ["contentFormat": ["markdown"]]]]

    private func hover(_ marked: String, options: JSONValue = ["width": 200, "height": 100]) -> String {
        let marked = Marked(marked)
        let client = EditorClient(marked.text, capabilities: Self.markdown, options: options)
        return client.request("textDocument/hover", marked.parameters)["contents"]["value"].string ?? ""
    }

    @Test func `a modifier shows its signature, its meaning, and what the padded view was offered and took`() {
        #expect(
            hover("Color.red.frame(width: 20, height: 30).pad|ding(5)") == """
                ```swift
                func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout>
                ```

                Puts a number of points on each side of the view.

                offered 200 × 100, took **30 × 40**, at (85, 30)
                """)
    }

    @Test func `a view shows its own box`() {
        let text = hover("HStac|k(spacing: 0) { Color.red; Color.blue.frame(width: 50) }")
        #expect(text.hasSuffix("offered 200 × 100, took **200 × 100**, at (0, 0)"))
        #expect(hover("HStack(spacing: 0) { Color.r|ed; Color.blue.frame(width: 50) }").contains("**150 × 100**"))
    }

    @Test func `what was offered follows the settings`() {
        #expect(
            hover("Color.re|d", options: ["width": "nil", "height": 30]).contains(
                "offered nothing × 30, took **10 × 30**"))
        #expect(hover("Color.re|d", options: ["device": "iphone-17"]).contains("took **402 ×"))
    }

    @Test func `a view in a loop shows each of its boxes`() {
        let text = hover("VStack(spacing: 0) { ForEach(0..<6) { _ in Color.r|ed } }")
        #expect(text.contains("at (0, 0)") && text.hasSuffix("and 2 more"))
    }

    @Test func `names show what they stand for`() {
        #expect(hover("struct Card { let title: String\nvar x: String { ti|tle } }").contains("let title: String"))
        #expect(
            hover("/// A card.\nstruct Card: View { var body: some View { Text(1) } }\nCar|d()").contains("A card."))
        #expect(hover("func double(_ x: Int) -> Int { x|  * 2 }").contains("x: Int"))
    }

    @Test(arguments: [
        "Te|xt(\"Hi\")", "Te|xt(\"n \\(3)\")", "Te|xt(\"**bold**\")", "Te|xt(\"\"\"\n    a\n    \"\"\")",
        "Te|xt(\"a\", comment: \"b\")",
        "let n = 3\nVStack { Te|xt(\"\\(n) of \\(n)\").bold() }",
    ])
    func `of words as they are written, a call takes the key`(_ marked: String) {
        #expect(hover(marked).split(separator: "\n").dropFirst().first?.contains(": LocalizedStringKey") == true)
    }

    @Test func `other words take what they are`() {
        #expect(hover("let words = AttributedString(\"a\")\nTe|xt(words)").contains("Text(_ attributed:"))
        #expect(hover("let words = \"a\"\nTe|xt(words)").contains("StringProtocol"))
    }

    @Test(arguments: ["Text(1) | ", "// wor|ds", "Text(\"wor|ds\")", "|"])
    func `where there is no name there is nothing to say`(_ marked: String) {
        let marked = Marked(marked)
        let client = EditorClient(marked.text)
        #expect(client.response("textDocument/hover", marked.parameters)["error"].isNull)
    }

    @Test func `a client without Markdown gets plain words`() {
        let client = EditorClient("Color.red.frame(width: 20, height: 30)", options: ["width": 100, "height": 100])
        let contents = client.request("textDocument/hover", EditorClient.at(0, 12))["contents"]
        #expect(contents["kind"] == "plaintext")
        #expect(!(contents["value"].string ?? "`").contains { $0 == "`" || $0 == "*" })
    }
}
