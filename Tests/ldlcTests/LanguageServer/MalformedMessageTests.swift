import LDLCompiler
import Testing

@testable import ldlc

/// Whatever arrives, the server answers or goes on.
@Suite struct MalformedMessageTests {
    private func isAlive(_ client: EditorClient) -> Bool {
        !client.request("textDocument/hover", EditorClient.at(0, 1)).isNull
    }

    @Test(arguments: [
        "Content-Length: 5\r\n\r\n{\"id\"", "Content-Length: 2\r\n\r\n[]", "Content-Length: 4\r\n\r\nnull",
        "Content-Length: 1\r\n\r\n\u{1}", "Content-Length: 0\r\n\r\n", "Content-Length: x\r\n\r\n",
        "Content-Length: -7\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Hello: 1\r\n\r\n",
        "Content-Length: 2\r\n\r\n{}", "Content-Length: 9\r\n\r\n{\"id\": 7}",
        "Content-Length: 15\r\n\r\n{\"method\": 12 }",
    ])
    func `what is no message gets an error, and the next message is read`(_ bytes: String) {
        let client = EditorClient("Text(1)")
        client.send(Array(bytes.utf8))
        #expect(client.failures.count == 1 || client.answer(toRequest: 7)["error"]["code"] == -32600)
        #expect(isAlive(client))
    }

    @Test func `a message that is too long is passed over without being kept`() {
        let client = EditorClient("Text(1)")
        let length = MessageReader.longestMessage + 10
        client.send(Array("Content-Length: \(length)\r\n\r\n".utf8))
        #expect(client.failures.count == 1)
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<(length >> 20) { client.send(piece) }
        client.send([UInt8](repeating: 0, count: length & (1 << 20 - 1)))
        #expect(isAlive(client))
    }

    @Test func `a header without an end is given up`() {
        let client = EditorClient("Text(1)")
        client.send([UInt8](repeating: UInt8(ascii: "a"), count: 10_000))
        #expect(client.failures.count == 1)
        #expect(isAlive(client))
    }

    @Test func `deep nesting is no message, and no end`() {
        let client = EditorClient("Text(1)")
        client.send(MessageReader.framed([UInt8](repeating: UInt8(ascii: "["), count: 100_000)))
        #expect(client.failures.count == 1)
        #expect(isAlive(client))
    }

    @Test func `an unknown request is refused by its name, an unknown notification is passed over`() {
        let client = EditorClient("Text(1)")
        let answer = client.response("textDocument/teleport", .null)
        #expect(answer["error"]["code"] == -32601)
        #expect(answer["error"]["message"] == "there is no method 'textDocument/teleport'")
        client.notify("$/whatever", ["a": 1])
        #expect(isAlive(client))
    }

    @Test func `a request about a document that nobody opened is refused`() {
        let client = EditorClient("Text(1)")
        let answer = client.response("textDocument/hover", EditorClient.at(0, 0, uri: "file:///none.ldl"))
        #expect(answer["error"]["code"] == -32602)
    }

    @Test(arguments: [JSONValue.null, [], ["textDocument": 1], ["textDocument": ["uri": "file:///shop/card.ldl"]]])
    func `parameters of another shape are refused`(_ parameters: JSONValue) {
        let client = EditorClient("Text(1)")
        #expect(client.response("textDocument/completion", parameters)["error"]["code"] == -32602)
        client.notify("textDocument/didChange", parameters)
        client.notify("textDocument/didOpen", parameters)
        client.notify("textDocument/didClose", ["textDocument": .null])
        client.notify("workspace/didChangeWatchedFiles", parameters)
        client.notify("workspace/didChangeConfiguration", parameters)
        #expect(isAlive(client))
    }

    @Test func `places outside the text are moved inside`() {
        let client = EditorClient("Text(1)")
        for position in [(0, 99), (99, 0), (-1, -1), (Int.max, Int.max), (Int.min, Int.min)] {
            #expect(
                client.response("textDocument/hover", EditorClient.at(position.0, position.1))["error"].isNull)
        }
        client.change((5, 5), (2, 2), "!")
        client.change((0, 7), (0, 2), "x")
        #expect(isAlive(client))
    }

    @Test func `a request that is cancelled while it waits is answered so`() {
        let client = EditorClient("Text(1)")
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 77, "method": "textDocument/hover", "params": EditorClient.at(0, 1),
        ]
        let cancel: JSONValue = ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 77]]
        client.send(MessageReader.framed(request.bytes) + MessageReader.framed(cancel.bytes))
        #expect(client.answer(toRequest: 77)["error"]["code"] == -32800)
        // Too late: nothing waits under that number.
        client.send(cancel)
        #expect(isAlive(client))
    }
}
