/// Why a request is not answered, in the numbers of JSON-RPC and of the language server protocol.
struct ResponseError: Error, Equatable {
    let code: Int
    let message: String

    static func parseError(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
    static func unknownMethod(_ name: String) -> ResponseError {
        ResponseError(code: -32601, message: "there is no method '\(name)'")
    }
    static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
    static let notInitialized = ResponseError(code: -32002, message: "the first request is 'initialize'")
    static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")
    /// The request is understood and cannot be done.
    static func failed(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }

    /// The answer to a request.
    func response(to id: JSONValue) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(code), "message": .string(message)],
        ]
    }
}
