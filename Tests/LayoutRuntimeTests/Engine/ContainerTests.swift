import LayoutRuntime
import Testing

/// Readers, scroll views, relative frames, the safe area, and the containers that choose or arrange in tracks.
struct ContainerTests {
    /// Content of one colour, of a part of the reader's width.
    private struct Share: ContentProvider {
        let part: Double

        func content(for size: Size, in tree: LayoutTree) -> [NodeID] {
            let color = tree.append(.color(.black))
            return [tree.append(.frame(width: size.width * part, height: nil, alignment: .center), child: color)]
        }
    }

    @Test func `a reader takes its offer, and its content is made for what it took`() throws {
        let make = Builder()
        let reader = make.tree.append(.geometryReader(Share(part: 0.4)))
        try make.layout(make.frame(reader, height: 8))
        let bar = try #require(make.tree.children(of: reader).first)
        #expect(make.tree.frame(of: reader) == Rect(x: 0, y: 385, width: 402, height: 8))
        #expect(make.tree.frame(of: bar).width == 402 * 0.4)
        #expect(make.tree.frame(of: bar).origin == Point(x: 0, y: 385))
    }

    @Test func `a reader makes its content again only when its geometry has changed`() throws {
        let make = Builder()
        let reader = make.tree.append(.geometryReader(Share(part: 0.5)))
        try make.layout(reader)
        let first = make.tree.children(of: reader)
        try make.layout(reader)
        #expect(make.tree.children(of: reader) == first)
        try make.layout(reader, 300, 778)
        #expect(make.tree.children(of: reader) != first)
    }

