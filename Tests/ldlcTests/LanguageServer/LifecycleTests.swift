import LDLCompiler
import Testing

@testable import ldlc

@Suite struct LifecycleTests {
    @Test func `a server says what it can and which characters it counts`() {
        let client = EditorClient(files: [:])
        let answer = client.request("initialize", ["capabilities": [:]])
        #expect(answer["capabilities"]["positionEncoding"] == "utf-16")
        #expect(answer["capabilities"]["textDocumentSync"]["change"] == 2)
        #expect(answer["serverInfo"]["name"] == "ldlc")
    }

    @Test func `bytes are counted where the client can count them`() {
        let client = EditorClient(files: [:])
        let offered: JSONValue = ["general": ["positionEncodings": ["utf-16", "utf-8"]]]
        let answer = client.request("initialize", ["capabilities": offered])
        #expect(answer["capabilities"]["positionEncoding"] == "utf-8")
    }

    @Test func `before it is initialised a request is refused and a notification is passed over`() {
        let client = EditorClient(files: [:])
        client.open("Text(1")
        #expect(client.notifications.isEmpty)
        #expect(client.response("textDocument/hover", EditorClient.at(0, 0))["error"]["code"] == -32002)
    }

    @Test func `it is initialised once`() {
        let client = EditorClient("")
        #expect(client.response("initialize", ["capabilities": [:]])["error"]["code"] == -32600)
    }

    @Test func `after it was shut down only the end is left`() {
        let client = EditorClient("")
        #expect(client.response("shutdown", .null)["error"].isNull)
        #expect(client.response("shutdown", .null)["error"]["code"] == -32600)
        #expect(client.response("textDocument/hover", EditorClient.at(0, 0))["error"]["code"] == -32600)
        client.notify("exit", .null)
        #expect(client.server.exitStatus == .success)
    }

    @Test func `to end without having been shut down is a failure`() {
        let client = EditorClient("")
        client.notify("exit", .null)
        #expect(client.server.exitStatus == .inputHasErrors)
    }

    @Test func `the command serves its standard input until the end`() {
        func message(_ value: JSONValue) -> String {
            String(decoding: MessageReader.framed(value.bytes), as: UTF8.self)
        }
        let io = MemoryIO(
            standardInput: message(["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]]])
                + message(["jsonrpc": "2.0", "id": 2, "method": "shutdown"])
                + message(["jsonrpc": "2.0", "method": "exit"]))
        io.pieceSize = 7
        let run = CommandRun("lsp", "--stdio", io: io)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.hasPrefix("Content-Length: "))
        #expect(run.output.contains(#""id":2"#))
    }

    @Test func `a client that goes away ends the server`() {
        #expect(CommandRun("lsp", io: MemoryIO(standardInput: "Content-Length: 10\r\n\r\n{")).status == 1)
    }

    @Test func `the command takes no file`() {
        let run = CommandRun("lsp", "card.ldl")
        #expect(run.status == 2)
        #expect(run.errors.contains("'lsp' takes no file"))
    }
}
