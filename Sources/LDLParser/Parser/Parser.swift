/// Builds the tree from the tokens, by recursive descent.
///
/// Children are pushed onto a stack; finishing a node moves its children from there to their place in the tree.
/// A construct that turns out to be the beginning of a larger one (an operand, the base of a chain) stays on the
/// stack and becomes the first child of the larger one, so nothing is parsed twice.
///
/// Each function's comment gives the production of grammar.ebnf that it reads. Questions that are asked often are
/// `mutating` although they change nothing: for others the compiler copies the whole parser.
struct Parser: ~Copyable {
    let file: SourceFile
    /// The file's bytes, with NULs behind them.
    let bytes: SourceBytes
    /// The lexer's tokens; one that is split (`>>` in generic arguments) changes in place.
    var raw: TokenBuffer
    /// Which `{` and `}` belong together.
    let bracePairs: BracePairs
    /// The opening brackets that are never closed, by index into `raw`, sorted.
    let looseBrackets: [UInt32]
    /// The token to look at next, by index into `raw`.
    var cursor = 0
    /// The token to look at next.
    var current: PackedToken
    /// Where the syntax allows less than usual.
    var context: ParserContext = []
    /// How many brackets, operators and types are open around the cursor.
    var depth = 0
    /// How many `#if` are open around the cursor.
    var conditionalDepth = 0
    /// The indentation of the line of an opening bracket that is never closed, while its contents are read; else -1.
    var looseIndentation = -1
    /// The operators' precedence.
    var operators = OperatorTable()

    /// The tokens of the tree, once they differ from the lexer's; until then they are the first `cursor` of those.
    private var ownTokens: PlainBuffer<PackedToken>?
    /// The number of tokens that were taken or added.
    private(set) var tokenCount = 0
    var nodes: PlainBuffer<PackedNode>
    var children: PlainBuffer<SyntaxChild>
    /// The ends of nodes that have too many tokens for a packed node, by their numbers.
    private var longNodes: [UInt32: UInt32] = [:]
    /// The children of the nodes that are not finished.
    var stack = PlainBuffer<SyntaxChild>(capacity: 1024)
    var diagnostics: [Diagnostic]
    /// The cursor at the last error; a second error at the same token is a consequence of the first.
    var lastErrorCursor = -1
    /// Whether the nesting limit has been reported; once a file is enough.
    var reportedNesting = false

    /// The deepest nesting that is parsed; what is deeper is skipped.
    static let nestingLimit = 256

    /// The longest chain and the longest row of operators that go further than the tree: views may be 100,000 deep, and
    /// a modifier is a name and a call.
    static let chainLimit = 1 << 18

    /// Whether something longer than that has been reported; once a file is enough.
    var reportedLength = false

    /// - Parameter bytes: The file's bytes, which stay where they are until ``takeParts()``.
    init(_ file: SourceFile, _ bytes: SourceBytes) {
        var lexer = Lexer(file, bytes)
        lexer.run()
        self.file = file
        self.bytes = bytes
        raw = lexer.tokens
        bracePairs = lexer.bracePairs
        looseBrackets = lexer.looseBrackets
        diagnostics = lexer.diagnostics
        current = raw[0]
        // Capacity that is not used costs addresses, not memory; growing would copy.
        nodes = PlainBuffer(capacity: raw.count + raw.count / 4 + 16)
        children = PlainBuffer(capacity: raw.count * 3 + 16)
        if lexer.declaresOperators { readOperatorDeclarations() }
    }
}

/// Where the syntax allows less or more than usual.
struct ParserContext: OptionSet {
    let rawValue: UInt8

    /// A `{` begins the body that follows a condition, not a trailing closure.
    static let condition = ParserContext(rawValue: 1)
    /// `let x`, `_` and `is Type` may stand in an expression.
    static let pattern = ParserContext(rawValue: 2)
    /// The end of the line ends the expression, as in the condition of `#if`.
    static let singleLine = ParserContext(rawValue: 4)
    /// A `{` with `didSet` or `get` inside begins accessors, not a trailing closure.
    static let initializer = ParserContext(rawValue: 8)
}

/// The place on the stack and among the tokens where a node begins.
struct ParserMark {
    var stack: Int
    var token: Int
}

// MARK: - Building

extension Parser {
    /// The place where a node that begins here begins.
    @inline(__always)
    func mark() -> ParserMark {
        ParserMark(stack: stack.count, token: tokenCount)
    }

