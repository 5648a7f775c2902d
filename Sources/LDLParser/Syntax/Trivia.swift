/// What a piece of the text between two tokens is.
public enum TriviaKind: Sendable {
    /// Spaces and tabs, and the control characters that count as space.
    case space
    /// One line end: LF, CR LF or CR.
    case lineEnd
    /// `// …` without its line end; also a first line that begins with `#!`.
    case lineComment
    /// `/// …` without its line end.
    case documentationLine
    /// `/* … */`, nested ones included.
    case blockComment
    /// `/** … */`, nested ones included.
    case documentationBlock
    /// A byte order mark, or NUL bytes.
    case unreadable
}

/// A piece of the text between two tokens.
public struct TriviaPiece: Hashable, Sendable {
    /// What it is.
    public var kind: TriviaKind
    /// Its bytes.
    public var range: SourceRange

    /// Whether it is a comment of any kind.
    public var isComment: Bool {
        switch kind {
        case .lineComment, .documentationLine, .blockComment, .documentationBlock: true
        case .space, .lineEnd, .unreadable: false
        }
    }
}

extension SyntaxTree {
    /// The white space and the comments between the token before and this one, in order; together they are
    /// ``trivia(before:)``.
    public func triviaPieces(before token: TokenID) -> [TriviaPiece] {
        let gap = trivia(before: token)
        var reader = TriviaReader(bytes: file.bytes, position: Int(gap.start), end: Int(gap.end))
        var pieces: [TriviaPiece] = []
        while let piece = reader.next() { pieces.append(piece) }
        return pieces
    }
}

/// Cuts a gap between tokens into pieces.
struct TriviaReader {
    let bytes: [UInt8]
    var position: Int
    let end: Int

    /// The next piece; nil at the end of the gap.
    mutating func next() -> TriviaPiece? {
        guard position < end else { return nil }
        let start = position
        let kind = read()
        let range = SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position))
        return TriviaPiece(kind: kind, range: range)
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < end ? bytes[position + offset] : 0
    }

    /// Steps over one piece, at least one byte.
    private mutating func read() -> TriviaKind {
        switch byte() {
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
            while [UInt8(ascii: " "), 0x09, 0x0B, 0x0C].contains(byte()) { position += 1 }
            return .space
        case 0x0D:
            position += byte(1) == 0x0A ? 2 : 1
            return .lineEnd
        case 0x0A:
            position += 1
            return .lineEnd
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"), UInt8(ascii: "#"):
            let isDocumentation =
                byte(2) == UInt8(ascii: "/") && byte(3) != UInt8(ascii: "/") && byte() != UInt8(ascii: "#")
            while position < end, byte() != 0x0A, byte() != 0x0D { position += 1 }
            return isDocumentation ? .documentationLine : .lineComment
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            // `/**/` is an empty comment.
            let isDocumentation = byte(2) == UInt8(ascii: "*") && byte(3) != UInt8(ascii: "/")
            skipBlockComment()
            return isDocumentation ? .documentationBlock : .blockComment
        default:
            position += 1
            while position < end, byte() == 0 || byte() >= 0x80 { position += 1 }
            return .unreadable
        }
    }

    private mutating func skipBlockComment() {
        var depth = 1
        position += 2
        while position < end, depth > 0 {
            if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else {
                position += 1
            }
        }
    }
}
