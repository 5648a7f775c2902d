import LayoutRuntime

/// What something is painted with, as the program names it.
indirect enum StyleValue: Hashable, Sendable {
    /// A colour and its place in a gradient, from 0 to 1.
    struct Stop: Hashable, Sendable {
        var color: ColorValue
        var location: Double
    }

    case color(ColorValue)
    /// A level of the foreground style of the surroundings: 0 is primary.
    case level(Int)
    /// A level of another style.
    case levelOf(StyleValue, Int)
    case background
    case tint
    case linearGradient([Stop], from: UnitPoint, to: UnitPoint)
    case radialGradient([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case angularGradient([Stop], center: UnitPoint, startDegrees: Double, endDegrees: Double)
    case ellipticalGradient([Stop], center: UnitPoint, startFraction: Double, endFraction: Double)
    case material(thickness: Int)
    case opacity(StyleValue, Double)

    /// A gradient that names no place: drawn from top to bottom.
    static func gradient(_ stops: [Stop]) -> StyleValue { .linearGradient(stops, from: .top, to: .bottom) }

    /// How much of a style the levels below it let through.
    static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// The style in its surroundings.
    func resolved(in environment: EnvironmentValues) -> ShapeStyle {
        switch self {
        case .color(let color): return .color(color.resolved(in: environment))
        case .level(let level): return Self.foreground(level, in: environment)
        case .levelOf(let style, let level):
            return Self.dimmed(style.resolved(in: environment), level)
        case .background: return environment.values.background ?? .background
        case .tint: return environment.values.tint ?? .color(ColorValue.accent.resolved(in: environment))
        case .linearGradient(let stops, let from, let to):
            return .linearGradient(Self.resolved(stops, in: environment), from: from, to: to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                Self.resolved(stops, in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startDegrees, let endDegrees):
            return .angularGradient(
                Self.resolved(stops, in: environment), center: center, startDegrees: startDegrees,
                endDegrees: endDegrees)
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
            return .ellipticalGradient(
                Self.resolved(stops, in: environment), center: center, startFraction: startFraction,
                endFraction: endFraction)
        case .material(let thickness): return .material(thickness: thickness)
        case .opacity(let style, let opacity): return .opacity(style.resolved(in: environment), opacity)
        }
    }

    /// A level of what `foregroundStyle` set; the levels that it does not name are its last one, let through less.
    static func foreground(_ level: Int, in environment: EnvironmentValues) -> ShapeStyle {
        let styles = environment.values.foreground
        guard let last = styles.last else { return level == 0 ? .primary : .foreground(level: level) }
        if level < styles.count { return styles[level] }
        return dimmed(last, level - styles.count + 1)
    }

    private static func dimmed(_ style: ShapeStyle, _ level: Int) -> ShapeStyle {
        if case .foreground(let base) = style { return .foreground(level: min(base + level, 4)) }
        guard level > 0 else { return style }
        return .opacity(style, levelOpacities[min(level, levelOpacities.count - 1)])
    }

    private static func resolved(_ stops: [Stop], in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.resolved(in: environment), location: $0.location) }
    }
}

extension Value {
    /// The value as something to paint with; `nil` for a value that is no style.
    var asStyle: StyleValue? {
        switch self {
        case .native(.color(let color)): .color(color)
        case .native(.shapeStyle(let style)): style
        case .view(let view):
            // A gradient or a colour that was made as a view.
            if case .style(let style)? = view.payload { style } else { nil }
        default: nil
        }
    }

    /// The value as a colour; `nil` for a value that is none.
    var asColor: ColorValue? {
        switch asStyle {
        case .color(let color)?: color
        default: nil
        }
    }
}
