/// Reads a JSON document.
struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0
    /// Deeper documents are refused: reading recurses.
    private static let deepest = 200

    /// The document's value; nil if the bytes are no JSON.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        var reader = JSONReader(bytes: bytes)
        guard let value = reader.value() else { return nil }
        reader.skipSpace()
        return reader.place == bytes.count ? value : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard bytes[place...].starts(with: word.utf8) else { return false }
        place += word.utf8.count
        return true
    }

    private mutating func value() -> JSONValue? {
        skipSpace()
        guard let byte = next, depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch byte {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map(JSONValue.string)
        case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object() -> JSONValue? {
        place += 1
        var members: [JSONValue.Member] = []
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard let name = string(), take(":"), let value = value() else { return nil }
            members.append(JSONValue.Member(name: name, value: value))
            if take("}") { return .object(members) }
            guard take(",") else { return nil }
        }
    }

    private mutating func array() -> JSONValue? {
        place += 1
        var elements: [JSONValue] = []
        if take("]") { return .array(elements) }
        while true {
            guard let value = value() else { return nil }
            elements.append(value)
            if take("]") { return .array(elements) }
            guard take(",") else { return nil }
        }
    }

    private mutating func number() -> JSONValue? {
        let start = place
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { return nil }
        return .number(number)
    }

    private mutating func string() -> String? {
        guard next == UInt8(ascii: "\"") else { return nil }
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let character = escape() else { return nil }
                text += Array(String(character).utf8)
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    /// What stands behind a backslash.
    private mutating func escape() -> Character? {
        guard let byte = next else { return nil }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            guard var code = hexadecimal() else { return nil }
            // Characters beyond the first plane are written as two halves.
            if (0xD800..<0xDC00).contains(code), take(word: "\\u"), let low = hexadecimal(),
                (0xDC00..<0xE000).contains(low)
            {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Character(Unicode.Scalar(byte))
        default: return nil
        }
    }

    private mutating func hexadecimal() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
        place += 4
        return UInt32(digits, radix: 16)
    }
}
