import LDLParser

/// What the checker knows of operators without looking them up.
enum Operators {
    static func isArithmetic(_ name: String) -> Bool {
        switch name {
        case "+", "-", "*", "/", "%", "&+", "&-", "&*": true
        default: false
        }
    }

    static func isComparison(_ name: String) -> Bool {
        switch name {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": true
        default: false
        }
    }

    /// `=`, `+=` and the like.
    static func isAssignment(_ name: String) -> Bool {
        if name == "=" { return true }
        return name.hasSuffix("=") && name.count > 1 && !isComparison(name)
    }

    static func isShift(_ name: String) -> Bool { name == "<<" || name == ">>" }

    static func isRange(_ name: String) -> Bool { name == "..<" || name == "..." }
}

/// Operators are declared functions like any other; runs of arithmetic on numbers and texts take a short way, so that
/// long sums stay linear.
extension Checker {
    func checkInfix(_ infix: InfixExprSyntax, hint: TypeID?) -> TypedExpression {
        let operands = Array(infix.operands)
        let operators = infix.operators
        guard let first = operators.first, operands.count == operators.count + 1 else {
            return operands.first.map { check($0, hint: hint) } ?? errorExpression(infix.span)
        }
        let name = first.text
        if Operators.isAssignment(name) { return checkAssignment(infix, operands, operators) }
        switch name {
        case "&&", "||": return checkLogic(infix, operands, isAnd: name == "&&", operators)
        case "??": return checkCoalesce(operands, hint: hint)
        default: break
        }
        if Operators.isArithmetic(name) { return checkArithmetic(infix, operands, operators, hint: hint) }
        // What is left groups to the left, one operator after the other.
        var left = operands[0]
        var value: TypedExpression?
        for (index, symbol) in operators.enumerated() {
            let right = operands[index + 1]
            let span = SourceSpan(file: infix.tree.file.id, range: infix.range(upToOperand: index + 1))
            let expected = index == operators.count - 1 ? hint : nil
            if let known = value {
                value = binary(symbol, .checked(known), .syntax(right), span, hint: expected)
            } else {
                value = binary(symbol, .syntax(left), .syntax(right), span, hint: expected)
            }
            left = right
        }
        return value ?? errorExpression(infix.span)
    }

    enum BinaryOperand {
        case syntax(ExprSyntax)
        case checked(TypedExpression)
    }

    private func checkLogic(
        _ infix: InfixExprSyntax, _ operands: [ExprSyntax], isAnd: Bool, _ operators: [TokenSyntax]
    ) -> TypedExpression {
        var result = checkCondition(operands[0])
        for (index, operand) in operands.dropFirst().enumerated() {
            let right = checkCondition(operand)
            let span = SourceSpan(file: infix.tree.file.id, range: infix.range(upToOperand: index + 1))
            let and = operators[index].text == "&&"
            result = make(and ? .and(result, right) : .or(result, right), known.bool, span)
        }
        return result
    }

    private func checkCoalesce(_ operands: [ExprSyntax], hint: TypeID?) -> TypedExpression {
        // `a ?? b ?? c` groups to the right.
        var values: [TypedExpression] = []
        let firstHint = hint.map { unwrapped($0) == nil ? optional($0) : $0 }
        let first = check(operands[0], hint: isUsefulForLiterals(hint) ? firstHint : nil)
        values.append(first)
        let wrapped = unwrapped(first.type)
        if wrapped == nil, !types.isError(resolve(first.type)), !isVariable(first.type) {
            report(
                .typeMismatch, .warning, at: operands[0].span,
                "'??' has no effect: '\(describe(first.type))' always has a value")
        }
        let inner = wrapped ?? first.type
        for operand in operands.dropFirst() { values.append(check(operand, hint: inner)) }
        var result = values.removeLast()
        // The last operand may be optional itself; then the whole is.
        while let left = values.popLast() {
            let base = unwrapped(left.type) ?? left.type
            var type: TypeID
            let start = mark()
            if unwrapped(result.type) == nil, conversion(from: result.type, to: base) != nil {
                type = base
            } else {
                rollBack(to: start)
                if unwrapped(result.type) != nil, conversion(from: result.type, to: optional(base)) != nil {
                    type = optional(base)
                } else {
                    rollBack(to: start)
                    reportMismatch(result, base, .operand("??"))
                    type = base
                }
            }
            if isVariable(base), !isVariable(result.type) { type = result.type }
            let span = SourceSpan(file: left.span.file, range: left.span.range.union(result.span.range))
            result = make(.coalesce(left, result), type, span)
        }
        return result
    }

