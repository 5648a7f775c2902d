/// Words in a font, and what they are painted with.
public struct TextContent: Sendable {
    /// The words, cut once; answers every proposal.
    public var prepared: PreparedText
    /// What the words are painted with.
    public var style: ShapeStyle
    /// The looks of stretches by their number; a stretch without one is plain.
    public var looks: [TextLook]

    public init(_ prepared: PreparedText, style: ShapeStyle = .primary, looks: [TextLook] = []) {
        self.prepared = prepared
        self.style = style
        self.looks = looks
    }

    /// The look of a stretch of the text.
    func look(ofRun run: Int) -> TextLook {
        looks.indices.contains(run) ? looks[run] : TextLook()
    }
}

/// How a stretch of a text is drawn; layout does not see it.
public struct TextLook: Hashable, Sendable {
    /// What the words are painted with; nil for what the whole text is painted with.
    public var style: ShapeStyle?
    public var underline: TextDecoration?
    public var strikethrough: TextDecoration?

    public init(
        style: ShapeStyle? = nil, underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil
    ) {
        self.style = style
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// Whether nothing sets it apart from the rest of the text.
    public var isPlain: Bool { self == TextLook() }
}

/// A line under or through words.
public struct TextDecoration: Hashable, Sendable {
    public enum Pattern: String, Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var pattern: Pattern
    /// nil for what the words are painted with.
    public var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
        self.pattern = pattern
        self.color = color
    }
}
