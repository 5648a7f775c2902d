import LDLParser

/// Which protocols types conform to.
extension Checker {
    /// Every protocol that a type declares, with those that these inherit.
    func conformances(of nominal: NominalSymbol) -> [NominalSymbol] {
        if nominal.areConformancesKnown { return nominal.conformances }
        nominal.areConformancesKnown = true
        prepare(nominal)
        var found: [NominalSymbol] = []
        func add(_ symbol: NominalSymbol, _ condition: TypeScope?) {
            guard symbol !== nominal, !found.contains(where: { $0 === symbol }) else { return }
            found.append(symbol)
            if let condition { nominal.conditionalConformances.append((symbol, condition)) }
            for inherited in conformances(of: symbol) { add(inherited, condition) }
        }
        func addAll(_ clause: InheritanceClauseSyntax?, _ scope: TypeScope, _ condition: TypeScope?) {
            guard let clause else { return }
            for type in clause.types {
                let protocols = inherited(type, by: nominal, in: scope)
                for symbol in protocols { add(symbol, condition) }
            }
        }
        if let scope = nominal.scope, let declaration = nominal.declaration,
            let syntax = NominalTypeDeclSyntax(declaration.syntax)
        {
            addAll(syntax.inheritance, scope, nil)
            if !nominal.isBuiltIn, syntax.attributes.contains(where: { $0.name.text == "Observable" }) {
                if let observable = builtInNominal("Observable") { add(observable, nil) }
            }
        }
        for scope in nominal.extensions where !scope.inheritsNothing {
            let syntax = extensionSyntax(of: scope)
            addAll(syntax?.inheritance, scope, syntax?.whereClause != nil ? scope : nil)
        }
        // Enums without associated values compare by themselves.
        if nominal.kind == .enumeration, !nominal.isBuiltIn || nominal.rawType != nil || isPlainEnum(nominal) {
            if isPlainEnum(nominal), let hashable = known.hashable, let equatable = known.equatable {
                add(hashable, nil)
                add(equatable, nil)
            }
            if nominal.rawType != nil, let raw = known.rawRepresentable { add(raw, nil) }
        }
        nominal.conformances = found
        // Asked meanwhile, the answer may lack some.
        nominal.literalForms = nil
        return found
    }

    private func isPlainEnum(_ nominal: NominalSymbol) -> Bool {
        let members = nominal.indexedMembers.values.joined()
        for site in members {
            if case .enumCase(let element, _) = site.form, element.parameters != nil { return false }
        }
        for list in nominal.members.values {
            for case .enumCase(let symbol) in list where !symbol.parameters.isEmpty { return false }
        }
        return true
    }

    /// What one entry of an inheritance clause adds: protocols, or a superclass or raw type as a side effect.
    private func inherited(_ type: TypeSyntax, by nominal: NominalSymbol, in scope: TypeScope) -> [NominalSymbol] {
        let protocols = protocols(written: type, in: scope)
        if !protocols.isEmpty { return protocols }
        let resolved = resolveType(type, in: scope)
        switch types[resolved] {
        case .existential(let protocols): return protocols
        case .nominal:
            if nominal.kind == .enumeration {
                nominal.rawType = resolved
            } else if nominal.kind == .classType {
                nominal.superclass = resolved
            }
            return []
        case .unknown:
            // A foreign superclass or protocol: nothing is known of what it brings.
            nominal.hasUnknownParent = true
            return []
        default: return []
        }
    }

    func superclass(of type: TypeID) -> TypeID? {
        guard let (symbol, arguments) = types.asNominal(type), symbol.kind == .classType else { return nil }
        _ = conformances(of: symbol)
        guard let superclass = symbol.superclass else { return nil }
        return types.substitute(superclass, Substitution(symbol.genericParameters, arguments))
    }

    /// Whether a type conforms to a protocol, as far as is known.
    func conforms(_ type: TypeID, to symbol: NominalSymbol) -> Bool {
        if symbol.role == .marker { return true }
        let type = resolve(type)
        switch types[type] {
        case .error, .unknown, .variable: return true
        case .nominal(let nominal, let arguments):
            if nominal === symbol { return true }
            if conformances(of: nominal).contains(where: { $0 === symbol }) {
                return areConditionsMet(nominal, arguments, symbol)
            }
            if nominal.hasUnknownParent { return true }
            if nominal.role == .never { return true }
            if let superclass = superclass(of: type) { return conforms(superclass, to: symbol) }
            return false
        case .parameter, .member, .opaque, .existential:
            return protocols(of: type).contains { $0 === symbol }
        case .tuple(let elements):
            // Tuples compare element by element; nothing else is asked of them.
            guard symbol === known.equatable || symbol.name == "Comparable" || symbol.name == "Hashable" else {
                return false
            }
            return elements.allSatisfy { conforms($0.type, to: symbol) }
        case .function, .metatype: return false
        }
    }

    private func areConditionsMet(_ nominal: NominalSymbol, _ arguments: [TypeID], _ symbol: NominalSymbol) -> Bool {
        guard !nominal.conditionalConformances.isEmpty else { return true }
        for (conformance, scope) in nominal.conditionalConformances where conformance === symbol {
            prepare(scope)
            let substitution = Substitution(nominal.genericParameters, arguments)
            for case .conforms(let type, let constraint) in scope.requirements
            where !conforms(types.substitute(type, substitution), to: constraint) {
                return false
            }
        }
        return true
    }

    /// The protocols through which a type is known that is not itself a declaration.
    func protocols(of type: TypeID) -> [NominalSymbol] {
        var direct: [NominalSymbol] = []
        switch types[type] {
        case .parameter(let parameter): direct = parameter.constraints
        case .opaque(let declaration, _): direct = declaration.protocols
        case .existential(let protocols): direct = protocols
        case .variable(let index): direct = variableConstraints[index]
        case .member(let base, let name):
            for symbol in protocols(of: resolve(base)) {
                for associated in symbol.associatedTypes where associated.name == name {
                    guard let clause = associated.syntax.inheritance, let scope = symbol.scope else { continue }
                    for written in clause.types { direct += protocols(written: written, in: scope) }
                }
            }
        default: break
        }
        var scope: TypeScope? = context.scope
        while let here = scope {
            for constraint in here.constraints where constraint.type == type {
                direct.append(constraint.protocolSymbol)
            }
            scope = here.parent
        }
        var result: [NominalSymbol] = []
        for symbol in direct {
            for each in [symbol] + conformances(of: symbol) where !result.contains(where: { $0 === each }) {
                result.append(each)
            }
        }
        return result
    }
}
