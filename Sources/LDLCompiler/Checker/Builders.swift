import LDLParser

/// View builders: statements of which every expression adds a view.
extension Checker {
    /// The body of a builder, as one value: no view, one, or a tuple of them.
    func checkBuilder(_ statements: [StatementSyntax], span: SourceSpan) -> TypedExpression {
        let builder = TypedBuilder(statements: [], span: span)
        var views: [TypeID] = []
        builder.statements = checkBuilderBody(statements, &views)
        return make(.builder(builder), combined(views), span)
    }

    /// The type of several views in a row.
    func combined(_ views: [TypeID]) -> TypeID {
        if views.count == 1, let only = views.first { return only }
        if views.isEmpty { return known.emptyView.map { types.nominal($0) } ?? types.void }
        return known.tupleView.map { types.nominal($0, [types.tuple(views)]) } ?? types.error
    }

    func checkBuilderBody(_ statements: [StatementSyntax], _ views: inout [TypeID]) -> [TypedStatement] {
        var result = hoistFunctions(statements)
        result.reserveCapacity(statements.count)
        views.reserveCapacity(views.count + statements.count)
        for statement in statements {
            let firstVariable = bindings.count
            switch statement.form {
            case .expression(let expression): checkBuilderExpression(expression, &views, &result)
            case .declaration(let declaration):
                if case .ifConfig(let config) = declaration.form {
                    if let elements = activeElements(config) {
                        result += checkBuilderBody(Array(SyntaxList<StatementSyntax>(parent: elements)), &views)
                    }
                } else {
                    result += checkLocalDeclaration(declaration)
                }
            case .statement(let syntax): result += checkBuilderStatement(syntax, statement)
            }
            settleLiterals(from: firstVariable)
            if context.isRoot { settleExpressions() }
        }
        return result
    }

    private func checkBuilderStatement(_ syntax: Syntax, _ statement: StatementSyntax) -> [TypedStatement] {
        switch syntax.kind {
        case .forStmt, .whileStmt, .repeatStmt:
            report(
                .misplacedStatement, at: syntax.firstToken?.span ?? syntax.span,
                "a loop makes no views; use 'ForEach' for a view for each element")
            return []
        case .guardStmt:
            report(
                .misplacedStatement, at: syntax.firstToken?.span ?? syntax.span,
                "'guard' cannot stand in a view builder; use 'if'")
            return checkStatement(statement)
        case .returnStmt where !context.isRoot:
            return checkStatement(statement)
        default: return checkStatement(statement)
        }
    }

    private func checkBuilderExpression(
        _ expression: ExprSyntax, _ views: inout [TypeID], _ statements: inout [TypedStatement]
    ) {
        switch expression.kind {
        case .ifExpr:
            statements += checkBuilderIf(IfExprSyntax(unchecked: expression.syntax), &views)
            return
        case .switchExpr:
            let cases = SwitchExprSyntax(unchecked: expression.syntax)
            var branches: [TypeID] = []
            let result = checkSwitch(cases) { statements in
                var inner: [TypeID] = []
                let body = self.checkBuilderBody(Array(statements), &inner)
                branches.append(self.combined(inner))
                return body
            }
            if let type = conditional(branches) { views.append(type) }
            statements.append(.switchOver(result))
            return
        case .missingExpr: return
        default: break
        }
        context.viewPosition = expression.range.start
        let value = check(expression)
        context.viewPosition = nil
        let type = resolve(value.type)
        if isVoid(type) || unwrapped(type).map({ isVoid($0) }) ?? false {
            // At the top level of a file `print` is a statement; elsewhere Swift refuses it, and here it does no harm.
            if !context.isRoot, case .assign = value.kind {
                report(
                    .misplacedStatement, at: expression.span,
                    "an assignment makes no view and cannot stand in a view builder")
            }
            statements.append(.expression(value))
            return
        }
        settleLiterals(from: 0)
        if !isView(resolve(value.type)) {
            reportNoView(value, expression)
            statements.append(.expression(value))
            return
        }
        if case .metatype(let instance) = types[type], !types.isError(resolve(instance)) {
            reportNoView(value, expression)
            return
        }
        views.append(value.type)
        statements.append(.yield(value))
    }

    /// Whether a value of a type can stand in a builder. One expression after the other makes a value of the same few
    /// types or generic ones.
    func isView(_ type: TypeID) -> Bool {
        let symbol = types.symbolWord(type)
        if symbol != 0, any(lastViews .== SIMD4(repeating: symbol)) { return true }
        guard let view = known.view else { return true }
        guard conforms(type, to: view) else { return false }
        if let found = types.asNominal(type)?.symbol, found.conditionalConformances.isEmpty {
            lastViews = SIMD4(symbol, lastViews[0], lastViews[1], lastViews[2])
        }
        return true
    }

    private func reportNoView(_ value: TypedExpression, _ expression: ExprSyntax) {
        let type = resolve(value.type)
        if types.isError(type) { return }
        if case .metatype(let instance) = types[type] {
            report(
                .typeMismatch, at: expression.span,
                "'\(describe(instance))' is a type; write '\(describe(instance))()' for a view of it",
                fixIts: [
                    FixIt(
                        "insert '()'", applicability: .maybeIncorrect,
                        edits: [
                            TextEdit(
                                file: expression.tree.file.id, range: SourceRange(at: expression.range.end),
                                replacement: "()")
                        ])
                ])
            return
        }
        if case .functionReference(let function, _) = value.kind, !function.name.isEmpty {
            let end = value.span.range.end
            let start = end - min(end, UInt32(truncatingIfNeeded: function.name.utf8.count))
            reportForgottenCall(
                function.name, at: SourceSpan(file: value.span.file, range: SourceRange(start: start, end: end)))
            return
        }
        var notes: [Note] = []
        if type == known.string || isNumeric(type) {
            notes = [Note("write 'Text(…)' to show it")]
        } else if let symbol = types.asNominal(type)?.symbol, let modifier = known.viewModifier,
            conformances(of: symbol).contains(where: { $0 === modifier })
        {
            notes = [Note("a modifier is put on a view: '.modifier(\(symbol.name)(…))'")]
        }
        report(
            .typeMismatch, at: expression.span, "a view is needed here, and \(article(describe(type))) is none",
            notes: notes
        )
    }

    private func checkBuilderIf(_ ifElse: IfExprSyntax, _ views: inout [TypeID]) -> [TypedStatement] {
        var branches: [TypeID] = []
        var hasElse = false
        let clauses = Array(ifElse.clauses)
        let statement = checkIf(ifElse) { block in
            self.pushBlock()
            defer { self.popBlock() }
            var inner: [TypeID] = []
            let body = self.checkBuilderBody(Array(block.statements), &inner)
            branches.append(self.combined(inner))
            return body
        }
        hasElse = clauses.last?.ifKeyword == nil
        if var type = conditional(branches) {
            if !hasElse { type = optional(type) }
            views.append(type)
        }
        return [statement]
    }

    /// The type of one of several branches: nested in pairs, as Swift's builder nests them.
    private func conditional(_ branches: [TypeID]) -> TypeID? {
        guard let symbol = known.conditionalContent else { return branches.first }
        if branches.count <= 1 { return branches.first }
        let middle = (branches.count + 1) / 2
        guard let first = conditional(Array(branches.prefix(middle))),
            let second = conditional(Array(branches.dropFirst(middle)))
        else { return nil }
        return types.nominal(symbol, [first, second])
    }
}
