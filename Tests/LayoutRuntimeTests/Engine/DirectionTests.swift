import LayoutRuntime
import Testing

/// Rows that run from right to left.
struct DirectionTests {
    @Test func `a row in a right-to-left view begins at its right edge`() throws {
        let make = Builder()
        let children = [make.box(20, 20), make.box(50, 20)]
        let row = make.tree.append(
            .stack(.horizontal, alignment: .verticalCenter, spacing: 10), children: children)
        let root = make.tree.append(.layoutDirection(.rightToLeft), child: row)
        try make.layout(root, 80, 20)
        #expect(children.map { make.tree.frame(of: $0).minX } == [60, 0])
    }

    @Test func `leading is the right edge for frames and padding, and an offset is to the left`() throws {
        let make = Builder(LayoutConfiguration(layoutDirection: .rightToLeft))
        let word = make.box(20, 20)
        let padded = make.tree.append(.padding(EdgeInsets(.leading, 5)), child: word)
        let moved = make.tree.append(.offset(Size(width: 3, height: 0)), child: padded)
        try make.layout(make.frame(moved, width: 100, alignment: .leading), 100, 20)
        #expect(make.tree.frame(of: word).minX == 100 - 5 - 20 - 3)
    }

    @Test func `an offset and a position of the same distance agree, from right to left too`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let make = Builder(LayoutConfiguration(layoutDirection: direction))
            let moved = make.box(20, 20)
            let put = make.box(20, 20)
            let offset = make.frame(
                make.tree.append(.offset(Size(width: 7, height: 0)), child: moved), width: 100, alignment: .leading)
            let position = make.frame(
                make.tree.append(.position(Point(x: 17, y: 10)), child: put), width: 100, height: 20)
            try make.layout(make.column(offset, position), 100, nil)
            #expect(make.tree.frame(of: moved).minX == (direction == .leftToRight ? 7 : 73))
            #expect(make.tree.frame(of: put).minX == make.tree.frame(of: moved).minX)
        }
    }

    @Test func `a left-to-right view in a right-to-left one runs as ever`() throws {
        let make = Builder(LayoutConfiguration(layoutDirection: .rightToLeft))
        let children = [make.box(20, 20), make.box(50, 20)]
        let inner = make.tree.append(
            .layoutDirection(.leftToRight),
            child: make.tree.append(
                .stack(.horizontal, alignment: .verticalCenter, spacing: 10), children: children))
        let row = make.row(inner, make.box(20, 20), spacing: 0)
        try make.layout(row, 100, 20)
        #expect(children.map { make.tree.frame(of: $0).minX } == [20, 50])
    }
}
