/// What somebody probably meant who wrote a name that does not exist.
package enum Suggestions {
    struct Candidate {
        let name: String
        /// Words that people type for it: `margin` for `padding`.
        let synonyms: [String]

        init(_ name: String, synonyms: [String] = []) {
            self.name = name
            self.synonyms = synonyms
        }
    }

    enum Result: Equatable {
        case none
        /// The only likely name; certain when it differs by one slip.
        case one(String, isCertain: Bool)
        /// Up to three equally likely names.
        case several([String])
    }

    /// Bytes of the longest name for which a likely spelling is looked for.
    private static let longestName = 256

    /// The likeliest candidates: the same letters in another case, then the smallest number of slips (at most a third
    /// of the name's length), then a known synonym, then the same words in another order. Nobody means an operator with a
    /// word, nor a type with the one letter of a value.
    static func find(_ name: String, among candidates: [Candidate]) -> Result {
        // Nothing that is declared comes near to such a name.
        guard name.utf8.count <= longestName else { return .none }
        let lowered = name.lowercased()
        for candidate in candidates where candidate.name != name && candidate.name.lowercased() == lowered {
            return .one(candidate.name, isCertain: true)
        }
        let letters = Array(name.unicodeScalars)
        let limit = max(letters.count, 3) / 3
        var best = limit + 1
        var names: [String] = []
        let isOperator = isOperator(name)
        for candidate in candidates where candidate.name != name && self.isOperator(candidate.name) == isOperator {
            if candidate.name.hasPrefix("_"), !name.hasPrefix("_") { continue }
            let other = Array(candidate.name.unicodeScalars)
            if abs(other.count - letters.count) > limit { continue }
            let distance = distance(letters, other, limit: limit)
            if distance > limit { continue }
            // Of one letter nothing is left; a type is not meant by a value's letter.
            if letters.count == 1, other.count == 1, isCapital(letters) != isCapital(other) { continue }
            if distance < best {
                best = distance
                names = [candidate.name]
            } else if distance == best, !names.contains(candidate.name) {
                names.append(candidate.name)
            }
        }
        if names.count == 1, let only = names.first { return .one(only, isCertain: best == 1) }
        if names.count > 1 { return .several(Array(names.prefix(3))) }
        for candidate in candidates where candidate.synonyms.contains(where: { $0.lowercased() == lowered }) {
            return .one(candidate.name, isCertain: false)
        }
        let words = self.words(name).sorted()
        if words.count > 1 {
            for candidate in candidates where candidate.name != name && self.words(candidate.name).sorted() == words {
                return .one(candidate.name, isCertain: false)
            }
        }
        return .none
    }

    /// The nearest of some names without regard to case, if at most a third of the letters differ; the first of several
    /// that are equally near. For words of the command line.
    package static func best(for word: String, among names: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        let limit = max(letters.count, 3) / 3
        var best: (name: String, distance: Int)?
        for name in names {
            let other = Array(name.lowercased().unicodeScalars)
            if abs(other.count - letters.count) > limit { continue }
            let distance = distance(letters, other, limit: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    private static func isCapital(_ letters: [Unicode.Scalar]) -> Bool {
        letters.first?.properties.isUppercase ?? false
    }

    /// Whether a name is made of signs rather than of letters.
    private static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return "/=-+!*%<>&|^~?.".unicodeScalars.contains(first) || first.properties.generalCategory == .mathSymbol
    }

    /// The words of a name in camel case, in small letters.
    private static func words(_ name: String) -> [String] {
        var result: [String] = []
        for character in name {
            if character.isUppercase || result.isEmpty { result.append("") }
            if character != "_" { result[result.count - 1] += character.lowercased() }
        }
        return result
    }

    /// The number of insertions, deletions, replacements and exchanges of neighbours between two words (restricted
    /// Damerau–Levenshtein); anything above the limit is `limit + 1`.
    static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int {
        if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [Int](repeating: row, count: second.count + 1)
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    current[column] = min(current[column], beforeLast[column - 2] + 1)
                }
            }
            if current.allSatisfy({ $0 > limit }) { return limit + 1 }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
