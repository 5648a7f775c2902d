/// A shape at its place on the canvas, in the forms that drawing knows.
public enum Outline: Hashable, Sendable {
    case rectangle(Rect)
    /// Radii in points, at most half the side.
    case roundedRectangle(Rect, radiusX: Double, radiusY: Double)
    case ellipse(Rect)
    /// In canvas coordinates.
    case path([PathCommand])

    /// The outline of a shape that fills `rect`.
    public init(_ shape: Shape, in rect: Rect) {
        switch shape {
        case .rectangle, .containerRelative:
            self = .rectangle(rect)
        case .roundedRectangle(let corner):
            self = .rounded(rect, radiusX: corner.width, radiusY: corner.height)
        case .capsule:
            let radius = min(rect.width, rect.height) / 2
            self = .rounded(rect, radiusX: radius, radiusY: radius)
        case .circle:
            let side = min(rect.width, rect.height)
            self = .ellipse(
                Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case .ellipse:
            self = .ellipse(rect)
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            self = .path(
                PathGeometry.rectangle(rect, radii: [topLeading, topTrailing, bottomTrailing, bottomLeading]))
        case .path(let commands):
            self = .path(PathGeometry.moved(commands, by: rect.origin))
        case .inset(let inner, let amount):
            self = Outline(Self.shrunk(inner, by: amount), in: rect.inset(by: amount))
        case .offset(let inner, let distance):
            let origin = Point(x: rect.minX + distance.width, y: rect.minY + distance.height)
            self = Outline(inner, in: Rect(origin: origin, size: rect.size))
        case .made(let outline):
            self = .path(PathGeometry.moved(outline.maker.outline(for: rect.size), by: rect.origin))
        case .rotation(let inner, let degrees, let anchor):
            let turn = AffineTransform.rotation(degrees: degrees, about: rect.point(anchor))
            self = .path(PathGeometry.transformed(Outline(inner, in: rect).commands, by: turn))
        case .scale(let inner, let x, let y, let anchor):
            let change = AffineTransform.scale(x: x, y: y, about: rect.point(anchor))
            self = .path(PathGeometry.transformed(Outline(inner, in: rect).commands, by: change))
        case .sized(let inner, let size):
            self = Outline(inner, in: Rect(origin: rect.origin, size: size))
        case .trim(let inner, let from, let to):
            self = .path(PathGeometry.trimmed(Outline(inner, in: rect).commands, from: from, to: to))
        }
    }

    private static func rounded(_ rect: Rect, radiusX: Double, radiusY: Double) -> Outline {
        let x = min(max(radiusX, 0), rect.width / 2)
        let y = min(max(radiusY, 0), rect.height / 2)
        return x > 0 && y > 0 ? .roundedRectangle(rect, radiusX: x, radiusY: y) : .rectangle(rect)
    }

    /// The shape that runs inside another one at a distance: its corners are tighter.
    private static func shrunk(_ shape: Shape, by amount: Double) -> Shape {
        switch shape {
        case .roundedRectangle(let corner):
            .roundedRectangle(
                cornerSize: Size(width: max(corner.width - amount, 0), height: max(corner.height - amount, 0)))
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            .unevenRoundedRectangle(
                topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
                bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
        default: shape
        }
    }

    /// The outline as a path; corners and ellipses become cubic curves.
    public var commands: [PathCommand] {
        switch self {
        case .path(let commands): commands
        case .rectangle(let rect): PathGeometry.rectangle(rect, radii: [0, 0, 0, 0])
        case .roundedRectangle(let rect, let x, let y): PathGeometry.rectangle(rect, radiusX: x, radiusY: y)
        case .ellipse(let rect):
            PathGeometry.rectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
        }
    }

    /// The smallest rectangle that holds the outline and, for curves, their control points.
    public var bounds: Rect {
        switch self {
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): rect
        case .path(let commands): PathGeometry.bounds(commands)
        }
    }
}

extension Rect {
    /// The rectangle with each side moved inwards, but not beyond the middle.
    func inset(by amount: Double) -> Rect {
        let x = min(amount, width / 2)
        let y = min(amount, height / 2)
        return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }

    /// The smallest rectangle that holds both.
    func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// A point by fractions of the sides.
    func point(_ unit: UnitPoint) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }

    /// Whether every number is one.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
