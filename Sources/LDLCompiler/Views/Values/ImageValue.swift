import LayoutRuntime

/// A picture or a symbol as the program makes it.
struct ImageValue: Hashable {
    var name: String
    var isSymbol: Bool
    var isResizable = false
    /// `.renderingMode(…)`: whether it is painted in the foreground style; `nil` for what the asset says.
    var isTemplate: Bool?

    init(name: String, isSymbol: Bool) {
        self.name = name
        self.isSymbol = isSymbol
    }

    /// The size in points of a picture that is not known.
    static let unknownSize = Size(width: 100, height: 100)

    /// The element of the layout tree, in its surroundings.
    func element(in environment: EnvironmentValues) -> LayoutElement {
        let values = environment.values
        let style = StyleValue.level(0).resolved(in: environment)
        let picture = isSymbol ? nil : values.assets?.pictures[name]
        guard isSymbol || picture?.isSymbol == true else {
            return .image(
                ImageContent(
                    name: name, isSymbol: false, naturalSize: picture?.size ?? Self.unknownSize,
                    isResizable: isResizable, style: style, isTemplate: isTemplate ?? picture?.isTemplate ?? false))
        }
        let metrics = SymbolMetrics.symbol(
            name, font: values.resolvedFont.resolved(for: values.dynamicTypeSize),
            scale: ImageScale(rawValue: values.imageScale) ?? .medium, pixelLength: values.text.pixelLength)
        return .image(
            ImageContent(
                name: name, isSymbol: true, naturalSize: Size(width: metrics.width, height: metrics.height),
                isResizable: isResizable, baseline: metrics.height - metrics.baselineOffset, style: style))
    }

    /// The symbol in the forms that the surroundings ask for: `star` is `star.circle.fill` among filled circles. The names
    /// of symbols say first whether they are struck through, then what is round them, and last whether they are filled.
    func inVariants(_ variants: String) -> ImageValue {
        guard isSymbol, !variants.isEmpty else { return self }
        let enclosures: Set<Substring> = ["circle", "square", "rectangle"]
        let wanted = variants.split(separator: ".")
        var parts = name.split(separator: ".")
        let isFilled = wanted.contains("fill") || parts.last == "fill"
        if parts.last == "fill" { parts.removeLast() }
        if wanted.contains("slash"), !parts.contains("slash") {
            parts.insert("slash", at: parts.firstIndex(where: enclosures.contains) ?? parts.endIndex)
        }
        if let enclosure = wanted.first(where: enclosures.contains), !parts.contains(where: enclosures.contains) {
            parts.append(enclosure)
        }
        if isFilled { parts.append("fill") }
        var image = self
        image.name = parts.joined(separator: ".")
        return image
    }
}
