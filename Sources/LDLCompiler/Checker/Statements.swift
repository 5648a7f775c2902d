import LDLParser

/// Statements of functions and closures.
extension Checker {
    // MARK: Blocks

    func pushBlock() { context.blocks.append(FunctionContext.Block()) }

    /// Leaves a block and warns about variables in it that nobody reads.
    func popBlock() {
        guard let block = context.blocks.last else { return }
        // A body keeps its outermost block.
        if context.blocks.count > 1 {
            context.blocks.removeLast()
        } else {
            context.blocks[0] = FunctionContext.Block()
        }
        for variable in block.declared where !variable.isUsed && variable.name != "_" {
            report(
                .unusedVariable, .warning, at: variable.span, "'\(variable.name)' is never used",
                fixIts: [
                    FixIt(
                        "replace with '_'", applicability: .maybeIncorrect,
                        edits: [TextEdit(file: variable.span.file, range: variable.span.range, replacement: "_")])
                ])
        }
    }

    func checkBlock(_ block: CodeBlockSyntax) -> [TypedStatement] {
        pushBlock()
        defer { popBlock() }
        return checkBody(Array(block.statements))
    }

    /// Statements in order. A declaration is visible from its place on, local functions in the whole block.
    func checkBody(_ statements: [StatementSyntax]) -> [TypedStatement] {
        var result: [TypedStatement] = hoistFunctions(statements)
        var hasLeft = false
        var warned = false
        for statement in statements {
            if hasLeft, !warned, !isDeclaration(statement) {
                warned = true
                report(.unreachableCode, .warning, at: statement.span, "this is never reached")
            }
            let firstVariable = bindings.count
            result += checkStatement(statement)
            settleLiterals(from: firstVariable)
            if context.parent == nil || context.isRoot { settleExpressions() }
            if leaves(statement) { hasLeft = true }
        }
        return result
    }

    private func isDeclaration(_ statement: StatementSyntax) -> Bool {
        if case .declaration = statement.form { return true }
        return false
    }

    func checkStatement(_ statement: StatementSyntax) -> [TypedStatement] {
        switch statement.form {
        case .expression(let expression): return checkExpressionStatement(expression)
        case .declaration(let declaration): return checkLocalDeclaration(declaration)
        case .statement(let syntax): return checkPlainStatement(syntax)
        }
    }

    private func checkExpressionStatement(_ expression: ExprSyntax) -> [TypedStatement] {
        switch expression.form {
        case .ifElse(let ifElse): return [checkIf(ifElse) { self.checkBlock($0) }]
        case .switchCases(let cases): return [.switchOver(checkSwitch(cases) { self.checkBody(Array($0)) })]
        case .doCatch(let body): return checkDo(body)
        case .missing: return []
        default:
            let first = bindings.count
            let value = check(expression)
            settleLiterals(from: first)
            warnIfUnused(value, expression)
            return [.expression(value)]
        }
    }

    /// A value that nobody uses is usually a slip.
    private func warnIfUnused(_ value: TypedExpression, _ expression: ExprSyntax) {
        let type = resolve(value.type)
        if isVoid(type) || types.isError(type) || isVariable(type) { return }
        if let inner = unwrapped(type), isVoid(inner) { return }
        if let symbol = types.asNominal(type)?.symbol, symbol.isBuiltIn, symbol.name == "Never" { return }
        switch value.kind {
        case .call(let function, _, _), .witnessCall(let function, _, _):
            // Results of functions of the catalogue that change something may be dropped.
            switch function.kind {
            case .function, .method, .initializer:
                if function.isMutating || function.owner?.isBuiltIn != true { return }
            case .getter, .subscriptGetter, .operatorFunction, .setter, .subscriptSetter: break
            }
        case .apply, .unsupported, .optionalChain, .functionReference: return
        default: break
        }
        report(
            .unusedValue, .warning, at: expression.span, "this '\(describe(type))' is computed and not used")
    }

