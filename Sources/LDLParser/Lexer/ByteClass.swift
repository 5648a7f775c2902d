/// What a byte can begin or continue, as bits.
struct ByteClass: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    /// May begin a name: letters, `_` and the bytes of characters beyond ASCII.
    static let nameStart = ByteClass(rawValue: 1)
    /// May continue a name: those and digits.
    static let nameBody = ByteClass(rawValue: 2)
    /// `0` to `9`.
    static let digit = ByteClass(rawValue: 4)
    /// A character of operators, except the period.
    static let operatorBody = ByteClass(rawValue: 8)
    /// Space, tab, vertical tab, form feed.
    static let space = ByteClass(rawValue: 16)
    /// LF and CR.
    static let newline = ByteClass(rawValue: 32)
    /// Begins or continues a name in ASCII.
    static let asciiName = ByteClass(rawValue: 64)

    /// The classes of all 256 bytes, for as long as the program runs: the lexer asks for one at every byte, and reads
    /// it without asking who owns the table.
    nonisolated(unsafe) static let pointer: UnsafePointer<ByteClass> = {
        let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        table.initialize(repeating: [], count: 256)
        let letter: ByteClass = [.nameStart, .nameBody, .asciiName]
        for byte in Int(UInt8(ascii: "a"))...Int(UInt8(ascii: "z")) { table[byte] = letter }
        for byte in Int(UInt8(ascii: "A"))...Int(UInt8(ascii: "Z")) { table[byte] = letter }
        table[Int(UInt8(ascii: "_"))] = letter
        for byte in Int(UInt8(ascii: "0"))...Int(UInt8(ascii: "9")) { table[byte] = [.nameBody, .digit, .asciiName] }
        for byte in 0x80...0xFF { table[byte] = [.nameStart, .nameBody] }
        for byte in " \t\u{B}\u{C}".utf8 { table[Int(byte)] = .space }
        for byte in "\n\r".utf8 { table[Int(byte)] = .newline }
        for byte in "/=-+!*%<>&|^~?".utf8 { table[Int(byte)] = .operatorBody }
        return UnsafePointer(table)
    }()
}

/// Whether a scalar beyond ASCII may begin an operator, by Swift's grammar.
func isOperatorHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
        0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
        0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
        0x3001...0x3003, 0x3008...0x3020, 0x3030:
        true
    default: false
    }
}

/// Whether a scalar beyond ASCII may continue an operator: heads, combining marks and variation selectors.
func isOperatorBody(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: isOperatorHead(scalar)
    }
}

/// Whether a scalar beyond ASCII may stand in a name, by Swift's grammar (loosely: what is neither an operator, a
/// space, a control character nor a curly quote).
func isNameScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0xA0, 0x2000...0x200A, 0x2018...0x201F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF, 0xFFFD,
        0xE000...0xF8FF:
        scalar == 0x200B
    default:
        !isOperatorHead(scalar) && scalar & 0xFFFE != 0xFFFE
    }
}
