// Chains: a base and everything that follows it.

extension Parser {
    /// postfix expression = primary expression, { suffix };
    ///
    /// However long the chain is, it is one node with a flat list of suffixes, read in a loop.
    mutating func parsePostfixExpression() {
        let start = mark()
        let base = parsePrimary()
        guard base != .none, suffixFollows(base) else { return }
        let list = mark()
        var count = 0
        repeat {
            count += 1
            if count > Parser.chainLimit { reportLength("this chain") }
            parseSuffix()
        } while suffixFollows(.callable)
        finish(.suffixList, list)
        finish(.postfixExpr, start)
    }

    /// What a chain can begin with.
    enum Base {
        /// Nothing can follow.
        case none
        /// Members can follow, but no trailing closure.
        case value
        /// Everything can follow.
        case callable
    }

    /// Whether the current token continues a chain.
    @inline(__always)
    private mutating func suffixFollows(_ base: Base) -> Bool {
        switch current.kind {
        case .period:
            if !atLineStart { return true }
            return !context.contains(.singleLine) && !periodBeginsNumber && !lineEndsList
        case .leftParen, .leftSquare:
            return !atLineStart
        case .leftBrace:
            return base == .callable && trailingClosureFollows()
        case .postfixQuestion, .postfixExclamation:
            return true
        case .postfixOperator:
            return !operandFollows(1)
        case .poundIf:
            return conditionalSuffixFollows()
        default:
            return false
        }
    }

    private var periodBeginsNumber: Bool { peek() == .integerLiteral && current.flags.contains(.leadingNewline) }

    /// Reads one suffix; the caller knows that one follows.
    mutating func parseSuffix() {
        let start = mark()
        switch current.kind {
        case .period:
            parseMember(start)
        case .leftParen:
            parseCall(start)
        case .leftSquare:
            parseSubscript(start)
        case .leftBrace:
            absent()
            emptyList(.argumentList)
            absent()
            parseTrailingClosures()
            finish(.callSuffix, start)
        case .postfixQuestion:
            consume()
            finish(.optionalChainSuffix, start)
        case .postfixExclamation:
            consume()
            finish(.forceUnwrapSuffix, start)
        case .poundIf:
            parseIfConfig(.suffixes)
            finish(.ifConfigSuffix, start)
        default:
            consume()
            finish(.postfixOperatorSuffix, start)
        }
    }

    /// member = ".", name, [ argument names ], [ generic arguments ];
    @inline(__always)
    mutating func parseMember(_ start: ParserMark) {
        consume()
        parseMemberName(after: "'.'")
        finish(.memberSuffix, start)
    }

