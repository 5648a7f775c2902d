/// The vertical measures of a font, in points. They decide the height of lines, the baselines, and the distance that
/// a text keeps from its neighbours.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    public var ascender: Double
    /// From the baseline down to the bottom of a line, as a positive number.
    public var descender: Double
    /// The empty space between two lines, at least 0.
    public var leading: Double
    /// The height of a capital letter.
    public var capHeight: Double

    /// The height of one line: ascender and descender together, not rounded.
    public var lineHeight: Double { ascender + descender }
    /// From one baseline to the next: the line's height and the leading.
    public var linePitch: Double { lineHeight + leading }

    /// Metrics from their four numbers.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
    }

    /// The system font's metrics in a size: they grow with the size, and the leading is what the pitch leaves.
    public init(systemFontOfSize size: Double, linePitch: Double? = nil) {
        let ascender = size * 1950 / 2048
        let descender = size * 494 / 2048
        let leading = linePitch.map { max($0 - ascender - descender, 0) } ?? 0
        self.init(ascender: ascender, descender: descender, leading: leading, capHeight: size * 1443 / 2048)
    }

    /// Both metrics on one line: the larger of each.
    func union(_ other: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascender: max(ascender, other.ascender), descender: max(descender, other.descender),
            leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight))
    }
}
