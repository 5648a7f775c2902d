import LDLParser

/// What an expression has to be where it is written.
enum Expectation {
    /// Anything: nothing is known of what is wanted.
    case anything
    /// A value that is no view: a part of an expression, or of a text.
    case value
    /// Something that is, or becomes without being written, of one of these types.
    case types([TypeID])
}

extension SemanticModel {
    /// What the argument at the cursor has to be.
    func expectation(at site: CallSite) -> Expectation {
        if site.candidates.isEmpty { return .anything }
        let types = expectedTypes(at: site)
        if types.isEmpty { return .value }
        if !site.isAtStart { return types.contains(where: acceptsViews) ? .anything : .value }
        return types.contains(where: isOpen) ? .anything : .types(types)
    }

    /// Whether a value of a type may stand there.
    func accepts(_ expectation: Expectation, _ type: TypeID) -> Bool {
        guard case .types(let wanted) = expectation else { return true }
        return wanted.contains { fits(type, $0) }
    }

    /// Whether a variable may stand there, itself or as the beginning of one of its members: of what the module declares,
    /// the members are the reason to name it.
    func accepts(_ expectation: Expectation, variable type: TypeID) -> Bool {
        if accepts(expectation, type) { return true }
        switch checker.types[checker.resolve(type)] {
        case .nominal(let symbol, _): return !symbol.isBuiltIn && symbol.kind != .enumeration
        case .tuple(let elements): return !elements.isEmpty
        default: return false
        }
    }

    /// Whether what a function gives may stand there. What never returns, or gives whatever is wanted, fits everywhere and
    /// says nothing.
    func accepts(_ expectation: Expectation, resultOf function: FunctionSymbol) -> Bool {
        guard case .types(let wanted) = expectation else { return true }
        checker.resolveSignature(function)
        let substitution = checker.instantiated(
            Candidate(function: function, selfType: nil, substitution: Substitution(), depth: 0))
        let result = checker.resolve(checker.types.substitute(function.resultType, substitution))
        if isOpen(result) || isNever(result) { return false }
        return wanted.contains { fits(result, $0) }
    }

    /// Whether a function itself, not called, may stand there.
    func accepts(_ expectation: Expectation, reference function: FunctionSymbol) -> Bool {
        guard case .types(let wanted) = expectation else { return false }
        checker.resolveSignature(function)
        let type = checker.types.intern(
            .function(
                FunctionType(
                    parameters: function.parameters.map { .init(type: $0.type, isInOut: $0.isInOut) },
                    result: function.resultType)))
        return wanted.contains { wanted in
            guard case .function = checker.types[checker.unwrappedFully(wanted)] else { return false }
            return fits(type, wanted)
        }
    }

    private func isNever(_ type: TypeID) -> Bool {
        guard let symbol = checker.types.asNominal(type)?.symbol else { return false }
        return symbol.isBuiltIn && symbol.name == "Never"
    }

    /// Whether a value of a type that is declared may stand there, or one of its static members.
    func accepts(_ expectation: Expectation, made symbol: NominalSymbol, isView: Bool) -> Bool {
        switch expectation {
        case .anything: return true
        case .value: return !isView
        case .types(let wanted):
            let type = open(symbol)
            // What never is fits everywhere, and an optional is written as its value.
            if isNever(type) || symbol === checker.known.optional { return false }
            if wanted.contains(where: { fits(type, $0) }) { return true }
            guard !symbol.isBuiltIn else { return false }
            return symbol.memberSites.contains { site in
                checker.lookUp(site.name, on: type, isStatic: true).contains { found in
                    guard case .variable = found.member, found.depth == 0 else { return false }
                    return wanted.contains { fits(found, $0) }
                }
            }
        }
    }

    /// Whether a value of one type may stand where another is wanted. A closure without parameters may be wanted for the
    /// value that it gives. Nothing is bound by asking.
    func fits(_ given: TypeID, _ wanted: TypeID) -> Bool {
        let start = checker.mark()
        defer { checker.rollBack(to: start) }
        let target = checker.resolve(wanted)
        if isOpen(target) { return true }
        let isGenericParameter = if case .variable = checker.types[target] { true } else { false }
        if isGenericParameter, !checker.protocols(of: target).allSatisfy({ checker.conforms(given, to: $0) }) {
            return false
        }
        if checker.conversion(from: given, to: target) != nil { return true }
        checker.rollBack(to: start)
        if case .function(let function) = checker.types[target], function.parameters.isEmpty,
            checker.types[checker.resolve(function.result)] != .tuple([])
        {
            return fits(given, function.result)
        }
        return false
    }

    /// Whether nothing at all is known of a type that is wanted.
    private func isOpen(_ type: TypeID) -> Bool {
        let type = checker.resolve(type)
        switch checker.types[type] {
        case .error, .unknown: return true
        case .variable: return checker.protocols(of: type).isEmpty
        default: return false
        }
    }

    /// Whether a view may stand where a type is wanted.
    private func acceptsViews(_ type: TypeID) -> Bool {
        let type = checker.unwrappedFully(type)
        guard let view = checker.known.view, !isOpen(type) else { return true }
        switch checker.types[type] {
        case .function(let function): return acceptsViews(function.result)
        case .variable: return checker.protocols(of: type).contains { $0 === view }
        default: return checker.conforms(type, to: view)
        }
    }
}
