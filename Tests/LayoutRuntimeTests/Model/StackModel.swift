import LayoutRuntime

/// Rows and columns, as the rules state them. Sums are taken in the engine's order: a text that is offered 1e-15 points is
/// one letter wide, and one that is offered none is empty, so that the last bit of a sum can be seen.
struct StackModel {
    var axis: Axis
    var alignment: AlignmentKey
    var spacing: Double?
    var children: [Model]

    struct Result {
        var size: Size
        var offers: [ProposedViewSize]
        var sizes: [Size]
        var origins: [Point]
    }

    func layout(_ proposal: ProposedViewSize) -> Result {
        guard !children.isEmpty else { return Result(size: .zero, offers: [], sizes: [], origins: []) }
        var gaps = [Double](repeating: 0, count: children.count)
        for index in children.indices.dropFirst() {
            let touching =
                children[index - 1].touches(axis, first: false, in: axis)
                || children[index].touches(axis, first: true, in: axis)
            gaps[index] = spacing ?? (touching ? 0 : 8)
        }
        let allGaps = gaps.reduce(0, +)
        let offers = majorOffers(proposal, allGaps)
        var result = Result(size: .zero, offers: [], sizes: [], origins: [])
        var position = 0.0
        var lower = 0.0
        var upper = 0.0
        var lines: [Double] = []
        for (index, child) in children.enumerated() {
            let offer = self.offer(offers[index], proposal[axis.crossing])
            let size = child.size(offer, in: axis)
            let line = Self.line(alignment, size)
            position += gaps[index]
            var origin = Point.zero
            origin[axis] = position
            position += size[axis]
            result.offers.append(offer)
            result.sizes.append(size)
            result.origins.append(origin)
            lines.append(line)
            lower = min(lower, -line)
            upper = max(upper, size[axis.crossing] - line)
        }
        for index in children.indices {
            result.origins[index][axis.crossing] = -lines[index] - lower
        }
        result.size[axis] = result.sizes.reduce(allGaps) { $0 + $1[axis] }
        result.size[axis.crossing] = upper - lower
        return result
    }

    static func line(_ key: AlignmentKey, _ size: Size) -> Double {
        ViewDimensions(size: size)[key]
    }

    private func offer(_ major: Double?, _ minor: Double?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis] = major
        offer[axis.crossing] = minor
        return offer
    }

    private func length(_ index: Int, _ major: Double?, _ minor: Double?) -> Double {
        children[index].size(offer(major, minor), in: axis)[axis]
    }

    private func majorOffers(_ proposal: ProposedViewSize, _ gaps: Double) -> [Double?] {
        var offers = [Double?](repeating: nil, count: children.count)
        guard let major = proposal[axis] else { return offers }
        let minor = proposal[axis.crossing]
        let least = children.indices.map { length($0, 0, minor) }
        let flexibility = children.indices.map { index in
            let difference = length(index, .infinity, minor) - least[index]
            return difference.isNaN ? 0 : difference
        }
        let order = children.indices.sorted { a, b in
            let (p, q) = (children[a].priority(), children[b].priority())
            if p != q { return p > q }
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
            return a < b
        }
        let top = children[order[0]].priority()
        let reserved = order.reversed().filter { children[$0].priority() != top }.reduce(0) { $0 + least[$1] }
        var available = major - gaps - reserved
        var position = 0
        while position < order.count {
            let priority = children[order[position]].priority()
            let group = order[position...].prefix { children[$0].priority() == priority }
            if priority != top { available = group.reduce(available) { $0 + least[$1] } }
            for (served, index) in group.enumerated() {
                let share = available / Double(group.count - served)
                // What is left of an endless offer that kept back endless lengths is no number: nothing is offered.
                let offer = share.isNaN ? 0 : max(share, 0)
                offers[index] = offer
                let rest = available - length(index, offer, minor)
                if !rest.isNaN { available = rest }
            }
            position += group.count
        }
        return offers
    }
}
