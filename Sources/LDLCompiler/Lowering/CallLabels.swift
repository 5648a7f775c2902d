import LDLParser

/// The labels of nodes: the source text of a call on one line, without its trailing closures, shortened.
final class CallLabels {
    private let files: [SourceFile]

    /// Labels longer than this end in an ellipsis.
    static let maximumLength = 60

    init(_ files: [SourceFile]) {
        self.files = files
    }

    /// - Parameter isLeaf: whether the view has no other view in it.
    func label(of origin: ViewOrigin, isLeaf: Bool) -> String {
        if let label = origin.label { return label }
        let made = makeLabel(origin, isLeaf: isLeaf)
        origin.label = made
        return made
    }

    /// The view's name: that of the call that made it, but `Circle` for `Circle().fill(.red)`, which is one view.
    func viewName(of origin: ViewOrigin, isLeaf: Bool) -> String {
        guard isLeaf else { return origin.name }
        let label = label(of: origin, isLeaf: isLeaf)
        let name = label.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.first?.isUppercase ?? false ? String(name) : origin.name
    }

    private func makeLabel(_ origin: ViewOrigin, isLeaf: Bool) -> String {
        let index = Int(origin.call.file.rawValue)
        guard files.indices.contains(index) else { return origin.name }
        var text = files[index].text(in: origin.call.range)
        let isModifier = text.drop(while: \.isWhitespace).hasPrefix(".")
        // A modifier that makes another view of the same kind, instead of a view round it, is told with what it changes.
        if isLeaf, isModifier { return CallLabels.shortened(files[index].text(in: origin.span.range)) }
        // Nothing is in front of the call, as in `modifier(Tile())` for `self.modifier(Tile())`, or what is in front is
        // what is called, as in `FlowLayout(spacing: 4) { … }`.
        if !isModifier, let first = text.first, first == "(" || first == "{" || first.isWhitespace {
            text = files[index].text(in: origin.span.range)
        }
        let label = CallLabels.shortened(text)
        // An implicit container, or a view that is not written as a call of that name.
        return label.utf8.contains(subsequence: origin.name.utf8) ? label : origin.name
    }

    /// A call's text on one line, up to its trailing closure.
    static func shortened(_ text: String) -> String {
        var text = text
        // A line break of two bytes is one character; where there are none, bytes are characters.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
            return text.withUTF8 { shortened($0) }
        }
        return shortened(characters: text)
    }

    /// The same for text of ASCII, byte by byte: most files have no other.
    private static func shortened(_ text: UnsafeBufferPointer<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(min(text.count, maximumLength * 2 + 2))
        var depth = 0
        var isInString = false
        var isEscaped = false
        var pendingSpace = false
        for byte in text {
            if isInString {
                result.append(isLineBreak(byte) ? UInt8(ascii: " ") : byte)
                if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                pendingSpace = !result.isEmpty
                continue
            }
            if byte == UInt8(ascii: "{"), depth == 0 { break }
            if pendingSpace, let last = result.last, last != UInt8(ascii: "("), last != UInt8(ascii: "["),
                byte != UInt8(ascii: ")"), byte != UInt8(ascii: "]"), !(byte == UInt8(ascii: ".") && depth == 0)
            {
                result.append(UInt8(ascii: " "))
            }
            pendingSpace = false
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            result.append(byte)
            if result.count > maximumLength * 2 { break }
        }
        guard result.count > maximumLength else { return String(decoding: result, as: UTF8.self) }
        return String(decoding: result.prefix(maximumLength - 1), as: UTF8.self) + "…"
    }

    /// As ``Character/isNewline`` says it of ASCII.
    private static func isLineBreak(_ byte: UInt8) -> Bool { (10...13).contains(byte) }

    private static func shortened(characters text: String) -> String {
        var result = ""
        // Counted along: a text counts its characters by looking at each.
        var length = 0
        var depth = 0
        var isInString = false
        var isEscaped = false
        var pendingSpace = false
        for character in text {
            if isInString {
                result.append(character.isNewline ? " " : character)
                length += 1
                if character == "\"", !isEscaped { isInString = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            if isSpace(character) {
                pendingSpace = !result.isEmpty
                continue
            }
            if character == "{", depth == 0 { break }
            // Inside an argument list, line breaks that the writer made for width are no spaces.
            if pendingSpace, let last = result.last, last != "(", last != "[", character != ")", character != "]",
                !(character == "." && depth == 0)
            {
                result.append(" ")
                length += 1
            }
            pendingSpace = false
            switch character {
            case "\"": isInString = true
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            default: break
            }
            result.append(character)
            length += 1
            if length > maximumLength * 2 { break }
        }
        guard length > maximumLength, result.count > maximumLength else { return result }
        return String(result.prefix(maximumLength - 1)) + "…"
    }

    /// White space; of ASCII characters without asking Unicode's tables.
    private static func isSpace(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return character.isWhitespace }
        return byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }
}
