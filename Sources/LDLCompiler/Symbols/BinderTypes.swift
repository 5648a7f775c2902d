import LDLParser

/// From a type as it is written to a type.
extension Checker {
    /// What `some P` means where the type stands.
    enum SomeMeaning {
        /// Not allowed there.
        case refused
        /// A parameter's type: one more generic parameter.
        case parameter((GenericParameter) -> Void)
        /// A result's or property's type.
        case result((OpaqueDeclaration) -> Void, [GenericParameter])
    }

    func resolveType(
        _ syntax: TypeSyntax, in scope: TypeScope, some meaning: SomeMeaning = .refused, opensGenerics: Bool = false
    ) -> TypeID {
        depth += 1
        defer { depth -= 1 }
        func nested(_ syntax: TypeSyntax) -> TypeID {
            resolveType(syntax, in: scope, some: meaning, opensGenerics: opensGenerics)
        }
        switch syntax.form {
        case .simple(let simple):
            return resolveName(
                simple.name, simple.genericArguments, in: scope, some: meaning, opensGenerics: opensGenerics)
        case .postfix(let postfix):
            return resolvePostfix(postfix, in: scope, some: meaning, opensGenerics: opensGenerics)
        case .array(let array): return self.array(nested(array.element))
        case .dictionary(let dictionary):
            guard let symbol = known.dictionary else { return types.error }
            return types.nominal(symbol, [nested(dictionary.key), nested(dictionary.value)])
        case .inlineArray(let array): return self.array(nested(array.element))
        case .tuple(let tuple):
            let elements = tuple.elements.map { element in
                TupleElement(
                    label: element.firstName.flatMap { $0.name == "_" ? nil : $0.name }, type: nested(element.type))
            }
            if elements.count == 1, let only = elements.first { return only.type }
            return types.intern(.tuple(elements))
        case .function(let function):
            let parameters = function.parameters.map { element in
                FunctionType.Parameter(type: nested(element.type), isInOut: isInOut(element.type))
            }
            return types.intern(.function(FunctionType(parameters: parameters, result: nested(function.result))))
        case .attributed(let attributed): return nested(attributed.type)
        case .constrained(let constrained):
            let protocols = self.protocols(written: constrained.constraint, in: scope)
            if constrained.keyword.text == "any" { return types.intern(.existential(protocols)) }
            return opaque(protocols, constrained, meaning)
        case .composition: return types.intern(.existential(protocols(written: syntax, in: scope)))
        case .suppressed: return types.intern(.existential([]))
        case .packElement(let pack): return nested(pack.type)
        case .packExpansion(let pack): return nested(pack.type)
        case .missing: return types.error
        }
    }

    func isInOut(_ syntax: TypeSyntax) -> Bool {
        guard case .attributed(let attributed) = syntax.form else { return false }
        return attributed.syntax.firstToken?.text == "inout" || attributed.specifiers.contains { $0.text == "inout" }
            || attributed.text.hasPrefix("inout ")
    }

    private func opaque(_ protocols: [NominalSymbol], _ syntax: ConstrainedTypeSyntax, _ meaning: SomeMeaning) -> TypeID
    {
        // `some Scene` of a framework that is not known here.
        if protocols.isEmpty { return types.intern(.unknown(syntax.constraint.text)) }
        switch meaning {
        case .refused:
            return types.intern(.existential(protocols))
        case .parameter(let add):
            let parameter = GenericParameter(name: syntax.text, constraints: protocols)
            add(parameter)
            return types.parameter(parameter)
        case .result(let add, let parameters):
            let declaration = OpaqueDeclaration(name: syntax.text, protocols: protocols, parameters: parameters)
            add(declaration)
            return types.intern(.opaque(declaration, parameters.map { types.parameter($0) }))
        }
    }

    /// The protocols that a constraint names: `P`, `P & Q`, `Collection<Int>`.
    func protocols(written syntax: TypeSyntax, in scope: TypeScope) -> [NominalSymbol] {
        switch syntax.form {
        case .composition:
            return syntax.syntax.childNodes.flatMap { node in
                TypeSyntax(node).map { protocols(written: $0, in: scope) } ?? []
            }
        case .simple(let simple):
            if let symbol = nominal(named: simple.name.name, in: scope), symbol.kind == .protocolType {
                return [symbol]
            }
            // An alias of several protocols, or a class.
            switch types[resolveType(syntax, in: scope)] {
            case .existential(let protocols): return protocols
            default: return []
            }
        case .constrained(let constrained): return protocols(written: constrained.constraint, in: scope)
        case .attributed(let attributed): return protocols(written: attributed.type, in: scope)
        case .postfix:
            if case .existential(let protocols) = types[resolveType(syntax, in: scope)] { return protocols }
            return []
        default: return []
        }
    }

