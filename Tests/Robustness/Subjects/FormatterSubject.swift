import LDLParser

/// Formatting keeps every token and every comment, and formatting the result changes nothing.
enum FormatterSubject {
    static func complaint(about bytes: [UInt8]) -> String? {
        let tree = parse(SourceFile(name: "fuzz.ldl", bytes: bytes))
        guard let once = apply(format(tree), to: bytes) else { return "edits overlap or lie outside of the file" }
        let formatted = parse(SourceFile(name: "fuzz.ldl", bytes: once))
        if words(of: tree) != words(of: formatted) { return "the formatted file has other tokens" }
        guard let twice = apply(format(formatted), to: once) else { return "edits of the second round overlap" }
        if twice != once { return "formatting what is formatted changes it" }
        return nil
    }

    /// The tokens' bytes, without trailing commas, which the formatter may add and take away.
    private static func words(of tree: SyntaxTree) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for token in tree.tokens where token.range.end > token.range.start {
            let word = Array(tree.file.bytes[Int(token.range.start)..<Int(token.range.end)])
            if word == [UInt8(ascii: ")")] || word == [UInt8(ascii: "]")], words.last == [UInt8(ascii: ",")] {
                words.removeLast()
            }
            words.append(word)
        }
        return words
    }

    private static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var place = 0
        for edit in edits {
            let start = Int(edit.range.start), end = Int(edit.range.end)
            guard start >= place, end >= start, end <= bytes.count else { return nil }
            result += bytes[place..<start]
            result += edit.replacement.utf8
            place = end
        }
        return result + bytes[place...]
    }
}
