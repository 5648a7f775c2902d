import LDLParser

/// Checking the arguments of a call whose function has been chosen, and making the call.
extension Checker {
    func commit(
        _ candidate: Candidate, _ match: ArgumentMatch, _ set: FunctionSet, _ arguments: CallArguments,
        _ span: SourceSpan, hint: TypeID?
    ) -> TypedExpression {
        let function = candidate.function
        note(function, at: set.nameSpan)
        let substitution = instantiated(candidate)
        if let hint, isUsefulHint(hint) {
            let result = types.substitute(function.resultType, substitution)
            if types.flags(settle(result)).contains(.variable) {
                let start = mark()
                if conversion(from: result, to: hint) == nil { rollBack(to: start) }
            }
        }
        var values = Array(repeating: TypedArgument.defaultValue, count: function.parameters.count)
        checkArguments(arguments, match, function, substitution, set, into: &values)
        if match.defaults > 0 { bindDefaults(function, match, substitution) }
        if !function.requirements.isEmpty, !fulfil(function.requirements, substitution) {
            reportRequirement(function, substitution, set, span)
        }
        warnIfUnmodelled(function, set.nameSpan)
        return finish(candidate, values, set, span, type: resultType(of: function, substitution))
    }

    /// Checks the arguments against their parameters. What has a type of its own comes first, then what takes its type
    /// from the parameter, then closures: each takes what the generic parameters are from those before.
    private func checkArguments(
        _ arguments: CallArguments, _ match: ArgumentMatch, _ function: FunctionSymbol, _ substitution: Substitution,
        _ set: FunctionSet, into values: inout [TypedArgument]
    ) {
        var isDone = Positions()
        var variadic: [(parameter: Int, argument: Int, value: TypedExpression)] = []
        var pass = ArgumentPass.known.rawValue
        while isDone.count < match.pairs.count, pass <= ArgumentPass.closures.rawValue {
            for pair in match.pairs where !isDone.contains(pair.argument) {
                let parameter = function.parameters[pair.parameter]
                let argument = arguments.arguments[pair.argument]
                guard self.pass(of: argument, parameter, substitution).rawValue <= pass else { continue }
                let type = types.substitute(parameter.type, substitution)
                isDone.insert(pair.argument)
                if parameter.isUnchecked {
                    values[pair.parameter] = .value(make(.void, types.void, argument.span))
                } else if parameter.isInOut {
                    values[pair.parameter] = .inOut(
                        checkInOut(
                            argument, as: type,
                            .argument(function: set.name, label: parameter.label, position: pair.parameter)))
                } else {
                    let value = check(
                        argument, as: type, isBuilder: parameter.isViewBuilder,
                        isAutoclosure: parameter.isAutoclosure,
                        for: .argument(function: set.name, label: parameter.label, position: pair.parameter))
                    if parameter.isVariadic {
                        variadic.append((pair.parameter, pair.argument, value))
                    } else {
                        values[pair.parameter] = .value(value)
                    }
                }
            }
            if pass != ArgumentPass.closures.rawValue, !function.requirements.isEmpty {
                let start = mark()
                if !fulfil(function.requirements, substitution) { rollBack(to: start) }
            }
            pass += 1
        }
        for (index, parameter) in function.parameters.enumerated() where parameter.isVariadic {
            let own = variadic.filter { $0.parameter == index }.sorted { $0.argument < $1.argument }
            values[index] = .variadic(own.map(\.value))
        }
    }

    /// What a call gives. As soon as all that it depends on is known it is written with that: whatever is made of it
    /// then has no unknowns in it, and nothing need be looked through again at the end of the statement.
    func resultType(of function: FunctionSymbol, _ substitution: Substitution) -> TypeID {
        let flags = types.flags(function.resultType)
        guard flags.contains(.parameter) else { return function.resultType }
        let known = types.substitute(function.resultType, substitution.mapped { settle($0) })
        if types.flags(known).isDisjoint(with: [.variable, .member]) { return known }
        let result = types.substitute(function.resultType, substitution)
        let settled = settle(result)
        return types.flags(settled).isDisjoint(with: [.variable, .member]) ? settled : result
    }

    /// A default that is taken says what a generic parameter is that nothing else says.
    private func bindDefaults(_ function: FunctionSymbol, _ match: ArgumentMatch, _ substitution: Substitution) {
        for (index, parameter) in function.parameters.enumerated() {
            guard parameter.hasDefault, types.flags(parameter.type).contains(.parameter), match.isEmpty(index) else {
                continue
            }
            ensureDefault(parameter, of: function)
            guard let value = parameter.defaultValue else { continue }
            let start = mark()
            if conversion(from: value.type, to: types.substitute(parameter.type, substitution)) == nil {
                rollBack(to: start)
            }
        }
    }

    /// When an argument is checked.
    private enum ArgumentPass: Int {
        case known, contextual, closures
    }

