import LDLParser

/// Finding the tokens and nodes round a place in the text.
extension SyntaxTree {
    /// The last token that is there and ends at an offset or before it; `nil` at the start of the file.
    func token(endingBy offset: UInt32) -> TokenID? {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        while low > 0 {
            low -= 1
            let token = tokens[low]
            if !token.isMissing, token.kind != .endOfFile { return TokenID(UInt32(truncatingIfNeeded: low)) }
        }
        return nil
    }

    /// The word or other token that a cursor is in or at the edge of; a word before the cursor goes before what follows.
    func token(touching offset: UInt32) -> TokenID? {
        var best: TokenID?
        if let before = token(endingBy: offset), self[before].end == offset { best = before }
        let after = token(at: offset)
        let token = self[after]
        guard !token.isMissing, token.kind != .endOfFile, token.start <= offset, offset < token.end else { return best }
        if let best, self[best].isWord, !token.isWord { return best }
        return after
    }

    /// The nodes that a token is in, from the root inwards; the last has it as a child of its own.
    func owners(of token: TokenID) -> [Syntax] {
        var path = [Syntax(tree: self, id: root)]
        while let last = path.last {
            guard let inner = child(of: last.id, holding: token) else { break }
            path.append(Syntax(tree: self, id: inner))
        }
        return path
    }

    /// The child of a node that holds a token.
    private func child(of id: NodeID, holding token: TokenID) -> NodeID? {
        let list = children(of: id)
        // A list may be as long as the file, so it is halved until few are left. Its elements are in the order of the text.
        var low = list.startIndex, high = list.endIndex
        while high - low > 8 {
            let middle = (low + high) / 2
            guard let end = list[middle].node.map({ self[$0].endToken }) ?? list[middle].token.map({ $0.rawValue + 1 })
            else { break }
            if end <= token.rawValue { low = middle + 1 } else { high = middle + 1 }
        }
        return list[low..<high].lazy.compactMap(\.node).first { id in
            self[id].firstToken <= token.rawValue && token.rawValue < self[id].endToken
        }
    }

    /// Whether an offset lies inside a comment.
    func isInComment(_ offset: UInt32) -> Bool {
        let next = token(at: offset)
        guard self[next].start >= offset else { return false }
        return triviaPieces(before: next).contains { piece in
            guard piece.isComment, piece.range.start < offset else { return false }
            // A comment to the end of the line goes on at its end; one in marks does not.
            let goesOn = piece.kind == .lineComment || piece.kind == .documentationLine
            return goesOn ? offset <= piece.range.end : offset < piece.range.end
        }
    }

    /// Whether an offset lies between the quotes of a text, outside the values in it.
    func isInText(_ offset: UInt32) -> Bool {
        let token = self[token(at: offset)]
        if token.kind == .stringSegment || token.kind == .regexLiteral || token.kind == .stringOpen {
            if token.start < offset { return true }
        }
        guard let before = self.token(endingBy: offset), self[before].end == offset else { return false }
        switch self[before].kind {
        case .stringOpen, .stringSegment: return true
        // After the value in a text: `"\(a)` goes on with the text.
        case .rightParen: return owners(of: before).last?.kind == .interpolation
        default: return false
        }
    }

    /// The bracket that is open at an offset, and how many commas stand between it and there.
    func openBracket(at offset: UInt32) -> (bracket: TokenID, commas: Int, start: UInt32)? {
        var depth = 0
        var commas = 0
        var start: UInt32?
        var next = token(endingBy: offset)
        while let id = next {
            let token = self[id]
            switch token.kind {
            case .rightParen, .rightSquare, .rightBrace: depth += 1
            case .leftParen, .leftSquare, .leftBrace, .interpolationOpen:
                if depth == 0 {
                    return token.kind == .leftBrace ? nil : (id, commas, start ?? token.end)
                }
                depth -= 1
            case .comma where depth == 0:
                commas += 1
                start = start ?? token.end
            default: break
            }
            next = id.rawValue == 0 ? nil : TokenID(id.rawValue - 1)
            while let missing = next, self[missing].isMissing {
                next = missing.rawValue == 0 ? nil : TokenID(missing.rawValue - 1)
            }
        }
        return nil
    }
}

extension Token {
    /// Whether it is a name or a reserved word.
    var isWord: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard: true
        default: kind.rawValue >= TokenKind.associatedtypeKeyword.rawValue && kind != .unknown
        }
    }
}
