/// Where widths and heights of text come from. ``SystemTextMeasurer`` answers with the tables of this library; a
/// ``FixedWidthMeasurer`` makes tests easy to compute by hand; a program may bring another one.
public protocol TextMeasurer: Sendable {
    /// What answers for one font.
    associatedtype Face: TextFace

    /// The face of a font; asked once for each stretch of text in one font.
    func face(for font: ResolvedFont) -> Face
}

/// A font that can be measured. All lengths are in points.
///
/// Text is measured by *grapheme clusters*, what a reader takes for one character. Most consist of one Unicode scalar.
public protocol TextFace: Sendable {
    /// The vertical measures.
    var metrics: FontMetrics { get }
    /// The distance of the stops to which a tab character advances, or nil where a tab is a character like others.
    var tabInterval: Double? { get }

    /// How far the pen moves for a character of one scalar, tracking included, kerning not.
    func advance(of scalar: Unicode.Scalar) -> Double
    /// How far the pen moves for a character of several scalars, tracking included.
    func advance(of cluster: Character) -> Double
    /// What is added between two neighbours: negative moves them together.
    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double
}

extension TextFace {
    /// Tab stops are 28 points apart.
    public var tabInterval: Double? { 28 }

    /// The advance of the first scalar: what follows it (marks, joiners, selectors) stands on it.
    public func advance(of cluster: Character) -> Double {
        cluster.unicodeScalars.first.map { advance(of: $0) } ?? 0
    }

    /// No kerning.
    public func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double { 0 }
}

/// Characters of one width on lines of one height, whatever the font: for tests and for text in a terminal.
public struct FixedWidthMeasurer: TextMeasurer {
    /// The width of every character.
    public var characterWidth: Double
    /// The height of every line.
    public var lineHeight: Double

    /// Characters of `characterWidth` points on lines of `lineHeight` points.
    public init(characterWidth: Double = 10, lineHeight: Double = 20) {
        self.characterWidth = characterWidth
        self.lineHeight = lineHeight
    }

    /// A face that is the same for all fonts.
    public func face(for font: ResolvedFont) -> Face {
        Face(
            characterWidth: characterWidth,
            metrics: FontMetrics(
                ascender: lineHeight * 0.8, descender: lineHeight * 0.2, leading: 0, capHeight: lineHeight * 0.7))
    }

    /// A face of characters of one width: four fifths of a line are above its baseline.
    public struct Face: TextFace {
        /// The width of every character.
        public var characterWidth: Double
        /// The vertical measures.
        public var metrics: FontMetrics
        /// A tab is a character like others.
        public var tabInterval: Double? { nil }

        /// The same for every character.
        public func advance(of scalar: Unicode.Scalar) -> Double { characterWidth }
    }
}
