import LDLCompiler
import Testing

@testable import ldlc

/// A client may write everything at once and close the pipe: what it has asked is answered all the same.
@Suite struct EndOfInputTests {
    private static let start: JSONValue = [
        "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]],
    ]
    private static let open: JSONValue = [
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": [
            "textDocument": [
                "uri": .string(EditorClient.uri), "languageId": "ldl", "version": 1, "text": "Txt()",
            ]
        ],
    ]
    private static let hover: JSONValue = [
        "jsonrpc": "2.0", "id": 3, "method": "textDocument/hover", "params": EditorClient.at(0, 0),
    ]
    private static let shutdown: JSONValue = ["jsonrpc": "2.0", "id": 2, "method": "shutdown"]
    private static let exit: JSONValue = ["jsonrpc": "2.0", "method": "exit"]

    /// What the server answers to messages that end with the input, by number, and how it ends.
    private func run(_ messages: [JSONValue], pieceSize: Int, tail: String = "") -> (status: Int32, sent: [JSONValue]) {
        let bytes = messages.flatMap { MessageReader.framed($0.bytes) }
        let io = MemoryIO(standardInput: String(decoding: bytes, as: UTF8.self) + tail)
        io.pieceSize = pieceSize
        let run = CommandRun("lsp", io: io)
        var reader = MessageReader()
        reader.append(io.written[.output] ?? [])
        var sent: [JSONValue] = []
        while case .message(let message)? = reader.next() {
            if let value = JSONReader.value(of: message) { sent.append(value) }
        }
        return (run.status, sent)
    }

    @Test(arguments: [7, 4096])
    func `every request is answered, then the status says whether the server was shut down`(_ pieceSize: Int) {
        let cases: [(messages: [JSONValue], answers: [Int], status: Int32)] = [
            ([], [], 1),
            ([Self.exit], [], 1),
            ([Self.hover], [3], 1),
            ([Self.hover, Self.exit], [3], 1),
            ([Self.start], [1], 1),
            ([Self.start, Self.exit], [1], 1),
            ([Self.start, Self.open, Self.hover], [1, 3], 1),
            ([Self.start, Self.shutdown], [1, 2], 0),
            ([Self.start, Self.open, Self.hover, Self.shutdown], [1, 3, 2], 0),
            ([Self.start, Self.open, Self.hover, Self.shutdown, Self.exit], [1, 3, 2], 0),
        ]
        for (number, wanted) in cases.enumerated() {
            let (status, sent) = run(wanted.messages, pieceSize: pieceSize)
            #expect(sent.compactMap { $0["id"].integer } == wanted.answers, "case \(number)")
            #expect(status == wanted.status, "case \(number)")
        }
    }

    @Test func `the last changes are told before the server ends`() {
        let sent = run([Self.start, Self.open], pieceSize: 4096).sent
        #expect(sent.last?["method"] == "textDocument/publishDiagnostics")
        #expect(sent.last?["params"]["diagnostics"].elements.count == 1)
    }

    @Test(arguments: ["garbage\r\n\r\n", "Content-Length: 50\r\n\r\n{\"a\"", "Content-Le", "\r\n\r\n"])
    func `half a message at the end holds nothing up`(_ tail: String) {
        let (status, sent) = run([Self.start], pieceSize: 5, tail: tail)
        #expect(sent.contains { $0["id"] == 1 })
        #expect(status == 1)
    }
}
