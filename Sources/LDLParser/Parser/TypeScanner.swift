/// Looks ahead over types without building anything, to tell `<` in `a < b` from `<` in `Array<Int>` and a closure's
/// parameters from its first statement.
///
/// The walk is bounded in tokens and in depth, so that a file full of `a<b<c<…` costs no more than a fixed multiple of
/// its length.
struct TypeScanner {
    private let tokens: TokenBuffer
    private let bytes: SourceBytes
    private var index: Int
    /// How many characters of the operator at `index` are used up: `>>` closes two lists.
    private var used: UInt32 = 0
    private var budget = 1_000
    private var depth = 0

    /// No type that people write is deeper.
    private static let depthLimit = 24

    init(_ parser: borrowing Parser, at index: Int) {
        tokens = parser.raw
        bytes = parser.bytes
        self.index = index
    }

    /// The current token's kind.
    var kind: TokenKind { token.kind }

    private var token: PackedToken { tokens[index] }

    private func next(_ distance: Int = 1) -> PackedToken { tokens[index + distance] }

    private mutating func advance() {
        index = min(index + 1, tokens.count - 1)
        used = 0
        budget -= 1
    }

    private func byte(_ offset: UInt32 = 0) -> UInt8 {
        let position = token.start + used + offset
        return position < tokens.end(of: token) ? bytes[Int(position)] : 0
    }

    private func isOperator(beginningWith character: Unicode.Scalar) -> Bool {
        token.kind.isOperator && byte() == UInt8(truncatingIfNeeded: character.value)
    }

    private mutating func useCharacter() {
        used += 1
        if token.start + used >= tokens.end(of: token) { advance() }
    }

    // MARK: Types

    /// Steps over `<A, B>`.
    mutating func skipGenericArguments() -> Bool {
        guard isOperator(beginningWith: "<"), depth < TypeScanner.depthLimit else { return false }
        depth += 1
        defer { depth -= 1 }
        useCharacter()
        repeat {
            if token.kind == .comma { advance() }
            if isOperator(beginningWith: ">") { break }
            if token.kind == .integerLiteral {
                advance()
            } else if token.kind == .prefixOperator, next().kind == .integerLiteral {
                advance()
                advance()
            } else {
                guard skipType() else { return false }
            }
        } while token.kind == .comma
        guard isOperator(beginningWith: ">") else { return false }
        useCharacter()
        return true
    }

