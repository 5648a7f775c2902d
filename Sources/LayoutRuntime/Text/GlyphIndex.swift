/// Finds a character's place in the tables.
enum GlyphIndex {
    /// The place of a character's advance, or nil if no table holds it.
    @inline(__always)
    static func advance(_ scalar: Unicode.Scalar) -> Int? {
        // The printable ASCII characters come first, in order.
        scalar.value &- 0x20 < 0x5F ? Int(scalar.value &- 0x20) : place(scalar.value, in: GlyphSpans.advances)
    }

    /// The place of a character's kerning classes, or nil if it is not kerned.
    @inline(__always)
    static func kerning(_ scalar: Unicode.Scalar) -> Int? {
        scalar.value &- 0x20 < 0x5F ? Int(scalar.value &- 0x20) : place(scalar.value, in: GlyphSpans.kerning)
    }

    private static func place(_ code: UInt32, in spans: [Span]) -> Int? {
        let index = partitionPoint(0..<spans.count) { spans[$0].first > code } - 1
        guard index >= 0, code - spans[index].first < spans[index].count else { return nil }
        return Int(spans[index].place + code - spans[index].first)
    }
}
