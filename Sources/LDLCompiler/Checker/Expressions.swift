import LDLParser

/// What a value is needed for; messages speak of it.
enum Purpose {
    case argument(function: String, label: String?, position: Int)
    case variable(String)
    case result(String)
    case assignment
    case condition
    case element
    case branch
    case operand(String)
    case subject
    case rawValue
}

/// What a part of a chain stands for before it is known how it is used.
enum Operand {
    case value(TypedExpression)
    /// A type's name: what follows is a call of an initialiser, a static member, or `.self`.
    case type(TypeID)
    /// Functions of one name.
    case functions(FunctionSet)
}

/// Overloads of one name, with the value they are called on.
struct FunctionSet {
    var candidates: [Candidate]
    let name: String
    let nameSpan: SourceSpan
    var receiver: TypedExpression?
    /// The type they were found on, for messages.
    var base: TypeID?
}

/// A function that a call may mean.
struct Candidate {
    let function: FunctionSymbol
    /// What `Self` is; `nil` for global functions.
    let selfType: TypeID?
    let substitution: Substitution
    let depth: Int
}

extension Checker {
    // MARK: Entry points

    /// Checks an expression; the expected type helps to understand it, but what comes out may have another type.
    func check(_ expression: ExprSyntax, hint: TypeID? = nil) -> TypedExpression {
        depth += 1
        defer { depth -= 1 }
        // What most expressions are.
        if expression.kind == .postfixExpr { return checkChain(expression, hint: hint) }
        switch expression.form {
        case .identifier(let identifier):
            if isOperatorToken(identifier.name) { return checkOperatorName(identifier.name, hint: hint) }
            return value(of: checkIdentifier(identifier), expression.span, hint: hint)
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .regexLiteral:
            return checkLiteral(expression, hint: hint)
        case .arrayLiteral(let array): return checkArray(array, hint: hint)
        case .dictionaryLiteral(let dictionary): return checkDictionary(dictionary, hint: hint)
        case .tuple(let tuple): return checkTuple(tuple, hint: hint)
        case .closure(let closure): return checkClosure(closure, hint: hint, isBuilder: false)
        case .keyPath(let path): return checkKeyPath(path, hint: hint)
        case .implicitMember, .postfix: return checkChain(expression, hint: hint)
        case .prefix(let prefix): return checkPrefix(prefix, hint: hint)
        case .inOut(let inOut):
            report(
                .syntaxError, at: inOut.ampersand.span, "'&' can only stand before the argument of an 'inout' parameter"
            )
            return check(inOut.operand, hint: hint)
        case .infix(let infix): return checkInfix(infix, hint: hint)
        case .ternary(let ternary): return checkTernary(ternary, hint: hint)
        case .cast(let cast): return checkCast(cast, hint: hint)
        case .tryExpr(let tried): return checkTry(tried, hint: hint)
        case .await(let awaited): return check(awaited.operand, hint: hint)
        case .keyword(let keyword): return check(keyword.operand, hint: hint)
        case .macro(let macro): return checkMacro(macro, hint: hint)
        case .ifElse(let ifElse): return checkIfExpression(ifElse, hint: hint)
        case .switchCases(let cases): return checkSwitchExpression(cases, hint: hint)
        case .doCatch(let body):
            reportUnsupported("'do' as a value", at: body.keyword.span)
            return errorExpression(expression.span)
        case .discard:
            report(.syntaxError, at: expression.span, "'_' can only stand on the left of '=' or in a pattern")
            return errorExpression(expression.span)
        case .typeValue(let typed):
            let type = resolveType(typed.type, in: context.scope, opensGenerics: true)
            return make(.metatype(type), types.metatype(type), expression.span)
        case .arrow, .pattern, .missing: return errorExpression(expression.span)
        }
    }

    /// Checks an expression that must have a type.
    func check(
        _ expression: ExprSyntax, as target: TypeID, for purpose: @autoclosure () -> Purpose
    ) -> TypedExpression {
        if let plain = checkPlain(expression, as: target) { return plain }
        let checked = check(expression, hint: target)
        return coerce(checked, to: target, for: purpose())
    }

