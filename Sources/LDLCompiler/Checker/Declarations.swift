import LDLParser

/// The pass over everything that the module declares.
extension Checker {
    func checkAllDeclarations() {
        var index = 0
        // Local types are added while bodies are checked; they are checked in their place.
        let nominals = userNominals
        while index < nominals.count {
            checkDeclarations(of: nominals[index])
            index += 1
        }
        for (nominal, _) in userExtensions where nominal.isBuiltIn { checkDeclarations(of: nominal) }
        for variable in userGlobals {
            resolveVariable(variable)
            checkVariable(variable)
        }
        for name in module.functions.keys.sorted() {
            let functions = module.functions[name] ?? []
            for function in functions { checkFunction(function) }
            checkDuplicates(functions)
        }
    }

    /// The members that the module declares in a type or adds to it.
    func checkDeclarations(of nominal: NominalSymbol) {
        guard checkedNominals.insert(ObjectIdentifier(nominal)).inserted else { return }
        prepare(nominal)
        _ = conformances(of: nominal)
        if !nominal.isBuiltIn {
            _ = fields(of: nominal)
            _ = ownMembers("init", of: nominal)
            for found in cases(of: nominal) { _ = rawValue(of: found) }
            addRawValue(to: nominal)
        }
        var seen: Set<String> = []
        for site in nominal.memberSites where !site.scope.isBuiltIn && seen.insert(site.name).inserted {
            var functions: [FunctionSymbol] = []
            var variables: [VariableSymbol] = []
            for member in ownMembers(site.name, of: nominal) {
                switch member {
                case .function(let function) where function.scope?.isBuiltIn == false && function.declaration != nil:
                    checkFunction(function)
                    functions.append(function)
                case .variable(let variable) where variable.scope?.isBuiltIn == false && variable.declaration != nil:
                    resolveVariable(variable)
                    checkVariable(variable)
                    variables.append(variable)
                default: break
                }
            }
            checkDuplicates(functions)
            if variables.count > 1, let first = variables.first {
                for variable in variables.dropFirst() where variable.isStatic == first.isStatic {
                    report(
                        .duplicateDeclaration, at: variable.span,
                        "'\(nominal.name)' already has a property named '\(variable.name)'",
                        notes: [Note("'\(variable.name)' was declared here first", at: first.span)])
                }
            }
            checkDuplicateCases(site.name, nominal)
        }
        if !nominal.isBuiltIn, nominal.kind != .protocolType { checkConformances(of: nominal) }
    }

    private func checkDuplicateCases(_ name: String, _ nominal: NominalSymbol) {
        var first: EnumCaseSymbol?
        for case .enumCase(let found) in ownMembers(name, of: nominal) {
            if let first {
                report(
                    .duplicateDeclaration, at: found.span, "'\(nominal.name)' already has a case named '\(name)'",
                    notes: [Note("'\(name)' was declared here first", at: first.span)])
            }
            first = first ?? found
        }
    }

    private func checkFunction(_ function: FunctionSymbol) {
        resolveSignature(function)
        for parameter in function.parameters where parameter.defaultSyntax != nil {
            ensureDefault(parameter, of: function)
        }
        checkBody(of: function)
        if let setter = function.setter { checkBody(of: setter) }
    }

    private func checkVariable(_ variable: VariableSymbol) {
        if case .computed(let getter, let setter) = variable.storage {
            if !surveyBody(of: getter) { checkBody(of: getter) }
            if let setter { checkBody(of: setter) }
        }
        if variable.valueSyntax != nil { checkInitialValue(variable) }
        checkObservers(variable)
    }

    /// `willSet` and `didSet` never run here; what they say is still looked at.
    private func checkObservers(_ variable: VariableSymbol) {
        guard let declaration = variable.declaration, case .field = variable.storage else { return }
        let binding = PatternBindingSyntax(unchecked: declaration.syntax)
        for accessor in binding.accessors?.accessors ?? SyntaxList(parent: nil)
        where accessor.name.text == "willSet" || accessor.name.text == "didSet" {
            reportUnsupported("'\(accessor.name.text)'", at: accessor.name.span)
        }
    }

    private func checkDuplicates(_ functions: [FunctionSymbol]) {
        guard functions.count > 1 else { return }
        for (index, function) in functions.enumerated() {
            for other in functions.prefix(index) where isSame(function, other) {
                let owner = function.owner.map { "'\($0.name)' already has" } ?? "there is already"
                report(
                    .duplicateDeclaration, at: function.span,
                    "\(owner) a function '\(signatureName(function))' with these types",
                    notes: [Note("it was declared here first", at: other.span)])
                break
            }
        }
    }

