extension Parser {
    /// type = { specifier }, composition, [ function's remainder ];
    mutating func parseType() {
        let start = mark()
        guard enter() else {
            finish(.missingType, start)
            return
        }
        if typeSpecifierFollows() {
            let list = mark()
            repeat { parseTypeSpecifier() } while typeSpecifierFollows()
            finish(.typeSpecifierList, list)
            parseUnspecifiedType()
            finish(.attributedType, start)
        } else {
            parseUnspecifiedType()
        }
        leave()
    }

    /// Whether an attribute, `inout` or a word that stands before a type follows.
    private func typeSpecifierFollows() -> Bool {
        switch current.kind {
        case .atSign, .inoutKeyword: return true
        case .identifier:
            switch current.word {
            case .borrowing, .consuming, .sending, .isolated, .ownedUnderscored, .sharedUnderscored, .constUnderscored,
                .nonisolated:
                if isWord(.nonisolated), peek() == .leftParen { return true }
                return typeFollows(1)
            default: return false
            }
        default: return false
        }
    }

    /// Whether something that can begin a type stands at a distance on the same line.
    private func typeFollows(_ distance: Int) -> Bool {
        let token = ahead(distance)
        if token.flags.contains(.leadingNewline) { return false }
        switch token.kind {
        case .identifier, .anyTypeKeyword, .selfTypeKeyword, .leftParen, .leftSquare, .atSign, .inoutKeyword:
            return true
        case .prefixOperator: return bytes[Int(token.start)] == UInt8(ascii: "~")
        default: return false
        }
    }

    private mutating func parseTypeSpecifier() {
        if current.kind == .atSign {
            parseAttribute()
            return
        }
        let isNonisolated = isWord(.nonisolated)
        consume()
        if isNonisolated, current.kind == .leftParen { skipBalanced() }
    }

    private mutating func parseUnspecifiedType() {
        let start = mark()
        if current.kind == .repeatKeyword || isWord(.each), typeFollows(1) || ahead().word == .each {
            let kind: SyntaxKind = current.kind == .repeatKeyword ? .packExpansionType : .packElementType
            consume()
            parseType()
            finish(kind, start)
            return
        }
        if isWord(.some) || isWord(.any), typeFollows(1) {
            consume()
            parseComposition()
            finish(.constrainedType, start)
            return
        }
        parseComposition()
    }

    /// composition = suffixed type, { "&", suffixed type };
    private mutating func parseComposition() {
        let start = mark()
        parseSuffixedType()
        guard isOperator("&") || current.kind == .prefixAmpersand else { return }
        while isOperator("&") || current.kind == .prefixAmpersand {
            consume(as: .infixOperator)
            parseSuffixedType()
        }
        finish(.compositionType, start)
    }

    /// suffixed type = base, { ".", name, [ generic arguments ] | "?" | "!" };
    private mutating func parseSuffixedType() {
        let start = mark()
        if isWord(.some) || isWord(.any), typeFollows(1) {
            guard enter() else {
                finish(.missingType, start)
                return
            }
            consume()
            parseSuffixedType()
            finish(.constrainedType, start)
            leave()
            return
        }
        guard parseTypeBase() else {
            missingType("a type")
            return
        }
        guard typeSuffixFollows else { return }
        let list = mark()
        while typeSuffixFollows { parseTypeSuffix() }
        finish(.typeSuffixList, list)
        finish(.postfixType, start)
    }

    private var typeSuffixFollows: Bool {
        switch current.kind {
        case .period:
            return peek() == .identifier || peek() == .selfTypeKeyword
        case .postfixQuestion, .postfixExclamation:
            return true
        case .infixQuestion:
            return false
        default:
            return current.kind.isOperator && !current.flags.contains(.leadingSpace)
                && (byte(0) == UInt8(ascii: "?") || byte(0) == UInt8(ascii: "!"))
        }
    }

    private mutating func parseTypeSuffix() {
        let start = mark()
        if current.kind == .period {
            consume()
            consume()
            if isOperator(beginningWith: "<"), !current.flags.contains(.leadingSpace) {
                parseGenericArguments()
            } else {
                absent()
            }
            finish(.memberTypeSuffix, start)
        } else if byte(0) == UInt8(ascii: "?") {
            split(1, as: .postfixQuestion)
            finish(.optionalTypeSuffix, start)
        } else {
            split(1, as: .postfixExclamation)
            finish(.unwrappedTypeSuffix, start)
        }
    }

