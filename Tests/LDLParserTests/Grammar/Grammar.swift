import Foundation

/// grammar.ebnf, read.
struct Grammar: Sendable {
    /// What a part of a production is.
    indirect enum Part: Sendable {
        case terminal(String)
        case name(String)
        case special(String)
        case sequence([Part])
        case choice([Part])
        case option(Part)
        case repetition(Part)
    }

    /// The productions by name.
    private(set) var productions: [String: Part] = [:]
    /// The names in the order of the file.
    private(set) var order: [String] = []
    /// What is wrong with the file's form.
    private(set) var problems: [String] = []

    /// The name of the first production of the part in which nothing stands between the parts.
    static let firstToken = "identifier"

    private var characters: [Character]
    private var position = 0

    init(text: String) {
        characters = Array(text)
        while skipBlanks() { readProduction() }
    }

    /// Whether a production describes a token.
    func isToken(_ name: String) -> Bool {
        guard let first = order.firstIndex(of: Self.firstToken), let own = order.firstIndex(of: name) else {
            return false
        }
        return own >= first
    }

    /// The names that a production mentions.
    static func names(in part: Part) -> [String] {
        switch part {
        case .terminal, .special: []
        case .name(let name): [name]
        case .sequence(let parts), .choice(let parts): parts.flatMap(names)
        case .option(let part), .repetition(let part): names(in: part)
        }
    }

    /// The marks and classes that a production mentions.
    static func specials(in part: Part) -> [String] {
        switch part {
        case .terminal, .name: []
        case .special(let special): [special]
        case .sequence(let parts), .choice(let parts): parts.flatMap(specials)
        case .option(let part), .repetition(let part): specials(in: part)
        }
    }

    // MARK: Reading

    /// Steps over white space and comments; false at the end.
    private mutating func skipBlanks() -> Bool {
        while position < characters.count {
            if characters[position].isWhitespace {
                position += 1
            } else if characters[position] == "(", position + 1 < characters.count, characters[position + 1] == "*" {
                position += 2
                while position + 1 < characters.count, !(characters[position] == "*" && characters[position + 1] == ")")
                {
                    position += 1
                }
                position += 2
            } else {
                return true
            }
        }
        return false
    }

    private mutating func eat(_ character: Character) -> Bool {
        guard skipBlanks(), characters[position] == character else { return false }
        position += 1
        return true
    }

    private mutating func readProduction() {
        let name = readName()
        if name.isEmpty || !eat("=") {
            problems.append("no production after \(order.last ?? "the start")")
            position = characters.count
            return
        }
        let part = readChoice()
        if !eat(";") { problems.append("no ';' after \(name)") }
        if productions[name] != nil { problems.append("\(name) is defined twice") }
        productions[name] = part
        order.append(name)
    }

    private mutating func readName() -> String {
        guard skipBlanks() else { return "" }
        var words: [String] = []
        var word = ""
        while position < characters.count, characters[position].isLetter || characters[position].isWhitespace {
            if characters[position].isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(characters[position])
            }
            position += 1
        }
        if !word.isEmpty { words.append(word) }
        return words.joined(separator: " ")
    }

    private mutating func readChoice() -> Part {
        var parts = [readSequence()]
        while eat("|") { parts.append(readSequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func readSequence() -> Part {
        var parts = [readPart()]
        while eat(",") { parts.append(readPart()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func readPart() -> Part {
        guard skipBlanks() else { return .sequence([]) }
        switch characters[position] {
        case "\"", "'": return .terminal(readUntil(characters[position]))
        case "?": return .special(readUntil("?").trimmingCharacters(in: .whitespaces))
        case "(": return readBrackets(")") { $0 }
        case "[": return readBrackets("]") { .option($0) }
        case "{": return readBrackets("}") { .repetition($0) }
        default:
            let name = readName()
            if name.isEmpty {
                problems.append("'\(characters[position])' cannot stand in a production")
                position = characters.count
            }
            return .name(name)
        }
    }

    private mutating func readBrackets(_ closer: Character, _ make: (Part) -> Part) -> Part {
        position += 1
        let inner = readChoice()
        if !eat(closer) { problems.append("no '\(closer)' after \(order.last ?? "the start")") }
        return make(inner)
    }

    private mutating func readUntil(_ delimiter: Character) -> String {
        position += 1
        var text = ""
        while position < characters.count, characters[position] != delimiter {
            text.append(characters[position])
            position += 1
        }
        position += 1
        return text
    }
}
