import LDLCompiler

@testable import ldlc

/// An editor in memory: it talks to a server in bytes, as over a pipe, and keeps what it is told.
final class EditorClient {
    let server: LanguageServer
    let io: MemoryIO
    /// Everything the server has sent that was no answer, in order.
    private(set) var notifications: [JSONValue] = []
    private var answers: [Int: JSONValue] = [:]
    /// Answers without a number, which only malformed messages get.
    private(set) var failures: [JSONValue] = []
    private var reader = MessageReader()
    private var lastID = 0
    private var version = 1

    static let uri = "file:///shop/card.ldl"

    init(files: [String: String] = [:]) {
        io = MemoryIO(files: files)
        server = LanguageServer(io: io)
    }

    /// A client that has begun, with a document if there is a text.
    convenience init(
        _ text: String? = nil, capabilities: JSONValue = [:], options: JSONValue = .null, files: [String: String] = [:],
        folders: [String] = []
    ) {
        self.init(files: files)
        let listed = folders.map { ["uri": .string(DocumentURI.uri(ofPath: $0)), "name": "folder"] as JSONValue }
        _ = request(
            "initialize",
            [
                "processId": .null, "rootUri": .null, "capabilities": capabilities, "initializationOptions": options,
                "workspaceFolders": .array(listed),
            ])
        notify("initialized", [:])
        if let text { open(text) }
    }

    // MARK: Talking

    /// Sends bytes as they are, and lets the server work until it waits.
    func send(_ bytes: [UInt8]) {
        server.receive(bytes)
        withLargeStack {
            while server.step() {}
            server.idle()
            server.rest()
        }
        reader.append(server.takeOutput())
        while case .message(let message)? = reader.next() {
            guard let value = JSONReader.value(of: message) else { continue }
            if !value["method"].isNull {
                notifications.append(value)
            } else if let id = value["id"].integer {
                answers[id] = value
            } else {
                failures.append(value)
            }
        }
    }

    func send(_ message: JSONValue) { send(MessageReader.framed(message.bytes)) }

    func notify(_ method: String, _ parameters: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// The whole answer to a request; `null` if there was none.
    func response(_ method: String, _ parameters: JSONValue) -> JSONValue {
        lastID += 1
        send(["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": parameters])
        return answers.removeValue(forKey: lastID) ?? .null
    }

    /// The result of a request.
    func request(_ method: String, _ parameters: JSONValue) -> JSONValue { response(method, parameters)["result"] }

    func answer(toRequest id: Int) -> JSONValue { answers[id] ?? .null }

    // MARK: Documents

    func open(_ text: String, uri: String = EditorClient.uri) {
        notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": .string(uri), "languageId": "ldl", "version": 1, "text": .string(text)]])
    }

    /// Takes the place of a range of lines and characters.
    func change(_ from: (Int, Int), _ to: (Int, Int), _ text: String, uri: String = EditorClient.uri) {
        version += 1
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri), "version": .integer(version)],
                "contentChanges": [["range": Self.range(from, to), "text": .string(text)]],
            ])
    }

    static func position(_ line: Int, _ character: Int) -> JSONValue {
        ["line": .integer(line), "character": .integer(character)]
    }

    static func range(_ from: (Int, Int), _ to: (Int, Int)) -> JSONValue {
        ["start": position(from.0, from.1), "end": position(to.0, to.1)]
    }

    /// Parameters that name a document and a place in it.
    static func at(_ line: Int, _ character: Int, uri: String = EditorClient.uri) -> JSONValue {
        ["textDocument": ["uri": .string(uri)], "position": position(line, character)]
    }

    /// The diagnostics that a document was told last.
    func diagnostics(uri: String = EditorClient.uri) -> [JSONValue] {
        notifications.last { told in
            told["method"] == "textDocument/publishDiagnostics" && told["params"]["uri"] == .string(uri)
        }?["params"]["diagnostics"].elements ?? []
    }

    /// The messages of a document's diagnostics.
    func messages(uri: String = EditorClient.uri) -> [String] {
        diagnostics(uri: uri).compactMap { $0["message"].string }
    }
}

/// A text with `|` where the cursor is.
struct Marked {
    let text: String
    let line: Int
    let character: Int

    init(_ marked: String) {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let before = parts[0]
        text = parts.joined()
        line = before.count { $0 == "\n" }
        character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    }

    /// The cursor as parameters of a request.
    var parameters: JSONValue { EditorClient.at(line, character) }
}
