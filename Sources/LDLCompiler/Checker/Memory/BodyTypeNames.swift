import LDLParser

/// What the names of types stand for in the body that is surveyed, by the names' numbers.
struct BodyTypeNames {
    private struct Entry {
        var body: UInt32 = 0
        /// `UInt32.max` for a generic type.
        var type: UInt32 = 0
        var symbol: UInt64 = 0
    }

    private var entries: [Entry] = []
    private var body: UInt32 = 0
    /// The type whose body it is, if what names stand for in it can be shared with others'.
    private(set) var sharing: NominalSymbol?

    /// Another body begins, in which nothing is known yet.
    mutating func begin(shares sharing: NominalSymbol?) {
        body += 1
        self.sharing = sharing
    }

    subscript(_ name: Int) -> (symbol: UInt64, type: TypeID?)? {
        guard name < entries.count, entries[name].body == body else { return nil }
        let entry = entries[name]
        return (entry.symbol, entry.type == .max ? nil : TypeID(rawValue: entry.type))
    }

    mutating func insert(_ name: Int, _ found: TypeNameMemory.Found) {
        while entries.count <= name { entries.append(Entry()) }
        entries[name] = Entry(body: body, type: found.type?.rawValue ?? .max, symbol: word(of: found.symbol))
    }
}

/// What the names of types stand for in structs that conform to the same protocols and declare nothing of these names.
///
/// A name in a body is looked for in the type, in its protocols, and then in the module, and the last of these is the same
/// for all. Only names are shared that no protocol has a member of, so that nothing depends on the type itself. Most
/// structs of a module conform to `View` and nothing else, and asking each of them for `Text` and `VStack` was a sixth of
/// all work on generated code.
struct SharedTypeNames {
    private(set) var conformances: [NominalSymbol] = []
    private var found: [Int: TypeNameMemory.Found] = [:]

    subscript(_ name: Int) -> TypeNameMemory.Found? {
        get { found[name] }
        set { found[name] = newValue }
    }

    /// Structs with these protocols come; if those before had others, nothing is known any more.
    mutating func use(_ conformances: [NominalSymbol]) {
        if self.conformances.elementsEqual(conformances, by: ===) { return }
        self.conformances = conformances
        found.removeAll()
    }
}

extension Checker {
    /// The struct whose bodies name the same types as those of others.
    func sharesTypeNames(_ function: FunctionSymbol) -> NominalSymbol? {
        guard let owner = function.owner, owner.kind == .structure, !owner.isBuiltIn, owner.outer == nil,
            owner.genericParameters.isEmpty, function.genericParameters.isEmpty, !function.isStatic,
            // A struct in a function's body sees the generic parameters round it.
            case .nominal(let declared)? = module.types[owner.name], declared === owner
        else { return nil }
        sharedTypeNames.use(conformances(of: owner))
        return owner
    }

    /// The type that a name stands for in the body that is surveyed; such a body declares no names itself.
    func bodyType(
        _ token: TokenID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (symbol: UInt64, type: TypeID?)? {
        let name = memberNames.number(of: tree[token], in: bytes)
        if let known = bodyTypeNames[name] { return known }
        guard let found = typeNames.find(name, in: context) ?? shared(name) ?? learned(token, name, in: tree) else {
            return nil
        }
        bodyTypeNames.insert(name, found)
        return bodyTypeNames[name]
    }

    private func shared(_ name: Int) -> TypeNameMemory.Found? {
        guard let owner = bodyTypeNames.sharing, let found = sharedTypeNames[name] else { return nil }
        let text = memberNames.text(name)
        return owner.name != text && owner.indexedMembers[text] == nil && owner.members[text] == nil ? found : nil
    }

    private func learned(_ token: TokenID, _ name: Int, in tree: SyntaxTree) -> TypeNameMemory.Found? {
        let sharing = bodyTypeNames.sharing
        learnType(TokenSyntax(tree: tree, id: token))
        let found = typeNames.find(name, in: context)
        if let found, let owner = sharing, owner.name != memberNames.text(name),
            found.symbol.outer == nil,
            sharedTypeNames.conformances.allSatisfy({ ownMembers(memberNames.text(name), of: $0).isEmpty }),
            ownMembers(memberNames.text(name), of: owner).isEmpty
        {
            sharedTypeNames[name] = found
        }
        return found
    }
}
