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
    /// The document's value; nil if the bytes are no JSON: also where a text is no UTF-8 or has half a surrogate pair,
    /// where a number is too large or too small for a double, and where values nest deeper than
    /// `JSONValue.deepestNesting`. A byte order mark in front is passed over.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        // The decoder also takes UTF-16, UTF-32, and zeros behind the document. All have a zero, which JSON has not.
        guard !bytes.contains(0), !hasCommaBeforeClosing(bytes) else { return nil }
        return try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
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
}
