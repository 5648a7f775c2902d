#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
        // The declaration that has begun, and where the comments before the next one do.
        var head: Int?
        var comment: Int?
        var firstComment: Int?
        var body: Int?
        var bodyEnd: Int?
        func finish(at next: Int) {
            guard let head else { return }
            visit(Range(start: firstComment ?? head, head: head, end: next, body: body, bodyEnd: bodyEnd ?? next))
        }
        while line < end {
            let lineEnd = lineEnd(from: line, to: end)
            let first = line + indentation
            if first >= lineEnd || bytes[first] == UInt8(ascii: " ") {
                // Indented further, or blank: the declaration goes on.
                if body == nil, head != nil, opensBody(line, lineEnd) { body = min(lineEnd + 1, end) }
            } else if bytes[first] == UInt8(ascii: "}") {
                bodyEnd = line
            } else if bytes[first] == UInt8(ascii: "/") {
                if comment == nil { comment = line }
            } else {
                finish(at: comment ?? line)
                head = line
                firstComment = comment
                comment = nil
                body = opensBody(line, lineEnd) ? min(lineEnd + 1, end) : nil
                bodyEnd = nil
            }
            line = min(lineEnd + 1, end)
        }
        finish(at: comment ?? end)
    }

    @inline(__always)
    private func opensBody(_ line: Int, _ lineEnd: Int) -> Bool {
        lineEnd > line && bytes[lineEnd - 1] == UInt8(ascii: "{")
    }

    /// Where the line's `\n` stands, or the end. Every start looks at the whole interface, and the C library's search
    /// takes many bytes at a time.
    @inline(__always)
    private func lineEnd(from start: Int, to end: Int) -> Int {
        InterfaceScanner.first(UInt8(ascii: "\n"), in: bytes, from: start, to: end)
    }

    /// The first place of a byte from `start` on, or `end`.
    @inline(__always)
    static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        guard start < end, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start)
        else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}

/// What a declaration of the interface declares, read from its first words.
struct InterfaceHead {
    enum Keyword {
        case structure, enumeration, protocolType, extended, function, initializer, subscripted, variable, alias
        case enumCase, associatedType
    }

    let keyword: Keyword
    /// The name's bytes; empty for `init`, `subscript` and `case`.
    let name: Swift.Range<Int>

    /// Reads over attributes and modifiers to the keyword; `nil` if there is none.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: InterfaceScanner.Range) {
        var position = range.head
        let end = range.end
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
            case UInt8(ascii: "@"):
                position = InterfaceHead.nameEnd(bytes, from: position + 1, to: end)
                if position < end, bytes[position] == UInt8(ascii: "(") {
                    position = InterfaceScanner.first(UInt8(ascii: ")"), in: bytes, from: position, to: end) + 1
                }
            default:
                let start = position
                position = InterfaceHead.nameEnd(bytes, from: start, to: end)
                if position == start { return nil }
                if let keyword = InterfaceHead.keyword(UnsafeBufferPointer(rebasing: bytes[start..<position])) {
                    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
                    self.keyword = keyword
                    name = InterfaceHead.name(after: keyword, bytes, from: position, to: end)
                    return
                }
            }
        }
        return nil
    }

    /// The bytes of the name that stands behind a keyword.
    private static func name(
        after keyword: Keyword, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Swift.Range<Int> {
        guard start < end else { return start..<start }
        switch keyword {
        case .initializer, .subscripted, .enumCase: return start..<start
        case .extended:
            var position = nameEnd(bytes, from: start, to: end)
            while position < end, bytes[position] == UInt8(ascii: ".") {
                position = nameEnd(bytes, from: position + 1, to: end)
            }
            return start..<position
        default:
            if isNameByte(bytes[start]) { return start..<nameEnd(bytes, from: start, to: end) }
            if bytes[start] == UInt8(ascii: "`") { return start + 1..<nameEnd(bytes, from: start + 1, to: end) }
            // An operator; its name ends at a space or at the parameters.
            var position = start
            while position < end, bytes[position] != UInt8(ascii: " "), bytes[position] != UInt8(ascii: "(") {
                position += 1
            }
            return start..<position
        }
    }

    @inline(__always)
    private static func nameEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        var position = start
        while position < end, isNameByte(bytes[position]) { position += 1 }
        return position
    }

    @inline(__always)
    private static func isNameByte(_ byte: UInt8) -> Bool {
        // Capitals and small letters differ in one bit.
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    /// Modifiers are no keywords here.
    private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
        func matches(_ text: StaticString) -> Bool {
            guard word.count == text.utf8CodeUnitCount else { return false }
            return word.baseAddress.map { memcmp($0, text.utf8Start, word.count) == 0 } ?? false
        }
        switch word.first {
        case UInt8(ascii: "s"):
            if matches("struct") { return .structure }
            if matches("subscript") { return .subscripted }
        case UInt8(ascii: "e"):
            if matches("extension") { return .extended }
            if matches("enum") { return .enumeration }
        case UInt8(ascii: "f"): if matches("func") { return .function }
        case UInt8(ascii: "v"): if matches("var") { return .variable }
        case UInt8(ascii: "l"): if matches("let") { return .variable }
        case UInt8(ascii: "i"): if matches("init") { return .initializer }
        case UInt8(ascii: "p"): if matches("protocol") { return .protocolType }
        case UInt8(ascii: "c"):
            if matches("class") { return .structure }
            if matches("case") { return .enumCase }
        case UInt8(ascii: "t"): if matches("typealias") { return .alias }
        case UInt8(ascii: "a"):
            if matches("associatedtype") { return .associatedType }
            if matches("actor") { return .structure }
        default: break
        }
        return nil
    }
}
