import LDLParser

extension Checker {
    /// What an instance member stands for. A name may be both a property and functions (`first`, `first(where:)`):
    /// a call means the functions.
    func member(
        _ found: [FoundMember], _ name: String, _ nameSpan: SourceSpan, of receiver: TypedExpression, on type: TypeID,
        span: SourceSpan? = nil, isCalled: Bool
    ) -> Operand {
        var candidates: [Candidate] = []
        var property: (variable: VariableSymbol, substitution: Substitution, depth: Int)?
        for member in found {
            switch member.member {
            case .function(let function):
                candidates.append(
                    Candidate(
                        function: function, selfType: member.selfType, substitution: member.substitution,
                        depth: member.depth))
            case .variable(let variable):
                if property.map({ member.depth < $0.depth }) ?? true {
                    property = (variable, member.substitution, member.depth)
                }
            case .enumCase, .type, .alias: break
            }
        }
        if let property, !isCalled || candidates.isEmpty {
            note(property.variable, at: nameSpan)
            return .value(
                read(property.variable, receiver: receiver, substitution: property.substitution, span ?? nameSpan))
        }
        return .functions(
            FunctionSet(candidates: candidates, name: name, nameSpan: nameSpan, receiver: receiver, base: type))
    }

    /// What a static member stands for; a call means the functions of the name, if there are any.
    func staticMember(
        _ found: [FoundMember], _ name: String, _ nameSpan: SourceSpan, of type: TypeID, span: SourceSpan? = nil,
        isCalled: Bool
    ) -> Operand {
        var candidates: [Candidate] = []
        var other: FoundMember?
        for member in found {
            switch member.member {
            case .function(let function):
                candidates.append(
                    Candidate(
                        function: function, selfType: member.selfType, substitution: member.substitution,
                        depth: member.depth))
            case .enumCase(let symbol) where !symbol.parameters.isEmpty:
                note(symbol, at: nameSpan)
                if let maker = symbol.maker {
                    candidates.append(
                        Candidate(function: maker, selfType: type, substitution: member.substitution, depth: 0))
                }
            case .variable, .enumCase, .type, .alias: if other == nil { other = member }
            }
        }
        guard let other, !isCalled || candidates.isEmpty else {
            return .functions(FunctionSet(candidates: candidates, name: name, nameSpan: nameSpan, base: type))
        }
        switch other.member {
        case .variable(let variable):
            note(variable, at: nameSpan)
            return .value(readStatic(variable, on: other.selfType, substitution: other.substitution, span ?? nameSpan))
        case .enumCase(let symbol):
            note(symbol, at: nameSpan)
            let own = types.substitute(selfType(of: symbol.owner), other.substitution)
            return .value(make(.enumCase(symbol, []), own, span ?? nameSpan))
        case .type(let nested):
            note(nested, at: nameSpan)
            prepare(nested)
            return .type(
                types.nominal(nested, nested.genericParameters.map { newVariable(constraints: $0.constraints) }))
        case .alias(_, let aliased): return .type(types.substitute(aliased, other.substitution))
        case .function:
            return .functions(FunctionSet(candidates: candidates, name: name, nameSpan: nameSpan, base: type))
        }
    }

    // MARK: Reading variables

    /// Reads a global or a property.
    func read(
        _ variable: VariableSymbol, receiver: TypedExpression?, substitution: Substitution, _ span: SourceSpan
    ) -> TypedExpression {
        resolveVariable(variable)
        var substitution = substitution
        if let receiver, let owner = variable.owner, owner.kind == .protocolType, let parameter = owner.selfParameter {
            substitution.add(parameter, receiver.type)
        }
        let type = types.substitute(variable.type, substitution)
        switch variable.storage {
        case .field:
            guard let receiver else { return errorExpression(span) }
            if let owner = variable.owner { _ = fields(of: owner) }
            return make(.field(receiver, variable), type, span)
        case .global:
            ensureGlobal(variable)
            return make(.global(variable), type, span)
        case .computed(let getter, _):
            ensureBody(getter)
            return make(call(getter, receiver: variable.isStatic ? nil : receiver, []), type, span)
        }
    }

