/// What the style leaves open.
public struct FormatOptions: Hashable, Sendable {
    /// Spaces of one level of indentation; nil for what the file uses most, 2 or 4, and 4 if it uses neither.
    public var indentation: Int?
    /// The column that lines end before where they can be broken.
    public var lineWidth: Int

    /// Makes options.
    public init(indentation: Int? = nil, lineWidth: Int = 120) {
        self.indentation = indentation
        self.lineWidth = lineWidth
    }
}

extension SyntaxTree {
    /// The spaces of one level of indentation that most of the file uses: 2 or 4; 4 if as many places use either.
    ///
    /// Only the first statement of a block counts, because how far an argument is moved in is a matter of taste; in a file
    /// without blocks the first modifier of a chain does.
    public var usualIndentation: Int {
        var blocks = IndentationCount()
        var chains = IndentationCount()
        for node in nodes {
            switch node.kind {
            case .statementList, .memberList:
                guard node.firstToken < node.endToken, node.firstToken > 0 else { continue }
                let brace = self[TokenID(node.firstToken - 1)]
                if brace.kind == .leftBrace { count(self[TokenID(node.firstToken)], below: brace, in: &blocks) }
            case .suffixList:
                guard node.firstToken < node.endToken, node.firstToken > 0 else { continue }
                count(self[TokenID(node.firstToken)], below: self[TokenID(node.firstToken - 1)], in: &chains)
                let suffixes = children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
                let second = suffixes.dropFirst().first.flatMap(\.node)
                guard let start = second.map({ self[$0].firstToken }), start > 0 else { continue }
                count(self[TokenID(start)], below: self[TokenID(start - 1)], in: &chains)
            default: break
            }
        }
        return blocks.usual ?? chains.usual ?? 4
    }

    /// Counts how far a token that begins a line is moved in from the line above.
    private func count(_ token: Token, below previous: Token, in counts: inout IndentationCount) {
        guard token.isAtLineStart, !token.isMissing else { return }
        switch lineIndentation(at: token.start) - lineIndentation(at: previous.start) {
        case 2: counts.twos += 1
        case 4: counts.fours += 1
        default: break
        }
    }

    /// The spaces that an offset's line begins with.
    func lineIndentation(at offset: UInt32) -> Int {
        let start = file.lineIndex.lineStarts[file.lineIndex.line(at: offset)]
        var end = start
        while file.bytes.at(end) == UInt8(ascii: " ") { end += 1 }
        return Int(end - start)
    }
}

/// How many places are moved in by 2 and by 4 spaces.
private struct IndentationCount {
    var twos = 0
    var fours = 0

    /// What most places use; nil where no place tells.
    var usual: Int? { twos + fours == 0 ? nil : twos > fours ? 2 : 4 }
}
