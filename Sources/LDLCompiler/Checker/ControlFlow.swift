import LDLParser

/// Whether statements leave the place where they stand, judged by their form.
extension Checker {
    /// Whether the last statements always return, throw or jump.
    func alwaysLeaves(_ statements: [StatementSyntax]) -> Bool { statements.contains { leaves($0) } }

    func leaves(_ statement: StatementSyntax) -> Bool {
        switch statement.form {
        case .statement(let syntax):
            switch syntax.kind {
            case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallthroughStmt: return true
            case .whileStmt:
                // `while true` without a `break` never ends by itself.
                let loop = WhileStmtSyntax(unchecked: syntax)
                return loop.conditions.first?.text == "true" && !containsBreak(loop.body.syntax)
            case .labeledStmt: return leaves(LabeledStmtSyntax(unchecked: syntax).statement)
            default: return false
            }
        case .expression(let expression):
            switch expression.form {
            case .ifElse(let ifElse):
                var hasElse = false
                for clause in ifElse.clauses {
                    if clause.ifKeyword == nil { hasElse = true }
                    if !alwaysLeaves(Array(clause.body.statements)) { return false }
                }
                return hasElse
            case .switchCases(let cases):
                var count = 0
                for element in cases.cases {
                    guard let branch = element.switchCase else { return false }
                    count += 1
                    if containsBreak(branch.syntax) || !alwaysLeaves(Array(branch.statements)) { return false }
                }
                return count > 0
            case .doCatch(let body):
                guard alwaysLeaves(Array(body.body.statements)) else { return false }
                return body.catchClauses.allSatisfy { alwaysLeaves(Array($0.body.statements)) }
            case .postfix(let postfix):
                guard case .identifier(let identifier) = postfix.base.form else { return false }
                return ["fatalError", "preconditionFailure"].contains(identifier.name.name)
            default: return false
            }
        case .declaration(let declaration):
            if case .ifConfig(let config) = declaration.form, let elements = activeElements(config) {
                return alwaysLeaves(Array(SyntaxList<StatementSyntax>(parent: elements)))
            }
            return false
        }
    }

    /// Whether a `break` without a label stands in a statement and not in a loop or `switch` inside it.
    private func containsBreak(_ syntax: Syntax) -> Bool {
        for child in syntax.childNodes {
            switch child.kind {
            case .breakStmt: return true
            case .forStmt, .whileStmt, .repeatStmt, .switchExpr, .closureExpr, .functionDecl: continue
            default: if containsBreak(child) { return true }
            }
        }
        return false
    }

    /// Whether a body has `return` in it, outside closures and functions: then it is no result builder's.
    func containsReturn(_ statements: [StatementSyntax]) -> Bool {
        statements.contains { containsReturn($0.syntax) }
    }

    private func containsReturn(_ syntax: Syntax) -> Bool {
        switch syntax.kind {
        case .returnStmt: return true
        case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .accessorBlock, .postfixExpr, .infixExpr:
            return false
        default: return syntax.childNodes.contains { containsReturn($0) }
        }
    }
}
