import LDLParser

/// A name that a body declares.
struct LocalName {
    let token: TokenSyntax
    var name: String { token.name }
}

extension SemanticModel {
    /// The names that bodies round an offset declare before it, the nearest first and each once.
    func visibleLocals(at offset: UInt32, in tree: SyntaxTree) -> [LocalName] {
        guard let before = tree.token(endingBy: offset) else { return [] }
        var found: [LocalName] = []
        for node in tree.owners(of: before).reversed() {
            switch node.kind {
            case .statementList: found += names(declaredIn: node, before: offset)
            case .closureExpr:
                if let signature = ClosureExprSyntax(unchecked: node).signature {
                    if let parameters = signature.parameters { found += names(inParameters: parameters) }
                    found += (signature.captures?.captures).map { $0.map { LocalName(token: $0.name) } } ?? []
                }
            case .functionDecl: found += names(of: FunctionDeclSyntax(unchecked: node).parameters)
            case .initializerDecl: found += names(of: InitializerDeclSyntax(unchecked: node).parameters)
            case .forStmt: found += names(in: ForStmtSyntax(unchecked: node).pattern)
            case .ifClause: found += names(boundBy: IfClauseSyntax(unchecked: node).conditions)
            case .whileStmt: found += names(boundBy: WhileStmtSyntax(unchecked: node).conditions)
            case .switchCase:
                if let label = SwitchCaseSyntax(unchecked: node).label.caseLabel {
                    for item in label.items { found += names(in: item.pattern) }
                }
            default: break
            }
        }
        var seen: Set<String> = []
        return found.filter { !$0.token.isMissing && $0.name != "_" && seen.insert($0.name).inserted }
    }

    /// The names that statements declare; at the top level of a file they are the module's, which are found otherwise.
    private func names(declaredIn list: Syntax, before offset: UInt32) -> [LocalName] {
        var found: [LocalName] = []
        for statement in SyntaxList<StatementSyntax>(parent: list) where statement.range.end <= offset {
            switch statement.form {
            case .declaration(let declaration):
                if case .variable(let variable) = declaration.form {
                    for binding in variable.bindings { found += names(in: binding.pattern) }
                }
            case .statement(let syntax):
                if let guarded = GuardStmtSyntax(syntax) { found += names(boundBy: guarded.conditions) }
            case .expression: break
            }
        }
        return found.reversed()
    }

    private func names(boundBy conditions: SyntaxList<ConditionSyntax>) -> [LocalName] {
        conditions.flatMap { condition -> [LocalName] in
            switch condition.form {
            case .binding(let binding): names(in: binding.pattern)
            case .pattern(let pattern): names(in: pattern.pattern)
            case .expression, .availability: []
            }
        }
    }

    private func names(of clause: ParameterClauseSyntax) -> [LocalName] {
        clause.parameters.compactMap { ($0.secondName ?? $0.firstName).map { LocalName(token: $0) } }
    }

    private func names(inParameters parameters: Syntax) -> [LocalName] {
        if let clause = ParameterClauseSyntax(parameters) { return names(of: clause) }
        return (0..<parameters.childCount).compactMap { parameters.token($0) }
            .filter { $0.kind == .identifier }.map { LocalName(token: $0) }
    }

    /// The names that a pattern binds.
    private func names(in pattern: PatternSyntax) -> [LocalName] {
        var found: [LocalName] = []
        var pending = [pattern.syntax]
        while let node = pending.popLast() {
            if let identifier = IdentifierPatternSyntax(node) { found.append(LocalName(token: identifier.name)) }
            for slot in (0..<node.childCount).reversed() {
                if let inner = node.node(slot) { pending.append(inner) }
            }
        }
        return found
    }
}
