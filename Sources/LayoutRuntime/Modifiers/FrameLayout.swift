/// `frame(width:height:alignment:)`: offers its content the fixed lengths and takes them, whatever the content does;
/// along an axis without one it is as its content.
extension LayoutEngine {
    @inline(__always)
    func frameContentProposal(_ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> PackedProposal {
        PackedProposal(
            width: record.pointee.a.isNaN ? proposal.width : record.pointee.a,
            height: record.pointee.b.isNaN ? proposal.height : record.pointee.b)
    }

    /// With both lengths fixed the content is not asked.
    @inline(__always)
    func frameOwnSize(_ record: UnsafeMutablePointer<Node>) -> Size? {
        let width = record.pointee.a
        let height = record.pointee.b
        return width.isNaN || height.isNaN ? nil : Size(width: width, height: height)
    }

    @inline(__always)
    func frameSize(_ record: UnsafeMutablePointer<Node>, _ content: Size) -> Size {
        Size(
            width: record.pointee.a.isNaN ? content.width : record.pointee.a,
            height: record.pointee.b.isNaN ? content.height : record.pointee.b)
    }

    func frameGeometry(_ node: UInt32, _ proposal: PackedProposal, _ size: Size) -> ContentGeometry {
        aligned(node, frameContentProposal(self[node], proposal), in: size)
    }

    /// Puts the content's alignment guides on the frame's. The frame's own lines are those of its bare size.
    @inline(__always)
    func aligned(_ node: UInt32, _ proposal: PackedProposal, in size: Size) -> ContentGeometry {
        let content = self[node].pointee.content
        var geometry = ContentGeometry(proposal: proposal, size: sizeThatFits(content, proposal))
        guard content != Node.none else { return geometry }
        let horizontal = self[node].pointee.horizontalAlignment
        let vertical = self[node].pointee.verticalAlignment
        if horizontal == .horizontalCenter, vertical == .verticalCenter,
            self[content].pointee.flags.isDisjoint(with: .explicitEdges)
        {
            geometry.x = number(size.width / 2 - geometry.size.width / 2)
            geometry.y = number(size.height / 2 - geometry.size.height / 2)
            return geometry
        }
        if self[content].pointee.flags.isDisjoint(with: horizontal.explicitFlag.union(vertical.explicitFlag)),
            let left = horizontal.builtInDefault(for: size),
            let right = horizontal.builtInDefault(for: geometry.size),
            let upper = vertical.builtInDefault(for: size),
            let lower = vertical.builtInDefault(for: geometry.size)
        {
            geometry.x = number(left - right)
            geometry.y = number(upper - lower)
            return geometry
        }
        let origin = guidedOrigin(node, proposal, geometry.size, in: size)
        geometry.x = origin.x
        geometry.y = origin.y
        return geometry
    }

    /// The content's origin where views inside have guides of their own. Remembered, since each frame in a chain of
    /// them would otherwise ask the next one twice.
    private func guidedOrigin(_ node: UInt32, _ proposal: PackedProposal, _ contentSize: Size, in size: Size) -> Point {
        let record = self[node].pointee
        let horizontal = record.horizontalAlignment
        let vertical = record.verticalAlignment
        let key = GuideMemo.Key(node: node, guide: .max, proposal: proposal, size: size)
        if let known = state.pointee.guideMemo[key] { return known }
        guard enter(node) else { return .zero }
        defer { leave() }
        let origin = Point(
            x: number(defaultGuide(horizontal, size) - guide(record.content, horizontal, proposal, contentSize)),
            y: number(defaultGuide(vertical, size) - guide(record.content, vertical, proposal, contentSize)))
        state.pointee.guideMemo[key] = origin
        return origin
    }
}
