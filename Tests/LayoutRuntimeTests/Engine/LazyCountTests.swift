import Testing

@testable import LayoutRuntime

/// Lazy containers with more content than can be counted, or whose lines go backwards.
struct LazyCountTests {
    /// Boxes, some of them to an item.
    private final class Boxes: LazyContentProvider, @unchecked Sendable {
        let count: Int
        private let perItem: Int
        private let height: @Sendable (Int) -> Double
        private(set) var made: [Int] = []

        init(_ count: Int, perItem: Int = 1, height: @escaping @Sendable (Int) -> Double = { _ in 100 }) {
            self.count = count
            self.perItem = perItem
            self.height = height
        }

        func content(at index: Int, in tree: LayoutTree) -> [NodeID] {
            made.append(index)
            return (0..<perItem).map { _ in
                tree.append(
                    .frame(width: nil, height: height(index), alignment: .center), child: tree.append(.color(.black)))
            }
        }
    }

    private func stack(_ make: Builder, _ boxes: Boxes, spacing: Double = 0) -> NodeID {
        make.tree.append(
            .lazyStack(.vertical, alignment: .horizontalCenter, spacing: spacing), content: LazyContent(boxes))
    }

    private func scrolled(_ make: Builder, _ node: NodeID, _ anchor: UnitPoint = .topLeading) -> NodeID {
        let content = make.tree.append(.scrollAnchor(longer: anchor, shorter: anchor), child: node)
        return make.tree.append(.scrollView(.vertical), child: content)
    }

    @Test(
        arguments: [1_000_000_007, 9_000_000_000_000_000_000, Int.max - 1, .max], [1, 2, 3])
    func `however many items there are, only those in sight are made, and all are counted`(
        count: Int, perItem: Int
    ) throws {
        let containers: [LayoutElement] = [
            .lazyStack(.vertical, alignment: .leading, spacing: 0),
            .lazyGrid(.vertical, [GridTrack](repeating: GridTrack(), count: 2), alignment: .leading, spacing: 0),
        ]
        for element in containers {
            let make = Builder()
            let boxes = Boxes(count, perItem: perItem)
            let container = make.tree.append(element, content: LazyContent(boxes))
            try make.layout(scrolled(make, container))
            #expect(boxes.made.count < 25)
            let (all, isOver) = count.multipliedReportingOverflow(by: perItem)
            #expect(make.tree.realization(of: container)?.count == (isOver ? .max : all))
            #expect(make.tree.frame(of: container).height > 1e10)
        }
    }

    @Test func `many sections of many rows are counted`() throws {
        let make = Builder()
        let boxes = Boxes(.max, perItem: 2)
        let half = Int.max / 2
        let sections = [
            LazyContent.Section(items: 0..<half, hasHeader: true, hasFooter: true),
            LazyContent.Section(items: half..<Int.max, hasHeader: true, hasFooter: true),
        ]
        let container = make.tree.append(
            .lazyStack(.vertical, alignment: .leading, spacing: nil),
            content: LazyContent(boxes, sections: sections, pinnedViews: [.sectionHeaders, .sectionFooters]))
        try make.layout(scrolled(make, container))
        #expect(boxes.made.count < 25)
        #expect(make.tree.realization(of: container)?.count == .max)
    }

    @Test(arguments: [UnitPoint.topLeading, .center, .bottomTrailing])
    func `content longer than numbers are exact does not end the layout, wherever it is scrolled to`(
        anchor: UnitPoint
    ) throws {
        let make = Builder()
        let boxes = Boxes(.max)
        try make.layout(scrolled(make, stack(make, boxes), anchor))
        #expect(boxes.made.count < 25)
        try make.tree.verify()
    }

    @Test func `what nothing limits is refused at once if it is more than a tree may have`() {
        let make = Builder()
        let boxes = Boxes(.max)
        #expect(throws: LayoutError.self) { try make.layout(scrolled(make, stack(make, boxes)), 300, nil) }
        #expect(boxes.made == [])
    }

    // MARK: Lines that go backwards

