extension Parser {
    /// statements = { statement, ( newline | ";" ) };
    ///
    /// Reads up to the closing brace, the end of the file, the next branch of `#if`, or the next case of a `switch`.
    mutating func parseStatements(inSwitch: Bool = false) {
        let list = mark()
        while current.kind != .endOfFile, current.kind != .rightBrace {
            if current.kind == .poundElse || current.kind == .poundElseif || current.kind == .poundEndif {
                if conditionalDepth > 0 { break }
            }
            if inSwitch, switchCaseFollows() { break }
            if eat(.semicolon) { continue }
            let before = cursor
            parseStatement()
            if cursor == before { skipStrayToken() }
            separateStatements(inSwitch: inSwitch)
        }
        finish(.statementList, list)
    }

    /// Whether a case of a `switch` begins at a distance, perhaps in a branch of `#if`.
    func switchCaseFollows(_ start: Int = 0) -> Bool {
        var distance = start
        if peek(distance) == .poundIf {
            distance += 1
            while !ahead(distance).flags.contains(.leadingNewline), peek(distance) != .endOfFile { distance += 1 }
        }
        // `@unknown default` or another case with an attribute.
        if peek(distance) == .atSign, peek(distance + 1) == .identifier { distance += 2 }
        return peek(distance) == .caseKeyword || peek(distance) == .defaultKeyword
    }

    /// Skips what cannot begin a statement, up to the next line, and says so.
    private mutating func skipStrayToken() {
        reportStrayToken()
        let start = mark()
        repeat {
            if atCloser { consume() } else { skipBalanced() }
        } while !atLineStart && !atCloser && current.kind != .semicolon && !statementBegins()
        finish(.unexpected, start)
    }

    /// Says that the current token cannot stand here; a closing bracket can be removed.
    private mutating func reportStrayToken() {
        if current.kind == .rightParen || current.kind == .rightSquare {
            error("this \(found) closes nothing", fixIts: [removal(currentRange, title: "remove it", .maybeIncorrect)])
        } else {
            error("\(found) cannot stand here")
        }
    }

    /// Asks for a line end or `;` after a statement.
    private mutating func separateStatements(inSwitch: Bool) {
        if atLineStart || current.kind == .semicolon || current.kind == .rightBrace || current.kind == .endOfFile {
            return
        }
        if current.kind == .poundElse || current.kind == .poundElseif || current.kind == .poundEndif { return }
        if inSwitch, current.kind == .caseKeyword || current.kind == .defaultKeyword { return }
        if lastToken?.isMissing ?? false {
            lastErrorCursor = cursor
        }
        if operandCanBegin || statementBegins() {
            error(
                "statements on one line are separated by ';'", at: currentRange,
                fixIts: [insertion(";", at: previousEnd)])
        } else {
            reportStrayToken()
            skip { parser in
                parser.atLineStart || parser.current.kind == .semicolon
            }
        }
    }

    /// statement = declaration | expression | "if" … | "for" … | … ;
    private mutating func parseStatement() {
        let start = mark()
        switch current.kind {
        case .identifier:
            if peek() == .colon, labelFollows() {
                parseLabeledStatement()
            } else if current.word != .none, parseWordStatement() {
                return
            } else {
                parseExpressionStatement()
            }
        case .ifKeyword: parseIf()
        case .switchKeyword: parseSwitch()
        case .guardKeyword: parseGuard()
        case .forKeyword: parseFor()
        case .whileKeyword: parseWhile()
        case .repeatKeyword:
            if peek() == .leftBrace { parseRepeat() } else { parseExpressionStatement() }
        case .doKeyword: parseDo()
        case .deferKeyword:
            consume()
            parseCodeBlock("'defer'")
            finish(.deferStmt, start)
        case .returnKeyword: parseReturn()
        case .throwKeyword:
            consume()
            parseStatementValue("an error after 'throw'")
            finish(.throwStmt, start)
        case .breakKeyword: parseJump(.breakStmt)
        case .continueKeyword: parseJump(.continueStmt)
        case .fallthroughKeyword:
            consume()
            finish(.fallthroughStmt, start)
        case .poundIf: parseIfConfig(.statements)
        case .poundSourceLocation: parseSourceLocation()
        case .poundElse, .poundElseif, .poundEndif: return
        case .caseKeyword, .defaultKeyword:
            error("'\(text(current))' can only stand in a 'switch' or, as 'case', in an 'enum'")
            skip { $0.atLineStart }
        default:
            if declarationBegins() {
                parseDeclaration(in: .statements)
            } else if operandCanBegin {
                parseExpressionStatement()
            }
        }
    }

