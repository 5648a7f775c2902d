/// The classes of characters that no table of widths holds.
enum CharacterWidth {
    /// Whether it takes no room: controls, marks on other letters, joiners, direction marks, selectors.
    static func isZero(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xAD: true
        case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F: true
        case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
        case 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xE0000...0xE0FFF, 0x1D173...0x1D17A: true
        case 0...0x10FF: false
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .control, .format: true
            default: false
            }
        }
    }

    /// Whether it is an East Asian character or an emoji, as wide as it is high.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x10FF: false
        case 0x1100...0x115F, 0x2460...0x24FF, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
        case 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
        case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
        default: isEmoji(scalar)
        }
    }

    /// Whether it is shown as a coloured picture.
    static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x231A && scalar.properties.isEmojiPresentation
    }

    /// Whether it is a Korean syllable or a part of one.
    static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
