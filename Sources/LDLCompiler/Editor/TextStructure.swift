import LDLParser

/// Lines that can be folded away.
public struct FoldingRange: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case block, comment, imports }

    public let range: SourceRange
    public let kind: Kind
}

extension SyntaxTree {
    /// What can be folded: blocks and lists over several lines, comments, imports. In the order of the text.
    public var foldingRanges: [FoldingRange] {
        var result: [FoldingRange] = []
        var open: [UInt32] = []
        func line(_ offset: UInt32) -> Int { file.lineIndex.line(at: offset) }
        func add(_ start: UInt32, _ end: UInt32, _ kind: FoldingRange.Kind) {
            if line(start) < line(end) {
                result.append(FoldingRange(range: SourceRange(start: start, end: end), kind: kind))
            }
        }
        var imports: SourceRange?
        for (index, token) in tokens.enumerated() {
            let id = TokenID(UInt32(truncatingIfNeeded: index))
            if token.flags.contains(.leadingComment) || token.kind == .endOfFile { foldComments(before: id, add) }
            guard !token.isMissing else { continue }
            switch token.kind {
            case .leftBrace, .leftParen, .leftSquare, .interpolationOpen: open.append(token.end)
            case .rightBrace, .rightParen, .rightSquare:
                if let start = open.popLast() { add(start, token.start, .block) }
            default: break
            }
        }
        for statement in sourceFile.statements {
            if case .declaration(let declaration) = statement.form, case .importDecl = declaration.form {
                imports = imports?.union(statement.range) ?? statement.range
            }
        }
        if let imports { add(imports.start, imports.end, .imports) }
        return result.sorted { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    }

    /// Lines of comments that follow one another are one.
    private func foldComments(before token: TokenID, _ add: (UInt32, UInt32, FoldingRange.Kind) -> Void) {
        var run: SourceRange?
        var lineEnds = 0
        for piece in triviaPieces(before: token) {
            if piece.isComment {
                run = lineEnds <= 1 ? run?.union(piece.range) ?? piece.range : piece.range
                lineEnds = 0
            } else if piece.kind == .lineEnd {
                lineEnds += 1
                // An empty line ends a group.
                if lineEnds == 2, let done = run {
                    add(done.start, done.end, .comment)
                    run = nil
                }
            }
        }
        if let run { add(run.start, run.end, .comment) }
    }

    /// What a selection at an offset grows to, step by step: the word, the expression, the chain up to here, the whole.
    public func selectionRanges(at offset: UInt32) -> [SourceRange] {
        var ranges: [SourceRange] = []
        func add(_ range: SourceRange) {
            guard range.touches(offset), range != ranges.last, ranges.last.map({ range.contains($0) }) ?? true else {
                return
            }
            ranges.append(range)
        }
        guard let token = token(touching: offset) else {
            return [SourceRange(at: offset), file.range]
        }
        add(self[token].range)
        // All suffixes without their base are nothing that could be taken elsewhere.
        for node in owners(of: token).reversed() where node.kind != .suffixList {
            if let chain = PostfixExprSyntax(node) {
                for place in places(in: chain) where place.span.range.touches(offset) { add(place.span.range) }
            }
            add(node.range)
        }
        add(file.range)
        return ranges
    }
}
