/// Alignment guides. A view's guide is what it says of its own accord, or else the guide's default for its size; what
/// a view inside says comes out through the layers around it, moved by its place in them.
extension LayoutEngine {
    /// The guide's value in a node of this size, in points from its top leading corner.
    @inline(__always)
    func guide(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size) -> Double {
        if self[node].pointee.flags.isDisjoint(with: key.explicitFlag), let value = key.builtInDefault(for: size) {
            return value
        }
        let explicit = explicitGuide(node, key, proposal, size)
        return explicit.isNaN ? defaultGuide(key, node, proposal, size) : explicit
    }

    private func defaultGuide(
        _ key: AlignmentKey, _ node: UInt32, _ proposal: PackedProposal, _ size: Size
    ) -> Double {
        if let value = key.builtInDefault(for: size) { return value }
        guard let value = state.pointee.guides[key] else { return 0 }
        return value(ViewDimensions(size: size, tree: state.pointee.tree, node: node, proposal: proposal))
    }

    /// The guide's default for a bare size: where a frame has it.
    @inline(__always)
    func defaultGuide(_ key: AlignmentKey, _ size: Size) -> Double {
        if let value = key.builtInDefault(for: size) { return value }
        return state.pointee.guides[key]?(ViewDimensions(size: size)) ?? 0
    }

    /// What a node of this size says of the guide of its own accord; NaN for nothing.
    func explicitGuide(
        _ start: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size
    ) -> Double {
        var node = start
        var proposal = proposal
        var size = size
        var shift = 0.0
        // A modifier without content says nothing.
        while node != Node.none {
            let record = self[node].pointee
            if record.flags.isDisjoint(with: key.explicitFlag) { return .nan }
            guard size.width.isFinite, size.height.isFinite else { return .nan }
            switch record.kind {
            case .text:
                return shift + textBaseline(node, key, proposal)
            case .box:
                return record.flags.contains(.symbol) && key.explicitFlag == .explicitBaselines
                    ? shift + record.c : .nan
            case .circle, .spacer, .divider:
                return .nan
            case .stack, .zstack, .custom, .viewThatFits, .grid, .gridRow, .lazyStack, .lazyGrid, .geometryReader,
                .safeAreaInset:
                return shift + containerGuide(node, key, proposal, size)
            case .alignmentGuide where record.alignmentX == key.rawValue:
                return shift + writtenGuide(node, record.content, proposal, size)
            case .passThrough, .watch, .border, .layered, .alignmentGuide, .identity, .styled:
                node = record.content
            default:
                let inside = contentGeometry(node, proposal, size)
                // An offset moves the picture, not the guides.
                if record.kind != .offset {
                    shift += key.axis == .horizontal ? inside.x : inside.y
                }
                proposal = inside.proposal
                size = inside.size
                node = record.content
            }
        }
        return .nan
    }

    private func textBaseline(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal) -> Double {
        guard key == .firstTextBaseline || key == .lastTextBaseline else { return .nan }
        let measurement = text(self[node].pointee.reference).measure(
            width: proposal.unpacked.width, height: proposal.unpacked.height)
        return key == .firstTextBaseline ? measurement.firstBaseline : measurement.lastBaseline
    }

    private func writtenGuide(
        _ node: UInt32, _ content: UInt32, _ proposal: PackedProposal, _ size: Size
    ) -> Double {
        guard case .alignmentGuide(_, let closure) = element(node), enter(node) else { return .nan }
        defer { leave() }
        return closure(ViewDimensions(size: size, tree: state.pointee.tree, node: content, proposal: proposal))
    }

    private func containerGuide(
        _ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size
    ) -> Double {
        let memoKey = GuideMemo.Key(node: node, guide: key.rawValue, proposal: proposal, size: size)
        if let known = state.pointee.guideMemo[memoKey] { return known.x }
        guard enter(node) else { return .nan }
        defer { leave() }
        let value =
            switch self[node].pointee.kind {
            case .stack: stackGuide(node, key, proposal, size)
            case .zstack: zstackGuide(node, key, size)
            case .viewThatFits: viewThatFitsGuide(node, key, proposal, size)
            case .safeAreaInset: safeAreaInsetGuide(node, key, proposal, size)
            case .grid: gridGuide(node, key, proposal)
            case .gridRow: zstackGuide(node, key, size)
            case .lazyStack, .lazyGrid, .geometryReader: Double.nan
            default: customGuide(node, key, proposal, size)
            }
        state.pointee.guideMemo[memoKey] = Point(x: value, y: 0)
        return value
    }
}

/// Makes one value of those that the children of a container say of a guide.
struct GuideCombiner {
    let combination: GuideCombination
    private var value = Double.nan
    private var count = 0.0

    init(_ key: AlignmentKey) {
        combination = key.combination
    }

    /// Takes in a child's value, in the container's coordinates; NaN is no value.
    mutating func add(_ other: Double) {
        guard !other.isNaN else { return }
        switch combination {
        case .none: break
        case .least: value = value.isNaN ? other : min(value, other)
        case .greatest: value = value.isNaN ? other : max(value, other)
        case .average:
            value = value.isNaN ? other : value + other
            count += 1
        }
    }

    /// NaN where no child says anything.
    var result: Double { combination == .average ? value / count : value }
}
