import LDLParser

/// Which types the names of expressions stand for: `Text`, `VStack`.
///
/// The key is the name, the scope, and what `self` is there. A scope sees the same declarations from the first body that
/// is checked to the last; what a body declares itself is asked for first each time. Only names are remembered that no
/// variable, function or member of `self` has.
struct TypeNameMemory {
    final class Found {
        let symbol: NominalSymbol
        /// The type itself, if it has no generic parameters.
        let type: TypeID?

        init(_ symbol: NominalSymbol, _ type: TypeID?) {
            self.symbol = symbol
            self.type = type
        }
    }

    private let found = WordMap<Found>()
    /// The scopes are held so that no other gets the address of one.
    private var scopes: [TypeScope] = []

    var count: Int { found.count }

    func find(_ name: Int, in context: FunctionContext) -> Found? { found[key(name, context)] }

    mutating func insert(_ symbol: Found, _ name: Int, in context: FunctionContext) {
        found.insert(symbol, for: key(name, context))
        if scopes.last !== context.scope { scopes.append(context.scope) }
    }

    private func key(_ name: Int, _ context: FunctionContext) -> EightWords {
        EightWords(
            UInt64(name) << 1 | (context.isStatic ? 1 : 0), word(of: context.scope),
            TypeNameMemory.number(context.selfType) << 32 | TypeNameMemory.number(context.staticType))
    }

    private static func number(_ type: TypeID?) -> UInt64 { type.map { UInt64($0.rawValue) } ?? UInt64(UInt32.max) }
}

extension Checker {
    /// The type that a name stands for as it did before at such a place.
    func recallType(_ identifier: IdentifierExprSyntax) -> TypeID? {
        let token = identifier.name
        guard token.kind == .identifier, !token.isMissing, identifier.genericArguments == nil else { return nil }
        let name = memberNames[token]
        guard let symbol = typeNames.find(name.number, in: context)?.symbol, context.find(name.text) == nil else {
            return nil
        }
        return instantiate(.nominal(symbol), nil, token, opensGenerics: true, scope: context.scope)
    }

    /// Puts down that a name stands for a type and nothing else.
    func rememberType(_ found: FoundType, _ identifier: IdentifierExprSyntax) {
        if identifier.genericArguments == nil { rememberType(found, identifier.name) }
    }

    /// Finds out whether a name that nobody has asked for at such a place stands for a type and nothing else.
    func learnType(_ token: TokenSyntax) {
        let name = token.name
        if !isValue(name), let found = lookUpType(name, in: context.scope) { rememberType(found, token) }
    }

    private func rememberType(_ found: FoundType, _ token: TokenSyntax) {
        guard case .nominal(let symbol) = found, token.kind == .identifier, membersBeingMade == 0,
            context.find(token.name) == nil
        else { return }
        prepare(symbol)
        let type = symbol.genericParameters.isEmpty ? types.nominal(symbol) : nil
        typeNames.insert(TypeNameMemory.Found(symbol, type), memberNames.number(of: token), in: context)
    }
}
