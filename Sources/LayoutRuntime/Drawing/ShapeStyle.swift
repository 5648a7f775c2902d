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
    /// Colours from a point outwards in the form of the rectangle; the radii are fractions of its sides.
    case ellipticalGradient([GradientStop], center: UnitPoint, startFraction: Double, endFraction: Double)
    /// A material, drawn as a flat translucent colour: 0 is ultra thin, 4 ultra thick.
    case material(thickness: Int)
    case opacity(ShapeStyle, Double)

    /// The foreground style of the surroundings itself.
    public static let primary = ShapeStyle.foreground(level: 0)
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