    private func isUsefulForLiterals(_ hint: TypeID?) -> Bool {
        guard let hint else { return false }
        switch types[resolve(hint)] {
        case .nominal, .tuple, .function: return true
        default: return false
        }
    }

    // MARK: Arithmetic

    /// A run of operators of one precedence. Literals take the type of the operands that say theirs.
    private func checkArithmetic(
        _ infix: InfixExprSyntax, _ operands: [ExprSyntax], _ operators: [TokenSyntax], hint: TypeID?
    ) -> TypedExpression {
        var own: [Int: TypedExpression] = [:]
        var deciding: TypeID?
        // A sum of collections is of their type, so what is wanted of the sum is wanted of each.
        let collection = hint.flatMap { arrayElement(of: unwrappedFully($0)) == nil ? nil : $0 }
        for (index, operand) in operands.enumerated() where !needsContext(operand) {
            let value = check(operand, hint: collection)
            own[index] = value
            let type = resolve(value.type)
            if deciding == nil || isVariable(deciding ?? type), !types.isError(type) { deciding = type }
        }
        let target =
            deciding
            ?? hint.flatMap { wanted -> TypeID? in
                let inner = unwrappedFully(wanted)
                if case .nominal = types[inner] { return inner }
                return nil
            }
        var values: [TypedExpression] = []
        for (index, operand) in operands.enumerated() {
            values.append(own[index] ?? check(operand, hint: target))
        }
        var result = values[0]
        for (index, symbol) in operators.enumerated() {
            let span = SourceSpan(file: infix.tree.file.id, range: infix.range(upToOperand: index + 1))
            let expected = index == operators.count - 1 ? hint : nil
            result = binary(symbol, .checked(result), .checked(values[index + 1]), span, hint: expected)
        }
        return result
    }

    /// One operator between two operands.
    func binary(
        _ symbol: TokenSyntax, _ left: BinaryOperand, _ right: BinaryOperand, _ span: SourceSpan, hint: TypeID?
    ) -> TypedExpression {
        let name = symbol.text
        let first: TypedExpression, second: TypedExpression
        // How far bits move says nothing of what they are.
        let isShift = Operators.isShift(name)
        switch (left, right) {
        case (.checked(let known), .checked(let other)): (first, second) = (known, other)
        case (.checked(let known), .syntax(let syntax)) where isShift: (first, second) = (known, check(syntax))
        case (.syntax(let leftSyntax), .syntax(let rightSyntax)) where isShift:
            first = check(leftSyntax, hint: hint.flatMap { isNumeric($0) ? $0 : nil })
            second = check(rightSyntax)
        case (.checked(let known), .syntax(let syntax)):
            first = known
            second = check(syntax, hint: operandHint(known.type))
        case (.syntax(let syntax), .checked(let other)):
            second = other
            first = check(syntax, hint: operandHint(other.type))
        case (.syntax(let leftSyntax), .syntax(let rightSyntax)):
            if needsContext(leftSyntax), !needsContext(rightSyntax) {
                second = check(rightSyntax)
                first = check(leftSyntax, hint: operandHint(second.type))
            } else {
                let rangeHint =
                    Operators.isRange(name)
                    ? hint.flatMap { types.asNominal(unwrappedFully($0))?.arguments.first } : nil
                first = check(leftSyntax, hint: rangeHint)
                second = check(rightSyntax, hint: operandHint(first.type))
            }
        }
        if name == "==" || name == "!=", let comparison = compareWithNil(first, second, name, span) {
            return comparison
        }
        return applyOperator(symbol, [first, second], span, hint: hint)
    }

    /// What one operand says about the other: an optional compares with the value or `nil`.
    private func operandHint(_ type: TypeID) -> TypeID? {
        types.isError(resolve(type)) ? nil : type
    }

