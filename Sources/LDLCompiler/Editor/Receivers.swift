import LDLParser

/// What stands before a period or an opening bracket.
extension SemanticModel {
    /// The meaning of the part of a chain that something follows.
    enum Receiver {
        /// A value of a type.
        case value(TypeID)
        /// The type itself, whose static members can be named.
        case type(TypeID)
    }

    /// The meaning of a chain up to a suffix; `nil` where nothing is known of it.
    func receiver(_ chain: PostfixExprSyntax, upTo suffix: Int) -> Receiver? {
        let span = SourceSpan(file: chain.tree.file.id, range: chain.range(upTo: suffix))
        if let type = expressionTypes[span], !checker.types.isError(type) {
            if case .metatype(let instance) = checker.types[type] { return .type(instance) }
            return .value(type)
        }
        if let type = writtenType(chain, upTo: suffix) { return .type(type) }
        return likelyView(chain) ? checker.known.view.map { .value(checker.types.intern(.existential([$0]))) } : nil
    }

    /// The type that the start of a chain spells: `Color`, `Edge.Set`.
    private func writtenType(_ chain: PostfixExprSyntax, upTo suffix: Int) -> TypeID? {
        guard case .identifier(let base) = chain.base.form, var symbol = nominal(named: base.name) else { return nil }
        for (index, part) in chain.suffixes.enumerated() where index < suffix {
            guard case .member(let member) = part.form,
                let nested = checker.nestedNominal(member.name.name, of: symbol)
            else { return nil }
            symbol = nested
        }
        return open(symbol)
    }

    /// A type with fresh unknowns for its generic parameters.
    func open(_ symbol: NominalSymbol) -> TypeID {
        checker.prepare(symbol)
        if symbol.kind == .protocolType { return checker.types.intern(.existential([symbol])) }
        return checker.types.nominal(
            symbol, symbol.genericParameters.map { checker.newVariable(constraints: $0.constraints) })
    }

    /// The type that a name in an expression stands for.
    func nominal(named token: TokenSyntax) -> NominalSymbol? {
        let noted = symbols[token.span]?.compactMap { $0 as? NominalSymbol }.last
        if let noted { return noted }
        switch checker.lookUpType(token.name, in: scope(at: token.range.start, in: token.tree)) {
        case .nominal(let symbol): return symbol
        case .type(let type): return checker.types.asNominal(checker.resolve(type))?.symbol
        case .alias(let alias, let scope):
            return checker.types.asNominal(checker.resolve(checker.resolveType(alias.type, in: scope)))?.symbol
        case nil: return nil
        }
    }

    /// Whether a chain of which nothing is known looks like a view: it begins with a capital letter, or has a modifier.
    private func likelyView(_ chain: PostfixExprSyntax) -> Bool {
        if case .identifier(let base) = chain.base.form, base.name.text.first?.isUppercase ?? false { return true }
        guard let view = checker.known.view else { return false }
        return chain.suffixes.contains { suffix in
            guard case .member(let member) = suffix.form else { return false }
            return !checker.ownMembers(member.name.name, of: view).isEmpty
        }
    }

    /// The innermost type declaration or extension round an offset, as a scope of names.
    func scope(at offset: UInt32, in tree: SyntaxTree) -> TypeScope {
        guard let token = tree.token(endingBy: offset) else { return checker.moduleScope }
        for node in tree.owners(of: token).reversed() {
            if node.kind == .extensionDecl {
                let found = checker.userExtensions.first { $0.scope.extensionSyntax?.syntax == node }
                if let found { return found.scope }
            } else if NominalTypeDeclSyntax.accepts(node.kind) {
                let found = checker.userNominals.first { $0.declaration?.syntax == node }
                if let scope = found?.scope { return scope }
            }
        }
        return checker.moduleScope
    }
}