    private func isSame(_ first: FunctionSymbol, _ second: FunctionSymbol) -> Bool {
        // An extension of a protocol gives its requirements a default.
        guard first.isDeclaredInProtocol == second.isDeclaredInProtocol, first.isStatic == second.isStatic,
            first.parameters.count == second.parameters.count,
            first.genericParameters.isEmpty, second.genericParameters.isEmpty,
            first.isPrefix == second.isPrefix, first.isPostfix == second.isPostfix,
            // A protocol's extension may give its requirement a body.
            first.isDeclaredInProtocol == second.isDeclaredInProtocol,
            first.scope?.parent.flatMap({ extensionSyntax(of: $0) })?.whereClause == nil,
            second.scope?.parent.flatMap({ extensionSyntax(of: $0) })?.whereClause == nil
        else { return false }
        for (one, other) in zip(first.parameters, second.parameters)
        where one.label != other.label || one.type != other.type {
            return false
        }
        return first.resultType == second.resultType
    }

    // MARK: Requirements

    /// Finds what satisfies each requirement of a type's protocols, and reports what is missing.
    private func checkConformances(of nominal: NominalSymbol) {
        for symbol in nominal.conformances {
            var missing: [(name: String, near: SourceSpan?)] = []
            for name in requirementNames(of: symbol) {
                for member in ownMembers(name, of: symbol) {
                    switch member {
                    case .function(let requirement) where requirement.isDeclaredInProtocol:
                        if let lack = satisfy(requirement, in: nominal, of: symbol) { missing.append(lack) }
                    case .variable(let requirement) where requirement.isDeclaredInProtocol:
                        if let lack = satisfy(requirement, in: nominal, of: symbol) { missing.append(lack) }
                    default: break
                    }
                }
            }
            if missing.isEmpty || nominal.hasUnknownParent { continue }
            let names = missing.map(\.name)
            report(
                .missingRequirement, at: nominal.span,
                "'\(nominal.name)' says that it is \(article(symbol.name)), but has no \(alternatives(names, "and"))",
                notes: missing.compactMap { lack in
                    lack.near.map { Note("this is not what '\(lack.name)' must look like", at: $0) }
                })
        }
    }

    /// Protocols whose requirements the compiler fulfils by itself.
    private func isDerived(_ symbol: NominalSymbol, for nominal: NominalSymbol) -> Bool {
        guard symbol.isBuiltIn else { return false }
        switch symbol.name {
        case "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Error", "Sendable": return true
        case "CaseIterable", "RawRepresentable": return nominal.kind == .enumeration
        case "Identifiable": return nominal.kind == .classType
        case "Observable", "ObservableObject": return true
        default: return false
        }
    }

    private func satisfy(
        _ requirement: FunctionSymbol, in nominal: NominalSymbol, of symbol: NominalSymbol
    ) -> (name: String, near: SourceSpan?)? {
        resolveSignature(requirement)
        let own = selfType(of: nominal)
        guard let parameter = symbol.selfParameter else { return nil }
        let substitution = Substitution(parameter, own)
        var near: SourceSpan?
        for member in ownMembers(requirement.name, of: nominal) {
            guard case .function(let candidate) = member, candidate.isStatic == requirement.isStatic,
                candidate.kind == requirement.kind || requirement.kind == .initializer
            else {
                if case .enumCase(let found) = member, requirement.isStatic, let maker = found.maker {
                    nominal.witnesses[ObjectIdentifier(requirement)] = maker
                    return nil
                }
                continue
            }
            resolveSignature(candidate)
            if fulfils(candidate, requirement, substitution) {
                nominal.witnesses[ObjectIdentifier(requirement)] = candidate
                return nil
            }
            near = candidate.span
        }
        if let inherited = inheritedWitness(requirement, nominal) {
            nominal.witnesses[ObjectIdentifier(requirement)] = inherited
            return nil
        }
        if requirement.implementation.hasCode { return nil }
        // A default from an extension of one of the protocols.
        for other in nominal.conformances {
            for case .function(let candidate) in ownMembers(requirement.name, of: other)
            where !candidate.isDeclaredInProtocol {
                resolveSignature(candidate)
                guard let otherSelf = other.selfParameter, candidate.isStatic == requirement.isStatic,
                    candidate.parameters.map(\.label) == requirement.parameters.map(\.label),
                    isFulfilled(candidate.scope?.parent?.requirements ?? [], Substitution(otherSelf, own))
                else { continue }
                nominal.witnesses[ObjectIdentifier(requirement)] = candidate
                return nil
            }
        }
        if isDerived(symbol, for: nominal) || requirement.kind == .initializer { return nil }
        return (signatureName(requirement), near)
    }

    private func inheritedWitness(_ requirement: FunctionSymbol, _ nominal: NominalSymbol) -> FunctionSymbol? {
        guard let parent = superclass(of: selfType(of: nominal)), let symbol = types.asNominal(parent)?.symbol else {
            return nil
        }
        checkDeclarations(of: symbol)
        return symbol.witnesses[ObjectIdentifier(requirement)]
    }

