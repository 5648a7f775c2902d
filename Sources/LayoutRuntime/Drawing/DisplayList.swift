/// A placed tree as a list of things to draw, from the back to the front. Writers for a format need nothing else.
public struct DisplayList: Sendable {
    /// One thing to draw, or the begin or end of a group.
    public enum Command: Sendable {
        case fill(Outline, Paint, DrawingAnnotation?)
        case stroke(Outline, Paint, StrokeStyle, DrawingAnnotation?)
        case text(DrawnText, DrawingAnnotation?)
        /// Everything up to the matching `endGroup` is drawn with the effect.
        case beginGroup(GroupEffect, DrawingAnnotation?)
        case endGroup
    }

    /// What is done to all that is in a group.
    public enum GroupEffect: Hashable, Sendable {
        /// Nothing: the group names a view.
        case none
        /// Nothing is drawn outside the outline.
        case clip(Outline)
        /// From 0 to 1.
        case opacity(Double)
        /// Lengths in points; `bounds` is where the group draws, as far as layout knows.
        case shadow(Color, radius: Double, x: Double, y: Double, bounds: Rect)
        case blur(radius: Double, bounds: Rect)
        /// What is in the group is not drawn: it is the mask of the group that follows, which is drawn as far as the mask
        /// is opaque.
        case mask
        case masked
        /// The group is drawn by itself first, and then mixed with what is behind it.
        case isolated
        /// How the group's colours are mixed with those behind it, as CSS calls it.
        case blend(String)
        /// The group's colours are multiplied with one.
        case multiply(Color)
        /// In canvas coordinates.
        case transform(AffineTransform)
        /// About a point of the canvas, clockwise.
        case rotation(degrees: Double, about: Point)
        case scale(x: Double, y: Double, about: Point)
        /// A colour change by name, as the modifier is called.
        case filter(name: String, amount: Double)
    }

    /// Balanced: every `beginGroup` has its `endGroup`.
    public let commands: [Command]
    /// The canvas, and what lies round it.
    public let options: DrawingOptions
    /// What the picture shows, in canvas coordinates: the screen, and what sticks out of it unless a screen clips.
    public let bounds: Rect
}

/// One line of text in one font, as it is drawn. All lengths are in points, in canvas coordinates.
public struct DrawnText: Hashable, Sendable {
    public var text: String
    /// The left end, on the baseline.
    public var origin: Point
    /// How wide the text was measured; what draws it has to make it as wide. `nil` for words beside the picture.
    public var width: Double?
    /// From the origin to each character (grapheme cluster), in points; empty for words beside the picture.
    public var characterOffsets: [Double] = []
    /// The font's size, after any scaling down.
    public var fontSize: Double
    /// 100 to 900.
    public var weight: Int
    public var isItalic: Bool
    public var design: Font.Design
    /// The name of a font that is not the system's.
    public var fontName: String?
    public var paint: Paint
}
