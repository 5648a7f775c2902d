/// Places. A container or a layer hands each child a proposal, a size and an origin; the child's own children follow.
extension LayoutEngine {
    /// Places a node and everything in it. A chain of layers is walked, not recursed into.
    func place(
        _ start: UInt32, x startX: Double, y startY: Double, size startSize: Size, proposal offered: PackedProposal
    ) {
        var node = start
        var x = startX
        var y = startY
        var size = startSize
        var proposal = offered
        let epoch = state.pointee.epoch
        let waiting = state.pointee.pending.count
        inward: while node != Node.none {
            let record = self[node]
            let placed = outcome(node)
            // Two endless lengths may have cancelled out on the way in.
            x = number(x)
            y = number(y)
            placed.pointee.x = x
            placed.pointee.y = y
            placed.pointee.size = size
            placed.pointee.proposal = proposal
            record.pointee.placedIn = epoch
            switch record.pointee.kind {
            case .box, .circle, .spacer, .divider, .text:
                break inward
            case .stack, .zstack, .custom, .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .geometryReader,
                .safeAreaInset:
                placeChildren(node)
                break inward
            case .scrollView:
                placeScrollView(node)
                break inward
            case .ignoresSafeArea:
                placeIgnoringSafeArea(node)
                break inward
            case .safeAreaPadding:
                placeSafeAreaPadding(node)
                break inward
            case .styled:
                noteStyledFrame(node)
                node = record.pointee.content
            case .passThrough, .watch, .alignmentGuide, .identity:
                node = record.pointee.content
            case .border:
                noteGuideQuery(record.pointee.content, proposal, size)
                node = self[node].pointee.content
            case .layered:
                if record.pointee.childCount > 1 {
                    state.pointee.pending.append(node)
                }
                node = record.pointee.content
            default:
                let inside =
                    switch record.pointee.kind {
                    // The most frequent ones first.
                    case .padding: paddingGeometry(record, proposal)
                    case .frame: frameGeometry(node, proposal, size)
                    default: contentGeometry(node, proposal, size)
                    }
                x += inside.x
                y += inside.y
                proposal = inside.proposal
                size = inside.size
                node = self[node].pointee.content
            }
        }
        while state.pointee.pending.count > waiting, let layer = state.pointee.pending.popLast() {
            placeLayers(of: layer)
        }
    }

    private func placeChildren(_ node: UInt32) {
        let kind = self[node].pointee.kind
        guard self[node].pointee.childCount > 0 || kind == .geometryReader || kind.isLazy, enter(node) else { return }
        switch kind {
        case .stack: placeStack(node)
        case .zstack, .gridRow: placeZStack(node)
        case .viewThatFits: placeViewThatFits(node)
        case .grid: placeGrid(node)
        case .lazyStack: placeLazyStack(node)
        case .lazyGrid: placeLazyGrid(node)
        case .geometryReader: placeGeometryReader(node)
        case .safeAreaInset: placeSafeAreaInset(node)
        default: placeCustom(node)
        }
        leave()
    }

    /// A border is an overlay: it lies on its content by their middles, so a layout of one's own inside is asked for
    /// guides, and places its subviews for it.
    private func noteGuideQuery(_ content: UInt32, _ proposal: PackedProposal, _ size: Size) {
        guard content != Node.none, self[content].pointee.flags.contains(.explicitEdges) else { return }
        _ = explicitGuide(content, .horizontalCenter, proposal, size)
        _ = explicitGuide(content, .verticalCenter, proposal, size)
    }

    /// Places what lies over or under a view, which is offered exactly the view's size.
    private func placeLayers(of node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        guard enter(node) else { return }
        defer { leave() }
        let horizontal = record.horizontalAlignment
        let vertical = record.verticalAlignment
        let inside = PackedProposal(placed.size)
        let line = Point(
            x: guide(record.content, horizontal, placed.proposal, placed.size),
            y: guide(record.content, vertical, placed.proposal, placed.size))
        for index in 1..<Int(record.childCount) {
            let child = childNode(record.links, index)
            let size = sizeThatFits(child, inside)
            place(
                child, x: placed.x + number(line.x - guide(child, horizontal, inside, size)),
                y: placed.y + number(line.y - guide(child, vertical, inside, size)), size: size, proposal: inside)
        }
    }

    /// A style behind or over a view fills more than the view where it touches the safe area's edges.
    @inline(never)
    private func noteStyledFrame(_ node: UInt32) {
        let edges: Edge.Set
        switch element(node) {
        case .backgroundStyle(_, let ignored), .overlayStyle(_, let ignored): edges = ignored
        case .geometry: edges = .all
        default: return
        }
        let bounds = frame(node)
        let insets = resolvedInsets(bounds, edges: edges)
        if insets != .zero {
            state.pointee.styledFrames[node] = bounds.outset(by: insets)
        }
    }
}
