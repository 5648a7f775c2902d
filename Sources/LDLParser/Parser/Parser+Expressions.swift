// Operators: sequences of operands, folded by precedence while they are read.

extension Parser {
    /// expression = operand, { infix operator, operand };
    ///
    /// Operators of one precedence stand side by side in one flat list, so that a sum of 100,000 terms is one node.
    ///
    /// - Parameter level: The lowest precedence that still belongs to this expression.
    mutating func parseExpression(above level: Int = 0) {
        let start = mark()
        parseOperand(above: level)
        parseOperators(start, above: level)
    }

    /// Reads the operators and operands after an operand that lies on the stack.
    @inline(__always)
    private mutating func parseOperators(_ start: ParserMark, above level: Int) {
        switch current.kind {
        case .infixOperator, .equal, .infixQuestion, .isKeyword, .asKeyword, .arrow, .throwsKeyword,
            .rethrowsKeyword, .identifier, .postfixOperator, .prefixAmpersand, .prefixOperator:
            parseOperatorRuns(start, above: level)
        default: break
        }
    }

    private mutating func parseOperatorRuns(_ start: ParserMark, above level: Int) {
        var casts = 0
        while !(context.contains(.singleLine) && atLineStart) {
            switch current.kind {
            case .infixOperator:
                let group = groupOfOperator()
                guard group.level >= level else { return }
                parseRun(start, group)
            case .equal:
                guard PrecedenceGroup.assignment.level >= level else { return }
                parseRun(start, .assignment)
            case .infixQuestion:
                guard PrecedenceGroup.ternary.level >= level else { return }
                parseTernary(start)
            case .isKeyword, .asKeyword:
                guard PrecedenceGroup.casting.level >= level, casts < Parser.nestingLimit else { return }
                casts += 1
                parseCast(start)
            case .arrow, .throwsKeyword, .rethrowsKeyword, .identifier:
                guard PrecedenceGroup.functionArrow.level >= level, arrowFollows() else { return }
                parseArrow(start)
            case .prefixOperator, .postfixOperator:
                guard !atLineStart, operandFollows(1) else { return }
                reportUnevenSpace()
                let group = groupOfOperator()
                guard group.level >= level else { return }
                parseRun(start, group)
            default:
                return
            }
        }
    }

    /// Reads operators of one group with their right operands into one flat list.
    private mutating func parseRun(_ start: ParserMark, _ group: PrecedenceGroup) {
        var isFirst = true
        var count = 0
        repeat {
            count += 1
            if count > Parser.chainLimit { reportLength("this row of operators") }
            if !isFirst, group.associativity == .none {
                error("'\(text(current))' cannot stand beside another operator of its precedence; add parentheses")
            }
            if !isFirst, current.kind == .prefixOperator || current.kind == .postfixOperator { reportUnevenSpace() }
            isFirst = false
            let operatorToken = current
            consume()
            if operandCanBegin {
                parseExpression(above: group.level + 1)
            } else {
                let spelling = text(operatorToken)
                missingExpression("an expression after '\(spelling)'")
            }
        } while runContinues(group)
        finish(.infixExpr, start)
    }

    /// Whether another operator of the same group follows.
    private mutating func runContinues(_ group: PrecedenceGroup) -> Bool {
        if context.contains(.singleLine), atLineStart { return false }
        switch current.kind {
        case .equal: return group.level == PrecedenceGroup.assignment.level
        case .infixOperator: return groupOfOperator().level == group.level
        case .prefixOperator, .postfixOperator:
            return !atLineStart && operandFollows(1) && groupOfOperator().level == group.level
        default: return false
        }
    }

    /// ternary = expression, "?", expression, ":", expression;
    private mutating func parseTernary(_ start: ParserMark) {
        let question = tokenCount
        consume()
        guard enterExpression() else {
            missing(.colon)
            missingExpressionSilently()
            finish(.ternaryExpr, start)
            return
        }
        parseExpression(above: PrecedenceGroup.ternary.level)
        leave()
        if !eat(.colon) {
            error(
                "expected ':' and the other value of this condition, found \(found)", at: placeOfMissing,
                notes: [
                    Note("'?' begins a choice between two values", at: span(raw.range(of: takenToken(question))))
                ])
            missing(.colon)
            missingExpressionSilently()
            finish(.ternaryExpr, start)
            return
        }
        if enterExpression() {
            parseExpression(above: PrecedenceGroup.ternary.level)
            leave()
        }
        finish(.ternaryExpr, start)
    }

