/// What a lazy container keeps of its content: which items have been made, and what has come of them.
final class LazyContentState {
    /// An item that has been made.
    struct Item {
        var index: Int
        /// Where its nodes stand in `nodes`.
        var first: Int
        var count: Int
    }

    /// A section, or what is between two of them.
    struct Segment {
        /// The header's item and the footer's.
        var header: Int?
        var body: Range<Int>
        var footer: Int?
    }

    let provider: any LazyContentProvider
    let pinnedViews: LazyContent.PinnedViews
    let count: Int
    let segments: [Segment]
    /// By index.
    private(set) var items: [Item] = []
    private(set) var nodes: [UInt32] = []
    /// Whether the container's links are those of `items`.
    var isLinked = true
    /// How many items there were when the container's length was compared with its answer.
    var settledCount = 0
    /// Nodes of items that are neither header nor footer, and how many items they are.
    private var bodyNodes = 0
    private var bodyItems = 0

    init(_ content: LazyContent) {
        provider = content.provider
        pinnedViews = content.pinnedViews
        count = max(content.provider.count, 0)
        segments = Self.segments(content.sections, count: count)
    }

    private static func segments(_ sections: [LazyContent.Section], count: Int) -> [Segment] {
        var segments: [Segment] = []
        var next = 0
        for section in sections {
            let lower = min(max(section.items.lowerBound, next), count)
            let upper = min(max(section.items.upperBound, lower), count)
            if lower > next { segments.append(Segment(body: next..<lower)) }
            let hasHeader = section.hasHeader && lower < upper
            let first = lower + (hasHeader ? 1 : 0)
            let hasFooter = section.hasFooter && first < upper
            let last = upper - (hasFooter ? 1 : 0)
            segments.append(
                Segment(header: hasHeader ? lower : nil, body: first..<last, footer: hasFooter ? last : nil))
            next = upper
        }
        if next < count { segments.append(Segment(body: next..<count)) }
        return segments
    }

    var isComplete: Bool { items.count == count }

    /// How many nodes an item of a section's body becomes, as far as is known.
    var nodesOfItem: Double {
        bodyItems == 0 || bodyNodes == 0 ? 1 : Double(bodyNodes) / Double(bodyItems)
    }

    /// How many nodes the items that have not been made would become; `Int.max` for more.
    var estimatedRest: Int {
        let rest = count - items.count
        // Whole numbers stay exact: a `Double` has no 9,000,000,000,000,000,058.
        if bodyItems == 0 || bodyNodes == bodyItems { return rest }
        if bodyNodes.isMultiple(of: bodyItems) { return saturatedProduct(rest, bodyNodes / bodyItems) }
        return saturated(Double(rest) * (Double(bodyNodes) / Double(bodyItems)))
    }

    /// The place in `items` of the first one that is not before an index.
    func position(of index: Int) -> Int {
        if let last = items.last, last.index < index { return items.count }
        var lower = 0
        var upper = items.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if items[middle].index < index { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    func nodes(of item: Item) -> ArraySlice<UInt32> { nodes[item.first..<item.first + item.count] }

    /// Takes in what has been made of an item.
    func insert(_ made: [UInt32], at index: Int, isBody: Bool) {
        let item = Item(index: index, first: nodes.count, count: made.count)
        nodes.append(contentsOf: made)
        let position = position(of: index)
        if position < items.count, items[position].index == index { return }
        items.insert(item, at: position)
        isLinked = false
        if isBody {
            bodyItems += 1
            bodyNodes += made.count
        }
    }
}

extension NodeKind {
    /// Whether children may be made when they are needed.
    @inline(__always)
    var isLazy: Bool { self == .lazyStack || self == .lazyGrid }
}

extension LayoutEngine {
    func lazyContent(_ node: UInt32) -> LazyContentState? { state.pointee.lazyContents[node] }

    /// Makes an item, which has not been made yet.
    func realize(_ index: Int, of content: LazyContentState, in node: UInt32, isBody: Bool) -> [UInt32] {
        guard !hasFailed else { return [] }
        var made: [UInt32] = []
        do {
            made = try content.provider.content(at: index, in: state.pointee.tree).compactMap { child in
                claim(child, for: node) ? child.rawValue : nil
            }
        } catch let error as LayoutError {
            fail(error)
        } catch {
            fail(.failed(NodeID(rawValue: node), error))
        }
        let axis = self[node].pointee.kind == .lazyStack ? self[node].pointee.axis : nil
        for child in made { orient(child, along: axis) }
        content.insert(made, at: index, isBody: isBody)
        return made
    }

    /// Makes the nodes of the items that have been made the container's children.
    func linkRealized(_ node: UInt32) {
        guard let content = lazyContent(node), !content.isLinked else { return }
        content.isLinked = true
        let first = UInt32(truncatingIfNeeded: state.pointee.children.count)
        var count: UInt32 = 0
        var isRelative = false
        for item in content.items {
            for child in content.nodes(of: item) {
                state.pointee.children.append(child)
                isRelative = isRelative || self[child].pointee.flags.contains(.containerRelative)
                count += 1
            }
        }
        makeOutcomes()
        let record = self[node]
        record.pointee.links = first
        record.pointee.childCount = count
        record.pointee.content = count > 0 ? childNode(first, 0) : Node.none
        if isRelative { noteRelativeContent(in: node) }
    }

    /// A frame that follows from a container's length is known to everything between it and a scroll view.
    private func noteRelativeContent(in start: UInt32) {
        var node = start
        while node != Node.none, !self[node].pointee.flags.contains(.containerRelative) {
            self[node].pointee.flags.insert(.containerRelative)
            if self[node].pointee.kind.isRelativeContainer { return }
            node = self[node].pointee.parent
        }
    }

    /// Forgets what a lazy container and everything around it have answered: it knows its length better now. The
    /// layout is repeated. A scroll view that was offered a length along its axis takes that, however long its content.
    func noteNewEstimate(_ start: UInt32, along axis: Axis) {
        state.pointee.needsAnotherPass = true
        var node = start
        while node != Node.none {
            let record = self[node].pointee
            let placed = outcome(node).pointee
            if record.kind == .scrollView, record.flags.contains(axis == .horizontal ? .horizontal : .vertical),
                !placed.proposal[axis].isNaN, !placed.asked[axis].isNaN
            {
                return
            }
            forgetAnswer(node)
            switch record.kind {
            case .custom: customs(record).subviewsChanged()
            case .grid: gridState(node).plan = nil
            default: break
            }
            node = record.parent
        }
    }
}
