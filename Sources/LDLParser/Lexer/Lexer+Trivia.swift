extension Lexer {
    /// Steps over white space and comments and says what they were.
    @inline(__always)
    mutating func skipTrivia() -> TokenFlags {
        let start = position
        var flags: TokenFlags = []
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                position += 1
                flags.insert(.leadingNewline)
                if !strings.isEmpty { endStringsAtNewline() }
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "/") {
                skipLine()
                flags.insert(.leadingComment)
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                if skipBlockComment() { flags.insert(.leadingNewline) }
                flags.insert(.leadingComment)
            } else if classes[Int(byte)].contains(.space) || byte == 0 && position < length {
                position += 1
            } else {
                break
            }
        }
        if position > start { flags.insert(.leadingSpace) }
        return flags
    }

    /// Steps to the end of the line.
    mutating func skipLine() {
        while position < length, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
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
