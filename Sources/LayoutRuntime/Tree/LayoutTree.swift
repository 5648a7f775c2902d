/// A tree of views and modifiers, and their layout.
///
/// A tree is built from the leaves up: `append` takes an element and the nodes it holds, and returns the new node.
/// `layout` offers a root a size and gives every view a size and a place, which `frame(of:)` and its companions read.
/// Laying out at another size reuses every answer that does not depend on it.
///
///     let tree = LayoutTree()
///     let word = tree.append(.text(TextContent(PreparedText("Seattle"))))
///     let padded = tree.append(.padding(EdgeInsets(.all, 10)), child: word)
///     try tree.layout(root: padded, proposal: ProposedViewSize(width: 402, height: nil))
///     tree.frame(of: word)
public final class LayoutTree {
    let state: UnsafeMutablePointer<EngineState>

    @inline(__always)
    var engine: LayoutEngine { LayoutEngine(state: state) }

    public init(configuration: LayoutConfiguration = LayoutConfiguration()) {
        state = .allocate(capacity: 1)
        state.initialize(to: EngineState(configuration: configuration, tree: self))
    }

    deinit {
        state.pointee.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// What the tree was made with.
    public var configuration: LayoutConfiguration { state.pointee.configuration }

    /// How many nodes have been appended.
    public var nodeCount: Int { state.pointee.nodes.count }

    /// Bytes that the tree's own storage takes, without room for growth and without what texts and layouts own.
    public var byteCount: Int {
        let state = state.pointee
        return state.nodes.byteCount + state.children.byteCount + state.elements.byteCount
            + state.outcomes.byteCount + state.links.byteCount + state.memos.byteCount + state.textMemos.byteCount
            + state.limits.byteCount
            + state.scratch.byteCount + state.pending.byteCount
    }

    /// Makes room for so many nodes at once, for a builder that knows how many there will be.
    public func reserveCapacity(_ nodes: Int) {
        let additional = min(max(nodes - nodeCount, 0), configuration.maximumNodeCount)
        state.pointee.nodes.reserve(additional)
        state.pointee.children.reserve(additional)
        state.pointee.elements.reserve(additional)
    }

    // MARK: Building

    /// Appends a view without children.
    @discardableResult
    public func append(_ element: consuming LayoutElement) -> NodeID {
        NodeID(rawValue: engine.append(element))
    }

    /// Appends a modifier, or a container with one child.
    @discardableResult
    public func append(_ element: consuming LayoutElement, child: NodeID) -> NodeID {
        let node = engine.append(element)
        engine.adopt(CollectionOfOne(child), by: node)
        return NodeID(rawValue: node)
    }

    /// Appends a container or a modifier with its children, in order.
    ///
    /// A child that is not in the tree, or has a parent already, is left out, and `layout` throws
    /// `LayoutError.invalidNode`.
    @discardableResult
    public func append(_ element: consuming LayoutElement, children: some Collection<NodeID>) -> NodeID {
        let node = engine.append(element)
        engine.adopt(children, by: node)
        return NodeID(rawValue: node)
    }

    /// The same for an array, which is the usual case and the fast one.
    @discardableResult
    public func append(_ element: consuming LayoutElement, children: [NodeID]) -> NodeID {
        let node = engine.append(element)
        children.withUnsafeBufferPointer { engine.adopt($0, by: node) }
        return NodeID(rawValue: node)
    }

    /// Gives a node other children; the ones it had become roots.
    public func setChildren(_ children: some Collection<NodeID>, of node: NodeID) {
        guard contains(node) else { return engine.refuse(node) }
        engine.release(node.rawValue)
        engine.adopt(children, by: node.rawValue)
        engine.structureChanged(above: node.rawValue)
    }

    /// Adds a guide of one's own.
    ///
    /// - Parameters:
    ///   - axis: The axis along which its values are measured: horizontal for a `HorizontalAlignment`.
    ///   - defaultValue: The guide's value in a view that does not say anything of it, in points.
    public func registerAlignment(
        axis: Axis, default defaultValue: @escaping @Sendable (ViewDimensions) -> Double
    ) -> AlignmentKey {
        state.pointee.guides.register(axis: axis, default: defaultValue)
    }

    // MARK: The structure

    /// Whether the node is one of this tree's.
    public func contains(_ node: NodeID) -> Bool { Int(node.rawValue) < nodeCount }

    /// What the node is; `inert` for one that is not in the tree.
    public func element(of node: NodeID) -> LayoutElement {
        contains(node) ? engine.element(node.rawValue) : .inert
    }

    /// Whether the node is a scroll view.
    public func isScrollView(_ node: NodeID) -> Bool {
        contains(node) && engine[node.rawValue].pointee.kind == .scrollView
    }

    /// The nodes directly in a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        guard contains(node) else { return [] }
        return engine.children(of: node.rawValue).map { NodeID(rawValue: $0) }
    }

    /// The node that a node is in; `nil` at a root.
    public func parent(of node: NodeID) -> NodeID? {
        guard contains(node) else { return nil }
        let parent = engine[node.rawValue].pointee.parent
        return parent == Node.none ? nil : NodeID(rawValue: parent)
    }
}
