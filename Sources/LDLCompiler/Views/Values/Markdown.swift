import LayoutRuntime

/// The Markdown that a text's literal may hold: bold, italic, code, struck-out words and links.
enum Markdown {
    /// The words with their looks, and words that agree with a number inflected.
    static func text(_ source: String) -> TextValue {
        // A mark is a byte of its own, whatever else is in the text.
        var marks = source
        guard marks.withUTF8({ bytes in bytes.contains(where: { isMark($0) || $0 == UInt8(ascii: "^") }) }) else {
            return TextValue(source)
        }
        let source = Inflection.applied(to: source)
        guard source.utf8.contains(where: isMark) else { return TextValue(source) }
        guard source.contains(where: { "*_`~[\\".contains($0) }) else { return TextValue(source) }
        var parser = MarkdownParser(source)
        return TextValue(pieces: parser.pieces())
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }
}

private struct MarkdownParser {
    private let characters: [Character]
    private var index = 0
    private var result: [TextValue.Piece] = []
    private var current = ""
    private var isBold = false
    private var isItalic = false
    private var isStruck = false

    init(_ source: String) {
        characters = Array(source)
    }

    mutating func pieces() -> [TextValue.Piece] {
        while index < characters.count {
            let character = characters[index]
            switch character {
            case "\\" where following(1).map { $0.isPunctuation || $0.isSymbol } == true:
                current.append(characters[index + 1])
                index += 2
            case "`":
                code()
            case "[":
                link()
            case "~" where following(1) == "~" && !isStruck && closes("~~", from: index + 2):
                flush()
                isStruck = true
                index += 2
            case "~" where following(1) == "~" && isStruck:
                flush()
                isStruck = false
                index += 2
            case "*", "_":
                emphasis(character)
            default:
                current.append(character)
                index += 1
            }
        }
        flush()
        return result.isEmpty ? [TextValue.Piece("")] : result
    }

    private func following(_ distance: Int) -> Character? {
        let place = index + distance
        return characters.indices.contains(place) ? characters[place] : nil
    }

    /// Whether a mark occurs later on, after something that is not blank.
    private func closes(_ mark: String, from start: Int) -> Bool {
        let mark = Array(mark)
        var place = start + 1
        while place + mark.count <= characters.count {
            if Array(characters[place..<place + mark.count]) == mark, !characters[place - 1].isWhitespace {
                return true
            }
            place += 1
        }
        return false
    }

    private mutating func flush() {
        guard !current.isEmpty else { return }
        var piece = TextValue.Piece(current)
        if isBold { piece.isBold = true }
        if isItalic { piece.isItalic = true }
        if isStruck { piece.strikethrough = TextValue.Piece.Line() }
        result.append(piece)
        current = ""
    }

    private mutating func emphasis(_ mark: Character) {
        let isDouble = following(1) == mark
        let width = isDouble ? 2 : 1
        let isOpen = isDouble ? isBold : isItalic
        let before = index > 0 ? characters[index - 1] : nil
        let after = following(width)
        let text = String(repeating: mark, count: width)
        let canClose = isOpen && before.map { !$0.isWhitespace } == true
        // An underscore inside a word is a letter of it.
        let isInsideWord = mark == "_" && before.map { $0.isLetter || $0.isNumber } == true
        let canOpen =
            !isOpen && after.map { !$0.isWhitespace } == true && !isInsideWord && closes(text, from: index + width)
        guard canClose || canOpen else {
            current += text
            index += width
            return
        }
        flush()
        if isDouble { isBold.toggle() } else { isItalic.toggle() }
        index += width
    }

    private mutating func code() {
        guard let end = characters[(index + 1)...].firstIndex(of: "`") else {
            current.append("`")
            index += 1
            return
        }
        flush()
        var piece = TextValue.Piece(String(characters[(index + 1)..<end]))
        piece.isMonospaced = true
        if isStruck { piece.strikethrough = TextValue.Piece.Line() }
        result.append(piece)
        index = end + 1
    }

    /// `[words](address)` shows the words.
    private mutating func link() {
        guard let close = characters[index...].firstIndex(of: "]"), close + 1 < characters.count,
            characters[close + 1] == "(", let end = characters[(close + 1)...].firstIndex(of: ")")
        else {
            current.append("[")
            index += 1
            return
        }
        flush()
        var piece = TextValue.Piece(String(characters[(index + 1)..<close]))
        piece.style = .tint
        if isBold { piece.isBold = true }
        if isStruck { piece.strikethrough = TextValue.Piece.Line() }
        result.append(piece)
        index = end + 1
    }
}
