import TestSupport

/// A property of any text; finds one that lacks it and makes that one as short as it can be.
struct TextProperty {
    let name: String
    /// What is wrong, if anything.
    let complaint: ([UInt8]) -> String?

    /// The shortest text found that lacks the property, with what is wrong with it; nil if none was found.
    func counterexample(among texts: some Sequence<String>) -> String? {
        for text in texts {
            guard complaint(Array(text.utf8)) != nil else { continue }
            let shortest = shrunk(Array(text.utf8))
            let fault = complaint(shortest) ?? ""
            return "\(name): \(fault)\n\(String(decoding: shortest, as: UTF8.self).debugDescription)"
        }
        return nil
    }

    /// Leaves out pieces, of half the text at first and of single bytes at last, as long as it stays wrong.
    private func shrunk(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var size = max(bytes.count / 2, 1)
        while size >= 1 {
            var place = 0
            while place < bytes.count {
                var shorter = bytes
                shorter.removeSubrange(place..<min(place + size, bytes.count))
                if complaint(shorter) != nil { bytes = shorter } else { place += size }
            }
            if size == 1 { break }
            size /= 2
        }
        return bytes
    }
}

/// Makes texts at random out of what programs are made of, put together without sense.
struct TextMaker {
    var random: SplitMix64

    private static let words = [
        "Text", "VStack", "let", "var", "func", "struct", "enum", "case", "if", "else", "switch", "for", "in", "return",
        "some", "View", "body", "where", "guard", "while", "repeat", "do", "is", "as", "try", "x", "$0", "_", "self",
        "1", "2.5", "0x1F", "\"a\"", "\"\\(", "\"\"\"", "#\"", "#if", "#else", "#endif", "@State", "`in`", "inf", "'",
        "\\",
        "(", ")", "(", ")", "{", "}", "{", "}", "[", "]", "<", ">", ",", ",", ";", ":", ".", ".padding(1)", "+", "- ",
        "!",
        "?", " ?", "??", "->", "=", "==", "&", "...", "// c\n", "/* c */", "/*", "*/", "\n", "\n", "\n    ", " ", " ",
        "\t",
        "\r\n", "é", "👩‍👩‍👧", "\u{0}", "\u{FEFF}", "\u{202E}",
    ]

    mutating func text() -> String {
        (0...random.below(40)).map { _ in Self.words[random.below(Self.words.count)] + (random.oneIn(3) ? " " : "") }
            .joined()
    }

    /// Views as people write them, with a word of something else in one place.
    mutating func spoiltView() -> String {
        var maker = SketchMaker(random: random)
        var text = Array(maker.sketch(depth: 3).text.unicodeScalars)
        random = maker.random
        let word = Self.words[random.below(Self.words.count)]
        text.insert(contentsOf: word.unicodeScalars, at: random.below(text.count + 1))
        var result = String.UnicodeScalarView()
        result += text
        return String(result)
    }
}
