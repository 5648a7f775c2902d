/// Putting the tree together.
extension LayoutEngine {
    /// Appends a node without children. Where the tree is full, `Node.none` is returned and the next layout throws.
    func append(_ element: consuming LayoutElement) -> UInt32 {
        let count = state.pointee.nodes.count
        guard count < min(state.pointee.configuration.maximumNodeCount, Int(Node.none)) else {
            noteBuildFailure(.tooManyNodes(limit: state.pointee.configuration.maximumNodeCount))
            return Node.none
        }
        pack(element, into: state.pointee.nodes.append(copyOf: Node.blank))
        state.pointee.elements.append(element)
        if state.pointee.hasBegun { makeOutcomes() }
        return UInt32(count)
    }

    /// Makes room for what layouts find out about nodes and children that have none yet.
    func makeOutcomes() {
        if !state.pointee.hasBegun {
            state.pointee.hasBegun = true
            let blocks = min(state.pointee.nodes.count, 2_048)
            state.pointee.memos.reserve(blocks)
            state.pointee.textMemos.reserve(blocks)
        }
        let missing = state.pointee.nodes.count - state.pointee.outcomes.count
        if missing > 0 {
            _ = state.pointee.outcomes.append(repeating: NodeOutcome.blank, count: missing)
        }
        let known = state.pointee.links.count
        state.pointee.links.reserve(state.pointee.children.count - known)
        for index in known..<max(state.pointee.children.count, known) {
            state.pointee.links.append(ChildLink(child: state.pointee.children.base[index]))
        }
    }

    func noteBuildFailure(_ error: LayoutError) {
        if state.pointee.buildFailure == nil {
            state.pointee.buildFailure = error
        }
    }

    func refuse(_ node: NodeID) {
        noteBuildFailure(.invalidNode(node))
    }

    /// Takes children in, which must be roots of this tree.
    func adopt(_ children: some Collection<NodeID>, by node: UInt32) {
        guard Int(node) < state.pointee.nodes.count else { return }
        let kind = self[node].pointee.kind
        if kind.isContainer || kind == .layered {
            adoptMany(children, by: node)
        } else if let child = children.first {
            adoptOne(child, by: node)
        }
        summarize(node)
    }

    private func adoptOne(_ child: NodeID, by node: UInt32) {
        guard claim(child, for: node) else { return }
        self[node].pointee.content = child.rawValue
        self[node].pointee.childCount = 1
    }

    private func adoptMany(_ children: some Collection<NodeID>, by node: UInt32) {
        let first = state.pointee.children.count
        var count: UInt32 = 0
        for child in children where claim(child, for: node) {
            state.pointee.children.append(child.rawValue)
            count += 1
        }
        if state.pointee.hasBegun { makeOutcomes() }
        self[node].pointee.links = UInt32(truncatingIfNeeded: first)
        self[node].pointee.childCount = count
        self[node].pointee.content = count > 0 ? childNode(UInt32(truncatingIfNeeded: first), 0) : Node.none
    }

    func claim(_ child: NodeID, for node: UInt32) -> Bool {
        guard Int(child.rawValue) < state.pointee.nodes.count, child.rawValue != node,
            self[child.rawValue].pointee.parent == Node.none, !isAround(node, child.rawValue)
        else {
            refuse(child)
            return false
        }
        self[child.rawValue].pointee.parent = node
        return true
    }

    /// Whether a node is somewhere around another one, so that it cannot be put into it.
    private func isAround(_ node: UInt32, _ candidate: UInt32) -> Bool {
        var node = self[node].pointee.parent
        while node != Node.none {
            if node == candidate { return true }
            node = self[node].pointee.parent
        }
        return false
    }

    /// Makes the children roots again.
    func release(_ node: UInt32) {
        for child in children(of: node) {
            self[child].pointee.parent = Node.none
        }
        self[node].pointee.content = Node.none
        self[node].pointee.childCount = 0
    }

    func children(of node: UInt32) -> [UInt32] {
        let record = self[node].pointee
        if record.kind.isContainer || record.kind == .layered {
            return (0..<Int(record.childCount)).map { childNode(record.links, $0) }
        }
        return record.content == Node.none ? [] : [record.content]
    }

    /// Computes what a node knows of its children: priority, guides in reach, the axis for spacers.
    private func summarize(_ node: UInt32) {
        if !state.pointee.relativeFrames.isEmpty {
            adoptRelativeFrames(node)
        }
        let record = self[node]
        switch record.pointee.kind {
        case .stack:
            let axis = record.pointee.axis
            summarizeChildren(node, orientation: axis, inherited: [.explicitBaselines, .explicitCustom])
        case .zstack:
            summarizeChildren(node, orientation: nil, inherited: [.explicitBaselines, .explicitCustom])
        case .custom:
            // A layout of one's own is asked for every guide, since it may answer any.
            let axis = customs(record.pointee).layout.layoutProperties.stackOrientation
            summarizeChildren(node, orientation: axis, inherited: [])
        case .viewThatFits:
            summarizeChildren(node, orientation: nil, inherited: .explicitAny)
        case .lazyStack:
            state.pointee.lazyContents[node] = nil
            summarizeChildren(node, orientation: record.pointee.axis, inherited: [])
        case .grid:
            gridState(node).plan = nil
            summarizeChildren(node, orientation: nil, inherited: [.explicitBaselines, .explicitCustom])
        case .lazyGrid:
            state.pointee.lazyContents[node] = nil
            summarizeChildren(node, orientation: nil, inherited: [])
        case .gridRow:
            summarizeChildren(node, orientation: nil, inherited: [.explicitBaselines, .explicitCustom])
        case .geometryReader:
            summarizeChildren(node, orientation: nil, inherited: [])
            self[node].pointee.priority = 0
        case .safeAreaInset:
            summarizeChildren(node, orientation: nil, inherited: [])
            if record.pointee.content != Node.none {
                let flags = self[record.pointee.content].pointee.flags
                record.pointee.flags.formUnion(flags.intersection(.explicitAny))
            }
        default:
            summarizeLayer(node)
        }
    }