    @Test func `of lines that go backwards only those in sight are made`() throws {
        let make = Builder()
        let boxes = Boxes(1_000_000)
        let container = stack(make, boxes, spacing: -130)
        try make.layout(scrolled(make, container))
        // Each is 30 higher than the one before: the fifth begins at -120 and ends at -20.
        #expect(boxes.made == Array(0..<4))
        #expect(make.tree.realization(of: container) == LazyRealization(realized: 4, count: 1_000_000))
        #expect(make.tree.frame(of: container).height == 0)
    }

    @Test func `lines that are all in one place are all in sight`() throws {
        let make = Builder()
        let boxes = Boxes(500)
        try make.layout(scrolled(make, stack(make, boxes, spacing: -100)))
        #expect(boxes.made.count == 500)
    }

    @Test func `a few lines in one place do not hide the others`() throws {
        let make = Builder()
        let boxes = Boxes(1_000) { $0 < 3 ? 50 : 150 }
        try make.layout(scrolled(make, stack(make, boxes, spacing: -50)))
        #expect(boxes.made == Array(0..<11))
    }

    @Test func `gaps use up a length, but no more`() throws {
        let make = Builder()
        let column = make.column(make.box(10, 20), make.box(10, 30), spacing: -100)
        let lazy = stack(make, Boxes(2), spacing: -1_000)
        try make.layout(make.pile(column, lazy), nil, nil)
        #expect(make.tree.frame(of: column).height == 0)
        #expect(make.tree.frame(of: lazy).height == 0)
    }

    // MARK: Numbers that no layout can use

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func `a spacing that is not finite is the standard one`(spacing: Double) throws {
        func heights(_ spacing: Double?) throws -> [Double] {
            let make = Builder()
            let tracks = [GridTrack(.fixed(20), spacing: spacing), GridTrack(.fixed(20))]
            let nodes = [
                make.column(make.box(10, 20), make.box(10, 30), spacing: spacing),
                make.tree.append(
                    .lazyStack(.vertical, alignment: .leading, spacing: spacing), content: LazyContent(Boxes(5))),
                make.tree.append(
                    .lazyGrid(.vertical, tracks, alignment: .leading, spacing: spacing), content: LazyContent(Boxes(5))),
                make.tree.append(
                    .grid(.center, horizontalSpacing: spacing, verticalSpacing: spacing),
                    children: [make.box(10, 20), make.box(10, 20)]),
            ]
            try make.layout(make.tree.append(.zstack(.center), children: nodes), 300, nil)
            return nodes.flatMap { [make.tree.frame(of: $0).width, make.tree.frame(of: $0).height] }
        }
        #expect(try heights(spacing) == heights(nil))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, -50])
    func `a track's length that is none counts as nothing`(length: Double) throws {
        for wrong: GridTrack.Length in [.fixed(length), .flexible(minimum: length, maximum: 0)] {
            let make = Builder()
            let box = make.color
            let grid = make.tree.append(
                .lazyGrid(.vertical, [GridTrack(wrong), GridTrack(.fixed(60))], alignment: .leading, spacing: 0),
                children: [box, make.color])
            try make.layout(grid, 300, nil)
            #expect(make.tree.frame(of: box).width == 0)
            #expect(make.tree.frame(of: grid).width == 300)
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, -50], [Double.infinity, -.infinity, .nan, -50])
    func `no track makes a grid endless or negative`(minimum: Double, maximum: Double) throws {
        for length: GridTrack.Length in [
            .flexible(minimum: minimum, maximum: maximum), .adaptive(minimum: minimum, maximum: maximum),
        ] {
            let make = Builder()
            let tracks = [GridTrack(length, spacing: minimum), GridTrack(length, spacing: maximum)]
            let grid = make.tree.append(
                .lazyGrid(.vertical, tracks, alignment: .leading, spacing: maximum), children: [make.color, make.color])
            try make.layout(grid, 300, 400)
            let size = make.tree.frame(of: grid).size
            #expect(size.width.isFinite && size.width >= 0)
            #expect(size.height.isFinite && size.height >= 0)
        }
    }
}
