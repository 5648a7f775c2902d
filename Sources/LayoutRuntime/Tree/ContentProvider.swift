/// Children that depend on a size: what is in a geometry reader.
///
/// The engine asks for the content when it places the container, and again only when the container's geometry differs.
public protocol ContentProvider: Sendable {
    /// Appends the content for a container of this size to the tree.
    ///
    /// - Parameters:
    ///   - size: The container's size, in points; may be infinite.
    ///   - tree: The tree that is being laid out.
    /// - Returns: The top nodes of the content, in order.
    func content(for size: Size, in tree: LayoutTree) throws -> [NodeID]

    /// The same for content that also depends on where the container is. The content for its size, unless implemented.
    func content(for geometry: ContainerGeometry, in tree: LayoutTree) throws -> [NodeID]
}

extension ContentProvider {
    /// The content for the geometry's size.
    public func content(for geometry: ContainerGeometry, in tree: LayoutTree) throws -> [NodeID] {
        try content(for: geometry.size, in: tree)
    }
}

/// What a container knows of its place when its content is made.
public struct ContainerGeometry: Hashable, Sendable {
    /// In points; a length may be infinite.
    public var size: Size
    /// In the coordinates of the canvas.
    public var frame: Rect
    /// How far the safe area's edges that the container touches are from the screen's, in points.
    public var safeAreaInsets: EdgeInsets
    /// The container itself, whose surroundings have their places already.
    public var container: NodeID

    public init(container: NodeID, size: Size, frame: Rect, safeAreaInsets: EdgeInsets) {
        self.container = container
        self.size = size
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
    }
}
