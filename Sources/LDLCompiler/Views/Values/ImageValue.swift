import LayoutRuntime

/// A picture or a symbol as the program makes it.
struct ImageValue: Hashable {
    var name: String
    var isSymbol: Bool
    var isResizable = false

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
        guard isSymbol else {
            return .image(
                ImageContent(
                    name: name, isSymbol: false, naturalSize: values.pictures?[name] ?? Self.unknownSize,
                    isResizable: isResizable, style: style))
        }
        let metrics = SymbolMetrics.symbol(
            name, font: values.resolvedFont.resolved(for: values.dynamicTypeSize),
            scale: ImageScale(rawValue: values.imageScale) ?? .medium, pixelLength: values.text.pixelLength)
        return .image(
            ImageContent(
                name: name, isSymbol: true, naturalSize: Size(width: metrics.width, height: metrics.height),
                isResizable: isResizable, baseline: metrics.height - metrics.baselineOffset, style: style))
    }
}
