import LDLParser

/// What associated types stand for: `Array<Int>.Element`, `Trip.ID`, `FlowLayout.Cache`.
extension Checker {
    /// `base.name`, resolved as far as possible; otherwise it stays as it is.
    func project(_ base: TypeID, _ name: String) -> TypeID {
        let base = resolve(base)
        switch types[base] {
        case .error, .unknown: return types.error
        case .nominal(let nominal, let arguments):
            guard let witness = associatedType(name, of: nominal) else { break }
            let result = types.substitute(witness, Substitution(nominal.genericParameters, arguments))
            return result == types.intern(.member(base, name)) ? result : resolve(result)
        case .parameter, .opaque, .existential, .member:
            if let equal = equality(types.intern(.member(base, name))) { return equal }
            for symbol in protocols(of: base) {
                for case .alias(_, let type) in ownMembers(name, of: symbol) {
                    guard let parameter = symbol.selfParameter else { return type }
                    return resolve(types.substitute(type, Substitution(parameter, base)))
                }
            }
        case .variable, .tuple, .function, .metatype: break
        }
        return types.intern(.member(base, name))
    }

    /// What the `where` clauses round the present place say a type is.
    private func equality(_ type: TypeID) -> TypeID? {
        var scope: TypeScope? = context.scope
        while let here = scope {
            for equality in here.equalities {
                if equality.left == type, equality.right != type { return equality.right }
            }
            scope = here.parent
        }
        return nil
    }

    /// What an associated type (or nested type) of a type is, in terms of its generic parameters.
    func associatedType(_ name: String, of nominal: NominalSymbol) -> TypeID? {
        if let known = nominal.associatedTypeWitnesses[name] { return known }
        // Asked again while looking: nobody knows.
        nominal.associatedTypeWitnesses[name] = .some(nil)
        let found = findAssociatedType(name, of: nominal)
        nominal.associatedTypeWitnesses[name] = .some(found)
        return found
    }

    private func findAssociatedType(_ name: String, of nominal: NominalSymbol) -> TypeID? {
        prepare(nominal)
        for member in ownMembers(name, of: nominal) {
            switch member {
            case .type(let nested):
                prepare(nested)
                return nested.genericParameters.isEmpty ? types.nominal(nested) : nil
            case .alias(_, let type): return type
            default: break
            }
        }
        for parameter in nominal.genericParameters where parameter.name == name { return types.parameter(parameter) }
        let own = selfType(of: nominal)
        let protocols = conformances(of: nominal)
        for symbol in protocols {
            for case .alias(_, let type) in ownMembers(name, of: symbol) {
                guard let parameter = symbol.selfParameter else { return type }
                return types.substitute(type, Substitution(parameter, own))
            }
        }
        if let inferred = inferAssociatedType(name, of: nominal, protocols) { return inferred }
        if name == "RawValue", let raw = nominal.rawType { return raw }
        for symbol in protocols {
            for associated in symbol.associatedTypes where associated.name == name {
                guard let written = associated.syntax.type, let scope = symbol.scope else { continue }
                let type = resolveType(written, in: scope)
                guard let parameter = symbol.selfParameter else { return type }
                return types.substitute(type, Substitution(parameter, own))
            }
        }
        return nil
    }

    /// From the members that satisfy the requirements: the type of `id` is `ID`, the type of `cache` is `Cache`.
    private func inferAssociatedType(_ name: String, of nominal: NominalSymbol, _ protocols: [NominalSymbol]) -> TypeID?
    {
        let own = selfType(of: nominal)
        for symbol in protocols {
            guard declaresAssociatedType(symbol, name), let parameter = symbol.selfParameter else { continue }
            let wanted = types.intern(.member(types.parameter(parameter), name))
            for member in requirementNames(of: symbol) {
                let candidates = ownMembers(member, of: nominal)
                if candidates.isEmpty { continue }
                for requirement in ownMembers(member, of: symbol) {
                    for candidate in candidates {
                        if let found = match(requirement, candidate, wanted), found != types.intern(.member(own, name)),
                            !types.flags(found).contains(.member)
                        {
                            return found
                        }
                    }
                }
            }
        }
        return nil
    }

    private func match(_ requirement: NominalSymbol.Member, _ candidate: NominalSymbol.Member, _ wanted: TypeID)
        -> TypeID?
    {
        switch (requirement, candidate) {
        case (.variable(let required), .variable(let found)):
            resolveVariable(required)
            guard types.flags(required.type).contains(.member) else { return nil }
            resolveVariable(found)
            return extract(wanted, from: required.type, matching: found.type)
        case (.function(let required), .function(let found)):
            resolveSignature(required)
            resolveSignature(found)
            guard required.parameters.count == found.parameters.count else { return nil }
            for (first, second) in zip(required.parameters, found.parameters) {
                guard first.label == second.label else { return nil }
                if let type = extract(wanted, from: first.type, matching: second.type) { return type }
            }
            return extract(wanted, from: required.resultType, matching: found.resultType)
        default: return nil
        }
    }

    /// The part of a type that stands where a pattern has the wanted type.
    private func extract(_ wanted: TypeID, from pattern: TypeID, matching type: TypeID) -> TypeID? {
        if pattern == wanted { return types.isError(type) ? nil : type }
        switch (types[pattern], types[type]) {
        case (.nominal(let first, let firstArguments), .nominal(let second, let secondArguments)) where first === second:
            for (first, second) in zip(firstArguments, secondArguments) {
                if let found = extract(wanted, from: first, matching: second) { return found }
            }
        case (.function(let first), .function(let second)):
            for (first, second) in zip(first.parameters, second.parameters) {
                if let found = extract(wanted, from: first.type, matching: second.type) { return found }
            }
            return extract(wanted, from: first.result, matching: second.result)
        default: break
        }
        return nil
    }
}
