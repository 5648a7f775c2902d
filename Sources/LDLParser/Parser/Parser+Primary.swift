// What a chain can begin with.

extension Parser {
    /// primary expression = name | literal | tuple | closure | … ;
    ///
    /// Returns what can follow.
    @inline(__always)
    mutating func parsePrimary() -> Base {
        switch current.kind {
        case .identifier:
            let start = mark()
            consume()
            parseNameSuffixes()
            finish(.identifierExpr, start)
            return .callable
        case .period:
            let start = mark()
            consume()
            parseMemberName(after: "'.'")
            finish(.implicitMember, start)
            return .callable
        case .integerLiteral:
            return parseLiteral(.integerLiteral)
        case .floatLiteral:
            return parseLiteral(.floatLiteral)
        case .stringOpen:
            parseString()
            return .value
        default:
            return parseOtherPrimary()
        }
    }

    @inline(__always)
    private mutating func parseLiteral(_ kind: SyntaxKind) -> Base {
        leaf(kind)
        return .value
    }

    private mutating func parseOtherPrimary() -> Base {
        let start = mark()
        switch current.kind {
        case .trueKeyword, .falseKeyword:
            return parseLiteral(.booleanLiteral)
        case .nilKeyword:
            return parseLiteral(.nilLiteral)
        case .regexLiteral:
            return parseLiteral(.regexLiteral)
        case .dollarIdentifier, .selfKeyword, .selfTypeKeyword, .superKeyword, .anyTypeKeyword, .initKeyword:
            consume()
            parseNameSuffixes()
            finish(.identifierExpr, start)
            return .callable
        case .leftParen:
            parseTuple()
            return .callable
        case .leftSquare:
            parseCollection()
            return .callable
        case .leftBrace:
            parseClosure()
            return .value
        case .backslash:
            parseKeyPath()
            return .value
        case .pound:
            parseMacro()
            return .callable
        case .wildcard:
            consume()
            finish(.discardExpr, start)
            return .value
        case .ifKeyword, .switchKeyword, .doKeyword:
            // Conditions can begin with `if` again, without a bracket between them.
            guard enterExpression() else { return .none }
            switch current.kind {
            case .ifKeyword: parseIf()
            case .switchKeyword: parseSwitch()
            default: parseDo()
            }
            leave()
            return .none
        case .atSign:
            parseTypeExpression()
            return .value
        case .letKeyword, .varKeyword, .isKeyword, .inoutKeyword:
            guard context.contains(.pattern) else { break }
            parseMatchingPattern()
            finish(.patternExpr, start)
            return .value
        case .poundAvailable, .poundUnavailable:
            error("'\(text(current))' can only be a condition of 'if', 'guard' or 'while'")
            skip { $0.atLineStart || $0.current.kind == .leftBrace || $0.current.kind == .comma }
            finish(.missingExpr, start)
            return .none
        case .unknown:
            // The lexer has said what is wrong with it.
            lastErrorCursor = cursor
            skip { $0.current.kind != .unknown }
            finish(.missingExpr, start)
            return .none
        default: break
        }
        missingExpression("an expression")
        return .none
    }

    /// tuple = "(", arguments, ")";
    private mutating func parseTuple() {
        let start = mark()
        parseParenthesizedArguments(what: "the elements")
        finish(.tupleExpr, start)
    }

    /// array = "[", [ expression, { ",", expression }, [ "," ] ], "]";
    /// dictionary = "[", ( ":" | key, ":", value, { … } ), "]";
    private mutating func parseCollection() {
        let start = mark()
        if inlineArrayFollows() {
            parseTypeExpression()
            return
        }
        let open = tokenCount
        let savedIndentation = looseIndentation
        noteLooseBracket()
        consume()
        defer { looseIndentation = savedIndentation }
        if current.kind == .colon, peek() == .rightSquare {
            let list = mark()
            consume()
            finish(.dictionaryElementList, list)
            consume()
            finish(.dictionaryLiteral, start)
            return
        }
        var isDictionary = false
        if enterList(.exprList) {
            with(context.subtracting([.condition, .singleLine, .initializer])) {
                isDictionary = $0.parseCollectionElements()
            }
            leave()
        }
        expectClosing(.rightSquare, of: open)
        finish(isDictionary ? .dictionaryLiteral : .arrayLiteral, start)
    }

    /// Whether `[3 of Int]` stands here.
    private mutating func inlineArrayFollows() -> Bool {
        ahead(2).word == .of && !ahead(2).flags.contains(.leadingNewline) && peek(3) != .comma
            && peek(3) != .rightSquare
            && peek(3) != .period
    }

    /// Reads the elements and their list; the first one decides whether they are pairs.
    private mutating func parseCollectionElements() -> Bool {
        let list = mark()
        var isDictionary = false
        var isFirst = true
        while current.kind != .rightSquare {
            let element = mark()
            if atLineStart, lineEndsList { break }
            if !operandCanBegin, !current.kind.isOperator {
                if current.kind == .comma {
                    if skipCommas() { continue }
                    missingExpression("an element")
                    consume()
                    continue
                }
                if !recoverInList(until: .rightSquare) { break }
                continue
            }
            parseExpression()
            if isFirst { isDictionary = current.kind == .colon }
            isFirst = false
            if isDictionary {
                expect(.colon, "':' and a value after the key")
                if operandCanBegin { parseExpression() } else { missingExpression("a value after ':'") }
                finish(.dictionaryElement, element)
            }
            if eat(.comma) { continue }
            if current.kind == .rightSquare || atLineStart && lineEndsList { break }
            if operandCanBegin, !statementBegins(), current.kind != .period || !atLineStart {
                error(
                    "expected ',' before \(found)", at: SourceRange(at: previousEnd),
                    fixIts: [insertion(",", at: previousEnd)])
                continue
            }
            if !recoverInList(until: .rightSquare) { break }
        }
        finish(isDictionary ? .dictionaryElementList : .exprList, list)
        return isDictionary
    }