    /// Makes a node of everything pushed since a mark, without absent parts at its end.
    @inline(__always)
    mutating func finish(_ kind: SyntaxKind, _ mark: ParserMark) {
        let first = children.count
        var last = stack.count
        while last > mark.stack, stack[last &- 1].isAbsent { last &-= 1 }
        children.append(stack, from: mark.stack, to: last)
        stack.truncate(to: mark.stack)
        addNode(kind, firstChild: first, firstToken: mark.token)
    }

    /// Adds a node, whose children are in their place, to the nodes and to the stack.
    @inline(__always)
    private mutating func addNode(_ kind: SyntaxKind, firstChild: Int, firstToken: Int) {
        let id = UInt32(truncatingIfNeeded: nodes.count)
        var length = UInt32(truncatingIfNeeded: tokenCount &- firstToken)
        if length >= PackedNode.longCount {
            length = PackedNode.longCount
            longNodes[id] = UInt32(truncatingIfNeeded: tokenCount)
        }
        nodes.append(PackedNode(kind: kind, firstChild: firstChild, firstToken: firstToken, tokenCount: length))
        stack.append(SyntaxChild(NodeID(id)))
    }

    /// Takes the current token as a child.
    @inline(__always)
    mutating func consume() {
        // The end of the file is taken once, by the root.
        guard cursor &+ 1 < raw.count else { return }
        stack.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: tokenCount))))
        advance()
    }

    /// Takes the current token as a node of its own: what `mark`, `consume` and `finish` do. It is not the last one.
    @inline(__always)
    mutating func leaf(_ kind: SyntaxKind) {
        let first = children.count
        let token = tokenCount
        children.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: token))))
        advance()
        addNode(kind, firstChild: first, firstToken: token)
    }

    /// Goes on to the next token; the current one, which is not the last, has a place in the tree.
    @inline(__always)
    private mutating func advance() {
        if ownTokens != nil { ownTokens?.append(current) }
        tokenCount &+= 1
        cursor &+= 1
        current = raw.tokens[cursor]
    }

    /// Takes the current token as a child of another kind than the lexer gave it.
    mutating func consume(as kind: TokenKind) {
        change(to: kind)
        consume()
    }

    /// Gives the current token another kind.
    mutating func change(to kind: TokenKind) {
        current.kind = kind
        raw.replace(cursor, with: current)
    }

    /// Takes the current token if it is of a kind.
    @inline(__always)
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard current.kind == kind else { return false }
        consume()
        return true
    }

    /// Takes all tokens of a kind that stand here.
    mutating func consume(while kind: TokenKind) {
        while current.kind == kind, kind != .endOfFile { consume() }
    }

    /// Takes the current token if it is of a kind; else the slot is absent.
    @inline(__always)
    mutating func eatOrAbsent(_ kind: TokenKind) {
        if !eat(kind) { absent() }
    }

    /// Leaves one optional slot empty.
    @inline(__always)
    mutating func absent() {
        stack.append(.absent)
    }

    /// Leaves several optional slots empty.
    mutating func absent(_ count: Int) {
        for _ in 0..<count { stack.append(.absent) }
    }

    /// Adds a token that the grammar requires and the file does not have.
    mutating func missing(_ kind: TokenKind) {
        let place = Int(previousEnd)
        insert(raw.pack(kind, .missing, start: place, end: place))
    }

    /// Adds an empty list.
    mutating func emptyList(_ kind: SyntaxKind) {
        finish(kind, mark())
    }

    /// Takes the first bytes of the current token as a token of their own; the rest stays.
    mutating func split(_ length: Int, as kind: TokenKind) {
        let start = Int(current.start)
        let end = Int(currentEnd)
        guard start + length < end else {
            consume(as: kind)
            return
        }
        insert(raw.pack(kind, current.flags, start: start, end: start + length))
        current = raw.pack(current.kind, [], start: start + length, end: end)
        current.kind = kindOfRest()
        raw.replace(cursor, with: current)
    }

    /// Adds a token that is not one of the lexer's as a child; from now on the tokens are kept apart.
    private mutating func insert(_ token: PackedToken) {
        stack.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: tokenCount))))
        if ownTokens == nil {
            var copy = PlainBuffer<PackedToken>(capacity: raw.count + 64)
            for index in 0..<cursor { copy.append(raw[index]) }
            ownTokens = copy
        }
        ownTokens?.append(token)
        tokenCount += 1
    }

    /// Takes the end of the file as a child.
    mutating func takeEndOfFile() {
        stack.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: tokenCount))))
        if ownTokens != nil { ownTokens?.append(current) }
        tokenCount += 1
        cursor = raw.count
    }

    /// Hands over what belongs to the tree and lets go of the rest; nothing can be parsed afterwards.
    mutating func takeParts() -> SyntaxParts {
        var tokens = raw
        if let own = ownTokens {
            tokens.tokens.free()
            tokens.tokens = own
        }
        stack.free()
        nodes.append(PackedNode(kind: .unexpected, firstChild: children.count, firstToken: tokenCount, tokenCount: 0))
        tokens.tokens.trim()
        nodes.trim()
        children.trim()
        return SyntaxParts(tokens: tokens, nodes: nodes, children: children, longNodes: longNodes)
    }

    /// The kind of an operator whose first characters were taken.
    private func kindOfRest() -> TokenKind {
        let length = currentEnd - current.start
        switch (byte(0), length) {
        case (UInt8(ascii: "?"), 1): return .postfixQuestion
        case (UInt8(ascii: "!"), 1): return .postfixExclamation
        case (UInt8(ascii: "="), 1): return .equal
        case (UInt8(ascii: "-"), 2) where byte(1) == UInt8(ascii: ">"): return .arrow
        default: return current.kind == .prefixOperator ? .infixOperator : current.kind
        }
    }
}