    /// Makes a value fit a type, or says why it does not.
    func coerce(
        _ value: TypedExpression, to target: TypeID, for purpose: @autoclosure () -> Purpose
    ) -> TypedExpression {
        if value.type == target { return value }
        let start = mark()
        if conversion(from: value.type, to: target) != nil { return value }
        rollBack(to: start)
        reportMismatch(value, target, purpose())
        return make(.unsupported("error"), types.error, value.span)
    }

    // MARK: Names

    /// What an identifier stands for.
    func checkIdentifier(_ identifier: IdentifierExprSyntax, isCalled: Bool = false) -> Operand {
        let token = identifier.name
        let name = token.name
        if token.kind == .dollarIdentifier { return .value(checkDollar(token)) }
        if token.isMissing { return .value(errorExpression(identifier.span)) }
        switch token.kind {
        case .selfKeyword: return checkSelf(identifier.span)
        case .superKeyword:
            if let variable = context.findSelf() {
                variable.isUsed = true
                let parent = superclass(of: resolve(variable.type))
                return .value(make(.local(variable), parent ?? types.error, identifier.span))
            }
            return .value(errorExpression(identifier.span))
        case .selfTypeKeyword:
            return .type(selfType(in: context.scope) ?? types.error)
        default: break
        }
        if identifier.genericArguments == nil, let found = checkName(token, isCalled: isCalled) { return found }
        if let found = lookUpType(name, in: context.scope) {
            rememberType(found, identifier)
            let arguments = identifier.genericArguments.map { clause in
                clause.arguments.compactMap { TypeSyntax($0).map { resolveType($0, in: context.scope) } }
            }
            return .type(instantiate(found, arguments, token, opensGenerics: true, scope: context.scope))
        }
        reportUnknownName(token)
        return .value(make(.unsupported(token.name), types.error, identifier.span))
    }

    /// A variable or function by its name: in the body, in `self`, in the module, in the catalogue.
    func checkName(_ token: TokenSyntax, isCalled: Bool = false) -> Operand? {
        let name = token.name
        if let local = context.find(name) {
            switch local {
            case .variable(let variable):
                variable.isUsed = true
                note(variable, at: token.span)
                return .value(make(.local(variable), variable.type, token.span))
            case .function(let variable, let function):
                variable.isUsed = true
                let receiver = make(.local(variable), variable.type, token.span)
                let candidate = Candidate(function: function, selfType: nil, substitution: Substitution(), depth: 0)
                return .functions(
                    FunctionSet(candidates: [candidate], name: name, nameSpan: token.span, receiver: receiver))
            case .type(let symbol): return .type(open(.nominal(symbol), token))
            }
        }
        if let member = checkImplicitSelf(token, isCalled: isCalled) { return member }
        return checkGlobal(token)
    }

    /// Whether there is a variable or function of a name that ``checkName(_:isCalled:)`` finds, asked without a trace.
    func isValue(_ name: String) -> Bool {
        if let local = context.find(name) {
            if case .type = local { return false }
            return true
        }
        if let type = context.selfType, !lookUp(name, on: type, isStatic: false).isEmpty { return true }
        if let type = context.staticType, context.isStatic || context.selfType == nil,
            !lookUp(name, on: type, isStatic: true).isEmpty
        {
            return true
        }
        return globalVariable(name) != nil || !globalFunctions(name, depth: 0).isEmpty
    }

    /// `if let name` without a value: the value of that name.
    func operand(named token: TokenSyntax) -> Operand {
        if let found = checkName(token) { return found }
        reportUnknownName(token)
        return .value(errorExpression(token.span))
    }

    private func open(_ found: FoundType, _ token: TokenSyntax) -> TypeID {
        instantiate(found, nil, token, opensGenerics: true, scope: context.scope)
    }

