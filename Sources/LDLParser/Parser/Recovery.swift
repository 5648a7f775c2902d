extension Parser {
    /// Reports a mistake at the current token, unless one has been reported there.
    ///
    /// - Parameter range: The bytes that it is about; the current token if nil.
    @inline(never)
    mutating func error(
        _ message: String, at range: SourceRange? = nil, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        guard cursor != lastErrorCursor else { return }
        lastErrorCursor = cursor
        guard diagnostics.hasRoom(file, currentRange) else { return }
        diagnostics.append(
            Diagnostic(
                .syntaxError, file: file.id, range: range ?? currentRange, message: message, notes: notes,
                fixIts: fixIts))
    }

    /// What the current token is, for the second half of a message.
    var found: String { describe(current) }

    /// What a token is, in words.
    func describe(_ token: PackedToken) -> String {
        // Where nothing more is reported no words are needed.
        if diagnostics.isFull { return "" }
        switch token.kind {
        case .endOfFile: return "the end of the file"
        case .stringOpen: return "a string"
        case .unknown: return "a character that cannot stand here"
        default:
            let text = text(token)
            return text.count <= 40 ? "'\(text)'" : "'\(text.prefix(37))…'"
        }
    }

    /// The place where something is missing: directly after the last token if a line ends there, else directly before
    /// the current one.
    var placeOfMissing: SourceRange {
        atLineStart || current.kind == .endOfFile ? SourceRange(at: previousEnd) : SourceRange(at: current.start)
    }

    /// A fix-it that inserts a text.
    func insertion(
        _ text: String, at offset: UInt32, title: String? = nil, _ applicability: Applicability = .machineApplicable
    ) -> FixIt {
        FixIt(
            title ?? "insert '\(text)'", applicability: applicability,
            edits: [TextEdit(file: file.id, range: SourceRange(at: offset), replacement: text)])
    }

    /// A fix-it that removes a range.
    func removal(_ range: SourceRange, title: String, _ applicability: Applicability = .machineApplicable) -> FixIt {
        FixIt(
            title, applicability: applicability,
            edits: [TextEdit(file: file.id, range: range, replacement: "")])
    }

    /// Takes a token that must stand here, or adds a missing one and says what was expected.
    ///
    /// - Parameters:
    ///   - kind: The token.
    ///   - what: What was expected, such as `':' after the label`.
    ///   - insert: The text that a fix-it inserts; nil if there is no likely cure.
    mutating func expect(_ kind: TokenKind, _ what: @autoclosure () -> String, insert: String? = nil) {
        if eat(kind) { return }
        let place = placeOfMissing
        let fixIts = insert.map { [insertion($0, at: place.start)] } ?? []
        error("expected \(what()), found \(found)", at: current.kind == .endOfFile ? place : nil, fixIts: fixIts)
        missing(kind)
    }

    /// Takes a closing bracket, or adds a missing one and points at the opening one.
    ///
    /// - Parameter open: The opening bracket, by index into `tokens`.
    @inline(__always)
    mutating func expectClosing(_ kind: TokenKind, of open: Int) {
        if !eat(kind) { reportUnclosed(kind, of: open) }
    }

    @inline(never)
    private mutating func reportUnclosed(_ kind: TokenKind, of open: Int) {
        if cursor == lastErrorCursor {
            // A consequence of what has been reported.
            missing(kind)
            return
        }
        let spelling = kind.bracket
        let opening = open < tokenCount ? takenToken(open) : current
        guard !opening.isMissing else {
            missing(kind)
            return
        }
        let note = Note(
            "this '\(opening.kind.bracket)' is not closed", at: SourceSpan(file: file.id, range: raw.range(of: opening))
        )
        if kind == .rightBrace, current.kind == .endOfFile {
            reportMissingBraceAtEnd(opening)
        } else if kind == .rightBrace {
            error(
                "expected '}', found \(found)", at: SourceRange(at: previousEnd), notes: [note],
                fixIts: [closingBrace(of: opening, after: previousEnd)])
        } else {
            let isLineEnd = atLineStart && current.kind != .endOfFile
            error(
                "expected '\(spelling)'\(isLineEnd ? " at the end of this line" : ", found \(found)")",
                at: SourceRange(at: previousEnd), notes: [note],
                fixIts: [insertion(spelling, at: previousEnd)])
        }
        missing(kind)
    }

    /// Moves tokens into an `unexpected` node until one is met that can go on; at least one is taken unless it closes
    /// something or ends the file.
    ///
    /// Brackets that open on the way are skipped with their contents.
    ///
    /// - Parameter stop: Whether the current token can go on.
    mutating func skip(until stop: (borrowing Parser) -> Bool) {
        let start = mark()
        var isFirst = true
        while current.kind != .endOfFile {
            if !isFirst, stop(self) { break }
            if atCloser { break }
            isFirst = false
            skipBalanced()
        }
        finish(.unexpected, start)
    }

    /// Takes one token, or brackets with everything between them.
    mutating func skipBalanced() {
        var open = 0
        repeat {
            switch current.kind {
            case .leftParen, .leftBrace, .leftSquare, .interpolationOpen, .stringOpen: open += 1
            case .rightParen, .rightBrace, .rightSquare, .stringClose: open -= 1
            case .endOfFile: return
            default: break
            }
            consume()
        } while open > 0
    }

    /// Notes one more level of nesting; false if it is too deep, in which case what follows has been skipped and stands
    /// as an `unexpected` node on the stack.
    @inline(__always)
    mutating func enter() -> Bool {
        guard depth < Parser.nestingLimit else {
            skipNested()
            return false
        }
        depth &+= 1
        return true
    }

    @inline(never)
    private mutating func skipNested() {
        if !reportedNesting {
            reportedNesting = true
            diagnostics.append(
                Diagnostic(
                    .limitExceeded, file: file.id, range: currentRange,
                    message: "nesting is deeper than \(Parser.nestingLimit) levels; what is inside is skipped"))
        }
        skip { parser in
            switch parser.current.kind {
            case .comma, .semicolon: true
            default: parser.atLineStart
            }
        }
        lastErrorCursor = cursor
    }

    /// Reports that something flat is longer than what comes after the parser takes. It is read to its end.
    mutating func reportLength(_ what: String) {
        guard !reportedLength else { return }
        reportedLength = true
        diagnostics.append(
            Diagnostic(
                .limitExceeded, file: file.id, range: currentRange,
                message: "\(what) has more than \(Parser.chainLimit) parts"))
    }

    /// Notes that one level of nesting has ended.
    @inline(__always)
    mutating func leave() {
        depth &-= 1
    }
}

extension TokenKind {
    /// The spelling of a bracket.
    fileprivate var bracket: String {
        switch self {
        case .leftParen: "("
        case .rightParen: ")"
        case .leftBrace: "{"
        case .rightBrace: "}"
        case .leftSquare: "["
        case .rightSquare: "]"
        case .leftAngle: "<"
        case .rightAngle: ">"
        case .interpolationOpen: "\\("
        default: "bracket"
        }
    }
}

extension [Diagnostic] {
    /// The number of mistakes in one file after which no more are reported.
    package static var mistakeLimit: Int { 1_000 }

    /// Whether no more mistakes are reported; nothing is gained then from looking at the file more closely.
    package var isFull: Bool { count > Self.mistakeLimit }

    /// Whether one more mistake is reported; the first that is not is replaced by a word about that.
    mutating func hasRoom(_ file: SourceFile, _ range: SourceRange) -> Bool {
        if count == Self.mistakeLimit {
            append(
                Diagnostic(
                    .limitExceeded, file: file.id, range: range,
                    message: "the file has more than \(Self.mistakeLimit) mistakes; no more are reported"))
        }
        return count < Self.mistakeLimit
    }
}
