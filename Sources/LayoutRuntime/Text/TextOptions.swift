/// How the lines of a text stand to each other when they are shorter than the widest one.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

/// Which part of a text that does not fit is replaced by an ellipsis.
public enum TextTruncationMode: String, CaseIterable, Hashable, Sendable {
    /// The beginning: `…in November`.
    case head
    /// The middle: `12 ni…ember`.
    case middle
    /// The end: `12 nights in…`.
    case tail
}

/// How many lines a text may have, and how many it makes room for.
public struct LineLimit: Hashable, Sendable {
    /// The lines that the height makes room for even if the text needs fewer; 1 or more.
    public var minimum: Int
    /// The most lines, or nil for as many as the text needs; 1 or more, and not below `minimum`.
    public var maximum: Int?

    /// A limit from its two ends; numbers below 1 count as 1.
    public init(minimum: Int = 1, maximum: Int? = nil) {
        self.minimum = max(minimum, 1)
        self.maximum = maximum.map { max($0, max(minimum, 1)) }
    }

    /// No limit.
    public static let unlimited = LineLimit()

    /// At most `count` lines, as `.lineLimit(count)`; nil lifts the limit.
    public static func atMost(_ count: Int?) -> LineLimit {
        LineLimit(maximum: count)
    }

    /// At most `count` lines, with room for all of them, as `.lineLimit(count, reservesSpace: true)`.
    public static func reserving(_ count: Int) -> LineLimit {
        LineLimit(minimum: count, maximum: count)
    }
}

/// What the surroundings of a text say about its layout. All lengths are in points.
public struct TextOptions: Hashable, Sendable {
    /// How many lines there may be.
    public var lineLimit: LineLimit
    /// What is replaced by an ellipsis when the text does not fit.
    public var truncationMode: TextTruncationMode
    /// How far a text may shrink to fit, 0…1; 1 (or more) never shrinks it.
    public var minimumScaleFactor: Double
    /// Extra space between two lines; negative numbers and what is not a number count as 0.
    public var lineSpacing: Double
    /// How the shorter lines stand; does not change the size.
    public var alignment: TextAlignment
    /// Whether a word that would stand alone on a paragraph's last line takes the word before with it.
    public var avoidsOrphans: Bool
    /// The size of a pixel: 1/3 on a screen of scale 3. Sizes are whole pixels. 0 keeps sizes as they are.
    public var pixelLength: Double

    /// Options that start with what a device does when nothing is said.
    public init(
        lineLimit: LineLimit = .unlimited, truncationMode: TextTruncationMode = .tail, minimumScaleFactor: Double = 1,
        lineSpacing: Double = 0, alignment: TextAlignment = .leading, avoidsOrphans: Bool = true,
        pixelLength: Double = 1.0 / 3
    ) {
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.minimumScaleFactor = minimumScaleFactor
        self.lineSpacing = lineSpacing
        self.alignment = alignment
        self.avoidsOrphans = avoidsOrphans
        self.pixelLength = pixelLength
    }
}
