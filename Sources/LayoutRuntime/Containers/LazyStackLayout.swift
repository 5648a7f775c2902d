/// `LazyVStack` and `LazyHStack`: take the length they are offered across, offer their children an open length along,
/// and give a place only to those that can be seen.
extension LayoutEngine {
    @inline(never)
    func lazyStackSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        let record = self[node].pointee
        let axis = record.axis
        let minor = proposal[axis.crossing]
        guard record.childCount > 0 else {
            return PackedProposal(major: 0, minor: minor.isNaN ? 0 : minor, along: axis).size
        }
        if !record.flags.contains(.prepared) {
            prepareStack(node)
        }
        var major = self[node].pointee.b
        var widest = 0.0
        for index in 0..<Int(record.childCount) {
            let child = link(record.links, index).pointee.child
            let size = sizeThatFits(child, PackedProposal(major: PackedProposal.open, minor: minor, along: axis))
            let link = link(record.links, index)
            link.pointee.major = size[axis]
            link.pointee.minor = size[axis.crossing]
            major += size[axis]
            widest = max(widest, size[axis.crossing])
        }
        let across = minor.isNaN ? widest : minor
        return PackedProposal(major: number(major), minor: across, along: axis).size
    }

    @inline(never)
    func placeLazyStack(_ node: UInt32) {
        let record = self[node].pointee
        let axis = record.axis
        let inside = PackedProposal(
            major: PackedProposal.open, minor: record.size[axis.crossing], along: axis)
        let key = AlignmentKey(rawValue: record.alignmentX)
        let line = defaultGuide(key, record.size)
        let viewport = state.pointee.context.viewport
        let visible = viewport.origin[axis]..<max(viewport.origin[axis], viewport.origin[axis] + viewport.size[axis])
        var position = axis == .horizontal ? record.x : record.y
        for index in 0..<Int(record.childCount) {
            let child = link(record.links, index).pointee
            position += child.gap
            let size = sizeThatFits(child.child, inside)
            let end = position + size[axis]
            if position < visible.upperBound, end > visible.lowerBound || visible.contains(position) {
                let across =
                    (axis == .horizontal ? record.y : record.x) + number(line - guide(child.child, key, inside, size))
                place(
                    child.child, x: axis == .horizontal ? position : across,
                    y: axis == .horizontal ? across : position, size: size, proposal: inside)
            }
            position = end
        }
    }
}