    @Test func `a scroll view leaves its axis open`() throws {
        let make = Builder()
        let color = make.watch("color", make.color)
        let word = make.watch("word", make.text("abcde"))
        let scroll = make.tree.append(.scrollView(.horizontal), child: make.row(color, word, spacing: 9))
        try make.layout(make.frame(scroll, height: 90))
        #expect(
            make.tree.conversation.watchLines() == [
                "color: offered nothing x 90, takes 10 x 90", "word: offered nothing x 90, takes 50 x 20",
            ])
        #expect(make.tree.frame(of: scroll) == Rect(x: 0, y: 344, width: 402, height: 90))
    }

    @Test func `a vertical scroll view is as wide as its content`() throws {
        let make = Builder()
        let content = make.box(100, 50)
        let scroll = make.tree.append(.scrollView(.vertical), child: content)
        try make.layout(scroll, 300, 200)
        #expect(make.tree.frame(of: scroll) == Rect(x: 100, y: 0, width: 100, height: 200))
        #expect(make.tree.frame(of: content).origin == Point(x: 100, y: 0))
    }

    @Test(arguments: [(false, 319.2), (true, 293.6)])
    func `four fifths of a scroll view count its safe area's padding`(isPadded: Bool, width: Double) throws {
        let make = Builder()
        let relative = ContainerRelativeFrame(axes: .horizontal, length: .columns(count: 5, span: 4, spacing: 12))
        let card = make.tree.append(.containerRelativeFrame(relative), child: make.box(nil, 44))
        var root = make.tree.append(.scrollView(.horizontal), child: make.row(card, spacing: 12))
        if isPadded { root = make.tree.append(.safeAreaPadding(EdgeInsets(.horizontal, 16)), child: root) }
        try make.layout(root)
        #expect(abs(make.tree.frame(of: card).width - width) < 1e-9)
        #expect(make.tree.frame(of: card).minX == (isPadded ? 16 : 0))
    }

    @Test func `a relative frame follows its window to another width`() throws {
        let make = Builder()
        let card = make.tree.append(
            .containerRelativeFrame(ContainerRelativeFrame(axes: .horizontal)), child: make.color)
        let root = make.column(make.padding(card, 10), make.box(nil, 20))
        try make.layout(root)
        #expect(make.tree.frame(of: card).width == 402)
        try make.layout(root, 300, 778)
        #expect(make.tree.frame(of: card).width == 300)
    }

    private static let device = LayoutConfiguration(
        safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), recordsConversation: true)

    @Test func `a view that ignores the safe area reaches the screen's edges`() throws {
        let make = Builder(Self.device)
        let color = make.color
        let root = make.tree.append(.ignoresSafeArea(.all), child: color)
        try make.layout(root)
        #expect(make.tree.frame(of: color) == Rect(x: 0, y: -62, width: 402, height: 874))
        #expect(make.tree.frame(of: root) == Rect(x: 0, y: 0, width: 402, height: 778))
    }

    @Test func `an inset counts only where the view touches that edge`() throws {
        let make = Builder(Self.device)
        let back = make.color
        let behind = make.tree.append(.ignoresSafeArea(.all), child: back)
        let bar = make.tree.append(.background(.center), children: [make.box(100, 20), behind])
        try make.layout(make.column(bar, make.spacer(), spacing: 0))
        #expect(make.tree.frame(of: bar) == Rect(x: 151, y: 0, width: 100, height: 20))
        #expect(make.tree.frame(of: back) == Rect(x: 151, y: -62, width: 100, height: 82))
    }

    @Test func `a background style reaches into the safe area, and its view does not`() throws {
        let make = Builder(Self.device)
        let style = make.tree.append(
            .backgroundStyle(.background, ignoresSafeAreaEdges: .all), child: make.color)
        try make.layout(style)
        #expect(make.tree.frame(of: style) == Rect(x: 0, y: 0, width: 402, height: 778))
        #expect(make.tree.styledFrame(of: style) == Rect(x: 0, y: -62, width: 402, height: 874))
    }

    @Test func `what is scrolled does not reach into the safe area along the scroll view, and across it does`() throws {
        let make = Builder(
            LayoutConfiguration(safeAreaInsets: EdgeInsets(top: 62, leading: 50, bottom: 34, trailing: 50)))
        let style = make.tree.append(
            .backgroundStyle(.background, ignoresSafeAreaEdges: .all), child: make.box(402, 100))
        try make.layout(make.tree.append(.scrollView(.vertical), child: style))
        #expect(make.tree.styledFrame(of: style) == Rect(x: -50, y: 0, width: 502, height: 100))
    }

    @Test func `a background does not reach into content margins`() throws {
        let make = Builder(Self.device)
        let style = make.tree.append(
            .backgroundStyle(.background, ignoresSafeAreaEdges: .all), child: make.color)
        let margins = make.tree.append(.contentMargins(EdgeInsets(.horizontal, 20)), child: style)
        try make.layout(make.tree.append(.scrollView(.vertical), child: margins))
        #expect(make.tree.styledFrame(of: style) == Rect(x: 20, y: 0, width: 362, height: 10))
    }

    @Test(arguments: [(0.0, 728.0, 728.0), (12.0, 716.0, 728.0)])
    func `a safe area's inset takes its room at the edge`(gap: Double, content: Double, bar: Double) throws {
        let make = Builder()
        let main = make.color
        let inset = make.box(nil, 50)
        let root = make.tree.append(
            .safeAreaInset(.bottom, alignment: .horizontalCenter, spacing: gap), children: [main, inset])
        try make.layout(root)
        #expect(make.tree.frame(of: main) == Rect(x: 0, y: 0, width: 402, height: content))
        #expect(make.tree.frame(of: inset) == Rect(x: 0, y: bar, width: 402, height: 50))
    }

    @Test(arguments: [(100.0, 0), (70.0, 1), (20.0, 2)])
    func `of several views the first that fits is shown, or the last`(width: Double, winner: Int) throws {
        let make = Builder()
        let children = [make.box(90, 10), make.box(60, 10), make.box(30, 10)]
        let fits = make.tree.append(.viewThatFits(.horizontal), children: children)
        try make.layout(fits, width, 20)
        #expect(children.map { make.tree.isPlaced($0) } == (0..<3).map { $0 == winner })
    }

    @Test func `a lazy column gives places to the rows on the screen only`() throws {
        let make = Builder()
        let rows = (0..<200).map { _ in make.box(nil, 250) }
        let stack = make.tree.append(
            .lazyStack(.vertical, alignment: .horizontalCenter, spacing: 0), children: rows)
        try make.layout(make.tree.append(.scrollView(.vertical), child: stack))
        #expect(rows.filter { make.tree.isPlaced($0) }.count == 4)
        #expect(make.tree.frame(of: stack).height == 50_000)
    }

    /// Tracks at a width, and the columns that come of them as x and width.
    struct Columns: Sendable {
        var tracks: [GridTrack]
        var width: Double
        var columns: [(x: Double, width: Double)]
    }

    private static let columns = [
        Columns(
            tracks: [GridTrack(.fixed(70)), GridTrack(.adaptive(minimum: 40, maximum: .infinity))], width: 200,
            columns: [(0, 70), (78, 57), (143, 57)]),
        Columns(
            tracks: [GridTrack(.flexible(minimum: 250, maximum: .infinity)), GridTrack()], width: 300,
            columns: [(0, 250), (258, 42)]),
        Columns(
            tracks: [GridTrack(.adaptive(minimum: 50, maximum: 100))], width: 300,
            columns: [(0, 53.6), (61.6, 53.6), (123.2, 53.6)]),
        Columns(
            tracks: [GridTrack](repeating: GridTrack(.fixed(60)), count: 3), width: 402,
            columns: [(103, 60), (171, 60), (239, 60)]),
    ]

    @Test(arguments: columns)
    func `the columns of a lazy grid`(expected: Columns) throws {
        let make = Builder()
        let cells = (0..<12).map { _ in make.box(nil, 20) }
        let grid = make.tree.append(
            .lazyGrid(.vertical, expected.tracks, alignment: .horizontalCenter, spacing: 5), children: cells)
        try make.layout(grid, expected.width, 300)
        for (cell, column) in zip(cells, expected.columns) {
            #expect(abs(make.tree.frame(of: cell).minX - column.x) < 1e-9)
            #expect(abs(make.tree.frame(of: cell).width - column.width) < 1e-9)
        }
    }

    @Test func `a grid's columns are as wide as their widest cells`() throws {
        let make = Builder()
        let cells = [make.box(40, 20), make.box(60, 20), make.box(90, 20), make.box(30, 20)]
        let rows = [
            make.tree.append(.gridRow(alignment: nil), children: cells[0...1]),
            make.tree.append(.gridRow(alignment: nil), children: cells[2...3]),
        ]
        let grid = make.tree.append(
            .grid(.leading, horizontalSpacing: 12, verticalSpacing: 8), children: rows)
        try make.layout(grid)
        #expect(make.tree.frame(of: grid) == Rect(x: 120, y: 365, width: 162, height: 48))
        #expect(
            cells.map { make.tree.frame(of: $0).origin } == [
                Point(x: 120, y: 365), Point(x: 222, y: 365), Point(x: 120, y: 393), Point(x: 222, y: 393),
            ])
    }

    @Test func `a flexible view between the rows makes the grid as wide as the offer`() throws {
        let make = Builder()
        func row() -> NodeID {
            make.tree.append(.gridRow(alignment: nil), children: [make.box(40, 20), make.box(50, 20)])
        }
        let rule = make.box(nil, 1)
        let grid = make.tree.append(
            .grid(.leading, horizontalSpacing: 10, verticalSpacing: 10), children: [row(), rule, row()])
        try make.layout(grid, 300, 100)
        #expect(make.tree.frame(of: grid) == Rect(x: 0, y: 19.5, width: 300, height: 61))
        #expect(make.tree.frame(of: rule) == Rect(x: 0, y: 49.5, width: 300, height: 1))
    }

    @Test func `a wide cell over two columns widens them, and a cell without a size does not`() throws {
        let make = Builder()
        let first = [make.box(50, 10), make.box(40, 10), make.box(20, 10)]
        let wide = make.tree.append(.gridCellColumns(2), child: make.box(150, 10))
        let unsized = make.tree.append(.gridCellUnsizedAxes(.all), child: make.color)
        let rows = [
            make.tree.append(.gridRow(alignment: nil), children: first),
            make.tree.append(.gridRow(alignment: nil), children: [wide, unsized]),
        ]
        let grid = make.tree.append(.grid(.leading, horizontalSpacing: 10, verticalSpacing: 0), children: rows)
        try make.layout(grid)
        #expect(make.tree.frame(of: grid).size == Size(width: 180, height: 20))
        #expect(make.tree.frame(of: first[2]).minX == make.tree.frame(of: wide).maxX + 10)
        #expect(make.tree.frame(of: unsized).size == Size(width: 20, height: 10))
    }

    @Test func `a grid aligns by cell, row, column and then by itself`() throws {
        let make = Builder()
        let a = make.box(80, 40)
        let b = make.tree.append(.gridColumnAlignment(.trailing), child: make.box(60, 20))
        let c = make.box(30, 10)
        let d = make.box(10, 30)
        let rows = [
            make.tree.append(.gridRow(alignment: nil), children: [a, b]),
            make.tree.append(.gridRow(alignment: .bottom), children: [c, d]),
        ]
        let grid = make.tree.append(.grid(.topLeading, horizontalSpacing: 10, verticalSpacing: 10), children: rows)
        try make.layout(grid, 150, 80)
        #expect(
            [a, b, c, d].map { make.tree.frame(of: $0).origin } == [
                Point(x: 0, y: 0), Point(x: 90, y: 0), Point(x: 0, y: 70), Point(x: 140, y: 50),
            ])
    }
}