    func readStatic(
        _ variable: VariableSymbol, on type: TypeID, substitution: Substitution, _ span: SourceSpan
    ) -> TypedExpression {
        resolveVariable(variable)
        let result = types.substitute(variable.type, substitution)
        switch variable.storage {
        case .computed(let getter, _):
            // A requirement such as `defaultValue` is found in the type itself when the program runs.
            if case .requirement = getter.implementation {
                if variable.name == "allCases", let symbol = types.asNominal(resolve(type))?.symbol,
                    let all = allCases(of: symbol, resolve(type), span)
                {
                    return all
                }
                let receiver = make(.metatype(type), types.metatype(type), span)
                return make(.witnessCall(getter, receiver: receiver, arguments: []), result, span)
            }
            ensureBody(getter)
            return make(.call(getter, receiver: nil, arguments: []), result, span)
        case .global:
            ensureGlobal(variable)
            return make(.global(variable), result, span)
        case .field: return errorExpression(span)
        }
    }

    /// A call that finds its function when the program runs, if the receiver's own type may have another.
    func call(
        _ function: FunctionSymbol, receiver: TypedExpression?, _ arguments: [TypedArgument]
    ) -> TypedExpression.Kind {
        if let receiver, isOverridable(function, receiver) {
            return .witnessCall(function, receiver: receiver, arguments: arguments)
        }
        guard let receiver, function.isDeclaredInProtocol else {
            return .call(function, receiver: receiver, arguments: arguments)
        }
        // A requirement with a native default on a built-in value needs no search.
        if case .native = function.implementation, let symbol = types.asNominal(resolve(receiver.type))?.symbol,
            symbol.isBuiltIn
        {
            return .call(function, receiver: receiver, arguments: arguments)
        }
        return .witnessCall(function, receiver: receiver, arguments: arguments)
    }

    /// A method of a class may be another one in the object's own class; through `super` it is not.
    private func isOverridable(_ function: FunctionSymbol, _ receiver: TypedExpression) -> Bool {
        guard let owner = function.owner, owner.kind == .classType, !owner.isBuiltIn, !function.isStatic else {
            return false
        }
        if case .local(let own) = receiver.kind, own.name == "self", own.type != receiver.type { return false }
        guard let syntax = owner.declaration.flatMap({ NominalTypeDeclSyntax($0.syntax) }) else { return false }
        return !syntax.modifiers.contains { $0.name.text == "final" }
    }

    /// `allCases`, in order of declaration.
    func allCases(of symbol: NominalSymbol, _ type: TypeID, _ span: SourceSpan) -> TypedExpression? {
        guard symbol.kind == .enumeration, let iterable = known.caseIterable,
            conformances(of: symbol).contains(where: { $0 === iterable })
        else { return nil }
        let values = cases(of: symbol).filter { $0.parameters.isEmpty }.map { make(.enumCase($0, []), type, span) }
        return make(.array(values), array(type), span)
    }

    // MARK: Implicit members

