import TestSupport

/// Writes programs that a grammar describes.
///
/// The choice between alternatives is random while the program is shallow; below that the way that ends soonest is
/// taken, so every program is finite.
struct ProgramGenerator {
    private let grammar: Grammar
    private var random: SplitMix64
    /// For each production, how deep the shortest text that it describes is.
    private let depths: [String: Int]

    /// The program so far.
    private(set) var text = ""
    /// The productions that were used.
    private(set) var used: Set<String> = []
    /// What stands before the next token.
    private var gap = " "
    /// The contexts that are set, one set for each open bracket.
    private var contexts: [Set<String>] = [[]]
    /// How many productions that describe tokens are being written.
    private var tokenLevel = 0

    private static let maximalDepth = 30

    init(_ grammar: Grammar, seed: UInt64) {
        self.grammar = grammar
        random = SplitMix64(seed: seed)
        depths = Self.depths(of: grammar)
    }

    /// The program that begins with a production.
    mutating func program(_ start: String) -> String {
        write(.name(start), depth: 0)
        return text
    }

    // MARK: Writing

    private mutating func write(_ part: Grammar.Part, depth: Int) {
        switch part {
        case .terminal(let terminal): write(terminal)
        case .special(let special): write(special: special)
        case .name(let name):
            used.insert(name)
            guard let production = grammar.productions[name] else { return }
            if grammar.isToken(name) {
                if tokenLevel == 0 { writeGap(beforeLineEnd: name == "line end") }
                tokenLevel += 1
                write(production, depth: depth + 1)
                tokenLevel -= 1
                if tokenLevel == 0 { gap = name == "line end" ? "" : " " }
            } else {
                write(production, depth: depth + 1)
            }
        case .sequence(let parts):
            // A context that is set in a sequence holds until the sequence ends.
            let saved = contexts[contexts.count - 1]
            for part in parts { write(part, depth: depth) }
            let isStillFirst = contexts[contexts.count - 1].contains("statement")
            contexts[contexts.count - 1] = isStillFirst ? saved : saved.subtracting(["statement"])
        case .choice(let parts):
            let possible = parts.filter(isPossible)
            guard !possible.isEmpty else { return }
            if depth > Self.maximalDepth || text.utf8.count > 1_200 {
                let shortest = possible.min { Self.depth($0, depths) < Self.depth($1, depths) }
                if let shortest { write(shortest, depth: depth) }
            } else {
                write(possible[random.below(possible.count)], depth: depth)
            }
        case .option(let part):
            if depth <= Self.maximalDepth, isPossible(part), random.oneIn(3) { write(part, depth: depth) }
        case .repetition(let part):
            guard depth <= Self.maximalDepth, text.utf8.count < 1_200 else { return }
            let most = depth < 3 ? 8 : 3
            for _ in 0..<random.below(most) where isPossible(part) { write(part, depth: depth) }
        }
    }

    private mutating func write(_ terminal: String) {
        if tokenLevel > 0 {
            text += terminal
            return
        }
        if terminal == ")" || terminal == "]" || terminal == "}", contexts.count > 1 { contexts.removeLast() }
        writeGap()
        text += terminal
        gap = " "
        switch terminal {
        case "(", "[": contexts.append(contexts[contexts.count - 1].subtracting(["condition"]))
        case "{": contexts.append([])
        default: break
        }
    }

    /// Writes what stands between two tokens; what follows is no longer the first token of a statement.
    private mutating func writeGap(beforeLineEnd: Bool = false) {
        if !text.isEmpty, !beforeLineEnd { text += gap }
        contexts[contexts.count - 1].remove("statement")
    }

    private mutating func write(special: String) {
        switch special {
        case _ where gap == "\n" && ["glued", "space", "same line"].contains(special):
            // A line end that one production asks for stays.
            break
        case "glued": gap = ""
        case "space": gap = random.oneIn(6) ? "\n  " : " "
        case "same line": gap = " "
        case "newline": if tokenLevel > 0 { text += "\n" } else { gap = "\n" }
        case "letter": text += pick(["q", "x", "z", "Z", "ä", "Q", "名"])
        case "character of a string": text += pick(["a", "Z", " ", "5", "/", "é", "(", "🙂"])
        case "character of a comment": text += pick(["a", " ", "é", "\"", "{", "("])
        case "line end character": text += pick(["\n", "\n", "\n", "\r\n", "\r"])
        case "tab": text += "\t"
        default:
            if special.hasPrefix("with ") { contexts[contexts.count - 1].insert(String(special.dropFirst(5))) }
        }
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[random.below(choices.count)]
    }

    /// Whether the contexts allow a part.
    private func isPossible(_ part: Grammar.Part) -> Bool {
        let context = contexts[contexts.count - 1]
        switch part {
        case .special(let special) where special.hasPrefix("when "):
            return context.contains(String(special.dropFirst(5)))
        case .special(let special) where special.hasPrefix("unless "):
            return !context.contains(String(special.dropFirst(7)))
        case .sequence(let parts):
            for part in parts {
                guard case .special(let special) = part, special.hasPrefix("when ") || special.hasPrefix("unless ")
                else {
                    break
                }
                if !isPossible(part) { return false }
            }
            return true
        case .name(let name):
            // A production that begins with a condition is as possible as its condition.
            if case .sequence(let parts)? = grammar.productions[name] { return isPossible(.sequence(parts)) }
            return true
        default: return true
        }
    }

    // MARK: Depths

    private static func depths(of grammar: Grammar) -> [String: Int] {
        var depths: [String: Int] = [:]
        var changed = true
        while changed {
            changed = false
            for name in grammar.order {
                guard let production = grammar.productions[name] else { continue }
                let depth = 1 + Self.depth(production, depths)
                if depth < depths[name] ?? infinite {
                    depths[name] = depth
                    changed = true
                }
            }
        }
        return depths
    }

    private static let infinite = 1_000_000

    private static func depth(_ part: Grammar.Part, _ depths: [String: Int]) -> Int {
        switch part {
        case .terminal, .special, .option, .repetition: 0
        case .name(let name): depths[name] ?? infinite
        case .sequence(let parts): parts.map { depth($0, depths) }.max() ?? 0
        case .choice(let parts): parts.map { depth($0, depths) }.min() ?? 0
        }
    }
}
