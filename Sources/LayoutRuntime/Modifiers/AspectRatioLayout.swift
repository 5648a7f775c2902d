/// `aspectRatio`: offers its content the largest box of the ratio inside its own offer, or the smallest around it, and
/// is as its content. Without a ratio the content's ideal size gives it.
extension LayoutEngine {
    @inline(never)
    func aspectRatioContentProposal(_ node: UInt32, _ proposal: PackedProposal) -> PackedProposal {
        if proposal.width.isNaN, proposal.height.isNaN { return proposal }
        let base = aspectRatioBase(node)
        let horizontal = proposal.width / base.width
        let vertical = proposal.height / base.height
        // An open length, and 0/0, have no say.
        let scale: Double
        if horizontal.isNaN {
            scale = vertical
        } else if vertical.isNaN {
            scale = horizontal
        } else {
            scale = self[node].pointee.flags.contains(.fills) ? max(horizontal, vertical) : min(horizontal, vertical)
        }
        if scale.isNaN { return proposal }
        return PackedProposal(width: canonical(base.width * scale), height: canonical(base.height * scale))
    }

    private func canonical(_ length: Double) -> Double {
        length.isNaN ? PackedProposal.open : length + 0
    }

    private func aspectRatioBase(_ node: UInt32) -> Size {
        let record = self[node].pointee
        if !record.a.isNaN { return Size(width: record.a, height: 1) }
        if record.flags.contains(.baseKnown) { return Size(width: record.c, height: record.d) }
        guard enter(node) else { return Size(width: 1, height: 1) }
        defer { leave() }
        let ideal = sizeThatFits(
            record.content, PackedProposal(width: PackedProposal.open, height: PackedProposal.open))
        let base = ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
        self[node].pointee.c = base.width
        self[node].pointee.d = base.height
        self[node].pointee.flags.insert(.baseKnown)
        return base
    }

    @inline(never)
    func aspectRatioGeometry(_ node: UInt32, _ proposal: PackedProposal, _ size: Size) -> ContentGeometry {
        let inside = aspectRatioContentProposal(node, proposal)
        let content = self[node].pointee.content
        return centred(ContentGeometry(proposal: inside, size: sizeThatFits(content, inside)), in: size)
    }
}