    /// cast = expression, ( "is" | "as", [ "?" | "!" ] ), type;
    private mutating func parseCast(_ start: ParserMark) {
        let isAs = current.kind == .asKeyword
        consume()
        if isAs, current.kind == .postfixQuestion || current.kind == .postfixExclamation { consume() } else { absent() }
        parseType()
        finish(.castExpr, start)
    }

    /// Whether a function type's arrow stands here, perhaps with effects before it.
    private mutating func arrowFollows() -> Bool {
        switch current.kind {
        case .arrow: true
        case .throwsKeyword, .rethrowsKeyword: peek() == .arrow || peek() == .leftParen
        case .identifier:
            isWord(.async) && !atLineStart && (peek() == .arrow || peek() == .throwsKeyword)
        default: false
        }
    }

    /// function type as an expression = expression, [ effects ], "->", type;
    private mutating func parseArrow(_ start: ParserMark) {
        parseEffectsOrAbsent()
        expect(.arrow, "'->' after the effects of a function type")
        guard enterExpression() else {
            finish(.arrowExpr, start)
            return
        }
        let result = mark()
        parseType()
        finish(.typeExpr, result)
        leave()
        finish(.arrowExpr, start)
    }

    /// Notes a level of nesting in an expression; if it is too deep, a missing expression stands on the stack.
    mutating func enterExpression() -> Bool {
        let start = mark()
        if enter() { return true }
        finish(.missingExpr, start)
        return false
    }

    /// Whether a token that can begin an operand stands at a distance.
    func operandFollows(_ distance: Int) -> Bool {
        let token = ahead(distance)
        if token.flags.contains(.leadingNewline) { return false }
        switch token.kind {
        case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringOpen, .leftParen, .leftSquare,
            .selfKeyword, .selfTypeKeyword, .trueKeyword, .falseKeyword, .nilKeyword, .superKeyword, .tryKeyword,
            .period, .backslash, .pound:
            return true
        default:
            return false
        }
    }

    /// Reports an operator between two operands that has a space on one side only.
    private mutating func reportUnevenSpace() {
        let isPrefix = current.kind == .prefixOperator
        error(
            "'\(text(current))' between two values needs a space on both sides or on none",
            fixIts: [
                insertion(
                    " ", at: isPrefix ? currentEnd : current.start,
                    title: isPrefix ? "insert a space after it" : "insert a space before it")
            ])
    }

    /// A place in this file.
    func span(_ range: SourceRange) -> SourceSpan {
        SourceSpan(file: file.id, range: range)
    }
}

// MARK: - Operands

