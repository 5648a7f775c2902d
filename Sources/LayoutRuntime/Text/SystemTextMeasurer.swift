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

    private let font: ResolvedFont
    private let size: Double
    /// Points for one unit of the tables.
    private let unit: Double
    /// What is added to each advance, in points.
    private let tracking: Double
    private let isMonospaced: Bool
    private let hasMonospacedDigits: Bool
    private let classes: DigitTable
    /// The tables of the two weights around the font's, and how much of the second is in the mixture.
    private let advances: Blend
    private let kernings: Blend

    /// From this size on, letters are those of the display family: closer and finer.
    static let displaySize = 20.0
    /// The monospaced design's only advance, in ems.
    static let monospacedAdvance = 0.618

    private struct Blend: Sendable {
        let lower: DigitTable
        let upper: DigitTable
        /// 0 where the weight is one of the tables'.
        let part: Double
    }

    private let ascii: ASCIIWidths
    /// Whether the widths of ASCII characters can be read without a mixture or an exception.
    private let isPlain: Bool

    init(_ font: ResolvedFont) {
        metrics = FontMetrics(systemFontOfSize: font.size, linePitch: font.linePitch)
        self.font = font
        size = font.size
        unit = font.size / 4000
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits
        let isDisplay = font.size >= SystemFace.displaySize
        let family = isDisplay ? 1 : 0
        let advanceWeights = Neighbors(of: font.weight, in: AdvanceData.weights)
        let advanceTable = DigitTable(AdvanceData.digits, lineCount: AdvanceData.count)
            .dropping(family * AdvanceData.weights.count)
        advances = Blend(
            lower: advanceTable.dropping(advanceWeights.lower), upper: advanceTable.dropping(advanceWeights.upper),
            part: advanceWeights.part)
        let kerningWeights = Neighbors(of: font.weight, in: KerningData.weights)
        let rows = KerningData.leftClasses
        let kerningTable = DigitTable(KerningData.digits, lineCount: KerningData.rightClasses)
            .dropping(family * KerningData.weights.count * rows)
        kernings = Blend(
            lower: kerningTable.dropping(kerningWeights.lower * rows),
            upper: kerningTable.dropping(kerningWeights.upper * rows), part: kerningWeights.part)
        classes = DigitTable(KerningData.classes, lineCount: 0)
        ascii = ASCIIWidths(advances: advances.lower, kernings: kernings.lower)
        isPlain = !isMonospaced && !hasMonospacedDigits && advances.part == 0 && kernings.part == 0
        let own = isMonospaced ? 0 : SystemFace.tracking(size: font.size, weight: font.weight, isDisplay: isDisplay)
        tracking = own + (font.tracking.isFinite ? font.tracking : 0)
    }

    /// The width of a line of text, in points, kerning and tracking included; the same as a ``PreparedText``'s, but
    /// without what is needed to break it. Characters that end a line have no width.
    public func width(of text: String) -> Double {
        if isPlain {
            let units = text.utf8.withContiguousStorageIfAvailable { bytes in
                ascii.sum(bytes).map { Double($0) * unit + Double(bytes.count) * tracking }
            }
            if let width = units ?? nil { return width }
        }
        var cutter = TextCutter(capacity: text.utf8.count)
        defer { cutter.discard() }
        cutter.append(text, font: font, face: self)
        return cutter.pen
    }

    /// How far the pen moves for a character.
    @inline(__always)
    public func advance(of scalar: Unicode.Scalar) -> Double {
        if isPlain, let place = ASCIIWidths.place(scalar) {
            return Double(ascii.advance(place)) * unit + tracking
        }
        return mixedAdvance(of: scalar)
    }

    private func mixedAdvance(of scalar: Unicode.Scalar) -> Double {
        var place = GlyphIndex.advance(scalar)
        if hasMonospacedDigits, scalar.value &- 0x30 < 10 {
            place = GlyphIndex.advance("0")
        }
        guard let place else { return unknownAdvance(of: scalar) }
        if isMonospaced { return size * SystemFace.monospacedAdvance + tracking }
        let lower = Double(advances.lower[0, place])
        guard advances.part > 0 else { return lower * unit + tracking }
        let upper = Double(advances.upper[0, place])
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
    @inline(__always)
    public func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        if isPlain, let left = ASCIIWidths.place(left), let right = ASCIIWidths.place(right) {
            return Double(ascii.kerning(left, right)) * unit
        }
        return mixedKerning(left, right)
    }

    private func mixedKerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        guard !isMonospaced, let left = GlyphIndex.kerning(left), let right = GlyphIndex.kerning(right) else {
            return 0
        }
        let row = classes[0, left * 2]
        let column = classes[0, right * 2 + 1]
        guard row != 0, column != 0 else { return 0 }
        let lower = kernings.lower[row, column]
        guard kernings.part > 0 else { return Double(lower - KerningData.zero) * unit }
        let upper = kernings.upper[row, column]
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
    /// The two tabulated weights around one, and how far it is from the lighter to the heavier.
    private struct Neighbors {
        let lower: Int
        let upper: Int
        let part: Double

        init(of weight: Font.Weight, in weights: [Int]) {
            let above = partitionPoint(0..<weights.count) { weights[$0] >= weight.value }
            guard above > 0, above < weights.count, weights[above] != weight.value else {
                lower = min(above, weights.count - 1)
                upper = lower
                part = 0
                return
            }
            lower = above - 1
            upper = above
            part = Double(weight.value - weights[lower]) / Double(weights[upper] - weights[lower])
        }
    }

    /// The tracking in points: between whole sizes on a straight line, beyond the table as at its end.
    private static func tracking(size: Double, weight: Font.Weight, isDisplay: Bool) -> Double {
        let sizes = isDisplay ? TrackingData.displaySizes : TrackingData.textSizes
        let table = DigitTable(isDisplay ? TrackingData.display : TrackingData.text, lineCount: sizes.count)
        let weights = Neighbors(of: weight, in: TrackingData.weights)
        let place = min(max(size, Double(sizes.lowerBound)), Double(sizes.upperBound)) - Double(sizes.lowerBound)
        let whole = Int(place)
        let part = place - Double(whole)

        func points(_ line: Int) -> Double {
            let here = Double(table[line, whole] - TrackingData.zero)
            guard part > 0 else { return here / 1000 }
            return (here + (Double(table[line, whole + 1] - TrackingData.zero) - here) * part) / 1000
        }
        let lower = points(weights.lower)
        return weights.part > 0 ? lower + (points(weights.upper) - lower) * weights.part : lower
    }
}
