/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The font they are set in.
    public var font: ResolvedFont

    /// A stretch of text in one font.
    public init(_ string: String, font: ResolvedFont) {
        self.string = string
        self.font = font
    }
}

/// What a text answers to a proposal. All lengths are in points.
public struct TextMeasurement: Hashable, Sendable {
    /// The width of the widest line, up to a whole pixel.
    public var width: Double
    /// The height of all lines (and of those that are reserved), up to a whole pixel.
    public var height: Double
    /// The lines that are drawn, at least 1.
    public var lineCount: Int
    /// From the top to the baseline of the first line.
    public var firstBaseline: Double
    /// From the top to the baseline of the last line that is drawn.
    public var lastBaseline: Double
    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool
    /// The scale at which the text is set: 1, or less where `minimumScaleFactor` let it shrink.
    public var scale: Double
}

/// A stretch of a line in one font, as it is drawn.
public struct TextFragment: Hashable, Sendable {
    /// The characters, the ellipsis included.
    public var text: String
    /// The number of the ``TextRun`` that it comes from.
    public var run: Int
    /// From the line's left end to the fragment's, in points.
    public var x: Double
    /// How wide it is, in points, not rounded.
    public var width: Double
    /// From the fragment's left end to each of its characters (grapheme clusters), in points.
    public var characterOffsets: [Double]
}

/// A line as it is drawn. All lengths are in points, from the top left corner of the text.
public struct TextLine: Hashable, Sendable {
    /// The characters without the blank at a break, the ellipsis included.
    public var text: String
    /// The line in stretches of one font; empty for an empty line.
    public var fragments: [TextFragment]
    /// From the text's left edge to the line's, as `alignment` says.
    public var x: Double
    /// How wide it is without the blank at a break, not rounded.
    public var width: Double
    /// From the text's top to the line's.
    public var top: Double
    /// From the text's top to the line's baseline.
    public var baseline: Double
    /// The height of the line, not rounded.
    public var height: Double
    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool
}

/// What the spacing of a text depends on: see the rule of distances between text and its neighbours. In points.
public struct TextSpacingMetrics: Hashable, Sendable {
    /// The first line's metrics.
    public var first: FontMetrics
    /// The last line's metrics.
    public var last: FontMetrics
    /// The size of a pixel.
    public var pixelLength: Double
}
