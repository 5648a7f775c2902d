/// The number of a node in its tree.
public struct NodeID: Hashable, Comparable, Sendable {
    /// The index into ``SyntaxTree/nodes``.
    public var rawValue: UInt32

    /// Makes an id from an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Orders ids by index: a node comes after every node inside it.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}

/// The number of a token in its tree.
public struct TokenID: Hashable, Comparable, Sendable {
    /// The index into ``SyntaxTree/tokens``.
    public var rawValue: UInt32

    /// Makes an id from an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Orders ids in the order of the text.
    public static func < (left: TokenID, right: TokenID) -> Bool { left.rawValue < right.rawValue }
}

/// One child of a node in 32 bits: a node, a token, or nothing.
public struct SyntaxChild: BitwiseCopyable, Hashable, Sendable {
    /// The index; the top bit is set for a token, all bits are set for nothing.
    @usableFromInline let rawValue: UInt32

    @inlinable static var tokenBit: UInt32 { 1 << 31 }

    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The child that stands for an optional part that is not there.
    @inlinable public static var absent: SyntaxChild { SyntaxChild(rawValue: .max) }

    /// Makes a child from a node.
    public init(_ node: NodeID) { rawValue = node.rawValue }

    /// Makes a child from a token.
    public init(_ token: TokenID) { rawValue = token.rawValue | SyntaxChild.tokenBit }

    /// Whether the optional part is not there.
    @inlinable public var isAbsent: Bool { rawValue == .max }

    /// The node, or nil if the child is a token or absent.
    @inlinable public var node: NodeID? { rawValue & SyntaxChild.tokenBit == 0 ? NodeID(rawValue) : nil }

    /// The token, or nil if the child is a node or absent.
    @inlinable public var token: TokenID? {
        rawValue & SyntaxChild.tokenBit != 0 && rawValue != .max
            ? TokenID(rawValue & ~SyntaxChild.tokenBit) : nil
    }
}

/// A node: its kind and where its children and tokens lie in the tree's arrays.
public struct SyntaxNode: Hashable, Sendable {
    /// What it is.
    public var kind: SyntaxKind
    /// The index of its first child in ``SyntaxTree/children``.
    public var firstChild: UInt32
    /// The number of its children: the number of slots without the absent ones at the end, or of elements in a list.
    public var childCount: UInt32
    /// The index of its first token.
    public var firstToken: UInt32
    /// The index one past its last token; equal to `firstToken` in a node without tokens.
    public var endToken: UInt32

    @usableFromInline
    init(kind: SyntaxKind, firstChild: UInt32, childCount: UInt32, firstToken: UInt32, endToken: UInt32) {
        self.kind = kind
        self.firstChild = firstChild
        self.childCount = childCount
        self.firstToken = firstToken
        self.endToken = endToken
    }

    /// What stands for a node that is not in the tree.
    @usableFromInline static let empty = SyntaxNode(
        kind: .unexpected, firstChild: 0, childCount: 0, firstToken: 0, endToken: 0)
}

/// A file as a tree that loses nothing: the tokens and the gaps between them are the file, byte for byte.
///
/// Nodes, children and tokens lie in three arrays. A node of a kind with slots has one child for each slot of
/// ``SyntaxLayout``: an optional part that is not there is absent, a required token that is not there is a token without
/// bytes. Absent parts after the last that is there are not stored. A node comes after the nodes inside it, so the root
/// is the last.
///
/// What a walk asks of each node and token is `@inlinable`, here and in the views: a compiler in another module asks
/// dozens of such questions an expression, each of them a few instructions.
///
/// The arrays are written by the parser before the tree is made and never again, which is why the tree can be shared;
/// the tree alone holds them and lets go of them when it is let go of itself.
public final class SyntaxTree: Sendable {
    /// The file that was parsed.
    public let file: SourceFile
    /// The root, of kind `sourceFile`.
    public let root: NodeID
    /// What the lexer and the parser have to say, in the order of the text.
    public let diagnostics: [Diagnostic]

    @usableFromInline let tokenCount: Int
    @usableFromInline let nodeCount: Int
    @usableFromInline let childCount: Int
    /// `tokenCount` tokens.
    @usableFromInline nonisolated(unsafe) let packedTokens: UnsafePointer<PackedToken>
    /// `nodeCount` nodes, and one more that says where the last one's children end.
    @usableFromInline nonisolated(unsafe) let packedNodes: UnsafePointer<PackedNode>
    /// `childCount` children.
    @usableFromInline nonisolated(unsafe) let packedChildren: UnsafePointer<SyntaxChild>
    /// The ends of tokens that are too long for a packed token, by their starts.
    private let longTokens: [UInt32: UInt32]
    /// The ends of nodes that have too many tokens for a packed node, by their numbers.
    private let longNodes: [UInt32: UInt32]

    /// Makes a tree that holds the parts' memory from now on.
    init(_ parts: SyntaxParts, file: SourceFile, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
        root = NodeID(UInt32(truncatingIfNeeded: parts.nodes.count - 2))
        tokenCount = parts.tokens.count
        nodeCount = parts.nodes.count - 1
        childCount = parts.children.count
        packedTokens = UnsafePointer(parts.tokens.tokens.base)
        packedNodes = UnsafePointer(parts.nodes.base)
        packedChildren = UnsafePointer(parts.children.base)
        longTokens = parts.tokens.longEnds
        longNodes = parts.longNodes
    }

