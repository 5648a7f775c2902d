/// Children that are made one by one, when a lazy container comes to them.
///
/// The engine asks for an item when the part of the canvas that can be seen needs it, and never twice.
public protocol LazyContentProvider: Sendable {
    /// How many items there are; asked once. Each becomes any number of views, usually one.
    var count: Int { get }

    /// Appends the views of one item to the tree.
    ///
    /// - Parameters:
    ///   - index: From 0 to `count`, without it.
    ///   - tree: The tree that is being laid out.
    /// - Returns: The top nodes of the item, in order.
    func content(at index: Int, in tree: LayoutTree) throws -> [NodeID]
}

/// What is in a lazy stack or grid: items, and the sections that they are divided into.
public struct LazyContent: Sendable {
    /// Items that stay together in a container, from a header to a footer.
    public struct Section: Hashable, Sendable {
        /// All items of the section, with its header and its footer.
        public var items: Range<Int>
        /// Whether the first item is the section's header.
        public var hasHeader: Bool
        /// Whether the last item is the section's footer.
        public var hasFooter: Bool

        public init(items: Range<Int>, hasHeader: Bool = false, hasFooter: Bool = false) {
            self.items = items
            self.hasHeader = hasHeader
            self.hasFooter = hasFooter
        }
    }

    /// Views that stay at the edge of what can be seen while their section is in sight.
    public struct PinnedViews: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let sectionHeaders = PinnedViews(rawValue: 1)
        public static let sectionFooters = PinnedViews(rawValue: 2)
    }

    public var provider: any LazyContentProvider
    /// In the order of the items; items between sections are in none. Overlapping parts of a later one are left out.
    public var sections: [Section]
    public var pinnedViews: PinnedViews

    public init(_ provider: any LazyContentProvider, sections: [Section] = [], pinnedViews: PinnedViews = []) {
        self.provider = provider
        self.sections = sections
        self.pinnedViews = pinnedViews
    }
}

/// How much of a lazy container's content the last layout needed.
public struct LazyRealization: Hashable, Sendable {
    /// Views that have a place, because they can be seen.
    public var realized: Int
    /// All views, as far as is known: what has not been made counts as the items that have. `Int.max` stands for more.
    public var count: Int

    public init(realized: Int, count: Int) {
        self.realized = realized
        self.count = count
    }
}

extension LayoutTree {
    /// Appends a lazy stack or grid whose children are made when they are needed. In any other element the content is
    /// made at once by whoever builds the tree, and given as children.
    @discardableResult
    public func append(_ element: LayoutElement, content: LazyContent) -> NodeID {
        let node = engine.append(element)
        if contains(NodeID(rawValue: node)), engine[node].pointee.kind.isLazy {
            state.pointee.lazyContents[node] = LazyContentState(content)
        }
        return NodeID(rawValue: node)
    }

    /// How many of its views a lazy container has given a place; `nil` for every other node.
    public func realization(of node: NodeID) -> LazyRealization? {
        guard contains(node), engine[node.rawValue].pointee.kind.isLazy else { return nil }
        let children = children(of: node)
        let realized = children.count { isPlaced($0) }
        guard let content = state.pointee.lazyContents[node.rawValue] else {
            return LazyRealization(realized: realized, count: children.count)
        }
        return LazyRealization(realized: realized, count: saturatedSum(children.count, content.estimatedRest))
    }
}
