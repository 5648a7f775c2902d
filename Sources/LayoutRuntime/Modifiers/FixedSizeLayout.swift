/// `fixedSize`: leaves the offer open along its axes, so that its content takes its ideal length.
extension LayoutEngine {
    @inline(__always)
    func fixedSizeContentProposal(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> PackedProposal {
        let flags = record.pointee.flags
        return PackedProposal(
            width: flags.contains(.horizontal) ? PackedProposal.open : proposal.width,
            height: flags.contains(.vertical) ? PackedProposal.open : proposal.height)
    }
}
