extension LayoutTree {
    /// Whether the last layout gave the node a place.
    public func isPlaced(_ node: NodeID) -> Bool {
        contains(node) && engine[node.rawValue].pointee.placedIn == state.pointee.epoch && state.pointee.epoch > 0
    }

    /// The canvas of the last layout, in points.
    public var canvas: Rect { state.pointee.canvas }

    /// The node's rectangle in the canvas, in points, as it is drawn: what is in an `offset` has moved. Zero for a node
    /// without a place. Coordinates and lengths are numbers, but may be infinite where a flexible view was offered
    /// infinity.
    public func frame(of node: NodeID) -> Rect {
        guard isPlaced(node) else { return .zero }
        let placed = engine.outcome(node.rawValue).pointee
        let isMirrored = state.pointee.isPlacing && engine.isMirroring
        let x = isMirrored ? engine.mirroredX(of: node.rawValue) : placed.x
        return Rect(origin: Point(x: x, y: placed.y), size: placed.size)
    }

    /// How far the safe area's edges that a `geometry` node touches are from the screen's, in points; zero for every
    /// other node.
    public func safeAreaInsets(of node: NodeID) -> EdgeInsets {
        guard case .geometry = element(of: node) else { return .zero }
        let inner = frame(of: node)
        let outer = styledFrame(of: node)
        return EdgeInsets(
            top: inner.minY - outer.minY, leading: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
            trailing: outer.maxX - inner.maxX)
    }

    /// The size that the node took, in points.
    public func size(of node: NodeID) -> Size { frame(of: node).size }

    /// The proposal that the node was placed with.
    public func proposal(of node: NodeID) -> ProposedViewSize {
        guard isPlaced(node) else { return .unspecified }
        return engine.outcome(node.rawValue).pointee.proposal.unpacked
    }

    /// What the node, as it was placed, says of a guide of its own accord, in points from its top leading corner;
    /// `nil` if it says nothing.
    public func explicitGuide(_ guide: AlignmentKey, of node: NodeID) -> Double? {
        guard isPlaced(node) else { return nil }
        let placed = engine.outcome(node.rawValue).pointee
        let value = engine.explicitGuide(node.rawValue, guide, placed.proposal, placed.size)
        return value.isNaN ? nil : value
    }

    /// The node's size and guides, as it was placed.
    public func dimensions(of node: NodeID) -> ViewDimensions {
        guard isPlaced(node) else { return ViewDimensions(size: .zero) }
        let placed = engine.outcome(node.rawValue).pointee
        return ViewDimensions(size: placed.size, tree: self, node: node.rawValue, proposal: placed.proposal)
    }

    /// From the top of a view to the baseline of its first line, in points; `nil` for a view without words.
    public func firstBaseline(of node: NodeID) -> Double? { explicitGuide(.firstTextBaseline, of: node) }

    /// From the top of a view to the baseline of its last line, in points; `nil` for a view without words.
    public func lastBaseline(of node: NodeID) -> Double? { explicitGuide(.lastTextBaseline, of: node) }

    /// The distances that the node wishes to its neighbours.
    public func spacing(of node: NodeID) -> ViewSpacing {
        guard contains(node) else { return .zero }
        return engine.spacing(of: node.rawValue)
    }

    /// The priority that a stack around the node serves it with.
    public func layoutPriority(of node: NodeID) -> Double {
        contains(node) ? engine[node.rawValue].pointee.priority : 0
    }

    /// The node's place in the order of drawing among its siblings; 0 unless it says otherwise, 1 for a pinned header or
    /// footer.
    public func zIndex(of node: NodeID) -> Double {
        guard contains(node) else { return 0 }
        return engine.trait(of: node.rawValue) { if case .zIndex(let index) = $0 { index } else { nil } }
            ?? (state.pointee.pinned.contains(node.rawValue) ? 1 : 0)
    }

    /// The value that the node carries to the layout it is in.
    public func layoutValue(_ key: LayoutValueKey, of node: NodeID) -> (any Sendable)? {
        guard contains(node) else { return nil }
        return engine.trait(of: node.rawValue) {
            if case .layoutValue(key, let value) = $0 { value } else { nil }
        }
    }

    /// The rectangle that a style put behind or over a view fills, in points: the view's own, and beyond it into the
    /// safe area at every edge of `ignoresSafeAreaEdges` that lies on the canvas' edge; of a scroll view, the rectangle in
    /// which its content shows.
    public func styledFrame(of node: NodeID) -> Rect {
        isPlaced(node) ? state.pointee.styledFrames[node.rawValue] ?? frame(of: node) : .zero
    }
}
