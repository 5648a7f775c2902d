/// `padding`: offers its content what is left inside the insets, and is larger than it by the insets.
extension LayoutEngine {
    @inline(__always)
    func paddingContentProposal(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> PackedProposal {
        PackedProposal(
            width: inset(proposal.width, by: record.pointee.b + record.pointee.d),
            height: inset(proposal.height, by: record.pointee.a + record.pointee.c))
    }

    /// An open length stays open; nothing below zero is offered.
    @inline(__always)
    private func inset(_ length: Double, by insets: Double) -> Double {
        if length.isNaN { return length }
        let rest = length - insets
        return rest > 0 ? rest : 0
    }

    @inline(__always)
    func paddingSize(_ record: UnsafeMutablePointer<Node>, _ content: Size) -> Size {
        // Insets below zero may take more than there is, and no size is negative. Infinite insets may cancel out.
        let width = content.width + (record.pointee.b + record.pointee.d)
        let height = content.height + (record.pointee.a + record.pointee.c)
        return Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }

    @inline(__always)
    func paddingGeometry(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> ContentGeometry {
        let inside = paddingContentProposal(record, proposal)
        let insets = record.pointee
        // Asking may move the records.
        return ContentGeometry(
            proposal: inside, size: sizeThatFits(insets.content, inside), x: insets.b, y: insets.a)
    }
}