    private func checkSelf(_ span: SourceSpan) -> Operand {
        if let variable = context.findSelf() {
            variable.isUsed = true
            return .value(make(.local(variable), variable.type, span))
        }
        if let type = context.staticType { return .type(type) }
        report(.unknownName, at: span, "there is no 'self' here")
        return .value(errorExpression(span))
    }

    /// A member of `self` named without `self.`.
    private func checkImplicitSelf(_ token: TokenSyntax, isCalled: Bool) -> Operand? {
        let name = token.name
        if let type = context.selfType {
            let found = lookUp(name, on: type, isStatic: false)
            if !found.isEmpty, let own = context.findSelf() {
                own.isUsed = true
                let receiver = make(.local(own), own.type, token.span)
                let operand = member(found, name, token.span, of: receiver, on: own.type, isCalled: isCalled)
                if case .functions(var set) = operand {
                    // A function of the module may have the same name as one of a view's many modifiers.
                    set.candidates += globalFunctions(name, depth: 10)
                    return .functions(set)
                }
                return operand
            }
        }
        if let type = context.staticType {
            let found = lookUp(name, on: type, isStatic: true)
            if !found.isEmpty {
                // Instance members see static ones only with the type's name in front, but static ones see each other.
                if context.isStatic || context.selfType == nil {
                    return staticMember(found, name, token.span, of: type, isCalled: isCalled)
                }
            }
        }
        return nil
    }

    private func globalFunctions(_ name: String, depth: Int) -> [Candidate] {
        let own = context.scope.isBuiltIn ? [] : module.functions[name] ?? []
        let functions = own + builtInFunctions(name)
        return functions.enumerated().map { index, function in
            Candidate(
                function: function, selfType: nil, substitution: Substitution(),
                depth: depth + (index < own.count ? 0 : 1))
        }
    }

    /// A constant or variable of the module or, where the module declares nothing of the name, of the catalogue.
    private func globalVariable(_ name: String) -> VariableSymbol? {
        if !context.scope.isBuiltIn, let own = module.variables[name] { return own }
        return module.functions[name] == nil && module.types[name] == nil ? builtInVariable(name) : nil
    }

    private func checkGlobal(_ token: TokenSyntax) -> Operand? {
        let name = token.name
        if let variable = globalVariable(name) {
            note(variable, at: token.span)
            return .value(read(variable, receiver: nil, substitution: Substitution(), token.span))
        }
        let candidates = globalFunctions(name, depth: 0)
        if candidates.isEmpty { return nil }
        // `Text(…)` is a type even where a function of that name exists in the catalogue.
        return .functions(FunctionSet(candidates: candidates, name: name, nameSpan: token.span))
    }

    private func reportUnknownName(_ token: TokenSyntax) {
        let name = token.name
        let isCapital = name.first?.isUppercase ?? false
        var candidates = context.visibleNames.map { Suggestions.Candidate($0) }
        if let type = context.selfType {
            candidates += memberCandidates(of: type, isStatic: false).filter { !isViewMember($0.name, type) }
        }
        if let type = context.staticType {
            candidates += memberCandidates(of: type, isStatic: true).filter { !isViewMember($0.name, type) }
        }
        candidates += (module.valueNames + builtInValueNames).map { Suggestions.Candidate($0) }
        candidates = isCapital ? typeCandidates() + candidates : candidates + typeCandidates()
        // A view that nothing declares is a mistake. Elsewhere a type of a framework without a part in layout is more
        // likely: it is taken as it is, and what depends on it is not known.
        let isView = context.viewPosition == token.range.start
        if !foreignModules.isEmpty || (isCapital && !isView), !isSlip(Suggestions.find(name, among: candidates)) {
            let origin =
                foreignModules.isEmpty ? "" : "; it may come from \(alternatives(foreignModules)), which has no model"
            if reportedConstructs.insert(name).inserted {
                report(.unsupportedConstruct, .warning, at: token.span, "'\(name)' is not declared here\(origin)")
            }
            return
        }
        reportUnknown(
            isCapital ? .unknownView : .unknownName,
            isCapital ? "there is no view or type named '\(name)'" : "there is nothing named '\(name)' here",
            at: token.span, name: name, candidates: candidates)
    }