    /// Reads a type without suffixes; false, and nothing read, if none stands here.
    mutating func parseTypeBase() -> Bool {
        let start = mark()
        switch current.kind {
        case .identifier, .selfTypeKeyword, .anyTypeKeyword, .wildcard, .classKeyword, .dollarIdentifier:
            consume()
            // After a space it is a comparison: `x as Int < 3`.
            if isOperator(beginningWith: "<"), !current.flags.contains(.leadingSpace) {
                parseGenericArguments()
            } else {
                absent()
            }
            finish(.simpleType, start)
        case .leftParen:
            parseTupleOrFunctionType()
        case .leftSquare:
            parseCollectionType()
        case .prefixOperator where isOperator(beginningWith: "~"):
            split(1, as: .prefixOperator)
            guard enter() else {
                finish(.missingType, start)
                return true
            }
            if !parseTypeBase() { missingType("a type after '~'") }
            leave()
            finish(.suppressedType, start)
        default:
            return false
        }
        return true
    }

    /// tuple type = "(", [ element, { ",", element }, [ "," ] ], ")";
    /// function type = tuple type, [ effects ], "->", type;
    private mutating func parseTupleOrFunctionType() {
        let start = mark()
        let open = tokenCount
        consume()
        if enterList(.tupleTypeElementList) {
            parseTupleTypeElements()
            leave()
        }
        expectClosing(.rightParen, of: open)
        guard effectsOrArrowFollow() else {
            finish(.tupleType, start)
            return
        }
        parseEffectsOrAbsent()
        expect(.arrow, "'->' after the effects of a function type")
        parseType()
        finish(.functionType, start)
    }

    private func effectsOrArrowFollow() -> Bool {
        switch current.kind {
        case .arrow: return true
        case .throwsKeyword, .rethrowsKeyword:
            if peek() == .arrow { return true }
            var scanner = TypeScanner(self, at: cursor)
            return scanner.skipEffects() && scanner.kind == .arrow
        case .identifier:
            guard isWord(.async) || isWord(.reasync) else { return false }
            var scanner = TypeScanner(self, at: cursor)
            return scanner.skipEffects() && scanner.kind == .arrow
        default: return false
        }
    }

    private mutating func parseTupleTypeElements() {
        let list = mark()
        while current.kind != .rightParen {
            let before = cursor
            if atCloser { break }
            parseTupleTypeElement()
            if eat(.comma) { continue }
            if current.kind == .rightParen { break }
            if !recoverInList(until: .rightParen) || cursor == before { break }
        }
        finish(.tupleTypeElementList, list)
    }

    /// element = [ name, [ name ], ":" ], type, [ "..." ], [ "=", expression ];
    private mutating func parseTupleTypeElement() {
        let start = mark()
        if peek() == .colon, current.kind.canBeLabel {
            consume()
            absent()
            consume()
        } else if peek(2) == .colon, current.kind.canBeLabel, peek() == .identifier || peek() == .wildcard {
            consume()
            consume()
            consume()
        } else {
            absent(3)
        }
        parseType()
        parseEllipsisOrAbsent()
        if current.kind == .equal { parseInitializer([]) } else { absent() }
        finish(.tupleTypeElement, start)
    }

    /// Reads the `...` of a variadic parameter.
    mutating func parseEllipsisOrAbsent() {
        if current.kind.isOperator, currentEnd - current.start == 3, byte(0) == UInt8(ascii: "."),
            byte(2) == UInt8(ascii: ".")
        {
            consume(as: .postfixOperator)
        } else {
            absent()
        }
    }

    /// array type = "[", type, "]"; dictionary type = "[", type, ":", type, "]";
    /// inline array type = "[", count, "of", type, "]";
    private mutating func parseCollectionType() {
        let start = mark()
        let open = tokenCount
        consume()
        if ahead().word == .of, !ahead().flags.contains(.leadingNewline) {
            if current.kind == .integerLiteral {
                let count = mark()
                consume()
                finish(.integerLiteral, count)
            } else {
                parseType()
            }
            consume()
            parseType()
            expectClosing(.rightSquare, of: open)
            finish(.inlineArrayType, start)
            return
        }
        parseType()
        var kind = SyntaxKind.arrayType
        if eat(.colon) {
            kind = .dictionaryType
            parseType()
        }
        expectClosing(.rightSquare, of: open)
        finish(kind, start)
    }

    /// Adds a type that the grammar requires, and says what was expected.
    mutating func missingType(_ what: @autoclosure () -> String) {
        let start = mark()
        error(
            "expected \(what()), found \(found)",
            at: atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : nil)
        if current.kind.isKeyword && !atLineStart && peek() != .leftBrace && !statementBegins() {
            // A reserved word in a type's place is most likely meant as its name.
            let skipped = mark()
            consume()
            finish(.unexpected, skipped)
        } else {
            absent()
        }
        finish(.missingType, start)
    }
}

extension TokenKind {
    /// Whether a type can begin with the token; `~` can too, but not every prefix operator.
    var beginsType: Bool {
        switch self {
        case .identifier, .anyTypeKeyword, .selfTypeKeyword, .leftParen, .leftSquare, .atSign, .inoutKeyword: true
        default: false
        }
    }

    /// Whether the token can be the label of an argument, a parameter or a tuple's element.
    var canBeLabel: Bool { self == .identifier || self == .wildcard || isKeyword || self == .dollarIdentifier }
}
