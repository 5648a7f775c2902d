@testable import ldlc

/// A server answers each request once, in whole messages, and stops when its input ends.
///
/// The bytes are read as lines of JSON bodies, each of which is sent in a frame of its own after the handshake; bytes that
/// begin with `Content-` are sent as they are.
enum ServerSubject {
    static func complaint(about bytes: [UInt8]) -> String? {
        let io = MemoryIO()
        io.standardInput = bytes.starts(with: "Content-".utf8) ? bytes : framed(bytes)
        let status = LDLC.run(arguments: ["lsp"], io: io)
        guard status == 0 || status == 1 else { return "the server ends with \(status)" }
        var rest = io.written[.output] ?? []
        while !rest.isEmpty {
            guard let length = Frame.length(of: &rest), length <= rest.count else { return "an answer is cut short" }
            guard JSONReader.value(of: Array(rest.prefix(length))) != nil else { return "an answer is no JSON" }
            rest.removeFirst(length)
        }
        return nil
    }

    private static func framed(_ bytes: [UInt8]) -> [UInt8] {
        let open =
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"# + "\n"
            + #"{"jsonrpc":"2.0","method":"initialized","params":{}}"# + "\n"
        let lines = (Array(open.utf8) + bytes).split(separator: UInt8(ascii: "\n"))
        return lines.flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
    }
}

/// Reading a frame's head.
enum Frame {
    /// Takes the head off and gives the length that it announces.
    static func length(of bytes: inout [UInt8]) -> Int? {
        let end = Array("\r\n\r\n".utf8)
        guard bytes.count >= end.count,
            let place = (0...bytes.count - end.count).first(where: { bytes[$0...].starts(with: end) })
        else { return nil }
        let head = String(decoding: bytes[..<place], as: UTF8.self)
        bytes.removeFirst(place + end.count)
        let lines = head.split(separator: "\r\n")
        return lines.first { $0.hasPrefix("Content-Length: ") }.flatMap { Int($0.dropFirst(16)) }
    }
}
