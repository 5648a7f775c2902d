/// What a character does to line breaking: a small part of Unicode's line breaking classes.
enum BreakClass: UInt8, Sendable {
    /// Letters and all that has no class of its own.
    case letter
    case digit
    /// Marks that stay with what is before them.
    case closing
    /// Marks that stay with what is behind them.
    case opening
    // The classes above never end a line among themselves; `isPlain` goes by their order.
    /// Hyphens and dashes: a line may end behind them.
    case hyphen
    /// A dash that stands between two words: a line may end on either side.
    case dash
    /// A slash: a line may end behind it, as in an address.
    case slash
    /// East Asian characters and emoji: a line may end between any two.
    case wide
    /// Blanks that may stand at a line's end.
    case blank
    /// A blank that joins its neighbours.
    case glue
    /// The end of a line in any case.
    case newline

    /// Whether a line never ends between this and another plain character.
    var isPlain: Bool { rawValue <= BreakClass.opening.rawValue }

    /// Whether a line may end between two characters, neither of which is a blank or the end of a line.
    static func allowsBreak(between left: BreakClass, and right: BreakClass) -> Bool {
        switch (left, right) {
        case (_, .closing), (_, .glue), (.opening, _), (.glue, _): false
        case (_, .hyphen), (_, .slash): false
        // A hyphen before a digit is a minus sign or joins a number.
        case (.hyphen, .digit), (.slash, .digit): false
        case (.dash, .dash): false
        case (.hyphen, _), (.slash, _), (.dash, _), (_, .dash): true
        case (.wide, _), (_, .wide): true
        default: false
        }
    }

    /// The class of an ASCII character.
    init(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
        case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .blank
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case 0x0A...0x0D: self = .newline
        case UInt8(ascii: "-"): self = .hyphen
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "."),
            UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "%"),
            UInt8(ascii: "'"), UInt8(ascii: "\""):
            self = .closing
        default: self = .letter
        }
    }

    /// The class of a character, by its first scalar.
    init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self.init(ascii: UInt8(truncatingIfNeeded: scalar.value))
            return
        }
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: self = .newline
        case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .blank
        case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x2011: self = .glue
        case 0xAB, 0x2018, 0x201C, 0x2039: self = .opening
        case 0xBB, 0x2019, 0x201D, 0x203A, 0x2026: self = .closing
        case 0x2010, 0x2012, 0x2013: self = .hyphen
        case 0x2014: self = .dash
        // East Asian brackets and marks.
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B:
            self = .opening
        case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
            0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0x30FC, 0x30FB, 0x3005:
            self = .closing
        // Small kana stay with what is before them.
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE:
            self = .closing
        default:
            // Korean is written with blanks between words, and is kept whole as other words are.
            self = CharacterWidth.isWide(scalar) && !CharacterWidth.isHangul(scalar) ? .wide : .letter
        }
    }
}