    /// Whether a name is so near to a known one that it must be a slip of the pen.
    private func isSlip(_ result: Suggestions.Result) -> Bool {
        guard case .one(_, let isCertain) = result else { return false }
        return isCertain || foreignModules.isEmpty
    }

    private func isViewMember(_ name: String, _ type: TypeID) -> Bool {
        guard let view = known.view else { return false }
        return !ownMembers(name, of: view).isEmpty
    }

    // MARK: Values

    /// The value of an operand that is not called.
    func value(of operand: Operand, _ span: SourceSpan, hint: TypeID? = nil) -> TypedExpression {
        switch operand {
        case .value(let expression): return expression
        case .type(let type): return make(.metatype(type), types.metatype(type), span)
        case .functions(let set): return reference(to: set, span, hint: hint)
        }
    }

    /// A function used as a value; of several, the one that fits what is expected.
    private func reference(to set: FunctionSet, _ span: SourceSpan, hint: TypeID?) -> TypedExpression {
        var best: (candidate: Candidate, type: TypeID, distance: Distance)?
        for candidate in set.candidates {
            overloadTrials += 1
            let start = mark()
            let type = functionType(of: candidate)
            if let hint {
                guard let distance = conversion(from: type, to: hint) else {
                    rollBack(to: start)
                    continue
                }
                rollBack(to: start)
                if best.map({ distance < $0.distance }) ?? true { best = (candidate, type, distance) }
            } else if best == nil {
                best = (candidate, type, .same)
            }
        }
        guard let best else {
            if let hint {
                report(.typeMismatch, at: span, "'\(set.name)' cannot be used as \(article(describe(hint)))")
            }
            return errorExpression(span)
        }
        if let hint { _ = conversion(from: best.type, to: hint) }
        if let receiver = set.receiver, best.candidate.function.owner == nil, !best.candidate.function.isStatic {
            return make(receiver.kind, best.type, span)
        }
        note(best.candidate.function, at: span)
        checkBodyIfBuiltIn(best.candidate.function)
        let receiver = best.candidate.function.isStatic ? nil : set.receiver
        return make(.functionReference(best.candidate.function, receiver: receiver), best.type, span)
    }

    /// The type of a function as a value, with fresh variables for its generic parameters.
    func functionType(of candidate: Candidate) -> TypeID {
        resolveSignature(candidate.function)
        var substitution = candidate.substitution
        for parameter in candidate.function.genericParameters {
            substitution.add(parameter, newVariable(constraints: parameter.constraints))
        }
        let parameters = candidate.function.parameters.map {
            FunctionType.Parameter(type: types.substitute($0.type, substitution), isInOut: $0.isInOut)
        }
        let result = types.substitute(candidate.function.resultType, substitution)
        return types.intern(.function(FunctionType(parameters: parameters, result: result)))
    }

    // MARK: Parts

    private func checkTry(_ tried: TryExprSyntax, hint: TypeID?) -> TypedExpression {
        guard tried.mark?.text == "?" else { return check(tried.operand, hint: hint) }
        let operand = check(tried.operand, hint: hint.flatMap { unwrapped($0) } ?? hint)
        if unwrapped(operand.type) != nil { return operand }
        return make(operand.kind, optional(operand.type), operand.span)
    }

    private func checkMacro(_ macro: MacroExprSyntax, hint: TypeID?) -> TypedExpression {
        switch macro.name.name {
        case "file", "fileID", "filePath", "function": return make(.string(context.name), known.string, macro.span)
        case "line", "column": return make(.integer(1), known.int, macro.span)
        case "Predicate", "selector", "keyPath", "colorLiteral", "imageLiteral", "URL":
            reportUnsupported("the macro '#\(macro.name.name)'", at: macro.span)
            return make(.unsupported("#\(macro.name.name)"), types.error, macro.span)
        default:
            reportUnsupported("the macro '#\(macro.name.name)'", at: macro.span)
            return make(.unsupported("#\(macro.name.name)"), types.error, macro.span)
        }
    }

