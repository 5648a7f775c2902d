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

/// A font of the system in one size and weight.
public struct SystemFace: TextFace {
    /// The vertical measures.
    public let metrics: FontMetrics
    private let size: Double

    init(_ font: ResolvedFont) {
        metrics = FontMetrics(systemFontOfSize: font.size, linePitch: font.linePitch)
        size = font.size
    }

    /// How far the pen moves.
    public func advance(of scalar: Unicode.Scalar) -> Double {
        if CharacterWidth.isZero(scalar) { return 0 }
        return CharacterWidth.isWide(scalar) ? size : size * 0.5
    }
}