    /// `x == nil` holds for every optional, whatever it wraps.
    private func compareWithNil(
        _ first: TypedExpression, _ second: TypedExpression, _ name: String, _ span: SourceSpan
    ) -> TypedExpression? {
        let operand: TypedExpression
        if case .none = second.kind {
            operand = first
        } else if case .none = first.kind {
            operand = second
        } else {
            return nil
        }
        if types.isError(resolve(operand.type)) { return nil }
        let subject = make(operand.kind, operand.type, operand.span)
        let isNone = TypedCondition(clauses: [.pattern(.none, subject)], span: span)
        let yes = make(.boolean(name == "=="), known.bool, span), no = make(.boolean(name != "=="), known.bool, span)
        return make(.conditional(isNone, then: yes, else: no), known.bool, span)
    }

    func checkPrefix(_ prefix: PrefixExprSyntax, hint: TypeID?) -> TypedExpression {
        let name = prefix.operatorToken.text
        if name == "-" {
            switch prefix.operand.form {
            case .integerLiteral(let literal):
                return integer(literal.literal, prefix.span, isNegative: true, hint: hint)
            case .floatLiteral(let literal): return number(literal.literal, prefix.span, isNegative: true, hint: hint)
            default: break
            }
        }
        let operand = check(prefix.operand, hint: name == "!" ? known.bool : Operators.isRange(name) ? nil : hint)
        return applyOperator(prefix.operatorToken, [operand], prefix.span, hint: hint, isPrefix: true)
    }

    func checkPostfixOperator(_ token: TokenSyntax, _ operand: TypedExpression, _ span: SourceSpan) -> TypedExpression {
        applyOperator(token, [operand], span, hint: nil, isPostfix: true)
    }

    // MARK: Overloads of operators

