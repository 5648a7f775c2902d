/// A token as the lexer writes it and as the tree keeps it, in 8 bytes.
///
/// Its end is its start and its length. A length that 16 bits cannot hold lies in a table beside the tokens, by the
/// token's start; where a contextual keyword is spelled, whose length is small, the word lies beside the length.
@usableFromInline
struct PackedToken: BitwiseCopyable, Sendable {
    /// What the token is.
    @usableFromInline var kind: TokenKind
    /// The flags in the lower six bits, and what `size` holds in the upper two.
    @usableFromInline var marks: UInt8
    /// The length; or the word and, in the lower five bits, the length.
    @usableFromInline var size: UInt16
    /// The offset of the first byte.
    @usableFromInline var start: UInt32

    @inlinable static var holdsWord: UInt8 { 64 }
    @inlinable static var isLong: UInt8 { 128 }

    @inline(__always)
    init(kind: TokenKind, marks: UInt8, size: UInt16, start: UInt32) {
        self.kind = kind
        self.marks = marks
        self.size = size
        self.start = start
    }

    @inlinable var flags: TokenFlags { TokenFlags(rawValue: marks & 0x3F) }

    @inlinable var word: ContextualWord {
        marks & PackedToken.holdsWord == 0
            ? .none : ContextualWord(rawValue: UInt8(truncatingIfNeeded: size >> 5)) ?? .none
    }

    @inlinable var isMissing: Bool { flags.contains(.missing) }

    /// The end of a token whose length lies in it.
    @inlinable var shortEnd: UInt32 {
        start &+ UInt32(marks & PackedToken.holdsWord == 0 ? size : size & 31)
    }
}

/// The tokens of a file, with the ends of those that are longer than a packed token can say.
struct TokenBuffer {
    var tokens: PlainBuffer<PackedToken>
    /// The ends of long tokens, by their starts.
    private(set) var longEnds: [UInt32: UInt32] = [:]

    init(capacity: Int) {
        tokens = PlainBuffer(capacity: capacity)
    }

    /// The number of tokens.
    @inline(__always)
    var count: Int { tokens.count }

    /// A token; the last one, which is the end of the file, for what lies beyond it.
    @inline(__always)
    subscript(index: Int) -> PackedToken {
        tokens.base[UInt(bitPattern: index) < UInt(bitPattern: tokens.count) ? index : tokens.count &- 1]
    }

    /// Puts another token in the place of one.
    func replace(_ index: Int, with token: PackedToken) {
        if index >= 0, index < tokens.count { tokens[index] = token }
    }

    /// Makes a token of its parts.
    @inline(__always)
    mutating func pack(
        _ kind: TokenKind, _ flags: TokenFlags, word: ContextualWord = .none, start: Int, end: Int
    ) -> PackedToken {
        let length = end &- start
        var marks = flags.rawValue
        var size = UInt16(truncatingIfNeeded: length)
        if word != .none {
            marks |= PackedToken.holdsWord
            size |= UInt16(word.rawValue) << 5
        } else if length > 0xFFFF {
            marks |= PackedToken.isLong
            longEnds[UInt32(truncatingIfNeeded: start)] = UInt32(truncatingIfNeeded: end)
        }
        return PackedToken(kind: kind, marks: marks, size: size, start: UInt32(truncatingIfNeeded: start))
    }

    /// The offset one past a token's last byte.
    @inline(__always)
    func end(of token: PackedToken) -> UInt32 {
        token.marks & PackedToken.isLong == 0 ? token.shortEnd : longEnds[token.start] ?? token.shortEnd
    }

    /// The bytes of a token.
    func range(of token: PackedToken) -> SourceRange { SourceRange(start: token.start, end: end(of: token)) }
}
