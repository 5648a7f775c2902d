extension Parser {
    /// closure = "{", [ signature ], statements, "}";
    mutating func parseClosure() {
        let start = mark()
        let open = tokenCount
        if current.kind != .leftBrace {
            error("expected a closure in braces, found \(found)")
            missing(.leftBrace)
            absent()
            emptyList(.statementList)
            missing(.rightBrace)
            finish(.closureExpr, start)
            return
        }
        consume()
        if closureSignatureFollows() { parseClosureSignature() } else { absent() }
        if enterList(.statementList) {
            let saved = (context, looseIndentation)
            context = []
            looseIndentation = -1
            parseStatements()
            (context, looseIndentation) = saved
            leave()
        }
        expectClosing(.rightBrace, of: open)
        finish(.closureExpr, start)
    }

    /// Whether what follows the `{` is a signature: something that ends in `in`.
    private mutating func closureSignatureFollows() -> Bool {
        switch current.kind {
        case .identifier, .wildcard, .dollarIdentifier:
            switch peek() {
            case .comma, .inKeyword, .arrow, .throwsKeyword, .rethrowsKeyword: break
            case .identifier where ahead().word == .async: break
            default: return isWord(.async) && peek() == .inKeyword
            }
        case .leftParen, .leftSquare, .atSign, .inKeyword, .throwsKeyword: break
        default: return false
        }
        var scanner = TypeScanner(self, at: cursor)
        return scanner.skipClosureSignature()
    }

    /// signature = [ attributes ], [ captures ], [ parameters ], [ effects ], [ "->", type ], "in";
    private mutating func parseClosureSignature() {
        let start = mark()
        parseAttributesOrAbsent()
        if current.kind == .leftSquare { parseCaptures() } else { absent() }
        switch current.kind {
        case .leftParen:
            parseParameterClause()
        case .identifier where isWord(.async) && (peek() == .inKeyword || peek() == .arrow || peek() == .throwsKeyword):
            absent()
        case .identifier, .wildcard, .dollarIdentifier:
            let names = mark()
            repeat {
                if current.kind == .identifier || current.kind == .wildcard || current.kind == .dollarIdentifier {
                    consume()
                } else {
                    error("expected the name of a parameter, found \(found)")
                    missing(.identifier)
                }
            } while eat(.comma)
            finish(.closureNames, names)
        default:
            absent()
        }
        parseEffectsOrAbsent()
        if current.kind == .arrow { parseReturnClause() } else { absent() }
        expect(.inKeyword, "'in' after the closure's parameters")
        finish(.closureSignature, start)
    }

    /// captures = "[", [ capture, { ",", capture }, [ "," ] ], "]";
    /// capture = [ specifier ], name, [ "=", expression ];
    private mutating func parseCaptures() {
        let start = mark()
        let open = tokenCount
        consume()
        let list = mark()
        while current.kind != .rightSquare, !atCloser {
            let before = cursor
            let capture = mark()
            if current.word == .weak || current.word == .unowned, peek() != .comma, peek() != .rightSquare,
                peek() != .equal
            {
                let modifiers = mark()
                parseModifier()
                finish(.modifierList, modifiers)
            } else {
                absent()
            }
            if current.kind == .identifier || current.kind == .selfKeyword || current.kind == .dollarIdentifier {
                consume()
            } else {
                error("expected the name of a value to capture, found \(found)")
                missing(.identifier)
            }
            if eat(.equal) {
                with([]) { $0.parseExpression() }
            } else {
                absent(2)
            }
            finish(.capture, capture)
            if !eat(.comma) { break }
            if cursor == before { break }
        }
        finish(.captureList, list)
        expectClosing(.rightSquare, of: open)
        finish(.captureClause, start)
    }
}
