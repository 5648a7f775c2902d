#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A change of coordinates: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
    public var a = 1.0
    public var b = 0.0
    public var c = 0.0
    public var d = 1.0
    public var tx = 0.0
    public var ty = 0.0

    /// No change, unless numbers say otherwise.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// No change.
    public static let identity = AffineTransform()

    /// A turn in space about an axis through the origin, as it looks from afar: clockwise about the axis that points away
    /// from the eye.
    public static func rotation(degrees: Double, axis: (x: Double, y: Double, z: Double)) -> AffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, degrees.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let angle = degrees * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        let rest = 1 - cosine
        return AffineTransform(
            a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest)
    }

    /// Clockwise, as y grows downwards.
    public static func rotation(degrees: Double, about center: Point) -> AffineTransform {
        let angle = degrees * .pi / 180
        return AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle)).about(center)
    }

    /// A change of lengths that leaves a point where it is.
    public static func scale(x: Double, y: Double, about center: Point) -> AffineTransform {
        AffineTransform(a: x, d: y).about(center)
    }

    /// The same change with a point that it leaves where it is, in the place of the origin; `tx` and `ty` are added.
    func about(_ center: Point) -> AffineTransform {
        var result = self
        result.tx = tx + center.x - a * center.x - c * center.y
        result.ty = ty + center.y - b * center.x - d * center.y
        return result
    }

    /// First `inner`, then this one.
    public func after(_ inner: AffineTransform) -> AffineTransform {
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
