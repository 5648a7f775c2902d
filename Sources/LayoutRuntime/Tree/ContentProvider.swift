/// Children that depend on a size: what is in a geometry reader.
///
/// The engine asks for the content when it places the container, and again only when the container's geometry differs.
public protocol ContentProvider: Sendable {
    /// Appends the content for a container of this geometry to the tree.
    ///
    /// - Parameters:
    ///   - geometry: The container's place and size.
    ///   - tree: The tree that is being laid out.
    /// - Returns: The top nodes of the content, in order.
    func content(for geometry: ContainerGeometry, in tree: LayoutTree) throws -> [NodeID]
}

/// What a container knows of its place when its content is made.
public struct ContainerGeometry: Hashable, Sendable {
    /// In points; a length may be infinite.
    public var size: Size
    /// In the coordinates of the canvas.
    public var frame: Rect
    /// How far the safe area's edges that the container touches are from the screen's, in points.
    public var safeAreaInsets: EdgeInsets

    public init(size: Size, frame: Rect, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
    }
}
