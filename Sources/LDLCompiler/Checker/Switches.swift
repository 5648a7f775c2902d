import LDLParser

extension Checker {
    /// `switch`: its patterns, its bodies, and whether they leave a value out.
    func checkSwitch(
        _ syntax: SwitchExprSyntax, _ body: (SyntaxList<StatementSyntax>) -> [TypedStatement]
    ) -> TypedSwitch {
        let subject = check(syntax.subject)
        settleLiterals(from: 0)
        let result = TypedSwitch(subject: subject, cases: [], span: syntax.span)
        context.breakables += 1
        defer { context.breakables -= 1 }
        var rows: [TypedPattern] = []
        var hasDefault = false
        for element in branches(of: syntax.cases) {
            pushBlock()
            var patterns: [(TypedPattern, where: TypedExpression?)] = []
            if let label = element.label.caseLabel {
                let outer = sharedBindings
                for (index, item) in label.items.enumerated() {
                    if index > 0 { sharedBindings = boundNames() }
                    let pattern = checkPattern(item.pattern, against: subject.type, isBinding: nil)
                    let condition = item.whereClause.map { checkCondition($0.condition) }
                    patterns.append((pattern, where: condition))
                    if condition == nil { rows.append(pattern) }
                }
                sharedBindings = outer
            } else {
                hasDefault = true
            }
            let statements = body(element.statements)
            if element.statements.isEmpty {
                report(
                    .syntaxError, at: element.label.span, "a case needs at least one statement",
                    notes: [Note("write 'break' if nothing is to be done")])
            }
            popBlock()
            result.cases.append(TypedSwitch.Case(patterns: patterns, body: statements, span: element.span))
        }
        if !hasDefault { checkExhaustive(rows, subject, syntax) }
        return result
    }

    /// The cases, with those of the build conditions that hold.
    func branches(of list: SyntaxList<SwitchElementSyntax>) -> [SwitchCaseSyntax] {
        var result: [SwitchCaseSyntax] = []
        for element in list {
            if let branch = element.switchCase {
                result.append(branch)
            } else if let config = element.ifConfig, let elements = activeElements(config) {
                result += branches(of: SyntaxList(parent: elements))
            }
        }
        return result
    }

    private func boundNames() -> [String: LocalVariable] {
        var result: [String: LocalVariable] = [:]
        for (name, entry) in context.blocks.last?.entries ?? [:] {
            if case .variable(let variable) = entry { result[name] = variable }
        }
        return result
    }

    // MARK: Completeness

    private func checkExhaustive(_ rows: [TypedPattern], _ subject: TypedExpression, _ syntax: SwitchExprSyntax) {
        let type = settle(subject.type)
        if types.isError(resolve(type)) { return }
        var budget = 1_000_000
        guard let missing = missingValue([type], rows.map { [$0] }, depth: 0, &budget) else { return }
        let written = missing.first ?? "default"
        let span = syntax.keyword.span
        let insertion = SourceSpan(file: span.file, range: SourceRange(at: syntax.rightBrace.range.start))
        if written == "_" {
            report(
                .nonExhaustiveSwitch, at: span, "this 'switch' over '\(describe(type))' does not cover every value",
                notes: [Note("add 'default:' for the values that are left")],
                fixIts: [caseFixIt("default", insertion)])
            return
        }
        var names = [written]
        if let symbol = types.asNominal(resolve(type))?.symbol, symbol.kind == .enumeration,
            symbol !== known.optional
        {
            let covered = Set(
                rows.compactMap { row -> String? in if case .enumCase(let found, _) = row { found.name } else { nil } })
            let left = cases(of: symbol).filter { !covered.contains($0.name) }.map { "." + $0.name }
            if !left.isEmpty { names = left }
        }
        report(
            .nonExhaustiveSwitch, at: span,
            "this 'switch' does not cover \(alternatives(Array(names.prefix(4)), "and"))\(names.count > 4 ? " and \(names.count - 4) more" : "")",
            fixIts: [caseFixIt(names.map { "case \($0)" }.joined(separator: ": break\n"), insertion)])
    }