    private func summarizeChildren(_ node: UInt32, orientation: Axis?, inherited: NodeFlags) {
        let links = self[node].pointee.links
        let count = Int(self[node].pointee.childCount)
        var reach: NodeFlags = []
        for index in 0..<count {
            let child = childNode(links, index)
            let flags = self[child].pointee.flags
            reach.formUnion(flags)
            if flags.contains(.unoriented) {
                orient(child, along: orientation)
            }
        }
        self[node].pointee.flags.formUnion(reach.intersection(inherited))
        self[node].pointee.priority = count == 0 ? -.infinity : 0
    }

    private func summarizeLayer(_ node: UInt32) {
        let record = self[node]
        let content = record.pointee.content
        guard content != Node.none else { return }
        let inherited: NodeFlags = [
            .explicitEdges, .explicitBaselines, .explicitCustom, .unoriented, .projectsSpacing,
        ]
        record.pointee.flags.formUnion(self[content].pointee.flags.intersection(inherited))
        switch record.pointee.kind {
        case .passThrough:
            if !isPriority(node) {
                record.pointee.priority = self[content].pointee.priority
            }
        case .border, .fixedSize, .offset, .alignmentGuide, .styled, .ignoresSafeArea, .relativeContainer:
            record.pointee.priority = self[content].pointee.priority
        case .layered:
            record.pointee.priority = self[content].pointee.priority
            for index in 0..<Int(record.pointee.childCount) where index > 0 {
                orient(childNode(record.pointee.links, index), along: nil)
            }
        case .identity:
            record.pointee.priority = self[content].pointee.priority
            orient(content, along: record.pointee.reference == 2 ? nil : record.pointee.axis)
            record.pointee.flags.remove(.unoriented)
        case .watch:
            // A watch is a layout with one subview and no axis of its own.
            orient(content, along: nil)
            record.pointee.flags.subtract([.unoriented, .projectsSpacing, .explicitEdges])
        case .scrollView:
            orient(content, along: nil)
            record.pointee.flags.subtract([
                .unoriented, .projectsSpacing, .explicitEdges, .explicitBaselines, .explicitCustom,
            ])
        default:
            // Padding, frames, ratios and positions are served as views of their own.
            break
        }
    }

    private func isPriority(_ node: UInt32) -> Bool {
        if case .layoutPriority = element(node) { true } else { false }
    }

    /// A frame that follows from a container's length is known to everything between it and a scroll view.
    private func adoptRelativeFrames(_ node: UInt32) {
        for index in 0..<Int(self[node].pointee.childCount) {
            let record = self[node].pointee
            let hasLinks = record.kind.isContainer || record.kind == .layered
            let child = hasLinks ? childNode(record.links, index) : record.content
            guard child != Node.none else { continue }
            let content = self[child].pointee
            if !content.kind.isRelativeContainer, content.flags.contains(.containerRelative) {
                self[node].pointee.flags.insert(.containerRelative)
            }
        }
    }

    /// Tells the spacers and dividers that a child brings which axis they are in.
    func orient(_ child: UInt32, along axis: Axis?) {
        guard self[child].pointee.flags.contains(.unoriented) else { return }
        var node = child
        while node != Node.none {
            let record = self[node]
            record.pointee.flags.remove(.unoriented)
            if record.pointee.kind == .spacer || record.pointee.kind == .divider {
                record.pointee.flags.subtract([.inRow, .inColumn])
                switch axis {
                case .horizontal: record.pointee.flags.insert(.inRow)
                case .vertical: record.pointee.flags.insert(.inColumn)
                case nil: break
                }
                return
            }
            node = record.pointee.content
        }
    }

    /// Forgets what a node and everything around it know of what changed inside.
    func structureChanged(above node: UInt32) {
        var node = node
        var first = true
        while node != Node.none {
            if !first {
                summarize(node)
            }
            first = false
            let record = self[node]
            if state.pointee.hasBegun {
                outcome(node).pointee.asked = NodeOutcome.blank.asked
                outcome(node).pointee.memo = Node.none
            }
            record.pointee.flags.subtract([.prepared, .probed, .baseKnown])
            record.pointee.spacing = SpacingTable.unknown
            if record.pointee.kind == .custom {
                customs(record.pointee).subviewsChanged()
            }
            if record.pointee.kind == .grid {
                gridState(node).plan = nil
            }
            node = record.pointee.parent
        }
        state.pointee.guideMemo.removeAll()
        state.pointee.asked.removeAll()
    }

    /// The first value that a node or a modifier inside it, up to the next container, gives to a question.
    func trait<Value>(of node: UInt32, _ read: (LayoutElement) -> Value?) -> Value? {
        var node = node
        while node != Node.none {
            if let value = read(element(node)) { return value }
            let kind = self[node].pointee.kind
            if kind.isContainer || kind.isLeaf || kind == .watch { return nil }
            node = self[node].pointee.content
        }
        return nil
    }
}
