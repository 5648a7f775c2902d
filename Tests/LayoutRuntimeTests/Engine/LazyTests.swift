import LayoutRuntime
import TestSupport
import Testing

/// Lazy stacks and grids whose views are made when they are needed.
struct LazyTests {
    /// Boxes of given heights, which notes which of them have been made, in order.
    private final class Boxes: LazyContentProvider, @unchecked Sendable {
        let count: Int
        private let height: @Sendable (Int) -> Double
        /// How many boxes an item is.
        private let boxes: @Sendable (Int) -> Int
        private(set) var made: [Int] = []
        /// The first box of each item that has been made.
        private(set) var nodes: [Int: NodeID] = [:]

        init(
            _ count: Int, boxes: @escaping @Sendable (Int) -> Int = { _ in 1 },
            height: @escaping @Sendable (Int) -> Double
        ) {
            self.count = count
            self.height = height
            self.boxes = boxes
        }

        func content(at index: Int, in tree: LayoutTree) -> [NodeID] {
            made.append(index)
            let all = (0..<boxes(index)).map { _ in
                tree.append(
                    .frame(width: nil, height: height(index), alignment: .center), child: tree.append(.color(.black)))
            }
            nodes[index] = all.first
            return all
        }
    }

    private static let device = LayoutConfiguration(
        safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), recordsConversation: false)

    private func stack(
        _ make: Builder, _ boxes: Boxes, spacing: Double? = 0, sections: [LazyContent.Section] = [],
        pinned: LazyContent.PinnedViews = []
    ) -> NodeID {
        make.tree.append(
            .lazyStack(.vertical, alignment: .horizontalCenter, spacing: spacing),
            content: LazyContent(boxes, sections: sections, pinnedViews: pinned))
    }

    private func grid(_ make: Builder, _ boxes: Boxes, columns: Int = 1, spacing: Double = 12) -> NodeID {
        make.tree.append(
            .lazyGrid(
                .vertical, [GridTrack](repeating: GridTrack(), count: columns), alignment: .horizontalCenter,
                spacing: spacing), content: LazyContent(boxes))
    }

    private func scrolled(_ make: Builder, _ node: NodeID) -> NodeID {
        make.tree.append(.scrollView(.vertical), child: node)
    }

    private func placed(_ make: Builder, _ boxes: Boxes) -> [Int] {
        boxes.nodes.filter { make.tree.isPlaced($0.value) }.keys.sorted()
    }

    // MARK: What is made

    @Test func `of a thousand cards the seven on the screen are made`() throws {
        let make = Builder(Self.device)
        let cards = Boxes(1_000) { _ in 120 }
        let grid = grid(make, cards)
        try make.layout(scrolled(make, grid))
        #expect(cards.made == Array(0..<7))
        #expect(make.tree.realization(of: grid) == LazyRealization(realized: 7, count: 1_000))
        #expect(make.tree.frame(of: grid).height == 1_000 * 132 - 12)
        try make.tree.verify()
    }

    @Test func `a header over the cards leaves room for six`() throws {
        let make = Builder(Self.device)
        let cards = Boxes(1_000) { _ in 120 }
        try make.layout(scrolled(make, make.column(make.box(nil, 100), grid(make, cards), spacing: 12)))
        #expect(cards.made == Array(0..<6))
    }

    @Test func `without a scroll view the middle of the grid is on the screen`() throws {
        let make = Builder(Self.device)
        let cards = Boxes(1_000) { _ in 120 }
        let grid = grid(make, cards)
        try make.layout(grid)
        #expect(placed(make, cards) == Array(496...503))
        // The first one was made for its size.
        #expect(cards.made == [0] + Array(496...503))
        #expect(make.tree.realization(of: grid) == LazyRealization(realized: 8, count: 1_000))
    }

    @Test(arguments: [(402.0, nil), (nil, nil)] as [(Double?, Double?)])
    func `everything is made where nothing limits what can be seen`(width: Double?, height: Double?) throws {
        let make = Builder(Self.device)
        let rows = Boxes(300) { _ in 10 }
        let stack = stack(make, rows)
        try make.layout(scrolled(make, stack), width, height)
        #expect(rows.made == Array(0..<300))
        #expect(make.tree.realization(of: stack) == LazyRealization(realized: 300, count: 300))
        #expect(make.tree.frame(of: stack).height == 3_000)
    }

    @Test func `a content that fits is made whole in one layout`() throws {
        let make = Builder()
        let rows = Boxes(7) { Double(20 + $0) }
        let column = stack(make, rows, spacing: 5)
        try make.layout(make.watch("list", scrolled(make, make.watch("rows", column))))
        #expect(rows.made == Array(0..<7))
        #expect(make.tree.frame(of: column).height == 20 * 7 + 21 + 30)
        #expect(make.tree.conversation.watchLines().count == 2)
    }

    @Test func `the length of a scroll view counts, also in a frame`() throws {
        let make = Builder()
        let rows = Boxes(500) { _ in 50 }
        try make.layout(make.frame(scrolled(make, stack(make, rows)), height: 200), nil, nil)
        #expect(rows.made == Array(0..<4))
    }

    @Test func `a row makes what is as wide as the screen`() throws {
        let make = Builder()
        let boxes = Boxes(1_000) { _ in 80 }
        let row = make.tree.append(
            .lazyStack(.horizontal, alignment: .verticalCenter, spacing: 90), content: LazyContent(boxes))
        try make.layout(make.tree.append(.scrollView(.horizontal), child: row))
        // Colours are 10 wide where no width is offered.
        #expect(boxes.made == Array(0..<5))
        #expect(make.tree.frame(of: row).width == 1_000 * 100 - 90)
    }

    // MARK: What it costs

    @Test(arguments: [10, 1_000, 100_000])
    func `the number of cards hardly matters to the number of questions`(count: Int) throws {
        let make = Builder(LayoutConfiguration(recordsConversation: true))
        let cards = Boxes(count) { _ in 120 }
        try make.layout(scrolled(make, make.column(make.box(nil, 100), grid(make, cards), spacing: 12)))
        #expect(cards.made.count == 6)
        #expect(make.tree.conversation.questions.count < 80)
        #expect(make.tree.nodeCount < 20)
    }

    // MARK: What is not made

    @Test func `what is not made counts as long as what is, on average`() throws {
        let make = Builder()
        let rows = Boxes(100) { $0 < 5 ? 100 : 200 }
        let column = stack(make, rows)
        try make.layout(scrolled(make, column))
        // Five of 100 and two of 200 reach down to 900.
        #expect(rows.made == Array(0..<7))
        #expect(abs(make.tree.frame(of: column).height - (900 + 93 * 900.0 / 7)) < 1e-6)
    }

    @Test func `gaps that the views wish are estimated too`() throws {
        let make = Builder()
        let words = Words(count: 1_000)
        let column = make.tree.append(
            .lazyStack(.vertical, alignment: .leading, spacing: nil), content: LazyContent(words))
        try make.layout(scrolled(make, column))
        let children = make.tree.children(of: column)
        let first = make.tree.frame(of: children[0])
        let pitch = make.tree.frame(of: children[1]).minY - first.minY
        #expect(abs(make.tree.frame(of: column).height - (pitch * 999 + first.height)) < 1e-6)
    }

    private struct Words: LazyContentProvider {
        let count: Int
        func content(at index: Int, in tree: LayoutTree) -> [NodeID] {
            [tree.append(.text(TextContent(PreparedText("word"))))]
        }
    }

    @Test func `an item may be several views, or none`() throws {
        let make = Builder()
        let boxes = Boxes(400, boxes: { $0 % 3 }, height: { _ in 100 })
        let grid = grid(make, boxes, columns: 2, spacing: 0)
        try make.layout(scrolled(make, grid))
        // Eight rows of two boxes; three items are three boxes.
        #expect(make.tree.realization(of: grid)?.realized == 16)
        #expect(boxes.made.count < 24)
        let frames = make.tree.children(of: grid).map { make.tree.frame(of: $0) }
        #expect(frames.prefix(4).map(\.minX) == [0, 205, 0, 205])
        #expect(frames.prefix(4).map(\.minY) == [0, 0, 100, 100])
    }

    @Test func `a layout at another size makes what it needs more`() throws {
        let make = Builder()
        let rows = Boxes(1_000) { _ in 100 }
        let root = scrolled(make, stack(make, rows))
        try make.layout(root, 402, 300)
        #expect(rows.made == Array(0..<3))
        try make.layout(root, 402, 500)
        #expect(rows.made == Array(0..<5))
        try make.layout(root, 402, 300)
        #expect(placed(make, rows) == Array(0..<3))
    }

    @Test func `views without a length do not end the layout`() throws {
        let make = Builder()
        let rows = Boxes(2_000) { _ in 0 }
        try make.layout(scrolled(make, stack(make, rows)))
        #expect(rows.made.count == 2_000)
    }

    // MARK: Sections

    @Test func `a grid begins a section in a new row, under a header as wide as the grid`() throws {
        let make = Builder()
        let boxes = Boxes(9) { _ in 20 }
        let grid = make.tree.append(
            .lazyGrid(
                .vertical, [GridTrack](repeating: GridTrack(.fixed(100)), count: 3), alignment: .leading, spacing: 10),
            content: LazyContent(
                boxes,
                sections: [
                    .init(items: 0..<5, hasHeader: true), .init(items: 5..<9, hasHeader: true, hasFooter: true),
                ]))
        try make.layout(scrolled(make, grid))
        let frames = (0..<9).compactMap { boxes.nodes[$0] }.map { make.tree.frame(of: $0) }
        #expect(frames.map(\.minY) == [0, 30, 30, 30, 60, 90, 120, 120, 150])
        #expect([0, 5, 8].map { frames[$0].width } == [402, 402, 402])
        #expect(frames[6].minX == 0)
    }

    @Test func `a pinned footer stays at the bottom of what can be seen, over the rows`() throws {
        let make = Builder(Self.device)
        let rows = Boxes(100) { $0 == 99 ? 30 : 50 }
        let column = stack(
            make, rows, sections: [.init(items: 0..<100, hasHeader: true, hasFooter: true)],
            pinned: [.sectionHeaders, .sectionFooters])
        try make.layout(scrolled(make, column))
        let footer = try #require(rows.nodes[99])
        // The safe area ends at 778; rows show under it down to the screen's edge at 812.
        #expect(make.tree.frame(of: footer) == Rect(x: 0, y: 748, width: 402, height: 30))
        #expect(make.tree.zIndex(of: footer) == 1)
        #expect(placed(make, rows) == Array(0..<17) + [99])
    }

    @Test func `a pinned header stays at the top while its section is in sight`() throws {
        let make = Builder(Self.device)
        let rows = Boxes(300) { _ in 100 }
        let sections = (0..<3).map { LazyContent.Section(items: $0 * 100..<($0 + 1) * 100, hasHeader: true) }
        // No scroll view: the middle of the stack is on the screen, in the second section.
        try make.layout(stack(make, rows, sections: sections, pinned: .sectionHeaders))
        let header = try #require(rows.nodes[100])
        #expect(make.tree.frame(of: header).minY == 0)
        #expect(rows.nodes[0].map { make.tree.isPlaced($0) } == false)
    }

    @Test func `headers that are not pinned scroll away`() throws {
        let make = Builder()
        let rows = Boxes(300) { _ in 100 }
        try make.layout(stack(make, rows, sections: [.init(items: 0..<300, hasHeader: true)]))
        #expect(rows.nodes[0].map { make.tree.isPlaced($0) } == false)
    }

    // MARK: The same as children that are given at once

    @Test(arguments: 1...4)
    func `views that are made late stand where views that are given at once stand`(columns: Int) throws {
        var generator = SplitMix64(seed: UInt64(columns))
        let heights = (0..<57).map { _ in Double(Int.random(in: 0...90, using: &generator)) }
        let late = Builder()
        let boxes = Boxes(heights.count) { heights[$0] }
        let lateGrid = grid(late, boxes, columns: columns)
        let lateStack = stack(late, Boxes(heights.count) { heights[$0] }, spacing: nil)
        try late.layout(late.column(lateGrid, lateStack), 300, nil)

        let given = Builder()
        let grid = given.tree.append(
            .lazyGrid(
                .vertical, [GridTrack](repeating: GridTrack(), count: columns), alignment: .horizontalCenter,
                spacing: 12), children: heights.map { given.box(nil, $0) })
        let stack = given.tree.append(
            .lazyStack(.vertical, alignment: .horizontalCenter, spacing: nil),
            children: heights.map { given.box(nil, $0) })
        try given.layout(given.column(grid, stack), 300, nil)

        for (one, other) in [(lateGrid, grid), (lateStack, stack)] {
            #expect(late.tree.frame(of: one) == given.tree.frame(of: other))
            #expect(
                late.tree.children(of: one).map { late.tree.frame(of: $0) }
                    == given.tree.children(of: other).map { given.tree.frame(of: $0) })
        }
    }

    // MARK: Failures

    /// Views of the sizes that a mistake may make.
    private struct Hostile: LazyContentProvider {
        let count: Int
        static let lengths = [0, -5, .infinity, .nan, 1e300, 1e-300, 40]

        func content(at index: Int, in tree: LayoutTree) -> [NodeID] {
            let length = Self.lengths[index % Self.lengths.count]
            return [tree.append(.placeholder(label: "", size: Size(width: length, height: length)))]
        }
    }

    @Test(arguments: [-1, 0, 1, 50], [0, 1, 3])
    func `no size and no section makes a layout fail`(count: Int, columns: Int) throws {
        let sections = [
            LazyContent.Section(items: 3..<9, hasHeader: true, hasFooter: true),
            LazyContent.Section(items: 5..<200, hasHeader: true), LazyContent.Section(items: 7..<7, hasFooter: true),
        ]
        let content = LazyContent(
            Hostile(count: count), sections: sections, pinnedViews: [.sectionHeaders, .sectionFooters])
        for element: LayoutElement in [
            .lazyStack(.vertical, alignment: .trailing, spacing: .nan),
            .lazyStack(.horizontal, alignment: .bottom, spacing: -.infinity),
            .lazyGrid(
                .vertical, [GridTrack](repeating: GridTrack(.fixed(.infinity)), count: columns), alignment: .leading,
                spacing: nil),
            .lazyGrid(
                .horizontal, [GridTrack](repeating: GridTrack(), count: columns), alignment: .firstTextBaseline,
                spacing: .infinity),
        ] {
            for axes in [Axis.Set.vertical, .horizontal, .all] {
                let make = Builder()
                let root = make.tree.append(.scrollView(axes), child: make.tree.append(element, content: content))
                for length in [nil, 0, 300, Double.infinity] {
                    try make.layout(root, length, length)
                    try make.tree.verify()
                }
            }
        }
    }

    private struct Failing: LazyContentProvider {
        struct Failure: Error {}
        let count = 10
        func content(at index: Int, in tree: LayoutTree) throws -> [NodeID] {
            if index == 3 { throw Failure() }
            return [tree.append(.color(.black))]
        }
    }

    @Test func `a failure ends the layout`() throws {
        let make = Builder()
        let column = make.tree.append(
            .lazyStack(.vertical, alignment: .leading, spacing: 0), content: LazyContent(Failing()))
        #expect(throws: LayoutError.self) { try make.layout(scrolled(make, column)) }
    }

    @Test func `children of a lazy container that are given at once all count as made`() throws {
        let make = Builder()
        let rows = (0..<200).map { _ in make.box(nil, 250) }
        let column = make.tree.append(
            .lazyStack(.vertical, alignment: .horizontalCenter, spacing: 0), children: rows)
        try make.layout(scrolled(make, column))
        #expect(make.tree.realization(of: column) == LazyRealization(realized: 4, count: 200))
    }
}
