extension SyntaxTree {
    /// What contradicts the tree's own rules; empty for every tree that ``parse(_:)`` returns.
    ///
    /// Tests call it on every input: tokens lie in order and inside the file, the gaps between them hold only white
    /// space,
    /// comments and bytes that are no text, no node has more children than its kind has slots, children lie in
    /// order, and every token belongs to exactly one node.
    public func verify() -> [String] {
        var problems: [String] = []
        var end: UInt32 = 0
        for (index, token) in tokens.enumerated() {
            if token.start < end || token.end < token.start || token.end > file.length {
                problems.append("token \(index) lies at \(token.range) after \(end)")
            }
            verifyGap(before: index, &problems)
            if token.isMissing, !token.range.isEmpty { problems.append("missing token \(index) has bytes") }
            end = token.end
        }
        if tokens.last?.kind != .endOfFile || end != file.length {
            problems.append("the last token is not the file's end")
        }
        var owners = [Int](repeating: 0, count: tokens.count)
        var pending = [root]
        while let id = pending.popLast() {
            verify(id, &problems, &owners, &pending)
            if problems.count > 20 { break }
        }
        for (index, count) in owners.enumerated() where count != 1 {
            problems.append("token \(index) belongs to \(count) nodes")
            if problems.count > 20 { break }
        }
        return problems
    }

    /// A gap is white space and comments: what cannot be read there is a byte order mark, or NUL bytes.
    private func verifyGap(before index: Int, _ problems: inout [String]) {
        let id = TokenID(UInt32(truncatingIfNeeded: index))
        guard !trivia(before: id).isEmpty else { return }
        for piece in triviaPieces(before: id) where piece.kind == .unreadable {
            let bytes = file.bytes[piece.range.bytes]
            if !bytes.allSatisfy({ $0 == 0 }), !(index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])) {
                problems.append("the gap before token \(index) holds \(Array(bytes))")
            }
        }
    }

    private func verify(_ id: NodeID, _ problems: inout [String], _ owners: inout [Int], _ pending: inout [NodeID]) {
        let node = self[id]
        var next = node.firstToken
        for child in children(of: id) {
            if let token = child.token {
                if token.rawValue != next {
                    problems.append("\(node.kind) \(id.rawValue): token \(token.rawValue), not \(next)")
                }
                next = token.rawValue + 1
                if Int(token.rawValue) < owners.count { owners[Int(token.rawValue)] += 1 }
            } else if let inner = child.node {
                if inner >= id { problems.append("\(node.kind) \(id.rawValue) comes before its child") }
                if self[inner].firstToken != next {
                    problems.append(
                        "\(node.kind) \(id.rawValue): child begins at \(self[inner].firstToken), not \(next)")
                }
                next = self[inner].endToken
                pending.append(inner)
            }
        }
        if next != node.endToken {
            problems.append("\(node.kind) \(id.rawValue) ends at \(node.endToken), not \(next)")
        }
        guard case .slots(let slots) = SyntaxLayout.of(node.kind) else { return }
        guard slots.count >= Int(node.childCount) else {
            problems.append("\(node.kind) \(id.rawValue) has \(node.childCount) children for \(slots.count) slots")
            return
        }
        for (index, slot) in slots.enumerated() where !fits(child(index, of: id), slot) {
            problems.append("\(node.kind) \(id.rawValue): slot '\(slot.name)' holds something else")
        }
    }

    private func fits(_ child: SyntaxChild, _ slot: SyntaxSlot) -> Bool {
        if child.isAbsent { return slot.isOptional }
        switch slot.content {
        case .token: return child.token != nil
        case .node(let kind): return child.node.map { self[$0].kind == kind } ?? false
        case .category(let category):
            guard let kind = child.node.map({ self[$0].kind }) else { return false }
            switch category {
            case .expression: return kind.isExpr
            case .type: return kind.isType
            case .pattern: return kind.isPattern
            case .any: return true
            }
        }
    }
}
