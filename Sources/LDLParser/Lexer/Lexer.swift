/// Cuts the bytes of a file into tokens.
///
/// Every byte ends up in a token or in the gap before one; gaps are white space, comments, a byte order mark and
/// stray NUL bytes. The lexer knows no grammar beyond what Swift's lexer knows: that white space around an operator
/// says whether it stands before, after or between operands, and where a regular expression can begin.
struct Lexer: ~Copyable {
    /// The file's bytes, with NULs behind them, which end every loop without a test of its own.
    let bytes: SourceBytes
    /// The number of bytes of the file.
    let length: Int
    let file: SourceFile
    let classes = ByteClass.pointer
    let keywords = KeywordTable.all

    /// The next byte to look at.
    var position = 0
    /// The tokens so far.
    var tokens: TokenBuffer
    /// The strings whose interpolations are being read, outermost first.
    var strings: [OpenString] = []
    /// The brackets that are open.
    var openBrackets = PlainBuffer<OpenBracket>(capacity: 256)
    /// How many of them are braces.
    private var openBraceCount = 0
    /// The opening parentheses and square brackets that are never closed, by token index.
    var looseBrackets: [UInt32] = []
    /// The pairs of braces by token index.
    var bracePairs = BracePairs()
    /// Whether the file declares operators or precedence groups of its own.
    var declaresOperators = false
    var diagnostics: [Diagnostic] = []

    /// A string literal whose interpolation is being read.
    struct OpenString {
        var hashes: Int
        var isMultiline: Bool
        /// The number of parentheses open within the interpolation.
        var parentheses: Int
        /// The number of brackets that are open around the interpolation.
        var brackets = 0
        /// Whether the interpolation being read has no closing parenthesis on its line; the quote ends it then.
        var isLoose = false
    }

    /// A bracket that is open.
    struct OpenBracket: BitwiseCopyable {
        /// The index of its token.
        var token: UInt32
        /// What it is.
        var kind: TokenKind
        /// The number of the brace among all opening braces; of other brackets 0.
        var brace: UInt32 = 0
    }

    /// - Parameter bytes: The file's bytes, which stay where they are until the lexer and the parser are done.
    init(_ file: SourceFile, _ bytes: SourceBytes) {
        self.file = file
        self.bytes = bytes
        length = bytes.count
        tokens = TokenBuffer(capacity: length / 3 + 16)
    }

