import LayoutRuntime
import Testing

/// Alignment guides: what views say of them, and what comes out of containers.
struct GuideTests {
    private func guided(
        _ make: Builder, _ child: NodeID, _ key: AlignmentKey, _ value: @escaping @Sendable (ViewDimensions) -> Double
    ) -> NodeID {
        make.tree.append(.alignmentGuide(key, value), child: child)
    }

    @Test func `a guide of its own moves a child on the stack's line`() throws {
        let make = Builder()
        let a = make.box(100, 10)
        let b = guided(make, make.box(40, 10), .leading) { $0[.trailing] }
        let column = make.column(a, b, spacing: 0, alignment: .leading)
        try make.layout(column)
        #expect(make.tree.frame(of: column).width == 140)
        #expect(make.tree.frame(of: b).maxX == make.tree.frame(of: a).minX)
    }

    @Test func `a guide comes out through padding and frames, moved by them`() throws {
        let make = Builder()
        let inner = guided(make, make.box(40, 20), .top) { _ in 5 }
        let root = make.padding(make.frame(inner, width: 60, height: 60, alignment: .bottomLeading), 10)
        try make.layout(root)
        #expect(make.tree.explicitGuide(.top, of: root) == 55.0)
        #expect(make.tree.explicitGuide(.leading, of: root) == nil)
    }

    @Test func `edges and centres do not come out of a stack, baselines and guides of one's own do`() throws {
        let make = Builder()
        let key = make.tree.registerAlignment(axis: .horizontal) { $0[.leading] }
        let a = guided(make, guided(make, make.text("ab"), key) { _ in 4 }, .leading) { _ in 3 }
        let b = guided(make, make.text("ab"), key) { _ in 8 }
        let column = make.column(a, b, spacing: 10, alignment: .leading)
        try make.layout(column)
        #expect(make.tree.explicitGuide(.leading, of: column) == nil)
        #expect(make.tree.firstBaseline(of: column) == 16)
        #expect(make.tree.lastBaseline(of: column) == 46)
        // The average of 4 and 8, each moved by its child's place on the leading line.
        let average = (4.0 + 8 + 3) / 2
        #expect(make.tree.explicitGuide(key, of: column) == average)
    }

    @Test func `texts of two sizes stand on one baseline`() throws {
        let make = Builder()
        let large = make.tree.append(
            .text(TextContent(PreparedText("a", measurer: FixedWidthMeasurer(characterWidth: 20, lineHeight: 40)))))
        let small = make.text("b")
        let row = make.row(large, small, spacing: 0, alignment: .firstTextBaseline)
        try make.layout(row)
        #expect(make.tree.frame(of: small).minY - make.tree.frame(of: large).minY == 16)
        #expect(make.tree.frame(of: row).height == 40)
    }

    @Test func `a row without texts has its baselines at the bottom`() throws {
        let make = Builder()
        let row = make.row(make.box(10, 30), make.box(10, 10), spacing: 0, alignment: .firstTextBaseline)
        try make.layout(row)
        #expect(make.tree.frame(of: row).height == 30)
        #expect(make.tree.children(of: row).map { make.tree.frame(of: $0).maxY } == [404, 404])
    }

    @Test func `forms line up on a guide that is written inside their rows`() throws {
        let make = Builder()
        let key = make.tree.registerAlignment(axis: .horizontal) { $0[.leading] }
        func row(_ label: String) -> (NodeID, NodeID) {
            let label = guided(make, make.text(label), key) { $0[.trailing] }
            return (label, make.row(label, make.box(60, 20), spacing: 8))
        }
        let (short, first) = row("ab")
        let (long, second) = row("abcdefgh")
        try make.layout(make.column(first, second, spacing: 6, alignment: key))
        #expect(make.tree.frame(of: short).maxX == make.tree.frame(of: long).maxX)
    }

    @Test func `many frames round a guide of its own are asked once each`() throws {
        let make = Builder(LayoutConfiguration(maximumDepth: 2_000))
        var node = guided(make, make.box(10, 10), .leading) { _ in 1 }
        for _ in 0..<500 {
            node = make.frame(node, width: 20, height: 20, alignment: .leading)
        }
        try make.layout(node)
        #expect(make.tree.explicitGuide(.leading, of: node) == 0)
    }
}
