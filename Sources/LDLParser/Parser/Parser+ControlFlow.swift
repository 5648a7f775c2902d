extension Parser {
    /// if = "if", conditions, block, { "else", "if", conditions, block }, [ "else", block ];
    ///
    /// All clauses stand side by side, so that a long chain of `else if` is not deep.
    mutating func parseIf() {
        let start = mark()
        let list = mark()
        var isFirst = true
        while true {
            let clause = mark()
            if isFirst { absent() } else { consume() }
            if current.kind == .ifKeyword {
                consume()
                parseConditions("'if'")
                parseCodeBlock("'if'")
                finish(.ifClause, clause)
            } else {
                absent(2)
                parseCodeBlock("'else'")
                finish(.ifClause, clause)
                break
            }
            isFirst = false
            if current.kind != .elseKeyword { break }
        }
        finish(.ifClauseList, list)
        finish(.ifExpr, start)
    }

    /// guard = "guard", conditions, "else", block;
    mutating func parseGuard() {
        let start = mark()
        consume()
        parseConditions("'guard'")
        expect(
            .elseKeyword, "'else' after the conditions of 'guard'", insert: current.kind == .leftBrace ? "else " : nil)
        parseCodeBlock("'guard'")
        finish(.guardStmt, start)
    }

    /// while = "while", conditions, block;
    mutating func parseWhile() {
        let start = mark()
        consume()
        parseConditions("'while'")
        parseCodeBlock("'while'")
        finish(.whileStmt, start)
    }

    /// repeat = "repeat", block, "while", expression;
    mutating func parseRepeat() {
        let start = mark()
        consume()
        parseCodeBlock("'repeat'")
        expect(.whileKeyword, "'while' and a condition after the body of 'repeat'")
        if operandCanBegin { parseExpression() } else { missingExpression("a condition after 'while'") }
        finish(.repeatStmt, start)
    }

    /// for = "for", [ "try" ], [ "await" ], [ "case" ], pattern, [ ":", type ], "in", expression, [ "where",
    /// expression ],
    /// block;
    mutating func parseFor() {
        let start = mark()
        consume()
        eatOrAbsent(.tryKeyword)
        if isWord(.await), peek() != .inKeyword { consume() } else { absent() }
        if isWord(.unsafe), peek() != .inKeyword { consume() } else { absent() }
        if eat(.caseKeyword) {
            with(context.union(.condition)) { $0.parseMatchingPattern() }
        } else {
            absent()
            parseBindingPattern()
        }
        parseTypeAnnotationOrAbsent()
        expect(.inKeyword, "'in' and the values to go through")
        parseConditionExpression("the values to go through after 'in'")
        parseWhereExpressionOrAbsent()
        parseCodeBlock("'for'")
        finish(.forStmt, start)
    }

    private mutating func parseConditionExpression(_ what: @autoclosure () -> String) {
        if current.kind == .leftBrace || !operandCanBegin {
            missingExpression(what())
            return
        }
        let saved = context
        context = .condition
        parseExpression()
        context = saved
    }

    private mutating func parseWhereExpressionOrAbsent() {
        guard current.kind == .whereKeyword else {
            absent()
            return
        }
        let start = mark()
        consume()
        parseConditionExpression("a condition after 'where'")
        finish(.whereExprClause, start)
    }

    /// conditions = condition, { ",", condition };
    private mutating func parseConditions(_ owner: @autoclosure () -> String) {
        let list = mark()
        if current.kind == .leftBrace, !closureConditionFollows() {
            missingExpression("a condition after \(owner())")
            finish(.conditionList, list)
            return
        }
        repeat {
            if current.kind == .leftBrace || current.kind == .elseKeyword, lastToken?.kind == .comma { break }
            parseCondition(owner())
        } while eat(.comma)
        finish(.conditionList, list)
    }

    /// Whether a condition begins with a closure that is called: `if { true }() {`.
    private func closureConditionFollows() -> Bool {
        guard let close = bracePairs.close(of: UInt32(truncatingIfNeeded: cursor)) else { return false }
        return close + 1 < raw.count && raw[close + 1].kind == .leftParen
            && !raw[close + 1].flags.contains(.leadingSpace)
    }

    /// condition = expression | ( "let" | "var" ), pattern, [ "=", expression ] | "case", pattern, "=", expression
    ///           | "#available", "(", … , ")";
    private mutating func parseCondition(_ owner: @autoclosure () -> String) {
        let start = mark()
        switch current.kind {
        case .letKeyword, .varKeyword, .inoutKeyword:
            consume()
            parseBindingPattern()
            parseTypeAnnotationOrAbsent()
            if current.kind == .equal { parseInitializer(.condition) } else { absent() }
            finish(.bindingCondition, start)
        case .caseKeyword:
            consume()
            with(.condition) { $0.parseMatchingPattern() }
            parseTypeAnnotationOrAbsent()
            if current.kind == .equal {
                parseInitializer(.condition)
            } else {
                let initializer = mark()
                error("expected '=' and a value after the pattern, found \(found)", at: placeOfMissing)
                missing(.equal)
                missingExpressionSilently()
                finish(.initializerClause, initializer)
            }
            finish(.caseCondition, start)
        case .poundAvailable, .poundUnavailable:
            consume()
            parseAvailability()
            finish(.availabilityCondition, start)
        default:
            parseConditionExpression("a condition after \(owner())")
        }
    }

    /// Reads the parentheses of an availability condition or attribute: three slots.
    mutating func parseAvailability() {
        let open = tokenCount
        expect(.leftParen, "'(' and platforms with versions")
        let list = mark()
        while current.kind != .rightParen, !atCloser {
            let argument = mark()
            let before = cursor
            while current.kind != .comma, !atCloser {
                if current.kind == .stringOpen {
                    _ = parsePrimary()
                } else if current.kind == .leftParen || current.kind == .leftBrace || current.kind == .leftSquare {
                    skipBalanced()
                } else {
                    consume()
                }
            }
            finish(.availabilityArgument, argument)
            if !eat(.comma), cursor == before { break }
        }
        finish(.availabilityArgumentList, list)
        expectClosing(.rightParen, of: open)
    }

    /// do = "do", [ throws clause ], block, { "catch", [ patterns ], block };
    mutating func parseDo() {
        let start = mark()
        consume()
        if current.kind == .throwsKeyword { parseThrowsClause() } else { absent() }
        parseCodeBlock("'do'")
        let list = mark()
        while current.kind == .catchKeyword {
            let clause = mark()
            consume()
            let items = mark()
            if current.kind != .leftBrace {
                repeat { parseCaseItem() } while eat(.comma)
            }
            finish(.caseItemList, items)
            parseCodeBlock("'catch'")
            finish(.catchClause, clause)
        }
        finish(.catchClauseList, list)
        finish(.doExpr, start)
    }

    /// case item = pattern, [ "where", expression ];
    mutating func parseCaseItem() {
        let item = mark()
        with(.condition) { $0.parseMatchingPattern() }
        parseWhereExpressionOrAbsent()
        finish(.caseItem, item)
    }
}
