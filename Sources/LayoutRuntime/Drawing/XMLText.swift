/// Text as XML can hold it.
public enum XMLText {
    /// The text with markup escaped, for contents and for attributes in double quotes. Characters that XML forbids, even
    /// as references, become U+FFFD.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // As characters they would be read as spaces in an attribute.
            case "\t": result += "&#9;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            default:
                if isInvisible(scalar) {
                    // As characters they would turn the order of the picture's own text about where somebody reads it.
                    result += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
                } else {
                    result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
                }
            }
        }
        return result
    }

    /// Marks and overrides of direction, separators of lines, and characters that nobody sees.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x061C: false
        case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE007F:
            true
        default: false
        }
    }

    /// The text with the characters that change the order of what is read, or break a line, replaced by U+FFFD.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: result.unicodeScalars.append("\u{FFFD}")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        // The second set of control characters is legal in XML and of no use in a picture.
        default: false
        }
    }
}
