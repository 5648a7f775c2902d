import LDLCompiler
import LayoutRuntime

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A colour set of a catalogue of assets.
enum ColorAsset {
    /// The set's colour in the light and in the dark mode, from its `Contents.json`; nil where it has none.
    static func color(_ contents: JSONValue) -> AssetCatalogue.NamedColor? {
        var light: Color?
        var dark: Color?
        for entry in contents["colors"].elements {
            let idiom = entry["idiom"].string ?? "universal"
            guard ["universal", "iphone"].contains(idiom), let color = value(entry["color"]) else { continue }
            let appearances = entry["appearances"].elements
            // Colours for increased contrast are not shown.
            if appearances.contains(where: { $0["appearance"].string == "contrast" }) { continue }
            switch appearances.first(where: { $0["appearance"].string == "luminosity" })?["value"].string {
            case "dark"?: dark = dark ?? color
            case "light"?: light = color
            default: light = light ?? color
            }
        }
        guard let light = light ?? dark else { return nil }
        return AssetCatalogue.NamedColor(light: light, dark: dark ?? light)
    }

    private static func value(_ color: JSONValue) -> Color? {
        let parts = color["components"]
        let opacity = component(parts["alpha"]) ?? 1
        if let white = component(parts["white"]) {
            return Color(red: white, green: white, blue: white, opacity: opacity)
        }
        guard let red = component(parts["red"]), let green = component(parts["green"]),
            let blue = component(parts["blue"])
        else { return nil }
        let result = Color(red: red, green: green, blue: blue, opacity: opacity)
        return color["color-space"].string == "display-p3" ? sRGB(fromP3: result) : result
    }

    /// From 0 to 1: `0.5`, `128` and `0x80` are the same.
    private static func component(_ value: JSONValue) -> Double? {
        guard let text = value.string else { return value.number }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }

    /// A colour of the wider space in sRGB, cut off where sRGB ends. Both share their curve and their white.
    private static func sRGB(fromP3 color: Color) -> Color {
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        return Color(
            red: encoded(1.2249 * red - 0.2247 * green), green: encoded(-0.0420 * red + 1.0419 * green),
            blue: encoded(-0.0197 * red - 0.0786 * green + 1.0979 * blue), opacity: color.opacity)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
