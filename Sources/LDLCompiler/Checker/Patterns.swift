import LDLParser

/// How the names of a pattern are declared.
enum BindingKind {
    case constant, variable
    /// A constant without a value yet.
    case later
}

extension Checker {
    /// Checks a pattern against the type of the value that is matched.
    func checkPattern(
        _ pattern: PatternSyntax, against type: TypeID, isBinding: BindingKind?, warns: Bool = true
    ) -> TypedPattern {
        switch pattern.form {
        case .identifier(let identifier):
            return bind(identifier.name, type, isBinding ?? .constant, warns: warns)
        case .wildcard: return .wildcard
        case .tuple(let tuple):
            let elements = Array(tuple.elements)
            if elements.count == 1, let only = elements.first {
                return checkPattern(only.pattern, against: type, isBinding: isBinding, warns: warns)
            }
            let parts = tupleParts(type, elements.count, at: pattern.span)
            return .tuple(
                zip(elements, parts).map { checkPattern($0.pattern, against: $1, isBinding: isBinding, warns: warns) })
        case .valueBinding(let binding):
            let kind: BindingKind = binding.keyword.kind == .varKeyword ? .variable : .constant
            return checkPattern(binding.pattern, against: type, isBinding: kind, warns: warns)
        case .isType(let test): return .isType(resolveType(test.type, in: context.scope), .wildcard)
        case .expression(let expression):
            return checkExpressionPattern(expression.expression, against: type, isBinding: isBinding, warns: warns)
        case .missing: return .wildcard
        }
    }

    private func bind(_ name: TokenSyntax, _ type: TypeID, _ kind: BindingKind, warns: Bool) -> TypedPattern {
        if name.name == "_" { return .wildcard }
        if let shared = sharedBindings?[name.name] {
            // A second pattern of one case binds the same names.
            if conversion(from: type, to: shared.type) == nil {
                report(
                    .typeMismatch, at: name.span,
                    "'\(name.name)' is \(article(describe(type))) here, but \(article(describe(shared.type))) in the pattern before"
                )
            }
            return .variable(shared)
        }
        let local = LocalVariable(
            name: name.name, type: type, isMutable: kind == .variable, slot: context.newSlot(), span: name.span)
        local.isSetLater = kind == .later
        noteType(of: local)
        declareLocal(local, warns: warns)
        return .variable(local)
    }

    private func tupleParts(_ type: TypeID, _ count: Int, at span: SourceSpan) -> [TypeID] {
        let resolved = resolve(type)
        if case .tuple(let elements) = types[resolved] {
            if elements.count == count { return elements.map(\.type) }
            report(
                .typeMismatch, at: span,
                "this pattern has \(count) parts, and '\(describe(type))' has \(elements.count)")
        } else if !types.isError(resolved) {
            let parts = (0..<count).map { _ in newVariable() }
            if unify(resolved, types.tuple(parts)) { return parts }
            report(.typeMismatch, at: span, "this pattern takes a tuple apart, and '\(describe(type))' is none")
        }
        return Array(repeating: types.error, count: count)
    }

    // MARK: Expressions as patterns

    private func checkExpressionPattern(
        _ expression: ExprSyntax, against type: TypeID, isBinding: BindingKind?, warns: Bool
    ) -> TypedPattern {
        switch expression.form {
        case .pattern(let inner):
            return checkPattern(inner.pattern, against: type, isBinding: isBinding, warns: warns)
        case .discard: return .wildcard
        case .nilLiteral: return TypedPattern.none
        case .identifier(let identifier):
            if let isBinding { return bind(identifier.name, type, isBinding, warns: warns) }
        case .tuple(let tuple):
            let elements = Array(tuple.elements)
            if elements.count == 1, let only = elements.first {
                return checkExpressionPattern(only.value, against: type, isBinding: isBinding, warns: warns)
            }
            if case .tuple = types[resolve(type)] {
                let parts = tupleParts(type, elements.count, at: expression.span)
                return .tuple(
                    zip(elements, parts).map {
                        checkExpressionPattern($0.value, against: $1, isBinding: isBinding, warns: warns)
                    })
            }
        case .cast(let cast) where cast.keyword.text == "as":
            let target = resolveType(cast.type, in: context.scope)
            return .isType(
                target, checkExpressionPattern(cast.operand, against: target, isBinding: isBinding, warns: warns))
        case .implicitMember(let member):
            if let found = casePattern(member.name, nil, of: type, isBinding: isBinding, warns: warns) { return found }
        case .postfix(let postfix):
            if let found = checkPostfixPattern(postfix, against: type, isBinding: isBinding, warns: warns) {
                return found
            }
        default: break
        }
        return comparison(expression, against: type)
    }

    private func checkPostfixPattern(
        _ postfix: PostfixExprSyntax, against type: TypeID, isBinding: BindingKind?, warns: Bool
    ) -> TypedPattern? {
        let suffixes = Array(postfix.suffixes)
        guard let last = suffixes.last else { return nil }
        if case .optionalChain = last.form, suffixes.count == 1 {
            guard let wrapped = unwrapped(type) else { return nil }
            return TypedPattern.some(
                checkExpressionPattern(postfix.base, against: wrapped, isBinding: isBinding, warns: warns))
        }
        var call: CallSuffixSyntax?
        var rest = suffixes
        if case .call(let found) = last.form {
            call = found
            rest.removeLast()
        }
        if case .implicitMember(let member) = postfix.base.form, rest.isEmpty {
            return casePattern(member.name, call, of: type, isBinding: isBinding, warns: warns)
        }
        // `Filter.country(let name)`
        guard case .identifier(let identifier) = postfix.base.form, let member = rest.last, rest.count == 1,
            case .member(let suffix) = member.form, context.find(identifier.name.name) == nil,
            let found = lookUpType(identifier.name.name, in: context.scope)
        else { return nil }
        let owner = instantiate(found, nil, identifier.name, opensGenerics: true, scope: context.scope)
        guard let symbol = types.asNominal(resolve(owner))?.symbol, symbol.kind == .enumeration,
            unify(owner, unwrappedFully(type))
        else { return nil }
        return casePattern(suffix.name, call, of: type, isBinding: isBinding, warns: warns)
    }

