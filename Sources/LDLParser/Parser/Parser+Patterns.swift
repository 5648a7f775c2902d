extension Parser {
    /// binding pattern = name | "_" | "(", binding patterns, ")";
    ///
    /// What stands after `let`, `var` and `for`.
    mutating func parseBindingPattern() {
        let start = mark()
        switch current.kind {
        case .identifier, .selfKeyword:
            consume()
            finish(.identifierPattern, start)
        case .dollarIdentifier:
            consume()
            finish(.identifierPattern, start)
        case .wildcard:
            consume()
            finish(.wildcardPattern, start)
        case .leftParen:
            parseTuplePattern(matching: false)
        case .letKeyword, .varKeyword, .inoutKeyword:
            consume()
            if enterPattern() {
                parseBindingPattern()
                leave()
            }
            finish(.valueBindingPattern, start)
        default:
            missingPattern("the name of a variable")
        }
    }

    /// matching pattern = ( "let" | "var" ), matching pattern | "is", type | "(", matching patterns, ")" | "_" |
    /// expression;
    ///
    /// What stands after `case` and `catch`. A name that `let` binds is a pattern of its own; an enum's case with
    /// arguments, an optional pattern (`x?`) and values are expressions in which patterns may stand.
    mutating func parseMatchingPattern() {
        let start = mark()
        switch current.kind {
        case .letKeyword, .varKeyword, .inoutKeyword:
            consume()
            if enterPattern() {
                parseBoundPattern()
                leave()
            }
            finish(.valueBindingPattern, start)
        case .isKeyword:
            consume()
            parseType()
            finish(.isPattern, start)
        case .wildcard where patternEnds(1):
            consume()
            finish(.wildcardPattern, start)
        case .leftParen where tuplePatternFollows():
            parseTuplePattern(matching: true)
        default:
            parseExpressionPattern()
        }
    }

    /// The pattern after `let` in a `case`.
    private mutating func parseBoundPattern() {
        let start = mark()
        switch current.kind {
        case .identifier where patternEnds(1):
            consume()
            finish(.identifierPattern, start)
        case .dollarIdentifier where patternEnds(1), .selfKeyword where patternEnds(1):
            consume()
            finish(.identifierPattern, start)
        default:
            parseMatchingPattern()
        }
    }

    private mutating func parseExpressionPattern() {
        let start = mark()
        guard operandCanBegin || current.kind.isOperator else {
            missingPattern("a pattern")
            return
        }
        // The level keeps `=` for the value of `if case … = value`.
        with(context.union(.pattern)) { $0.parseExpression(above: PrecedenceGroup.assignment.level + 1) }
        finish(.expressionPattern, start)
    }

    /// Whether a pattern is complete before the token at a distance.
    private func patternEnds(_ distance: Int) -> Bool {
        let token = ahead(distance)
        switch token.kind {
        case .comma, .colon, .equal, .rightParen, .rightSquare, .rightBrace, .leftBrace, .whereKeyword, .inKeyword,
            .endOfFile, .semicolon, .postfixQuestion:
            return token.kind != .postfixQuestion
        default:
            return false
        }
    }

    /// Whether the parentheses at the cursor hold a pattern and end it.
    private func tuplePatternFollows() -> Bool {
        var distance = 0
        var open = 0
        repeat {
            switch peek(distance) {
            case .leftParen, .leftSquare, .leftBrace, .interpolationOpen: open += 1
            case .rightParen, .rightSquare, .rightBrace: open -= 1
            case .endOfFile: return false
            default: break
            }
            distance += 1
        } while open > 0 && distance < 1_000
        return open == 0 && patternEnds(distance)
    }

    /// tuple pattern = "(", [ element, { ",", element }, [ "," ] ], ")"; element = [ label, ":" ], pattern;
    private mutating func parseTuplePattern(matching: Bool) {
        let start = mark()
        let open = tokenCount
        consume()
        if enterList(.tuplePatternElementList) {
            let list = mark()
            while current.kind != .rightParen, !atCloser {
                let before = cursor
                let element = mark()
                if peek() == .colon, current.kind.canBeLabel {
                    consume()
                    consume()
                } else {
                    absent(2)
                }
                if matching {
                    with(context.subtracting(.condition)) { $0.parseBoundPattern() }
                } else {
                    parseBindingPattern()
                }
                finish(.tuplePatternElement, element)
                if eat(.comma) { continue }
                if current.kind == .rightParen { break }
                if !recoverInList(until: .rightParen) || cursor == before { break }
            }
            finish(.tuplePatternElementList, list)
            leave()
        }
        expectClosing(.rightParen, of: open)
        finish(.tuplePattern, start)
    }

    private mutating func enterPattern() -> Bool {
        let start = mark()
        if enter() { return true }
        finish(.missingPattern, start)
        return false
    }

    /// Adds a pattern that the grammar requires, and says what was expected.
    mutating func missingPattern(_ what: @autoclosure () -> String) {
        let start = mark()
        let isReserved = current.kind.isKeyword && !atLineStart && !statementBegins()
        error(
            "expected \(what()), found \(isReserved ? "the reserved word " : "")\(found)",
            at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
        if isReserved || current.kind == .integerLiteral || current.kind == .stringOpen, !atLineStart {
            let skipped = mark()
            skipBalanced()
            finish(.unexpected, skipped)
        } else {
            absent()
        }
        finish(.missingPattern, start)
    }
}
