extension Lexer {
    /// Reads a name or a keyword.
    @inline(__always)
    mutating func lexName(_ flags: TokenFlags) {
        let start = position
        let first = bytes.word(at: start)
        var others = ~ByteWord.names(first) & ByteWord.high
        var low = first
        var end = start
        if others != 0 {
            low &= 1 &<< UInt64(others.trailingZeroBitCount & ~7) &- 1
        } else {
            repeat {
                end &+= 8
                others = ~ByteWord.names(bytes.word(at: end)) & ByteWord.high
            } while others == 0
        }
        end &+= others.trailingZeroBitCount >> 3
        position = end
        if bytes[end] >= 0x80 {
            skipNameScalars()
            append(.identifier, flags, from: start)
            return
        }
        let (kind, word) = keywords.lookUp(bytes, low: low, from: start, length: end &- start)
        if kind == .operatorKeyword || kind == .precedencegroupKeyword { declaresOperators = true }
        append(kind, flags, word: word, from: start)
    }

    /// Steps over the rest of a name that has characters beyond ASCII.
    private mutating func skipNameScalars() {
        while position < length {
            if bytes[position] < 0x80 {
                guard classes[Int(bytes[position])].contains(.asciiName) else { return }
                position += 1
            } else {
                guard let (scalar, width) = decodeScalar(bytes, at: position), isNameScalar(scalar) else { return }
                position += width
            }
        }
    }

    /// Reads `$0` or `$name`.
    mutating func lexDollar(_ flags: TokenFlags) {
        let start = position
        position += 1
        let digits = position
        while classes[Int(bytes[position])].contains(.digit) { position += 1 }
        if position == digits, classes[Int(bytes[position])].contains(.nameStart) {
            skipNameScalars()
        }
        append(.dollarIdentifier, flags, from: start)
        if position == digits {
            report("expected a number or a name after '$'", range(start, position))
        }
    }

    /// Reads a name in backticks; any characters but backticks and line ends may stand in it.
    mutating func lexBackticks(_ flags: TokenFlags) {
        let start = position
        position += 1
        while position < length, bytes[position] != UInt8(ascii: "`"),
            !classes[Int(bytes[position])].contains(.newline)
        {
            position += 1
        }
        var flags = flags
        if bytes[position] == UInt8(ascii: "`"), position < length, position > start + 1 {
            position += 1
            flags.insert(.backticked)
            append(.identifier, flags, from: start)
        } else {
            position = start + 1
            skipNameScalars()
            append(.unknown, flags, from: start)
            report("this '`' has no partner; a name in backticks ends with one", range(start, start + 1))
        }
    }

    /// Reads what begins with `#`: a raw string, a regular expression, a directive or the start of a macro's name.
    mutating func lexPound(_ flags: TokenFlags) {
        let start = position
        var hashes = 0
        while bytes[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
        let after = bytes[start + hashes]
        if after == UInt8(ascii: "\"") {
            lexString(flags, hashes: hashes)
            return
        }
        if after == UInt8(ascii: "/"), lexExtendedRegex(flags, hashes: hashes) { return }
        if hashes > 1 {
            position = start + hashes
            append(.unknown, flags, from: start)
            report("several '#' can only stand before a string or a regular expression", range(start, position))
            return
        }
        var end = start + 1
        while classes[Int(bytes[end])].contains(.asciiName) { end += 1 }
        if let kind = directive(start + 1, end), bytes[end] < 0x80 {
            position = end
            append(kind, flags, from: start)
        } else {
            position = start + 1
            append(.pound, flags, from: start)
        }
    }

    /// The kind of the directive that the bytes between two positions spell, if they spell one.
    private func directive(_ start: Int, _ end: Int) -> TokenKind? {
        guard end > start, end - start <= 14 else { return nil }
        switch String(decoding: bytes[start..<end], as: UTF8.self) {
        case "if": return .poundIf
        case "elseif": return .poundElseif
        case "else": return .poundElse
        case "endif": return .poundEndif
        case "available": return .poundAvailable
        case "unavailable": return .poundUnavailable
        case "sourceLocation": return .poundSourceLocation
        default: return nil
        }
    }
}