    private func checkPlainStatement(_ syntax: Syntax) -> [TypedStatement] {
        switch syntax.kind {
        case .returnStmt: return checkReturn(ReturnStmtSyntax(unchecked: syntax))
        case .throwStmt:
            let statement = ThrowStmtSyntax(unchecked: syntax)
            _ = check(statement.value)
            reportUnsupported("'throw'", at: statement.keyword.span)
            return [.expression(make(.unsupported("throw"), types.error, syntax.span))]
        case .breakStmt:
            let statement = BreakStmtSyntax(unchecked: syntax)
            return checkJump(statement.keyword, statement.label, isContinue: false)
        case .continueStmt:
            let statement = ContinueStmtSyntax(unchecked: syntax)
            return checkJump(statement.keyword, statement.label, isContinue: true)
        case .fallthroughStmt: return [.fallthroughCase]
        case .deferStmt: return [.deferred(checkBlock(DeferStmtSyntax(unchecked: syntax).body))]
        case .guardStmt: return [checkGuard(GuardStmtSyntax(unchecked: syntax))]
        case .whileStmt:
            let statement = WhileStmtSyntax(unchecked: syntax)
            pushBlock()
            let condition = checkConditions(statement.conditions)
            let body = inLoop { checkBlock(statement.body) }
            popBlock()
            return [.whileLoop(condition, body: body, span: syntax.span)]
        case .repeatStmt:
            let statement = RepeatStmtSyntax(unchecked: syntax)
            let body = inLoop { checkBlock(statement.body) }
            return [.repeatLoop(body: body, checkCondition(statement.condition), span: syntax.span)]
        case .forStmt: return [checkFor(ForStmtSyntax(unchecked: syntax))]
        case .labeledStmt:
            let statement = LabeledStmtSyntax(unchecked: syntax)
            context.labels.append(statement.label.name)
            let inner = checkStatement(statement.statement)
            context.labels.removeLast()
            return inner.map { .labelled(statement.label.name, $0) }
        case .yieldStmt, .discardStmt:
            reportUnsupported("'\(syntax.firstToken?.text ?? "this statement")'", at: syntax.span)
            return []
        default: return []
        }
    }

    private func inLoop(_ body: () -> [TypedStatement]) -> [TypedStatement] {
        context.loops += 1
        defer { context.loops -= 1 }
        return body()
    }

    private func checkJump(_ keyword: TokenSyntax, _ label: TokenSyntax?, isContinue: Bool) -> [TypedStatement] {
        if let label, !context.labels.contains(label.name) {
            reportUnknown(
                .unknownName, "there is no statement labelled '\(label.name)' round this", at: label.span,
                name: label.name,
                candidates: context.labels.map { Suggestions.Candidate($0) })
        } else if label == nil, context.loops == 0, isContinue || context.breakables == 0 {
            report(
                .misplacedStatement, at: keyword.span,
                isContinue ? "'continue' can only stand in a loop" : "'break' can only stand in a loop or a 'switch'")
            return []
        }
        return [isContinue ? .continueLoop(label: label?.name) : .breakLoop(label: label?.name)]
    }

    // MARK: Return

    private func checkReturn(_ statement: ReturnStmtSyntax) -> [TypedStatement] {
        guard let value = statement.value else {
            if let wanted = context.resultType, !isVoid(wanted), !context.infersResult, !context.isInitializer,
                !types.isError(resolve(wanted))
            {
                report(
                    .missingReturn, at: statement.keyword.span, "'return' needs \(article(describe(wanted))) here")
            }
            if context.infersResult { context.returned.append((types.void, statement.span)) }
            return [.returnValue(nil)]
        }
        if context.isInitializer, context.resultType == nil {
            // A failable initialiser may return `nil`.
            if case .nilLiteral = value.form { return [.returnValue(make(.none, types.error, value.span))] }
        }
        if context.infersResult {
            let checked = check(value, hint: context.returned.first?.type ?? context.resultType)
            if let first = context.returned.first {
                return [.returnValue(coerce(checked, to: first.type, for: .result("this closure")))]
            }
            var type = checked.type
            if case .none = checked.kind, let wanted = context.resultType { type = wanted }
            context.returned.append((type, value.span))
            return [.returnValue(checked)]
        }
        guard let wanted = context.resultType else {
            _ = check(value)
            return [.returnValue(nil)]
        }
        if isVoid(wanted) {
            let checked = check(value)
            if !isVoid(checked.type), !types.isError(resolve(checked.type)) {
                report(
                    .typeMismatch, at: value.span,
                    "'\(context.name)' returns nothing, but this is \(article(describe(checked.type)))",
                    notes: [Note("write '-> \(describe(checked.type))' after the parameters if it is to return it")])
            }
            return [.expression(checked), .returnValue(nil)]
        }
        return [.returnValue(checkResult(value, wanted))]
    }