    deinit {
        packedTokens.deallocate()
        packedNodes.deallocate()
        packedChildren.deallocate()
    }

    /// What stands for a token that is not in the tree: the end of the file.
    @usableFromInline var end: Token {
        Token(kind: .endOfFile, flags: .missing, start: file.length, end: file.length)
    }

    /// The node with an id; an id of another tree may give any node, or an empty one.
    @inlinable public subscript(id: NodeID) -> SyntaxNode {
        let index = Int(id.rawValue)
        guard index < nodeCount else { return SyntaxNode.empty }
        let node = packedNodes[index]
        let isLong = node.tokenCount == PackedNode.longCount
        return SyntaxNode(
            kind: node.kind, firstChild: node.firstChild,
            childCount: packedNodes[index &+ 1].firstChild &- node.firstChild, firstToken: node.firstToken,
            endToken: isLong ? longEnd(of: id) : node.firstToken &+ node.tokenCount)
    }

    /// The kind of a node; an id of another tree may give any kind.
    @inlinable public func kind(of id: NodeID) -> SyntaxKind {
        let index = Int(id.rawValue)
        return index < nodeCount ? packedNodes[index].kind : .unexpected
    }

    @usableFromInline func longEnd(of id: NodeID) -> UInt32 { longNodes[id.rawValue] ?? 0 }

    /// The token with an id; an id of another tree may give any token, or the end of the file.
    @inlinable public subscript(id: TokenID) -> Token {
        let index = Int(id.rawValue)
        guard index < tokenCount else { return end }
        let token = packedTokens[index]
        let isLong = token.marks & PackedToken.isLong != 0
        return Token(
            kind: token.kind, flags: token.flags, word: token.word, start: token.start,
            end: isLong ? longEnd(of: token) : token.shortEnd)
    }

    @usableFromInline func longEnd(of token: PackedToken) -> UInt32 { longTokens[token.start] ?? token.shortEnd }

    /// The number of a node's children; absent ones at the end are not among them.
    @inlinable public func childCount(of id: NodeID) -> Int {
        let index = Int(id.rawValue)
        guard index < nodeCount else { return 0 }
        return Int(packedNodes[index &+ 1].firstChild &- packedNodes[index].firstChild)
    }

    /// Whether the grammar requires a token and the file does not have it.
    @inlinable public func isMissing(_ id: TokenID) -> Bool {
        let index = Int(id.rawValue)
        return index >= tokenCount || packedTokens[index].isMissing
    }

    /// A node's child in a slot, or a list's child at a position; absent where there is none.
    @inlinable public func child(_ slot: Int, of id: NodeID) -> SyntaxChild {
        let index = Int(id.rawValue)
        guard index < nodeCount, slot >= 0 else { return .absent }
        let first = Int(packedNodes[index].firstChild)
        guard slot < Int(packedNodes[index &+ 1].firstChild) &- first else { return .absent }
        return packedChildren[first &+ slot]
    }

    /// The children of a node; absent ones at the end are not among them.
    public func children(of id: NodeID) -> SyntaxChildren {
        let node = self[id]
        return SyntaxChildren(
            tree: self, startIndex: Int(node.firstChild), endIndex: Int(node.firstChild) + Int(node.childCount))
    }

    /// The bytes of a node from its first to its last token, without the white space and comments before.
    ///
    /// A node without tokens has the empty range at the end of the token before it.
    @inlinable public func range(of id: NodeID) -> SourceRange {
        let node = self[id]
        if node.firstToken < node.endToken {
            let first = self[TokenID(node.firstToken)]
            if !first.isMissing { return SourceRange(start: first.start, end: self[TokenID(node.endToken - 1)].end) }
        }
        return range(ofTokens: node.firstToken..<max(node.firstToken, node.endToken))
    }

    /// The bytes from the first to the last of some tokens.
    @usableFromInline func range(ofTokens range: Range<UInt32>) -> SourceRange {
        guard let first = range.first, let last = range.last else {
            guard range.lowerBound > 0 else { return SourceRange(at: 0) }
            return SourceRange(at: self[TokenID(range.lowerBound - 1)].end)
        }
        var start = self[TokenID(first)]
        // A missing token has no place of its own; a node that begins with one begins where its first real
        // token does.
        var index = first
        while start.isMissing, index < last {
            index += 1
            let next = self[TokenID(index)]
            if !next.isMissing { start = next }
        }
        return SourceRange(start: start.start, end: self[TokenID(last)].end)
    }

    /// The bytes of a child; nil for an absent one.
    public func range(of child: SyntaxChild) -> SourceRange? {
        if let node = child.node { return range(of: node) }
        if let token = child.token { return self[token].range }
        return nil
    }

    /// The root as a typed view.
    public var sourceFile: SourceFileSyntax { SourceFileSyntax(unchecked: Syntax(tree: self, id: root)) }
}
