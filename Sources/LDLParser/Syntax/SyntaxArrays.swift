/// A node as the parser writes it and as the tree keeps it, in 12 bytes: its children end where the next one's begin.
@usableFromInline
struct PackedNode: BitwiseCopyable, Sendable {
    /// The index of its first child.
    @usableFromInline var firstChild: UInt32
    /// The index of its first token.
    @usableFromInline var firstToken: UInt32
    /// What it is.
    @usableFromInline var kind: SyntaxKind
    /// The number of its tokens in 24 bits; if that is more than they can say, all are set and the end lies in a table
    /// beside the nodes.
    @usableFromInline var countHigh: UInt8
    @usableFromInline var countLow: UInt16

    @inlinable static var longCount: UInt32 { 0xFF_FFFF }

    @inline(__always)
    init(kind: SyntaxKind, firstChild: Int, firstToken: Int, tokenCount: UInt32) {
        self.firstChild = UInt32(truncatingIfNeeded: firstChild)
        self.firstToken = UInt32(truncatingIfNeeded: firstToken)
        self.kind = kind
        countHigh = UInt8(truncatingIfNeeded: tokenCount &>> 16)
        countLow = UInt16(truncatingIfNeeded: tokenCount)
    }

    @inlinable var tokenCount: UInt32 { UInt32(countHigh) &<< 16 | UInt32(countLow) }
}

/// What the parser hands to the tree.
struct SyntaxParts {
    var tokens: TokenBuffer
    /// The nodes, and one more that says where the last one's children end.
    var nodes: PlainBuffer<PackedNode>
    var children: PlainBuffer<SyntaxChild>
    var longNodes: [UInt32: UInt32]
}

extension SyntaxTree {
    /// All tokens in the order of the text, those that are missing among them.
    public var tokens: SyntaxTokens { SyntaxTokens(tree: self) }
    /// All nodes, inner before outer.
    public var nodes: SyntaxNodes { SyntaxNodes(tree: self) }
    /// The children of all nodes.
    @inlinable public var children: SyntaxChildren { SyntaxChildren(tree: self, startIndex: 0, endIndex: childCount) }
}

/// The tokens of a tree.
public struct SyntaxTokens: RandomAccessCollection, Sendable {
    /// The tree.
    public let tree: SyntaxTree

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of tokens.
    public var endIndex: Int { tree.tokenCount }

    /// A token; the end of the file for an index outside.
    public subscript(position: Int) -> Token {
        tree[TokenID(UInt32(exactly: position) ?? .max)]
    }
}

/// The nodes of a tree.
public struct SyntaxNodes: RandomAccessCollection, Sendable {
    /// The tree.
    public let tree: SyntaxTree

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of nodes.
    public var endIndex: Int { tree.nodeCount }

    /// A node; an empty one for an index outside.
    public subscript(position: Int) -> SyntaxNode {
        tree[NodeID(UInt32(exactly: position) ?? .max)]
    }
}

/// The children of one node or of several, by their places in the tree.
public struct SyntaxChildren: RandomAccessCollection, Sendable {
    /// The tree.
    public let tree: SyntaxTree
    /// The place of the first child.
    public let startIndex: Int
    /// The place after the last child.
    public let endIndex: Int

    @usableFromInline
    init(tree: SyntaxTree, startIndex: Int, endIndex: Int) {
        self.tree = tree
        self.startIndex = startIndex
        self.endIndex = endIndex
    }

    /// A child; absent for a place outside the tree.
    @inlinable public subscript(position: Int) -> SyntaxChild {
        position >= 0 && position < tree.childCount ? tree.packedChildren[position] : .absent
    }

    /// Some of the children.
    public subscript(bounds: Range<Int>) -> SyntaxChildren {
        SyntaxChildren(tree: tree, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
}
