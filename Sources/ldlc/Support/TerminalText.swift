/// Text from files and command lines, made safe and measurable for a terminal.
enum TerminalText {
    /// The text with every character that a terminal would act on, or that would change the order of what is read,
    /// replaced by a visible one. Line ends are replaced as well.
    static func escaped(_ text: String) -> String {
        if isPlain(text) { return text }
        guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let replacement = replacement(for: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The same for a text of several lines, whose line feeds are kept.
    static func escapedLines(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar != "\n", let replacement = replacement(for: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// What is shown instead of a character; nil where it can be shown as it is.
    static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0..<0x20:
            // The pictures of control characters stand in their order from U+2400 on.
            return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
        case 0x20..<0x7F: return nil
        case 0x7F: return "\u{2421}"
        // Line separators, directional marks and overrides, invisible characters, and the second set of controls.
        case 0x80..<0xA0, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: return nil
        }
    }

    /// How many columns the text takes in a terminal.
    static func width(_ text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        return text.reduce(0) { $0 + width($1) }
    }

    /// Whether the text has printable ASCII characters alone, as nearly all have, and needs no closer look.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// 2 for East Asian wide characters and emoji, 0 for marks that stand on the character before, else 1.
    static func width(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return 1 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// The text with spaces added up to a width; left as it is when it is wider.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - Self.width(text)))
    }
}
