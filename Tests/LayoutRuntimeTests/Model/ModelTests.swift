import Foundation
import LayoutRuntime
import Testing

/// The engine and the model give every view of a random tree the same frame.
struct ModelTests {
    private static let measurer = FixedWidthMeasurer(characterWidth: 7.5, lineHeight: 20)
    private static let lengths = [0.0, 5, 8, 12.5, 20, 33, 60, 100]
    private static let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading]

    private func length(_ random: inout Generator) -> Double { Self.lengths[random.below(Self.lengths.count)] }

    private func maybe(_ random: inout Generator) -> Double? { random.below(2) == 0 ? nil : length(&random) }

    private func alignment(_ random: inout Generator) -> Alignment {
        Self.alignments[random.below(Self.alignments.count)]
    }

    private func leaf(_ random: inout Generator) -> Model {
        switch random.below(7) {
        case 0: .fixed(Size(width: length(&random), height: length(&random)))
        case 1: .circle
        case 2: .spacer(length(&random))
        case 3, 4: .text(PreparedText(String(repeating: "words ", count: random.below(4) + 1), measurer: Self.measurer))
        default: .color
        }
    }

    private func model(_ random: inout Generator, _ depth: Int) -> Model {
        if depth == 0 || random.below(6) == 0 { return leaf(&random) }
        if random.below(2) == 0 { return layer(&random, model(&random, depth - 1)) }
        let children = (0..<random.below(4) + 1).map { _ in model(&random, depth - 1) }
        // The model knows nothing of the distances that texts wish.
        let spacing = children.contains(where: \.hasText) ? length(&random) : maybe(&random)
        switch random.below(6) {
        case 0: return .pile(alignment(&random), children)
        case 1: return .fits(random.below(2) == 0 ? .horizontal : .all, children)
        case 2, 3: return .stack(.horizontal, alignment(&random).vertical, spacing, children)
        default: return .stack(.vertical, alignment(&random).horizontal, spacing, children)
        }
    }

    private func layer(_ random: inout Generator, _ child: Model) -> Model {
        switch random.below(10) {
        case 0: return .padding(EdgeInsets(.all, length(&random) - 5), child)
        case 1: return .padding(EdgeInsets(.leading, length(&random)), child)
        case 2: return .frame(maybe(&random), maybe(&random), alignment(&random), child)
        case 3:
            let frame = FlexibleFrame(
                minWidth: maybe(&random), idealWidth: maybe(&random), maxWidth: random.below(3) == 0 ? .infinity : nil,
                minHeight: maybe(&random), idealHeight: maybe(&random), maxHeight: maybe(&random),
                alignment: alignment(&random))
            return .flexible(frame, child)
        case 4: return .fixedSize(horizontal: random.below(2) == 0, vertical: random.below(2) == 0, child)
        case 5: return .ratio(length(&random) / 20 + 0.1, random.below(2) == 0 ? .fit : .fill, child)
        case 6: return .position(Point(x: length(&random), y: length(&random)), child)
        case 7: return .offset(Size(width: length(&random), height: -length(&random)), child)
        case 8: return .priority(Double(random.below(3)) - 1, child)
        default: return .overlay(alignment(&random), child, leaf(&random))
        }
    }

    /// A hundred trees each; `LDL_MODEL_RUNS=1000 swift test -c release --filter ModelTests` goes through more.
    private static let runs =
        ProcessInfo.processInfo.environment["LDL_MODEL_RUNS"].flatMap(UInt64.init) ?? 25

    /// A failure names its seed.
    @Test(arguments: 0..<runs)
    func `the engine and the model agree`(run: UInt64) throws {
        for seed in run * 100..<(run + 1) * 100 {
            var random = Generator(state: seed)
            let model = model(&random, 4)
            let proposal = ProposedViewSize(
                width: random.below(4) == 0 ? nil : length(&random) * 5, height: maybe(&random).map { $0 * 5 })
            let tree = LayoutTree()
            let root = model.node(tree)
            try tree.layout(root: root, proposal: proposal)

            let size = model.size(proposal, in: nil)
            let canvas = Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
            let origin = Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
            let expected = model.frames(origin, size, proposal, in: nil)
            #expect(expected.count == tree.nodeCount)
            for (number, frame) in expected.enumerated() {
                let node = NodeID(rawValue: UInt32(number))
                #expect(tree.isPlaced(node) == (frame != nil), "seed \(seed), node \(number)")
                if let frame, !Self.agree(tree.frame(of: node), frame) {
                    Issue.record(
                        "seed \(seed), node \(number): engine \(tree.frame(of: node)), model \(frame), \(model)")
                    return
                }
            }
        }
    }

    private static func agree(_ one: Rect, _ other: Rect) -> Bool {
        [(one.minX, other.minX), (one.minY, other.minY), (one.width, other.width), (one.height, other.height)]
            .allSatisfy { abs($0 - $1) <= 1e-9 || $0 == $1 || !$0.isFinite || !$1.isFinite }
    }
}
