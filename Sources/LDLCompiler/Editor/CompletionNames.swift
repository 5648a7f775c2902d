import LDLParser

/// Names that can begin an expression, a statement or a declaration.
extension SemanticModel {
    /// What can begin a statement: views and the module's own names first.
    func addStatements(to list: inout CompletionList, at place: CompletionPlace) {
        addExpressions(to: &list, at: place)
        for (word, insertion, detail) in Self.statementSnippets {
            list.add(keyword(word, insertion, detail: detail), rank: .other)
        }
    }

    /// What can begin an expression that is wanted.
    func addExpressions(
        to list: inout CompletionList, at place: CompletionPlace, wanted: Expectation = .anything
    ) {
        for local in visibleLocals(at: place.start, in: place.tree) {
            if let type = type(of: local), !accepts(wanted, variable: type) { continue }
            list.add(
                CompletionItem(
                    kind: .variable, label: local.name, name: local.name, detail: localType(local), documentation: "",
                    insertion: Insertion(local.name)), rank: .local)
        }
        let scope = scope(at: place.start, in: place.tree)
        let own = checker.selfType(in: scope)
        if let own { addOwnMembers(to: &list, of: own, wanted: wanted) }
        for name in checker.module.valueNames where list.accepts(name) {
            if let variable = checker.module.variables[name], isAccepted(variable, wanted) {
                list.add(
                    CompletionItem(
                        kind: .variable, label: name, name: name, detail: checker.describe(variable.type),
                        documentation: variable.documentation, insertion: Insertion(name)), rank: .own)
            }
            for function in checker.module.functions[name] ?? [] {
                if accepts(wanted, reference: function) { add(reference: function, to: &list, rank: .expected) }
                guard accepts(wanted, resultOf: function) else { continue }
                addCalls(of: function, named: name, kind: .function, prefix: "", to: &list, rank: .own)
            }
        }
        for name in checker.module.typeNames { addType(name, to: &list, isOwn: true, wanted: wanted) }
        for name in builtInNames where list.accepts(name) {
            if checker.module.types[name] == nil { addType(name, to: &list, isOwn: false, wanted: wanted) }
            for function in checker.builtInFunctions(name)
            where function.kind == .function && accepts(wanted, resultOf: function) {
                addCalls(of: function, named: name, kind: .function, prefix: "", to: &list, rank: .remote)
            }
        }
        addWords(to: &list, self: own, wanted: wanted)
    }

    /// The reserved words that are values.
    private func addWords(to list: inout CompletionList, self own: TypeID?, wanted: Expectation) {
        guard case .types(let types) = wanted else {
            for word in ["self", "true", "false", "nil"] { list.add(keyword(word), rank: .other) }
            return
        }
        if let own, accepts(wanted, own) { list.add(keyword("self"), rank: .other) }
        if types.contains(where: { checker.unwrapped(checker.resolve($0)) != nil }) {
            list.add(keyword("nil"), rank: .other)
        }
    }

    private func isAccepted(_ variable: VariableSymbol, _ wanted: Expectation) -> Bool {
        checker.resolveVariable(variable)
        return accepts(wanted, variable: variable.type)
    }

    /// Whether a member of the type that a place is in may stand there.
    private func isAccepted(_ found: FoundMember, _ wanted: Expectation) -> Bool {
        guard case .types(let types) = wanted else { return true }
        switch found.member {
        case .variable(let variable):
            checker.resolveVariable(variable)
            return accepts(wanted, variable: checker.types.substitute(variable.type, found.substitution))
        case .enumCase(let symbol): return accepts(wanted, open(symbol.owner))
        case .function, .type, .alias: return types.contains { fits(found, $0) }
        }
    }

    /// The names that the catalogue declares at its top level, each once; reading their declarations is left to later.
    private var builtInNames: [String] {
        var seen: Set<String> = []
        return CatalogueIndex.shared.names.filter { !$0.hasPrefix("_") && seen.insert($0).inserted }
    }

    /// The members of the type that a place is in, which need no `self.`.
    private func addOwnMembers(to list: inout CompletionList, of type: TypeID, wanted: Expectation) {
        guard let symbol = checker.types.asNominal(type)?.symbol else { return }
        var seen: Set<String> = []
        for site in symbol.memberSites where list.accepts(site.name) && seen.insert(site.name).inserted {
            for isStatic in [false, true] {
                for found in checker.lookUp(site.name, on: type, isStatic: isStatic) where found.depth == 0 {
                    if case .type = found.member { continue }
                    if case .function(let function) = found.member, function.kind == .initializer { continue }
                    if case .function(let function) = found.member, accepts(wanted, reference: function) {
                        add(reference: function, to: &list, rank: .expected)
                    }
                    if !isAccepted(found, wanted) { continue }
                    add(found, to: &list, prefix: "", rank: .local)
                }
            }
        }
    }

    /// Adds a function by its name, where one is wanted and not what it gives.
    private func add(reference function: FunctionSymbol, to list: inout CompletionList, rank: CompletionList.Rank) {
        list.add(
            CompletionItem(
                kind: .function, label: function.name, name: function.name,
                detail: checker.heading(function.declaration), documentation: function.documentation,
                insertion: Insertion(function.name)), rank: rank)
    }

