import LDLCompiler
import Testing

@testable import ldlc

@Suite struct QuickFixTests {
    private func actions(_ text: String, _ kinds: [JSONValue] = []) -> [JSONValue] {
        let client = EditorClient(text)
        return client.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(EditorClient.uri)], "range": EditorClient.range((0, 12), (0, 12)),
                "context": ["diagnostics": [], "only": .array(kinds)],
            ]
        ).elements
    }

    @Test func `the cure of a mistake under the cursor is offered and preferred`() {
        let action = actions(#"Text("Hi").paddng(4)"#).first ?? .null
        #expect(action["title"] == "replace with 'padding'")
        #expect(action["kind"] == "quickfix")
        #expect(action["isPreferred"] == true)
        #expect(action["diagnostics"].elements.count == 1)
        #expect(
            action["edit"]["changes"][EditorClient.uri] == [
                ["range": EditorClient.range((0, 11), (0, 17)), "newText": "padding"]
            ])
    }

    @Test func `all safe cures of a file are one action`() {
        let all = actions("Text(\"Hi\").paddng(4)\nText(\"Ho\").fraem(width: 3)", ["source"])
        #expect(all.count == 1)
        #expect(all.first?["title"] == "apply all 2 safe fixes")
        #expect(all.first?["edit"]["changes"][EditorClient.uri].elements.count == 2)
    }
}
