/// Why a tree could not be laid out.
public enum LayoutError: Error, Sendable {
    /// Containers are nested deeper than `LayoutConfiguration.maximumDepth`, at this node.
    case tooDeep(NodeID, limit: Int)
    /// The tree has more nodes than `LayoutConfiguration.maximumNodeCount`.
    case tooManyNodes(limit: Int)
    /// A node was named that is not in the tree, or a child that has a parent already.
    case invalidNode(NodeID)
    /// A container with rules of its own answered a size that is not a number.
    case invalidSize(NodeID)
    /// A container with rules of its own put a subview at a place that is not a number.
    case invalidPlace(NodeID)
    /// A container with rules of its own, or a provider of content, threw.
    case failed(NodeID, any Error)
}
