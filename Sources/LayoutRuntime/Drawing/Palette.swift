/// The colours that a style without a colour of its own stands for, in light or dark mode. The values are those that
/// Apple publishes for the system's labels, separators and backgrounds.
public struct Palette: Hashable, Sendable {
    public let isDark: Bool

    public init(isDark: Bool) {
        self.isDark = isDark
    }

    /// The foreground at a level: 0 is primary, 4 quinary.
    public func label(level: Int) -> Color {
        if level <= 0 { return isDark ? .white : .black }
        let opacities = [0.6, 0.3, isDark ? 0.16 : 0.18, 0.12]
        return Self.ink(isDark).withOpacity(opacities[min(level, 4) - 1])
    }

    /// Behind everything.
    public var background: Color { isDark ? .black : .white }
    /// Thin lines between things.
    public var separator: Color {
        isDark
            ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    }
    /// The fill of controls and of boxes that stand for something.
    public var fill: Color {
        Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: isDark ? 0.32 : 0.16)
    }
    /// The colour of what can be tapped.
    public var accent: Color {
        isDark ? Color(red: 0, green: 145 / 255, blue: 1) : Color(red: 0, green: 136 / 255, blue: 1)
    }
    /// A switch that is on.
    public var on: Color {
        isDark
            ? Color(red: 48 / 255, green: 209 / 255, blue: 88 / 255)
            : Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
    }
    /// What lies round the canvas in a picture.
    var surroundings: Color {
        isDark
            ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
            : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }

    /// A material without the blur: a flat translucent colour, the more opaque the thicker.
    public func material(thickness: Int) -> Color {
        let opacities = [0.45, 0.6, 0.75, 0.85, 0.94]
        let grey = isDark ? 37.0 / 255 : 247.0 / 255
        return Color(red: grey, green: grey, blue: grey, opacity: opacities[min(max(thickness, 0), 4)])
    }

    private static func ink(_ isDark: Bool) -> Color {
        isDark
            ? Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255)
    }
}

extension Color {
    /// The colour with its opacity multiplied.
    func withOpacity(_ factor: Double) -> Color {
        var color = self
        color.opacity *= factor
        return color
    }
}
