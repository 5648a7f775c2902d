extension Lexer {
    /// Steps over white space and comments and says what they were.
    @inline(__always)
    mutating func skipTrivia() -> TokenFlags {
        // Most tokens stand directly after the one before, or after one space.
        let byte = bytes[position]
        if byte > UInt8(ascii: " "), byte != UInt8(ascii: "/") { return [] }
        let next = bytes[position &+ 1]
        if byte == UInt8(ascii: " "), next > UInt8(ascii: " "), next != UInt8(ascii: "/") {
            position &+= 1
            return .leadingSpace
        }
        return skipLongTrivia()
    }

    @inline(never)
    private mutating func skipLongTrivia() -> TokenFlags {
        let start = position
        var flags: TokenFlags = []
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: " ") {
                skipSpaces()
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                position &+= 1
                flags.insert(.leadingNewline)
                if !strings.isEmpty { endStringsAtNewline() }
                skipSpaces()
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "/") {
                skipLine()
                flags.insert(.leadingComment)
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                if skipBlockComment() { flags.insert(.leadingNewline) }
                flags.insert(.leadingComment)
            } else if classes[Int(byte)].contains(.space) || byte == 0 && position < length {
                position &+= 1
            } else {
                break
            }
        }
        if position > start { flags.insert(.leadingSpace) }
        return flags
    }

    /// Steps over spaces, eight at a time.
    @inline(__always)
    private mutating func skipSpaces() {
        var end = position
        while true {
            let others = bytes.word(at: end) ^ ByteWord.repeating(UInt8(ascii: " "))
            if others != 0 {
                position = end &+ others.trailingZeroBitCount >> 3
                return
            }
            end &+= 8
        }
    }

    /// Steps to the end of the line.
    mutating func skipLine() {
        var end = position
        while end < length, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end &+= 1 }
        position = end
    }

    /// Steps over a block comment with the comments nested in it; says whether a line ended inside.
    private mutating func skipBlockComment() -> Bool {
        let start = position
        var depth = 1
        var sawNewline = false
        position += 2
        while position < length {
            let byte = bytes[position]
            if byte == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                depth -= 1
                if depth == 0 { return sawNewline }
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                position += 2
                depth += 1
            } else {
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { sawNewline = true }
                position += 1
            }
        }
        let missing = String(repeating: "*/", count: min(depth, 16))
        report(
            "this comment has no end; '*/' is missing", range(start, start + 2),
            fixIts: [
                FixIt(
                    "insert '\(missing)' at the end of the file", applicability: .maybeIncorrect,
                    edits: [TextEdit(file: file.id, range: range(length, length), replacement: missing)])
            ])
        return sawNewline
    }
}