    // MARK: Names

    private func resolveName(
        _ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?, in scope: TypeScope, some meaning: SomeMeaning,
        opensGenerics: Bool
    ) -> TypeID {
        let text = name.name
        switch text {
        case "Any": return types.intern(.existential([]))
        case "_": return newVariable()
        case "Self": return selfType(in: scope) ?? types.error
        default: break
        }
        guard let found = lookUpType(text, in: scope) else {
            return unknownType(name, in: scope)
        }
        let written = arguments.map { clause in
            clause.arguments.compactMap { argument in
                TypeSyntax(argument).map { resolveType($0, in: scope, some: meaning, opensGenerics: opensGenerics) }
            }
        }
        return instantiate(found, written, name, opensGenerics: opensGenerics, scope: scope)
    }

    /// A bare word as a type: an enum case's associated value that has only a type.
    func resolveTypeName(_ name: TokenSyntax, in scope: TypeScope) -> TypeID {
        resolveName(name, nil, in: scope, some: .refused, opensGenerics: false)
    }

    enum FoundType {
        case nominal(NominalSymbol)
        case type(TypeID)
        case alias(TypealiasDeclSyntax, TypeScope)
    }

    func instantiate(
        _ found: FoundType, _ written: [TypeID]?, _ name: TokenSyntax, opensGenerics: Bool, scope: TypeScope
    ) -> TypeID {
        switch found {
        case .type(let type): return type
        case .alias(let alias, let aliasScope):
            guard let generics = alias.genericParameters else { return resolveType(alias.type, in: aliasScope) }
            let inner = TypeScope(parent: aliasScope, nominal: nil, isBuiltIn: aliasScope.isBuiltIn)
            for (index, parameter) in generics.parameters.enumerated() {
                let argument = written.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                inner.generics.append((parameter.name.name, argument ?? (opensGenerics ? newVariable() : types.error)))
            }
            return resolveType(alias.type, in: inner)
        case .nominal(let symbol):
            note(symbol, at: name.span)
            prepare(symbol)
            if symbol.kind == .protocolType { return types.intern(.existential([symbol])) }
            if symbol.isOpaque { return types.intern(.unknown(symbol.name)) }
            let parameters = symbol.genericParameters
            guard let written else {
                if parameters.isEmpty { return types.nominal(symbol) }
                if opensGenerics {
                    return types.nominal(symbol, parameters.map { newVariable(constraints: $0.constraints) })
                }
                // Inside its own braces the bare name means the type itself.
                var current: TypeScope? = scope
                while let here = current {
                    if here.nominal === symbol, let own = here.selfType { return own }
                    current = here.parent
                }
                return types.nominal(symbol, parameters.map { newVariable(constraints: $0.constraints) })
            }
            if written.count != parameters.count {
                report(
                    .typeMismatch, at: name.span,
                    "'\(symbol.name)' takes \(count(parameters.count, "type")) in angle brackets, not \(written.count)")
                return types.error
            }
            return types.nominal(symbol, written)
        }
    }

    private func unknownType(_ name: TokenSyntax, in scope: TypeScope) -> TypeID {
        if name.isMissing { return types.error }
        let text = name.name
        if scope.isBuiltIn {
            report(.unknownName, at: name.span, "the catalogue does not declare the type '\(text)'")
            return types.error
        }
        reportUnknownTypeName(name, in: scope)
        return types.intern(.unknown(text))
    }

    func reportUnknownType(_ syntax: TypeSyntax) {
        guard case .simple(let simple) = syntax.form else { return }
        reportUnknownTypeName(simple.name, in: moduleScope)
    }

