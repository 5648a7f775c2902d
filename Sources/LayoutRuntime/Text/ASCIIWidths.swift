/// The widths of printable ASCII characters in one weight, for the walk that most text takes: a few instructions for
/// each character, no table of its own.
///
/// The pointers lead into the program's constant memory, which nobody writes and which is never freed: they may be
/// shared. A place is a character's code less that of the blank; the callers keep it below ``count``.
struct ASCIIWidths: @unchecked Sendable {
    private let advances: UnsafePointer<UInt8>
    private let classes: UnsafePointer<UInt8>
    private let kernings: UnsafePointer<UInt8>

    /// The printable characters.
    static let count: UInt32 = 0x5F
    /// What a number of two digits reads too large by, since the digits do not begin at 0.
    private static let excess = Int(DigitTable.firstDigit) * (DigitTable.base + 1)
    private static let stride = KerningData.rightClasses * 2 + 1

    /// - Parameters:
    ///   - advances: The line of the weight.
    ///   - kernings: The first line of the weight.
    init(advances: DigitTable, kernings: DigitTable) {
        self.advances = advances.start
        self.kernings = kernings.start
        classes = KerningData.asciiClasses.utf8Start
    }

    /// The place of a character, or nil if it is not printable ASCII.
    @inline(__always)
    static func place(_ scalar: Unicode.Scalar) -> Int? {
        let place = scalar.value &- 0x20
        return place < count ? Int(place) : nil
    }

    /// The advance of a character in units.
    @inline(__always)
    func advance(_ place: Int) -> Int {
        number(advances + place &* 2) &- ASCIIWidths.excess
    }

    /// The kerning between two characters in units.
    @inline(__always)
    func kerning(_ left: Int, _ right: Int) -> Int {
        number(row(left) + column(right)) &- (ASCIIWidths.excess &+ KerningData.zero)
    }

    /// The sum of advances and kernings in units, or nil if a byte is not printable ASCII.
    func sum(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var sum = 0
        // The first class is not kerned, as nothing is before the first character.
        var row = kernings
        for byte in bytes {
            let code = byte &- 0x20
            guard code < ASCIIWidths.count else { return nil }
            let place = Int(code)
            sum &+= number(advances + place &* 2) &+ number(row + column(place))
            row = self.row(place)
        }
        return sum &- bytes.count &* (2 &* ASCIIWidths.excess &+ KerningData.zero)
    }

    @inline(__always)
    private func number(_ digits: UnsafePointer<UInt8>) -> Int {
        Int(digits[0]) &* DigitTable.base &+ Int(digits[1])
    }

    @inline(__always)
    private func row(_ place: Int) -> UnsafePointer<UInt8> {
        kernings + Int(classes[place &* 2] &- DigitTable.firstDigit) &* ASCIIWidths.stride
    }

    @inline(__always)
    private func column(_ place: Int) -> Int {
        Int(classes[place &* 2 &+ 1] &- DigitTable.firstDigit) &* 2
    }
}