    private func applyOperator(
        _ symbol: TokenSyntax, _ operands: [TypedExpression], _ span: SourceSpan, hint: TypeID?, isPrefix: Bool = false,
        isPostfix: Bool = false
    ) -> TypedExpression {
        let name = symbol.text
        for operand in operands where types.isError(resolve(operand.type)) {
            return make(.unsupported("error"), Operators.isComparison(name) ? known.bool : types.error, span)
        }
        let candidates = operatorCandidates(name, operands).filter {
            resolveSignature($0.function)
            return $0.function.isPrefix == isPrefix && $0.function.isPostfix == isPostfix
                && $0.function.parameters.count == operands.count
        }
        var best: (candidate: Candidate, rank: Rank)?
        for candidate in candidates {
            overloadTrials += 1
            let start = mark()
            let substitution = instantiated(candidate)
            var rank = Rank(depth: candidate.depth, generics: candidate.function.genericParameters.count)
            var fits = true
            for (parameter, operand) in zip(candidate.function.parameters, operands) {
                let type = types.substitute(parameter.type, substitution)
                if let distance = conversion(from: operand.type, to: type) {
                    rank.distance += distance.rawValue
                } else {
                    fits = false
                    break
                }
            }
            if fits, !fulfil(candidate.function.requirements, substitution) { fits = false }
            if fits, let own = candidate.selfType, let owner = candidate.function.owner, owner.kind == .protocolType,
                !conforms(own, to: owner)
            {
                fits = false
            }
            if fits, let hint, isUsefulForLiterals(hint),
                conversion(from: types.substitute(candidate.function.resultType, substitution), to: hint) == nil
            {
                rank.distance += 1
            }
            rollBack(to: start)
            if fits, best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
            if fits, rank.distance == 0, rank.depth == 0 { break }
        }
        if candidates.isEmpty, best == nil {
            let names = ["..<", "...", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/="]
            reportUnknown(
                .unknownName, "there is no operator '\(name)' for \(article(describe(operands[0].type)))",
                at: symbol.span,
                name: name, candidates: names.map { Suggestions.Candidate($0) })
            return make(.unsupported("error"), types.error, span)
        }
        guard let best else {
            reportOperator(symbol, operands, span)
            return make(.unsupported("error"), Operators.isComparison(name) ? known.bool : types.error, span)
        }
        let function = best.candidate.function
        note(function, at: symbol.span)
        let substitution = instantiated(best.candidate)
        for (parameter, operand) in zip(function.parameters, operands) {
            _ = conversion(from: operand.type, to: types.substitute(parameter.type, substitution))
        }
        _ = fulfil(function.requirements, substitution)
        ensureBody(function)
        var result = types.substitute(function.resultType, substitution)
        // `Double` and `CGFloat` mix freely; the result is what is wanted.
        if let hint, isFloatingPoint(result), isFloatingPoint(hint), unwrapped(hint) == nil,
            case .nominal = types[resolve(hint)],
            resolve(hint) == known.double || resolve(hint) == known.cgFloat
        {
            result = resolve(hint)
        }
        let arguments = zip(function.parameters, operands).map { parameter, operand in
            parameter.isInOut ? TypedArgument.inOut(operand) : .value(operand)
        }
        if case .requirement = function.implementation, let own = best.candidate.selfType {
            let receiver = make(.metatype(own), types.metatype(own), span)
            return make(.witnessCall(function, receiver: receiver, arguments: arguments), result, span)
        }
        return make(.call(function, receiver: nil, arguments: arguments), result, span)
    }

    /// The functions of an operator: those of the operands' types, then global ones.
    private func operatorCandidates(_ name: String, _ operands: [TypedExpression]) -> [Candidate] {
        var result: [Candidate] = []
        var searched: [TypeID] = []
        for operand in operands {
            var type = resolve(operand.type)
            if case .variable(let index) = types[type] {
                // Literals of which nothing is known yet: numbers' operators, on the unknown itself.
                switch literalKinds[index] {
                case .integer, .float:
                    for member in lookUp(
                        name, on: literalKinds[index] == .float ? known.double : known.int, isStatic: true)
                    {
                        guard case .function(let function) = member.member else { continue }
                        var substitution = member.substitution
                        if let parameter = function.owner?.selfParameter { substitution.add(parameter, type) }
                        result.append(
                            Candidate(
                                function: function, selfType: type, substitution: substitution, depth: member.depth))
                    }
                case nil: break
                }
            }
            for _ in 0..<2 {
                if !searched.contains(type) {
                    searched.append(type)
                    for member in lookUp(name, on: type, isStatic: true) {
                        guard case .function(let function) = member.member else { continue }
                        result.append(
                            Candidate(
                                function: function, selfType: member.selfType, substitution: member.substitution,
                                depth: member.depth))
                    }
                }
                guard let wrapped = unwrapped(type) else { break }
                type = resolve(wrapped)
            }
        }
        let own = context.scope.isBuiltIn ? [] : module.functions[name] ?? []
        for function in own + builtInFunctions(name) {
            result.append(Candidate(function: function, selfType: nil, substitution: Substitution(), depth: 3))
        }
        return result
    }

    /// An operator as a value: `reduce(0, +)`.
    func checkOperatorName(_ token: TokenSyntax, hint: TypeID?) -> TypedExpression {
        guard let hint, case .function(let function) = types[unwrappedFully(hint)] else {
            report(
                .typeMismatch, at: token.span, "the operator '\(token.text)' needs a function type to stand for here")
            return errorExpression(token.span)
        }
        let operands = function.parameters.map { make(.unsupported("operand"), $0.type, token.span) }
        let candidates = operatorCandidates(token.text, operands).filter {
            resolveSignature($0.function)
            return !$0.function.isPrefix && !$0.function.isPostfix && $0.function.parameters.count == operands.count
        }
        return value(
            of: .functions(FunctionSet(candidates: candidates, name: token.text, nameSpan: token.span)), token.span,
            hint: hint)
    }

    private func reportOperator(_ symbol: TokenSyntax, _ operands: [TypedExpression], _ span: SourceSpan) {
        let name = symbol.text
        let described = operands.map { "'\(describe(resolveForPrinting($0.type)))'" }
        // An optional operand is the usual reason.
        for operand in operands where unwrapped(operand.type) != nil && operands.count == 2 {
            let other = operands.first { $0 !== operand }
            if let other, unwrapped(other.type) == nil {
                report(
                    .unwrappedOptional, at: operand.span,
                    "'\(name)' needs a value, but this '\(describe(operand.type))' may be 'nil'",
                    notes: [Note("give a replacement with '??', or unwrap it with 'if let'")])
                return
            }
        }
        if operands.count == 2 {
            let isNumber = operands.allSatisfy { isNumeric($0.type) }
            report(
                .typeMismatch, at: symbol.span,
                "'\(name)' cannot combine \(described[0]) and \(described[1])",
                labels: operands.enumerated().map { Label(span: $1.span, text: described[$0]) },
                notes: isNumber
                    ? [
                        Note(
                            "numbers of different types do not mix; convert one, as in '\(describe(operands[0].type))(…)'"
                        )
                    ] : [])
        } else {
            report(.typeMismatch, at: symbol.span, "'\(name)' cannot be applied to \(described.first ?? "this")")
        }
    }

    func isNumeric(_ type: TypeID) -> Bool {
        if isFloatingPoint(type) { return true }
        let type = resolve(type)
        if case .variable(let index) = types[type] { return literalKinds[index] != nil }
        guard let symbol = types.asNominal(type)?.symbol else { return false }
        return conformances(of: symbol).contains { $0.name == "Numeric" }
    }

    // MARK: Assignment

    private func checkAssignment(
        _ infix: InfixExprSyntax, _ operands: [ExprSyntax], _ operators: [TokenSyntax]
    ) -> TypedExpression {
        let symbol = operators[0]
        let target = operands[0]
        let source = operands[1]
        if operators.count > 1 {
            report(.syntaxError, at: operators[1].span, "an assignment has no value, so it cannot be assigned in turn")
        }
        if symbol.text == "=", case .discard = target.form {
            let value = check(source)
            return make(value.kind, types.void, infix.span)
        }
        if symbol.text == "=", case .tuple(let tuple) = target.form, tuple.elements.count > 1 {
            return assignTuple(tuple, source, infix.span)
        }
        return checkChain(target, hint: nil, isPlace: true) { place in
            if symbol.text == "=" {
                let value = self.check(source, as: place.type, for: .assignment)
                self.checkMutable(place, at: target.span, method: nil)
                return self.make(.assign(place, value), self.types.void, infix.span)
            }
            self.checkMutable(place, at: target.span, method: nil)
            let value: TypedExpression
            if self.needsContext(source) {
                value = self.check(source, hint: place.type)
            } else {
                value = self.check(source)
            }
            return self.compound(symbol, place, value, infix.span)
        }
    }

    /// `x += 1`: the operator's own function if it is declared, else `x = x + 1`.
    private func compound(
        _ symbol: TokenSyntax, _ place: TypedExpression, _ value: TypedExpression, _ span: SourceSpan
    ) -> TypedExpression {
        let name = symbol.text
        if types.isError(resolve(place.type)) || types.isError(resolve(value.type)) {
            return make(.unsupported("error"), types.void, span)
        }
        if operatorCandidates(name, [place, value]).isEmpty {
            report(
                .unknownName, at: symbol.span, "there is no operator '\(name)' for '\(describe(place.type))'")
            return make(.unsupported("error"), types.void, span)
        }
        return applyOperator(symbol, [place, value], span, hint: nil)
    }

    private func assignTuple(_ tuple: TupleExprSyntax, _ source: ExprSyntax, _ span: SourceSpan) -> TypedExpression {
        var places: [TypedExpression?] = []
        for element in tuple.elements {
            if case .discard = element.value.form {
                places.append(nil)
            } else {
                let place = checkChain(element.value, hint: nil, isPlace: true) { $0 }
                checkMutable(place, at: element.value.span, method: nil)
                places.append(place)
            }
        }
        let type = types.tuple(places.map { $0?.type ?? newVariable() })
        let value = check(source, as: type, for: .assignment)
        let whole = LocalVariable(name: "", type: value.type, isMutable: false, slot: context.newSlot(), span: span)
        noteType(of: whole)
        var statements: [TypedStatement] = [.bind(.variable(whole), value)]
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let part = make(.tupleElement(make(.local(whole), value.type, span), index), place.type, span)
            statements.append(.expression(make(.assign(place, part), types.void, span)))
        }
        return make(.block(statements, nil), types.void, span)
    }
}
