extension Lexer {
    /// Reads a period, or an operator that begins with one, such as `..<`.
    mutating func lexPeriod(_ flags: TokenFlags) {
        let start = position
        if periodBeginsOperator(start, flags) {
            skipOperator(allowingPeriods: true)
            if position > start + 1 {
                appendOperator(flags, from: start)
                return
            }
        }
        position = start + 1
        append(.period, flags, from: start)
    }

    /// Whether more of an operator follows a period; `?` and `!` after it belong to a key path.
    @inline(__always)
    private func periodBeginsOperator(_ start: Int, _ flags: TokenFlags) -> Bool {
        let next = bytes[start + 1]
        if next == UInt8(ascii: ".") { return true }
        guard classes[Int(next)].contains(.operatorBody), next != UInt8(ascii: "?") else { return false }
        return next != UInt8(ascii: "!") || bytes[start + 2] == UInt8(ascii: "=") || flags.contains(.leadingSpace)
    }

    /// Reads an operator, or one of the marks that are made of operators' characters: `=`, `->`, `?`, `!`, `&`.
    mutating func lexOperator(_ flags: TokenFlags) {
        let start = position
        let byte = bytes[start]
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), isLeftBound(start, flags) {
            position += 1
            append(byte == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, flags, from: start)
            return
        }
        if byte == UInt8(ascii: "/"), lexRegex(flags) { return }
        skipOperator(allowingPeriods: false)
        if position == start {
            // A comment's end without its beginning; the one way to stand still.
            position += 1
        }
        appendOperator(flags, from: start)
    }

    /// Steps over an operator's characters; a comment ends it.
    private mutating func skipOperator(allowingPeriods: Bool) {
        while position < length {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"),
                bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
            {
                return
            }
            if classes[Int(byte)].contains(.operatorBody) || allowingPeriods && byte == UInt8(ascii: ".") {
                position += 1
            } else if byte >= 0x80, let (scalar, width) = decodeScalar(bytes, at: position), isOperatorBody(scalar) {
                position += width
            } else {
                return
            }
        }
    }

    /// Adds an operator; what surrounds it decides whether it is a prefix, an infix or a postfix operator.
    private mutating func appendOperator(_ flags: TokenFlags, from start: Int) {
        let left = isLeftBound(start, flags)
        let right = isRightBound(position, leftBound: left)
        if position - start == 1 {
            switch bytes[start] {
            case UInt8(ascii: "="):
                append(.equal, flags, from: start)
                return
            case UInt8(ascii: "&") where !left && right:
                append(.prefixAmpersand, flags, from: start)
                return
            case UInt8(ascii: "?"):
                append(.infixQuestion, flags, from: start)
                return
            default: break
            }
        }
        if position - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
            append(.arrow, flags, from: start)
            return
        }
        let kind: TokenKind = left == right ? .infixOperator : left ? .postfixOperator : .prefixOperator
        append(kind, flags, from: start)
        if position - start >= 2, bytes[start] == UInt8(ascii: "*"), bytes[start + 1] == UInt8(ascii: "/") {
            report("'*/' ends no comment", range(start, start + 2))
        }
    }

    /// Whether something that an operator can be attached to stands directly before it.
    private func isLeftBound(_ start: Int, _ flags: TokenFlags) -> Bool {
        guard start > 0, !flags.contains(.leadingSpace), tokens.count > 0 else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        default:
            return true
        }
    }

    /// Whether something that an operator can be attached to stands directly after it.
    private func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
        switch bytes[end] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."):
            // `a!.b` is a postfix operator, `^.b` a prefix one.
            return !leftBound
        case UInt8(ascii: "/"):
            return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
        case let byte:
            return classes[Int(byte)].isDisjoint(with: [.space, .newline])
        }
    }
}