    /// A returned value; of `some P` the first one says what it is.
    func checkResult(_ value: ExprSyntax, _ wanted: TypeID) -> TypedExpression {
        if case .opaque(let declaration, _) = types[resolve(wanted)], declaration === context.opaqueResult {
            let checked = check(value, hint: context.returned.first?.type)
            recordOpaque(checked, declaration, value.span)
            return checked
        }
        return check(value, as: wanted, for: .result(context.name))
    }

    func recordOpaque(_ value: TypedExpression, _ declaration: OpaqueDeclaration, _ span: SourceSpan) {
        let type = settle(value.type)
        for symbol in declaration.protocols where !conforms(type, to: symbol) {
            report(
                .typeMismatch, at: span,
                "'\(context.name)' must return 'some \(symbol.name)', and '\(describe(type))' is no '\(symbol.name)'")
            return
        }
        if let first = context.returned.first {
            if settle(first.type) != type, !types.isError(type), !types.isError(settle(first.type)) {
                report(
                    .typeMismatch, at: span,
                    "'\(context.name)' returns \(article(describe(type))) here, but \(article(describe(first.type))) before; "
                        + "'some \(declaration.protocols.first?.name ?? "View")' stands for one type",
                    notes: [
                        Note("the first value is returned here", at: first.span),
                        Note(
                            "write '@ViewBuilder' before the declaration and leave 'return' out, or wrap both in 'AnyView'"
                        ),
                    ])
            }
            return
        }
        context.returned.append((type, span))
        if declaration.underlying == nil { declaration.underlying = type }
    }

    // MARK: Conditions

    func checkConditions(_ conditions: SyntaxList<ConditionSyntax>) -> TypedCondition {
        var clauses: [TypedCondition.Clause] = []
        var span: SourceSpan?
        for condition in conditions {
            span = span.map { SourceSpan(file: $0.file, range: $0.range.union(condition.range)) } ?? condition.span
            switch condition.form {
            case .expression(let expression): clauses.append(.boolean(checkCondition(expression)))
            case .binding(let binding): clauses.append(checkBinding(binding))
            case .pattern(let pattern):
                let subject = check(pattern.initializer.value)
                clauses.append(.pattern(checkPattern(pattern.pattern, against: subject.type, isBinding: nil), subject))
            case .availability(let availability):
                clauses.append(.available(availability.keyword.kind != .poundUnavailable))
            }
        }
        return TypedCondition(clauses: clauses, span: span ?? context.fallbackSpan)
    }

    private func checkBinding(_ binding: BindingConditionSyntax) -> TypedCondition.Clause {
        let isVariable = binding.keyword.kind == .varKeyword
        let name: TokenSyntax?
        if case .identifier(let identifier) = binding.pattern.form { name = identifier.name } else { name = nil }
        let value: TypedExpression
        if let initializer = binding.initializer {
            let hint = binding.typeAnnotation.map { optional(resolveType($0.type, in: context.scope)) }
            value = check(initializer.value, hint: hint)
        } else if let name {
            value = shorthand(name)
        } else {
            value = errorExpression(binding.span)
        }
        var wrapped = unwrapped(value.type)
        if wrapped == nil {
            if !types.isError(resolve(value.type)), !self.isVariable(value.type), name?.name != "self" {
                report(
                    .typeMismatch, at: value.span,
                    "'\(binding.keyword.text)' in a condition needs an optional, and '\(describe(value.type))' always has a value"
                )
            }
            wrapped = value.type
        }
        let type = binding.typeAnnotation.map { resolveType($0.type, in: context.scope) } ?? wrapped ?? types.error
        guard let name, name.name != "_" else {
            return .pattern(.some(.wildcard), value)
        }
        if name.kind == .selfKeyword { return .boolean(make(.boolean(true), known.bool, name.span)) }
        let local = LocalVariable(
            name: name.name, type: type, isMutable: isVariable, slot: context.newSlot(), span: name.span)
        noteType(of: local)
        declareLocal(local)
        return .unwrap(local, value)
    }

