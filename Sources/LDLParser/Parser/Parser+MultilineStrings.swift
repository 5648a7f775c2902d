extension Parser {
    /// Checks the lines of a string of several lines: its text begins on the line after the opening quotes, the closing
    /// quotes stand on a line of their own, and every line between begins with the white space before the closing ones.
    ///
    /// - Parameters:
    ///   - open: The opening quotes.
    ///   - segments: The segments and interpolations, by their places on the stack.
    ///   - close: The closing quotes.
    mutating func checkMultilineString(open: PackedToken, segments: Range<Int>, close: PackedToken) {
        let openEnd = raw.end(of: open)
        let first = Int(openEnd)
        if bytes[first] != 0x0A, bytes[first] != 0x0D {
            var fixIt = insertion("\n", at: openEnd, title: "begin a new line")
            if file.lineIndex.line(at: openEnd) == file.lineIndex.line(at: close.start) {
                fixIt.edits += insertion("\n", at: close.start).edits
            }
            reportString(
                "the text of a multi-line string begins on the line after its opening quotes",
                SourceRange(at: openEnd), [fixIt])
            return
        }
        let line = file.lineIndex.range(ofLine: file.lineIndex.line(at: close.start)).start
        let indentation = bytes[Int(line)..<Int(close.start)]
        guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 0x09 }) else {
            reportString(
                "the closing quotes of a multi-line string stand on a line of their own", raw.range(of: close),
                [insertion("\n", at: close.start, title: "begin a new line")])
            return
        }
        guard !indentation.isEmpty else { return }
        for index in segments {
            guard let token = stack[index].token else { continue }
            if !checkIndentation(takenToken(Int(token.rawValue)), indentation) { return }
        }
    }

    /// Checks the lines that begin in a segment; false once one has been reported.
    private mutating func checkIndentation(_ segment: PackedToken, _ indentation: Slice<UnsafeBufferPointer<UInt8>>)
        -> Bool
    {
        var index = Int(segment.start)
        let end = Int(raw.end(of: segment))
        while index < end {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D && bytes[index] != 0x0A else { continue }
            var width = 0
            while bytes[index + width] == UInt8(ascii: " ") || bytes[index + width] == 0x09 { width += 1 }
            let isBlank = bytes[index + width] == 0x0A || bytes[index + width] == 0x0D
            let isIndented = bytes[index..<bytes.count].starts(with: indentation)
            if !isBlank, !isIndented {
                let start = UInt32(truncatingIfNeeded: index)
                let range = SourceRange(start: start, end: start + UInt32(truncatingIfNeeded: width))
                let edit = TextEdit(
                    file: file.id, range: range, replacement: String(decoding: indentation, as: UTF8.self))
                reportString(
                    "this line of a multi-line string begins with less white space than its closing quotes", range,
                    [FixIt("indent the line like the closing quotes", edits: [edit])])
                return false
            }
        }
        return true
    }

    private mutating func reportString(_ message: String, _ range: SourceRange, _ fixIts: [FixIt]) {
        guard diagnostics.hasRoom(file, range) else { return }
        diagnostics.append(
            Diagnostic(.syntaxError, file: file.id, range: range, message: message, fixIts: fixIts))
    }
}
