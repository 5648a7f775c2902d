import LDLParser

/// A member found on a type, with what stands for the generic parameters of its declaration.
struct FoundMember {
    let member: NominalSymbol.Member
    /// What `Self` is.
    let selfType: TypeID
    let substitution: Substitution
    /// 0 for the type's own members, more for those of superclasses and protocols.
    let depth: Int
}

extension Checker {
    /// The members of a type with a name; the type's own first, then those of the protocols it conforms to.
    func lookUp(_ name: String, on type: TypeID, isStatic: Bool) -> [FoundMember] {
        var found: [FoundMember] = []
        let name = memberNames[name]
        let type = resolve(type)
        switch types[type] {
        case .nominal(let symbol, let arguments):
            prepare(symbol)
            collect(name, of: symbol, selfType: type, isStatic: isStatic, depth: 0, into: &found) {
                Substitution(symbol.genericParameters, arguments)
            }
            var superclass = self.superclass(of: type)
            var depth = 1
            while let parent = superclass, let (parentSymbol, parentArguments) = types.asNominal(parent), depth < 64 {
                collect(name, of: parentSymbol, selfType: type, isStatic: isStatic, depth: depth, into: &found) {
                    Substitution(parentSymbol.genericParameters, parentArguments)
                }
                superclass = self.superclass(of: parent)
                depth += 1
            }
            collect(name, ofProtocols: conformances(of: symbol), selfType: type, isStatic: isStatic, into: &found)
        case .parameter, .opaque, .existential, .variable, .member:
            collect(name, ofProtocols: protocols(of: type), selfType: type, isStatic: isStatic, into: &found)
        case .tuple:
            // Tuples are compared part by part.
            var protocols: [NominalSymbol] = []
            for name in ["Equatable", "Comparable"] {
                if let symbol = builtInNominal(name) { protocols.append(symbol) }
            }
            if isStatic { collect(name, ofProtocols: protocols, selfType: type, isStatic: true, into: &found) }
        case .error, .unknown, .function, .metatype: break
        }
        return found
    }

    private func collect(
        _ name: MemberName, ofProtocols protocols: [NominalSymbol], selfType: TypeID, isStatic: Bool,
        into found: inout [FoundMember]
    ) {
        for symbol in protocols {
            prepare(symbol)
            guard let parameter = symbol.selfParameter else { continue }
            collect(name, of: symbol, selfType: selfType, isStatic: isStatic, depth: 2, into: &found) {
                Substitution(parameter, selfType)
            }
        }
    }

    private func collect(
        _ name: MemberName, of symbol: NominalSymbol, selfType: TypeID, isStatic: Bool, depth: Int,
        into found: inout [FoundMember], _ makeSubstitution: () -> Substitution
    ) {
        let members = ownMembers(name, of: symbol)
        if members.isEmpty { return }
        let substitution = makeSubstitution()
        for member in members {
            switch member {
            case .function(let function): if function.isStatic != isStatic { continue }
            case .variable(let variable):
                if variable.isStatic != isStatic { continue }
                if let scope = variable.scope, extensionSyntax(of: scope)?.whereClause != nil {
                    prepare(scope)
                    if !isFulfilled(scope.requirements, substitution) { continue }
                }
            case .enumCase, .type, .alias: if !isStatic { continue }
            }
            found.append(FoundMember(member: member, selfType: selfType, substitution: substitution, depth: depth))
        }
    }

    /// Whether `where` clauses hold, as far as they can be told; nothing is bound by asking.
    func isFulfilled(_ requirements: [Requirement], _ substitution: Substitution) -> Bool {
        let start = mark()
        defer { rollBack(to: start) }
        return fulfil(requirements, substitution)
    }

    /// Makes `where` clauses hold, binding variables.
    func fulfil(_ requirements: [Requirement], _ substitution: Substitution) -> Bool {
        for requirement in requirements {
            switch requirement {
            case .same(let left, let right):
                if !unify(types.substitute(left, substitution), types.substitute(right, substitution)) { return false }
            case .conforms(let type, let symbol):
                let type = resolve(types.substitute(type, substitution))
                if !conforms(type, to: symbol) { return false }
            }
        }
        return true
    }

    /// The names of a type's members, for suggestions.
    func memberCandidates(of type: TypeID, isStatic: Bool) -> [Suggestions.Candidate] {
        let type = resolve(type)
        var symbols: [NominalSymbol] = []
        switch types[type] {
        case .nominal(let symbol, _): symbols = [symbol] + conformances(of: symbol)
        case .parameter, .opaque, .existential, .variable, .member: symbols = protocols(of: type)
        case .tuple(let elements): return elements.compactMap { $0.label.map { Suggestions.Candidate($0) } }
        default: break
        }
        var seen: Set<String> = []
        var result: [Suggestions.Candidate] = []
        for symbol in symbols {
            for name in memberNames(of: symbol) {
                guard name != "init", name != "subscript", seen.insert(name).inserted else { continue }
                var synonyms: [String] = []
                var fits = false
                for member in ownMembers(name, of: symbol) {
                    switch member {
                    case .function(let function):
                        if function.kind == .operatorFunction { continue }
                        if function.isStatic == isStatic { fits = true }
                        if function.scope?.isBuiltIn == true { synonyms += self.synonyms(function.declaration) }
                    case .variable(let variable): if variable.isStatic == isStatic { fits = true }
                    case .enumCase: if isStatic { fits = true }
                    case .type, .alias: break
                    }
                }
                if fits { result.append(Suggestions.Candidate(name, synonyms: synonyms)) }
            }
        }
        return result
    }
}
