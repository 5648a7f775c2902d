/// Writes a file as its plan says: one line after the other, from the first token to the last.
struct LayoutWriter {
    let plan: LayoutPlan
    let tree: SyntaxTree
    /// Spaces of one level.
    let unit: Int
    /// The column that lines end before where they can.
    let lineWidth: Int
    /// LF, or CR LF where the file's first line ends so.
    let lineEnd: [UInt8]

    /// What has been written.
    private(set) var output: [UInt8] = []
    /// Comments behind code, which are moved into place when all is written.
    private(set) var trailingComments: [TrailingComment] = []
    /// How often a token has been looked at; it grows with the length of the file.
    var steps = 0

    /// For each token the indentation of its line, and the first token of it.
    private var indents: [Int]
    private var lineStarts: [Int]
    /// The indentation of each chain's lines; -1 until the first is written.
    private var chainIndents: [Int]
    /// The gaps that are broken because the line was too long.
    private var broken: [Bool]
    private var column = 0
    private var line = 0

    init(_ plan: LayoutPlan, unit: Int, lineWidth: Int) {
        self.plan = plan
        tree = plan.tree
        self.unit = unit
        self.lineWidth = lineWidth
        lineEnd = Self.lineEnd(of: plan.tree.file)
        indents = Array(repeating: 0, count: plan.gaps.count)
        lineStarts = Array(repeating: 0, count: plan.gaps.count)
        chainIndents = Array(repeating: -1, count: plan.chains.count)
        broken = Array(repeating: false, count: plan.gaps.count)
        output.reserveCapacity(plan.tree.file.bytes.count + 64)
    }

    static func lineEnd(of file: SourceFile) -> [UInt8] {
        let content = file.lineIndex.contentRange(ofLine: 0, in: file.bytes)
        let isLong = file.bytes.at(content.end) == 0x0D && file.bytes.at(content.end + 1) == 0x0A
        return isLong ? [0x0D, 0x0A] : [0x0A]
    }

    /// Writes the whole file.
    mutating func write() -> [UInt8] {
        var start = 0
        let count = tree.tokens.count
        while start < count {
            let indent = indentation(ofLineAt: start)
            var end = nextLine(after: start)
            while width(of: start..<end, indent: indent) > lineWidth, breakLine(start..<end) {
                end = nextLine(after: start)
            }
            for token in start..<end { write(token, lineStart: start, indent: indent) }
            start = end
        }
        finish()
        return aligned(output, trailingComments)
    }

    // MARK: Lines

    /// The first token after `start` that begins a line.
    private mutating func nextLine(after start: Int) -> Int {
        var end = start + 1
        while end < tree.tokens.count, !breaks(before: end) { end += 1 }
        steps += end - start
        return end
    }

    /// Whether a token begins a line.
    func breaks(before token: Int) -> Bool {
        if plan.isFrozen[token] { return plan.hasLineEnd(before: token) }
        if broken[token] { return true }
        let gap = plan.gaps[token]
        if tree.tokens[token].flags.contains(.leadingComment) {
            if gap.lineBreak == .force { return true }
            return plan.hasLineEnd(before: token) && hasLineEndBesideComment(token)
        }
        switch gap.lineBreak {
        case .join: return false
        case .force: return token > 0
        case .keep, .unset: return plan.hasLineEnd(before: token)
        }
    }

    /// Whether a line ends before or after a comment and not only inside it.
    private func hasLineEndBesideComment(_ token: Int) -> Bool {
        tree.triviaPieces(before: id(token)).contains { $0.kind == .lineEnd }
    }

    /// Breaks a gap because the line is too long.
    mutating func addBreak(before token: Int) {
        broken[token] = true
    }

    /// Where a line that begins with a token begins.
    private mutating func indentation(ofLineAt token: Int) -> Int {
        if plan.isFrozen[token] {
            // What is left alone stays where it is.
            return frozenIndentation(token)
        }
        let gap = plan.gaps[token]
        if gap.chain >= 0 {
            let chain = Int(gap.chain)
            if chainIndents[chain] < 0 { chainIndents[chain] = chainIndentation(plan.chains[chain], at: token) }
            return chainIndents[chain]
        }
        guard gap.anchor >= 0 else { return 0 }
        return indents[Int(gap.anchor)] + Int(gap.levels) * unit
    }