    private func pass(
        of argument: CallArgument, _ parameter: ParameterSymbol, _ substitution: Substitution
    ) -> ArgumentPass {
        if argument.checked != nil { return .known }
        switch argument.syntax.kind {
        case .closureExpr: return .closures
        case .keyPathExpr, .identifierExpr: break
        default: return needsContext(ExprSyntax(unchecked: argument.syntax)) ? .contextual : .known
        }
        guard let expression = argument.expression else { return .known }
        switch expression.form {
        case .keyPath(let path):
            if path.root != nil { return .known }
            let type = types.substitute(parameter.type, substitution)
            if let root = types.asNominal(unwrappedFully(type))?.arguments.first,
                !types.flags(settle(root)).contains(.variable)
            {
                return .known
            }
            return .closures
        case .identifier(let identifier) where isOperatorToken(identifier.name): return .closures
        default: return needsContext(expression) ? .contextual : .known
        }
    }

    /// A hint that says what the result is, not only what it must be able to do.
    private func isUsefulHint(_ hint: TypeID) -> Bool {
        switch types[resolve(hint)] {
        case .opaque, .existential, .error, .unknown, .parameter: false
        case .variable(let index): literalKinds[index] != nil
        default: true
        }
    }

    private func finish(
        _ candidate: Candidate, _ values: consuming [TypedArgument], _ set: FunctionSet, _ span: SourceSpan,
        type: TypeID
    ) -> TypedExpression {
        let function = candidate.function
        if let symbol = function.enumCase {
            var parts: [TypedExpression] = []
            for (index, argument) in values.enumerated() {
                if let value = argument.value {
                    parts.append(value)
                } else if let syntax = function.parameters[index].defaultSyntax {
                    parts.append(check(syntax, as: function.parameters[index].type, for: .element))
                }
            }
            return make(.enumCase(symbol, parts), type, span)
        }
        if function.isMemberwise, let owner = function.owner {
            ownValuesMade += 1
            return make(.memberwise(owner, memberwiseValues(owner, function, values, span)), type, span)
        }
        if let receiver = set.receiver, function.owner == nil, function.kind == .function, function.scope != nil,
            case .local = receiver.kind, case .function = types[resolve(receiver.type)]
        {
            return applyLocalFunction(receiver, function, values, span, type: type)
        }
        for (index, parameter) in function.parameters.enumerated() {
            if case .defaultValue = values[index] { ensureDefault(parameter, of: function) }
        }
        ensureBody(function)
        if function.kind == .initializer, function.owner?.isBuiltIn == false { ownValuesMade += 1 }
        var receiver = function.isStatic || function.owner == nil ? nil : set.receiver
        if function.isMutating, let place = receiver {
            checkMutable(place, at: set.nameSpan, method: function.name)
        }
        var kind: TypedExpression.Kind
        if function.isStatic, case .requirement = function.implementation, let own = candidate.selfType {
            receiver = make(.metatype(own), types.metatype(own), span)
            kind = .witnessCall(function, receiver: receiver ?? errorExpression(span), arguments: values)
        } else if function.owner != nil, !function.isStatic {
            kind = call(function, receiver: receiver, values)
        } else {
            kind = .call(function, receiver: nil, arguments: values)
        }
        if case .requirement = function.implementation, !function.isDeclaredInProtocol { kind = .unsupported(set.name) }
        return make(kind, type, span)
    }

    /// A value for each stored property: the argument, or what the property begins with.
    private func memberwiseValues(
        _ owner: NominalSymbol, _ function: FunctionSymbol, _ values: [TypedArgument], _ span: SourceSpan
    ) -> [TypedExpression] {
        fields(of: owner).map { variable in
            for (index, parameter) in function.parameters.enumerated() where parameter.name == variable.name {
                guard let value = values[index].value else { continue }
                if variable.isViewBuilder {
                    let isFunction = if case .function = types[resolve(variable.type)] { true } else { false }
                    if !isFunction {
                        let result: TypeID =
                            if case .function(let type) = types[resolve(value.type)] { type.result } else {
                                types.error
                            }
                        return make(.apply(value, []), result, span)
                    }
                }
                return value
            }
            return initialValue(of: variable, span)
        }
    }

    func initialValue(of variable: VariableSymbol, _ span: SourceSpan) -> TypedExpression {
        if variable.valueSyntax != nil {
            checkInitialValue(variable)
            // The property's own expression: it has a frame of its own, and is known by its identity.
            if let value = variable.initialValue { return value }
        }
        if isImplicitlyNil(variable) || unwrapped(variable.type) != nil { return make(.none, variable.type, span) }
        // Filled by the surroundings when the view is shown (`@Environment`), or by nobody.
        return make(.none, variable.type, span)
    }

    private func applyLocalFunction(
        _ receiver: TypedExpression, _ function: FunctionSymbol, _ values: [TypedArgument], _ span: SourceSpan,
        type: TypeID
    ) -> TypedExpression {
        var arguments: [TypedExpression] = []
        for (index, parameter) in function.parameters.enumerated() {
            switch values[index] {
            case .value(let value), .inOut(let value): arguments.append(value)
            case .variadic(let list): arguments.append(make(.array(list), array(parameter.type), span))
            case .defaultValue:
                if let syntax = parameter.defaultSyntax {
                    arguments.append(check(syntax, as: parameter.type, for: .element))
                }
            }
        }
        return make(.apply(receiver, arguments), type, span)
    }

    func warnIfUnmodelled(_ function: FunctionSymbol, _ span: SourceSpan) {
        guard function.isUnmodelled else { return }
        report(
            .noLayoutModel, .warning, at: span,
            "'\(function.name)' would matter to the layout, but has no model yet; it is passed over")
    }
}
