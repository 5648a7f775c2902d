import LayoutRuntime
import Testing

/// How many questions a layout takes: counted, since time is not the same on any two machines.
struct QuestionCountTests {
    /// Levels of stacks, row and column in turn, each of two leaves and the next level.
    private func nested(_ depth: Int, _ make: Builder, _ leaf: (Builder, Int) -> NodeID) -> NodeID {
        var inner = leaf(make, 0)
        for level in 0..<depth {
            let children = [leaf(make, level), leaf(make, level + 1), inner]
            let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
            inner = make.tree.append(
                .stack(axis, alignment: axis == .horizontal ? .verticalCenter : .horizontalCenter, spacing: 4),
                children: children)
        }
        return inner
    }

    private func questionsPerNode(_ depth: Int, _ leaf: (Builder, Int) -> NodeID) throws -> Double {
        let make = Builder()
        try make.layout(nested(depth, make, leaf))
        let computed = make.tree.conversation.questions.filter { !$0.isCached }.count
        return Double(computed) / Double(make.tree.nodeCount)
    }

    @Test(arguments: ["fixed", "flexible", "text"])
    func `questions to nested stacks grow linearly in the nodes`(kind: String) throws {
        func leaf(_ make: Builder, _ number: Int) -> NodeID {
            switch kind {
            case "fixed": make.box(10, 20)
            case "flexible": make.color
            default: make.text(String(repeating: "word ", count: number % 5 + 1))
            }
        }
        for depth in [4, 8, 16, 32] {
            // A text answers other widths to other heights, so that its stacks are asked more different questions.
            #expect(try questionsPerNode(depth, leaf) < (kind == "text" ? 30 : 9))
        }
    }

    @Test func `without a conversation nothing else is computed`() throws {
        for records in [true, false] {
            let make = Builder(LayoutConfiguration(recordsConversation: records))
            try make.layout(nested(16, make) { make, _ in make.box(10, 20) })
            #expect(make.tree.computedSizeCount <= 16 * 9)
            #expect(make.tree.conversation.entries.isEmpty == !records)
        }
    }

    @Test func `the same layout again computes nothing`() throws {
        let make = Builder(LayoutConfiguration())
        let root = nested(8, make) { make, _ in make.text("some words") }
        try make.layout(root)
        let before = make.tree.computedSizeCount
        let frames = (0..<make.tree.nodeCount).map { make.tree.frame(of: NodeID(rawValue: UInt32($0))) }
        try make.layout(root)
        #expect(make.tree.computedSizeCount == before)
        #expect((0..<make.tree.nodeCount).map { make.tree.frame(of: NodeID(rawValue: UInt32($0))) } == frames)
    }

    @Test func `a layout at another width, and back, is the one that a new tree gives`() throws {
        let reused = Builder(LayoutConfiguration())
        let root = nested(6, reused) { make, number in make.text(String(repeating: "word ", count: number + 1)) }
        for width in [402.0, 150, 300, 77, 402, 1_000, 150] {
            try reused.layout(root, width, 400)
            let fresh = Builder(LayoutConfiguration())
            let other = nested(6, fresh) { make, number in make.text(String(repeating: "word ", count: number + 1)) }
            try fresh.layout(other, width, 400)
            for node in 0..<UInt32(fresh.tree.nodeCount) {
                let id = NodeID(rawValue: node)
                #expect(reused.tree.frame(of: id) == fresh.tree.frame(of: id))
            }
        }
    }

    @Test func `each distinct question is answered once, and every other time out of the cache`() throws {
        let make = Builder()
        try make.layout(nested(10, make) { make, _ in make.text("some words") })
        var seen: Set<Conversation.Question> = []
        for var question in make.tree.conversation.questions where !question.isCached {
            question.asker = nil
            question.depth = 0
            #expect(seen.insert(question).inserted)
        }
        #expect(!seen.isEmpty)
    }

    @Test func `memory per node stays small`() throws {
        let make = Builder(LayoutConfiguration())
        let rows = (0..<20_000).map { _ in make.box(nil, 20) }
        try make.layout(make.tree.append(.stack(.vertical, alignment: .horizontalCenter, spacing: 0), children: rows))
        #expect(make.tree.byteCount / make.tree.nodeCount < 780)
    }
}
