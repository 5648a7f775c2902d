/// `ZStack`: as large as the largest of its children with the highest priority; all are placed over each other, offered
/// its size.
extension LayoutEngine {
    @inline(never)
    func zstackSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        let record = self[node].pointee
        let top = highestPriority(node)
        var size = Size.zero
        for index in 0..<Int(record.childCount) {
            let child = childNode(record.links, index)
            guard self[child].pointee.priority == top else { continue }
            let answer = sizeThatFits(child, proposal)
            size.width = max(size.width, answer.width)
            size.height = max(size.height, answer.height)
        }
        outcome(node).pointee.asked = proposal
        outcome(node).pointee.answer = size
        return size
    }

    private func highestPriority(_ node: UInt32) -> Double {
        let record = self[node].pointee
        var top = -Double.infinity
        for index in 0..<Int(record.childCount) {
            top = max(top, self[childNode(record.links, index)].pointee.priority)
        }
        return top
    }

    @inline(never)
    func placeZStack(_ node: UInt32) {
        let placed = outcome(node).pointee
        eachZStackChild(node, placed.size) { child, proposal, size, origin in
            place(child, x: placed.x + origin.x, y: placed.y + origin.y, size: size, proposal: proposal)
        }
    }

    func zstackGuide(_ node: UInt32, _ key: AlignmentKey, _ size: Size) -> Double {
        var combiner = GuideCombiner(key)
        eachZStackChild(node, size) { child, proposal, size, origin in
            combiner.add(explicitGuide(child, key, proposal, size) + (key.axis == .horizontal ? origin.x : origin.y))
        }
        return combiner.result
    }

    /// The children on their common lines: the farthest of the guides of those that decide the size.
    private func eachZStackChild(
        _ node: UInt32, _ size: Size,
        _ body: (_ child: UInt32, _ proposal: PackedProposal, _ size: Size, _ origin: Point) -> Void
    ) {
        let record = self[node].pointee
        let horizontal = record.horizontalAlignment
        let vertical = record.verticalAlignment
        let inside = PackedProposal(size)
        let top = highestPriority(node)
        var line = Point(x: -.infinity, y: -.infinity)
        for index in 0..<Int(record.childCount) {
            let child = childNode(record.links, index)
            guard self[child].pointee.priority == top else { continue }
            let answer = sizeThatFits(child, inside)
            line.x = max(line.x, guide(child, horizontal, inside, answer))
            line.y = max(line.y, guide(child, vertical, inside, answer))
        }
        for index in 0..<Int(record.childCount) {
            let child = childNode(record.links, index)
            let answer = sizeThatFits(child, inside)
            let origin = Point(
                x: number(line.x - guide(child, horizontal, inside, answer)),
                y: number(line.y - guide(child, vertical, inside, answer)))
            body(child, inside, answer, origin)
        }
    }
}