extension Parser {
    /// Whether an expression can begin at the current token.
    var operandCanBegin: Bool {
        switch current.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringOpen, .regexLiteral,
            .leftParen, .leftBrace, .leftSquare, .period, .atSign, .pound, .backslash, .prefixAmpersand,
            .prefixOperator, .infixOperator, .poundAvailable, .poundUnavailable, .ifKeyword, .switchKeyword, .doKeyword,
            .repeatKeyword, .anyTypeKeyword, .falseKeyword, .nilKeyword, .selfKeyword, .selfTypeKeyword,
            .superKeyword, .trueKeyword, .tryKeyword, .initKeyword, .unknown:
            return true
        case .letKeyword, .varKeyword, .isKeyword, .inoutKeyword:
            return context.contains(.pattern)
        case .postfixOperator, .postfixQuestion, .postfixExclamation, .infixQuestion:
            return false
        default:
            return false
        }
    }

    /// operand = { "try" | "await" | prefix operator | … }, postfix expression;
    @inline(__always)
    mutating func parseOperand(above level: Int) {
        switch current.kind {
        case .identifier:
            if current.word.isExpressionPrefix, parseWordOperand(above: level) { return }
            parsePostfixExpression()
        case .tryKeyword, .prefixOperator, .infixOperator, .postfixOperator, .prefixAmpersand, .repeatKeyword,
            .infixQuestion, .postfixExclamation, .postfixQuestion:
            parsePrefixedOperand(above: level)
        default:
            parsePostfixExpression()
        }
    }

    private mutating func parsePrefixedOperand(above level: Int) {
        let start = mark()
        switch current.kind {
        case .tryKeyword:
            consume()
            if current.kind == .postfixQuestion || current.kind == .postfixExclamation { consume() } else { absent() }
            parseCovered(above: level)
            finish(.tryExpr, start)
        case .prefixAmpersand:
            consume()
            if enterExpression() {
                parseOperand(above: Int.max)
                leave()
            }
            finish(.inOutExpr, start)
        case .prefixOperator where operatorStandsAlone():
            parseOperatorName()
        case .prefixOperator:
            consume()
            if enterExpression() {
                parseOperand(above: Int.max)
                leave()
            }
            finish(.prefixExpr, start)
        case .repeatKeyword:
            consume()
            parseCovered(above: level)
            finish(.keywordExpr, start)
        case .infixOperator, .postfixOperator, .infixQuestion, .postfixExclamation, .postfixQuestion:
            if operatorStandsAlone() {
                parseOperatorName()
            } else if current.kind == .infixOperator {
                parseSeparatedPrefix()
            } else {
                missingExpression("an expression")
            }
        default:
            missingExpression("an expression")
        }
    }

    /// Whether the operator at the cursor is passed as a function, as in `reduce(0, +)`.
    private mutating func operatorStandsAlone() -> Bool {
        switch peek() {
        case .comma, .rightParen, .rightSquare, .rightBrace, .semicolon, .endOfFile: true
        default: ahead().flags.contains(.leadingNewline)
        }
    }

    private mutating func parseOperatorName() {
        let start = mark()
        consume()
        absent(2)
        finish(.identifierExpr, start)
    }

    /// Reads an operator with a space after it where an operand must begin: `- 5`.
    private mutating func parseSeparatedPrefix() {
        let start = mark()
        let gap = SourceRange(start: currentEnd, end: ahead().start)
        if operandFollows(1), !gap.isEmpty {
            error(
                "'\(text(current))' before a value stands directly before it",
                fixIts: [removal(gap, title: "remove the space")])
        } else {
            error("expected an expression, found \(found)")
        }
        consume()
        if !operandCanBegin || atLineStart {
            missingExpressionSilently()
        } else if enterExpression() {
            parseOperand(above: Int.max)
            leave()
        }
        finish(.prefixExpr, start)
    }

    /// Reads `await`, `consume`, `copy` … and what they cover, if the word is one of these here.
    private mutating func parseWordOperand(above level: Int) -> Bool {
        let next = ahead()
        guard !next.flags.contains(.leadingNewline), peek() != .colon else { return false }
        let start = mark()
        switch current.word {
        case .await, .unsafe:
            guard operandFollows(1) || next.kind == .prefixOperator || next.kind == .prefixAmpersand,
                next.kind != .period || next.flags.contains(.leadingSpace),
                next.kind != .leftParen && next.kind != .leftSquare || next.flags.contains(.leadingSpace)
            else { return false }
            consume()
            parseCovered(above: level)
            finish(takenToken(start.token).word == .await ? .awaitExpr : .keywordExpr, start)
        case .consume, .copy, .borrow, .discard, .each:
            guard next.kind == .identifier || next.kind == .selfKeyword || next.kind == .dollarIdentifier,
                next.word != .async
            else { return false }
            consume()
            if enterExpression() {
                parseOperand(above: Int.max)
                leave()
            }
            finish(.keywordExpr, start)
        case .any, .some:
            guard
                next.kind == .identifier || next.kind == .leftParen && next.flags.contains(.leadingSpace)
                    || next.kind == .prefixOperator || next.kind == .anyTypeKeyword
            else { return false }
            parseTypeExpression()
        default:
            return false
        }
        return true
    }

    /// What `try` and `await` cover: everything to the right that binds tighter than the operator to the left.
    private mutating func parseCovered(above level: Int) {
        if enterExpression() {
            if level == Int.max { parseOperand(above: level) } else { parseExpression(above: level) }
            leave()
        }
    }

    /// A type where an expression stands.
    mutating func parseTypeExpression() {
        let start = mark()
        parseType()
        finish(.typeExpr, start)
    }

    /// Adds an expression that the grammar requires, and says what was expected.
    mutating func missingExpression(_ what: @autoclosure () -> String) {
        error(
            "expected \(what()), found \(found)",
            at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : currentRange)
        missingExpressionSilently()
    }

    /// Adds an expression that the grammar requires.
    mutating func missingExpressionSilently() {
        let start = mark()
        absent()
        finish(.missingExpr, start)
    }
}

extension ContextualWord {
    /// Whether the word can stand before an operand and change its meaning.
    @inline(__always)
    var isExpressionPrefix: Bool {
        switch self {
        case .await, .unsafe, .consume, .copy, .borrow, .discard, .each, .any, .some: true
        default: false
        }
    }
}