    /// Adds a type by its name; of one that can be made, the ways to make it.
    private func addType(
        _ name: String, to list: inout CompletionList, isOwn: Bool, wanted: Expectation
    ) {
        guard list.accepts(name), !name.hasPrefix("_") else { return }
        let entry = isOwn ? checker.module.types[name] : checker.builtInType(name)
        guard let entry else { return }
        guard case .nominal(let symbol) = entry, symbol.kind != .protocolType else {
            if case .types = wanted { return }
            list.add(typeItem(name, symbol: nil), rank: .remote)
            return
        }
        let isView =
            checker.known.view.map { view in checker.conformances(of: symbol).contains { $0 === view } } ?? false
        guard accepts(wanted, made: symbol, isView: isView) else { return }
        guard isView || isOwn else {
            list.add(typeItem(name, symbol: symbol), rank: .other)
            return
        }
        let makers = checker.initializers(of: open(symbol))
        if makers.isEmpty { list.add(typeItem(name, symbol: symbol), rank: .remote) }
        for candidate in makers {
            let function = candidate.function
            let documentation = function.documentation.isEmpty ? symbol.documentation : function.documentation
            for form in callForms(name, function) {
                list.add(
                    CompletionItem(
                        kind: isView ? .view : .type, label: form.label, name: name,
                        detail: checker.heading(symbol.declaration), documentation: documentation,
                        insertion: form.insertion), rank: isOwn ? .own : .usual)
            }
        }
    }

    /// The types that can be named, where a type is written.
    func addTypes(to list: inout CompletionList, at place: CompletionPlace) {
        for name in checker.module.typeNames + builtInNames where list.accepts(name) {
            let isOwn = checker.module.types[name] != nil
            guard let entry = checker.module.types[name] ?? checker.builtInType(name) else { continue }
            var symbol: NominalSymbol?
            if case .nominal(let found) = entry { symbol = found }
            list.add(typeItem(name, symbol: symbol), rank: isOwn ? .own : .usual)
        }
        for word in ["some View", "some", "any"] { list.add(keyword(word), rank: .usual) }
    }

    /// What can be declared among a type's members.
    func addDeclarations(to list: inout CompletionList, at place: CompletionPlace) {
        for (word, insertion, detail) in Self.memberSnippets {
            list.add(keyword(word, insertion, detail: detail), rank: .usual)
        }
        for word in ["static", "private", "mutating", "case", "struct", "enum", "typealias"] {
            list.add(keyword(word), rank: .other)
        }
    }

    func addAttributes(to list: inout CompletionList) {
        for word in [
            "State", "Binding", "Environment", "ViewBuilder", "Observable", "Bindable", "StateObject", "ObservedObject",
            "EnvironmentObject", "FocusState", "Namespace", "AppStorage", "ScaledMetric", "GestureState", "MainActor",
            "Entry", "Published",
        ] { list.add(keyword(word), rank: .usual) }
    }

    func addMacros(to list: inout CompletionList) {
        list.add(
            keyword("Preview", Insertion([.text("Preview {\n\t"), .body, .text("\n}")]), detail: "a view to look at"),
            rank: .usual)
        list.add(keyword("available"), rank: .other)
        list.add(keyword("if"), rank: .other)
    }

    private func localType(_ local: LocalName) -> String { type(of: local).map { checker.describe($0) } ?? "" }

    private func type(of local: LocalName) -> TypeID? {
        let span = SourceSpan(file: local.token.tree.file.id, range: local.token.range)
        switch declarations[span] {
        case let variable as LocalVariable: return variable.type
        case let variable as VariableSymbol:
            checker.resolveVariable(variable)
            return variable.type
        default: return nil
        }
    }

    private static let statementSnippets: [(String, Insertion?, String)] = [
        (
            "if", Insertion([.text("if "), .placeholder("condition"), .text(" {\n\t"), .body, .text("\n}")]),
            "a condition"
        ),
        (
            "switch",
            Insertion([
                .text("switch "), .placeholder("value"), .text(" {\ncase "), .placeholder("pattern"), .text(":\n\t"),
                .body, .text("\n}"),
            ]), "one of several cases"
        ),
        (
            "for",
            Insertion([
                .text("for "), .placeholder("item"), .text(" in "), .placeholder("items"), .text(" {\n\t"), .body,
                .text("\n}"),
            ]), "a loop"
        ),
        (
            "struct",
            Insertion([
                .text("struct "), .placeholder("Name"), .text(": View {\n\tvar body: some View {\n\t\t"), .body,
                .text("\n\t}\n}"),
            ]), "a view of one's own"
        ),
        ("let", nil, ""), ("var", nil, ""), ("func", nil, ""), ("enum", nil, ""), ("extension", nil, ""),
        ("guard", nil, ""), ("return", nil, ""), ("import", nil, ""),
    ]

    private static let memberSnippets: [(String, Insertion?, String)] = [
        ("body", Insertion([.text("var body: some View {\n\t"), .body, .text("\n}")]), "what the view shows"),
        (
            "var", Insertion([.text("var "), .placeholder("name"), .text(": "), .placeholder("Type")]), "a property"
        ),
        (
            "let", Insertion([.text("let "), .placeholder("name"), .text(": "), .placeholder("Type")]), "a constant"
        ),
        (
            "func",
            Insertion([.text("func "), .placeholder("name"), .text("() {\n\t"), .body, .text("\n}")]), "a function"
        ),
        ("init", Insertion([.text("init() {\n\t"), .body, .text("\n}")]), "an initialiser"),
    ]
}
