#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Colours round a point, as wedges of one colour each.
struct AngularGradient {
    private let stops: [GradientStop]
    private let center: Point
    private let start: Double
    private let end: Double
    private static let wedgeCount = 120

    struct Wedge {
        let path: [PathCommand]
        let color: Color
    }

    init(_ stops: [GradientStop], center: Point, from start: Double, to end: Double) {
        self.stops = stops
        self.center = center
        self.start = start.isFinite ? start : 0
        self.end = end.isFinite ? end : 360
    }

    /// Wedges all round the centre that reach beyond a rectangle.
    func wedges(covering bounds: Rect) -> [Wedge] {
        guard bounds.isFinite, center.x.isFinite, center.y.isFinite else { return [] }
        let width = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
        let height = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        let radius = (width * width + height * height).squareRoot() * 1.1
        let step = 360 / Double(Self.wedgeCount)
        return (0..<Self.wedgeCount).map { index in
            let angle = start + Double(index) * step
            // Neighbours overlap a little, so that no line shows between them.
            let path: [PathCommand] = [
                .move(center), .line(point(angle, radius)), .line(point(angle + step * 1.3, radius)), .close,
            ]
            let span = end - start
            let fraction = span == 0 ? 1 : (Double(index) + 0.5) * step / span
            return Wedge(path: path, color: color(at: fraction))
        }
    }

    private func point(_ degrees: Double, _ radius: Double) -> Point {
        let angle = degrees * .pi / 180
        return Point(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }

    /// The colour at a fraction of the way; before the first stop and after the last theirs.
    private func color(at fraction: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if fraction <= first.location { return first.color }
        for (left, right) in zip(stops, stops.dropFirst()) where fraction <= right.location {
            let span = right.location - left.location
            let t = span > 0 ? (fraction - left.location) / span : 1
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
            return Color(
                red: mix(left.color.red, right.color.red), green: mix(left.color.green, right.color.green),
                blue: mix(left.color.blue, right.color.blue), opacity: mix(left.color.opacity, right.color.opacity))
        }
        return last.color
    }
}
