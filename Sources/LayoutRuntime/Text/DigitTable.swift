/// Numbers that are kept in the program's text, so that they cost nothing when it starts: two characters each, digits to
/// the base of 90, on lines of one length that are separated by a line feed.
///
/// The pointer leads into the program's constant memory, which nobody writes and which is never freed: it may be shared.
struct DigitTable: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    private let length: Int
    /// From the beginning of a line to the next, in characters.
    private let stride: Int

    /// The base of the digits.
    static let base = 90
    /// The character that stands for zero.
    static let firstDigit = UInt8(ascii: "$")

    /// - Parameter lineCount: The numbers on each line.
    init(_ text: StaticString, lineCount: Int) {
        start = text.utf8Start
        length = text.utf8CodeUnitCount
        stride = lineCount * 2 + 1
    }

    private init(start: UnsafePointer<UInt8>, length: Int, stride: Int) {
        self.start = start
        self.length = length
        self.stride = stride
    }

    /// The number at a place on a line; 0 outside the table.
    @inline(__always)
    subscript(line: Int, place: Int) -> Int {
        let offset = line &* stride &+ place &* 2
        guard offset >= 0, offset &+ 1 < length else { return 0 }
        let high = Int(start[offset] &- DigitTable.firstDigit)
        return high &* DigitTable.base &+ Int(start[offset &+ 1] &- DigitTable.firstDigit)
    }

    /// The lines from `line` on, which becomes the first; an empty table if there is none.
    func dropping(_ line: Int) -> DigitTable {
        let offset = min(max(line * stride, 0), length)
        return DigitTable(start: start + offset, length: length - offset, stride: stride)
    }
}
