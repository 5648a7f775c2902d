/// A node together with its tree: what typed views are made of.
public struct Syntax: Sendable {
    /// The tree.
    public let tree: SyntaxTree
    /// The node's number.
    public let id: NodeID

    /// Makes a view of a node.
    @inlinable public init(tree: SyntaxTree, id: NodeID) {
        self.tree = tree
        self.id = id
    }

    /// What the node is.
    @inlinable public var kind: SyntaxKind { tree.kind(of: id) }

    /// The node's bytes, without the white space and comments before it.
    @inlinable public var range: SourceRange { tree.range(of: id) }

    /// The range together with the file.
    @inlinable public var span: SourceSpan { SourceSpan(file: tree.file.id, range: range) }

    /// The node's text, without the white space and comments before it.
    @inlinable public var text: String { tree.file.text(in: range) }

    /// The number of children, absent ones among them except for those at the end.
    @inlinable public var childCount: Int { tree.childCount(of: id) }

    /// The child in a slot, or a list's child at a position.
    @inlinable public func child(_ slot: Int) -> SyntaxChild { tree.child(slot, of: id) }

    /// The node in a slot; nil if it is absent or a token stands there.
    @inlinable public func node(_ slot: Int) -> Syntax? {
        child(slot).node.map { Syntax(tree: tree, id: $0) }
    }

    /// The token in a slot; nil if it is absent or a node stands there.
    @inlinable public func token(_ slot: Int) -> TokenSyntax? {
        child(slot).token.map { TokenSyntax(tree: tree, id: $0) }
    }

    /// The nodes among the children, in order; skipped tokens (`unexpected`) are not among them.
    @inlinable public var childNodes: SyntaxList<Syntax> { SyntaxList(parent: self) }

    /// The first token, or nil in a node without tokens.
    @inlinable public var firstToken: TokenSyntax? {
        let node = tree[id]
        return node.firstToken < node.endToken ? TokenSyntax(tree: tree, id: TokenID(node.firstToken)) : nil
    }

    /// The last token, or nil in a node without tokens.
    @inlinable public var lastToken: TokenSyntax? {
        let node = tree[id]
        return node.firstToken < node.endToken ? TokenSyntax(tree: tree, id: TokenID(node.endToken - 1)) : nil
    }
}

extension Syntax: Hashable {
    /// Whether both are the same node of the same tree.
    public static func == (left: Syntax, right: Syntax) -> Bool {
        left.tree === right.tree && left.id == right.id
    }

    /// Hashes the node's number.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// A token together with its tree.
public struct TokenSyntax: Sendable {
    /// The tree.
    public let tree: SyntaxTree
    /// The token's number.
    public let id: TokenID

    /// Makes a view of a token.
    @inlinable public init(tree: SyntaxTree, id: TokenID) {
        self.tree = tree
        self.id = id
    }

    /// The token itself.
    @inlinable public var token: Token { tree[id] }

    /// What it is.
    @inlinable public var kind: TokenKind { token.kind }

    /// Its bytes.
    @inlinable public var range: SourceRange { token.range }

    /// The range together with the file.
    @inlinable public var span: SourceSpan { SourceSpan(file: tree.file.id, range: range) }

    /// Its text as it is written, backticks included.
    public var text: String { tree.file.text(in: range) }

    /// The name that it spells: its text without backticks.
    public var name: String {
        guard token.flags.contains(.backticked), range.length >= 2 else { return text }
        return tree.file.text(in: SourceRange(start: range.start + 1, end: range.end - 1))
    }

    /// Whether the grammar requires it and the file does not have it.
    @inlinable public var isMissing: Bool { tree.isMissing(id) }
}

/// A typed view of a node: a few words that know the meaning of each slot.
public protocol SyntaxView: Hashable, Sendable {
    /// The node.
    var syntax: Syntax { get }
    /// Makes the view without looking at the node's kind; accessors of a wrong view give missing parts.
    init(unchecked syntax: Syntax)
    /// Whether the view fits nodes of a kind.
    static func accepts(_ kind: SyntaxKind) -> Bool
}

extension SyntaxView {
    /// Makes the view if the node has a fitting kind.
    @inlinable public init?(_ syntax: Syntax) {
        guard Self.accepts(syntax.kind) else { return nil }
        self.init(unchecked: syntax)
    }

