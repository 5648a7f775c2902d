/// What is to become of every gap between the tokens of a file: the rules of the style, before any text is written.
///
/// The tree is walked once from the outside inwards. Outer nodes speak first, so what a list says of its element's first
/// token wins over what the element says itself. Nothing recurses: the walk keeps its own stack.
struct LayoutPlan {
    let tree: SyntaxTree
    /// One for each token: the gap before it.
    private(set) var gaps: [GapPlan]
    private(set) var chains: [ChainPlan] = []
    /// For each token, whether the gap before it stays as it is, byte for byte.
    private(set) var isFrozen: [Bool]
    /// How many gaps before a token hold a line end; the last entry is the number of all.
    private let lineEnds: [Int32]
    /// For each brace, the token whose line its contents are indented from; absent for those that follow their own.
    private var braceAnchors: [Int: Int] = [:]
    private var operatorGroups: Int32 = 0
    /// For each brace of a closure with a signature, the token after the signature.
    private(set) var signatureEnds: [Int: Int] = [:]
    /// Statements in the order of the text: their tokens, and whether something in them is not understood.
    private var items: [(tokens: Range<Int>, isBroken: Bool)] = []
    /// The statement around each token; -1 outside.
    private var owners: [Int32]
    /// Ranges of tokens whose inner gaps stay as they are.
    private var verbatim: [Range<Int>] = []

    /// One node on the way down.
    private struct Frame {
        var node: NodeID
        var slot = 0
        var scope: Int
        var item: Int
        var isInString: Bool
        /// In a list of statements, the one before the next child if no semicolon stands between them; else -1.
        var neighbour = -1
    }

    /// Plans the gaps of a file.
    ///
    /// - Parameter doubtful: Tokens whose statements are left alone.
    init(_ tree: SyntaxTree, leaving doubtful: [Int] = []) {
        self.tree = tree
        gaps = Array(repeating: GapPlan(), count: tree.tokens.count)
        isFrozen = Array(repeating: false, count: tree.tokens.count)
        owners = Array(repeating: -1, count: tree.tokens.count)
        var count: Int32 = 0
        var ends: [Int32] = []
        ends.reserveCapacity(tree.tokens.count + 1)
        for token in tree.tokens {
            ends.append(count)
            if token.isAtLineStart, token.start > 0, !token.isMissing { count += 1 }
        }
        ends.append(count)
        lineEnds = ends
        walk()
        for token in doubtful {
            // The cause may stand directly before what came out differently.
            for neighbour in [token - 1, token] where owners.indices.contains(neighbour) {
                markBroken(Int(owners[neighbour]))
            }
        }
        freeze()
    }

    // MARK: Questions

    /// Whether a line ends in one of the gaps before the tokens of a range.
    func hasLineEnd(in range: Range<Int>) -> Bool {
        guard range.lowerBound >= 0, range.upperBound < lineEnds.count, !range.isEmpty else { return false }
        return lineEnds[range.upperBound] > lineEnds[range.lowerBound]
    }

    /// Whether a line ends in the gap before a token.
    func hasLineEnd(before token: Int) -> Bool { hasLineEnd(in: token..<token + 1) }

    /// The number of a node's first token; nil for a node without tokens.
    func first(_ id: NodeID) -> Int? {
        let node = tree[id]
        return node.firstToken < node.endToken ? Int(node.firstToken) : nil
    }

    /// The number of a child's first token.
    func first(_ child: SyntaxChild) -> Int? {
        child.token.map { Int($0.rawValue) } ?? child.node.flatMap { first($0) }
    }

    /// The token after a node's last.
    func end(_ id: NodeID) -> Int { Int(tree[id].endToken) }

    /// What a token is; the end of the file outside.
    func kind(_ token: Int) -> TokenKind { tree.tokens.indices.contains(token) ? tree.tokens[token].kind : .endOfFile }

    // MARK: What rules say

    /// Changes the plan of the gap before a token.
    mutating func plan(_ token: Int?, _ change: (inout GapPlan) -> Void) {
        guard let token, gaps.indices.contains(token) else { return }
        change(&gaps[token])
    }