    private func checkTernary(_ ternary: TernaryExprSyntax, hint: TypeID?) -> TypedExpression {
        let condition = checkCondition(ternary.condition)
        let thenNeedsContext = needsContext(ternary.thenValue)
        let elseNeedsContext = needsContext(ternary.elseValue)
        let first: TypedExpression, second: TypedExpression
        let useful = hint.flatMap { isVariable($0) ? nil : $0 }
        // The branch that says its type by itself is checked first, so that `.clear` in the other is understood.
        if useful == nil, thenNeedsContext, !elseNeedsContext {
            second = check(ternary.elseValue)
            first = check(ternary.thenValue, hint: second.type)
        } else {
            first = check(ternary.thenValue, hint: hint)
            second = check(ternary.elseValue, hint: useful ?? first.type)
        }
        var type: TypeID
        if let useful, conversion(from: first.type, to: useful) != nil,
            conversion(from: second.type, to: useful) != nil,
            !needsOwnType(useful)
        {
            type = settle(useful)
        } else if let joined = join(first.type, second.type) {
            type = joined
        } else {
            report(
                .typeMismatch, at: ternary.span,
                "the two values of '?:' have different types: '\(describe(first.type))' and '\(describe(second.type))'")
            type = first.type
        }
        if case .error = types[resolve(type)] { type = first.type }
        return make(
            .conditional(
                TypedCondition(clauses: [.boolean(condition)], span: ternary.condition.span), then: first, else: second),
            type, ternary.span)
    }

    /// A hint that is only a constraint: what comes out keeps its own type.
    private func needsOwnType(_ type: TypeID) -> Bool {
        switch types[resolve(type)] {
        case .opaque, .parameter, .variable: true
        default: false
        }
    }

    private func checkCast(_ cast: CastExprSyntax, hint: TypeID?) -> TypedExpression {
        let type = resolveType(cast.type, in: context.scope, opensGenerics: true)
        switch (cast.keyword.text, cast.mark?.text) {
        case ("is", _): return make(.isType(check(cast.operand), type), known.bool, cast.span)
        case ("as", "?"): return make(.cast(check(cast.operand), type, isForced: false), optional(type), cast.span)
        case ("as", "!"): return make(.cast(check(cast.operand), type, isForced: true), type, cast.span)
        default:
            let value = check(cast.operand, as: type, for: .operand("as"))
            return make(value.kind, type, cast.span)
        }
    }

    private func checkTuple(_ tuple: TupleExprSyntax, hint: TypeID?) -> TypedExpression {
        let arguments = Array(tuple.elements)
        if arguments.count == 1, let only = arguments.first, only.label == nil {
            let inner = check(only.value, hint: hint)
            return make(inner.kind, inner.type, tuple.span)
        }
        if arguments.isEmpty { return make(.void, types.void, tuple.span) }
        var hints: [TupleElement] = []
        if let hint {
            let target = unwrapped(hint) ?? resolve(hint)
            if case .tuple(let elements) = types[target], elements.count == arguments.count { hints = elements }
        }
        var elements: [TypedExpression] = []
        var types: [TupleElement] = []
        for (index, argument) in arguments.enumerated() {
            let expected = hints.indices.contains(index) ? hints[index].type : nil
            let element = check(argument.value, hint: expected)
            elements.append(element)
            types.append(TupleElement(label: argument.label?.name, type: element.type))
        }
        return make(.tuple(elements), self.types.intern(.tuple(types)), tuple.span)
    }

    /// A Boolean condition.
    func checkCondition(_ expression: ExprSyntax) -> TypedExpression {
        check(expression, as: known.bool, for: .condition)
    }
}
