/// Where a declaration stands, which decides what may follow it.
enum DeclarationPlace {
    /// Among statements.
    case statements
    /// Among the members of a type.
    case members
}

extension Parser {
    /// Whether a declaration begins at the current token.
    func declarationBegins() -> Bool {
        declarationBegins(at: 0)
    }

    private func declarationBegins(at distance: Int) -> Bool {
        var distance = distance
        while true {
            switch peek(distance) {
            case .importKeyword, .funcKeyword, .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
                .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword, .precedencegroupKeyword, .deinitKeyword,
                .atSign, .classKeyword, .staticKeyword, .publicKeyword, .privateKeyword, .internalKeyword,
                .fileprivateKeyword:
                return peek(distance + 1) != .colon || peek(distance) == .atSign
            case .letKeyword, .varKeyword, .inoutKeyword:
                return peek(distance + 1) != .colon && (!context.contains(.pattern) || distance > 0)
            case .subscriptKeyword, .initKeyword:
                return peek(distance + 1) != .colon
            case .caseKeyword, .pound:
                return distance > 0
            case .identifier:
                let word = ahead(distance).word
                guard word != .none else { return false }
                let next = ahead(distance + 1)
                switch word {
                case .actor, .macro:
                    if next.kind == .identifier, !next.flags.contains(.leadingNewline) {
                        return word == .actor || peek(distance + 2) == .leftParen || peek(distance + 2).isOperator
                    }
                    return false
                case .using:
                    return !next.flags.contains(.leadingNewline) && (next.kind == .atSign || next.word == .nonisolated)
                default:
                    guard word.isModifier else { return false }
                    if next.kind == .leftParen {
                        // A modifier with a detail: `unowned(safe)`.
                        guard peek(distance + 2) == .identifier, peek(distance + 3) == .rightParen else { return false }
                        distance += 4
                    } else {
                        distance += 1
                    }
                    guard distance < 64 else { return true }
                }
            default:
                return false
            }
        }
    }

    /// declaration = [ attributes ], [ modifiers ], ( import | variable | function | type | … );
    mutating func parseDeclaration(in place: DeclarationPlace) {
        let start = mark()
        parseAttributesOrAbsent()
        parseModifiersOrAbsent()
        switch current.kind {
        case .letKeyword, .varKeyword, .inoutKeyword: parseVariable(start)
        case .funcKeyword: parseFunction(start)
        case .structKeyword: parseNominalType(.structDecl, start)
        case .enumKeyword: parseNominalType(.enumDecl, start)
        case .classKeyword: parseNominalType(.classDecl, start)
        case .protocolKeyword: parseNominalType(.protocolDecl, start)
        case .extensionKeyword: parseExtension(start)
        case .initKeyword: parseInitializerDeclaration(start)
        case .deinitKeyword:
            consume()
            parseEffectsOrAbsent()
            if current.kind == .leftBrace { parseCodeBlock("'deinit'") } else { absent() }
            finish(.deinitializerDecl, start)
        case .subscriptKeyword: parseSubscriptDeclaration(start)
        case .typealiasKeyword: parseTypealias(start)
        case .associatedtypeKeyword: parseAssociatedType(start)
        case .caseKeyword where place == .members: parseEnumCase(start)
        case .importKeyword: parseImport(start)
        case .operatorKeyword: parseOperatorDeclaration(start)
        case .precedencegroupKeyword: parsePrecedenceGroup(start)
        case .pound:
            parseMacro()
            finish(.macroExpansionDecl, start)
        default:
            switch current.word {
            case .actor: parseNominalType(.actorDecl, start)
            case .macro: parseMacroDeclaration(start)
            case .using:
                consume()
                if current.kind == .atSign {
                    parseAttribute()
                } else {
                    let modifiers = mark()
                    parseModifier()
                    finish(.modifierList, modifiers)
                }
                finish(.usingDecl, start)
            default: missingDeclaration(start, place)
            }
        }
    }

    /// Attributes or modifiers without a declaration.
    private mutating func missingDeclaration(_ start: ParserMark, _ place: DeclarationPlace) {
        if tokenCount > start.token {
            error(
                "expected a declaration after '\(text(takenToken(start.token)))\(firstAttributeName(start))', found \(found)",
                at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
        }
        absent()
        finish(.missingDecl, start)
    }

    private func firstAttributeName(_ start: ParserMark) -> String {
        guard takenToken(start.token).kind == .atSign, start.token + 1 < tokenCount else { return "" }
        return text(takenToken(start.token + 1))
    }

    /// members = "{", { declaration, ( newline | ";" ) }, "}";
    mutating func parseMemberBlock(_ owner: @autoclosure () -> String) {
        let start = mark()
        let open = tokenCount
        guard eat(.leftBrace) else {
            error(
                "expected '{' and the members of \(owner()), found \(found)",
                at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
            missing(.leftBrace)
            emptyList(.memberList)
            missing(.rightBrace)
            finish(.memberBlock, start)
            return
        }
        if enterList(.memberList) {
            with([]) { $0.parseMembers() }
            leave()
        }
        expectClosing(.rightBrace, of: open)
        finish(.memberBlock, start)
    }

    /// Reads declarations up to the closing brace or the next branch of `#if`.
    mutating func parseMembers() {
        let list = mark()
        while current.kind != .rightBrace, current.kind != .endOfFile {
            if current.kind == .poundElse || current.kind == .poundElseif || current.kind == .poundEndif,
                conditionalDepth > 0
            {
                break
            }
            if eat(.semicolon) { continue }
            if current.kind == .poundIf {
                parseIfConfig(.members)
            } else if current.kind == .poundSourceLocation {
                parseSourceLocation()
            } else if current.kind == .caseKeyword || current.kind == .pound || declarationBegins() {
                parseDeclaration(in: .members)
                separateMembers()
            } else {
                skipStrayMember()
            }
        }
        finish(.memberList, list)
    }

    /// Asks for a line end or `;` after a member.
    private mutating func separateMembers() {
        if atLineStart || atCloser || current.kind == .semicolon { return }
        if lastToken?.isMissing ?? false { lastErrorCursor = cursor }
        if declarationBegins() {
            error(
                "declarations on one line are separated by ';'", at: currentRange,
                fixIts: [insertion(";", at: previousEnd)])
        } else {
            error("\(found) cannot stand here")
            skipInBlock { $0.atLineStart || $0.current.kind == .semicolon }
        }
    }

    /// Skips what is no declaration, up to the next line that begins one.
    private mutating func skipStrayMember() {
        error(
            "expected a declaration, found \(found); statements and views stand in the body of a function or property")
        skipInBlock { parser in
            parser.atLineStart
                && (parser.declarationBegins() || parser.current.kind == .caseKeyword
                    || parser.current.kind == .poundIf)
                || parser.current.kind == .semicolon
        }
    }

    /// Moves tokens into an `unexpected` node, at least one, up to one that can go on or to the end of the block; stray
    /// closing parentheses and brackets are skipped too.
    mutating func skipInBlock(until stop: (borrowing Parser) -> Bool) {
        let start = mark()
        var isFirst = true
        while current.kind != .endOfFile, current.kind != .rightBrace {
            if !isFirst {
                if stop(self) { break }
                let isDirective =
                    current.kind == .poundElse || current.kind == .poundElseif || current.kind == .poundEndif
                if isDirective, conditionalDepth > 0 { break }
            }
            isFirst = false
            if atCloser { consume() } else { skipBalanced() }
        }
        finish(.unexpected, start)
    }
}
