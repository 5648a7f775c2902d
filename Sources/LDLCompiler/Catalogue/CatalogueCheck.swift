/// Looking at the whole catalogue, which a program never does: for tests.
extension Checker {
    /// Works out every signature, property, conformance and default of the catalogue.
    func checkCatalogue() {
        for name in builtInTypeNames {
            guard let symbol = builtInNominal(name) else { continue }
            checkCatalogue(symbol)
        }
        for functions in builtIns.functions.values { functions.forEach { checkCatalogue($0) } }
        for variable in builtIns.variables.values { resolveVariable(variable) }
    }

    private func checkCatalogue(_ symbol: NominalSymbol) {
        prepare(symbol)
        _ = conformances(of: symbol)
        for scope in symbol.extensions { prepare(scope) }
        for name in memberNames(of: symbol) {
            for member in ownMembers(name, of: symbol) {
                switch member {
                case .function(let function): checkCatalogue(function)
                case .variable(let variable): resolveVariable(variable)
                case .type(let nested): checkCatalogue(nested)
                case .enumCase, .alias: break
                }
            }
        }
    }

    private func checkCatalogue(_ function: FunctionSymbol) {
        resolveSignature(function)
        for parameter in function.parameters { ensureDefault(parameter, of: function) }
        checkBody(of: function)
    }
}
