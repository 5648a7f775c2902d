extension ContextualWord {
    /// Whether the word can stand before a declaration and modify it.
    var isModifier: Bool {
        switch self {
        case .async, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating,
            .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .required, .unowned,
            .weak, .borrowing, .consuming, .consumingUnderscored, .localUnderscored, .constUnderscored, .constValue,
            .reasync, .sending, .unsafe, .yielding:
            true
        default: false
        }
    }
}

extension Parser {
    /// modifiers = { name, [ "(", detail, ")" ] };
    mutating func parseModifiersOrAbsent() {
        guard modifierFollows() else {
            absent()
            return
        }
        let list = mark()
        repeat { parseModifier() } while modifierFollows()
        finish(.modifierList, list)
    }

    private mutating func modifierFollows() -> Bool {
        switch current.kind {
        case .publicKeyword, .privateKeyword, .internalKeyword, .fileprivateKeyword, .staticKeyword:
            return true
        case .classKeyword:
            switch peek() {
            case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .classKeyword, .publicKeyword,
                .privateKeyword, .internalKeyword, .fileprivateKeyword, .initKeyword, .typealiasKeyword:
                return true
            case .identifier: return ahead().word.isModifier && peek(2) != .leftBrace && peek(2) != .colon
            default: return false
            }
        case .identifier where current.word.isModifier:
            return declarationBegins()
        default:
            return false
        }
    }

    /// Reads one modifier; the caller knows that it is one.
    mutating func parseModifier() {
        let start = mark()
        consume()
        if current.kind == .leftParen, !atLineStart, peek() == .identifier, peek(2) == .rightParen {
            consume()
            consume()
            consume()
        } else {
            absent(3)
        }
        finish(.modifier, start)
    }

    /// attributes = { "@", type, [ "(", arguments, ")" ] };
    mutating func parseAttributesOrAbsent() {
        guard current.kind == .atSign || current.kind == .poundIf && conditionalAttributesFollow() else {
            absent()
            return
        }
        let list = mark()
        while true {
            if current.kind == .atSign {
                parseAttribute()
            } else if current.kind == .poundIf, conditionalAttributesFollow() {
                parseIfConfig(.attributes)
            } else {
                break
            }
        }
        finish(.attributeList, list)
    }

    /// Whether `#if` surrounds attributes only: every branch holds attributes, and a declaration follows `#endif`.
    private func conditionalAttributesFollow() -> Bool {
        var index = cursor
        var nesting = 0
        var parentheses = 0
        var isBranchStart = false
        while index < raw.count, index - cursor < 400 {
            let token = raw[index]
            switch token.kind {
            case .poundIf: nesting += 1
            case .poundEndif:
                nesting -= 1
                if nesting == 0 {
                    // What follows must be more attributes or the declaration itself.
                    let next = raw[min(index + 1, raw.count - 1)]
                    return next.kind == .atSign || next.kind.isKeyword || next.word.isModifier
                }
            case .leftParen: parentheses += 1
            case .rightParen: parentheses -= 1
            case .leftBrace, .endOfFile: return false
            default:
                let isWordOfDeclaration = token.kind.isKeyword || token.word.isModifier && token.word != .unsafe
                if parentheses == 0, isWordOfDeclaration, token.flags.contains(.leadingNewline) { return false }
            }
            isBranchStart = token.kind == .poundIf || token.kind == .poundElse
            index += 1
        }
        _ = isBranchStart
        return false
    }

    /// attribute = "@", type, [ "(", arguments, ")" ];
    mutating func parseAttribute() {
        let start = mark()
        consume()
        let name = current
        if current.kind.isKeyword, !atLineStart, current.kind != .selfTypeKeyword {
            consume(as: .identifier)
            finishSimpleType(start)
        } else {
            let type = mark()
            if parseTypeBase() {
                if current.kind == .period, peek() == .identifier { parseMemberTypes(type) }
            } else {
                missingType("the name of an attribute after '@'")
            }
        }
        guard current.kind == .leftParen, !atLineStart,
            !current.flags.contains(.leadingSpace) || spacedArgumentsFollow(name)
        else {
            absent(3)
            finish(.attribute, start)
            return
        }
        if hasFreeArguments(name) {
            let open = tokenCount
            consume()
            let run = mark()
            while current.kind != .rightParen, current.kind != .endOfFile {
                if current.kind == .rightBrace { break }
                skipBalanced()
            }
            finish(.tokenRun, run)
            expectClosing(.rightParen, of: open)
        } else if raw.range(of: name).length == 9, text(name) == "available" {
            parseAvailability()
        } else {
            parseParenthesizedArguments(what: "the attribute's arguments")
        }
        finish(.attribute, start)
    }

    private mutating func finishSimpleType(_ start: ParserMark) {
        absent()
        finish(.simpleType, ParserMark(stack: start.stack + 1, token: start.token + 1))
    }

    /// Reads the rest of a qualified attribute name: `@SwiftUI.State`.
    private mutating func parseMemberTypes(_ type: ParserMark) {
        let list = mark()
        while current.kind == .period, peek() == .identifier {
            let suffix = mark()
            consume()
            consume()
            if isOperator(beginningWith: "<") { parseGenericArguments() } else { absent() }
            finish(.memberTypeSuffix, suffix)
        }
        finish(.typeSuffixList, list)
        finish(.postfixType, type)
    }

    /// Whether parentheses after a space belong to the attribute: only for attributes that are nothing without them.
    private func spacedArgumentsFollow(_ name: PackedToken) -> Bool {
        text(name) == "available"
    }

    /// Whether the arguments follow rules of their own that matter to no layout, so that they are kept as tokens.
    private func hasFreeArguments(_ name: PackedToken) -> Bool {
        let first = bytes[Int(name.start)]
        if first == UInt8(ascii: "_") { return true }
        guard name.kind == .identifier, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
        return Parser.attributesWithFreeArguments.contains(text(name))
    }

    private static let attributesWithFreeArguments: Set<String> = [
        "objc", "differentiable", "derivative", "transpose", "backDeployed", "convention", "lifetime", "implements",
        "storageRestrictions", "inline", "attached", "freestanding", "isolated", "abi", "specialized", "c",
        "exclusivity", "unchecked", "safe", "export", "concurrent", "warn", "diagnose",
    ]
}
