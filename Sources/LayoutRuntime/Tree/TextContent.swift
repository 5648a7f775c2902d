/// Words in a font, and what they are painted with.
public struct TextContent: Sendable {
    /// The words, cut once; answers every proposal.
    public var prepared: PreparedText
    /// What the words are painted with.
    public var style: ShapeStyle

    public init(_ prepared: PreparedText, style: ShapeStyle = .foreground(level: 0)) {
        self.prepared = prepared
        self.style = style
    }
}
