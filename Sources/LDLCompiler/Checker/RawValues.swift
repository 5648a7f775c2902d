import LDLParser

/// What the compiler makes for enums with raw values.
extension Checker {
    /// `Filter(rawValue: 1)`: the case with a raw value, found by comparing with each.
    func rawInitializer(of symbol: NominalSymbol) -> FunctionSymbol? {
        if let known = symbol.memberwiseInitializer { return known }
        _ = conformances(of: symbol)
        guard !symbol.isBuiltIn, let raw = symbol.rawType else { return nil }
        let own = selfType(of: symbol)
        let function = FunctionSymbol(
            name: "init", kind: .function, resultType: optional(own), implementation: .user, span: symbol.span)
        function.owner = symbol
        function.isStatic = true
        function.isFailable = true
        function.parameters = [ParameterSymbol(label: "rawValue", name: "rawValue", type: raw, span: symbol.span)]
        function.bodyState = .checked
        symbol.memberwiseInitializer = function
        let parameter = LocalVariable(name: "rawValue", type: raw, isMutable: false, slot: 0, span: symbol.span)
        var body: [TypedStatement] = []
        if let equal = equality(of: raw) {
            for found in cases(of: symbol) {
                guard let value = rawValue(of: found) else { continue }
                let comparison = make(
                    .call(
                        equal, receiver: nil,
                        arguments: [.value(make(.local(parameter), raw, symbol.span)), .value(value)]),
                    known.bool, symbol.span)
                let result = make(.enumCase(found, []), own, symbol.span)
                body.append(
                    .ifElse(
                        TypedCondition(clauses: [.boolean(comparison)], span: symbol.span),
                        then: [.returnValue(result)], else: []))
            }
        }
        body.append(.returnValue(make(.none, optional(own), symbol.span)))
        function.body = TypedFunction(
            name: "init(rawValue:)", parameters: [parameter], body: body, frameSize: 1, span: symbol.span)
        return function
    }

    /// `==` for a type.
    func equality(of type: TypeID) -> FunctionSymbol? {
        for member in lookUp("==", on: type, isStatic: true) {
            if case .function(let function) = member.member {
                resolveSignature(function)
                return function
            }
        }
        return nil
    }

    /// The property `rawValue` of an enum of the module.
    func addRawValue(to symbol: NominalSymbol) {
        guard symbol.kind == .enumeration, !symbol.isBuiltIn, symbol.members["rawValue"] == nil else { return }
        _ = conformances(of: symbol)
        guard let raw = symbol.rawType else { return }
        let own = selfType(of: symbol)
        let getter = FunctionSymbol(
            name: "rawValue", kind: .getter, resultType: raw, implementation: .user, span: symbol.span)
        getter.owner = symbol
        getter.bodyState = .checked
        let variable = VariableSymbol(
            name: "rawValue", type: raw, isMutable: false, storage: .computed(getter: getter, setter: nil),
            span: symbol.span)
        variable.owner = symbol
        symbol.members["rawValue"] = [.variable(variable)]
        let own0 = LocalVariable(name: "self", type: own, isMutable: false, slot: 0, span: symbol.span)
        let subject = make(.local(own0), own, symbol.span)
        var branches: [TypedSwitch.Case] = []
        for found in cases(of: symbol) {
            guard let value = rawValue(of: found) else { continue }
            branches.append(
                TypedSwitch.Case(
                    patterns: [(.enumCase(found, []), where: nil)], body: [.returnValue(value)], span: found.span))
        }
        getter.body = TypedFunction(
            name: "rawValue", parameters: [own0],
            body: [.switchOver(TypedSwitch(subject: subject, cases: branches, span: symbol.span))], frameSize: 1,
            span: symbol.span)
    }

    /// The raw value of a case: written, or the name, or one more than that of the case before.
    func rawValue(of symbol: EnumCaseSymbol) -> TypedExpression? {
        if let known = symbol.rawValue { return known }
        guard let raw = symbol.owner.rawType else { return nil }
        let written = rawValueSyntax(of: symbol)
        if let written {
            let saved = context
            context = FunctionContext(parent: nil, scope: symbol.owner.scope ?? moduleScope)
            symbol.rawValue = check(written, as: raw, for: .rawValue)
            settleExpressions()
            context = saved
        } else if raw == known.string {
            symbol.rawValue = make(.string(symbol.name), raw, symbol.span)
        } else {
            let all = cases(of: symbol.owner)
            var next = 0
            if symbol.index > 0, let before = all.first(where: { $0.index == symbol.index - 1 }),
                let value = rawValue(of: before), case .integer(let number) = value.kind
            {
                next = number &+ 1
            }
            symbol.rawValue =
                isFloatingPoint(raw)
                ? make(.double(Double(next)), raw, symbol.span) : make(.integer(next), raw, symbol.span)
        }
        return symbol.rawValue
    }

    private func rawValueSyntax(of symbol: EnumCaseSymbol) -> ExprSyntax? {
        for site in symbol.owner.memberSites {
            if case .enumCase(let element, let index) = site.form, index == symbol.index {
                return element.rawValue?.value
            }
        }
        return nil
    }
}
