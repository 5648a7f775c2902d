extension RuntimeTypes {
    /// Whether a lazy container takes views of a type apart into items of their own: a `ForEach`, a section, and what
    /// shows some of these beside other views. `nil` where the type does not say.
    func hasItems(_ type: TypeID) -> Bool? { hasItems(type, depth: 0) }

    /// Views that are in their own bodies have types without an end.
    private static var maximumDepth: Int { 32 }

    private func hasItems(_ start: TypeID, depth: Int) -> Bool? {
        guard depth < Self.maximumDepth else { return nil }
        var type = start
        while true {
            if isOpen(type) { return nil }
            guard let symbol = nominal(of: type), symbol.kind != .protocolType else { return nil }
            guard symbol.isBuiltIn else { return bodyHasItems(symbol, depth: depth + 1) }
            switch symbol.name {
            case "ForEach", "Section": return true
            case "AnyView": return nil
            case "ModifiedContent", "Optional", "Group":
                guard let content = arguments(of: type).first else { return nil }
                type = content
            case "TupleView":
                guard let content = arguments(of: type).first else { return nil }
                return any(tupleElements(of: content), depth: depth + 1)
            case "_ConditionalContent": return any(arguments(of: type), depth: depth + 1)
            default: return false
            }
        }
    }

    private func any(_ types: [TypeID], depth: Int) -> Bool? {
        guard !types.isEmpty else { return nil }
        let answers = types.map { hasItems($0, depth: depth) }
        if answers.contains(true) { return true }
        return answers.contains(nil) ? nil : false
    }

    /// What a view of the program's own shows.
    private func bodyHasItems(_ symbol: NominalSymbol, depth: Int) -> Bool? {
        guard let getter = symbol.member(named: "body") else { return nil }
        _ = body(of: getter)
        return hasItems(getter.resultType, depth: depth)
    }

    /// Whether a lazy container takes the body of a view of the program's own apart.
    func hasItemsInBody(_ symbol: NominalSymbol) -> Bool { bodyHasItems(symbol, depth: 0) ?? false }
}
