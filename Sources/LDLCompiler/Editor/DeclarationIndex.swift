import LDLParser

/// The names that the module declares, with where they are declared.
extension SemanticModel {
    /// By the place of the name: the symbol that is declared there.
    var declarations: [SourceSpan: AnyObject] { declarationIndex }

    func collectDeclarations() -> [SourceSpan: AnyObject] {
        var result: [SourceSpan: AnyObject] = [:]
        func add(_ span: SourceSpan, _ symbol: AnyObject) {
            if span.file.rawValue < Catalogue.firstFile, result[span] == nil { result[span] = symbol }
        }
        for name in checker.module.valueNames {
            for function in checker.module.functions[name] ?? [] { add(function.span, function) }
            if let variable = checker.module.variables[name] { add(variable.span, variable) }
        }
        var extended: [NominalSymbol] = []
        for nominal in checker.userNominals { add(nominal.span, nominal) }
        for (nominal, _) in checker.userExtensions where !extended.contains(where: { $0 === nominal }) {
            extended.append(nominal)
        }
        for nominal in checker.userNominals + extended {
            for name in memberNames(declaredIn: nominal) {
                for member in checker.ownMembers(name, of: nominal) {
                    switch member {
                    case .function(let function): if !function.isMemberwise { add(function.span, function) }
                    case .variable(let variable): add(variable.span, variable)
                    case .enumCase(let found): add(found.span, found)
                    case .type, .alias: break
                    }
                }
            }
        }
        // What bodies declare is known from its uses.
        for list in symbols.values {
            for case let local as LocalVariable in list { add(local.span, local) }
        }
        for expression in checker.arena {
            if case .closure(let function) = expression.kind {
                for parameter in function.parameters where !parameter.name.hasPrefix("$") && !parameter.name.isEmpty {
                    add(parameter.span, parameter)
                }
            }
        }
        return result
    }

    /// The names of the members that the files declare on a type.
    private func memberNames(declaredIn nominal: NominalSymbol) -> [String] {
        var seen: Set<String> = []
        return nominal.memberSites.map(\.name).filter { seen.insert($0).inserted }
    }
}
