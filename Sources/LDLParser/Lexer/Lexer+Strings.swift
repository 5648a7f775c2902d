extension Lexer {
    /// Reads the opening quotes of a string and its text up to the first interpolation or to its end.
    mutating func lexString(_ flags: TokenFlags, hashes: Int) {
        let start = position
        let quote = start + hashes
        let quotes = bytes[quote + 1] == UInt8(ascii: "\"") && bytes[quote + 2] == UInt8(ascii: "\"") ? 3 : 1
        // `#"""#` is a string that holds one quote: three quotes open several lines only if the line ends after them.
        let isMultiline = quotes == 3 && (hashes == 0 || !closesOnSameLine(quote + 3, hashes))
        position = quote + (isMultiline ? 3 : 1)
        append(.stringOpen, flags, from: start)
        lexStringText(OpenString(hashes: hashes, isMultiline: isMultiline, parentheses: 0))
    }

    /// Whether the closing quote of a one-line raw string stands before the end of the line.
    private mutating func closesOnSameLine(_ start: Int, _ hashes: Int) -> Bool {
        var index = start - 1
        while index < length, !classes[Int(bytes[index])].contains(.newline) {
            if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    /// Reads the text of a string from the current position: a segment, then the closing quotes or the opening of an
    /// interpolation. A string that ends nowhere gets no closing token; the parser reports it.
    mutating func lexStringText(_ string: OpenString) {
        let start = position
        while true {
            skipPlainText()
            guard position < length else { break }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                let quotes = string.isMultiline ? 3 : 1
                if !string.isMultiline || bytes[position + 1] == byte && bytes[position + 2] == byte,
                    hasHashes(string.hashes, at: position + quotes)
                {
                    appendSegment(from: start)
                    let close = position
                    position += quotes + string.hashes
                    append(.stringClose, [], from: close)
                    return
                }
                position += 1
            case UInt8(ascii: "\\"):
                guard hasHashes(string.hashes, at: position + 1) else {
                    position += 1
                    continue
                }
                let escaped = position + 1 + string.hashes
                if bytes[escaped] == UInt8(ascii: "(") {
                    appendSegment(from: start)
                    let open = position
                    position = escaped + 1
                    strings.append(string)
                    strings[strings.count - 1].brackets = openBrackets.count
                    self.open(.interpolationOpen)
                    append(.interpolationOpen, [], from: open)
                    if !string.isMultiline, string.hashes == 0, !interpolationCloses() {
                        strings[strings.count - 1].isLoose = true
                    }
                    return
                }
                skipEscape(escaped, string)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard string.isMultiline else {
                    appendSegment(from: start)
                    return
                }
                position += 1
            default:
                position += 1
            }
        }
        appendSegment(from: start)
    }

    /// Steps to the next quote, backslash, line end or control character, eight bytes at a time.
    @inline(__always)
    private mutating func skipPlainText() {
        var end = position
        while true {
            let stops = ByteWord.stringStops(bytes.word(at: end))
            if stops != 0 {
                position = min(end &+ stops.trailingZeroBitCount >> 3, length)
                return
            }
            end &+= 8
        }
    }

    private mutating func appendSegment(from start: Int) {
        if position > start { append(.stringSegment, [], from: start) }
    }

    /// Steps over an escape whose letter stands at an index, and reports one that does not exist.
    private mutating func skipEscape(_ letter: Int, _ string: OpenString) {
        let start = position
        position = min(letter + 1, length)
        switch bytes[letter] {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
            UInt8(ascii: "'"), UInt8(ascii: "\""):
            break
        case UInt8(ascii: "u"):
            skipUnicodeEscape(from: start)
        case 0x0A, 0x0D:
            // A backslash at the end of a line joins it with the next; in a string of one line the line's end stands.
            if !string.isMultiline { position = letter }
        case UInt8(ascii: " "), 0x09:
            var end = letter
            while classes[Int(bytes[end])].contains(.space) { end += 1 }
            position = end
            if !string.isMultiline || !classes[Int(bytes[end])].contains(.newline) {
                report("a backslash needs the letter of an escape after it", range(start, letter))
            }
        default:
            guard letter < length else { return }
            position = letter + (decodeScalar(bytes, at: letter)?.length ?? 1)
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            report(
                "'\(text)' is no escape; the escapes are \\n, \\t, \\r, \\0, \\\\, \\\", \\', \\u{…} and \\(…)",
                range(start, position),
                fixIts: [
                    FixIt(
                        "write '\\\\' for a backslash", applicability: .maybeIncorrect,
                        edits: [TextEdit(file: file.id, range: range(start, start), replacement: "\\")])
                ])
        }
    }

    /// Steps over `{hexadecimal digits}` and reports what is not the number of a character.
    private mutating func skipUnicodeEscape(from start: Int) {
        guard bytes[position] == UInt8(ascii: "{") else {
            report("expected '{' and the number of a character after '\\u'", range(start, position))
            return
        }
        var end = position + 1
        var value: UInt32 = 0
        var digits = 0
        while let digit = Character(UnicodeScalar(bytes[end])).hexDigitValue, bytes[end] < 0x80 {
            value = value << 4 | UInt32(digit)
            digits += 1
            end += 1
        }
        let isClosed = bytes[end] == UInt8(ascii: "}")
        position = isClosed ? end + 1 : end
        if !isClosed || digits == 0 || digits > 8 || UnicodeScalar(value) == nil {
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            report("'\(text)' is no character; expected 1 to 8 hexadecimal digits in braces", range(start, position))
        }
    }

    /// Whether the closing parenthesis of the interpolation that begins here stands on the same line.
    ///
    /// What lies further away than any line that people write counts as closed.
    private mutating func interpolationCloses() -> Bool {
        // The number of open parentheses in each interpolation that is open, innermost last.
        var open = [0]
        var isInString = false
        var index = position
        let end = min(length, position + 300)
        while index < end {
            let byte = bytes[index]
            if classes[Int(byte)].contains(.newline) { return false }
            if isInString {
                if byte == UInt8(ascii: "\\") {
                    index += 1
                    if bytes[index] == UInt8(ascii: "(") {
                        open.append(0)
                        isInString = false
                    }
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: "(") {
                open[open.count - 1] += 1
            } else if byte == UInt8(ascii: ")") {
                if open[open.count - 1] > 0 {
                    open[open.count - 1] -= 1
                } else {
                    open.removeLast()
                    if open.isEmpty { return true }
                    isInString = true
                }
            }
            index += 1
        }
        return end < length
    }

    /// Ends a string at a quote inside an interpolation that has no closing parenthesis.
    mutating func endLooseInterpolation() {
        let start = position
        position += 1
        dropBrackets(downTo: strings.removeLast().brackets)
        append(.stringClose, [], from: start)
    }

    /// Notes a `)` inside an interpolation; the one that ends it brings the string's text back.
    mutating func closeParenthesisInString() {
        guard let string = strings.last else { return }
        if string.parentheses > 0 {
            strings[strings.count - 1].parentheses -= 1
        } else {
            strings.removeLast()
            lexStringText(OpenString(hashes: string.hashes, isMultiline: string.isMultiline, parentheses: 0))
        }
    }

    /// Ends strings of one line whose interpolation does not end on it, so that a forgotten `)` costs one line.
    mutating func endStringsAtNewline() {
        guard let outermost = strings.firstIndex(where: { !$0.isMultiline }) else { return }
        dropBrackets(downTo: strings[outermost].brackets)
        strings.removeSubrange(outermost...)
    }

    /// Reads a text between apostrophes as a string and offers quotes.
    mutating func lexApostrophes(_ flags: TokenFlags) {
        let start = position
        var end = start + 1
        while end < length, !classes[Int(bytes[end])].contains(.newline), bytes[end] != UInt8(ascii: "'") { end += 1 }
        let isClosed = end < length && bytes[end] == UInt8(ascii: "'")
        position = start + 1
        append(.stringOpen, flags, from: start)
        position = end
        appendSegment(from: start + 1)
        var edits = [TextEdit(file: file.id, range: range(start, start + 1), replacement: "\"")]
        if isClosed {
            position = end + 1
            append(.stringClose, [], from: end)
            edits.append(TextEdit(file: file.id, range: range(end, end + 1), replacement: "\""))
        }
        report(
            "a string is written in double quotes, not in apostrophes", range(start, position),
            fixIts: isClosed ? [FixIt("replace the apostrophes with '\"'", edits: edits)] : [])
    }

    /// Reads a text in curly quotes as a string and offers straight ones.
    mutating func lexCurlyString(_ flags: TokenFlags, quoteWidth: Int) {
        let start = position
        position += quoteWidth
        append(.stringOpen, flags, from: start)
        var edits = [TextEdit(file: file.id, range: range(start, position), replacement: "\"")]
        let text = position
        while position < length, !classes[Int(bytes[position])].contains(.newline) {
            if let (scalar, width) = decodeScalar(bytes, at: position), scalar == 0x201C || scalar == 0x201D {
                appendSegment(from: text)
                let close = position
                position += width
                append(.stringClose, [], from: close)
                edits.append(TextEdit(file: file.id, range: range(close, position), replacement: "\""))
                break
            }
            position += 1
        }
        if edits.count == 1 { appendSegment(from: text) }
        report(
            "curly quotes cannot delimit a string; it is written in straight quotes", range(start, start + quoteWidth),
            fixIts: edits.count == 2 ? [FixIt("replace the curly quotes with '\"'", edits: edits)] : [])
    }
}
