extension Parser {
    /// Where a `}` is most likely missing, judged by indentation.
    struct MissingBrace {
        /// The `{` that is not closed.
        var opening: PackedToken
        /// The end of the last token inside.
        var place: UInt32
    }

    /// The first place where the indentation says that a block has ended although its `}` has not come.
    ///
    /// It is asked for once, when the file ends inside a block: what the parser holds then is the outermost block,
    /// while
    /// the forgotten brace is usually that of an inner one.
    func likelyMissingBrace() -> MissingBrace? {
        var open: [(token: Int, indentation: Int)] = []
        for index in 0..<raw.count {
            let token = raw[index]
            if token.flags.contains(.leadingNewline), index > 0, let last = open.last {
                let column = indentation(at: token.start)
                let isEarly = token.kind == .rightBrace ? column < last.indentation : column <= last.indentation
                if isEarly, token.kind == .rightBrace || beginsItem(token) {
                    return MissingBrace(opening: raw[last.token], place: raw.end(of: raw[index - 1]))
                }
            }
            if token.kind == .leftBrace {
                open.append((index, indentation(at: token.start)))
            } else if token.kind == .rightBrace {
                _ = open.popLast()
            }
        }
        return nil
    }

    /// Notes that the bracket at the cursor is never closed, if so: then its contents end with a line that is not
    /// indented
    /// deeper than the bracket's own, and the rest of the file is read as if the bracket were there.
    @inline(__always)
    mutating func noteLooseBracket() {
        looseIndentation = -1
        if !looseBrackets.isEmpty { findLooseBracket() }
    }

    private mutating func findLooseBracket() {
        var low = 0
        var high = looseBrackets.count
        while low < high {
            let middle = (low + high) / 2
            if Int(looseBrackets[middle]) < cursor { low = middle + 1 } else { high = middle }
        }
        if low < looseBrackets.count, Int(looseBrackets[low]) == cursor {
            looseIndentation = indentation(at: current.start)
        }
    }

    /// Whether the line that begins with the current token is no part of the bracket around it.
    var lineEndsList: Bool {
        looseIndentation >= 0 && indentation(at: current.start) <= looseIndentation
    }

    /// Whether a token at the start of a line begins something of its own, and does not go on with what came before.
    private func beginsItem(_ token: PackedToken) -> Bool {
        switch token.kind {
        case .identifier, .importKeyword, .structKeyword, .enumKeyword, .classKeyword, .extensionKeyword,
            .protocolKeyword, .funcKeyword, .letKeyword, .varKeyword, .atSign, .pound, .initKeyword,
            .privateKeyword, .publicKeyword, .staticKeyword, .typealiasKeyword, .forKeyword, .returnKeyword:
            true
        default: false
        }
    }

    /// The number of spaces and tabs at the start of the line that holds an offset.
    private func indentation(at offset: UInt32) -> Int {
        var index = Int(file.lineIndex.range(ofLine: file.lineIndex.line(at: offset)).start)
        let start = index
        while bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
        return index - start
    }

    /// Reports a `}` that is missing where the file ends.
    mutating func reportMissingBraceAtEnd(_ opening: PackedToken) {
        let guess = likelyMissingBrace() ?? MissingBrace(opening: opening, place: previousEnd)
        let note = Note("this '{' is not closed", at: span(raw.range(of: guess.opening)))
        error(
            "expected '}' to close the '{' on line \(file.lineIndex.line(at: guess.opening.start) + 1)",
            at: SourceRange(at: guess.place), notes: [note],
            fixIts: [closingBrace(of: guess.opening, after: guess.place)])
    }

    /// The fix-it that closes a block: on a line of its own with the indentation of the opening brace's line.
    func closingBrace(of opening: PackedToken, after place: UInt32) -> FixIt {
        let index = file.lineIndex
        let openLine = index.line(at: opening.start)
        if openLine == index.line(at: place) {
            return insertion(" }", at: place, title: "insert '}'")
        }
        let line = file.text(ofLine: openLine)
        let indentation = String(line.prefix { $0 == " " || $0 == "\t" })
        return insertion("\n\(indentation)}", at: place, title: "insert '}'")
    }
}
