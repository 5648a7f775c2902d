import LayoutRuntime

/// A colour as the program names it; what it is on the screen depends on light and dark.
indirect enum ColorValue: Hashable, Sendable {
    case fixed(Color)
    /// A colour of the system, with a value for light and one for dark.
    case system(light: Color, dark: Color)
    /// The tint of the surroundings.
    case accent
    /// The opacity multiplied by a number.
    case faded(ColorValue, Double)
    /// A mixture: the second's part is from 0 to 1.
    case mixed(ColorValue, ColorValue, Double)

    /// The colour in its surroundings.
    func resolved(in environment: EnvironmentValues) -> Color {
        switch self {
        case .fixed(let color): return color
        case .system(let light, let dark): return environment.values.isDark ? dark : light
        case .accent:
            if case .color(let color)? = environment.values.tint { return color }
            return SystemColors.blue.resolved(in: environment)
        case .faded(let base, let opacity):
            var color = base.resolved(in: environment)
            color.opacity *= min(max(opacity, 0), 1)
            return color
        case .mixed(let first, let second, let part):
            let a = first.resolved(in: environment)
            let b = second.resolved(in: environment)
            let t = min(max(part, 0), 1)
            return Color(
                red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
                blue: a.blue + (b.blue - a.blue) * t, opacity: a.opacity + (b.opacity - a.opacity) * t)
        }
    }
}

/// The colours of the system, as Apple's guidelines list them.
enum SystemColors {
    static let red = pair(255, 56, 60, 255, 66, 69)
    static let orange = pair(255, 141, 40, 255, 146, 48)
    static let yellow = pair(255, 204, 0, 255, 214, 0)
    static let green = pair(52, 199, 89, 48, 209, 88)
    static let mint = pair(0, 200, 179, 0, 218, 195)
    static let teal = pair(0, 195, 208, 0, 210, 224)
    static let cyan = pair(0, 192, 232, 60, 211, 254)
    static let blue = pair(0, 136, 255, 0, 145, 255)
    static let indigo = pair(97, 85, 245, 109, 124, 255)
    static let purple = pair(203, 48, 224, 219, 52, 242)
    static let pink = pair(255, 45, 85, 255, 55, 95)
    static let brown = pair(172, 127, 94, 183, 138, 102)
    static let gray = pair(142, 142, 147, 142, 142, 147)
    static let gray2 = pair(174, 174, 178, 99, 99, 102)
    static let gray3 = pair(199, 199, 204, 72, 72, 74)
    static let gray4 = pair(209, 209, 214, 58, 58, 60)
    static let gray5 = pair(229, 229, 234, 44, 44, 46)
    static let gray6 = pair(242, 242, 247, 28, 28, 30)
    static let primary = pair(0, 0, 0, 255, 255, 255)
    static let secondary = ColorValue.system(
        light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
    static let separator = ColorValue.system(
        light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
    static let background = pair(255, 255, 255, 0, 0, 0)
    static let tertiaryBackground = pair(255, 255, 255, 44, 44, 46)
    /// A row in a group on the grouped background.
    static let groupedRow = pair(255, 255, 255, 28, 28, 30)
    static let groupedBackground = pair(242, 242, 247, 0, 0, 0)

    private static func pair(
        _ red: Double, _ green: Double, _ blue: Double, _ darkRed: Double, _ darkGreen: Double, _ darkBlue: Double
    ) -> ColorValue {
        .system(light: rgb(red, green, blue), dark: rgb(darkRed, darkGreen, darkBlue))
    }

    /// Components from 0 to 255.
    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
    }
}
