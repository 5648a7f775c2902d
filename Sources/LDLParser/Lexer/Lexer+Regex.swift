extension Lexer {
    /// Reads a regular expression between slashes if one begins here; else leaves everything as it is.
    ///
    /// A slash begins one where an operand can begin, no space follows, and another slash ends it on the same line
    /// without a space before it.
    mutating func lexRegex(_ flags: TokenFlags) -> Bool {
        let start = position
        let next = bytes[start + 1]
        guard !classes[Int(next)].contains(.space), !classes[Int(next)].contains(.newline), next != UInt8(ascii: "/"),
            next != UInt8(ascii: "*"), next != UInt8(ascii: ")"), operandMayBegin(flags)
        else { return false }
        var end = start + 1
        var parentheses = 0
        var inClass = false
        while end < length {
            switch bytes[end] {
            case 0x0A, 0x0D: return false
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): inClass = true
            case UInt8(ascii: "]"): inClass = false
            case UInt8(ascii: "(") where !inClass: parentheses += 1
            case UInt8(ascii: ")") where !inClass:
                parentheses -= 1
                if parentheses < 0 { return false }
            case UInt8(ascii: "/"):
                guard !classes[Int(bytes[end - 1])].contains(.space) else { return false }
                position = end + 1
                append(.regexLiteral, flags, from: start)
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    /// Whether an operand, and not an operator between operands, can stand after the last token.
    private func operandMayBegin(_ flags: TokenFlags) -> Bool {
        guard let last = tokens.tokens.last else { return true }
        switch last.kind {
        case .leftParen, .leftBrace, .leftSquare, .comma, .colon, .semicolon, .equal, .arrow, .infixQuestion,
            .prefixOperator, .infixOperator, .prefixAmpersand, .interpolationOpen, .returnKeyword, .inKeyword,
            .caseKeyword, .ifKeyword, .whileKeyword, .guardKeyword, .switchKeyword, .whereKeyword, .tryKeyword,
            .throwKeyword, .elseKeyword, .asKeyword:
            return true
        case .identifier where last.word == .await:
            return true
        case .postfixQuestion, .postfixExclamation:
            // `try?` and `try!` stand before an operand.
            return tokens.count > 1 && tokens[tokens.count - 2].kind == .tryKeyword
        default:
            return flags.contains(.leadingNewline)
        }
    }

    /// Reads a regular expression between slashes with hashes outside them; it may have several lines.
    mutating func lexExtendedRegex(_ flags: TokenFlags, hashes: Int) -> Bool {
        let start = position
        var end = start + hashes + 1
        let isMultiline = classes[Int(bytes[end])].contains(.newline)
        while end < length {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\\") {
                end += 1
            } else if byte == UInt8(ascii: "/"), hasHashes(hashes, at: end + 1) {
                position = end + 1 + hashes
                append(.regexLiteral, flags, from: start)
                return true
            } else if classes[Int(byte)].contains(.newline), !isMultiline {
                break
            }
            end += 1
        }
        if isMultiline { end = start + hashes + 1 }
        position = min(end, length)
        append(.regexLiteral, flags, from: start)
        let closing = "/" + String(repeating: "#", count: hashes)
        report("this regular expression has no end; '\(closing)' is missing", range(start, start + hashes + 1))
        return true
    }

    /// Whether a number of hashes stands at an index.
    func hasHashes(_ count: Int, at index: Int) -> Bool {
        guard index + count <= length else { return false }
        for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
        return true
    }
}
