/// Numbers as people read them: in decimal, rounded, without trailing zeros.
public enum DecimalText {
    /// The number rounded to at most `decimals` (0 to 9) places: `402`, `53.33`, `0`. Never `-0`. Infinity is `inf`, what
    /// is not a number `nan`.
    public static func string(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let decimals = min(max(decimals, 0), 9)
        let factor = powersOfTen[decimals]
        let scaled = (value.magnitude * Double(factor)).rounded()
        // Beyond this a double has no places behind the point any more.
        guard scaled < 9e15 else { return wholeNumber(value) }
        let digits = Int(scaled)
        if digits == 0 { return "0" }
        var text = value < 0 ? "-" : ""
        text += String(digits / factor)
        var rest = digits % factor
        if rest == 0 { return text }
        var places = decimals
        while rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        let tail = String(rest)
        return text + "." + String(repeating: "0", count: places - tail.count) + tail
    }

    private static let powersOfTen = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]

    /// A large number without an exponent as far as that is readable.
    private static func wholeNumber(_ value: Double) -> String {
        if value.magnitude < 9e18 { return String(Int(value.rounded())) }
        return value.description
    }
}
