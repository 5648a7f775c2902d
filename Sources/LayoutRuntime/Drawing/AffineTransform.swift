#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A change of coordinates: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct AffineTransform: Hashable, Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

    static let identity = AffineTransform()

    /// Clockwise, as y grows downwards.
    static func rotation(degrees: Double, about center: Point) -> AffineTransform {
        let angle = degrees * .pi / 180
        return AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle)).about(center)
    }

    static func scale(x: Double, y: Double, about center: Point) -> AffineTransform {
        AffineTransform(a: x, d: y).about(center)
    }

    private func about(_ center: Point) -> AffineTransform {
        var result = self
        result.tx = center.x - a * center.x - c * center.y
        result.ty = center.y - b * center.x - d * center.y
        return result
    }

    /// First `inner`, then this one.
    func after(_ inner: AffineTransform) -> AffineTransform {
        let origin = point(Point(x: inner.tx, y: inner.ty))
        return AffineTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, tx: origin.x, ty: origin.y)
    }

    func point(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle that holds the transformed one.
    func bounds(of rect: Rect) -> Rect {
        if self == .identity { return rect }
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ].map(point)
        return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
            $0.union(Rect(origin: $1, size: .zero))
        }
    }
}
