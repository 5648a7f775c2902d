/// Cuts a stream of bytes into messages: a header with `Content-Length`, an empty line, and so many bytes.
///
/// Nothing that arrives can make it stop: a header that says no length is reported and passed over, and so are the bytes
/// of a message that is too long to be one.
struct MessageReader {
    enum Item: Equatable {
        case message([UInt8])
        /// What could not be read, and why.
        case malformed(String)
    }

    /// The longest message that is read, in bytes.
    static let longestMessage = 64 << 20
    /// The longest header that is read, in bytes.
    private static let longestHeader = 8 << 10

    private var buffer: [UInt8] = []
    private var position = 0
    /// Bytes of a message that is passed over.
    private var skipping = 0
    /// The length of the message whose header has been read.
    private var expected: Int?

    /// Takes bytes as they arrive.
    mutating func append(_ bytes: [UInt8]) {
        if position > 0, position == buffer.count || position > 1 << 16 {
            buffer.removeFirst(position)
            position = 0
        }
        buffer += bytes
    }

    /// The next message, if all of it has arrived.
    mutating func next() -> Item? {
        let skipped = min(skipping, buffer.count - position)
        position += skipped
        skipping -= skipped
        if skipping > 0 { return nil }
        if expected == nil, let item = readHeader() { return item }
        guard let length = expected, buffer.count - position >= length else { return nil }
        expected = nil
        let message = Array(buffer[position..<position + length])
        position += length
        return .message(message)
    }

    /// Reads a header, if all of it has arrived; gives an item only for one that is wrong.
    private mutating func readHeader() -> Item? {
        guard let (end, next) = headerEnd() else {
            guard buffer.count - position > Self.longestHeader else { return nil }
            position = buffer.count
            return .malformed("a header is longer than \(Self.longestHeader) bytes")
        }
        let header = String(decoding: buffer[position..<end], as: UTF8.self)
        position = next
        var length: Int?
        for line in header.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            length = Int(parts[1].filter { $0 != " " && $0 != "\t" })
        }
        guard let length, length >= 0 else {
            return .malformed("a header says no 'Content-Length'")
        }
        guard length <= Self.longestMessage else {
            skipping = length
            return .malformed("a message of \(length) bytes is too long; \(Self.longestMessage) are allowed")
        }
        expected = length
        return nil
    }

    /// Where the header ends, and where the message begins.
    private func headerEnd() -> (end: Int, next: Int)? {
        let newline = UInt8(ascii: "\n"), carriage = UInt8(ascii: "\r")
        var index = position
        while index < buffer.count {
            if buffer[index] == newline {
                if index + 1 < buffer.count, buffer[index + 1] == newline { return (index, index + 2) }
                if index + 2 < buffer.count, buffer[index + 1] == carriage, buffer[index + 2] == newline {
                    return (index, index + 3)
                }
            }
            index += 1
        }
        return nil
    }

    /// A message with its header, as it is sent.
    static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
}
