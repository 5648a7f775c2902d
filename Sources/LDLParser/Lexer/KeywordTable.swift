/// Finds keywords by their bytes: a small open hash table over names of at most 16 ASCII bytes.
///
/// It is made once and stays as long as the program, so that the lexer can read it without asking who owns it.
struct KeywordTable: @unchecked Sendable {
    struct Entry: BitwiseCopyable {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var kind = TokenKind.identifier
        var word = ContextualWord.none
    }

    /// `size` entries.
    private let entries: UnsafeMutablePointer<Entry>
    /// For each of 256 first bytes the lengths that any keyword with it has, as bits; most names are ruled out by it.
    private let lengths: UnsafeMutablePointer<UInt32>

    /// The table of all reserved and contextual keywords.
    static let all = KeywordTable()

    private static let size = 1024

    private init() {
        entries = .allocate(capacity: KeywordTable.size)
        entries.initialize(repeating: Entry(), count: KeywordTable.size)
        lengths = .allocate(capacity: 256)
        lengths.initialize(repeating: 0, count: 256)
        for (spelling, kind) in KeywordTable.reserved {
            insert(spelling, Entry(kind: kind))
        }
        for word in ContextualWord.allCases where word != .none {
            insert(word.spelling, Entry(word: word))
        }
    }

    private func insert(_ spelling: String, _ entry: Entry) {
        var entry = entry
        var spelling = spelling
        let fits = spelling.withUTF8 { bytes in
            guard let first = bytes.first, bytes.count <= 16 || entry.kind == .identifier else { return false }
            (entry.low, entry.high) = KeywordTable.pack(bytes)
            lengths[Int(first)] |= 1 << UInt32(min(bytes.count, 31))
            return true
        }
        guard fits else { return }
        var slot = KeywordTable.hash(entry.low, entry.high)
        while entries[slot].low != 0 { slot = (slot + 1) & (KeywordTable.size - 1) }
        entries[slot] = entry
    }

    /// The kind and the contextual keyword of a name.
    ///
    /// - Parameter low: Its first eight bytes, lowest first, and zero for those that it does not have.
    @inline(__always)
    func lookUp(
        _ bytes: SourceBytes, low: UInt64, from start: Int, length: Int
    ) -> (kind: TokenKind, word: ContextualWord) {
        let first = Int(truncatingIfNeeded: low & 0xFF)
        guard length < 32, lengths[first] &>> UInt32(truncatingIfNeeded: length) & 1 != 0 else {
            return (.identifier, .none)
        }
        return find(low, length > 8 ? KeywordTable.packHigh(bytes, from: start, length: length) : 0)
    }

    @inline(__always)
    private func find(_ low: UInt64, _ high: UInt64) -> (kind: TokenKind, word: ContextualWord) {
        var slot = KeywordTable.hash(low, high)
        while entries[slot].low != 0 {
            if entries[slot].low == low, entries[slot].high == high {
                return (entries[slot].kind, entries[slot].word)
            }
            slot = (slot &+ 1) & (KeywordTable.size - 1)
        }
        return (.identifier, .none)
    }

    /// Up to 8 bytes in each half; what is longer than 16 is mixed into the second half with its length, which keeps
    /// the one keyword of that length apart from names that begin alike.
    private static func pack(_ bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
        let bytes = SourceBytes(bytes)
        var low = bytes.word(at: 0)
        if bytes.count < 8 { low &= 1 << UInt64(8 * bytes.count) - 1 }
        return (low, bytes.count > 8 ? packHigh(bytes, from: 0, length: bytes.count) : 0)
    }

    private static func packHigh(_ bytes: SourceBytes, from start: Int, length: Int) -> UInt64 {
        var high: UInt64 = 0
        for index in 8..<max(length, 8) {
            high = (high << 8 | high >> 56) ^ UInt64(bytes[start + index])
        }
        return high
    }

    @inline(__always)
    private static func hash(_ low: UInt64, _ high: UInt64) -> Int {
        let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 50) & (size - 1)
    }

    /// The words that are never names.
    static let reserved: [(String, TokenKind)] = [
        ("associatedtype", .associatedtypeKeyword), ("class", .classKeyword), ("deinit", .deinitKeyword),
        ("enum", .enumKeyword), ("extension", .extensionKeyword), ("fileprivate", .fileprivateKeyword),
        ("func", .funcKeyword), ("import", .importKeyword), ("init", .initKeyword), ("inout", .inoutKeyword),
        ("internal", .internalKeyword), ("let", .letKeyword), ("operator", .operatorKeyword),
        ("precedencegroup", .precedencegroupKeyword), ("private", .privateKeyword), ("protocol", .protocolKeyword),
        ("public", .publicKeyword), ("static", .staticKeyword), ("struct", .structKeyword),
        ("subscript", .subscriptKeyword), ("typealias", .typealiasKeyword), ("var", .varKeyword),
        ("break", .breakKeyword), ("case", .caseKeyword), ("catch", .catchKeyword), ("continue", .continueKeyword),
        ("default", .defaultKeyword), ("defer", .deferKeyword), ("do", .doKeyword), ("else", .elseKeyword),
        ("fallthrough", .fallthroughKeyword), ("for", .forKeyword), ("guard", .guardKeyword), ("if", .ifKeyword),
        ("in", .inKeyword), ("repeat", .repeatKeyword), ("return", .returnKeyword), ("switch", .switchKeyword),
        ("throw", .throwKeyword), ("where", .whereKeyword), ("while", .whileKeyword), ("Any", .anyTypeKeyword),
        ("as", .asKeyword), ("false", .falseKeyword), ("is", .isKeyword), ("nil", .nilKeyword),
        ("self", .selfKeyword), ("Self", .selfTypeKeyword), ("super", .superKeyword), ("throws", .throwsKeyword),
        ("rethrows", .rethrowsKeyword), ("true", .trueKeyword), ("try", .tryKeyword), ("_", .wildcard),
    ]
}
