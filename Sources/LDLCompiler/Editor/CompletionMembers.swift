import LDLParser

/// Members of values and types, as completion offers them.
extension SemanticModel {
    /// The members of a value.
    func addInstanceMembers(to list: inout CompletionList, of type: TypeID) {
        let type = checker.resolve(type)
        if case .tuple(let elements) = checker.types[type] {
            for (index, element) in elements.enumerated() {
                let name = element.label ?? "\(index)"
                list.add(
                    CompletionItem(
                        kind: .property, label: name, name: name, detail: checker.describe(element.type),
                        documentation: "", insertion: Insertion(name)), rank: .own)
            }
            return
        }
        for name in memberNames(of: type) where list.accepts(name) {
            for found in checker.lookUp(name, on: type, isStatic: false) {
                add(found, to: &list, prefix: "", rank: rank(of: found))
            }
        }
    }

    /// The members of a type, its nested types and cases among them.
    func addStaticMembers(to list: inout CompletionList, of type: TypeID) {
        for name in memberNames(of: type) where list.accepts(name) {
            for found in checker.implicitMembers(name, on: type).found {
                add(found, to: &list, prefix: "", rank: .own)
            }
        }
        if let symbol = checker.types.asNominal(type)?.symbol {
            for name in symbol.members.keys.sorted() {
                if let nested = checker.nestedNominal(name, of: symbol) {
                    list.add(typeItem(name, symbol: nested), rank: .other)
                }
            }
            if !checker.initializers(of: type).isEmpty { list.add(keyword("init"), rank: .other) }
        }
        list.add(keyword("self"), rank: .remote)
    }

    /// The static members that fit where a type is wanted, and nothing else.
    ///
    /// - Parameter prefix: The period that has to be written in front, or nothing.
    func addMembers(to list: inout CompletionList, fitting wanted: TypeID, prefix: String) {
        let target = checker.unwrappedFully(wanted)
        for name in memberNames(of: target) where list.accepts(name) && name != "none" {
            let (found, _) = checker.implicitMembers(name, on: target)
            for member in found where fits(member, wanted) { add(member, to: &list, prefix: prefix, rank: .expected) }
        }
    }

    /// Whether a static member gives a value of the type that is wanted.
    func fits(_ found: FoundMember, _ wanted: TypeID) -> Bool {
        let given: TypeID
        switch found.member {
        case .enumCase: return true
        case .variable(let variable):
            checker.resolveVariable(variable)
            given = variable.type
        case .function(let function):
            if function.kind == .operatorFunction || function.kind == .initializer { return false }
            checker.resolveSignature(function)
            given = function.resultType
        case .type, .alias: return false
        }
        let start = checker.mark()
        defer { checker.rollBack(to: start) }
        var result = checker.types.substitute(given, found.substitution)
        if case .function(let function) = found.member {
            let candidate = Candidate(
                function: function, selfType: found.selfType, substitution: found.substitution, depth: found.depth)
            result = checker.types.substitute(given, checker.instantiated(candidate))
        }
        if checker.types.isError(checker.resolve(result)) { return false }
        return fits(result, wanted)
    }

    /// The names of a type's members, its superclasses' and protocols' among them; what they are is looked up later.
    private func memberNames(of type: TypeID) -> [String] {
        var seen: Set<String> = ["init", "subscript"]
        return declaringTypes(of: type).flatMap { checker.memberNames(of: $0) }
            .filter { !$0.hasPrefix("_") && ($0.first?.isLetter ?? false) && seen.insert($0).inserted }
    }

    private func declaringTypes(of type: TypeID) -> [NominalSymbol] {
        let type = checker.resolve(type)
        guard let symbol = checker.types.asNominal(type)?.symbol else { return checker.protocols(of: type) }
        var symbols = [symbol] + checker.conformances(of: symbol)
        var parent = checker.superclass(of: type)
        var depth = 0
        while let next = parent, depth < 64 {
            if let symbol = checker.types.asNominal(next)?.symbol { symbols.append(symbol) }
            parent = checker.superclass(of: next)
            depth += 1
        }
        return symbols
    }

    private func rank(of found: FoundMember) -> CompletionList.Rank {
        switch found.member {
        case .function(let function):
            if function.span.file.rawValue < Catalogue.firstFile { return .own }
            if function.owner === checker.known.view { return .usual }
            return found.depth == 0 ? .usual : .remote
        case .variable(let variable):
            if variable.owner === checker.known.view { return .remote }
            return found.depth == 0 || variable.span.file.rawValue < Catalogue.firstFile ? .own : .remote
        default: return .own
        }
    }

    /// Adds a member in all its forms.
    func add(_ found: FoundMember, to list: inout CompletionList, prefix: String, rank: CompletionList.Rank) {
        switch found.member {
        case .function(let function):
            guard function.kind == .method || function.kind == .function, isUsable(found, function) else { return }
            let isModifier = function.owner === checker.known.view
            addCalls(
                of: function, named: function.name, kind: isModifier ? .modifier : .method, prefix: prefix, to: &list,
                rank: rank)
        case .variable(let variable):
            checker.resolveVariable(variable)
            let type = checker.describe(checker.types.substitute(variable.type, found.substitution))
            list.add(
                CompletionItem(
                    kind: variable.isStatic ? .value : .property, label: prefix + variable.name, name: variable.name,
                    detail: type, documentation: variable.documentation, insertion: Insertion(prefix + variable.name)),
                rank: rank)
        case .enumCase(let symbol):
            if let maker = symbol.maker, !symbol.parameters.isEmpty {
                addCalls(of: maker, named: symbol.name, kind: .enumCase, prefix: prefix, to: &list, rank: rank)
            } else {
                list.add(
                    CompletionItem(
                        kind: .enumCase, label: prefix + symbol.name, name: symbol.name, detail: symbol.owner.name,
                        documentation: "", insertion: Insertion(prefix + symbol.name)), rank: rank)
            }
        case .type(let nested): list.add(typeItem(nested.name, symbol: nested), rank: rank)
        case .alias(let name, _): list.add(typeItem(name, symbol: nil), rank: rank)
        }
    }

    /// Whether the conditions of the extension that declares a function hold for the type.
    private func isUsable(_ found: FoundMember, _ function: FunctionSymbol) -> Bool {
        guard let scope = function.scope, scope.extensionSyntax?.whereClause != nil else { return true }
        checker.prepare(scope)
        return checker.isFulfilled(scope.requirements, found.substitution)
    }

    /// Adds a function's forms.
    func addCalls(
        of function: FunctionSymbol, named name: String, kind: CompletionItem.Kind, prefix: String,
        to list: inout CompletionList, rank: CompletionList.Rank
    ) {
        guard list.accepts(name) else { return }
        let signature = checker.heading(function.declaration)
        for form in callForms(name, function) {
            var insertion = form.insertion
            if !prefix.isEmpty { insertion.pieces.insert(.text(prefix), at: 0) }
            list.add(
                CompletionItem(
                    kind: kind, label: prefix + form.label, name: name, detail: signature,
                    documentation: function.documentation, insertion: insertion), rank: rank)
        }
    }

    func typeItem(_ name: String, symbol: NominalSymbol?) -> CompletionItem {
        CompletionItem(
            kind: symbol?.kind == .protocolType ? .protocolType : .type, label: name, name: name,
            detail: symbol.map { checker.heading($0.declaration) } ?? "", documentation: symbol?.documentation ?? "",
            insertion: Insertion(name))
    }
}