    /// Whether a function has the labels and types that a requirement asks for.
    private func fulfils(
        _ candidate: FunctionSymbol, _ requirement: FunctionSymbol, _ substitution: Substitution
    ) -> Bool {
        guard candidate.parameters.count == requirement.parameters.count else { return false }
        let start = mark()
        defer { rollBack(to: start) }
        var own = Substitution()
        for parameter in candidate.genericParameters { own.add(parameter, newVariable()) }
        var theirs = substitution
        for parameter in requirement.genericParameters { theirs.add(parameter, newVariable()) }
        for (one, other) in zip(candidate.parameters, requirement.parameters) {
            guard one.label == other.label, one.isInOut == other.isInOut || candidate.kind == .operatorFunction else {
                return false
            }
            if !unify(types.substitute(one.type, own), settle(types.substitute(other.type, theirs))) { return false }
        }
        let result = settle(types.substitute(requirement.resultType, theirs))
        if case .opaque = types[candidate.resultType] { return true }
        return conversion(from: types.substitute(candidate.resultType, own), to: result) != nil
    }

    private func satisfy(
        _ requirement: VariableSymbol, in nominal: NominalSymbol, of symbol: NominalSymbol
    ) -> (name: String, near: SourceSpan?)? {
        resolveVariable(requirement)
        guard case .computed(let getter, let setter) = requirement.storage, let parameter = symbol.selfParameter else {
            return nil
        }
        let own = selfType(of: nominal)
        let wanted = settle(types.substitute(requirement.type, Substitution(parameter, own)))
        var near: SourceSpan?
        for member in ownMembers(requirement.name, of: nominal) {
            if case .enumCase = member, requirement.isStatic { return nil }
            guard case .variable(let candidate) = member, candidate.isStatic == requirement.isStatic else { continue }
            resolveVariable(candidate)
            let start = mark()
            let isOpaque = if case .opaque = types[candidate.type] { true } else { false }
            if !isOpaque, conversion(from: candidate.type, to: wanted) == nil {
                rollBack(to: start)
                near = candidate.span
                continue
            }
            nominal.witnesses[ObjectIdentifier(getter)] = getterSymbol(of: candidate, in: nominal)
            if let setter, case .computed(_, let own?) = candidate.storage {
                nominal.witnesses[ObjectIdentifier(setter)] = own
            }
            return nil
        }
        if getter.implementation.hasCode { return nil }
        for other in nominal.conformances {
            for case .variable(let candidate) in ownMembers(requirement.name, of: other)
            where !candidate.isDeclaredInProtocol {
                guard candidate.isStatic == requirement.isStatic else { continue }
                resolveVariable(candidate)
                if case .computed(let found, _) = candidate.storage {
                    nominal.witnesses[ObjectIdentifier(getter)] = found
                }
                return nil
            }
        }
        if let parent = superclass(of: own), let parentSymbol = types.asNominal(parent)?.symbol {
            checkDeclarations(of: parentSymbol)
            if let found = parentSymbol.witnesses[ObjectIdentifier(getter)] {
                nominal.witnesses[ObjectIdentifier(getter)] = found
                return nil
            }
        }
        if isDerived(symbol, for: nominal) { return nil }
        return (requirement.name, near)
    }

    /// The function that reads a property; one is made for a stored property.
    func getterSymbol(of variable: VariableSymbol, in nominal: NominalSymbol) -> FunctionSymbol {
        if case .computed(let getter, _) = variable.storage { return getter }
        let getter = FunctionSymbol(
            name: variable.name, kind: .getter, resultType: variable.type, implementation: .user, span: variable.span)
        getter.owner = nominal
        getter.isStatic = variable.isStatic
        getter.bodyState = .checked
        let own = selfType(of: nominal)
        if variable.isStatic {
            ensureGlobal(variable)
            getter.body = TypedFunction(
                name: variable.name, parameters: [],
                body: [.returnValue(make(.global(variable), variable.type, variable.span))], frameSize: 0,
                span: variable.span)
        } else {
            let receiver = LocalVariable(name: "self", type: own, isMutable: false, slot: 0, span: variable.span)
            let value = make(.field(make(.local(receiver), own, variable.span), variable), variable.type, variable.span)
            getter.body = TypedFunction(
                name: variable.name, parameters: [receiver], body: [.returnValue(value)], frameSize: 1,
                span: variable.span)
        }
        return getter
    }
}

extension FunctionSymbol.Implementation {
    /// Whether something runs when it is called.
    var hasCode: Bool {
        switch self {
        case .node, .native: true
        case .user, .requirement: false
        }
    }
}
