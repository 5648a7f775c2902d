#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a JSON document with the decoder of the toolchain.
///
/// This is the only file of the command that imports Foundation, and only its smaller part where there is one: the whole
/// brings tables of every language that are larger than the rest of the executable.
enum JSONReader {
    /// The document's value; nil if the bytes are no JSON: also where a text is no UTF-8, where a number is too large or
    /// too small for a double, and where values nest deeper than `JSONValue.deepestNesting`. A byte order mark in front is
    /// passed over. Half a surrogate pair, which an editor may send while somebody types, becomes U+FFFD: that is one code
    /// unit as well, so that positions stay right.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        // The decoder also takes UTF-16, UTF-32, and zeros behind the document. All have a zero, which JSON has not.
        guard !bytes.contains(0), !hasCommaBeforeClosing(bytes) else { return nil }
        return try? JSONDecoder().decode(JSONValue.self, from: Data(withWholePairs(bytes)))
    }

    /// Whether a list ends with a comma: the decoder passes over it, and JSON has no such comma.
    private static func hasCommaBeforeClosing(_ bytes: [UInt8]) -> Bool {
        var isInString = false
        var isEscaped = false
        var followsComma = false
        for byte in bytes {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if followsComma { return true }
            case UInt8(ascii: "\""): isInString = true
            default: break
            }
            followsComma = byte == UInt8(ascii: ",")
        }
        return false
    }

    /// The document with every escape of half a surrogate pair replaced.
    private static func withWholePairs(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        var place = 0
        while let escape = bytes[place...].firstIndex(of: UInt8(ascii: "\\")) {
            guard let unit = escapedUnit(bytes, at: escape) else {
                // Another escape is two bytes, the second of which may be a backslash.
                place = min(escape + 2, bytes.count)
                continue
            }
            place = escape + 6
            guard 0xD800...0xDFFF ~= unit else { continue }
            if unit < 0xDC00, let second = escapedUnit(bytes, at: place), 0xDC00...0xDFFF ~= second {
                place += 6
                continue
            }
            result += bytes[copied..<escape]
            result += #"\ufffd"#.utf8
            copied = place
        }
        return copied == 0 ? bytes : result + bytes[copied...]
    }

    /// The code unit of an escape such as `\u00e9`; nil if there is none at a place.
    private static func escapedUnit(_ bytes: [UInt8], at place: Int) -> UInt32? {
        guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return UInt32(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
}
