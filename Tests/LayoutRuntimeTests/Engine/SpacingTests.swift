import LayoutRuntime
import Testing

/// The distances between neighbours in a stack that is given none.
struct SpacingTests {
    /// The distance that a column (or row) keeps between two views.
    private func gap(_ axis: Axis = .vertical, _ views: (Builder) -> (NodeID, NodeID)) throws -> Double {
        let make = Builder()
        let (first, second) = views(make)
        let stack = make.tree.append(
            .stack(axis, alignment: axis == .vertical ? .horizontalCenter : .verticalCenter, spacing: nil),
            children: [first, second])
        try make.layout(stack)
        let one = make.tree.frame(of: first)
        let other = make.tree.frame(of: second)
        return axis == .vertical ? other.minY - one.maxY : other.minX - one.maxX
    }

    private func isClose(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 0.001 }

    @Test func `ordinary views keep 8 points`() throws {
        #expect(try gap { ($0.box(30, 20), $0.box(30, 20)) } == 8)
        #expect(try gap(.horizontal) { ($0.body("Seattle"), $0.box(30, 20)) } == 8)
    }

    @Test func `texts keep the lower one's leading`() throws {
        #expect(isClose(try gap { ($0.body("Seattle"), $0.body("5 nights")) }, 2))
    }

    @Test func `a text keeps more room below than above`() throws {
        #expect(isClose(try gap { ($0.body("Seattle"), $0.box(30, 20)) }, 10.642))
        #expect(isClose(try gap { ($0.box(30, 20), $0.body("Seattle")) }, 6.434))
    }

    @Test func `a symbol stands close to a text, and a little above anything else`() throws {
        func symbol(_ make: Builder) -> NodeID {
            let size = Size(width: 23, height: 20.333)
            return make.tree.append(
                .image(ImageContent(name: "star.fill", isSymbol: true, naturalSize: size, baseline: 18)))
        }
        #expect(isClose(try gap { ($0.body("5 nights"), symbol($0)) }, 0))
        #expect(isClose(try gap { (symbol($0), $0.box(30, 20)) }, 3.333))
    }

    @Test func `nothing lies between a spacer and its neighbours`() throws {
        #expect(try gap { ($0.body("Seattle"), $0.spacer()) } == 0)
        #expect(try gap(.horizontal) { ($0.spacer(), $0.box(30, 20)) } == 0)
    }

    @Test func `padding and frames are ordinary at the edges where they inset`() throws {
        #expect(try gap { ($0.padding($0.body("a")), $0.padding($0.body("b"))) } == 8)
        #expect(isClose(try gap { ($0.body("a"), $0.padding($0.body("b"))) }, 10.642))
        #expect(isClose(try gap { ($0.frame($0.body("a"), width: 90), $0.body("b")) }, 2))
        #expect(isClose(try gap { ($0.frame($0.body("a"), height: 90), $0.body("b")) }, 6.434))
    }

    @Test func `a stack wishes along itself what its first and last child wish, across it what any does`() throws {
        #expect(isClose(try gap { ($0.column($0.box(1, 1), $0.body("a")), $0.box(30, 20)) }, 10.642))
        #expect(isClose(try gap { ($0.column($0.body("a"), $0.box(1, 1)), $0.body("b")) }, 6.434))
        #expect(isClose(try gap { ($0.row($0.body("a"), $0.box(1, 1)), $0.box(30, 20)) }, 10.642))
    }

    @Test func `a reader between two texts takes what the distances leave`() throws {
        let make = Builder()
        let reader = make.color
        try make.layout(make.column(make.body("Head"), reader, make.body("Foot")))
        #expect(isClose(make.tree.size(of: reader).height, 720.257))
    }
}