    private func caseFixIt(_ label: String, _ place: SourceSpan) -> FixIt {
        FixIt(
            "add the missing \(label == "default" ? "'default'" : "cases")", applicability: .hasPlaceholders,
            edits: [TextEdit(file: place.file, range: place.range, replacement: "\(label): break\n")])
    }

    /// A value, written as a pattern for each type, that no row matches; `nil` if the rows match everything.
    ///
    /// A column in which no row asks for anything needs no looking into. What is left may still take time without end
    /// (whether patterns cover all values is a hard question), so rows that are looked at are counted, and a switch that
    /// takes too many is taken to be complete.
    private func missingValue(
        _ columns: [TypeID], _ rows: [[TypedPattern]], depth: Int, _ budget: inout Int
    ) -> [String]? {
        if !rows.isEmpty {
            let free = columns.indices.prefix { column in rows.allSatisfy { matchesAll($0, column) } }.count
            if free > 0 {
                let left = rows.map { Array($0.dropFirst(free)) }
                let missing = missingValue(Array(columns.dropFirst(free)), left, depth: depth, &budget)
                return missing.map { Array(repeating: "_", count: free) + $0 }
            }
        }
        guard let type = columns.first, depth < 24, budget > 0 else { return rows.isEmpty ? [] : nil }
        let rest = Array(columns.dropFirst())
        for (name, parts, matches) in constructors(of: type) {
            budget -= rows.count + 8
            let narrowed = rows.compactMap { row -> [TypedPattern]? in
                guard let first = row.first, let inner = matches(first) else { return nil }
                return inner + row.dropFirst()
            }
            if let missing = missingValue(parts + rest, narrowed, depth: depth + 1, &budget) {
                let own = missing.prefix(parts.count)
                let text: String
                if parts.isEmpty {
                    text = name
                } else if name.isEmpty {
                    text = "(" + own.joined(separator: ", ") + ")"
                } else if own.allSatisfy({ $0 == "_" }) {
                    text = name
                } else {
                    text = name + "(" + own.joined(separator: ", ") + ")"
                }
                return [text] + missing.dropFirst(parts.count)
            }
        }
        return nil
    }

    /// Whether the pattern of a column matches every value.
    private func matchesAll(_ row: [TypedPattern], _ column: Int) -> Bool {
        guard row.indices.contains(column) else { return false }
        switch row[column] {
        case .wildcard, .variable: return true
        default: return false
        }
    }

    private typealias Constructor = (name: String, parts: [TypeID], matches: (TypedPattern) -> [TypedPattern]?)

    /// The ways to make a value of a type; one that nothing but a wildcard matches if they cannot be listed.
    private func constructors(of type: TypeID) -> [Constructor] {
        let type = resolve(type)
        if let wrapped = unwrapped(type) {
            return [
                (
                    ".some", [wrapped],
                    { pattern in
                        switch pattern {
                        case .some(let inner): [inner]
                        case .wildcard, .variable: [.wildcard]
                        default: nil
                        }
                    }
                ),
                (
                    "nil", [],
                    { pattern in
                        switch pattern {
                        case .none, .wildcard, .variable: []
                        default: nil
                        }
                    }
                ),
            ]
        }
        if type == known.bool {
            return [true, false].map { value in
                (
                    value ? "true" : "false", [],
                    { pattern in
                        switch pattern {
                        case .wildcard, .variable: return []
                        case .expression(let test, _):
                            if case .local = test.kind { return value ? [] : nil }
                            if case .conditional = test.kind { return value ? nil : [] }
                            return nil
                        default: return nil
                        }
                    }
                )
            }
        }
        switch types[type] {
        case .tuple(let elements):
            return [
                (
                    "", elements.map(\.type),
                    { pattern in
                        switch pattern {
                        case .tuple(let parts): parts
                        case .wildcard, .variable: elements.map { _ in .wildcard }
                        default: nil
                        }
                    }
                )
            ]
        case .nominal(let symbol, let arguments) where symbol.kind == .enumeration && !cases(of: symbol).isEmpty:
            let substitution = Substitution(symbol.genericParameters, arguments)
            return cases(of: symbol).map { found in
                let parts = found.parameters.map { types.substitute($0.type, substitution) }
                return (
                    "." + found.name, parts,
                    { pattern in
                        switch pattern {
                        case .enumCase(let other, let inner):
                            guard other === found else { return nil }
                            return inner.count == parts.count ? inner : parts.map { _ in .wildcard }
                        case .wildcard, .variable: return parts.map { _ in .wildcard }
                        default: return nil
                        }
                    }
                )
            }
        default:
            return [
                (
                    "_", [],
                    { pattern in
                        switch pattern {
                        case .wildcard, .variable: []
                        default: nil
                        }
                    }
                )
            ]
        }
    }