    /// Whether what stands after `>` cannot follow a comparison.
    var endsGenericArguments: Bool {
        if used > 0 { return byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!") || byte() == UInt8(ascii: ">") }
        switch token.kind {
        case .leftParen, .leftSquare:
            return !token.flags.contains(.leadingSpace) || token.flags.contains(.leadingNewline)
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon, .endOfFile,
            .postfixQuestion, .postfixExclamation, .equal, .arrow, .stringClose:
            return true
        case .infixOperator:
            return byte() == UInt8(ascii: "&") || byte() == UInt8(ascii: "=") || byte() == UInt8(ascii: "?")
        default:
            return token.flags.contains(.leadingNewline)
        }
    }

    /// Steps over one type.
    mutating func skipType() -> Bool {
        guard budget > 0, depth < TypeScanner.depthLimit else { return false }
        depth += 1
        defer { depth -= 1 }
        while skipSpecifier() {}
        repeat {
            if isOperator(beginningWith: "&") || token.kind == .prefixAmpersand { useCharacter() }
            while token.word == .some || token.word == .any || token.word == .each || token.kind == .repeatKeyword,
                beginsType(next())
            {
                advance()
            }
            guard skipBase() else { return false }
            guard budget > 0 else { return false }
        } while isOperator(beginningWith: "&") && tokens.end(of: token) - token.start - used == 1
            || token.kind == .prefixAmpersand
        let saved = (index, used)
        if skipEffects(), token.kind == .arrow {
            advance()
            return skipType()
        }
        (index, used) = saved
        return true
    }

    private mutating func skipSpecifier() -> Bool {
        switch token.kind {
        case .inoutKeyword:
            advance()
            return true
        case .atSign:
            return skipAttribute()
        case .identifier:
            switch token.word {
            case .borrowing, .consuming, .sending, .isolated, .ownedUnderscored, .sharedUnderscored:
                guard beginsType(next()) else { return false }
                advance()
                return true
            case .nonisolated where next().kind == .leftParen:
                advance()
                return skipBalanced()
            default: return false
            }
        default: return false
        }
    }

    private func beginsType(_ token: PackedToken) -> Bool {
        token.kind.beginsType || token.kind == .prefixOperator && bytes[Int(token.start)] == UInt8(ascii: "~")
    }

    /// Steps over `@Name.Name(arguments)`.
    private mutating func skipAttribute() -> Bool {
        advance()
        guard token.kind == .identifier else { return false }
        advance()
        while token.kind == .period, next().kind == .identifier {
            advance()
            advance()
        }
        if token.kind == .leftParen, !token.flags.contains(.leadingSpace) { return skipBalanced() }
        return true
    }

    private mutating func skipBase() -> Bool {
        if isOperator(beginningWith: "~") { useCharacter() }
        switch token.kind {
        case .identifier, .selfTypeKeyword, .anyTypeKeyword, .wildcard:
            advance()
            if isOperator(beginningWith: "<"), !skipGenericArguments() { return false }
        case .leftParen:
            guard skipTuple() else { return false }
        case .leftSquare:
            advance()
            if token.kind == .integerLiteral { advance() } else if !skipType() { return false }
            if token.kind == .colon || token.word == .of {
                advance()
                guard skipType() else { return false }
            }
            guard token.kind == .rightSquare else { return false }
            advance()
        default:
            return false
        }
        while true {
            if used == 0, token.kind == .period {
                advance()
                guard token.kind == .identifier || token.kind == .selfTypeKeyword else { return false }
                advance()
                if isOperator(beginningWith: "<"), !skipGenericArguments() { return false }
            } else if token.kind == .postfixQuestion || token.kind == .postfixExclamation {
                advance()
            } else if (isOperator(beginningWith: "?") || isOperator(beginningWith: "!")),
                used > 0 || !token.flags.contains(.leadingSpace)
            {
                useCharacter()
            } else {
                return true
            }
        }
    }

    private mutating func skipTuple() -> Bool {
        advance()
        while token.kind != .rightParen {
            if next().kind == .colon, token.kind.canBeLabel {
                advance()
                advance()
            } else if next(2).kind == .colon, token.kind.canBeLabel, next().kind == .identifier {
                advance()
                advance()
                advance()
            }
            guard skipType() else { return false }
            if token.kind.isOperator, byte() == UInt8(ascii: "."), byte(2) == UInt8(ascii: ".") { advance() }
            if token.kind == .comma { advance() } else if token.kind != .rightParen { return false }
            guard budget > 0 else { return false }
        }
        advance()
        return true
    }

    /// Steps over `async`, `throws`, `throws(Error)` and `rethrows`, if they stand here.
    mutating func skipEffects() -> Bool {
        while true {
            if token.word == .async || token.word == .reasync || token.kind == .rethrowsKeyword {
                advance()
            } else if token.kind == .throwsKeyword {
                advance()
                if token.kind == .leftParen {
                    advance()
                    guard skipType(), token.kind == .rightParen else { return false }
                    advance()
                }
            } else {
                return true
            }
        }
    }

    // MARK: Closures

    /// Steps over everything up to and including the `in` of a closure's signature.
    mutating func skipClosureSignature() -> Bool {
        budget = 20_000
        while token.kind == .atSign {
            guard skipAttribute() else { return false }
        }
        if token.kind == .leftSquare, !skipBalanced() { return false }
        switch token.kind {
        case .leftParen:
            guard skipBalanced() else { return false }
        case .identifier where token.word == .async && next().kind != .comma && next().kind != .inKeyword:
            break
        case .identifier, .wildcard, .dollarIdentifier:
            advance()
            while token.kind == .comma, budget > 0 {
                advance()
                guard token.kind == .identifier || token.kind == .wildcard || token.kind == .dollarIdentifier else {
                    return false
                }
                advance()
            }
        default: break
        }
        guard skipEffects() else { return false }
        if token.kind == .arrow {
            advance()
            guard skipType() else { return false }
        }
        return token.kind == .inKeyword
    }

    /// Steps over brackets and everything between them.
    private mutating func skipBalanced() -> Bool {
        var open = 0
        repeat {
            switch token.kind {
            case .leftParen, .leftSquare, .leftBrace, .interpolationOpen: open += 1
            case .rightParen, .rightSquare, .rightBrace: open -= 1
            case .endOfFile: return false
            default: break
            }
            advance()
        } while open > 0 && budget > 0
        return open == 0
    }
}
