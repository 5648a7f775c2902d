/// `position`: takes all that it is offered, and puts its content's middle on a point in it.
extension LayoutEngine {
    /// The content is asked only where a length is left open.
    @inline(__always)
    func positionOwnSize(_ proposal: PackedProposal) -> Size? {
        proposal.width.isNaN || proposal.height.isNaN ? nil : Size(width: proposal.width, height: proposal.height)
    }

    @inline(__always)
    func positionSize(_ proposal: PackedProposal, _ content: Size) -> Size {
        Size(
            width: proposal.width.isNaN ? content.width : proposal.width,
            height: proposal.height.isNaN ? content.height : proposal.height)
    }

    @inline(never)
    func positionGeometry(_ record: UnsafeMutablePointer<Node>, _ size: Size) -> ContentGeometry {
        let inside = PackedProposal(size)
        let x = record.pointee.a
        let y = record.pointee.b
        let content = sizeThatFits(record.pointee.content, inside)
        return ContentGeometry(
            proposal: inside, size: content, x: number(x - content.width / 2), y: number(y - content.height / 2))
    }
}
