/// What a shape, a text or a border is painted with, resolved to what is drawn.
public indirect enum ShapeStyle: Hashable, Sendable {
    case color(Color)
    /// The foreground style of the surroundings, at a level: 0 is primary, 1 secondary, up to 4 quinary.
    case foreground(level: Int)
    /// The colour behind everything.
    case background
    case linearGradient([GradientStop], from: UnitPoint, to: UnitPoint)
    case radialGradient([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case angularGradient([GradientStop], center: UnitPoint, startDegrees: Double, endDegrees: Double)
    /// A material, drawn as a flat translucent colour: 0 is ultra thin, 4 ultra thick.
    case material(thickness: Int)
    case opacity(ShapeStyle, Double)
}

/// One colour of a gradient and its place along it, from 0 to 1.
public struct GradientStop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
        self.color = color
        self.location = location
    }
}

/// How a line round a shape is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: Double
    public var dash: [Double]
    public var roundCap: Bool

    public init(lineWidth: Double = 1, dash: [Double] = [], roundCap: Bool = false) {
        self.lineWidth = lineWidth
        self.dash = dash
        self.roundCap = roundCap
    }
}

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
    /// The shape in a rectangle that is smaller by this much on each side, in points.
    case inset(Shape, by: Double)
    /// The shape moved, in points; layout does not see it.
    case offset(Shape, by: Size)
    /// The part of the outline between two fractions of its length.
    case trim(Shape, from: Double, to: Double)
    case rotation(Shape, degrees: Double)
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
