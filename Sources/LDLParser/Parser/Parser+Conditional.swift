/// What stands in the branches of a build condition.
enum ConditionalContent {
    case statements, members, switchCases, suffixes, accessors, attributes
}

extension Parser {
    /// build condition = "#if", expression, content, { "#elseif", expression, content }, [ "#else", content ],
    /// "#endif";
    mutating func parseIfConfig(_ content: ConditionalContent) {
        let start = mark()
        let opening = current
        guard enter() else {
            // What was skipped stands in the place of the clauses.
            let skipped = mark()
            finish(.ifConfigClauseList, ParserMark(stack: skipped.stack - 1, token: start.token))
            missing(.poundEndif)
            finish(.ifConfig, start)
            return
        }
        conditionalDepth += 1
        let list = mark()
        while current.kind == .poundIf && tokenCount == start.token || current.kind == .poundElseif
            || current.kind == .poundElse
        {
            let clause = mark()
            let hasCondition = current.kind != .poundElse
            consume()
            if hasCondition { parseBuildCondition() } else { absent() }
            parseConditionalContent(content)
            finish(.ifConfigClause, clause)
        }
        conditionalDepth -= 1
        leave()
        finish(.ifConfigClauseList, list)
        if current.kind == .poundEndif {
            consume()
        } else {
            error(
                "expected '#endif', found \(found)", at: SourceRange(at: previousEnd),
                notes: [Note("this '#if' is not closed", at: span(raw.range(of: opening)))],
                fixIts: [insertion("\n#endif", at: previousEnd, title: "insert '#endif'")])
            missing(.poundEndif)
        }
        finish(.ifConfig, start)
    }

    private mutating func parseBuildCondition() {
        if atLineStart || !operandCanBegin {
            missingExpression("a condition")
        } else {
            with(.singleLine) { $0.parseExpression() }
        }
        guard !atLineStart, current.kind != .endOfFile else { return }
        error("\(found) cannot stand here; the condition ends with the line")
        // The rest of the line becomes part of the content's list.
    }

    private mutating func parseConditionalContent(_ content: ConditionalContent) {
        switch content {
        case .statements: with([]) { $0.parseStatements() }
        case .members: with([]) { $0.parseMembers() }
        case .switchCases: with([]) { $0.parseSwitchCases() }
        case .suffixes: parseConditionalSuffixes()
        case .accessors: with([]) { $0.parseConditionalAccessors() }
        case .attributes:
            let list = mark()
            while current.kind == .atSign { parseAttribute() }
            finish(.attributeList, list)
        }
    }

    /// source location = "#sourceLocation", "(", arguments, ")";
    mutating func parseSourceLocation() {
        let start = mark()
        consume()
        if current.kind == .leftParen {
            parseParenthesizedArguments(what: "the location")
        } else {
            error("expected '(' and a location, found \(found)")
            missing(.leftParen)
            emptyList(.argumentList)
            missing(.rightParen)
        }
        finish(.sourceLocation, start)
    }
}
