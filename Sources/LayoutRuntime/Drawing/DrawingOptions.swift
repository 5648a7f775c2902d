/// What a picture depends on besides the tree.
public struct DrawingOptions: Sendable {
    /// The canvas's size in points; its top leading corner is (0, 0).
    public var canvas: Size = .zero
    /// How far the screen reaches beyond the canvas on each side, in points.
    public var safeArea: EdgeInsets = .zero
    /// Whether colours are those of the dark mode.
    public var isDark = false
    /// Whether there is a screen whose edges cut off what is drawn. Without one the picture grows with what sticks out.
    public var clipsToScreen = false
    /// Whether every box is drawn with its name and size.
    public var showsBoxes = false

    public init() {}

    /// The canvas with the screen round it, in points.
    public var screen: Rect {
        Rect(
            x: -safeArea.leading, y: -safeArea.top, width: canvas.width + safeArea.horizontal,
            height: canvas.height + safeArea.vertical)
    }
}

/// What is known of a node's origin, to be written beside what it draws.
public struct DrawingAnnotation: Hashable, Sendable {
    /// The view's or modifier's name.
    public var view: String
    /// What `.id(…)` gave the view.
    public var id: String?
    /// The place in the source as text: `3:5`.
    public var source: String?

    public init(view: String, id: String? = nil, source: String? = nil) {
        self.view = view
        self.id = id
        self.source = source
    }
}