    /// string = opening quotes, { text | interpolation }, closing quotes;
    private mutating func parseString() {
        let start = mark()
        let open = current
        consume()
        let list = mark()
        while true {
            if eat(.stringSegment) { continue }
            guard current.kind == .interpolationOpen else { break }
            let interpolation = mark()
            parseInterpolation()
            finish(.interpolation, interpolation)
        }
        if current.kind == .stringClose, isMultiline(open) {
            checkMultilineString(open: open, segments: list.stack..<stack.count, close: current)
        }
        finish(.stringSegmentList, list)
        if current.kind == .stringClose {
            consume()
        } else {
            let quotes = text(open)
            let closing = String(quotes.reversed())
            // A parenthesis at the end of the line was most likely meant to stand after the string.
            let endsInParenthesis = looseIndentation >= 0 && bytes[Int(max(previousEnd, 1)) - 1] == UInt8(ascii: ")")
            error(
                "this string has no end; '\(closing)' is missing", at: raw.range(of: open),
                fixIts: [insertion(closing, at: endsInParenthesis ? previousEnd - 1 : previousEnd)])
            missing(.stringClose)
            // What encloses the string ends with its line.
            if looseIndentation >= 0, atLineStart { looseIndentation = Int.max }
        }
        finish(.stringLiteral, start)
    }

    /// Whether opening quotes begin a string of several lines.
    private mutating func isMultiline(_ open: PackedToken) -> Bool {
        let end = Int(raw.end(of: open))
        return end - Int(open.start) >= 3 && bytes[end - 2] == UInt8(ascii: "\"")
            && bytes[end - 3] == UInt8(ascii: "\"")
    }

    /// interpolation = "\(", arguments, ")";
    private mutating func parseInterpolation() {
        let open = tokenCount
        consume()
        if enterList(.argumentList) {
            with([]) { $0.parseArgumentList(until: .rightParen) }
            leave()
        }
        expectClosing(.rightParen, of: open)
    }

    /// key path = "\", [ type ], { ".", name | "[", arguments, "]" | "?" | "!" | "(", arguments, ")" };
    private mutating func parseKeyPath() {
        let start = mark()
        consume()
        if current.kind == .period {
            absent()
        } else {
            parseKeyPathRoot()
        }
        let list = mark()
        while !atLineStart || current.kind == .period && !context.contains(.singleLine) {
            let component = mark()
            switch current.kind {
            case .period:
                if peek() == .leftSquare || peek() == .postfixQuestion || peek() == .postfixExclamation
                    || peek() == .infixQuestion
                {
                    // `\.[0]` and `\.?.name`: the period has no name after it.
                    consume()
                    if current.kind == .infixQuestion {
                        change(to: .postfixQuestion)
                    }
                    continue
                }
                parseMember(component)
                continue
            case .leftSquare, .leftParen, .postfixQuestion, .postfixExclamation:
                with(context.union(.condition)) { $0.parseSuffix() }
                continue
            default: break
            }
            let isAttached = !current.flags.contains(.leadingSpace)
            if isAttached, isOperator(beginningWith: "?") || isOperator(beginningWith: "!") {
                let isQuestion = isOperator(beginningWith: "?")
                split(1, as: isQuestion ? .postfixQuestion : .postfixExclamation)
                finish(isQuestion ? .optionalChainSuffix : .forceUnwrapSuffix, component)
                continue
            }
            break
        }
        finish(.suffixList, list)
        finish(.keyPathExpr, start)
    }

    /// The type that a key path begins at: a name with generic arguments, or a type in brackets.
    private mutating func parseKeyPathRoot() {
        switch current.kind {
        case .identifier, .selfTypeKeyword, .leftSquare, .leftParen, .anyTypeKeyword:
            let start = mark()
            if !parseTypeBase() { missingType("a type or '.' after the backslash") }
            if current.kind == .postfixQuestion || current.kind == .postfixExclamation {
                let list = mark()
                while current.kind == .postfixQuestion || current.kind == .postfixExclamation {
                    let suffix = mark()
                    let isQuestion = current.kind == .postfixQuestion
                    consume()
                    finish(isQuestion ? .optionalTypeSuffix : .unwrappedTypeSuffix, suffix)
                }
                finish(.typeSuffixList, list)
                finish(.postfixType, start)
            }
        default:
            error("expected '.' and a member's name after the backslash of a key path, found \(found)")
            absent()
        }
    }

    /// macro = "#", name, [ generic arguments ], [ "(", arguments, ")" ], [ trailing closures ];
    mutating func parseMacro() {
        let start = mark()
        consume()
        if current.kind == .identifier || current.kind.isKeyword, !current.flags.contains(.leadingSpace) {
            consume()
        } else {
            error("expected the name of a macro after '#', found \(found)")
            missing(.identifier)
        }
        if isOperator(beginningWith: "<"), genericArgumentsFollow() { parseGenericArguments() } else { absent() }
        if current.kind == .leftParen, !atLineStart {
            parseParenthesizedArguments(what: "the arguments")
        } else {
            absent()
            emptyList(.argumentList)
            absent()
        }
        parseTrailingClosures()
        finish(.macroExpr, start)
    }
}
