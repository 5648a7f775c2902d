extension SyntaxTree {
    /// The file as the tree holds it: tokens and the gaps between them. It equals the file's bytes.
    public var sourceBytes: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(file.bytes.count)
        var end: UInt32 = 0
        for token in tokens {
            result += file.bytes[Int(end)..<Int(token.start)]
            result += file.bytes[token.range.bytes]
            end = token.end
        }
        return result
    }

    /// The tokens of a kind, in order.
    public func tokens(of kind: TokenKind) -> [TokenID] {
        var found: [TokenID] = []
        for index in 0..<tokenCount where packedTokens[index].kind == kind {
            found.append(TokenID(UInt32(truncatingIfNeeded: index)))
        }
        return found
    }

    /// The bytes between the token before and this one: white space and comments.
    public func trivia(before token: TokenID) -> SourceRange {
        let start = token.rawValue == 0 ? 0 : self[TokenID(token.rawValue - 1)].end
        return SourceRange(start: start, end: self[token].start)
    }

    /// The token that holds the byte at an offset, or the one that follows if the byte is white space or a comment.
    public func token(at offset: UInt32) -> TokenID {
        // Binary search for the first token that ends after the offset; missing tokens hold no byte.
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return TokenID(UInt32(truncatingIfNeeded: min(low, max(tokens.count - 1, 0))))
    }

    /// The nodes whose range holds an offset or ends there, from the root inwards.
    public func nodes(covering offset: UInt32) -> [NodeID] {
        var path = [root]
        while let last = path.last {
            let inner = children(of: last).lazy.compactMap(\.node).last { id in
                let node = self[id]
                return node.endToken > node.firstToken && self.range(of: id).touches(offset)
                    && !(self.range(of: id).start == offset && self.range(of: id).isEmpty)
            }
            guard let inner else { break }
            path.append(inner)
        }
        return path
    }
}