    /// `.place(let name)`: a case of the enum that is matched.
    private func casePattern(
        _ name: TokenSyntax, _ call: CallSuffixSyntax?, of type: TypeID, isBinding: BindingKind?, warns: Bool
    ) -> TypedPattern? {
        let resolved = resolve(type)
        guard let (symbol, arguments) = types.asNominal(resolved) else { return nil }
        if symbol === known.optional, let wrapped = arguments.first {
            if name.name == "none" { return TypedPattern.none }
            if name.name == "some" {
                let part = call?.arguments.first.map {
                    checkExpressionPattern($0.value, against: wrapped, isBinding: isBinding, warns: warns)
                }
                return TypedPattern.some(part ?? .wildcard)
            }
            guard let inner = casePattern(name, call, of: wrapped, isBinding: isBinding, warns: warns) else {
                return nil
            }
            return TypedPattern.some(inner)
        }
        guard symbol.kind == .enumeration else { return nil }
        var found: EnumCaseSymbol?
        for case .enumCase(let candidate) in ownMembers(name.name, of: symbol) { found = candidate }
        guard let found else {
            if !ownMembers(name.name, of: symbol).isEmpty { return nil }
            reportUnknown(
                .unknownMember, "'\(symbol.name)' has no case named '\(name.name)'", at: name.span, name: name.name,
                candidates: cases(of: symbol).map { Suggestions.Candidate($0.name) })
            return .wildcard
        }
        note(found, at: name.span)
        let substitution = Substitution(symbol.genericParameters, arguments)
        let parameters = found.parameters.map { types.substitute($0.type, substitution) }
        guard let call else { return .enumCase(found, parameters.map { _ in .wildcard }) }
        let written = Array(call.arguments)
        if written.count == 1, parameters.count > 1, let only = written.first {
            // One pattern for all values together.
            let whole = types.tuple(parameters)
            let part = checkExpressionPattern(only.value, against: whole, isBinding: isBinding, warns: warns)
            if case .tuple(let parts) = part { return .enumCase(found, parts) }
            if case .wildcard = part { return .enumCase(found, parameters.map { _ in .wildcard }) }
        }
        if written.count != parameters.count {
            report(
                .typeMismatch, at: name.span,
                "'\(found.name)' has \(count(parameters.count, "associated value")), and this pattern names \(written.count)"
            )
        }
        var parts: [TypedPattern] = []
        for (index, parameter) in parameters.enumerated() {
            if written.indices.contains(index) {
                parts.append(
                    checkExpressionPattern(written[index].value, against: parameter, isBinding: isBinding, warns: warns)
                )
            } else {
                parts.append(.wildcard)
            }
        }
        return .enumCase(found, parts)
    }

    /// Any other expression is compared with `~=`: equal, or a range that contains the value.
    private func comparison(_ expression: ExprSyntax, against type: TypeID) -> TypedPattern {
        let subject = LocalVariable(
            name: "subject", type: type, isMutable: false, slot: context.newSlot(), span: expression.span)
        noteType(of: subject)
        let span = expression.span
        let target = unwrappedFully(type)
        let value: TypedExpression
        if needsContext(expression) { value = check(expression, hint: target) } else { value = check(expression) }
        let own = make(.local(subject), target, span)
        if case .boolean(let literal) = value.kind, target == known.bool {
            // Kept in a form in which both together are seen to be complete.
            return .expression(
                literal
                    ? own
                    : make(
                        .conditional(
                            TypedCondition(clauses: [.boolean(own)], span: span),
                            then: make(.boolean(false), known.bool, span), else: make(.boolean(true), known.bool, span)),
                        known.bool, span), subject: subject)
        }
        if types.isError(resolve(value.type)) || types.isError(resolve(type)) { return .wildcard }
        for (name, operands) in [("~=", [value, own]), ("==", [own, value])] {
            if let test = match(name, operands, span) { return .expression(test, subject: subject) }
        }
        report(
            .typeMismatch, at: span,
            "\(article(describe(value.type))) cannot match \(article(describe(type)))")
        return .wildcard
    }

    /// A call of a comparison, if one is declared for the operands.
    private func match(_ name: String, _ operands: [TypedExpression], _ span: SourceSpan) -> TypedExpression? {
        for operand in operands {
            for member in lookUp(name, on: resolve(operand.type), isStatic: true) {
                guard case .function(let function) = member.member else { continue }
                resolveSignature(function)
                guard function.parameters.count == 2 else { continue }
                let start = mark()
                let candidate = Candidate(
                    function: function, selfType: member.selfType, substitution: member.substitution, depth: 0)
                let substitution = instantiated(candidate)
                var fits = true
                for (parameter, operand) in zip(function.parameters, operands)
                where conversion(from: operand.type, to: types.substitute(parameter.type, substitution)) == nil {
                    fits = false
                }
                if fits, fulfil(function.requirements, substitution) {
                    ensureBody(function)
                    return make(
                        .call(function, receiver: nil, arguments: operands.map { .value($0) }), known.bool, span)
                }
                rollBack(to: start)
            }
        }
        return nil
    }
}
