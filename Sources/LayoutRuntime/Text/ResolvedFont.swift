/// A font with its numbers: what a ``TextMeasurer`` needs to know. All lengths are in points.
public struct ResolvedFont: Hashable, Sendable {
    /// The size in points; always positive and finite.
    public var size: Double
    /// How heavy the strokes are.
    public var weight: Font.Weight
    /// The family of letter shapes.
    public var design: Font.Design
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether digits all have one width.
    public var hasMonospacedDigits: Bool
    /// The distance from baseline to baseline that the text style asks for, or nil where a font has no style and its
    /// lines stand as close as their height.
    public var linePitch: Double?
    /// The name of a font that is not the system's, or nil.
    public var name: String?
    /// What is added after each character, besides what the font itself adds.
    public var tracking = 0.0

    /// A system font of a size. A size that is not a positive number counts as the body's 17.
    public init(
        size: Double, weight: Font.Weight = .regular, design: Font.Design = .default, isItalic: Bool = false,
        linePitch: Double? = nil
    ) {
        self.size = ResolvedFont.usable(size)
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = false
        self.linePitch = linePitch
        self.name = nil
    }

    /// The largest size that is measured; larger ones count as this.
    static let largestSize = 100_000.0

    static func usable(_ size: Double) -> Double {
        size > 0 ? min(size, largestSize) : 17
    }
}

extension Font {
    /// The numbers of this font at a Dynamic Type setting.
    public func resolved(for setting: DynamicTypeSize = .large) -> ResolvedFont {
        var resolved: ResolvedFont
        switch base {
        case .style(let style):
            let row = TextStyleTable.row(of: style, at: setting)
            let natural = isBold ? row.emphasizedWeight : row.weight
            resolved = ResolvedFont(size: row.size, weight: requestedWeight ?? natural, linePitch: row.linePitch)
        case .system(let size):
            resolved = ResolvedFont(size: size, weight: requestedWeight ?? (isBold ? .bold : .regular))
        case .custom(let name, let size, let style):
            // A named font grows with its style as every other length does.
            resolved = ResolvedFont(
                size: size * (style?.growth(to: setting) ?? 1), weight: requestedWeight ?? (isBold ? .bold : .regular))
            resolved.name = name
        }
        resolved.design = design
        resolved.isItalic = isItalic
        resolved.hasMonospacedDigits = hasMonospacedDigits
        if let pitch = resolved.linePitch {
            switch leading {
            case .standard: break
            case .tight: resolved.linePitch = pitch - 2
            case .loose: resolved.linePitch = pitch + 2
            }
        }
        return resolved
    }
}
