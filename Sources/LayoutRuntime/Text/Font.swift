/// A font as it is written in a layout: a text style, a system font of a size, or a named one, with the changes
/// (`.bold()`, `.italic()`, `.weight(…)`) that were put on it.
///
/// A font has no widths yet: ``resolved(for:)`` turns it into sizes for one Dynamic Type setting, and a
/// ``TextMeasurer`` measures with the result.
public struct Font: Hashable, Sendable {
    /// Where the size comes from.
    public enum Base: Hashable, Sendable {
        /// A text style; its size follows the Dynamic Type setting.
        case style(TextStyle)
        /// A system font of this size in points; it does not follow the Dynamic Type setting.
        case system(size: Double)
        /// A font by name, `size` points at the `large` setting, scaled like `relativeTo` (nil: never scaled).
        case custom(name: String, size: Double, relativeTo: TextStyle?)
    }

    /// Where the size comes from.
    public var base: Base
    /// The weight that was asked for, or nil for the weight of the style (regular for other fonts).
    public var requestedWeight: Weight?
    /// Whether `.bold()` was asked for. A text style has an emphasised weight of its own, which is not always bold.
    public var isBold: Bool
    /// Whether `.italic()` was asked for.
    public var isItalic: Bool
    /// The family of letter shapes.
    public var design: Design
    /// How far apart the lines are.
    public var leading: Leading
    /// Whether digits all have one width.
    public var hasMonospacedDigits: Bool

    /// A font with no change on it.
    public init(_ base: Base, weight: Weight? = nil, design: Design = .default) {
        self.base = base
        self.requestedWeight = weight
        self.isBold = false
        self.isItalic = false
        self.design = design
        self.leading = .standard
        self.hasMonospacedDigits = false
    }
}

extension Font {
    /// The system font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design ?? .default)
    }

    /// The system font in a size of `size` points. A size that is not a positive number counts as the body's 17.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design ?? .default)
    }

    /// A font by its name. Its widths are those of the system font in the same size, since the file is not at hand.
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle = .body) -> Font {
        Font(.custom(name: name, size: size, relativeTo: style))
    }

    /// A font by its name, in a size that does not follow the Dynamic Type setting.
    public static func custom(_ name: String, fixedSize: Double) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    /// Very large titles: 34 points at the `large` setting.
    public static let largeTitle = Font(.style(.largeTitle))
    /// Titles: 28 points.
    public static let title = Font(.style(.title))
    /// Second-level titles: 22 points.
    public static let title2 = Font(.style(.title2))
    /// Third-level titles: 20 points.
    public static let title3 = Font(.style(.title3))
    /// Headings: 17 points, semibold.
    public static let headline = Font(.style(.headline))
    /// Running text, and the font of a text that names none: 17 points.
    public static let body = Font(.style(.body))
    /// Callouts: 16 points.
    public static let callout = Font(.style(.callout))
    /// Second-level headings: 15 points.
    public static let subheadline = Font(.style(.subheadline))
    /// Footnotes: 13 points.
    public static let footnote = Font(.style(.footnote))
    /// Captions: 12 points.
    public static let caption = Font(.style(.caption))
    /// Small captions: 11 points.
    public static let caption2 = Font(.style(.caption2))
}

extension Font {
    /// This font, emphasised. On a text style that is the style's emphasised weight (semibold from `title3` down).
    public func bold(_ isActive: Bool = true) -> Font {
        var font = self
        font.isBold = isActive
        return font
    }

    /// This font, slanted.
    public func italic(_ isActive: Bool = true) -> Font {
        var font = self
        font.isItalic = isActive
        return font
    }

    /// This font in another weight; nil takes the weight of the style again.
    public func weight(_ weight: Weight?) -> Font {
        var font = self
        font.requestedWeight = weight
        return font
    }

    /// This font in another design.
    public func design(_ design: Design) -> Font {
        var font = self
        font.design = design
        return font
    }

    /// This font with letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Font {
        design(isActive ? .monospaced : (design == .monospaced ? .default : design))
    }

    /// This font with digits of one width.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

    /// This font with its lines closer or further apart.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.leading = leading
        return font
    }
}
