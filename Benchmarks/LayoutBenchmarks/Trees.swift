import LayoutRuntime

/// The trees that the engine is measured on, each node a stack, a padding or a leaf.
///
///     wide      a column of N-1 leaves, 20 high
///     rows      N/5 cards in a column: padding 8 around a row of a leaf 60x20, a growing leaf, a leaf 60x20
///     balanced  4-ary: every inner node is a padding 1 around a stack (row and column in turn) of up to four
///     deep      N/3 levels, each a stack (row and column in turn) of two leaves 10x20 and the next level
///     chain     N paddings of 0 around one leaf
///
/// A leaf of fixed size is a colour in a frame, a growing one a colour; a measured leaf is a text of 4 to 27
/// characters of 7.5 points, 20 points a line.
enum Shape: String, CaseIterable {
    case wide, rows, balanced, deep, chain
}

enum Leaves: String, CaseIterable {
    case fixed, measured
}

/// Builds a tree and counts its nodes as the other engines count them: a leaf is one, framed or not.
struct TreeMaker {
    let tree = LayoutTree()
    let leaves: Leaves
    let texts: [PreparedText]
    private(set) var count = 0
    private var random: UInt32 = 1

    init(leaves: Leaves, texts: [PreparedText]) {
        self.leaves = leaves
        self.texts = texts
    }

    /// One text for each length, made beforehand: making them is no part of building a tree.
    static func makeTexts() -> [PreparedText] {
        let measurer = FixedWidthMeasurer(characterWidth: 7.5, lineHeight: 20)
        return (4...27).map { length in
            // Words of five letters, as the other engines' leaves may break anywhere.
            let string = String((0..<length).map { $0 % 6 == 5 ? " " : "x" })
            return PreparedText(string, measurer: measurer)
        }
    }

    mutating func make(_ shape: Shape, nodes: Int) -> NodeID {
        switch shape {
        case .wide: return stack(.vertical, (1..<nodes).map { _ in leaf(nil, 20) })
        case .rows: return stack(.vertical, (0..<nodes / 5).map { _ in card() })
        case .balanced: return balanced(nodes, .horizontal)
        case .deep: return deep(levels: nodes / 3)
        case .chain:
            var node = leaf(10, 10)
            for _ in 1..<nodes {
                node = tree.append(.padding(.zero), child: node)
                count += 1
            }
            return node
        }
    }

    private mutating func leaf(_ width: Double?, _ height: Double?) -> NodeID {
        count += 1
        if leaves == .measured {
            random = random &* 1_664_525 &+ 1_013_904_223
            return tree.append(.text(TextContent(texts[Int((random >> 8) % 24)])))
        }
        let color = tree.append(.color(.black))
        if width == nil, height == nil { return color }
        return tree.append(.frame(width: width, height: height, alignment: .center), child: color)
    }

    private mutating func stack(_ axis: Axis, _ children: [NodeID]) -> NodeID {
        count += 1
        let alignment: AlignmentKey = axis == .horizontal ? .verticalCenter : .horizontalCenter
        return tree.append(.stack(axis, alignment: alignment, spacing: 0), children: children)
    }

    private mutating func padding(_ length: Double, _ child: NodeID) -> NodeID {
        count += 1
        return tree.append(.padding(EdgeInsets(.all, length)), child: child)
    }

    private mutating func card() -> NodeID {
        let children = [leaf(60, 20), leaf(nil, 20), leaf(60, 20)]
        return padding(8, stack(.horizontal, children))
    }

    private mutating func balanced(_ nodes: Int, _ axis: Axis) -> NodeID {
        if nodes <= 1 { return leaf(nil, nil) }
        if nodes == 2 { return padding(1, leaf(nil, nil)) }
        let rest = nodes - 2
        let children = min(4, rest)
        let parts = (0..<children).map { index in
            balanced(rest / children + (index < rest % children ? 1 : 0), axis.crossing)
        }
        return padding(1, stack(axis, parts))
    }

    private mutating func deep(levels: Int) -> NodeID {
        var inner: NodeID?
        for level in (0..<levels).reversed() {
            var children = [leaf(10, 20), leaf(10, 20)]
            if let inner { children.append(inner) }
            inner = stack(level % 2 == 0 ? .vertical : .horizontal, children)
        }
        return inner ?? leaf(10, 20)
    }
}
