extension Lexer {
    /// Reads a number; after a member's period only an index of a tuple can stand, so a second period ends it.
    mutating func lexNumber(_ flags: TokenFlags) {
        let start = position
        if let last = tokens.tokens.last, last.kind == .period, Int(tokens.end(of: last)) == start {
            skip(.digit)
            finishNumber(.integerLiteral, flags, from: start)
            return
        }
        let second = bytes[start + 1]
        let isPrefixed = second == UInt8(ascii: "x") || second == UInt8(ascii: "o") || second == UInt8(ascii: "b")
        if bytes[start] == UInt8(ascii: "0"), isPrefixed {
            lexRadixNumber(flags, isHexadecimal: second == UInt8(ascii: "x"))
            return
        }
        var kind = TokenKind.integerLiteral
        skipDigits()
        if bytes[position] == UInt8(ascii: "."), classes[Int(bytes[position + 1])].contains(.digit) {
            kind = .floatLiteral
            position += 1
            skipDigits()
        }
        if bytes[position] | 0x20 == UInt8(ascii: "e"), skipExponent() { kind = .floatLiteral }
        finishNumber(kind, flags, from: start)
    }

    /// Reads a number with a prefix; hexadecimal numbers may have a fraction and a binary exponent.
    private mutating func lexRadixNumber(_ flags: TokenFlags, isHexadecimal: Bool) {
        let start = position
        let isOctal = bytes[start + 1] == UInt8(ascii: "o")
        position += 2
        let digits = position
        var kind = TokenKind.integerLiteral
        func isDigit(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "0"), UInt8(ascii: "1"): true
            case UInt8(ascii: "2")...UInt8(ascii: "7"): isOctal || isHexadecimal
            case UInt8(ascii: "8"), UInt8(ascii: "9"): isHexadecimal
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): isHexadecimal
            default: false
            }
        }
        while isDigit(bytes[position]) { position += 1 }
        if position == digits {
            finishNumber(kind, flags, from: start, isComplete: false)
            return
        }
        if isHexadecimal {
            let beforeFraction = position
            if bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]),
                bytes[position + 1] != UInt8(ascii: "_")
            {
                position += 1
                while isDigit(bytes[position]) { position += 1 }
            }
            if bytes[position] | 0x20 == UInt8(ascii: "p"), skipExponent() {
                kind = .floatLiteral
            } else {
                // Without an exponent the period begins a member.
                position = beforeFraction
            }
        }
        finishNumber(kind, flags, from: start)
    }

    /// Steps over an exponent if digits follow the letter and its sign.
    private mutating func skipExponent() -> Bool {
        var end = position + 1
        if bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
        guard classes[Int(bytes[end])].contains(.digit) else { return false }
        position = end
        skipDigits()
        return true
    }

    private mutating func skip(_ wanted: ByteClass) {
        while classes[Int(bytes[position])].contains(wanted) { position += 1 }
    }

    private mutating func skipDigits() {
        while classes[Int(bytes[position])].contains(.digit) || bytes[position] == UInt8(ascii: "_") { position += 1 }
    }

    /// Adds the token; letters that stick to a number belong to it and are reported.
    private mutating func finishNumber(
        _ kind: TokenKind, _ flags: TokenFlags, from start: Int, isComplete: Bool = true
    ) {
        let end = position
        while position < length, classes[Int(bytes[position])].contains(.nameBody),
            bytes[position] < 0x80 || decodeScalar(bytes, at: position).map({ isNameScalar($0.value) }) ?? false
        {
            position += decodeScalar(bytes, at: position)?.length ?? 1
        }
        append(kind, flags, from: start)
        if position > end || !isComplete {
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            report("'\(text)' is not a number", range(start, position))
        }
    }
}
