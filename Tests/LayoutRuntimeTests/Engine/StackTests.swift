import LayoutRuntime
import Testing

/// How a row or a column shares out what it is offered.
struct StackTests {
    /// The children's widths in a row of this width and 20 high.
    private func widths(_ width: Double, spacing: Double = 0, _ children: (Builder) -> [NodeID]) throws -> [Double] {
        let make = Builder()
        let children = children(make)
        let row = make.tree.append(
            .stack(.horizontal, alignment: .verticalCenter, spacing: spacing), children: children)
        try make.layout(make.frame(row, width: width, height: 20))
        return children.map { make.tree.size(of: $0).width }
    }

    @Test func `equally flexible children get equal shares of what the gaps leave`() throws {
        #expect(try widths(300, spacing: 12) { [$0.color, $0.color, $0.color] } == [92, 92, 92])
    }

    @Test func `fixed children are served before flexible ones`() throws {
        #expect(try widths(300) { [$0.color, $0.box(60, nil), $0.color] } == [120, 60, 120])
    }

    @Test func `what a less flexible child leaves goes to the others`() throws {
        let narrow = FlexibleFrame(maxWidth: 50)
        #expect(try widths(300) { [$0.color, $0.flexible($0.color, narrow)] } == [250, 50])
    }

    @Test func `a higher priority is offered all but the least lengths of the others`() throws {
        let low = FlexibleFrame(minWidth: 50)
        #expect(
            try widths(300) { [$0.flexible($0.color, low), $0.box(40, nil), $0.priority($0.color, 1)] }
                == [50, 40, 210])
    }

    @Test func `a child that needs more than its share leaves nothing for the last`() throws {
        #expect(try widths(100, spacing: 10) { [$0.box(80, 20), $0.box(80, 20), $0.color] } == [80, 80, 0])
    }

    @Test func `spacers share what all other children leave`() throws {
        #expect(try widths(300) { [$0.spacer(), $0.box(100, 20), $0.spacer()] } == [100, 100, 100])
    }

    @Test func `a spacer keeps its least length`() throws {
        #expect(try widths(100) { [$0.box(100, 20), $0.spacer(), $0.box(10, 20)] } == [100, 8, 10])
        #expect(try widths(100) { [$0.box(90, 20), $0.spacer(30)] } == [90, 30])
    }

    @Test func `a stack is larger than its offer when its children are, and stands out on both sides`() throws {
        let make = Builder()
        let row = make.row(make.box(80, 20), make.box(80, 20), spacing: 20)
        try make.layout(row, 100, 20)
        #expect(make.tree.frame(of: row) == Rect(x: -40, y: 0, width: 180, height: 20))
    }

    @Test func `an open length is passed on to each child once`() throws {
        let make = Builder()
        let row = make.row(make.watch("a", make.color), make.watch("b", make.text("abc")), spacing: 5)
        #expect(
            try make.tree.sizeThatFits(row, ProposedViewSize(width: nil, height: 30)) == Size(width: 45, height: 30))
        #expect(
            make.tree.conversation.watchLines() == [
                "a: offered nothing x 30, takes 10 x 30", "b: offered nothing x 30, takes 30 x 20",
            ])
    }

    @Test func `an open length across is the stack's own when it is placed`() throws {
        let make = Builder()
        let column = make.column(make.watch("a", make.color), make.box(60, 10), spacing: 0)
        try make.layout(column, nil, 100)
        #expect(make.tree.conversation.watchLines().last == "a: offered 60 x 90, takes 60 x 90")
    }

    @Test func `children line up on the stack's alignment`() throws {
        for (key, tops) in [(AlignmentKey.top, [0.0, 0]), (.verticalCenter, [0, 25]), (.bottom, [0, 50])] {
            let make = Builder()
            let boxes = [make.box(10, 80), make.box(10, 30)]
            try make.layout(
                make.tree.append(.stack(.horizontal, alignment: key, spacing: 3), children: boxes), 100, nil)
            #expect(boxes.map { make.tree.frame(of: $0).minY } == tops)
        }
    }

    @Test func `a pile is as large as its largest child, and offers its size to all`() throws {
        let make = Builder()
        let color = make.color
        let pile = make.pile(make.box(60, 20), make.box(30, 50), make.frame(color, width: 5), alignment: .topLeading)
        try make.layout(pile, 100, nil)
        #expect(make.tree.frame(of: pile).size == Size(width: 60, height: 50))
        #expect(make.tree.proposal(of: color) == ProposedViewSize(width: 5, height: 50))
    }

    @Test func `only the highest priority decides the size of a pile`() throws {
        let make = Builder()
        let pile = make.pile(make.box(60, 20), make.priority(make.box(30, 10), 1))
        try make.layout(pile)
        #expect(make.tree.frame(of: pile).size == Size(width: 30, height: 10))
    }

    @Test func `padding and frames hide a priority, fixedSize and effects do not`() throws {
        let make = Builder()
        func priority(_ element: LayoutElement) -> Double {
            make.tree.layoutPriority(of: make.tree.append(element, child: make.priority(make.color, 2)))
        }
        #expect(priority(.padding(.zero)) == 0)
        #expect(priority(.frame(width: 10, height: 10, alignment: .center)) == 0)
        #expect(priority(.aspectRatio(1, .fit)) == 0)
        #expect(priority(.fixedSize(horizontal: true, vertical: true)) == 2)
        #expect(priority(.effect(.opacity(0.5))) == 2)
        #expect(priority(.layoutPriority(1)) == 1)
        #expect(make.tree.layoutPriority(of: make.row()) == -.infinity)
    }

    @Test func `a divider crosses its row and runs along everything else`() throws {
        let make = Builder()
        let inRow = make.tree.append(.divider)
        let inColumn = make.tree.append(.divider)
        try make.layout(make.column(make.row(inRow, make.color), inColumn, spacing: 0), 90, 40)
        #expect(make.tree.size(of: inRow).width == 1.0 / 3)
        #expect(make.tree.size(of: inColumn) == Size(width: 90, height: 1.0 / 3))
    }
}