    /// Makes the view if there is a node and it has a fitting kind.
    @inlinable public init?(_ syntax: Syntax?) {
        guard let syntax else { return nil }
        self.init(syntax)
    }

    /// What the node is.
    @inlinable public var kind: SyntaxKind { syntax.kind }
    /// The node's number.
    @inlinable public var id: NodeID { syntax.id }
    /// The node's tree.
    @inlinable public var tree: SyntaxTree { syntax.tree }
    /// The node's bytes, without the white space and comments before it.
    @inlinable public var range: SourceRange { syntax.range }
    /// The range together with the file.
    @inlinable public var span: SourceSpan { syntax.span }
    /// The node's text, without the white space and comments before it.
    @inlinable public var text: String { syntax.text }
}

extension Syntax: SyntaxView {
    /// The node itself.
    @inlinable public var syntax: Syntax { self }
    /// Makes the view; every node is one.
    @inlinable public init(unchecked syntax: Syntax) { self = syntax }
    /// Always true, except for skipped tokens.
    @inlinable public static func accepts(_ kind: SyntaxKind) -> Bool { kind != .unexpected }
}

/// The elements of a list: the children of a list node that fit, without separators and skipped tokens.
///
/// Elements are nodes; that is asked for where elements are made and not of the type itself, since a type with a
/// requirement costs a search through all conformances of the program when it is first used.
public struct SyntaxList<Element>: Sendable {
    /// The list node, or nil when the whole list is absent.
    public let syntax: Syntax?

    /// Makes a view of the children of a node.
    @inlinable public init(parent: Syntax?) { syntax = parent }
}

extension SyntaxList: Sequence where Element: SyntaxView {

    /// The number of elements; each call counts them.
    public var count: Int { reduce(0) { count, _ in count + 1 } }

    /// Whether there is no element.
    public var isEmpty: Bool { first == nil }

    /// The first element.
    @inlinable public var first: Element? {
        var iterator = makeIterator()
        return iterator.next()
    }

    /// The last element.
    public var last: Element? {
        guard let syntax else { return nil }
        var slot = syntax.childCount
        while slot > 0 {
            slot -= 1
            if let element = Element(syntax.node(slot)) { return element }
        }
        return nil
    }

    /// An iterator over the elements.
    @inlinable public func makeIterator() -> SyntaxListIterator<Element> { SyntaxListIterator(syntax: syntax) }
}

/// Steps through the elements of a list.
public struct SyntaxListIterator<Element>: Sendable {
    @usableFromInline let tree: SyntaxTree?
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(syntax: Syntax?) {
        tree = syntax?.tree
        let node = syntax.map { $0.tree[$0.id] }
        position = Int(node?.firstChild ?? 0)
        end = position + Int(node?.childCount ?? 0)
    }
}

extension SyntaxListIterator: IteratorProtocol where Element: SyntaxView {
    /// The next element, or nil after the last.
    @inlinable public mutating func next() -> Element? {
        guard let tree else { return nil }
        while position < end {
            let child = tree.children[position]
            position += 1
            if let id = child.node, Element.accepts(tree.kind(of: id)) {
                return Element(unchecked: Syntax(tree: tree, id: id))
            }
        }
        return nil
    }
}

extension Syntax {
    /// The token in a slot that is never absent; a view of a wrong kind gets the end of the file.
    @inlinable func requiredToken(_ slot: Int) -> TokenSyntax {
        token(slot) ?? TokenSyntax(tree: tree, id: TokenID(UInt32(truncatingIfNeeded: tree.tokenCount)))
    }

    /// The node in a slot that is never absent; a view of a wrong kind gets an empty node.
    @inlinable func requiredNode(_ slot: Int) -> Syntax {
        node(slot) ?? Syntax(tree: tree, id: NodeID(UInt32(truncatingIfNeeded: tree.nodeCount)))
    }
}