    /// Says that a brace's contents and its closing brace are indented from another token's line.
    mutating func anchorBrace(_ brace: Int?, at token: Int) {
        guard let brace, braceAnchors[brace] == nil else { return }
        braceAnchors[brace] = token
    }

    /// The token whose line gives the indentation of what stands between brackets.
    func bracketAnchor(_ open: Int) -> Int { braceAnchors[open] ?? open }

    /// Says that the gaps inside a node stay as they are.
    mutating func keepVerbatim(_ id: NodeID) {
        guard let start = first(id), start + 1 < end(id) else { return }
        verbatim.append(start + 1..<end(id))
    }

    /// Says where the contents of a closure begin.
    mutating func endSignature(of brace: Int, at token: Int) {
        signatureEnds[brace] = token
    }

    /// Adds a group of operators that begin lines together.
    mutating func addOperators() -> Int32 {
        operatorGroups += 1
        return operatorGroups - 1
    }

    /// Adds a chain; its modifiers' lines are indented together.
    mutating func add(_ chain: ChainPlan) -> Int32 {
        chains.append(chain)
        return Int32(truncatingIfNeeded: chains.count - 1)
    }

    // MARK: The walk

    private mutating func walk() {
        var stack = [Frame(node: tree.root, scope: -1, item: -1, isInString: false)]
        applyRules(to: tree.root)
        while var frame = stack.popLast() {
            let children = tree.children(of: frame.node)
            let kind = tree[frame.node].kind
            guard frame.slot < children.count else { continue }
            let child = children[children.startIndex + frame.slot]
            frame.slot += 1
            let neighbour = frame.neighbour
            if child.token != nil {
                frame.neighbour = -1
            } else if kind.separatesStatements, first(child) != nil {
                frame.neighbour = items.count
            }
            stack.append(frame)
            if let token = child.token {
                visit(Int(token.rawValue), frame)
            } else if let id = child.node {
                var inner = Frame(node: id, scope: frame.scope, item: frame.item, isInString: frame.isInString)
                if let start = first(id) {
                    if kind.isListOfStatements {
                        items.append((start..<end(id), tree[id].kind == .unexpected))
                        inner.item = items.count - 1
                        if neighbour >= 0, !beginsLine(start) {
                            // Neither a line end nor a semicolon: nobody knows where the one ends and the other begins.
                            markBroken(neighbour)
                            markBroken(inner.item)
                        }
                    }
                    if kind.isListOfItems {
                        // The first token itself is still the outer item's.
                        settle(start, scope: frame.scope)
                        inner.scope = start
                    }
                }
                if tree[id].kind == .stringLiteral { inner.isInString = true }
                let isEmptyStatement = kind.isListOfStatements && first(id) == nil
                if tree[id].kind.isMissing || tree[id].kind == .unexpected, !isEmptyStatement {
                    markBroken(inner.item)
                }
                applyRules(to: id)
                stack.append(inner)
            }
        }
        for diagnostic in tree.diagnostics where diagnostic.severity == .error {
            markBroken(at: diagnostic.range)
        }
    }

    private mutating func visit(_ token: Int, _ frame: Frame) {
        if tree.tokens[token].isMissing || tree.tokens[token].kind == .unknown { markBroken(frame.item) }
        settle(token, scope: frame.scope)
        owners[token] = Int32(truncatingIfNeeded: frame.item)
        if frame.isInString, tree[frame.node].kind != .stringLiteral || kind(token) != .stringOpen {
            gaps[token].isInString = true
        }
    }

    /// A token that no rule has placed continues the statement or element around it, one level further in.
    private mutating func settle(_ token: Int, scope: Int) {
        gaps[token].indent(from: scope, scope < 0 ? 0 : 1)
    }

    // MARK: What is not understood

    /// Whether a line ends before a token, or before the first that is not missing.
    private func beginsLine(_ token: Int) -> Bool {
        var first = token
        while first + 1 < tree.tokens.count, tree.tokens[first].isMissing { first += 1 }
        return hasLineEnd(before: first)
    }

    private mutating func markBroken(_ item: Int) {
        if items.indices.contains(item) { items[item].isBroken = true }
    }

