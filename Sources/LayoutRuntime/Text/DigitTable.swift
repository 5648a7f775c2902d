/// Numbers that are kept in the program's text, so that they cost nothing when it starts: two characters each, digits to
/// the base of 90, on lines of one length.
struct DigitTable: Sendable {
    private let text: StaticString
    /// The numbers on a line.
    private let lineCount: Int

    /// The base of the digits.
    static let base = 90
    /// The character that stands for zero.
    static let firstDigit = UInt8(ascii: "$")

    /// - Parameter lineCount: The numbers on each line; lines are separated by one line feed.
    init(_ text: StaticString, lineCount: Int) {
        self.text = text
        self.lineCount = lineCount
    }

    /// The number at a place on a line; 0 outside.
    @inline(__always)
    subscript(line: Int, place: Int) -> Int {
        let offset = line * (lineCount * 2 + 1) + place * 2
        guard offset >= 0, offset + 1 < text.utf8CodeUnitCount else { return 0 }
        // The table is in the program's constant memory, and the guard keeps to its length.
        let bytes = text.utf8Start + offset
        return Int(bytes[0] &- DigitTable.firstDigit) * DigitTable.base + Int(bytes[1] &- DigitTable.firstDigit)
    }
}
