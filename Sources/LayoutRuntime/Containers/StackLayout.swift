/// `HStack` and `VStack`. "Major" is the length along the stack, "minor" the one across.
///
/// The stack takes the gaps off its offer, asks the least flexible child first with an equal share of what is left,
/// and passes on what a child does not take. Children of a higher priority are served first, with the least lengths of
/// the others kept back. It takes the sum of its children's lengths, and the extent of its children across.
extension LayoutEngine {
    func stackSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        layOutStack(node, proposal)
        return outcome(node).pointee.answer
    }

    /// Lays the children out for a proposal: their links hold the answers afterwards, the node's record the size.
    /// Nothing is asked when the proposal is the one that was handled last.
    func layOutStack(_ node: UInt32, _ proposal: PackedProposal) {
        let record = self[node]
        let placed = outcome(node)
        if placed.pointee.asked == proposal { return }
        if record.pointee.childCount == 0 {
            placed.pointee.asked = proposal
            placed.pointee.answer = .zero
            return
        }
        if !record.pointee.flags.contains(.prepared) {
            prepareStack(node)
        }
        let axis = record.pointee.axis
        let major = proposal[axis]
        let minor = proposal[axis.crossing]
        if major.isNaN {
            let links = record.pointee.links
            for index in 0..<Int(record.pointee.childCount) {
                ask(links, index, major, minor, axis)
            }
        } else {
            if !record.pointee.flags.contains(.probed) || record.pointee.c.bitPattern != minor.bitPattern {
                arrangeStack(node, minor)
            }
            allocateStack(node, major, minor)
        }
        let size = measureAcross(node, minor)
        outcome(node).pointee.asked = proposal
        outcome(node).pointee.answer = Size(
            width: axis == .horizontal ? size.major : size.minor,
            height: axis == .horizontal ? size.minor : size.major)
    }

    /// The gaps between the children, and whether all have the same priority: once for each structure of the tree.
    func prepareStack(_ node: UInt32) {
        let record = self[node].pointee
        let count = Int(record.childCount)
        var sum = 0.0
        var isUniform = true
        let firstPriority = self[childNode(record.links, 0)].pointee.priority
        for index in 0..<count {
            let child = childNode(record.links, index)
            var gap = 0.0
            if index > 0 {
                gap = record.a
                if gap.isNaN {
                    let before = childNode(record.links, index - 1)
                    gap = state.pointee.spacings.distance(
                        from: spacingNumber(before), to: spacingNumber(child), along: record.axis)
                }
            }
            if self[child].pointee.priority != firstPriority { isUniform = false }
            link(record.links, index).pointee.gap = gap
            sum += gap
        }
        self[node].pointee.b = sum
        self[node].pointee.flags.insert(.prepared)
        if isUniform {
            self[node].pointee.flags.insert(.uniformPriority)
        } else {
            self[node].pointee.flags.remove(.uniformPriority)
        }
        self[node].pointee.flags.remove(.probed)
    }

    @inline(__always)
    private func ask(_ links: UInt32, _ index: Int, _ offer: Double, _ minor: Double, _ axis: Axis) {
        let child = childNode(links, index)
        let size = sizeThatFits(child, PackedProposal(major: offer, minor: minor, along: axis))
        let record = link(links, index)
        record.pointee.offer = offer
        record.pointee.major = size[axis]
        record.pointee.minor = size[axis.crossing]
    }

    /// Asks a child that may have been probed across the same length: what it answered then, it is not asked again,
    /// unless every question is written down.
    @inline(__always)
    private func askProbed(_ links: UInt32, _ index: Int, _ offer: Double, _ minor: Double, _ axis: Axis) {
        let record = link(links, index)
        if offer == 0, !record.pointee.shortest.isNaN, !state.pointee.isRecording {
            record.pointee.offer = offer
            record.pointee.major = record.pointee.shortest
            record.pointee.minor = record.pointee.shortestMinor
        } else if offer == .infinity, !record.pointee.longest.isNaN, !state.pointee.isRecording {
            record.pointee.offer = offer
            record.pointee.major = record.pointee.longest
            record.pointee.minor = record.pointee.longestMinor
        } else {
            ask(links, index, offer, minor, axis)
        }
    }

    /// Offers the children their shares, in the fitting order, group of equal priority by group.
    private func allocateStack(_ node: UInt32, _ major: Double, _ minor: Double) {
        let axis = self[node].pointee.axis
        let links = self[node].pointee.links
        let count = Int(self[node].pointee.childCount)
        let gaps = self[node].pointee.b
        if self[node].pointee.flags.contains(.uniformPriority) {
            var available = major - gaps
            allocate(links, 0..<count, &available, minor, axis)
            return
        }
        // The least lengths of the children below the first group are asked from the end of the order.
        let top = priority(links, 0)
        var reserved = 0.0
        for position in stride(from: count - 1, through: 0, by: -1) {
            guard priority(links, position) != top else { break }
            reserved += shortest(links, position, minor, axis)
        }
        var available = major - gaps - reserved
        var start = 0
        while start < count {
            let groupPriority = priority(links, start)
            var end = start
            while end < count, priority(links, end) == groupPriority { end += 1 }
            if start > 0 {
                for position in start..<end {
                    available += shortest(links, position, minor, axis)
                }
            }
            allocate(links, start..<end, &available, minor, axis)
            start = end
        }
    }

    @inline(__always)
    private func allocate(
        _ links: UInt32, _ positions: Range<Int>, _ available: inout Double, _ minor: Double, _ axis: Axis
    ) {
        var remaining = Double(positions.count)
        for position in positions {
            let share = available / remaining
            // Nothing below zero is offered, and no share of a rest that is not a number.
            let offer = share > 0 ? share : 0
            let index = Int(link(links, position).pointee.order)
            askProbed(links, index, offer, minor, axis)
            let rest = available - link(links, index).pointee.major
            if !rest.isNaN { available = rest }
            remaining -= 1
        }
    }

    /// The priority of the child at a position of the fitting order.
    @inline(__always)
    private func priority(_ links: UInt32, _ position: Int) -> Double {
        let index = Int(link(links, position).pointee.order)
        return self[childNode(links, index)].pointee.priority
    }

    /// The length that the child at a position of the fitting order answers to 0; asked if it was not yet.
    private func shortest(_ links: UInt32, _ position: Int, _ minor: Double, _ axis: Axis) -> Double {
        let index = Int(link(links, position).pointee.order)
        let known = link(links, index).pointee.shortest
        if !known.isNaN { return known }
        let size = sizeThatFits(
            childNode(links, index), PackedProposal(major: 0, minor: minor, along: axis))
        link(links, index).pointee.shortest = size[axis]
        link(links, index).pointee.shortestMinor = size[axis.crossing]
        return size[axis]
    }

    /// Lines the children up on the stack's alignment. The extent begins with the line itself: a child that lies wholly
    /// beside the line still leaves room up to it.
    private func measureAcross(_ node: UInt32, _ minor: Double) -> (major: Double, minor: Double) {
        let axis = self[node].pointee.axis
        let links = self[node].pointee.links
        let key = AlignmentKey(rawValue: self[node].pointee.alignmentX)
        var sum = self[node].pointee.b
        var lower = 0.0
        var upper = 0.0
        for index in 0..<Int(self[node].pointee.childCount) {
            let child = link(links, index)
            let length = child.pointee.minor
            var line: Double
            if self[child.pointee.child].pointee.flags.isDisjoint(with: key.explicitFlag),
                let known = key.builtInDefault(for: Size(width: length, height: length))
            {
                line = known
            } else {
                line = childGuide(links, index, key, minor, axis)
            }
            if line.isNaN { line = .infinity }
            link(links, index).pointee.guide = line
            sum += link(links, index).pointee.major
            if -line < lower { lower = -line }
            if length - line > upper { upper = length - line }
        }
        // Negative gaps can use up all of the length, but no more than that.
        return (sum > 0 ? sum : 0, upper - lower)
    }

    private func childGuide(
        _ links: UInt32, _ index: Int, _ key: AlignmentKey, _ minor: Double, _ axis: Axis
    ) -> Double {
        let child = link(links, index).pointee
        let size = Size(
            width: axis == .horizontal ? child.major : child.minor,
            height: axis == .horizontal ? child.minor : child.major)
        return guide(child.child, key, PackedProposal(major: child.offer, minor: minor, along: axis), size)
    }
}
