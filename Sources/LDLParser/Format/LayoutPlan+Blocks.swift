extension LayoutPlan {
    /// Statements at the margin.
    mutating func placeFile(_ id: NodeID) {
        guard let list = tree.child(0, of: id).node else { return }
        placeStatements(list, anchor: -1, levels: 0, breaks: .join, .force)
    }

    /// Statements below each other; those with a semicolon between them may share a line.
    ///
    /// - Parameters:
    ///   - firstBreak: Whether the first begins a line.
    ///   - furtherBreak: Whether the others do.
    mutating func placeStatements(
        _ list: NodeID, anchor: Int, levels: Int, breaks firstBreak: GapBreak, _ furtherBreak: GapBreak
    ) {
        var isFirst = true
        var followsSemicolon = false
        for child in tree.children(of: list) {
            if let token = child.token, tree[token].kind == .semicolon {
                plan(Int(token.rawValue)) {
                    $0.spaces(.none); $0.breaks(.join)
                }
                followsSemicolon = true
                continue
            }
            guard let start = first(child) else { continue }
            plan(start) { gap in
                gap.indent(from: anchor, levels)
                gap.beginsStatement = true
                gap.keepsBlankLine = !isFirst
                gap.breaks(isFirst ? firstBreak : followsSemicolon ? .keep : furtherBreak)
            }
            isFirst = false
            followsSemicolon = false
        }
    }

    /// What stands between the brackets of a node, and the brackets themselves.
    mutating func placeBrackets(of id: NodeID) {
        let children = tree.children(of: id)
        var open: Int?
        for child in children {
            if let token = child.token.map({ Int($0.rawValue) }) {
                switch kind(token) {
                case .leftParen, .leftSquare, .leftAngle, .interpolationOpen, .leftBrace: open = token
                case .rightParen, .rightSquare, .rightAngle, .rightBrace:
                    if let start = open { placeClosing(token, of: start, in: id) }
                    open = nil
                default: break
                }
            } else if let list = child.node, let open {
                placeContents(list, of: open, in: id)
            }
        }
    }

    private mutating func placeClosing(_ close: Int, of open: Int, in id: NodeID) {
        let anchor = bracketAnchor(open)
        let rule: GapBreak
        if close == open + 1 {
            rule = tree.tokens[close].flags.contains(.leadingComment) ? .keep : .join
        } else if kind(open) == .leftBrace {
            rule = hasLineEnd(in: contentStart(id, open)..<close + 1) ? .force : .join
        } else {
            rule = .keep
        }
        plan(close) { gap in
            gap.indent(from: anchor, 0)
            gap.closes = true
            gap.breaks(rule)
        }
    }

    /// The first token whose gap says whether a block has lines of its own: the one after the brace, or after `in`.
    private func contentStart(_ id: NodeID, _ open: Int) -> Int { signatureEnds[open] ?? open + 1 }

    /// The first token of what a brace encloses, behind a closure's signature; nil if nothing is enclosed.
    func firstOfBlock(_ open: Int, _ close: Int) -> Int? {
        let first = signatureEnds[open] ?? open + 1
        return first < close ? first : nil
    }

    private mutating func placeContents(_ list: NodeID, of open: Int, in id: NodeID) {
        let anchor = bracketAnchor(open)
        switch tree[list].kind {
        case .statementList, .memberList, .accessorList, .switchCaseList, .precedenceGroupPropertyList:
            let start = contentStart(id, open)
            let close = end(list)
            let isOpen = hasLineEnd(in: min(start, close)..<close + 1)
            let levels = tree[list].kind == .switchCaseList ? 0 : 1
            // What shares a line with its braces has no lines of its own: `{ get set }`.
            let rule: GapBreak = isOpen ? .force : .join
            placeStatements(list, anchor: anchor, levels: levels, breaks: rule, rule)
        case .closureSignature:
            break
        case .exprList, .argumentList, .dictionaryElementList, .parameterList, .tupleTypeElementList, .captureList,
            .genericParameterList, .genericArgumentList, .tuplePatternElementList, .declNameLabelList:
            placeElements(list, anchor: anchor)
        default:
            plan(first(list)) { $0.indent(from: anchor, 1) }
        }
    }

    /// Elements with commas between them: each may begin a line.
    private mutating func placeElements(_ list: NodeID, anchor: Int) {
        for child in tree.children(of: list) {
            if let token = child.token, tree[token].kind == .comma {
                plan(Int(token.rawValue)) {
                    $0.spaces(.none); $0.breaks(.join)
                }
                continue
            }
            plan(first(child)) { gap in
                gap.indent(from: anchor, 1)
                gap.keepsBlankLine = true
                gap.breaks(.keep)
            }
        }
    }

    /// The braces of a node's blocks stand on the line of what they belong to, and their contents are indented from it.
    mutating func placeBlocks(of id: NodeID) {
        guard let start = first(id) else { return }
        for child in tree.children(of: id) {
            if let token = child.token.map({ Int($0.rawValue) }), kind(token) == .leftBrace,
                tree[id].kind == .switchExpr
            {
                anchorBrace(token, at: start)
                plan(token) { $0.breaks(.join) }
            }
            guard let block = child.node, let brace = first(block) else { continue }
            switch tree[block].kind {
            case .codeBlock, .memberBlock, .accessorBlock:
                anchorBrace(brace, at: start)
                plan(brace) { $0.opensBlock = true }
                let header = tree[id].kind == .patternBinding ? start : keywordOrFirst(id, start)
                let isLong = header + 1 < brace && hasLineEnd(in: header + 1..<brace)
                plan(brace) { gap in
                    gap.indent(from: start, 0)
                    gap.breaks(isLong ? .keep : .join)
                }
            default: break
            }
        }
    }

    /// The first token of a declaration behind its attributes.
    private func keywordOrFirst(_ id: NodeID, _ start: Int) -> Int {
        guard tree[id].kind.isDecl, let list = tree.child(0, of: id).node, tree[list].kind == .attributeList,
            first(list) != nil
        else { return start }
        return end(list)
    }

    /// `else`, `catch` and the `while` of `repeat` follow the closing brace.
    mutating func placeFollower(_ child: SyntaxChild, of id: NodeID) {
        guard let start = first(id) else { return }
        plan(first(child)) {
            $0.indent(from: start, 0); $0.breaks(.join)
        }
    }

    /// The clauses of an `if` follow each other's closing braces.
    mutating func placeClauses(_ id: NodeID) {
        guard let list = tree.child(0, of: id).node else { return }
        for clause in tree.children(of: list).dropFirst() { placeFollower(clause, of: id) }
    }

    /// Conditions may stand below each other; then the brace, or the `else` of `guard`, begins a line too, so that they
    /// are not taken for the block's contents.
    mutating func placeConditions(_ id: NodeID, _ list: SyntaxChild, last: SyntaxChild?) {
        guard let start = first(id), let list = list.node else { return }
        var isBroken = false
        for child in tree.children(of: list) {
            guard let condition = first(child) else { continue }
            isBroken = isBroken || hasLineEnd(before: condition)
            let isComma = child.token != nil && kind(condition) == .comma
            plan(condition) { gap in
                if isComma { gap.spaces(.none) }
                gap.indent(from: start, 1)
                gap.breaks(isComma ? .join : .keep)
            }
        }
        let next = last.flatMap { first($0) } ?? end(list)
        let rule: GapBreak = isBroken || endsOnFurtherLine(start + 1..<next) ? .force : .join
        plan(next) {
            $0.indent(from: start, 0); $0.breaks(rule)
        }
    }

    /// Whether the last line of some tokens is a further one and is moved in, which one with a closing bracket is not.
    private func endsOnFurtherLine(_ tokens: Range<Int>) -> Bool {
        guard hasLineEnd(in: tokens) else { return false }
        var token = tokens.upperBound - 1
        while token > tokens.lowerBound, !hasLineEnd(before: token) { token -= 1 }
        return !kind(token).isClosing
    }

    /// A case's statements are one level further in than the label.
    mutating func placeCase(_ id: NodeID) {
        guard let start = first(id), let label = tree.child(1, of: id).node,
            let list = tree.child(2, of: id).node
        else { return }
        if let items = tree.child(1, of: label).node {
            for child in tree.children(of: items) {
                plan(first(child)) { gap in
                    gap.indent(from: start, 1)
                    gap.breaks(child.token == nil ? .keep : .join)
                }
            }
        }
        let count = tree.children(of: list).count { $0.node != nil }
        let isOpen = count > 1 || hasLineEnd(in: end(label)..<max(end(label), end(list)))
        placeStatements(list, anchor: start, levels: 1, breaks: isOpen ? .force : .join, .force)
    }

    /// `#if` and the words that belong to it begin lines; what is between them is one level further in.
    mutating func placeConditional(_ id: NodeID) {
        guard let start = first(id) else { return }
        plan(start) { $0.lineBreak = .force }
        if let list = tree.child(0, of: id).node {
            for clause in tree.children(of: list) {
                if let token = first(clause), token != start {
                    plan(token) {
                        $0.indent(from: start, 0); $0.lineBreak = .force; $0.closes = true
                    }
                }
                guard let clause = clause.node, let contents = tree.child(2, of: clause).node else { continue }
                if tree[contents].kind.isListOfStatements {
                    placeStatements(contents, anchor: start, levels: 1, breaks: .force, .force)
                } else {
                    plan(first(contents)) {
                        $0.indent(from: start, 1); $0.lineBreak = .force
                    }
                }
            }
        }
        plan(first(tree.child(1, of: id))) {
            $0.indent(from: start, 0); $0.lineBreak = .force; $0.closes = true
        }
        if end(id) < tree.tokens.count - 1 { plan(end(id)) { $0.lineBreak = .force } }
    }
}
