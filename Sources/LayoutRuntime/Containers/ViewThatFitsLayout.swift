/// `ViewThatFits`: the first child whose ideal length is no more than the offer along each axis that counts, or else the
/// last one. The others have no place.
extension LayoutEngine {
    private func fitting(_ node: UInt32, _ proposal: PackedProposal) -> UInt32 {
        let record = self[node].pointee
        let count = Int(record.childCount)
        let flags = record.flags
        let trial = fixedSizeContentProposal(self[node], proposal)
        for index in 0..<max(count - 1, 0) {
            let child = childNode(record.links, index)
            let ideal = sizeThatFits(child, trial)
            let fitsAcross = !flags.contains(.horizontal) || proposal.width.isNaN || ideal.width <= proposal.width
            let fitsDown = !flags.contains(.vertical) || proposal.height.isNaN || ideal.height <= proposal.height
            if fitsAcross, fitsDown { return child }
        }
        return count > 0 ? childNode(record.links, count - 1) : Node.none
    }

    @inline(never)
    func viewThatFitsSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        sizeThatFits(fitting(node, proposal), proposal)
    }

    @inline(never)
    func placeViewThatFits(_ node: UInt32) {
        let placed = outcome(node).pointee
        let child = fitting(node, placed.proposal)
        place(child, x: placed.x, y: placed.y, size: sizeThatFits(child, placed.proposal), proposal: placed.proposal)
    }

    func viewThatFitsGuide(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size) -> Double {
        let child = fitting(node, proposal)
        return child == Node.none ? .nan : explicitGuide(child, key, proposal, size)
    }
}