    private mutating func parseExpressionStatement() {
        parseExpression()
    }

    /// Statements and declarations that begin with a word that is not reserved.
    private mutating func parseWordStatement() -> Bool {
        let start = mark()
        let next = ahead()
        switch current.word {
        case .yield
        where !next.flags.contains(.leadingNewline) && next.flags.contains(.leadingSpace)
            && (operandFollows(1) || next.kind == .prefixAmpersand):
            consume()
            parseStatementValue("a value after 'yield'")
            finish(.yieldStmt, start)
            return true
        case .discard where next.kind == .selfKeyword:
            consume()
            parseStatementValue("'self' after 'discard'")
            finish(.discardStmt, start)
            return true
        default:
            guard declarationBegins() else { return false }
            parseDeclaration(in: .statements)
            return true
        }
    }

    /// Whether the name before the colon is the label of a statement.
    private func labelFollows() -> Bool {
        switch peek(2) {
        case .forKeyword, .whileKeyword, .repeatKeyword, .doKeyword, .ifKeyword, .switchKeyword: true
        default: false
        }
    }

    private mutating func parseLabeledStatement() {
        let start = mark()
        consume()
        consume()
        parseStatement()
        finish(.labeledStmt, start)
    }

    private mutating func parseStatementValue(_ what: @autoclosure () -> String) {
        if operandCanBegin, !atLineStart { parseExpression() } else { missingExpression(what()) }
    }

    /// return = "return", [ expression ];
    ///
    /// The value may stand on the next line, as in Swift, unless a statement begins there.
    private mutating func parseReturn() {
        let start = mark()
        consume()
        if atCloser || current.kind == .semicolon || current.kind == .caseKeyword || current.kind == .defaultKeyword {
            absent()
        } else if atLineStart, current.kind == .identifier, peek() == .colon {
            absent()
        } else if atLineStart, statementBegins() && current.kind != .ifKeyword && current.kind != .switchKeyword {
            absent()
        } else if operandCanBegin {
            parseExpression()
        } else {
            absent()
        }
        finish(.returnStmt, start)
    }

    private mutating func parseJump(_ kind: SyntaxKind) {
        let start = mark()
        consume()
        if current.kind == .identifier, !atLineStart { consume() } else { absent() }
        finish(kind, start)
    }

    /// block = "{", statements, "}";
    ///
    /// - Parameter owner: What the block belongs to, for the message when it is missing.
    mutating func parseCodeBlock(_ owner: @autoclosure () -> String) {
        let start = mark()
        let open = tokenCount
        guard eat(.leftBrace) else {
            error(
                "expected '{' and the body of \(owner()), found \(found)",
                at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
            missing(.leftBrace)
            emptyList(.statementList)
            missing(.rightBrace)
            finish(.codeBlock, start)
            return
        }
        if enterList(.statementList) {
            let saved = (context, looseIndentation)
            context = []
            looseIndentation = -1
            parseStatements()
            (context, looseIndentation) = saved
            leave()
        }
        expectClosing(.rightBrace, of: open)
        finish(.codeBlock, start)
    }

    /// Whether the current token begins a statement or a declaration that no expression begins with.
    func statementBegins() -> Bool {
        switch current.kind {
        case .guardKeyword, .forKeyword, .whileKeyword, .deferKeyword, .returnKeyword, .throwKeyword, .breakKeyword,
            .continueKeyword, .fallthroughKeyword, .ifKeyword, .switchKeyword, .doKeyword, .caseKeyword,
            .defaultKeyword, .poundIf, .repeatKeyword:
            return peek() != .colon
        default:
            return declarationBegins()
        }
    }
}
