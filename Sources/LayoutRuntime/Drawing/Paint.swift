/// A style with everything that it depends on settled: the mode's colours, and the rectangle that a gradient spans.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Points are in canvas coordinates.
    case linear([GradientStop], from: Point, to: Point)
    /// Radii are in points.
    case radial([GradientStop], center: Point, startRadius: Double, endRadius: Double)
    /// From the middle of an ellipse with the sides of `size`, in points; the radii are fractions of the sides.
    case elliptical([GradientStop], center: Point, size: Size, startFraction: Double, endFraction: Double)
    /// Clockwise from the positive x axis.
    case angular([GradientStop], center: Point, startDegrees: Double, endDegrees: Double)

    /// Settles a style for a rectangle in canvas coordinates.
    public init(_ style: ShapeStyle, in rect: Rect, palette: Palette) {
        self = Paint.resolve(style, in: rect, palette: palette, opacity: 1)
    }

    private static func resolve(_ style: ShapeStyle, in rect: Rect, palette: Palette, opacity: Double) -> Paint {
        func point(_ unit: UnitPoint) -> Point {
            Point(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.withOpacity(opacity), location: $0.location) }
        }
        switch style {
        case .color(let color): return .color(color.withOpacity(opacity))
        case .foreground(let level): return .color(palette.label(level: level).withOpacity(opacity))
        case .background: return .color(palette.background.withOpacity(opacity))
        case .material(let thickness): return .color(palette.material(thickness: thickness).withOpacity(opacity))
        case .linearGradient(let stops, let from, let to):
            return .linear(faded(stops), from: point(from), to: point(to))
        case .radialGradient(let stops, let center, let start, let end):
            return .radial(faded(stops), center: point(center), startRadius: start, endRadius: end)
        case .angularGradient(let stops, let center, let start, let end):
            return .angular(faded(stops), center: point(center), startDegrees: start, endDegrees: end)
        case .ellipticalGradient(let stops, let center, let start, let end):
            return .elliptical(
                faded(stops), center: point(center), size: rect.size, startFraction: start, endFraction: end)
        case .opacity(let inner, let factor):
            // A factor that is not a number counts as fully opaque.
            let factor = factor.isNaN ? 1 : min(max(factor, 0), 1)
            return resolve(inner, in: rect, palette: palette, opacity: opacity * factor)
        }
    }
}
