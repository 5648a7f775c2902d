/// The outline of a shape that fills a rectangle.
public indirect enum Shape: Hashable, Sendable {
    case rectangle
    case roundedRectangle(cornerSize: Size)
    /// Radii in points: top leading, bottom leading, bottom trailing, top trailing.
    case unevenRoundedRectangle(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    case capsule
    case circle
    case ellipse
    case containerRelative
    /// A path in the rectangle's own coordinates, as commands of SVG path data.
    case path([PathCommand])
    /// An outline that is made for the size that the shape is given.
    case made(MadeOutline)
    /// The shape in a rectangle that is smaller by this much on each side, in points.
    case inset(Shape, by: Double)
    /// The shape moved, in points; layout does not see it.
    case offset(Shape, by: Size)
    /// The part of the outline between two fractions of its length.
    case trim(Shape, from: Double, to: Double)
    /// Clockwise, about a point of the rectangle.
    case rotation(Shape, degrees: Double, anchor: UnitPoint = .center)
    case scale(Shape, x: Double, y: Double, anchor: UnitPoint = .center)
    /// The shape in a size of its own, from the rectangle's top leading corner.
    case sized(Shape, Size)
}

/// What makes the outline of a shape when its size is known.
public protocol OutlineMaker: AnyObject, Sendable {
    /// The outline in a rectangle of a size at (0, 0), in points. It is asked again for a size that was asked before.
    func outline(for size: Size) -> [PathCommand]
}

/// An outline maker as a value; two are the same only if the maker is.
public struct MadeOutline: Hashable, Sendable {
    public let maker: any OutlineMaker

    public init(_ maker: any OutlineMaker) {
        self.maker = maker
    }

    public static func == (left: MadeOutline, right: MadeOutline) -> Bool { left.maker === right.maker }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(maker)) }
}

/// One step of a path, in points.
public enum PathCommand: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, control: Point)
    case cubic(Point, control1: Point, control2: Point)
    case close
}

/// How a shape is painted: filled, stroked on its line, or stroked inside it.
public enum ShapePaint: Hashable, Sendable {
    case fill(ShapeStyle)
    case stroke(ShapeStyle, StrokeStyle)
    case strokeBorder(ShapeStyle, StrokeStyle)
}

/// How a line round a shape is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The form of a line's ends.
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    /// The form of a line's corners.
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    public var lineWidth: Double
    /// Lengths of lines and gaps in turn; empty for a line without gaps.
    public var dash: [Double]
    /// Where in the pattern of lines and gaps the line begins.
    public var dashPhase: Double
    public var cap: Cap
    public var join: Join
    /// How far a pointed corner may reach, in line widths, before it is cut off.
    public var miterLimit: Double

    public init(
        lineWidth: Double = 1, dash: [Double] = [], dashPhase: Double = 0, cap: Cap = .butt, join: Join = .miter,
        miterLimit: Double = 10
    ) {
        self.lineWidth = lineWidth
        self.dash = dash
        self.dashPhase = dashPhase
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}
