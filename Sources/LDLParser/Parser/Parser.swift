/// Builds the tree from the tokens, by recursive descent.
///
/// Children are pushed onto a stack; finishing a node moves its children from there to their place in the tree.
/// A construct that turns out to be the beginning of a larger one (an operand, the base of a chain) stays on the
/// stack and becomes the first child of the larger one, so nothing is parsed twice.
///
/// Each function's comment gives the production of grammar.ebnf that it reads.
struct Parser {
    let file: SourceFile
    /// The file's bytes and one NUL after them.
    let bytes: [UInt8]
    /// The lexer's tokens; one that is split (`>>` in generic arguments) changes in place.
    var raw: [Token]
    /// Which `{` and `}` belong together.
    let bracePairs: BracePairs
    /// The opening brackets that are never closed, by index into `raw`, sorted.
    let looseBrackets: [UInt32]
    /// The token to look at next, by index into `raw`.
    var cursor = 0
    /// The token to look at next.
    var current: Token
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
    private var ownTokens: [Token]?
    var nodes: [SyntaxNode] = []
    var children: [SyntaxChild] = []
    /// The children of the nodes that are not finished.
    var stack: [SyntaxChild] = []
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

    init(_ file: SourceFile) {
        var lexer = Lexer(file)
        lexer.run()
        self.file = file
        bytes = lexer.bytes
        raw = lexer.tokens
        bracePairs = lexer.bracePairs
        looseBrackets = lexer.looseBrackets.sorted()
        diagnostics = lexer.diagnostics
        current = lexer.tokens.first ?? Token(kind: .endOfFile, start: 0, end: 0)
        // Capacity that is not used costs addresses, not memory; growing would copy.
        nodes.reserveCapacity(raw.count + 8)
        children.reserveCapacity(raw.count * 3 + 16)
        stack.reserveCapacity(64)
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

    /// Makes a node of everything pushed since a mark.
    @inline(__always)
    mutating func finish(_ kind: SyntaxKind, _ mark: ParserMark) {
        let first = children.count
        let last = stack.count
        if mark.stack < last {
            for index in mark.stack..<last { children.append(stack[index]) }
            // The first child's place on the stack becomes the node's.
            // One by one is quicker than as a range: there are two or three.
            for _ in mark.stack + 1..<last { stack.removeLast() }
            stack[mark.stack] = SyntaxChild(NodeID(UInt32(truncatingIfNeeded: nodes.count)))
        } else {
            stack.append(SyntaxChild(NodeID(UInt32(truncatingIfNeeded: nodes.count))))
        }
        nodes.append(
            SyntaxNode(
                kind: kind, firstChild: UInt32(truncatingIfNeeded: first),
                childCount: UInt32(truncatingIfNeeded: children.count - first),
                firstToken: UInt32(truncatingIfNeeded: mark.token),
                endToken: UInt32(truncatingIfNeeded: tokenCount)))
    }

    /// Takes the current token as a child.
    @inline(__always)
    mutating func consume() {
        // The end of the file is taken once, by the root.
        guard cursor + 1 < raw.count else { return }
        stack.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: tokenCount))))
        if ownTokens != nil { ownTokens?.append(current) }
        cursor += 1
        current = raw[cursor]
    }

    /// Takes the current token as a child of another kind than the lexer gave it.
    mutating func consume(as kind: TokenKind) {
        current.kind = kind
        raw[cursor].kind = kind
        consume()
    }

    /// Takes the current token if it is of a kind.
    @inline(__always)
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard current.kind == kind else { return false }
        consume()
        return true
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
        insert(Token(kind: kind, flags: .missing, start: previousEnd, end: previousEnd))
    }

    /// Adds an empty list.
    mutating func emptyList(_ kind: SyntaxKind) {
        finish(kind, mark())
    }

    /// Takes the first bytes of the current token as a token of their own; the rest stays.
    mutating func split(_ length: Int, as kind: TokenKind) {
        let end = current.start + UInt32(truncatingIfNeeded: length)
        guard end < current.end else {
            consume(as: kind)
            return
        }
        insert(Token(kind: kind, flags: current.flags, start: current.start, end: end))
        current.start = end
        current.flags = []
        current.kind = kindOfRest()
        raw[cursor] = current
    }

    /// Adds a token that is not one of the lexer's as a child; from now on the tokens are kept apart.
    private mutating func insert(_ token: Token) {
        stack.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: tokenCount))))
        if ownTokens == nil {
            var copy: [Token] = []
            copy.reserveCapacity(raw.count + 64)
            copy += raw[..<cursor]
            ownTokens = copy
        }
        ownTokens?.append(token)
    }

    /// Takes the end of the file as a child and gives all tokens of the tree.
    mutating func takeEndOfFile() -> [Token] {
        stack.append(SyntaxChild(TokenID(UInt32(truncatingIfNeeded: tokenCount))))
        if ownTokens != nil { ownTokens?.append(current) }
        cursor = raw.count
        return ownTokens ?? raw
    }

    /// The kind of an operator whose first characters were taken.
    private func kindOfRest() -> TokenKind {
        let length = current.end - current.start
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
    var previousEnd: UInt32 { lastToken?.end ?? 0 }

    /// The number of tokens that were taken or added.
    @inline(__always)
    var tokenCount: Int { ownTokens?.count ?? cursor }

    /// The last token that was taken or added.
    var lastToken: Token? { tokenCount > 0 ? takenToken(tokenCount - 1) : nil }

    /// A token that was taken or added.
    func takenToken(_ index: Int) -> Token { ownTokens?[index] ?? raw[index] }

    /// The kind of a token ahead; 0 is the current one.
    @inline(__always)
    func peek(_ distance: Int = 1) -> TokenKind {
        let index = cursor + distance
        return index < raw.count ? raw[index].kind : .endOfFile
    }

    /// A token ahead; 0 is the current one.
    @inline(__always)
    func ahead(_ distance: Int = 1) -> Token {
        raw[min(cursor + distance, raw.count - 1)]
    }

    /// A byte of the current token.
    @inline(__always)
    func byte(_ offset: UInt32) -> UInt8 {
        bytes[Int(min(current.start + offset, file.length))]
    }

    /// Whether the current token is an operator that begins with a character.
    @inline(__always)
    func isOperator(beginningWith character: Unicode.Scalar) -> Bool {
        current.kind.isOperator && byte(0) == UInt8(truncatingIfNeeded: character.value)
    }

    /// Whether the current token is an operator of exactly one character.
    @inline(__always)
    func isOperator(_ character: Unicode.Scalar) -> Bool {
        isOperator(beginningWith: character) && current.end - current.start == 1
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
    func text(_ token: Token) -> String {
        file.text(in: token.range)
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
