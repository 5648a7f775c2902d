/// The subviews of a container with rules of its own, in order.
public struct LayoutSubviews: RandomAccessCollection {
    let tree: LayoutTree
    let container: UInt32
    let links: UInt32
    /// How many subviews the container has.
    public let count: Int

    /// The first subview's index, 0.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { count }

    /// The direction in which rows run.
    public var layoutDirection: LayoutDirection { tree.engine.direction(of: container) }

    /// The container's own node.
    public var node: NodeID { NodeID(rawValue: container) }

    /// The subview at an index, which must be one of `indices`.
    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= 0 && index < count, "subview index out of range")
        return LayoutSubview(
            tree: tree, container: container, index: index, child: tree.engine.childNode(links, index))
    }

    /// Writes a line into the conversation.
    public func print(_ line: String) { tree.print(line) }

    /// The wishes of all subviews on all edges; none at all without subviews.
    public var unitedSpacing: ViewSpacing {
        guard let first else { return .zero }
        return dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// What the subviews say of a guide, combined: the first baseline of all, the last one, the average of a guide of
    /// one's own, and nothing for edges and centres. `placing` is run unless the subviews' places for this size and
    /// proposal are known.
    public func combinedGuide(
        _ guide: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, placing: () throws -> Void
    ) rethrows -> Double? {
        try tree.engine.combinedGuide(container, guide, in: bounds, PackedProposal(proposal), placing)
    }
}

/// A subview of a container with rules of its own.
public struct LayoutSubview {
    let tree: LayoutTree
    let container: UInt32
    let index: Int
    let child: UInt32

    /// The subview's node.
    public var node: NodeID { NodeID(rawValue: child) }

    /// The size that the subview takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        tree.engine.sizeThatFits(child, PackedProposal(proposal))
    }

    /// The subview's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let packed = PackedProposal(proposal)
        return ViewDimensions(
            size: tree.engine.sizeThatFits(child, packed), tree: tree, node: child, proposal: packed)
    }

    /// The distances that the subview wishes to its neighbours.
    public var spacing: ViewSpacing { tree.engine.spacing(of: child) }

    /// The priority that `layoutPriority` gave it; 0 unless said otherwise.
    public var priority: Double { tree.layoutPriority(of: node) }

    /// The value that the subview carries; `nil` if it carries none.
    public subscript(key: LayoutValueKey) -> (any Sendable)? { tree.layoutValue(key, of: node) }

    /// Puts the subview in its place, offering it a size. The last place counts.
    ///
    /// - Parameters:
    ///   - position: Where the anchor comes to lie, in the coordinates of the bounds.
    ///   - anchor: The point of the subview that is put there.
    ///   - proposal: What the subview is offered.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        tree.engine.placeSubview(
            container, index, child, at: position, anchor: anchor, PackedProposal(proposal))
    }
}
