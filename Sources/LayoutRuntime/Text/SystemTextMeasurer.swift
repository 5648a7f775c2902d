/// Measures with the tables of this library: the widths of an open font that was drawn with nearly the same widths as
/// the system's, adjusted to published measurements.
public struct SystemTextMeasurer: TextMeasurer {
    /// A measurer; they are all the same.
    public init() {}

    /// The face of a font.
    public func face(for font: ResolvedFont) -> SystemFace {
        SystemFace(font)
    }
}

/// A font of the system in one size and weight. The italic has the upright's widths, and the rounded and serif designs
/// have the default's: no measurements of them are published.
public struct SystemFace: TextFace {
    /// The vertical measures.
    public let metrics: FontMetrics

    private let size: Double
    /// Points for one unit of the tables.
    private let unit: Double
    /// What is added to each advance, in points.
    private let tracking: Double
    private let isMonospaced: Bool
    private let hasMonospacedDigits: Bool
    private let advances: Blend
    private let kernings: Blend

    /// From this size on, letters are those of the display family: closer and finer.
    static let displaySize = 20.0
    /// The monospaced design's only advance, in ems.
    static let monospacedAdvance = 0.618

    /// Two lines (or blocks of lines) of a table and how much of the second is in the mixture.
    private struct Blend {
        let lower: Int
        let upper: Int
        let part: Double
    }

    init(_ font: ResolvedFont) {
        metrics = FontMetrics(systemFontOfSize: font.size, linePitch: font.linePitch)
        size = font.size
        unit = font.size / 4000
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits
        let isDisplay = font.size >= SystemFace.displaySize
        let weights = AdvanceData.weights
        advances = SystemFace.blend(font.weight, of: weights, offset: isDisplay ? weights.count : 0)
        kernings = SystemFace.blend(
            font.weight, of: KerningData.weights, offset: isDisplay ? KerningData.weights.count : 0)
        tracking = isMonospaced ? 0 : SystemFace.tracking(size: font.size, weight: font.weight, isDisplay: isDisplay)
    }

    /// How far the pen moves for a character.
    public func advance(of scalar: Unicode.Scalar) -> Double {
        var place = GlyphIndex.advance(scalar)
        if hasMonospacedDigits, scalar.value &- 0x30 < 10 {
            place = GlyphIndex.advance("0")
        }
        guard let place else { return unknownAdvance(of: scalar) }
        if isMonospaced { return size * SystemFace.monospacedAdvance }
        let lower = Double(SystemFace.advanceTable[advances.lower, place])
        guard advances.part > 0 else { return lower * unit + tracking }
        let upper = Double(SystemFace.advanceTable[advances.upper, place])
        return (lower + (upper - lower) * advances.part) * unit + tracking
    }

    /// How far the pen moves for a character of several scalars: a picture if it is shown as one.
    public func advance(of cluster: Character) -> Double {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0 }
        // The selector for pictures and the frame of a keycap make a picture of a character that is none.
        if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) { return size * Self.emojiAdvance }
        // What begins with a mark or a control has nothing to stand on but what follows.
        if CharacterWidth.isZero(first), let base = scalars.first(where: { !CharacterWidth.isZero($0) }) {
            return advance(of: base)
        }
        return advance(of: first)
    }

    /// What is added between two characters.
    public func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        guard !isMonospaced, let left = GlyphIndex.kerning(left), let right = GlyphIndex.kerning(right) else {
            return 0
        }
        let row = SystemFace.classTable[0, left * 2]
        let column = SystemFace.classTable[0, right * 2 + 1]
        guard row != 0, column != 0 else { return 0 }
        let count = KerningData.leftClasses
        let lower = SystemFace.kerningTable[kernings.lower * count + row, column]
        guard kernings.part > 0 else { return Double(lower - KerningData.zero) * unit }
        let upper = SystemFace.kerningTable[kernings.upper * count + row, column]
        return (Double(lower - KerningData.zero) + Double(upper - lower) * kernings.part) * unit
    }

    /// The advance of an emoji in ems.
    static let emojiAdvance = 1.25

    /// The advance of a character that no table holds, by its class. It comes from another font, which is not tracked.
    private func unknownAdvance(of scalar: Unicode.Scalar) -> Double {
        if CharacterWidth.isZero(scalar) { return 0 }
        if CharacterWidth.isEmoji(scalar) { return size * SystemFace.emojiAdvance }
        if CharacterWidth.isHangul(scalar) { return size * 0.94 }
        if CharacterWidth.isWide(scalar) { return size }
        return size * 0.55
    }
}

extension SystemFace {
    private static let advanceTable = DigitTable(AdvanceData.digits, lineCount: AdvanceData.count)
    private static let kerningTable = DigitTable(KerningData.digits, lineCount: KerningData.rightClasses)
    private static let classTable = DigitTable(KerningData.classes, lineCount: 0)

    /// The two tabulated weights around one, and how far it is from the lighter to the heavier.
    private static func blend(_ weight: Font.Weight, of weights: [Int], offset: Int) -> Blend {
        let upper = partitionPoint(0..<weights.count) { weights[$0] >= weight.value }
        guard upper < weights.count else {
            return Blend(lower: offset + weights.count - 1, upper: offset + weights.count - 1, part: 0)
        }
        guard upper > 0, weights[upper] != weight.value else {
            return Blend(lower: offset + upper, upper: offset + upper, part: 0)
        }
        let part = Double(weight.value - weights[upper - 1]) / Double(weights[upper] - weights[upper - 1])
        return Blend(lower: offset + upper - 1, upper: offset + upper, part: part)
    }

    /// The tracking in points: between whole sizes on a straight line, beyond the table as at its end.
    private static func tracking(size: Double, weight: Font.Weight, isDisplay: Bool) -> Double {
        let sizes = isDisplay ? TrackingData.displaySizes : TrackingData.textSizes
        let table = DigitTable(isDisplay ? TrackingData.display : TrackingData.text, lineCount: sizes.count)
        let weights = blend(weight, of: TrackingData.weights, offset: 0)
        let place = min(max(size, Double(sizes.lowerBound)), Double(sizes.upperBound)) - Double(sizes.lowerBound)
        let whole = Int(place.rounded(.down))
        let part = place - place.rounded(.down)

        func points(_ line: Int) -> Double {
            let here = Double(table[line, whole] - TrackingData.zero)
            guard part > 0 else { return here / 1000 }
            return (here + (Double(table[line, whole + 1] - TrackingData.zero) - here) * part) / 1000
        }
        let lower = points(weights.lower)
        return weights.part > 0 ? lower + (points(weights.upper) - lower) * weights.part : lower
    }
}