    private mutating func markBroken(at range: SourceRange) {
        let token = Int(tree.token(at: range.start).rawValue)
        if isBlamedOnNext(token) { return }
        // A mistake at the end of a token is reported directly behind it.
        for candidate in [token, token - 1] where tree.tokens.indices.contains(candidate) {
            let touches = tree.tokens[candidate].range.touches(range.start)
            if touches || candidate == token { markBroken(Int(owners[candidate])) }
        }
    }

    /// Whether a mistake at a token is the one of the statement before: what is missing at the end of a line is noticed at
    /// the first token of the next.
    private func isBlamedOnNext(_ token: Int) -> Bool {
        var last = token - 1
        while last > 0, tree.tokens[last].isMissing { last -= 1 }
        guard owners.indices.contains(token), owners.indices.contains(last), owners[token] != owners[last],
            items.indices.contains(Int(owners[last]))
        else { return false }
        return beginsLine(token) && items[Int(owners[last])].isBroken
    }

    private mutating func freeze() {
        var changes = Array(repeating: Int32(0), count: tree.tokens.count + 1)
        for item in items where item.isBroken {
            changes[item.tokens.lowerBound] += 1
            changes[item.tokens.upperBound] -= 1
            // A string that is not closed goes on to the end of its line, which therefore stays.
            let next = item.tokens.upperBound
            if gaps.indices.contains(next), hasLineEnd(before: next) { gaps[next].lineBreak = .force }
        }
        for token in verbatim.joined() { isFrozen[token] = true }
        var depth: Int32 = 0
        var isBroken = false
        for token in tree.tokens.indices {
            // What follows something not understood at the end of the file may be part of it, such as a string's text.
            if kind(token) == .endOfFile, isBroken { isFrozen[token] = true }
            depth += changes[token]
            isBroken = depth > 0
            isFrozen[token] = isFrozen[token] || depth > 0 || isFixed(token)
        }
    }

    /// Whether the gap before a token stays for reasons of its own.
    private func isFixed(_ token: Int) -> Bool {
        let gap = tree.trivia(before: TokenID(UInt32(truncatingIfNeeded: token)))
        if token > 0 {
            switch (kind(token - 1), kind(token)) {
            case (.stringOpen, _), (.stringSegment, _), (_, .stringSegment), (_, .stringClose), (_, .interpolationOpen):
                return true
            default: break
            }
        }
        if gap.isEmpty { return false }
        if gaps[token].isInString, hasLineEnd(before: token) || hasComment(gap) { return true }
        return !isReadable(gap)
    }

    private func hasComment(_ gap: SourceRange) -> Bool {
        tree.file.bytes[gap.bytes].contains(UInt8(ascii: "/"))
    }

    /// Whether a gap is text: a byte order mark before everything is allowed, other bytes that are no UTF-8 are not.
    private func isReadable(_ gap: SourceRange) -> Bool {
        let bytes = tree.file.bytes
        var index = Int(gap.start)
        while index < Int(gap.end) {
            if bytes[index] == 0 { return false }
            guard let (_, length) = decodeScalar(bytes, at: index) else { return false }
            index += length
        }
        return true
    }
}

extension SyntaxKind {
    /// Whether the children are statements, declarations or what else is left alone as a whole if it is not understood.
    var isListOfStatements: Bool {
        switch self {
        case .statementList, .memberList, .switchCaseList, .accessorList: true
        default: false
        }
    }

    /// Whether the children have line ends or semicolons between them.
    fileprivate var separatesStatements: Bool { self == .statementList || self == .memberList }

    /// Whether the children's further lines are indented from the line of the child's first token.
    var isListOfItems: Bool {
        switch self {
        case .argumentList, .exprList, .dictionaryElementList, .conditionList, .caseItemList, .parameterList,
            .tupleTypeElementList, .captureList, .patternBindingList, .enumCaseElementList, .genericParameterList,
            .genericArgumentList, .requirementList, .typeList, .attributeList, .ifConfigClauseList,
            .tuplePatternElementList, .catchClauseList, .closureNames:
            true
        default: isListOfStatements
        }
    }

    /// Whether a node of this kind stands for something that is not there.
    var isMissing: Bool {
        self == .missingExpr || self == .missingType || self == .missingPattern || self == .missingDecl
    }
}
