extension LayoutPlan {
    /// More modifiers than this do not share one line.
    static let mostModifiersOfALine = 4

    /// A chain's suffixes may begin lines, and then stand below each other.
    mutating func placeChain(_ id: NodeID) {
        guard let start = first(id), let list = tree.child(1, of: id).node else { return }
        var periods: [Int] = []
        var modifiers: [Int] = []
        var hasCall = false
        let suffixes = tree.children(of: list)
        for (index, suffix) in suffixes.enumerated() {
            guard let node = suffix.node, let token = first(node) else { continue }
            switch tree[node].kind {
            case .memberSuffix, .ifConfigSuffix:
                periods.append(token)
                let isCalled =
                    suffixes.dropFirst(index + 1).first?.node.map { tree[$0].kind == .callSuffix } ?? false
                if hasCall || isCalled && isTypeName(id), isCalled { modifiers.append(token) }
            case .callSuffix: hasCall = true
            default: break
            }
        }
        guard !periods.isEmpty else { return }
        let isStatement = isTypeName(id) && gaps[start].beginsStatement
        let chain = add(ChainPlan(first: start, modifiers: modifiers, isStatement: isStatement))
        let isBroken = isStatement && mostOfALine(modifiers) > Self.mostModifiersOfALine
        for token in periods {
            plan(token) { gap in
                gap.chain = chain
                gap.keepsBlankLine = true
                gap.breaks(.keep)
            }
        }
        if isBroken {
            // Too many for a line: all of them have lines of their own.
            for token in modifiers { plan(token) { $0.lineBreak = .force } }
        }
    }

    /// The number of modifiers on the line that has most of them.
    private func mostOfALine(_ modifiers: [Int]) -> Int {
        var most = 0
        var count = 0
        for (index, token) in modifiers.enumerated() {
            let isApart = index > 0 && hasLineEnd(in: modifiers[index - 1] + 1..<token + 1)
            count = isApart ? 1 : count + 1
            most = max(most, count)
        }
        return most
    }

    /// Whether the chain begins with the name of a type, as chains that make views do.
    private func isTypeName(_ id: NodeID) -> Bool {
        guard let base = tree.child(0, of: id).node, tree[base].kind == .identifierExpr, let token = first(base) else {
            return false
        }
        let bytes = tree.file.bytes[tree.tokens[token].range.bytes]
        return bytes.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    }

    /// Arguments and trailing closures follow what is called.
    mutating func placeCall(_ id: NodeID) {
        let open = tree.child(0, of: id).token.map { Int($0.rawValue) }
        if let open {
            plan(open) {
                $0.spaces(.none); $0.breaks(.join)
            }
        }
        guard let closure = tree.child(3, of: id).node, let brace = first(closure) else { return }
        plan(brace) { $0.breaks(.join) }
        // A closure after arguments that take several lines is indented from the line of the call, not from theirs.
        if let open { anchorBrace(brace, at: open) }
    }
}
