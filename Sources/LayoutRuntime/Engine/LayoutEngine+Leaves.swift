/// Views without children.
extension LayoutEngine {
    @inline(__always)
    func leafSize(_ node: UInt32, _ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> Size {
        switch record.pointee.kind {
        case .box: boxSize(record, proposal)
        case .circle: circleSize(proposal)
        case .spacer: spacerSize(record, proposal)
        case .divider: dividerSize(record, proposal)
        default: textSize(node, record, proposal)
        }
    }

    /// Along an axis the box takes what it is offered, or its ideal length.
    @inline(__always)
    private func boxSize(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> Size {
        let flags = record.pointee.flags
        return Size(
            width: flags.contains(.horizontal) && !proposal.width.isNaN ? proposal.width : record.pointee.a,
            height: flags.contains(.vertical) && !proposal.height.isNaN ? proposal.height : record.pointee.b)
    }

    /// A circle is as large as the shorter side of its offer.
    private func circleSize(_ proposal: PackedProposal) -> Size {
        let side = min(proposal.width.isNaN ? 10 : proposal.width, proposal.height.isNaN ? 10 : proposal.height)
        return Size(width: side, height: side)
    }

    /// Along its stack a spacer takes what it is offered, its least length at least; across, nothing. Outside stacks
    /// it is empty room along both axes.
    private func spacerSize(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> Size {
        let flags = record.pointee.flags
        let least = record.pointee.a
        let width = proposal.width > least ? proposal.width : least
        let height = proposal.height > least ? proposal.height : least
        return Size(
            width: flags.contains(.inColumn) ? 0 : width, height: flags.contains(.inRow) ? 0 : height)
    }

    /// A line across a row, and along everything else.
    private func dividerSize(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> Size {
        let thickness = record.pointee.a
        if record.pointee.flags.contains(.inRow) {
            return Size(width: thickness, height: proposal.height.isNaN ? 10 : proposal.height)
        }
        return Size(width: proposal.width.isNaN ? 10 : proposal.width, height: thickness)
    }
}
