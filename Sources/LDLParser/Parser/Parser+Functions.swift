extension Parser {
    /// function = "func", name, [ generic parameters ], parameters, [ effects ], [ "->", type ], [ where clause ], [
    /// block ];
    mutating func parseFunction(_ start: ParserMark) {
        consume()
        parseFunctionName()
        parseGenericParametersOrAbsent()
        parseParameterClause()
        parseSignatureEnd()
        parseOptionalBody("the function")
        finish(.functionDecl, start)
    }

    /// Takes a name or an operator; of an operator that swallowed the `<` of generic parameters the `<` stays.
    private mutating func parseFunctionName() {
        let length = Int(currentEnd - current.start)
        switch current.kind {
        case .infixOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .infixQuestion, .postfixExclamation,
            .equal, .arrow:
            if length > 1, bytes[Int(currentEnd) - 1] == UInt8(ascii: "<"), peek() == .identifier,
                !ahead().flags.contains(.leadingSpace)
            {
                split(length - 1, as: .infixOperator)
            } else {
                consume()
            }
        case .regexLiteral:
            // `func /(…)`: the operator looked like the start of a regular expression.
            split(1, as: .infixOperator)
        default:
            expectName("the name of the function")
        }
    }

    /// Reads `[ effects ], [ "->", type ], [ where clause ]`: three slots.
    private mutating func parseSignatureEnd() {
        parseEffectsOrAbsent()
        if current.kind == .arrow { parseReturnClause() } else { absent() }
        parseWhereClauseOrAbsent()
    }

    private mutating func parseOptionalBody(_ owner: @autoclosure () -> String) {
        if current.kind == .leftBrace { parseCodeBlock(owner()) } else { absent() }
    }

    /// initializer = "init", [ "?" | "!" ], [ generic parameters ], parameters, [ effects ], [ where clause ], [
    /// block ];
    mutating func parseInitializerDeclaration(_ start: ParserMark) {
        consume()
        switch current.kind {
        case .postfixQuestion, .postfixExclamation: consume()
        default:
            if isOperator(beginningWith: "?") || isOperator(beginningWith: "!") {
                split(1, as: byte(0) == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation)
            } else {
                absent()
            }
        }
        parseGenericParametersOrAbsent()
        parseParameterClause()
        parseSignatureEnd()
        parseOptionalBody("'init'")
        finish(.initializerDecl, start)
    }

    /// subscript = "subscript", [ generic parameters ], parameters, [ effects ], "->", type, [ where clause ], [
    /// accessors ];
    mutating func parseSubscriptDeclaration(_ start: ParserMark) {
        consume()
        parseGenericParametersOrAbsent()
        parseParameterClause()
        parseEffectsOrAbsent()
        if current.kind == .arrow {
            parseReturnClause()
        } else {
            let clause = mark()
            error("expected '->' and a type after the parameters of 'subscript', found \(found)", at: placeOfMissing)
            missing(.arrow)
            missingType("a type")
            finish(.returnClause, clause)
        }
        parseWhereClauseOrAbsent()
        if current.kind == .leftBrace { parseAccessorBlock() } else { absent() }
        finish(.subscriptDecl, start)
    }

    /// parameters = "(", [ parameter, { ",", parameter }, [ "," ] ], ")";
    mutating func parseParameterClause() {
        let start = mark()
        let open = tokenCount
        guard eat(.leftParen) else {
            error(
                "expected '(' and parameters, found \(found)",
                at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil,
                fixIts: current.kind == .leftBrace || current.kind == .arrow ? [insertion("()", at: previousEnd)] : [])
            missing(.leftParen)
            emptyList(.parameterList)
            missing(.rightParen)
            finish(.parameterClause, start)
            return
        }
        if enterList(.parameterList) {
            let list = mark()
            while current.kind != .rightParen, !atCloser {
                let before = cursor
                parseParameter()
                if eat(.comma) { continue }
                if current.kind == .rightParen { break }
                if current.kind == .identifier, peek() == .colon || peek(2) == .colon, cursor != before {
                    error(
                        "expected ',' before \(found)", at: SourceRange(at: previousEnd),
                        fixIts: [insertion(",", at: previousEnd)])
                    continue
                }
                if !recoverInList(until: .rightParen) || cursor == before { break }
            }
            finish(.parameterList, list)
            leave()
        }
        expectClosing(.rightParen, of: open)
        finish(.parameterClause, start)
    }

    /// parameter = [ attributes ], [ modifiers ], [ name, [ name ], ":" ], type, [ "..." ], [ "=", expression ];
    ///
    /// In a closure the type may be absent, in an enum's case the names.
    private mutating func parseParameter() {
        let start = mark()
        parseAttributesOrAbsent()
        if current.word == .isolated || current.word == .constUnderscored, peek() == .identifier,
            peek(2) == .colon || peek(3) == .colon
        {
            let modifiers = mark()
            parseModifier()
            finish(.modifierList, modifiers)
        } else {
            absent()
        }
        if current.kind.canBeLabel, peek() == .colon {
            consume()
            absent()
            consume()
            parseParameterType()
        } else if current.kind.canBeLabel, peek(2) == .colon, peek().canBeLabel {
            consume()
            consume()
            consume()
            parseParameterType()
        } else if current.kind == .identifier || current.kind == .wildcard || current.kind == .dollarIdentifier,
            peek() == .comma || peek() == .rightParen
        {
            // A closure's parameter without a type, or an enum case's type without a name: the words are the same, and
            // what follows the parentheses tells them apart.
            consume()
            absent(4)
        } else if current.kind == .identifier || current.kind == .wildcard,
            peek() == .identifier && (peek(2) == .comma || peek(2) == .rightParen) && !current.word.isTypeSpecifier
        {
            consume()
            consume()
            error("expected ':' and a type after the parameter's name, found \(found)", at: placeOfMissing)
            missing(.colon)
            missingType("a type")
            absent()
        } else {
            absent(3)
            parseParameterType()
        }
        if current.kind == .equal { parseInitializer([]) } else { absent() }
        finish(.parameter, start)
    }

    private mutating func parseParameterType() {
        parseType()
        parseEllipsisOrAbsent()
    }

    /// effects = { "async" | "reasync" | "throws", [ "(", type, ")" ] | "rethrows" };
    mutating func parseEffectsOrAbsent() {
        guard effectFollows else {
            absent()
            return
        }
        let list = mark()
        while effectFollows {
            if current.kind == .throwsKeyword { parseThrowsClause() } else { consume() }
        }
        finish(.effectSpecifiers, list)
    }

    private var effectFollows: Bool {
        current.kind == .throwsKeyword || current.kind == .rethrowsKeyword || isWord(.async) || isWord(.reasync)
    }

    /// throws clause = "throws", [ "(", type, ")" ];
    mutating func parseThrowsClause() {
        let start = mark()
        consume()
        if current.kind == .leftParen {
            let open = tokenCount
            consume()
            parseType()
            expectClosing(.rightParen, of: open)
        } else {
            absent(3)
        }
        finish(.throwsClause, start)
    }

    /// return clause = "->", type;
    mutating func parseReturnClause() {
        let start = mark()
        consume()
        parseType()
        finish(.returnClause, start)
    }

    /// macro declaration = "macro", name, [ generic parameters ], parameters, [ effects ], [ "->", type ],
    /// [ "=", expression ], [ where clause ];
    mutating func parseMacroDeclaration(_ start: ParserMark) {
        consume()
        expectName("the name of the macro")
        parseGenericParametersOrAbsent()
        parseParameterClause()
        parseEffectsOrAbsent()
        if current.kind == .arrow { parseReturnClause() } else { absent() }
        if current.kind == .equal { parseInitializer([]) } else { absent() }
        parseWhereClauseOrAbsent()
        finish(.macroDecl, start)
    }
}

extension ContextualWord {
    /// Whether the word can stand before a type and say how a value is passed.
    var isTypeSpecifier: Bool {
        switch self {
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .ownedUnderscored, .sharedUnderscored:
            true
        default: false
        }
    }
}