    /// `.leading`, `.red`, `.system(size: 12)`: a static member of the type that is expected.
    func checkImplicitMember(
        _ member: ImplicitMemberSyntax, call: CallSuffixSyntax?, hint: TypeID?, callSpan: SourceSpan, isWholeChain: Bool
    ) -> Operand {
        let name = memberNames[member.name].text
        let span = member.span
        if references != nil, let hint { implicitMemberTypes[span] = settle(hint) }
        if member.name.isMissing { return .value(errorExpression(span)) }
        guard let hint, !types.isError(resolve(hint)) else {
            if let call { checkArgumentsAlone(CallArguments(call)) }
            if hint == nil {
                report(
                    .typeMismatch, at: span, "'.\(name)' needs a type to belong to, and none is known here",
                    notes: [Note("write the type in front, as in 'Color.\(name)'")])
            }
            return .value(errorExpression(callSpan))
        }
        if call == nil, isWholeChain, let known = recallImplicitMember(member, hint: hint, span) {
            return .value(known)
        }
        let (found, base) = implicitMembers(name, on: hint)
        if found.isEmpty {
            let target = unwrappedFully(hint)
            if let call { checkArgumentsAlone(CallArguments(call)) }
            if isOpen(target) { return .value(make(.unsupported(name), types.error, callSpan)) }
            if isVariable(target), protocols(of: target).isEmpty {
                report(
                    .typeMismatch, at: span, "'.\(name)' needs a type to belong to, and none is known here",
                    notes: [Note("write the type in front, as in 'Color.\(name)'")])
                return .value(errorExpression(callSpan))
            }
            let owner = describeConstraint(target)
            reportUnknown(
                .unknownMember, "there is no '.\(name)' where \(article(owner)) is needed", at: member.name.span,
                name: name,
                candidates: memberCandidates(of: target, isStatic: true))
            return .value(errorExpression(callSpan))
        }
        // Several declarations in extensions for different types: the one whose type fits what is expected.
        var usable = found
        if found.count > 1, call == nil, isWholeChain {
            let fitting = found.filter { candidate in
                guard case .variable(let variable) = candidate.member else { return true }
                resolveVariable(variable)
                let start = mark()
                defer { rollBack(to: start) }
                return conversion(from: types.substitute(variable.type, candidate.substitution), to: hint) != nil
            }
            if !fitting.isEmpty { usable = fitting }
        }
        var operand = staticMember(usable, name, member.name.span, of: base, span: span, isCalled: call != nil)
        if name == "init" {
            operand = .functions(
                FunctionSet(candidates: initializers(of: base), name: "init", nameSpan: member.name.span, base: base))
        }
        guard let call else {
            if isWholeChain, case .value(let value) = operand {
                rememberImplicitMember(member, hint: hint, usable, value)
            }
            return operand
        }
        return .value(checkCall(of: operand, CallArguments(call), callSpan, hint: isWholeChain ? hint : nil))
    }

    /// The static members of an expected type: of an optional itself first, then of what it wraps.
    func implicitMembers(_ name: String, on hint: TypeID) -> (found: [FoundMember], base: TypeID) {
        var type = resolve(hint)
        if name == "init" {
            let base = unwrappedFully(type)
            return (
                initializers(of: base).map {
                    FoundMember(member: .function($0.function), selfType: base, substitution: $0.substitution, depth: 0)
                }, base
            )
        }
        while true {
            let found = lookUp(name, on: type, isStatic: true).filter { member in
                guard case .variable(let variable) = member.member, let scope = variable.scope else { return true }
                prepare(scope)
                return isFulfilled(scope.requirements, member.substitution)
            }
            if !found.isEmpty { return (found, type) }
            if let symbol = types.asNominal(type)?.symbol, name == "allCases", symbol.kind == .enumeration {
                return ([], type)
            }
            guard let wrapped = unwrapped(type) else { return ([], type) }
            type = resolve(wrapped)
        }
    }

    /// A type for messages: of an unknown, the protocols it must conform to.
    func describeConstraint(_ type: TypeID) -> String {
        let type = resolve(type)
        guard case .variable(let index) = types[type], !variableConstraints[index].isEmpty else {
            return describe(type)
        }
        return variableConstraints[index].map(\.name).joined(separator: " & ")
    }

    // MARK: Initialisers

    /// What `Type(…)` may mean.
    func initializers(of type: TypeID) -> [Candidate] {
        let type = resolve(type)
        var result: [Candidate] = []
        for member in lookUp("init", on: type, isStatic: true) {
            guard case .function(let function) = member.member else { continue }
            // A class that declares initialisers of its own does not inherit any.
            if member.depth == 1, result.contains(where: { $0.depth == 0 }) { continue }
            result.append(
                Candidate(
                    function: function, selfType: type, substitution: member.substitution, depth: member.depth))
        }
        if let symbol = types.asNominal(type)?.symbol, symbol.kind == .enumeration, let raw = rawInitializer(of: symbol)
        {
            result.removeAll { $0.function.isDeclaredInProtocol }
            result.append(Candidate(function: raw, selfType: type, substitution: Substitution(), depth: 0))
        }
        return result
    }

