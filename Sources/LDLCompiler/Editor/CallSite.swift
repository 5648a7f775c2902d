import LDLParser

/// A call that a cursor is in, between its parentheses.
struct CallSite {
    /// What may be called, in the order of declaration.
    var candidates: [Candidate]
    /// The number of commas between the opening parenthesis and the cursor.
    var argumentIndex: Int
    /// The label of the argument that the cursor is in; `nil` where none is written yet.
    var label: String?
    /// The labels of the call's other arguments.
    var otherLabels: Set<String>
    /// The label of the last argument before the cursor that has one.
    var labelBefore: String?
    /// How many arguments without a label stand before the cursor.
    var unlabelledBefore: Int
    /// Whether nothing stands between the comma or parenthesis (or the label) and the word that is being written.
    var isAtStart: Bool
    /// The opening parenthesis.
    var bracket: TokenID
}

extension SemanticModel {
    /// The call whose parentheses hold an offset.
    func callSite(at offset: UInt32, in tree: SyntaxTree) -> CallSite? {
        guard let (bracket, commas, start) = tree.openBracket(at: offset), tree[bracket].kind == .leftParen else {
            return nil
        }
        let owners = tree.owners(of: bracket)
        guard let node = owners.last, let call = CallSuffixSyntax(node), owners.count >= 3,
            let chain = PostfixExprSyntax(owners[owners.count - 3])
        else { return nil }
        let list = owners[owners.count - 2]
        guard let index = (0..<list.childCount).first(where: { list.node($0)?.id == node.id }) else { return nil }
        var site = CallSite(
            candidates: candidates(of: chain, at: index), argumentIndex: commas, label: nil, otherLabels: [],
            unlabelledBefore: 0, isAtStart: false, bracket: bracket)
        for argument in call.arguments {
            let isCurrent =
                argument.range.end >= start && argument.range.start <= offset && argument.range.end >= offset
            if !isCurrent, let label = argument.label { site.otherLabels.insert(label.name) }
            if argument.range.end < start || (argument.range.end == start && !isCurrent) {
                if let label = argument.label { site.labelBefore = label.name } else { site.unlabelledBefore += 1 }
            }
        }
        readStart(of: &site, from: start, to: offset, in: tree)
        return site
    }

    /// Reads the label that the argument at the cursor begins with.
    private func readStart(of site: inout CallSite, from start: UInt32, to offset: UInt32, in tree: SyntaxTree) {
        var tokens: [Token] = []
        var id = tree.token(at: start)
        while tokens.count < 4 {
            let token = tree[id]
            if token.start >= offset || token.kind == .endOfFile { break }
            if !token.isMissing, token.start >= start { tokens.append(token) }
            id = TokenID(id.rawValue + 1)
        }
        if tokens.count >= 2, tokens[0].isWord, tokens[1].kind == .colon {
            site.label = tree.file.text(in: tokens[0].range)
            tokens.removeFirst(2)
        }
        // A word that ends at the cursor is being written; anything more is an expression that has begun.
        site.isAtStart = tokens.isEmpty || (tokens.count == 1 && tokens[0].isWord && tokens[0].end >= offset)
    }

    /// What a call in a chain may mean.
    func candidates(of chain: PostfixExprSyntax, at suffix: Int) -> [Candidate] {
        if suffix == 0 { return candidates(ofBase: chain.base) }
        guard let list = chain.suffixes.syntax, let before = list.node(suffix - 1),
            let member = MemberSuffixSyntax(before)
        else { return [] }
        let name = member.name.name
        switch receiver(chain, upTo: suffix - 1) {
        case .value(let type): return functions(named: name, on: type, isStatic: false)
        case .type(let type):
            if name == "init" { return checker.initializers(of: type) }
            if let symbol = checker.types.asNominal(type)?.symbol,
                let nested = checker.nestedNominal(name, of: symbol)
            {
                return checker.initializers(of: open(nested))
            }
            return functions(named: name, on: type, isStatic: true)
        case nil: return []
        }
    }

    private func candidates(ofBase base: ExprSyntax) -> [Candidate] {
        switch base.form {
        case .identifier(let identifier):
            let token = identifier.name
            if let symbol = nominal(named: token) { return checker.initializers(of: open(symbol)) }
            var result: [Candidate] = []
            let scope = scope(at: token.range.start, in: token.tree)
            if let own = checker.selfType(in: scope) {
                result += functions(named: token.name, on: own, isStatic: false)
                result += functions(named: token.name, on: own, isStatic: true)
            }
            let global = (checker.module.functions[token.name] ?? []) + checker.builtInFunctions(token.name)
            result += global.map { Candidate(function: $0, selfType: nil, substitution: Substitution(), depth: 0) }
            return result
        case .implicitMember(let member):
            guard let type = checker.implicitMemberTypes[member.span] else { return [] }
            let found = checker.implicitMembers(member.name.name, on: type).found
            return found.compactMap(candidate)
        default: return []
        }
    }

    private func functions(named name: String, on type: TypeID, isStatic: Bool) -> [Candidate] {
        checker.lookUp(name, on: type, isStatic: isStatic).compactMap(candidate)
    }

    func candidate(_ found: FoundMember) -> Candidate? {
        switch found.member {
        case .function(let function):
            return Candidate(
                function: function, selfType: found.selfType, substitution: found.substitution, depth: found.depth)
        case .enumCase(let symbol):
            return symbol.maker.map {
                Candidate(function: $0, selfType: found.selfType, substitution: found.substitution, depth: 0)
            }
        default: return nil
        }
    }

    /// The parameter of a candidate that the argument at the cursor is for.
    func parameter(of function: FunctionSymbol, at site: CallSite) -> ParameterSymbol? {
        checker.resolveSignature(function)
        if let label = site.label { return function.parameters.first { $0.label == label } }
        var position = 0
        for parameter in function.parameters where parameter.label == nil {
            if parameter.isVariadic || position == site.unlabelledBefore { return parameter }
            position += 1
        }
        return nil
    }

    /// The parameter that is to be written next: the one that the argument at the cursor is for, or where no label is
    /// written yet the first after those before that is not given. `nil` where the call has a label that the function
    /// does not know, or nothing is left.
    func nextParameter(of function: FunctionSymbol, at site: CallSite) -> ParameterSymbol? {
        if let parameter = parameter(of: function, at: site) { return parameter }
        let labels = function.parameters.map(\.label)
        guard site.label == nil, site.otherLabels.isSubset(of: Set(labels.compactMap(\.self))) else { return nil }
        // Arguments stand in the order of the parameters.
        let given = site.labelBefore.flatMap { labels.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return function.parameters.dropFirst(given).first { parameter in
            parameter.label.map { !site.otherLabels.contains($0) } ?? false
        }
    }

    /// The types that the argument at the cursor may have, each once, with unknowns for generic parameters.
    func expectedTypes(at site: CallSite) -> [TypeID] {
        var result: [TypeID] = []
        for candidate in site.candidates {
            guard let parameter = parameter(of: candidate.function, at: site) else { continue }
            // What is labelled otherwise already is not this form.
            let labels = Set(candidate.function.parameters.compactMap(\.label))
            if !site.otherLabels.isSubset(of: labels) { continue }
            let substitution = checker.instantiated(candidate)
            let type = checker.resolve(checker.types.substitute(parameter.type, substitution))
            if !result.contains(type) { result.append(type) }
        }
        return result
    }
}
