/// Symbols refer to one another in circles: a type to its members and they to it. A checker that nobody needs any more
/// cuts the circles, so that a process that checks a file after each keystroke does not grow.
///
/// Whoever runs or shows a program holds its checker, so nothing looks at a symbol after this.
extension Checker {
    func takeApart() {
        var pending = userNominals
        for names in [builtIns, module] {
            for case .nominal(let symbol) in names.types.values { pending.append(symbol) }
            for functions in names.functions.values { functions.forEach(cut) }
            names.variables.values.forEach(cut)
        }
        pending += userExtensions.map(\.nominal)
        globals.forEach(cut)
        var seen: Set<ObjectIdentifier> = []
        while let symbol = pending.popLast() {
            guard seen.insert(ObjectIdentifier(symbol)).inserted else { continue }
            for member in symbol.members.values.joined() {
                switch member {
                case .function(let function): cut(function)
                case .variable(let variable): cut(variable)
                case .enumCase(let found): cut(found)
                case .type(let nested): pending.append(nested)
                case .alias: break
                }
            }
            cut(symbol)
        }
    }

    private func cut(_ symbol: NominalSymbol) {
        symbol.storedProperties.forEach(cut)
        symbol.cases.forEach(cut)
        symbol.memberwiseInitializer.map(cut)
        symbol.storedProperties = []
        symbol.cases = []
        symbol.members = [:]
        symbol.settledMembers.removeAll()
        symbol.indexedMembers = [:]
        symbol.unread = UnreadMembers()
        symbol.memberSites = []
        symbol.extensions = []
        symbol.conformances = []
        symbol.conditionalConformances = []
        symbol.witnesses = [:]
        symbol.memberwiseInitializer = nil
        symbol.genericParameters = []
        symbol.selfParameter = nil
        symbol.scope = nil
    }

    private func cut(_ function: FunctionSymbol) {
        function.body = nil
        function.scope = nil
        function.owner = nil
        function.enumCase = nil
        function.opaqueResult = nil
        function.requirements = []
        for parameter in function.parameters { parameter.defaultValue = nil }
        if let setter = function.setter {
            function.setter = nil
            cut(setter)
        }
    }

    private func cut(_ variable: VariableSymbol) {
        if case .computed(let getter, let setter) = variable.storage {
            variable.storage = .field(-1)
            cut(getter)
            if let setter { cut(setter) }
        }
        variable.initialValue = nil
        variable.opaqueType = nil
        variable.scope = nil
        variable.owner = nil
    }

    private func cut(_ found: EnumCaseSymbol) {
        found.rawValue = nil
        if let maker = found.maker {
            found.maker = nil
            cut(maker)
        }
        for parameter in found.parameters { parameter.defaultValue = nil }
    }
}