    /// Reads a member's name with what belongs to it: three slots.
    @inline(__always)
    mutating func parseMemberName(after what: String) {
        if current.kind == .identifier, !atLineStart || !isUppercase(byte(0)) {
            // A capital at the start of the next line is more likely the next view than a member.
            consume()
        } else if current.kind == .integerLiteral || current.kind.isKeyword, !atLineStart {
            consume()
        } else if current.kind == .dollarIdentifier {
            consume()
        } else {
            error(
                "expected the name of a member after \(what), found \(found)",
                at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
            missing(.identifier)
            absent(2)
            return
        }
        parseNameSuffixes()
    }

    private func isUppercase(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }

    /// Reads what belongs to a name: `(a:b:)` and `<A, B>`; the last two slots.
    @inline(__always)
    mutating func parseNameSuffixes() {
        if current.kind == .leftParen {
            if atLineStart || !argumentNamesFollow() { return }
            parseArgumentNames()
        } else if current.kind.isOperator {
            absent()
        } else {
            return
        }
        if isOperator(beginningWith: "<"), genericArgumentsFollow() { parseGenericArguments() }
    }

    /// Whether the parentheses hold labels only: `(to:for:)`.
    @inline(__always)
    private mutating func argumentNamesFollow() -> Bool { peek(2) == .colon && labelsFollow() }

    private mutating func labelsFollow() -> Bool {
        guard peek() == .identifier || peek() == .wildcard || peek().isKeyword else { return false }
        var distance = 1
        while peek(distance + 1) == .colon {
            let kind = peek(distance)
            guard kind == .identifier || kind == .wildcard || kind.isKeyword else { return false }
            distance += 2
        }
        // With a space before the parenthesis a value is missing: `.frame(width: )`.
        return peek(distance) == .rightParen && !ahead(distance).flags.contains(.leadingSpace)
    }

    /// argument names = "(", { name, ":" }, ")";
    private mutating func parseArgumentNames() {
        let start = mark()
        consume()
        let list = mark()
        while current.kind != .rightParen, current.kind != .endOfFile { consume() }
        finish(.declNameLabelList, list)
        expect(.rightParen, "')' after the labels")
        finish(.declNameArguments, start)
    }

    /// call = "(", arguments, ")", [ trailing closures ];
    private mutating func parseCall(_ start: ParserMark) {
        parseParenthesizedArguments(what: "the arguments")
        parseTrailingClosures()
        finish(.callSuffix, start)
    }

    /// subscript = "[", arguments, "]", [ trailing closures ];
    private mutating func parseSubscript(_ start: ParserMark) {
        let open = tokenCount
        consume()
        if enterList(.argumentList) {
            with(context.subtracting([.condition, .singleLine, .initializer])) {
                $0.parseArgumentList(until: .rightSquare)
            }
            leave()
        }
        expectClosing(.rightSquare, of: open)
        parseTrailingClosures()
        finish(.subscriptSuffix, start)
    }

    /// Reads `( arguments )`: three slots.
    mutating func parseParenthesizedArguments(what: String) {
        let open = tokenCount
        let savedIndentation = looseIndentation
        noteLooseBracket()
        consume()
        if enterList(.argumentList) {
            let saved = context
            context.subtract([.condition, .singleLine, .initializer])
            parseArgumentList(until: .rightParen)
            context = saved
            leave()
        }
        looseIndentation = savedIndentation
        expectClosing(.rightParen, of: open)
    }

    /// Notes a level of nesting in a list; if it is too deep, a list with what was skipped stands on the stack.
    @inline(__always)
    mutating func enterList(_ kind: SyntaxKind) -> Bool {
        let start = mark()
        if enter() { return true }
        finish(kind, start)
        return false
    }

    /// trailing closures = [ closure, { label, ":", closure } ];
    ///
    /// The last two slots.
    @inline(__always)
    mutating func parseTrailingClosures() {
        if current.kind == .leftBrace, trailingClosureFollows() { parseClosures() }
    }

    private mutating func parseClosures() {
        parseClosure()
        guard labeledClosureFollows() else { return }
        let list = mark()
        while labeledClosureFollows() {
            let start = mark()
            consume()
            consume()
            parseClosure()
            finish(.labeledClosure, start)
        }
        finish(.labeledClosureList, list)
    }

    private mutating func labeledClosureFollows() -> Bool {
        guard peek() == .colon, peek(2) == .leftBrace else { return false }
        switch current.kind {
        case .identifier, .wildcard: return true
        case .defaultKeyword: return false
        default: return current.kind.isKeyword
        }
    }

    /// Whether the `{` at the cursor begins a trailing closure, and not the body after a condition or the accessors of
    /// a variable.
    mutating func trailingClosureFollows() -> Bool {
        if context.contains(.singleLine), atLineStart { return false }
        if context.contains(.initializer), accessorsFollow(1) { return false }
        guard context.contains(.condition) else { return true }
        // The cases of a `switch` are no closure, and an empty body is more likely than an empty closure.
        if peek() == .rightBrace || switchCaseFollows(1) { return false }
        // In a condition a closure is followed by something that continues the condition on the same line, or by the
        // body's brace.
        guard let close = bracePairs.close(of: UInt32(truncatingIfNeeded: cursor)), close + 1 < raw.count else {
            return false
        }
        let next = raw[close + 1]
        switch next.kind {
        case .leftBrace, .whereKeyword, .comma: return !next.flags.contains(.leadingNewline)
        case .leftParen, .leftSquare, .period, .isKeyword, .asKeyword, .postfixQuestion, .infixQuestion,
            .postfixExclamation, .colon, .equal, .infixOperator, .postfixOperator:
            return !next.flags.contains(.leadingNewline)
        default: return false
        }
    }

    /// Whether `#if` surrounds suffixes: its content begins with a period.
    private mutating func conditionalSuffixFollows() -> Bool {
        var index = cursor
        while index < raw.count, raw[index].kind == .poundIf {
            index += 1
            while index < raw.count, !raw[index].flags.contains(.leadingNewline), raw[index].kind != .endOfFile {
                index += 1
            }
        }
        return index < raw.count && raw[index].kind == .period
    }

    /// Reads suffixes until none follows, for a branch of `#if`.
    mutating func parseConditionalSuffixes() {
        let list = mark()
        while suffixFollows(.callable) { parseSuffix() }
        finish(.suffixList, list)
    }
}

// MARK: - Arguments

extension Parser {
    /// arguments = [ argument, { ",", argument }, [ "," ] ];
    mutating func parseArgumentList(until closer: TokenKind) {
        let list = mark()
        while current.kind != closer {
            let before = cursor
            if atLineStart, lineEndsList { break }
            if operandCanBegin || !atCloser && current.kind != .comma && argumentCanBegin {
                parseArgument(closer)
            } else if current.kind == .comma {
                if skipCommas() { continue }
                missingArgument()
            } else {
                if !recoverInList(until: closer) { break }
                continue
            }
            if eat(.comma) { continue }
            if current.kind == closer || atLineStart && lineEndsList { break }
            // A brace after an argument is more likely the closure after a forgotten parenthesis.
            if argumentCanBegin, current.kind != .leftBrace, !statementBegins(),
                !(atLineStart && current.kind == .period)
            {
                error(
                    "expected ',' before \(found)", at: SourceRange(at: previousEnd),
                    fixIts: [insertion(",", at: previousEnd)])
                if cursor == before { break }
                continue
            }
            if !recoverInList(until: closer) { break }
        }
        finish(.argumentList, list)
    }

