extension Parser {
    /// variable = ( "let" | "var" ), binding, { ",", binding };
    mutating func parseVariable(_ start: ParserMark) {
        consume()
        let list = mark()
        repeat { parseBinding() } while eat(.comma)
        finish(.patternBindingList, list)
        finish(.variableDecl, start)
    }

    /// binding = pattern, [ ":", type ], [ "=", expression ], [ accessors ];
    private mutating func parseBinding() {
        let start = mark()
        parseBindingPattern()
        parseTypeAnnotationOrAbsent()
        if current.kind == .equal {
            parseInitializer(.initializer)
        } else {
            absent()
        }
        if current.kind == .leftBrace {
            parseAccessorBlock()
        } else {
            absent()
        }
        finish(.patternBinding, start)
    }

    /// type annotation = ":", type;
    mutating func parseTypeAnnotationOrAbsent() {
        guard current.kind == .colon else {
            absent()
            return
        }
        let start = mark()
        consume()
        parseType()
        finish(.typeAnnotation, start)
    }

    /// initializer = "=", expression;
    mutating func parseInitializer(_ context: ParserContext) {
        let start = mark()
        consume()
        if operandCanBegin || current.kind.isOperator {
            let saved = self.context
            self.context = context
            parseExpression()
            self.context = saved
        } else {
            missingExpression("a value after '='")
        }
        finish(.initializerClause, start)
    }

    /// accessors = "{", ( statements | accessor, { accessor } ), "}";
    mutating func parseAccessorBlock() {
        let start = mark()
        let open = tokenCount
        consume()
        if accessorsFollow(0) {
            if enterList(.accessorList) {
                with([]) { $0.parseAccessors() }
                leave()
            }
            absent()
        } else {
            absent()
            if enterList(.statementList) {
                with([]) { $0.parseStatements() }
                leave()
            }
        }
        expectClosing(.rightBrace, of: open)
        finish(.accessorBlock, start)
    }

    private mutating func parseAccessors() {
        let list = mark()
        while current.kind != .rightBrace, current.kind != .endOfFile {
            if current.kind == .poundElse || current.kind == .poundElseif || current.kind == .poundEndif,
                conditionalDepth > 0
            {
                break
            }
            if eat(.semicolon) { continue }
            if current.kind == .poundIf {
                parseIfConfig(.accessors)
            } else if accessorsFollow(0) {
                parseAccessor()
            } else {
                error("expected an accessor such as 'get' or 'didSet', found \(found)")
                skipInBlock { $0.accessorsFollow(0) }
            }
        }
        finish(.accessorList, list)
    }

    /// Reads accessors for a branch of `#if`.
    mutating func parseConditionalAccessors() { parseAccessors() }

    /// accessor = [ attributes ], [ modifiers ], name, [ "(", name, ")" ], [ effects ], [ block ];
    private mutating func parseAccessor() {
        let start = mark()
        parseAttributesOrAbsent()
        let modifiers = mark()
        while current.word == .mutating || current.word == .nonmutating || current.word == .consumingUnderscored
            || current.word == .consuming || current.word == .borrowing || current.word == .yielding
            || current.word == .isolated || current.word == .nonisolated || current.kind == .privateKeyword
            || current.kind == .staticKeyword
        {
            parseModifier()
        }
        if tokenCount > modifiers.token { finish(.modifierList, modifiers) } else { absent() }
        consume()
        if current.kind == .leftParen, peek() == .identifier || peek() == .wildcard, peek(2) == .rightParen {
            consume()
            consume()
            consume()
        } else {
            absent(3)
        }
        parseEffectsOrAbsent()
        if current.kind == .leftBrace { parseCodeBlock("the accessor") } else { absent() }
        finish(.accessor, start)
    }

    /// Whether an accessor begins at a distance: its word, and something that cannot follow a call of a function of
    /// that name.
    func accessorsFollow(_ start: Int) -> Bool {
        var distance = start
        // Attributes and modifiers before the word.
        while peek(distance) == .atSign, peek(distance + 1) == .identifier {
            distance += 2
            while peek(distance) == .period, peek(distance + 1) == .identifier { distance += 2 }
            if peek(distance) == .leftParen {
                var open = 0
                repeat {
                    if peek(distance) == .leftParen { open += 1 }
                    if peek(distance) == .rightParen { open -= 1 }
                    if peek(distance) == .endOfFile { return false }
                    distance += 1
                } while open > 0
            }
        }
        var sawModifier = distance > start
        while true {
            switch ahead(distance).word {
            case .mutating, .nonmutating, .consumingUnderscored, .consuming, .borrowing, .yielding:
                distance += 1
                sawModifier = true
                continue
            default: break
            }
            break
        }
        let next = ahead(distance + 1)
        switch ahead(distance).word {
        case .get, .readUnderscored, .modifyUnderscored, .read, .modify, .unsafeAddress, .unsafeMutableAddress, .borrow,
            .mutate:
            if sawModifier { return true }
            switch next.kind {
            case .leftBrace, .rightBrace, .throwsKeyword, .rethrowsKeyword, .semicolon: return true
            case .identifier: return next.word.isAccessor || next.word == .async || next.word == .nonmutating
            case .atSign: return true
            default: return false
            }
        case .set, .willSet, .didSet:
            if sawModifier { return true }
            switch next.kind {
            case .leftBrace, .rightBrace, .throwsKeyword, .semicolon: return true
            case .leftParen:
                let afterName = ahead(distance + 4).kind
                // In an interface file the body is absent: the next accessor or the closing brace follows.
                return peek(distance + 2) == .identifier && peek(distance + 3) == .rightParen
                    && (afterName == .leftBrace || afterName == .rightBrace || ahead(distance + 4).word.isAccessor)
            case .identifier: return next.word.isAccessor || next.word == .async
            case .atSign: return true
            default: return false
            }
        default:
            // `init` as an accessor, with or without the name of the new value.
            guard peek(distance) == .initKeyword else { return false }
            return next.kind == .leftBrace
                || next.kind == .leftParen && peek(distance + 2) == .identifier && peek(distance + 3) == .rightParen
                    && peek(distance + 4) == .leftBrace
        }
    }
}

extension ContextualWord {
    /// Whether the word names an accessor or an observer.
    var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, .readUnderscored, .modifyUnderscored, .read, .modify, .unsafeAddress,
            .unsafeMutableAddress, .borrow, .mutate, .yielding, .mutating, .nonmutating:
            true
        default: false
        }
    }
}