    /// A type by its name: generic parameters, then types declared round the place, then the module's, then the
    /// catalogue's.
    func lookUpType(_ name: String, in scope: TypeScope) -> FoundType? {
        var current: TypeScope? = scope
        while let here = current {
            prepare(here)
            for generic in here.generics where generic.name == name { return .type(generic.type) }
            if let nominal = here.nominal {
                if nominal.name == name { return .nominal(nominal) }
                if let member = memberType(name, of: nominal, scope: here) { return member }
            }
            current = here.parent
        }
        if case .type(let local)? = context.find(name) { return .nominal(local) }
        let entry = scope.isBuiltIn ? builtInType(name) : (module.types[name] ?? builtInType(name))
        switch entry {
        case .nominal(let symbol): return .nominal(symbol)
        case .alias(let alias, let aliasScope): return .alias(alias, aliasScope)
        case nil: return nil
        }
    }

    /// A type that a type's own members, or its protocols, declare.
    private func memberType(_ name: String, of nominal: NominalSymbol, scope: TypeScope) -> FoundType? {
        for member in ownMembers(name, of: nominal) {
            switch member {
            case .type(let nested): return .nominal(nested)
            case .alias(_, let type): return .type(type)
            default: break
            }
        }
        guard let own = scope.selfType ?? selfTypeIfPrepared(nominal) else { return nil }
        guard let first = name.utf8.first, first >= 65, first <= 90 else { return nil }
        if nominal.kind == .protocolType {
            if declaresAssociatedType(nominal, name) { return .type(types.intern(.member(own, name))) }
        }
        // `Content` of a view modifier, `Subviews` and `Cache` of a layout.
        for symbol in conformances(of: nominal) {
            for case .alias(_, let type) in ownMembers(name, of: symbol) {
                guard let parameter = symbol.selfParameter else { return .type(type) }
                return .type(types.substitute(type, Substitution(parameter, own)))
            }
            if symbol.associatedTypes.contains(where: { $0.name == name }) {
                return .type(resolve(types.intern(.member(own, name))))
            }
        }
        return nil
    }

    func declaresAssociatedType(_ nominal: NominalSymbol, _ name: String) -> Bool {
        if nominal.associatedTypes.contains(where: { $0.name == name }) { return true }
        return conformances(of: nominal).contains { $0.associatedTypes.contains { $0.name == name } }
    }

    private func resolvePostfix(
        _ syntax: PostfixTypeSyntax, in scope: TypeScope, some meaning: SomeMeaning, opensGenerics: Bool
    ) -> TypeID {
        // A module's name in front: `SwiftUI.Text`.
        var type: TypeID
        if case .simple(let simple) = syntax.base.form, SupportedModules.names.contains(simple.name.name),
            lookUpType(simple.name.name, in: scope) == nil, let suffix = syntax.suffixes.first,
            case .member(let member) = suffix.form
        {
            type = resolveName(
                member.name, member.genericArguments, in: scope, some: meaning, opensGenerics: opensGenerics)
            for suffix in syntax.suffixes.dropFirst() { type = apply(suffix, to: type, in: scope) }
            return type
        }
        type = resolveType(syntax.base, in: scope, some: meaning, opensGenerics: opensGenerics)
        for suffix in syntax.suffixes { type = apply(suffix, to: type, in: scope) }
        return type
    }

    private func apply(_ suffix: TypeSuffixSyntax, to type: TypeID, in scope: TypeScope) -> TypeID {
        switch suffix.form {
        case .optional, .unwrapped: return optional(type)
        case .member(let member):
            let name = member.name.name
            if name == "Type" { return types.metatype(type) }
            if case .existential(let protocols) = types[type], let symbol = protocols.first {
                for found in ownMembers(name, of: symbol) {
                    if case .type(let nested) = found { return types.nominal(nested) }
                    if case .alias(_, let alias) = found { return alias }
                }
            }
            let arguments = member.genericArguments?.arguments.compactMap { argument in
                TypeSyntax(argument).map { resolveType($0, in: scope) }
            }
            if let arguments, let nominal = types.asNominal(type)?.symbol, let nested = nestedNominal(name, of: nominal)
            {
                prepare(nested)
                if nested.genericParameters.count == arguments.count { return types.nominal(nested, arguments) }
            }
            let projected = project(type, name)
            if case .member(let base, _) = types[projected], !mayHaveMember(base, name) {
                report(.unknownMember, at: member.name.span, "'\(describe(type))' has no type named '\(name)'")
                return types.error
            }
            return projected
        }
    }

    private func mayHaveMember(_ base: TypeID, _ name: String) -> Bool {
        switch types[resolve(base)] {
        case .nominal(let symbol, _): return declaresAssociatedType(symbol, name)
        default: return true
        }
    }
}
