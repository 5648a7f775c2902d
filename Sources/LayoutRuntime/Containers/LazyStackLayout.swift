/// `LazyVStack` and `LazyHStack`: take the length they are offered across, offer their children an open length along,
/// and make and place only those that can be seen.
extension LayoutEngine {
    private func metrics(_ record: Node, across: Double) -> LazyMetrics {
        LazyMetrics(axis: record.axis, columns: nil, across: across, spacing: record.a)
    }

    @inline(never)
    func lazyStackSize(_ node: UInt32, _ proposal: PackedProposal, extending: Bool = true) -> Size {
        let record = self[node].pointee
        let minor = proposal[record.axis.crossing]
        let metrics = metrics(record, across: minor)
        let arrangement =
            extending
            ? extend(node, metrics, visible: visibleLength(node, record.axis)) : arrange(node, metrics)
        return PackedProposal(
            major: arrangement.total, minor: minor.isNaN ? arrangement.widest : minor, along: record.axis
        ).size
    }

    @inline(never)
    func placeLazyStack(_ node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        let metrics = metrics(record, across: placed.size[record.axis.crossing])
        let key = AlignmentKey(rawValue: record.alignmentX)
        placeLazyLines(node, metrics, alignment: key) { children, position, _ in
            for child in children { placeLazyView(child, node, metrics, key, along: position) }
        }
    }

    /// Places a view that has a line of its own.
    func placeLazyView(
        _ child: UInt32, _ node: UInt32, _ metrics: LazyMetrics, _ key: AlignmentKey, along position: Double
    ) {
        let bounds = frame(node)
        let axis = metrics.axis
        let inside = metrics.offer(0, isBody: false)
        let size = sizeThatFits(child, inside)
        var origin = bounds.origin
        origin[axis] = position
        origin[axis.crossing] += number(defaultGuide(key, bounds.size) - guide(child, key, inside, size))
        place(child, x: origin.x, y: origin.y, size: size, proposal: inside)
    }
}
