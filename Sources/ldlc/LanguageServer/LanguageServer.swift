import LDLCompiler
import LDLParser

/// A language server: bytes in, bytes out.
///
/// It does one thing at a time, in the order of arrival. What has arrived is looked through first, so that a request that
/// has been cancelled is not worked on, and a file is not checked for each of several keystrokes that wait. Whoever runs
/// it calls `receive` with what has arrived, `step` until there is nothing to do, and then `idle`; what is to be sent is
/// taken with `takeOutput`.
final class LanguageServer {
    enum State { case created, running, shutDown }

    let workspace: Workspace
    var state = State.created
    /// What the client has said that it can do.
    var capabilities: JSONValue = .null
    /// What is wrong with the settings, as it was told.
    var settingProblems: [String] = []
    /// Set when the client ends the server.
    private(set) var exitStatus: ExitStatus?

    private var reader = MessageReader()
    private var queue: [JSONValue] = []
    private var output: [UInt8] = []
    /// Keys of the documents whose diagnostics have to be told.
    var unpublished: [String] = []
    /// Keys of the documents that have been told of and not laid out yet.
    private var unmeasured: [String] = []
    /// The number of the analysis whose diagnostics were told last, by key.
    var told: [String: Int] = [:]
    /// Mistakes in files that are not open, by the key of the open document whose module they are in, and their path.
    var closedFindings: [String: [String: [JSONValue]]] = [:]
    /// The mistakes that were told last of files that are not open, by their path.
    var toldClosed: [String: [JSONValue]] = [:]
    /// What is to be done with the answers to the server's own requests, by number.
    private var pendingAnswers: [Int: (JSONValue) -> Void] = [:]
    private var requestCount = 0
    /// The tokens that were told last, by key, for a client that asks what has changed.
    var toldTokens: [String: (id: String, data: [Int])] = [:]
    var tokenResultCount = 0

    typealias Request = (JSONValue) throws(ResponseError) -> JSONValue
    typealias Notification = (JSONValue) -> Void

    init(io: any CommandIO) {
        workspace = Workspace(io: io)
    }

    // MARK: Input and output

    /// Whether a message waits.
    var hasWork: Bool { !queue.isEmpty && exitStatus == nil }

    func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Takes bytes as they arrive and queues the messages that are complete.
    func receive(_ bytes: [UInt8]) {
        reader.append(bytes)
        while let item = reader.next() {
            switch item {
            case .malformed(let reason): send(ResponseError.parseError(reason).response(to: .null))
            case .message(let message):
                guard let value = JSONReader.value(of: message) else {
                    send(ResponseError.parseError("a message is no JSON").response(to: .null))
                    continue
                }
                enqueue(value)
            }
        }
    }

    private func enqueue(_ message: JSONValue) {
        guard message["method"].string == "$/cancelRequest", message["id"].isNull else {
            queue.append(message)
            return
        }
        let id = message["params"]["id"]
        guard !id.isNull, let index = queue.firstIndex(where: { $0["id"] == id && !$0["method"].isNull }) else {
            return
        }
        queue.remove(at: index)
        send(ResponseError.cancelled.response(to: id))
    }

    /// Does what the next message asks; false if there is none.
    @discardableResult
    func step() -> Bool {
        guard hasWork else { return false }
        handle(queue.removeFirst())
        return true
    }

    /// Does what can wait until nothing else is to be done: tells diagnostics.
    func idle() {
        guard state == .running, exitStatus == nil else { return }
        let keys = unpublished
        unpublished = []
        for key in keys { publishDiagnostics(key) }
        if !keys.isEmpty || !toldClosed.isEmpty { publishClosedFiles() }
        unmeasured += keys
    }

    /// Does what nobody waits for, once the diagnostics have been sent: lays out what has no mistakes, so that there are
    /// sizes to show when it gets some.
    func rest() {
        let keys = unmeasured
        unmeasured = []
        for key in keys {
            guard let document = workspace.documents[key], let analysis = workspace.analysis(of: key) else { continue }
            rememberSizes(of: document, analysis)
        }
    }

    func send(_ message: JSONValue) {
        output += MessageReader.framed(message.bytes)
    }