    /// An argument between two commas with nothing in it.
    private mutating func missingArgument() {
        let start = mark()
        absent(2)
        error("expected an argument, found ','", fixIts: [removal(currentRange, title: "remove the extra ','")])
        missingExpressionSilently()
        finish(.argument, start)
    }

    /// Skips commas between which something is missing, once nothing more is reported: there may be millions of them.
    mutating func skipCommas() -> Bool {
        guard diagnostics.isFull else { return false }
        let start = mark()
        consume(while: .comma)
        finish(.unexpected, start)
        return true
    }

    /// Skips what cannot stand in a list between brackets, up to the next separator; false if the list ends here.
    ///
    /// A line that begins with a period ends the list: the next modifier is worth more than a good error here.
    mutating func recoverInList(until closer: TokenKind) -> Bool {
        if atCloser || current.kind == .semicolon || atLineStart && current.kind == .period { return false }
        if current.kind == .leftBrace, closer == .rightParen { return false }
        if atLineStart, statementBegins() { return false }
        error("expected \(closer == .rightSquare ? "']'" : "')'") or ',', found \(found)")
        skip { parser in
            switch parser.current.kind {
            case .comma, .semicolon: true
            default: parser.atLineStart
            }
        }
        _ = eat(.comma)
        return true
    }

    private var argumentCanBegin: Bool {
        operandCanBegin || (current.kind.isKeyword || current.kind == .wildcard) && peek() == .colon
            || current.kind.isOperator
    }

    /// argument = [ label, ":" ], expression;
    @inline(__always)
    private mutating func parseArgument(_ closer: TokenKind) {
        let start = mark()
        if peek() == .colon, current.kind == .identifier || current.kind == .wildcard || current.kind.isKeyword {
            consume()
            consume()
            if current.kind == .comma || current.kind == closer || atLineStart && lineEndsList
                || !operandCanBegin && !current.kind.isOperator
            {
                let name = label(start)
                missingExpression("a value after '\(name):'")
                finish(.argument, start)
                return
            }
        } else {
            absent(2)
        }
        if !parseSimpleValue() { parseExpression() }
        finish(.argument, start)
    }

    /// Reads a value of one token, or of a period and a name, that a comma or a parenthesis follows, as most arguments
    /// are; false if something else stands here. It gives what `parseExpression` would.
    @inline(__always)
    private mutating func parseSimpleValue() -> Bool {
        let next = peek()
        guard next == .comma || next == .rightParen else {
            guard current.kind == .period, next == .identifier, peek(2) == .comma || peek(2) == .rightParen,
                !ahead().flags.contains(.leadingNewline)
            else { return false }
            let start = mark()
            consume()
            consume()
            finish(.implicitMember, start)
            return true
        }
        switch current.kind {
        case .integerLiteral: leaf(.integerLiteral)
        case .floatLiteral: leaf(.floatLiteral)
        case .identifier: leaf(.identifierExpr)
        case .trueKeyword, .falseKeyword: leaf(.booleanLiteral)
        default: return false
        }
        return true
    }

    private func label(_ start: ParserMark) -> String {
        start.token < tokenCount ? text(takenToken(start.token)) : ""
    }
}