    /// Reads the whole file; the last token is the end of the file.
    mutating func run() {
        checkEncoding()
        if bytes[0..<3].elementsEqual([0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "!") { skipLine() }
        var flags = skipTrivia()
        flags.insert(.leadingNewline)
        while position < length {
            lexToken(flags)
            flags = skipTrivia()
        }
        append(.endOfFile, flags, from: length)
        dropBrackets(downTo: 0)
        looseBrackets.sort()
        openBrackets.free()
    }

    /// Reads one token; never leaves `position` where it was.
    @inline(__always)
    private mutating func lexToken(_ flags: TokenFlags) {
        let start = position
        let byte = bytes[start]
        let cls = classes[Int(byte)]
        if cls.contains(.asciiName), !cls.contains(.digit) {
            lexName(flags)
            return
        }
        switch byte {
        case UInt8(ascii: "("):
            position += 1
            if !strings.isEmpty { strings[strings.count - 1].parentheses &+= 1 }
            open(.leftParen)
            append(.leftParen, flags, from: start)
        case UInt8(ascii: ")"):
            position += 1
            closeBracket(.leftParen)
            append(.rightParen, flags, from: start)
            if !strings.isEmpty { closeParenthesisInString() }
        case UInt8(ascii: "{"):
            position += 1
            openBrace()
            append(.leftBrace, flags, from: start)
        case UInt8(ascii: "}"):
            position += 1
            closeBrace()
            append(.rightBrace, flags, from: start)
        case UInt8(ascii: "["):
            position += 1
            open(.leftSquare)
            append(.leftSquare, flags, from: start)
        case UInt8(ascii: "]"):
            position += 1
            closeBracket(.leftSquare)
            append(.rightSquare, flags, from: start)
        case UInt8(ascii: ","):
            position += 1
            append(.comma, flags, from: start)
        case UInt8(ascii: ":"):
            position += 1
            append(.colon, flags, from: start)
        case UInt8(ascii: ";"):
            position += 1
            append(.semicolon, flags, from: start)
        case UInt8(ascii: "@"):
            position += 1
            append(.atSign, flags, from: start)
        case UInt8(ascii: "\\"):
            position += 1
            append(.backslash, flags, from: start)
        case UInt8(ascii: "\""):
            if strings.last?.isLoose ?? false { endLooseInterpolation() } else { lexString(flags, hashes: 0) }
        case UInt8(ascii: "."):
            lexPeriod(flags)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            lexNumber(flags)
        case UInt8(ascii: "#"):
            lexPound(flags)
        case UInt8(ascii: "$"):
            lexDollar(flags)
        case UInt8(ascii: "`"):
            lexBackticks(flags)
        case UInt8(ascii: "'"):
            lexApostrophes(flags)
        default:
            if cls.contains(.operatorBody) {
                lexOperator(flags)
            } else {
                lexOther(flags)
            }
        }
    }

    /// Notes an opening bracket, whose token comes next.
    @inline(__always)
    mutating func open(_ kind: TokenKind) {
        openBrackets.append(OpenBracket(token: UInt32(truncatingIfNeeded: tokens.count), kind: kind))
    }

    /// Notes an opening brace, whose token comes next.
    private mutating func openBrace() {
        let token = UInt32(truncatingIfNeeded: tokens.count)
        openBrackets.append(OpenBracket(token: token, kind: .leftBrace, brace: bracePairs.open(token)))
        openBraceCount += 1
    }

    /// Pairs a closing parenthesis or square bracket with the innermost open bracket, if that is of its kind.
    @inline(__always)
    private mutating func closeBracket(_ opening: TokenKind) {
        guard let open = openBrackets.last else { return }
        if open.kind == opening || open.kind == .interpolationOpen && opening == .leftParen {
            openBrackets.truncate(to: openBrackets.count &- 1)
        }
    }

    /// Pairs a closing brace with the innermost open brace; parentheses open inside it are never closed.
    private mutating func closeBrace() {
        guard openBraceCount > 0 else { return }
        var depth = openBrackets.count - 1
        while depth >= 0, openBrackets[depth].kind != .leftBrace { depth -= 1 }
        guard depth >= 0 else { return }
        bracePairs.close(openBrackets[depth].brace, with: UInt32(truncatingIfNeeded: tokens.count))
        dropBrackets(downTo: depth)
    }

    /// Gives up the innermost brackets; those that are no braces are never closed.
    mutating func dropBrackets(downTo count: Int) {
        guard count < openBrackets.count else { return }
        for index in count..<openBrackets.count {
            let bracket = openBrackets[index]
            if bracket.kind == .leftBrace { openBraceCount -= 1 } else { looseBrackets.append(bracket.token) }
        }
        openBrackets.truncate(to: count)
    }

    /// Adds a token that ends at the current position.
    @inline(__always)
    mutating func append(_ kind: TokenKind, _ flags: TokenFlags, word: ContextualWord = .none, from start: Int) {
        let token = tokens.pack(kind, flags, word: word, start: start, end: position)
        tokens.tokens.append(token)
    }

    /// The range between two positions.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    /// Reports a mistake.
    mutating func report(_ message: String, _ range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []) {
        guard diagnostics.hasRoom(file, range) else { return }
        diagnostics.append(
            Diagnostic(.syntaxError, file: file.id, range: range, message: message, notes: notes, fixIts: fixIts))
    }

    /// Reads what begins with a byte beyond ASCII, or with one that begins nothing.
    private mutating func lexOther(_ flags: TokenFlags) {
        let start = position
        guard let (scalar, width) = decodeScalar(bytes, at: start), bytes[start] >= 0x80 else {
            // Control characters and stray bytes; a run of them is one token and, if it is not the file's
            // encoding that is at fault, one message.
            let isASCII = bytes[start] < 0x80
            position += 1
            while position < length, isStray(position) { position += 1 }
            append(.unknown, flags, from: start)
            if isASCII { report("a character that cannot stand here", range(start, position)) }
            return
        }
        if isOperatorHead(scalar) {
            lexOperator(flags)
        } else if isNameScalar(scalar) {
            lexName(flags)
        } else if scalar == 0x201C || scalar == 0x201D {
            lexCurlyString(flags, quoteWidth: width)
        } else {
            position += width
            append(.unknown, flags, from: start)
            report(
                "the character U+\(String(scalar, radix: 16, uppercase: true)) cannot stand here",
                range(start, position),
                fixIts: [
                    FixIt(
                        "remove it", applicability: .maybeIncorrect,
                        edits: [TextEdit(file: file.id, range: range(start, position), replacement: "")])
                ])
        }
    }

    /// Whether the byte at an index begins neither a token nor a gap.
    private func isStray(_ index: Int) -> Bool {
        let byte = bytes[index]
        if byte >= 0x80 { return decodeScalar(bytes, at: index) == nil }
        return byte < 0x20 && byte != 0 && classes[Int(byte)].isDisjoint(with: [.space, .newline]) || byte == 0x7F
    }

    /// Reports the first byte that is not UTF-8 or is NUL; once a file is enough.
    private mutating func checkEncoding() {
        var all: UInt8 = 0
        var least: UInt8 = 0xFF
        for byte in file.bytes {
            all |= byte
            least = min(least, byte)
        }
        guard all >= 0x80 || least == 0 else { return }
        var index = 0
        while index < length {
            guard bytes[index] != 0, let (_, width) = decodeScalar(bytes, at: index) else { break }
            index += width
        }
        guard index < length else { return }
        let message =
            bytes[index] == 0
            ? "the file contains a NUL byte; source files are UTF-8 text"
            : "the byte 0x\(String(bytes[index], radix: 16, uppercase: true)) is not UTF-8; source files are UTF-8 text"
        diagnostics.append(
            Diagnostic(.invalidEncoding, file: file.id, range: range(index, index + 1), message: message))
    }
}
