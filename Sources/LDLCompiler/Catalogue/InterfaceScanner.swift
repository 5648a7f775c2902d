/// Finds the declarations of an interface text by its indentation, without reading what they say.
///
/// The interface is our own text and keeps one form: a declaration begins at the margin of its level (four spaces a
/// level), goes on in lines that are indented further, and ends with a `}` at its margin if it has a body; the line
/// that opens a body ends with `{`. Comments stand in front. `CatalogueIndexTests` compares what is found here with
/// what the parser finds.
struct InterfaceScanner {
    /// Bytes of one declaration with the comments before it.
    struct Range {
        var start: Int
        /// Where it begins itself, behind the comments.
        var head: Int
        var end: Int
        /// Where the lines of its body begin; `nil` without a body of lines of its own.
        var body: Int?
        /// Where the line with the `}` of that body begins.
        var bodyEnd: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>

    /// Calls a function with each declaration whose margin is `indentation` spaces, in the lines from `start` to `end`.
    func forEachDeclaration(from start: Int, to end: Int, indentation: Int, _ visit: (Range) -> Void) {
        var line = start
        var found: Range?
        var comment: Int?
        while line < end {
            let lineEnd = lineEnd(from: line, to: end)
            let next = min(lineEnd + 1, end)
            defer { line = next }
            let first = line + indentation
            let opensBody = lineEnd > line && bytes[lineEnd - 1] == UInt8(ascii: "{")
            guard first < lineEnd, bytes[first] != UInt8(ascii: " ") else {
                // Indented further, or blank: the declaration goes on.
                if found?.body == nil, opensBody { found?.body = next }
                found?.end = next
                continue
            }
            if bytes[first] == UInt8(ascii: "}") {
                found?.bodyEnd = line
                found?.end = next
                continue
            }
            if let range = found { visit(range) }
            found = nil
            if bytes[first] == UInt8(ascii: "/") {
                if comment == nil { comment = line }
                continue
            }
            found = Range(
                start: comment ?? line, head: line, end: next, body: opensBody ? next : nil, bodyEnd: next)
            comment = nil
        }
        if let range = found { visit(range) }
    }

    /// Where the line's `\n` stands, or the end.
    private func lineEnd(from start: Int, to end: Int) -> Int {
        var position = start
        // Eight bytes at a time: every start looks at the whole interface. A byte of `word` is 0 where a line ends, and
        // the lowest bit that is left marks the first such byte.
        let text = UnsafeRawBufferPointer(bytes)
        while position &+ 8 <= end {
            let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
            let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if zeros != 0 { return position &+ zeros.trailingZeroBitCount / 8 }
            position &+= 8
        }
        while position < end, bytes[position] != UInt8(ascii: "\n") { position &+= 1 }
        return position
    }
}

/// What a declaration of the interface declares, read from its first words.
struct InterfaceHead {
    enum Keyword { case type, extended, function, initializer, subscripted, variable, alias, enumCase, associatedType }

    let keyword: Keyword
    /// The name's bytes; empty for `init`, `subscript` and `case`.
    let name: Swift.Range<Int>

    /// Reads over attributes and modifiers to the keyword; `nil` if there is none.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: InterfaceScanner.Range) {
        var position = range.head
        let end = range.end

        func skip(while condition: (UInt8) -> Bool) {
            while position < end, condition(bytes[position]) { position += 1 }
        }

        while position < end {
            skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            guard position < end else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "@"):
                position += 1
                skip(while: InterfaceHead.isNameByte)
                if position < end, bytes[position] == UInt8(ascii: "(") { skip { $0 != UInt8(ascii: ")") } }
                if position < end, bytes[position] == UInt8(ascii: ")") { position += 1 }
            default:
                let start = position
                skip(while: InterfaceHead.isNameByte)
                if position == start { return nil }
                guard let keyword = InterfaceHead.keyword(UnsafeBufferPointer(rebasing: bytes[start..<position])) else {
                    continue
                }
                skip { $0 == UInt8(ascii: " ") }
                var nameStart = position
                switch keyword {
                case .initializer, .subscripted, .enumCase: break
                case .extended: skip { InterfaceHead.isNameByte($0) || $0 == UInt8(ascii: ".") }
                default:
                    let first = position < end ? bytes[position] : 0
                    if InterfaceHead.isNameByte(first) {
                        skip(while: InterfaceHead.isNameByte)
                    } else if first == UInt8(ascii: "`") {
                        position += 1
                        nameStart = position
                        skip(while: InterfaceHead.isNameByte)
                    } else {
                        // An operator; its name ends at a space or at the parameters.
                        skip { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
                    }
                }
                self.keyword = keyword
                name = nameStart..<position
                return
            }
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Modifiers are no keywords here.
    private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
        func matches(_ text: StaticString) -> Bool {
            guard word.count == text.utf8CodeUnitCount else { return false }
            return word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        switch word.first {
        case UInt8(ascii: "s"):
            if matches("struct") { return .type }
            if matches("subscript") { return .subscripted }
        case UInt8(ascii: "e"):
            if matches("extension") { return .extended }
            if matches("enum") { return .type }
        case UInt8(ascii: "f"): if matches("func") { return .function }
        case UInt8(ascii: "v"): if matches("var") { return .variable }
        case UInt8(ascii: "l"): if matches("let") { return .variable }
        case UInt8(ascii: "i"): if matches("init") { return .initializer }
        case UInt8(ascii: "p"): if matches("protocol") { return .type }
        case UInt8(ascii: "c"):
            if matches("class") { return .type }
            if matches("case") { return .enumCase }
        case UInt8(ascii: "t"): if matches("typealias") { return .alias }
        case UInt8(ascii: "a"):
            if matches("associatedtype") { return .associatedType }
            if matches("actor") { return .type }
        default: break
        }
        return nil
    }
}
