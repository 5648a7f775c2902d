/// Words in a font, and what they are painted with.
public struct TextContent: Sendable {
    public var style: ShapeStyle

    public init(style: ShapeStyle) {
        self.style = style
    }
}
