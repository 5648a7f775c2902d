extension LayoutPlan {
    /// What one node says of the gaps before its own tokens and before its children.
    mutating func applyRules(to id: NodeID) {
        let kind = tree[id].kind
        let children = tree.children(of: id)
        switch kind {
        case .sourceFile: placeFile(id)
        case .operatorDecl, .precedenceGroupDecl, .tokenRun, .unexpected, .sourceLocation, .availabilityArgument,
            .precedenceGroupProperty:
            keepVerbatim(id)
        case .implicitMember:
            plan(first(id)) { $0.beginsOperand = true }
            join(children)
        case .memberSuffix, .memberTypeSuffix:
            plan(first(id)) { $0.spaces(.none) }
            join(children)
        case .declNameArguments: tighten(id)
        case .keyPathExpr: tighten(id)
        case .postfixExpr: placeChain(id)
        case .callSuffix: placeCall(id)
        case .subscriptSuffix:
            plan(first(id)) {
                $0.spaces(.none); $0.breaks(.join)
            }
        case .labeledClosureList:
            for child in children { plan(first(child)) { $0.breaks(.join) } }
        case .labeledClosure: join(children)
        case .parameterClause, .macroExpr, .attribute, .modifier, .throwsClause, .availabilityCondition, .accessor:
            tightenParentheses(children)
        case .closureExpr:
            // An empty closure keeps a place for what is to be done: `{ }`.
            if end(id) - (first(id) ?? 0) == 2 { plan(end(id) - 1) { $0.spaces(.one) } }
            if let brace = first(id), let signature = tree.child(1, of: id).node, first(signature) != nil {
                endSignature(of: brace, at: end(signature))
                plan(first(signature)) { $0.breaks(.join) }
            }
        case .closureSignature:
            for child in children { plan(first(child)) { $0.breaks(.join) } }
            if let parameters = tree.child(2, of: id).node { plan(first(parameters)) { $0.spaces(.one) } }
        case .ternaryExpr:
            plan(first(tree.child(1, of: id))) { $0.breaks(.keep) }
            plan(first(tree.child(3, of: id))) {
                $0.spaces(.one); $0.breaks(.keep)
            }
            let group = addOperators()
            for slot in [1, 3] { plan(first(tree.child(slot, of: id))) { $0.operators = group } }
        case .infixExpr: placeOperators(children)
        case .initializerClause: plan(first(id)) { $0.breaks(.join) }
        case .ifExpr: placeClauses(id)
        case .ifClause: placeConditions(id, tree.child(2, of: id), last: nil)
        case .whileStmt: placeConditions(id, tree.child(1, of: id), last: nil)
        case .guardStmt:
            placeConditions(id, tree.child(1, of: id), last: tree.child(2, of: id))
        case .doExpr:
            if let clauses = tree.child(3, of: id).node {
                for clause in tree.children(of: clauses) { placeFollower(clause, of: id) }
            }
        case .repeatStmt: placeFollower(tree.child(2, of: id), of: id)
        case .functionDecl:
            // An operator's name needs the space that sets it off from what follows.
            if case let name = tree.child(3, of: id).token, let name, tree[name].kind != .identifier {
                plan(Int(name.rawValue) + 1) { $0.spaces(.unchanged) }
            }
        case .switchCase: placeCase(id)
        case .arrayLiteral, .dictionaryLiteral:
            let count = tree.child(1, of: id).node.map { tree.children(of: $0).count } ?? 0
            plan(first(tree.child(2, of: id))) {
                $0.endsLiteral = true; $0.wantsComma = count > 2
            }
        case .ifConfig: placeConditional(id)
        default: break
        }
        if kind.isDecl || kind == .accessor || kind == .switchCase { placeAttributes(id) }
        placeBlocks(of: id)
        placeBrackets(of: id)
        joinKeywords(of: id)
    }

    /// No line ends inside.
    private mutating func join(_ children: SyntaxChildren) {
        for child in children.dropFirst() { plan(first(child)) { $0.breaks(.join) } }
    }

    /// Neither spaces nor line ends inside.
    private mutating func tighten(_ id: NodeID) {
        guard let start = first(id) else { return }
        for token in start..<end(id) where token > start || tree[id].kind == .declNameArguments {
            // Arguments of a subscript in a key path keep their spaces.
            if tree[id].kind == .keyPathExpr, kind(token) != .period, kind(token - 1) != .backslash { continue }
            plan(token) {
                $0.spaces(.none); $0.breaks(.join)
            }
        }
    }

    /// The opening parenthesis touches what stands before it.
    private mutating func tightenParentheses(_ children: SyntaxChildren) {
        for child in children {
            if let token = child.token, tree[token].kind == .leftParen {
                plan(Int(token.rawValue)) {
                    $0.spaces(.none); $0.breaks(.join)
                }
            }
        }
    }

    /// A range's operator touches plain operands; every other operator has a space on both sides.
    private mutating func placeOperators(_ children: SyntaxChildren) {
        let group = addOperators()
        for child in children {
            guard let token = child.token.map({ Int($0.rawValue) }), token > 0, token + 1 < tree.tokens.count else {
                continue
            }
            let text = tree.file.text(in: tree.tokens[token].range)
            switch text {
            case "..<", "...":
                let touches = touchesOperands(token)
                for side in [token, token + 1] { plan(side) { $0.spaces(touches ? .none : .one) } }
            case "&&", "||", "??", "+", "-", "*", "/":
                plan(token) {
                    $0.operators = group; $0.breaks(.keep)
                }
            default: break
            }
        }
    }

    /// Whether what stands on both sides of an operator is plain enough to be written without a space.
    private func touchesOperands(_ token: Int) -> Bool {
        let next = tree.tokens[token + 1]
        return TokenSpacing.isPlainOperand(tree.tokens[token - 1]) && TokenSpacing.isPlainOperand(next)
            && !hasLineEnd(in: token..<token + 2) && !tree.tokens[token].flags.contains(.leadingComment)
            && !next.flags.contains(.leadingComment)
    }

    /// Attributes may stand on lines of their own, above what they belong to.
    private mutating func placeAttributes(_ id: NodeID) {
        guard let start = first(id), let list = tree.child(0, of: id).node, tree[list].kind == .attributeList,
            first(list) != nil
        else { return }
        for child in tree.children(of: list) where first(child) != start {
            plan(first(child)) {
                $0.indent(from: start, 0); $0.breaks(.keep)
            }
        }
        plan(end(list)) {
            $0.indent(from: start, 0); $0.breaks(.keep)
        }
    }

    /// A word that begins a declaration or a statement stands on the line of what it is about.
    private mutating func joinKeywords(of id: NodeID) {
        for child in tree.children(of: id) {
            guard let token = child.token.map({ Int($0.rawValue) }) else { continue }
            switch kind(token) {
            case .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
                .varKeyword, .letKeyword, .importKeyword, .forKeyword,
                .switchKeyword, .caseKeyword, .typealiasKeyword, .tryKeyword, .staticKeyword, .privateKeyword,
                .fileprivateKeyword, .publicKeyword, .internalKeyword, .prefixOperator, .prefixAmpersand, .atSign,
                .pound, .backslash, .doKeyword, .deferKeyword, .elseKeyword:
                plan(token + 1) { $0.breaks(.join) }
            case .comma, .semicolon, .colon, .inKeyword, .postfixQuestion, .postfixExclamation, .postfixOperator,
                .leftAngle:
                plan(token) { $0.breaks(.join) }
            default: break
            }
        }
    }
}