    /// The initialiser from stored properties that a struct gets if it declares none.
    func addMemberwise(to nominal: NominalSymbol) {
        guard nominal.memberwiseInitializer == nil, nominal.kind == .structure || nominal.kind == .classType else {
            return
        }
        let hasOwn = nominal.memberSites.contains { site in
            if case .initializer = site.form { return site.scope === nominal.scope }
            return false
        }
        if hasOwn { return }
        let own = selfType(of: nominal)
        if let parent = superclass(of: own), let parentSymbol = types.asNominal(parent)?.symbol {
            inheritInitializers(nominal, from: parentSymbol)
            return
        }
        let function = FunctionSymbol(
            name: "init", kind: .initializer, resultType: own, implementation: .user, span: nominal.span)
        function.owner = nominal
        function.isStatic = true
        function.isMemberwise = true
        function.bodyState = .checked
        function.scope = nominal.scope
        // Set first: properties may be initialised with values of the type itself.
        nominal.memberwiseInitializer = function
        nominal.members["init", default: []].append(.function(function))
        if nominal.kind == .classType {
            return
        }
        for variable in fields(of: nominal) {
            resolveVariable(variable)
            guard let parameter = memberwiseParameter(for: variable) else { continue }
            function.parameters.append(parameter)
        }
    }

    /// A class without initialisers of its own has its superclass's; their bodies are checked for it anew.
    private func inheritInitializers(_ nominal: NominalSymbol, from parent: NominalSymbol) {
        for case .function(let original) in ownMembers("init", of: parent) {
            let function = FunctionSymbol(
                name: "init", kind: .initializer, resultType: selfType(of: nominal),
                implementation: original.implementation, span: original.span)
            function.owner = nominal
            function.isStatic = true
            function.isFailable = original.isFailable
            function.isMemberwise = original.isMemberwise
            function.declaration = original.declaration
            function.scope = nominal.scope
            function.isSignatureKnown = original.declaration == nil
            if original.declaration == nil { function.bodyState = .checked }
            nominal.memberwiseInitializer = function
            nominal.members["init", default: []].append(.function(function))
        }
    }

    private func memberwiseParameter(for variable: VariableSymbol) -> ParameterSymbol? {
        let hasValue = variable.valueSyntax != nil || isImplicitlyNil(variable)
        if hasValue && !variable.isMutable { return nil }
        if let wrapper = variable.wrapper {
            switch wrapper.name {
            case "Binding":
                let type = known.binding.map { types.nominal($0, [variable.type]) } ?? variable.type
                return ParameterSymbol(label: variable.name, name: variable.name, type: type, span: variable.span)
            case "State", "StateObject", "ObservedObject", "Bindable", "Published", "ScaledMetric", "AppStorage":
                break
            default: return nil
            }
        }
        if variable.isLazy { return nil }
        if variable.isPrivate && hasValue { return nil }
        var type = variable.type
        let parameter: ParameterSymbol
        if variable.isViewBuilder {
            // `@ViewBuilder var content: Content` is given a builder that makes it.
            let isFunction = if case .function = types[resolve(type)] { true } else { false }
            if !isFunction { type = types.function([], type) }
            parameter = ParameterSymbol(label: variable.name, name: variable.name, type: type, span: variable.span)
            parameter.isViewBuilder = true
        } else {
            parameter = ParameterSymbol(label: variable.name, name: variable.name, type: type, span: variable.span)
        }
        parameter.hasDefault = hasValue
        return parameter
    }

    /// A variable of optional type without a value begins as `nil`.
    func isImplicitlyNil(_ variable: VariableSymbol) -> Bool {
        variable.isMutable && variable.wrapper?.name != "Binding" && unwrapped(variable.type) != nil
    }
}
