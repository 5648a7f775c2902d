/// What a layout tree knows of the screen it is laid out for, and how far it goes before it refuses.
public struct LayoutConfiguration: Sendable {
    /// The side of a pixel, in points: 1/3 on a screen of scale 3.
    public var pixelLength: Double
    /// The direction in which rows run.
    public var layoutDirection: LayoutDirection
    /// How far the screen reaches beyond the canvas on each side, in points. Style backgrounds and views that ignore
    /// the safe area extend into it.
    public var safeAreaInsets: EdgeInsets
    /// The deepest nesting of containers that is laid out; a chain of modifiers does not count. A deeper tree is
    /// refused with `LayoutError.tooDeep`. A level costs about a kilobyte of the thread's stack, and
    /// several in a build without optimization.
    public var maximumDepth: Int
    /// The most nodes that a tree may have; one more and laying out throws `LayoutError.tooManyNodes`.
    public var maximumNodeCount: Int
    /// Whether every question and answer is written down in `LayoutTree.conversation`.
    public var recordsConversation: Bool

    public init(
        pixelLength: Double = 1.0 / 3, layoutDirection: LayoutDirection = .leftToRight,
        safeAreaInsets: EdgeInsets = .zero, maximumDepth: Int = 1_000, maximumNodeCount: Int = 10_000_000,
        recordsConversation: Bool = false
    ) {
        self.pixelLength = pixelLength
        self.layoutDirection = layoutDirection
        self.safeAreaInsets = safeAreaInsets
        self.maximumDepth = maximumDepth
        self.maximumNodeCount = maximumNodeCount
        self.recordsConversation = recordsConversation
    }
}