// MARK: - Looking

extension Parser {
    /// The end of the last token that was taken.
    var previousEnd: UInt32 { lastToken.map { raw.end(of: $0) } ?? 0 }

    /// The end of the current token.
    @inline(__always)
    var currentEnd: UInt32 { raw.end(of: current) }

    /// The bytes of the current token.
    var currentRange: SourceRange { raw.range(of: current) }

    /// The last token that was taken or added.
    var lastToken: PackedToken? { tokenCount > 0 ? takenToken(tokenCount - 1) : nil }

    /// A token that was taken or added; the end of the file for another index.
    func takenToken(_ index: Int) -> PackedToken {
        if let ownTokens, index >= 0, index < ownTokens.count { return ownTokens[index] }
        return raw[index]
    }

    /// The kind of a token ahead; 0 is the current one.
    @inline(__always)
    func peek(_ distance: Int = 1) -> TokenKind { raw[cursor &+ distance].kind }

    /// A token ahead; 0 is the current one.
    @inline(__always)
    func ahead(_ distance: Int = 1) -> PackedToken { raw[cursor &+ distance] }

    /// A byte of the current token.
    @inline(__always)
    func byte(_ offset: UInt32) -> UInt8 {
        bytes[Int(current.start) &+ Int(offset)]
    }

    /// Whether the current token is an operator that begins with a character.
    @inline(__always)
    func isOperator(beginningWith character: Unicode.Scalar) -> Bool {
        current.kind.isOperator && byte(0) == UInt8(truncatingIfNeeded: character.value)
    }

    /// Whether the current token is an operator of exactly one character.
    @inline(__always)
    func isOperator(_ character: Unicode.Scalar) -> Bool {
        isOperator(beginningWith: character) && currentEnd - current.start == 1
    }

    /// Whether the current token spells a contextual keyword.
    @inline(__always)
    func isWord(_ word: ContextualWord) -> Bool {
        current.word == word
    }

    /// Whether the current token begins a line.
    @inline(__always)
    var atLineStart: Bool { current.flags.contains(.leadingNewline) }

    /// Whether the current token ends what is between brackets, whatever the brackets are.
    var atCloser: Bool {
        switch current.kind {
        case .rightParen, .rightBrace, .rightSquare, .endOfFile, .poundElse, .poundElseif, .poundEndif, .stringClose:
            true
        default: false
        }
    }

    /// The text of a token.
    func text(_ token: PackedToken) -> String {
        file.text(in: raw.range(of: token))
    }

    /// Runs a part with another context and brings the old one back.
    @inline(__always)
    mutating func with(_ context: ParserContext, _ body: (inout Parser) -> Void) {
        let saved = self.context
        self.context = context
        body(&self)
        self.context = saved
    }
}

extension TokenKind {
    /// Whether the token is made of operators' characters and has no meaning of its own.
    var isOperator: Bool {
        self == .infixOperator || self == .prefixOperator || self == .postfixOperator
    }

    /// Whether the token is a reserved word.
    var isKeyword: Bool {
        rawValue >= TokenKind.associatedtypeKeyword.rawValue && rawValue <= TokenKind.tryKeyword.rawValue
    }
}