    // MARK: As values

    /// `if` as a value: every branch ends with one.
    func checkIfExpression(_ ifElse: IfExprSyntax, hint: TypeID?) -> TypedExpression {
        var branches: [(condition: TypedCondition?, value: TypedExpression)] = []
        var type = hint.flatMap { isVariable($0) || isOpaque($0) ? nil : $0 }
        for clause in ifElse.clauses {
            pushBlock()
            let condition = clause.ifKeyword == nil ? nil : checkConditions(clause.conditions)
            let value = checkBranch(Array(clause.body.statements), &type, clause.body.span)
            branches.append((condition, value))
            popBlock()
        }
        guard let last = branches.last, last.condition == nil else {
            report(.missingReturn, at: ifElse.span, "an 'if' that gives a value needs an 'else'")
            return errorExpression(ifElse.span)
        }
        var result = last.value
        for branch in branches.dropLast().reversed() {
            guard let condition = branch.condition else { continue }
            result = make(
                .conditional(condition, then: branch.value, else: result), type ?? types.error, ifElse.span)
        }
        return result
    }

    private func isOpaque(_ type: TypeID) -> Bool {
        if case .opaque = types[resolve(type)] { return true }
        return false
    }

    func checkSwitchExpression(_ syntax: SwitchExprSyntax, hint: TypeID?) -> TypedExpression {
        var type = hint.flatMap { isVariable($0) || isOpaque($0) ? nil : $0 }
        let result = checkSwitch(syntax) { statements in
            let value = self.checkBranch(Array(statements), &type, syntax.span)
            return [.expression(value)]
        }
        return make(.switchExpression(result), type ?? types.error, syntax.span)
    }

    /// The value of a branch: its only expression, or its last after other statements.
    private func checkBranch(_ statements: [StatementSyntax], _ type: inout TypeID?, _ span: SourceSpan)
        -> TypedExpression
    {
        guard let last = statements.last else { return errorExpression(span) }
        guard case .expression(let expression) = last.form else {
            // A branch that leaves gives no value.
            if alwaysLeaves(statements) {
                return make(.block(checkBody(statements), nil), type ?? types.error, span)
            }
            report(.missingReturn, at: last.span, "every branch must end with a value")
            return errorExpression(span)
        }
        let before = statements.count > 1 ? checkBody(Array(statements.dropLast())) : []
        let value: TypedExpression
        if let wanted = type {
            value = check(expression, as: wanted, for: .branch)
        } else {
            value = check(expression)
            if let symbol = types.asNominal(resolve(value.type))?.symbol, symbol.isBuiltIn, symbol.name == "Never" {
                // No value: the other branches decide.
            } else if !types.isError(resolve(value.type)) {
                type = value.type
            }
        }
        if before.isEmpty { return value }
        return make(.block(before, value), value.type, span)
    }
}