    func notify(_ method: String, _ parameters: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// Asks the client something; an error is not told.
    func ask(_ method: String, _ parameters: JSONValue, then use: @escaping (JSONValue) -> Void) {
        requestCount += 1
        pendingAnswers[requestCount] = use
        send(["jsonrpc": "2.0", "id": .integer(requestCount), "method": .string(method), "params": parameters])
    }

    // MARK: Messages

    private func handle(_ message: JSONValue) {
        guard message.isObject else {
            send(ResponseError.invalidRequest("a message is an object").response(to: .null))
            return
        }
        let id = message["id"]
        guard let method = message["method"].string else {
            if !message["result"].isNull || !message["error"].isNull || message.has("result") {
                if let number = id.integer, let use = pendingAnswers.removeValue(forKey: number) {
                    if message["error"].isNull { use(message["result"]) }
                }
            } else {
                send(ResponseError.invalidRequest("a message has a method").response(to: id))
            }
            return
        }
        if !message.has("id") {
            handleNotification(method, message["params"])
        } else {
            do throws(ResponseError) {
                let result = try answer(method, message["params"])
                send(["jsonrpc": "2.0", "id": id, "result": result])
            } catch {
                send(error.response(to: id))
            }
        }
    }

    private func answer(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        switch (state, method) {
        case (.created, "initialize"): return try initialize(parameters)
        case (.created, _): throw .notInitialized
        case (.running, "initialize"): throw .invalidRequest("'initialize' is asked once")
        case (.running, "shutdown"):
            state = .shutDown
            return .null
        case (.running, _):
            guard let request = requests[method] else { throw .unknownMethod(method) }
            return try request(parameters)
        case (.shutDown, _): throw .invalidRequest("the server has been shut down")
        }
    }

    private func handleNotification(_ method: String, _ parameters: JSONValue) {
        if method == "exit" {
            // Without having been shut down, that is a failure.
            exitStatus = state == .shutDown ? .success : .inputHasErrors
            return
        }
        guard state == .running else { return }
        notifications[method]?(parameters)
    }

    private lazy var requests: [String: Request] = makeRequests()
    private lazy var notifications: [String: Notification] = makeNotifications()

    // MARK: Places in documents

    /// A document's analysis and positions.
    struct Place {
        let key: String
        let analysis: Analysis
        let positions: PositionMap

        var file: FileID { analysis.file }
        var model: SemanticModel { analysis.model }
        var source: SourceFile { analysis.main }
    }

    /// The document that a request speaks of.
    func place(_ parameters: JSONValue) throws(ResponseError) -> Place {
        guard let uri = parameters["textDocument"]["uri"].string else {
            throw .invalidParameters("'textDocument.uri' is missing")
        }
        let key = Workspace.key(of: uri)
        guard let analysis = workspace.analysis(of: key) else {
            throw .invalidParameters("there is no document '\(uri)'")
        }
        return Place(
            key: key, analysis: analysis, positions: PositionMap(analysis.main, unit: workspace.unit))
    }

    /// The offset that a request speaks of.
    func offset(_ parameters: JSONValue, in place: Place) throws(ResponseError) -> UInt32 {
        guard let offset = place.positions.offset(of: parameters["position"]) else {
            throw .invalidParameters("'position' is missing")
        }
        return offset
    }

    /// The range that a request speaks of.
    func range(_ parameters: JSONValue, in place: Place) throws(ResponseError) -> SourceRange {
        guard let range = place.positions.range(of: parameters["range"]) else {
            throw .invalidParameters("'range' is missing")
        }
        return range
    }

    /// A place in a file of a module as the protocol writes it; `nil` in what is built in.
    func location(_ span: SourceSpan, in analysis: Analysis) -> JSONValue? {
        guard let file = analysis.model.tree(of: span.file)?.file else { return nil }
        return [
            "uri": .string(workspace.uri(of: file.name)),
            "range": PositionMap(file, unit: workspace.unit).range(span.range),
        ]
    }

    /// Edits by the addresses of their documents.
    func changesByDocument(_ edits: [TextEdit], in analysis: Analysis) -> [String: [JSONValue]] {
        var changes: [String: [JSONValue]] = [:]
        for edit in edits {
            guard let file = analysis.model.tree(of: edit.file)?.file else { continue }
            let written = PositionMap(file, unit: workspace.unit).edit(edit.range, edit.replacement)
            changes[workspace.uri(of: file.name), default: []].append(written)
        }
        return changes
    }

    /// Edits of several files as the protocol writes them.
    func workspaceEdit(_ edits: [TextEdit], in analysis: Analysis) -> JSONValue {
        ["changes": JSONValue(members: changesByDocument(edits, in: analysis).mapValues { .array($0) })]
    }
}
