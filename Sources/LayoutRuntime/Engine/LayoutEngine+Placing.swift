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
            record.pointee.x = x
            record.pointee.y = y
            record.pointee.size = size
            record.pointee.proposal = proposal
            record.pointee.placedIn = epoch
            switch record.pointee.kind {
            case .box, .circle, .spacer, .divider, .text:
                break inward
            case .stack, .zstack, .custom, .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .geometryReader,
                .safeAreaInset:
                placeChildren(node)
                break inward
            case .passThrough, .watch, .alignmentGuide, .identity, .styled:
                node = record.pointee.content
            case .border:
                noteGuideQuery(record.pointee.content, proposal, size)
                node = record.pointee.content
            case .layered:
                if record.pointee.childCount > 1 {
                    state.pointee.pending.append(node)
                }
                node = record.pointee.content
            default:
                let inside = contentGeometry(node, proposal, size)
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
        guard self[node].pointee.childCount > 0, enter(node) else { return }
        switch self[node].pointee.kind {
        case .stack: placeStack(node)
        case .zstack: placeZStack(node)
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
        guard enter(node) else { return }
        defer { leave() }
        let horizontal = record.horizontalAlignment
        let vertical = record.verticalAlignment
        let inside = PackedProposal(record.size)
        let line = Point(
            x: guide(record.content, horizontal, record.proposal, record.size),
            y: guide(record.content, vertical, record.proposal, record.size))
        for index in 1..<Int(record.childCount) {
            let child = link(record.links, index).pointee.child
            let size = sizeThatFits(child, inside)
            place(
                child, x: record.x + number(line.x - guide(child, horizontal, inside, size)),
                y: record.y + number(line.y - guide(child, vertical, inside, size)), size: size, proposal: inside)
        }
    }

    /// A rectangle, extended by the safe area's insets at the edges that lie on the canvas'.
    func extendedIntoSafeArea(_ frame: Rect, edges: Edge.Set) -> Rect {
        let canvas = state.pointee.canvas
        let insets = state.pointee.configuration.safeAreaInsets
        let tolerance = state.pointee.configuration.pixelLength / 2 + 0.001
        func reach(_ edge: Edge, _ distance: Double, _ inset: Double) -> Double {
            edges.contains(edge: edge) && abs(distance) <= tolerance ? inset : 0
        }
        let top = reach(.top, frame.minY - canvas.minY, insets.top)
        let leading = reach(.leading, frame.minX - canvas.minX, insets.leading)
        let bottom = reach(.bottom, frame.maxY - canvas.maxY, insets.bottom)
        let trailing = reach(.trailing, frame.maxX - canvas.maxX, insets.trailing)
        return Rect(
            x: frame.minX - leading, y: frame.minY - top, width: frame.width + leading + trailing,
            height: frame.height + top + bottom)
    }
}
