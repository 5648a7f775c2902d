/// What stands for each generic parameter at one use of a declaration.
struct Substitution {
    /// Few parameters, so a list is faster than a dictionary.
    private(set) var entries: [(parameter: GenericParameter, type: TypeID)] = []

    init() {}

    init(_ parameters: [GenericParameter], _ arguments: [TypeID]) {
        entries = zip(parameters, arguments).map { ($0, $1) }
    }

    var isEmpty: Bool { entries.isEmpty }

    subscript(_ parameter: GenericParameter) -> TypeID? {
        for entry in entries where entry.parameter === parameter { return entry.type }
        return nil
    }

    mutating func add(_ parameter: GenericParameter, _ type: TypeID) {
        for index in entries.indices where entries[index].parameter === parameter {
            entries[index].type = type
            return
        }
        entries.append((parameter, type))
    }
}

extension TypeTable {
    /// A copy of a type in which each part has been replaced by what `change` says; `nil` keeps a part and descends.
    ///
    /// Only the pattern is walked: what is put in is not walked again, so replacing `Self` in
    /// `ModifiedContent<Self, _PaddingLayout>` costs the same however deep the view is.
    func rewrite(_ id: TypeID, where interesting: Flags, _ change: (TypeID) -> TypeID?) -> TypeID {
        if flags(id).isDisjoint(with: interesting) { return id }
        if let changed = change(id) { return changed }
        switch self[id] {
        case .error, .unknown, .parameter, .existential, .variable: return id
        case .nominal(let symbol, let arguments):
            return intern(.nominal(symbol, arguments.map { rewrite($0, where: interesting, change) }))
        case .tuple(let elements):
            return intern(
                .tuple(
                    elements.map {
                        TupleElement(label: $0.label, type: rewrite($0.type, where: interesting, change))
                    }))
        case .function(let function):
            let parameters = function.parameters.map {
                FunctionType.Parameter(type: rewrite($0.type, where: interesting, change), isInOut: $0.isInOut)
            }
            return intern(
                .function(
                    FunctionType(
                        parameters: parameters, result: rewrite(function.result, where: interesting, change))))
        case .metatype(let instance): return intern(.metatype(rewrite(instance, where: interesting, change)))
        case .member(let base, let name):
            return intern(.member(rewrite(base, where: interesting, change), name))
        case .opaque(let declaration, let arguments):
            return intern(.opaque(declaration, arguments.map { rewrite($0, where: interesting, change) }))
        }
    }

    /// The type with generic parameters replaced.
    func substitute(_ id: TypeID, _ substitution: Substitution) -> TypeID {
        if substitution.isEmpty { return id }
        return rewrite(id, where: [.parameter]) { part in
            if case .parameter(let parameter) = self[part] { return substitution[parameter] }
            return nil
        }
    }
}
