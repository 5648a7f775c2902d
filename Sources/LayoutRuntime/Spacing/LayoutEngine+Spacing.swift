/// The distances that nodes wish to their neighbours, computed once for each node that is asked.
extension LayoutEngine {
    func spacing(of node: UInt32) -> ViewSpacing {
        let number = spacingNumber(node)
        return state.pointee.spacings[number]
    }

    /// The node's spacing by its number in the table.
    func spacingNumber(_ start: UInt32) -> UInt32 {
        let known = self[start].pointee.spacing
        if known != SpacingTable.unknown { return known }
        // In through the layers to the first node that knows, and out again.
        var node = start
        var number = SpacingTable.unknown
        while true {
            let record = self[node]
            if record.pointee.spacing != SpacingTable.unknown {
                number = record.pointee.spacing
                break
            }
            if record.pointee.kind == .position || record.pointee.kind == .scrollView
                || record.pointee.content == Node.none
                || record.pointee.kind.isContainer || record.pointee.kind.isLeaf
            {
                number = ownSpacing(node)
                self[node].pointee.spacing = number
                break
            }
            node = record.pointee.content
        }
        while node != start {
            node = self[node].pointee.parent
            number = layerSpacing(node, number)
            self[node].pointee.spacing = number
        }
        return number
    }

    private func ownSpacing(_ node: UInt32) -> UInt32 {
        let record = self[node].pointee
        switch record.kind {
        case .text:
            return state.pointee.spacings.number(of: .text(text(record.reference).spacing))
        case .box where record.flags.contains(.symbol):
            return state.pointee.spacings.number(of: .symbol(belowBaseline: record.d))
        case .spacer:
            if record.flags.contains(.inRow) { return SpacingTable.horizontalSpacer }
            return record.flags.contains(.inColumn) ? SpacingTable.verticalSpacer : SpacingTable.zero
        case .stack, .zstack, .custom, .grid, .gridRow:
            return containerSpacing(node)
        case .viewThatFits, .safeAreaInset:
            return record.content == Node.none ? SpacingTable.zero : nestedSpacing(node, record.content)
        default:
            return SpacingTable.ordinary
        }
    }

    /// A padding is a view of its own on the edges where it insets, a frame along the axes where it has limits.
    private func layerSpacing(_ node: UInt32, _ content: UInt32) -> UInt32 {
        if content == SpacingTable.ordinary { return content }
        let record = self[node].pointee
        var edges: Edge.Set = []
        switch record.kind {
        case .padding, .safeAreaPadding:
            if record.a != 0 { edges.insert(.top) }
            if record.b != 0 { edges.insert(.leading) }
            if record.c != 0 { edges.insert(.bottom) }
            if record.d != 0 { edges.insert(.trailing) }
        case .frame where !record.flags.contains(.projectsSpacing):
            if !record.a.isNaN { edges.formUnion(.horizontal) }
            if !record.b.isNaN { edges.formUnion(.vertical) }
        case .flexibleFrame where !record.flags.contains(.projectsSpacing):
            let limits = limits(self[node])
            if limits.width.isLimited { edges.formUnion(.horizontal) }
            if limits.height.isLimited { edges.formUnion(.vertical) }
        case .relativeFrame:
            let axes = state.pointee.relativeFrames[Int(record.reference)].axes
            if axes.contains(axis: .horizontal) { edges.formUnion(.horizontal) }
            if axes.contains(axis: .vertical) { edges.formUnion(.vertical) }
        default:
            break
        }
        if edges.isEmpty { return content }
        var spacing = state.pointee.spacings[content]
        spacing.reset(edges)
        return state.pointee.spacings.number(of: spacing)
    }

    /// The spacing of a container that is as its first child.
    private func nestedSpacing(_ node: UInt32, _ child: UInt32) -> UInt32 {
        guard enter(node) else { return SpacingTable.ordinary }
        defer { leave() }
        return spacingNumber(child)
    }

    private func containerSpacing(_ node: UInt32) -> UInt32 {
        let record = self[node].pointee
        let count = Int(record.childCount)
        if count == 0 && record.kind != .custom { return SpacingTable.zero }
        guard enter(node) else { return SpacingTable.ordinary }
        defer { leave() }
        if record.kind == .custom {
            return state.pointee.spacings.number(of: customSpacing(node))
        }
        var isOrdinary = true
        for index in 0..<count where spacingNumber(childNode(record.links, index)) != SpacingTable.ordinary {
            isOrdinary = false
        }
        if isOrdinary { return SpacingTable.ordinary }
        var united = ViewSpacing([])
        for index in 0..<count {
            let spacing = spacing(of: childNode(record.links, index))
            united.formUnion(spacing, edges: edgesTaken(record, index, count))
        }
        return state.pointee.spacings.number(of: united)
    }

    /// The edges of a child that count for its container: along a stack the first child's near edge and the last one's
    /// far edge, everywhere else all.
    private func edgesTaken(_ record: Node, _ index: Int, _ count: Int) -> Edge.Set {
        guard record.kind == .stack else { return .all }
        let isRow = record.axis == .horizontal
        var edges: Edge.Set = isRow ? .vertical : .horizontal
        if index == 0 { edges.insert(isRow ? .leading : .top) }
        if index == count - 1 { edges.insert(isRow ? .trailing : .bottom) }
        return edges
    }
}

extension AxisLimits {
    fileprivate var isLimited: Bool { !minimum.isNaN || !ideal.isNaN || !maximum.isNaN }
}
