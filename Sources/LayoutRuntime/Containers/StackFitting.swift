/// The order in which a stack serves its children: higher priority first, then the less flexible.
///
/// A child's flexibility is the difference of its answers to an infinite and to no length. A child is probed only to
/// be compared with another of its priority; it is offered infinity first, then 0, the earlier child before the later.
/// Among equally flexible children the order is theirs in the stack, so that the same offer always gives the same
/// layout, whatever was asked before.
extension LayoutEngine {
    func arrangeStack(_ node: UInt32, _ minor: Double) {
        let links = self[node].pointee.links
        let axis = self[node].pointee.axis
        let count = Int(self[node].pointee.childCount)
        for index in 0..<count {
            let child = link(links, index)
            child.pointee.order = UInt32(truncatingIfNeeded: index)
            child.pointee.shortest = .nan
            child.pointee.longest = .nan
        }
        if self[node].pointee.flags.contains(.uniformPriority) {
            if count > 1 {
                for index in 0..<count {
                    probe(links, index, minor, axis)
                }
                sortByFlexibility(links, 0..<count)
            }
        } else {
            arrangeGroups(links, count, minor, axis)
        }
        self[node].pointee.c = minor
        self[node].pointee.flags.insert(.probed)
    }

    @inline(__always)
    private func probe(_ links: UInt32, _ index: Int, _ minor: Double, _ axis: Axis) {
        let child = childNode(links, index)
        let longest = sizeThatFits(child, PackedProposal(major: .infinity, minor: minor, along: axis))
        let shortest = sizeThatFits(child, PackedProposal(major: 0, minor: minor, along: axis))
        let record = link(links, index)
        record.pointee.longest = longest[axis]
        record.pointee.longestMinor = longest[axis.crossing]
        record.pointee.shortest = shortest[axis]
        record.pointee.shortestMinor = shortest[axis.crossing]
    }

    private func arrangeGroups(_ links: UInt32, _ count: Int, _ minor: Double, _ axis: Axis) {
        sort(links, 0..<count) { first, second in
            self[childNode(links, first)].pointee.priority
                > self[childNode(links, second)].pointee.priority
        }
        // For each child, the first one of its priority.
        let scratch = state.pointee.scratch.count
        _ = state.pointee.scratch.append(repeating: 0, count: count)
        defer { state.pointee.scratch.removeLast(count) }
        eachGroup(links, count) { group in
            let first = link(links, group.lowerBound).pointee.order
            for position in group {
                state.pointee.scratch.base[scratch + Int(link(links, position).pointee.order)] = first
            }
        }
        // A priority's first child is probed when its second one comes along.
        for index in 0..<count {
            let first = Int(state.pointee.scratch.base[scratch + index])
            guard first != index else { continue }
            if link(links, first).pointee.longest.isNaN {
                probe(links, first, minor, axis)
            }
            probe(links, index, minor, axis)
        }
        eachGroup(links, count) { group in
            sortByFlexibility(links, group)
        }
    }

    private func eachGroup(_ links: UInt32, _ count: Int, _ body: (Range<Int>) -> Void) {
        func priority(_ position: Int) -> Double {
            self[link(links, Int(link(links, position).pointee.order)).pointee.child].pointee.priority
        }
        var start = 0
        while start < count {
            var end = start + 1
            while end < count, priority(end) == priority(start) { end += 1 }
            body(start..<end)
            start = end
        }
    }

    private func sortByFlexibility(_ links: UInt32, _ positions: Range<Int>) {
        let children = link(links, 0)
        if positions.count > 32 {
            sort(links, positions) { first, second in
                let flexibility = number(children[first].longest - children[first].shortest)
                return Self.isServed(children + first, flexibility, before: children + second)
            }
            return
        }
        // Few children are moved one by one; most stand in order already.
        var position = positions.lowerBound + 1
        while position < positions.upperBound {
            let moving = children[position].order
            let child = children + Int(moving)
            let flexibility = number(child.pointee.longest - child.pointee.shortest)
            var hole = position
            while hole > positions.lowerBound,
                Self.isServed(child, flexibility, before: children + Int(children[hole - 1].order))
            {
                children[hole].order = children[hole - 1].order
                hole -= 1
            }
            children[hole].order = moving
            position += 1
        }
    }

    /// Whether a child of this flexibility is served before another one of its priority.
    @inline(__always)
    private static func isServed(
        _ child: UnsafeMutablePointer<ChildLink>, _ flexibility: Double, before other: UnsafeMutablePointer<ChildLink>
    ) -> Bool {
        let otherFlexibility = number(other.pointee.longest - other.pointee.shortest)
        if flexibility != otherFlexibility { return flexibility < otherFlexibility }
        // Of two that stretch without end, the one that needs more is served first.
        return flexibility == .infinity && child.pointee.shortest > other.pointee.shortest
    }

    /// Sorts a part of the order, keeping equals as they are. Most parts are in order already.
    private func sort(_ links: UInt32, _ positions: Range<Int>, _ precedes: (Int, Int) -> Bool) {
        func child(_ position: Int) -> Int { Int(link(links, position).pointee.order) }
        var isSorted = true
        for position in positions.dropFirst() where precedes(child(position), child(position - 1)) {
            isSorted = false
            break
        }
        if isSorted { return }
        if positions.count > 32 {
            let sorted = positions.map { child($0) }.enumerated()
                .sorted {
                    precedes($0.element, $1.element) || (!precedes($1.element, $0.element) && $0.offset < $1.offset)
                }
            for (position, entry) in zip(positions, sorted) {
                link(links, position).pointee.order = UInt32(truncatingIfNeeded: entry.element)
            }
            return
        }
        for position in positions.dropFirst() {
            let moving = child(position)
            var hole = position
            while hole > positions.lowerBound, precedes(moving, child(hole - 1)) {
                link(links, hole).pointee.order = link(links, hole - 1).pointee.order
                hole -= 1
            }
            link(links, hole).pointee.order = UInt32(truncatingIfNeeded: moving)
        }
    }
}
