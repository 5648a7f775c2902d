/// Words that follow a number: `^[3 night](inflect: true)` is shown as `3 nights`.
enum Inflection {
    /// The text with every such mark replaced by what it stands for.
    static func applied(to text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstRange(of: "^[") {
            result += rest[..<start.lowerBound]
            let inside = rest[start.upperBound...]
            guard let end = inside.firstRange(of: "]("), let close = inside[end.upperBound...].firstIndex(of: ")")
            else {
                return result + rest[start.lowerBound...]
            }
            let phrase = String(inside[..<end.lowerBound])
            let isInflected = inside[end.upperBound..<close].contains("inflect")
            result += isInflected ? agreed(phrase) : phrase
            rest = inside[inside.index(after: close)...]
        }
        return result + rest
    }

    /// A phrase whose last word agrees with the number in it.
    static func agreed(_ phrase: String) -> String {
        var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let number = words.first(where: { $0.first?.isNumber == true }), number != "1",
            let last = words.last, last.first?.isLetter == true
        else { return phrase }
        words[words.count - 1] = plural(last)
        return words.joined(separator: " ")
    }

    /// The plural of an English noun.
    static func plural(_ word: String) -> String {
        let small = word.lowercased()
        if unchanged.contains(small) { return word }
        if let known = irregular[small] {
            return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        let vowels = "aeiou"
        if small.hasSuffix("y"), let before = small.dropLast().last, !vowels.contains(before) {
            return word.dropLast() + "ies"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: { small.hasSuffix($0) }) { return word + "es" }
        return word + "s"
    }

    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "trout", "offspring",
    ]

    private static let irregular: [String: String] = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "life": "lives", "knife": "knives", "wife": "wives",
        "leaf": "leaves", "half": "halves", "wolf": "wolves", "shelf": "shelves", "loaf": "loaves",
        "thief": "thieves", "calf": "calves", "self": "selves", "scarf": "scarves", "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes", "analysis": "analyses",
        "criterion": "criteria", "datum": "data", "index": "indices", "die": "dice",
    ]
}

extension Substring {
    /// Where another text occurs first.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
