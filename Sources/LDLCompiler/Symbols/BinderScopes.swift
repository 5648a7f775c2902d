import LDLParser

/// Generic parameters, `Self` and `where` clauses.
extension Checker {
    /// Makes a type's generic parameters known.
    func prepare(_ nominal: NominalSymbol) {
        guard nominal.stage == .declared, let scope = nominal.scope else { return }
        nominal.stage = .preparing
        defer { nominal.stage = .prepared }
        scope.isPrepared = true
        guard let declaration = nominal.declaration, let syntax = NominalTypeDeclSyntax(declaration.syntax) else {
            return
        }
        if nominal.kind == .protocolType {
            let parameter = GenericParameter(name: "Self", constraints: [nominal])
            parameter.selfOf = nominal
            nominal.selfParameter = parameter
            scope.selfType = types.parameter(parameter)
            return
        }
        if let clause = syntax.genericParameters {
            nominal.genericParameters = declareGenerics(clause, in: scope)
        }
        scope.selfType = types.nominal(nominal, nominal.genericParameters.map { types.parameter($0) })
        if let clause = syntax.genericParameters { constrain(nominal.genericParameters, clause, in: scope) }
        addRequirements(syntax.whereClause, in: scope)
    }

    /// Makes an extension's `where` clause known.
    func prepare(_ scope: TypeScope) {
        guard let nominal = scope.nominal else { return }
        prepare(nominal)
        guard !scope.isPrepared else { return }
        scope.isPrepared = true
        if let own = nominal.scope {
            scope.generics = own.generics
            scope.selfType = own.selfType
        }
        addRequirements(extensionSyntax(of: scope)?.whereClause, in: scope)
        // `where Element == Int`: inside, the name of the parameter means the type.
        for requirement in scope.requirements {
            guard case .same(let left, let right) = requirement, case .parameter(let parameter) = types[left] else {
                continue
            }
            let substitution = Substitution(parameter, right)
            if parameter.selfOf != nil {
                scope.selfType = right
            } else {
                scope.generics = scope.generics.map { ($0.name, types.substitute($0.type, substitution)) }
                scope.selfType = scope.selfType.map { types.substitute($0, substitution) }
            }
        }
    }

    /// The extension that opens a scope, if it has clauses.
    func extensionSyntax(of scope: TypeScope) -> ExtensionDeclSyntax? {
        if let unread = scope.unreadExtension {
            scope.unreadExtension = nil
            scope.extensionSyntax = readExtension(unread)
        }
        return scope.extensionSyntax
    }

    func selfType(in scope: TypeScope) -> TypeID? {
        var current: TypeScope? = scope
        while let here = current {
            prepare(here)
            if let type = here.selfType { return type }
            current = here.parent
        }
        return nil
    }

    /// The type that a nominal's own declaration calls `Self`.
    func selfType(of nominal: NominalSymbol) -> TypeID {
        prepare(nominal)
        return nominal.scope?.selfType ?? types.error
    }

    func selfTypeIfPrepared(_ nominal: NominalSymbol) -> TypeID? { nominal.scope?.selfType }

    /// The parameters of a generic clause, entered into a scope without their constraints.
    func declareGenerics(_ clause: GenericParameterClauseSyntax, in scope: TypeScope) -> [GenericParameter] {
        let parameters = clause.parameters.map { GenericParameter(name: $0.name.name, constraints: []) }
        for parameter in parameters { scope.generics.append((parameter.name, types.parameter(parameter))) }
        return parameters
    }

    func constrain(_ parameters: [GenericParameter], _ clause: GenericParameterClauseSyntax, in scope: TypeScope) {
        for (parameter, syntax) in zip(parameters, clause.parameters) {
            guard let constraint = syntax.constraint else { continue }
            parameter.constraints = protocols(written: constraint, in: scope)
            addPrimaryTypes(constraint, of: types.parameter(parameter), in: scope)
        }
        addRequirements(clause.whereClause, in: scope)
    }

    /// `some Collection<Int>`, `S: Sequence<Int>`: the arguments fix the primary associated types.
    private func addPrimaryTypes(_ constraint: TypeSyntax, of type: TypeID, in scope: TypeScope) {
        guard case .simple(let simple) = constraint.form, let arguments = simple.genericArguments,
            let symbol = nominal(named: simple.name.name, in: scope), symbol.kind == .protocolType,
            let declaration = symbol.declaration, let syntax = NominalTypeDeclSyntax(declaration.syntax)
        else { return }
        let names = syntax.genericParameters?.parameters.map(\.name.name) ?? []
        for (name, argument) in zip(names, arguments.arguments) {
            guard let written = TypeSyntax(argument) else { continue }
            let left = types.intern(.member(type, name)), right = resolveType(written, in: scope)
            scope.requirements.append(.same(left, right))
            scope.equalities.append((left, right))
        }
    }

    func addRequirements(_ clause: WhereClauseSyntax?, in scope: TypeScope) {
        guard let clause else { return }
        for node in clause.requirements {
            if node.kind == .conformanceRequirement {
                let requirement = ConformanceRequirementSyntax(unchecked: node)
                let type = resolveType(requirement.type, in: scope)
                for symbol in protocols(written: requirement.constraint, in: scope) {
                    scope.requirements.append(.conforms(type, symbol))
                    scope.constraints.append((type, symbol))
                    if case .parameter(let parameter) = types[type], parameter.selfOf == nil, scope.nominal == nil {
                        parameter.constraints.append(symbol)
                    }
                }
            } else if node.kind == .sameTypeRequirement {
                let requirement = SameTypeRequirementSyntax(unchecked: node)
                guard let first = TypeSyntax(requirement.left), let second = TypeSyntax(requirement.right) else {
                    continue
                }
                let left = resolveType(first, in: scope), right = resolveType(second, in: scope)
                scope.requirements.append(.same(left, right))
                scope.equalities.append((left, right))
            }
        }
    }

    /// Every generic parameter that a place can name, `Self` of a protocol included, outermost first.
    func allParameters(in scope: TypeScope) -> [GenericParameter] {
        var result: [GenericParameter] = []
        var current: TypeScope? = scope
        while let here = current {
            prepare(here)
            for generic in here.generics.reversed() {
                if case .parameter(let parameter) = types[generic.type] { result.append(parameter) }
            }
            if let own = here.selfType, case .parameter(let parameter) = types[own] { result.append(parameter) }
            current = here.parent
        }
        return result.reversed()
    }
}
