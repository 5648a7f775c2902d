extension LayoutEngine {
    /// The proposal that a stack of this size lays its children out for when it is placed: an open length across is
    /// now the stack's own.
    private func stackPlacementProposal(_ node: UInt32, _ proposal: PackedProposal, _ size: Size) -> PackedProposal {
        let axis = self[node].pointee.axis
        let minor = proposal[axis.crossing]
        return PackedProposal(
            major: proposal[axis], minor: minor.isNaN ? size[axis.crossing] : minor, along: axis)
    }

    func placeStack(_ node: UInt32) {
        let x = outcome(node).pointee.x
        let y = outcome(node).pointee.y
        let size = outcome(node).pointee.size
        let proposal = outcome(node).pointee.proposal
        layOutStack(node, stackPlacementProposal(node, proposal, size))
        eachStackChild(node, proposal, size) { child, proposal, size, origin in
            place(child, x: x + origin.x, y: y + origin.y, size: size, proposal: proposal)
        }
    }

    /// What the children say of a guide, combined.
    func stackGuide(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size) -> Double {
        layOutStack(node, stackPlacementProposal(node, proposal, size))
        var combiner = GuideCombiner(key)
        eachStackChild(node, proposal, size) { child, proposal, size, origin in
            combiner.add(explicitGuide(child, key, proposal, size) + (key.axis == .horizontal ? origin.x : origin.y))
        }
        return combiner.result
    }

    /// The children of a stack that has been laid out, from the leading or top edge: also where they need more or less
    /// room than the stack was given.
    @inline(__always)
    private func eachStackChild(
        _ node: UInt32, _ proposal: PackedProposal, _ size: Size,
        _ body: (_ child: UInt32, _ proposal: PackedProposal, _ size: Size, _ origin: Point) -> Void
    ) {
        let axis = self[node].pointee.axis
        let links = self[node].pointee.links
        let minor = stackPlacementProposal(node, proposal, size)[axis.crossing]
        let count = Int(self[node].pointee.childCount)
        var lower = 0.0
        for index in 0..<count {
            lower = min(lower, -link(links, index).pointee.guide)
        }
        var position = 0.0
        for index in 0..<count {
            let child = link(links, index).pointee
            position += child.gap
            let across = number(-child.guide - lower)
            let isRow = axis == .horizontal
            body(
                child.child, PackedProposal(major: child.offer, minor: minor, along: axis),
                Size(width: isRow ? child.major : child.minor, height: isRow ? child.minor : child.major),
                Point(x: isRow ? position : across, y: isRow ? across : position))
            position += child.major
        }
    }
}