    private func frozenIndentation(_ token: Int) -> Int {
        guard plan.hasLineEnd(before: token) else { return token > 0 ? indents[token - 1] : 0 }
        return tree.lineIndentation(at: tree.tokens[token].start)
    }

    /// Modifiers stand one level further in than the line on which the chain begins, or below the bracket that closes
    /// what they modify.
    private func chainIndentation(_ chain: ChainPlan, at token: Int) -> Int {
        var previous = token - 1
        while previous > chain.first, tree.tokens[previous].isMissing { previous -= 1 }
        let start = lineStarts[max(previous, 0)]
        if start > chain.first {
            switch tree.tokens[start].kind {
            case .rightBrace, .rightParen, .rightSquare: return indents[start]
            default: break
            }
        }
        return indents[chain.first] + unit
    }

    /// Characters of a line without the comment behind it; 0 for a line that a string of several lines goes through.
    private mutating func width(of tokens: Range<Int>, indent: Int) -> Int {
        var width = indent
        for token in tokens {
            if token > tokens.lowerBound {
                width += plan.isFrozen[token] ? gapWidth(token) : isSpaced(token) ? 1 : 0
                if !plan.isFrozen[token], tree.tokens[token].flags.contains(.leadingComment) {
                    width += gapWidth(token)
                }
            }
            guard let own = self.width(of: token) else { return 0 }
            width += own
        }
        steps += tokens.count
        return width
    }

    private func gapWidth(_ token: Int) -> Int { tree.trivia(before: id(token)).bytes.count }

