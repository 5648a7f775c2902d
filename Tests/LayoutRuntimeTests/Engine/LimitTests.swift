import LayoutRuntime
import Testing

/// Numbers, depths and trees that nobody means to build.
struct LimitTests {
    private static let numbers: [Double] = [
        0, -0.0, 1, -1, 1e-308, 1e308, -1e308, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, 0.1,
    ]

    @Test func `a hundred thousand paddings are walked, not recursed into`() throws {
        let make = Builder(LayoutConfiguration())
        var node = make.box(10, 10)
        for _ in 0..<100_000 {
            node = make.padding(node, 0.5)
        }
        try make.layout(node, 10, 10)
        #expect(make.tree.size(of: node) == Size(width: 100_010, height: 100_010))
        #expect(make.tree.frame(of: NodeID(rawValue: 1)) == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `a hundred thousand overlays are walked too`() throws {
        let make = Builder(LayoutConfiguration())
        var node = make.box(10, 10)
        for _ in 0..<100_000 {
            node = make.tree.append(.overlay(.center), children: [node, make.color])
        }
        try make.layout(node, 10, 10)
        #expect(make.tree.frame(of: NodeID(rawValue: 2)) == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `stacks nested to the limit are laid out, and deeper ones are refused`() throws {
        func nested(_ depth: Int, _ make: Builder) -> NodeID {
            var node = make.color
            for level in 0..<depth {
                node = level % 2 == 0 ? make.row(node, make.color) : make.column(node, make.color)
            }
            return node
        }
        let make = Builder(LayoutConfiguration(maximumDepth: 500))
        try make.layout(nested(490, make))
        let deep = nested(510, make)
        #expect {
            try make.layout(deep)
        } throws: { error in
            if case LayoutError.tooDeep(_, limit: 500) = error { true } else { false }
        }
        // The tree is still good for something.
        try make.layout(make.row(make.color))
    }

    @Test func `a tree beyond its limit of nodes is refused`() throws {
        let make = Builder(LayoutConfiguration(maximumNodeCount: 10))
        let children = (0..<20).map { _ in make.color }
        let root = make.tree.append(.zstack(.center), children: children)
        #expect(throws: LayoutError.self) { try make.layout(root) }
        #expect(make.tree.nodeCount == 10)
    }

    @Test func `a node that is not in the tree, or in two places, is refused`() throws {
        let make = Builder()
        #expect(throws: LayoutError.self) { try make.layout(NodeID(rawValue: 7)) }
        let child = make.color
        _ = make.padding(child)
        let second = make.padding(child)
        #expect(make.tree.children(of: second).isEmpty)
        #expect(throws: LayoutError.self) { try make.layout(second) }
    }

    @Test func `a node cannot come to be inside itself`() throws {
        let make = Builder()
        let inner = make.row(make.color)
        let outer = make.column(inner)
        make.tree.setChildren([outer], of: inner)
        #expect(make.tree.children(of: inner).isEmpty)
        #expect(throws: LayoutError.self) { try make.layout(outer) }
    }

    @Test func `a modifier without content takes no room`() throws {
        let make = Builder()
        let elements: [LayoutElement] = [
            .padding(EdgeInsets(.all, 5)), .fixedSize(horizontal: true, vertical: true), .aspectRatio(nil, .fit),
            .overlay(.center), .inert, .position(.zero), .scrollView(.vertical), .watch(name: "w"),
            .viewThatFits(.all), .grid(.center, horizontalSpacing: nil, verticalSpacing: nil),
            .safeAreaInset(.top, alignment: .horizontalCenter, spacing: nil), .ignoresSafeArea(.all),
            .alignmentGuide(.leading) { $0.width }, .flexibleFrame(FlexibleFrame(maxWidth: .infinity)),
        ]
        let nodes = elements.map { make.tree.append($0) }
        try make.layout(make.tree.append(.zstack(.leading), children: nodes), 100, 100)
        #expect(nodes.allSatisfy { make.tree.frame(of: $0).width <= 100 })
    }

    /// Every kind of layer and container, with numbers drawn from the ones that nobody means.
    @Test(arguments: 0..<400)
    func `no number in a tree makes a frame that is not one`(seed: UInt64) throws {
        var random = Generator(state: seed)
        let make = Builder(LayoutConfiguration())
        let root = make.random(&random, depth: 5, numbers: Self.numbers)
        let number = { (random: inout Generator) -> Double? in
            let value = Self.numbers[random.below(Self.numbers.count)]
            return random.below(4) == 0 ? nil : value
        }
        for _ in 0..<3 {
            try make.layout(root, number(&random), number(&random))
            try make.tree.verify()
        }
    }

    /// Ordinary numbers: whatever was laid out before, a layout is the one that a new tree gives.
    @Test(arguments: 0..<200)
    func `a layout does not depend on the ones before it`(seed: UInt64) throws {
        func tree() -> (Builder, NodeID) {
            var random = Generator(state: seed)
            let make = Builder(LayoutConfiguration())
            return (make, make.random(&random, depth: 5, numbers: [0, 5, 10, 20, 33.5, 80]))
        }
        let (reused, root) = tree()
        for (width, height) in [(402.0, 778.0), (120, 90), (402, 778), (0, 0), (60, 500)] {
            try reused.layout(root, width, height)
            let (fresh, other) = tree()
            try fresh.layout(other, width, height)
            for node in 0..<UInt32(fresh.tree.nodeCount) {
                let id = NodeID(rawValue: node)
                #expect(reused.tree.frame(of: id) == fresh.tree.frame(of: id))
            }
        }
    }
}
