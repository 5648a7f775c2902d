/// Children that depend on a size: what is in a geometry reader, or the visible rows of a lazy container.
///
/// The engine asks for the content while it places the container, and appends it to the tree.
public protocol ContentProvider: Sendable {
    /// Appends the content for a container of this size to the tree.
    ///
    /// - Parameters:
    ///   - size: The container's size, in points; may be infinite.
    ///   - tree: The tree that is being laid out.
    /// - Returns: The top nodes of the content, in order.
    func content(for size: Size, in tree: LayoutTree) throws -> [NodeID]
}