    /// The characters of a token; nil if a line ends in it.
    func width(of token: Int) -> Int? {
        var count = 0
        for byte in tree.file.bytes[tree.tokens[token].range.bytes] {
            if byte == 0x0A || byte == 0x0D { return nil }
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        return count
    }

    /// Whether a space stands before a token within a line.
    func isSpaced(_ token: Int) -> Bool {
        guard token > 0 else { return false }
        switch plan.gaps[token].space {
        case .none: return false
        case .one: return true
        case .unchanged: return tree.tokens[token].flags.contains(.leadingSpace) || plan.hasLineEnd(before: token)
        case .usual:
            return TokenSpacing.isSpaced(
                tree.tokens[previous(token)], tree.tokens[token], beginsOperand: plan.gaps[token].beginsOperand)
        }
    }

    /// The token before that has bytes.
    private func previous(_ token: Int) -> Int {
        var previous = token - 1
        while previous > 0, tree.tokens[previous].isMissing { previous -= 1 }
        return previous
    }

    func id(_ token: Int) -> TokenID { TokenID(UInt32(truncatingIfNeeded: token)) }

    // MARK: Tokens

    private mutating func write(_ token: Int, lineStart: Int, indent: Int) {
        let kind = tree.tokens[token].kind
        if kind == .rightSquare, let comma = trailingComma(before: token), comma == .insert { append([0x2C]) }
        if plan.isFrozen[token] {
            append(tree.file.bytes[tree.trivia(before: id(token)).bytes])
        } else {
            writeGap(token, isLineStart: token == lineStart, indent: indent)
        }
        indents[token] = indent
        lineStarts[token] = lineStart
        let next = token + 1
        if kind == .comma, tree.tokens.indices.contains(next), trailingComma(before: next) == .remove { return }
        append(tree.file.bytes[tree.tokens[token].range.bytes])
    }

    private enum TrailingComma { case insert, remove }

    /// A literal with its closing bracket on a line of its own has a comma behind each element, else between them only.
    private func trailingComma(before close: Int) -> TrailingComma? {
        guard plan.gaps[close].endsLiteral, close > 0, !plan.isFrozen[close],
            !tree.tokens[close].isMissing
        else { return nil }
        let hasComma = tree.tokens[close - 1].kind == .comma
        if breaks(before: close) { return hasComma || !plan.gaps[close].wantsComma ? nil : .insert }
        return hasComma && !tree.tokens[close].flags.contains(.leadingComment) ? .remove : nil
    }

    mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            output.append(byte)
            if byte == 0x0A {
                line += 1
                column = 0
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }

    // MARK: Gaps

    private mutating func writeGap(_ token: Int, isLineStart: Bool, indent: Int) {
        let flags = tree.tokens[token].flags
        if token == 0 || flags.contains(.leadingComment) {
            writeComments(token, isLineStart: isLineStart, indent: indent)
            return
        }
        if tree.tokens[token].kind == .endOfFile { return }
        if isLineStart {
            append(lineEnd)
            if plan.gaps[token].keepsBlankLine, hasBlankLine(tree.trivia(before: id(token))) { append(lineEnd) }
            indentLine(indent)
        } else if isSpaced(token) {
            append([0x20])
        }
    }

    private mutating func indentLine(_ indent: Int) {
        append(repeatElement(0x20, count: max(indent, 0)))
    }

    /// Whether two lines end in white space.
    private func hasBlankLine(_ range: SourceRange) -> Bool {
        var reader = TriviaReader(bytes: tree.file.bytes, position: Int(range.start), end: Int(range.end))
        var count = 0
        while let piece = reader.next() { count += piece.kind == .lineEnd ? 1 : 0 }
        return count > 1
    }

    private mutating func writeComments(_ token: Int, isLineStart: Bool, indent: Int) {
        let gap = plan.gaps[token]
        let isFirst = token == 0
        let isLast = tree.tokens[token].kind == .endOfFile
        let follows = !isFirst && tree.tokens[token - 1].kind.isOpening
        let inner = gap.closes ? indent + unit : indent
        var lines = 0
        var hasSpace = false
        // Whether the last thing written is a comment that goes on to the end of its line.
        var endsLine = false
        var hasWritten = false
        var lastWasOnLine = false
        for piece in tree.triviaPieces(before: id(token)) {
            switch piece.kind {
            case .lineEnd: lines += 1
            case .space: hasSpace = true
            case .unreadable: append(tree.file.bytes[piece.range.bytes])
            case .lineComment, .documentationLine, .blockComment, .documentationBlock:
                let isLine = piece.kind == .lineComment || piece.kind == .documentationLine
                if lines > 0 || endsLine {
                    if !isFirst || hasWritten {
                        append(lineEnd)
                        if lines > 1, hasWritten || gap.keepsBlankLine || isLast || !follows { append(lineEnd) }
                    }
                    indentLine(isLast ? 0 : inner)
                    lastWasOnLine = false
                } else if !isFirst || hasWritten {
                    if isLine {
                        trailingComments.append(
                            TrailingComment(
                                offset: output.count, width: column, line: line,
                                sourceColumn: column(of: piece.range.start)))
                    } else if hasSpace {
                        append([0x20])
                    }
                    lastWasOnLine = true
                }
                writeComment(piece, isLine: isLine)
                endsLine = isLine
                hasWritten = true
                lines = 0
                hasSpace = false
            }
        }
        if isLast { return }
        let mustBreak = endsLine || lines > 0 || gap.lineBreak == .force && lastWasOnLine && !isFirst
        if hasWritten, mustBreak {
            append(lineEnd)
            if lines > 1, !gap.closes { append(lineEnd) }
            indentLine(indent)
        } else if hasWritten {
            if hasSpace { append([0x20]) }
        } else if isLineStart, !isFirst {
            append(lineEnd)
            indentLine(indent)
        }
    }

    private mutating func writeComment(_ piece: TriviaPiece, isLine: Bool) {
        var bytes = tree.file.bytes[piece.range.bytes]
        if isLine {
            while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
            append(bytes)
            return
        }
        // The lines of a block comment move with its first, if that is alone on its line.
        let old = column(of: piece.range.start)
        let isAlone = tree.lineIndentation(at: piece.range.start) == old
        append(isAlone ? ShiftedComment.shifted(Array(bytes), by: column - old) : Array(bytes))
    }

    private func column(of offset: UInt32) -> Int {
        Int(offset - tree.file.lineIndex.lineStarts[tree.file.lineIndex.line(at: offset)])
    }

    /// A file that is not empty ends with exactly one line end.
    private mutating func finish() {
        if plan.isFrozen.last == true { return }
        if let last = output.last, last != 0x0A { append(lineEnd) }
    }
}
