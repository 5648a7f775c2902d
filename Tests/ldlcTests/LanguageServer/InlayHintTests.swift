import LDLCompiler
import Testing

@testable import ldlc

@Suite struct InlayHintTests {
    private static let text = """
        VStack(spacing: 0) {
            Color.red.frame(width: 53, height: 20)
            ForEach(0..<2) { number in
                Color.blue.frame(width: 10, height: 10 * CGFloat(number + 1)).padding(5)
            }
        }
        """

    private func hints(_ client: EditorClient) -> [JSONValue] {
        client.request(
            "textDocument/inlayHint",
            ["textDocument": ["uri": .string(EditorClient.uri)], "range": EditorClient.range((0, 0), (99, 0))]
        ).elements
    }

    /// A hint as `line:character label`.
    private func shown(_ client: EditorClient) -> [String] {
        hints(client).map { hint in
            let position = hint["position"]
            return
                "\(position["line"].integer ?? -1):\(position["character"].integer ?? -1) \(hint["label"].string ?? "")"
        }
    }

    private let options: JSONValue = ["width": 200, "height": 100, "inlayHints": ["defaults": false]]

    @Test func `each view shows its size where it is written, and modifiers where they change it`() {
        let client = EditorClient(Self.text, options: options)
        #expect(
            shown(client) == [
                "0:18 53 × 70", "1:13 53 × 20", "3:18 10 × 10, 10 × 20", "3:80 20 × 20, 20 × 30",
            ])
    }

    @Test func `what is left to its default is shown where it could be written`() {
        let client = EditorClient(
            "VStack { Text(\"a\").padding() }", options: ["inlayHints": ["sizes": false, "modifiers": false]])
        #expect(shown(client) == ["0:6 (alignment: .center)", "0:27 .all"])
    }

    @Test func `hints can be switched off, by the first settings and by later ones`() {
        #expect(shown(EditorClient(Self.text, options: ["inlayHints": false])).isEmpty)
        #expect(shown(EditorClient(Self.text, options: ["inlayHints": ["enabled": false]])).isEmpty)
        let client = EditorClient(Self.text, options: options)
        #expect(!shown(client).isEmpty)
        client.notify("workspace/didChangeConfiguration", ["settings": ["ldl": ["inlayHints": ["enabled": false]]]])
        #expect(shown(client).isEmpty)
    }

    @Test func `a client that can be asked is asked for its settings`() {
        let client = EditorClient(Self.text, capabilities: ["workspace": ["configuration": true]])
        let asked = client.notifications.first { $0["method"] == "workspace/configuration" } ?? .null
        #expect(asked["params"]["items"].elements.first?["section"] == "ldl")
        client.send([
            "jsonrpc": "2.0", "id": asked["id"], "result": [["width": 200, "height": 100, "inlayHints": false]],
        ])
        #expect(client.server.workspace.settings.showsSizes == false)
    }

    @Test func `while the file has errors the last good layout is shown, moved with the text, and says so`() {
        let client = EditorClient(Self.text, options: options)
        client.change((0, 0), (0, 0), "Txt()\n")
        #expect(shown(client).first == "1:18 53 × 70 (last good layout)")
        #expect(hints(client).first?["tooltip"].string?.contains("the file has some now") == true)
        client.change((0, 0), (1, 0), "")
        #expect(shown(client).first == "0:18 53 × 70")
    }

    @Test func `a change that brings the whole text keeps the sizes where the text has stayed`() {
        func whole(_ text: String, _ client: EditorClient) {
            client.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(EditorClient.uri), "version": 9],
                    "contentChanges": [["text": .string(text)]],
                ])
        }
        let edits: [(from: (Int, Int), to: (Int, Int), text: String)] = [
            ((0, 0), (0, 0), "Txt()\n"), ((1, 4), (1, 9), "Colour"), ((5, 1), (5, 1), "\nTxt()"),
            ((3, 8), (3, 13), "é\u{1F600}"), ((0, 0), (5, 1), "("),
        ]
        for edit in edits {
            let ranged = EditorClient(Self.text, options: options)
            ranged.change(edit.from, edit.to, edit.text)
            let bytes = ranged.server.workspace.document(EditorClient.uri)?.bytes ?? []
            let full = EditorClient(Self.text, options: options)
            whole(String(decoding: bytes, as: UTF8.self), full)
            #expect(shown(full) == shown(ranged))
            whole(Self.text, full)
            #expect(shown(full).first == "0:18 53 × 70")
        }
    }

    @Test func `a file that was never right has no sizes`() {
        #expect(shown(EditorClient("Txt()", options: options)).isEmpty)
    }

    @Test func `a program that runs for too long has none either, and the server goes on`() {
        let client = EditorClient(
            "func f() -> Int { var i = 0; while true { i += 1 }; return i }\nText(\"\\(f())\")", options: options)
        #expect(!client.messages().isEmpty)
        #expect(shown(client).isEmpty)
    }
}
