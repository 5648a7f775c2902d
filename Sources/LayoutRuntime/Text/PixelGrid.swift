/// Rounding to whole pixels. A pixel length that is not a positive number leaves lengths as they are.
struct PixelGrid: Hashable, Sendable {
    /// The size of a pixel in points.
    let length: Double

    /// Sums of advances are off by less than this; it must not cost a pixel.
    static let tolerance = 1e-6

    init(_ length: Double) {
        self.length = length
    }

    /// The smallest number of whole pixels that is not less than `value`.
    func up(_ value: Double) -> Double {
        guard length > 0, value.isFinite else { return value }
        return ((value - PixelGrid.tolerance) / length).rounded(.up) * length
    }

    /// The nearest number of whole pixels, halves away from zero.
    func nearest(_ value: Double) -> Double {
        guard length > 0, value.isFinite else { return value }
        return (value / length).rounded(.toNearestOrAwayFromZero) * length
    }
}