    /// `if let name` without a value: the value of that name.
    private func shorthand(_ name: TokenSyntax) -> TypedExpression {
        if name.kind == .selfKeyword, let own = context.findSelf() { return make(.local(own), own.type, name.span) }
        return value(of: operand(named: name), name.span)
    }

    func declareLocal(_ local: LocalVariable, warns: Bool = true) {
        if let existing = context.blocks.last?.entries[local.name], case .variable(let first) = existing,
            first.name != "_",
            context.blocks.count > 0, !first.name.hasPrefix("$"), context.blocks.count > 1 || !isParameter(first)
        {
            report(
                .duplicateDeclaration, at: local.span, "there is already a variable named '\(local.name)' here",
                notes: [Note("'\(local.name)' was declared here first", at: first.span)])
        }
        context.declare(local)
        if warns { context.blocks[context.blocks.count - 1].declared.append(local) }
    }

    private func isParameter(_ variable: LocalVariable) -> Bool { context.blocks.count == 1 }

    // MARK: if, guard, loops

    func checkIf(_ ifElse: IfExprSyntax, _ body: (CodeBlockSyntax) -> [TypedStatement]) -> TypedStatement {
        var branches: [(condition: TypedCondition?, body: [TypedStatement])] = []
        for clause in ifElse.clauses {
            pushBlock()
            let condition = clause.ifKeyword == nil ? nil : checkConditions(clause.conditions)
            branches.append((condition, body(clause.body)))
            popBlock()
        }
        // `else if` is an `if` in the `else` of the one before.
        var rest: [TypedStatement] = []
        for branch in branches.reversed() {
            if let condition = branch.condition {
                rest = [.ifElse(condition, then: branch.body, else: rest)]
            } else {
                rest = branch.body
            }
        }
        if rest.count == 1, let only = rest.first { return only }
        return .block(rest)
    }

    private func checkGuard(_ statement: GuardStmtSyntax) -> TypedStatement {
        // What the condition binds is visible after the statement.
        let condition = checkConditions(statement.conditions)
        let otherwise = checkBlock(statement.body)
        if !alwaysLeaves(Array(statement.body.statements)) {
            report(
                .missingReturn, at: statement.body.rightBrace.span,
                "the body of 'guard' must leave: with 'return', 'break', 'continue' or 'throw'")
        }
        return .guardElse(condition, else: otherwise)
    }

    private func checkFor(_ statement: ForStmtSyntax) -> TypedStatement {
        let sequence = check(statement.sequence)
        var element: TypeID = types.error
        let type = resolve(sequence.type)
        if unwrapped(type) != nil {
            report(
                .unwrappedOptional, at: sequence.span,
                "'for' needs a sequence, but this '\(describe(type))' may be 'nil'",
                notes: [Note("give a replacement with '?? []'")])
        } else if let symbol = known.sequence, !types.isError(type) {
            if conforms(type, to: symbol), !isVariable(type) {
                element = resolve(types.intern(.member(type, "Element")))
            } else {
                report(
                    .typeMismatch, at: sequence.span, "'for' goes through a sequence, and '\(describe(type))' is none",
                    notes: isNumeric(type) ? [Note("write '0..<n' to count")] : [])
            }
        }
        settleLiterals(from: 0)
        element = settle(element)
        if let annotation = statement.typeAnnotation { element = resolveType(annotation.type, in: context.scope) }
        pushBlock()
        let pattern: TypedPattern
        if statement.caseKeyword != nil {
            pattern = checkPattern(statement.pattern, against: element, isBinding: nil)
        } else {
            pattern = checkPattern(statement.pattern, against: element, isBinding: .constant, warns: false)
        }
        let condition = statement.whereClause.map { checkCondition($0.condition) }
        let body = inLoop { checkBlock(statement.body) }
        popBlock()
        return .forIn(pattern, sequence: sequence, where: condition, body: body, span: statement.span)
    }

    private func checkDo(_ body: DoExprSyntax) -> [TypedStatement] {
        let result = checkBlock(body.body)
        for clause in body.catchClauses {
            pushBlock()
            let error = LocalVariable(
                name: "error", type: types.error, isMutable: false, slot: context.newSlot(), span: clause.keyword.span)
            context.declare(error)
            for item in clause.items { _ = checkPattern(item.pattern, against: types.error, isBinding: nil) }
            _ = checkBlock(clause.body)
            popBlock()
        }
        return [.block(result)]
    }
}
