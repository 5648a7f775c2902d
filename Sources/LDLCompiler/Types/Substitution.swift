/// What stands for each generic parameter at one use of a declaration.
struct Substitution {
    private typealias Entry = (parameter: GenericParameter, type: TypeID)

    /// Most have one parameter, `Self`, or two; they need no list.
    private var first: Entry?
    private var second: Entry?
    /// Few parameters, so a list is faster than a dictionary.
    private var others: [Entry] = []

    init() {}

    init(_ parameter: GenericParameter, _ type: TypeID) { first = (parameter, type) }

    init(_ parameters: [GenericParameter], _ arguments: [TypeID]) {
        let count = min(parameters.count, arguments.count)
        guard count > 0 else { return }
        first = (parameters[0], arguments[0])
        guard count > 1 else { return }
        second = (parameters[1], arguments[1])
        for index in 2..<max(count, 2) { others.append((parameters[index], arguments[index])) }
    }

    var isEmpty: Bool { first == nil }

    subscript(_ parameter: GenericParameter) -> TypeID? {
        guard let first else { return nil }
        if first.parameter === parameter { return first.type }
        guard let second else { return nil }
        if second.parameter === parameter { return second.type }
        for entry in others where entry.parameter === parameter { return entry.type }
        return nil
    }

    /// The same with each type replaced.
    func mapped(_ change: (TypeID) -> TypeID) -> Substitution {
        var copy = self
        if let entry = first { copy.first = (entry.parameter, change(entry.type)) }
        if let entry = second { copy.second = (entry.parameter, change(entry.type)) }
        for index in others.indices { copy.others[index].type = change(others[index].type) }
        return copy
    }

    mutating func add(_ parameter: GenericParameter, _ type: TypeID) {
        guard let first, first.parameter !== parameter else {
            first = (parameter, type)
            return
        }
        guard let second, second.parameter !== parameter else {
            second = (parameter, type)
            return
        }
        for index in others.indices where others[index].parameter === parameter {
            others[index].type = type
            return
        }
        others.append((parameter, type))
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
        return replacingParts(of: id) { rewrite($0, where: interesting, change) }
    }

    /// A copy of a type with its parts, one level down, replaced; the type itself if they stay as they are.
    func replacingParts(of id: TypeID, _ change: (TypeID) -> TypeID) -> TypeID {
        switch self[id] {
        case .error, .unknown, .parameter, .existential, .variable: return id
        case .nominal(let symbol, var arguments):
            return replace(&arguments, change) ? intern(.nominal(symbol, arguments)) : id
        case .tuple(var elements):
            var isChanged = false
            for index in elements.indices {
                let type = change(elements[index].type)
                guard type != elements[index].type else { continue }
                elements[index].type = type
                isChanged = true
            }
            return isChanged ? intern(.tuple(elements)) : id
        case .function(let function):
            let parameters = function.parameters.map {
                FunctionType.Parameter(type: change($0.type), isInOut: $0.isInOut)
            }
            return intern(.function(FunctionType(parameters: parameters, result: change(function.result))))
        case .metatype(let instance): return intern(.metatype(change(instance)))
        case .member(let base, let name): return intern(.member(change(base), name))
        case .opaque(let declaration, var arguments):
            return replace(&arguments, change) ? intern(.opaque(declaration, arguments)) : id
        }
    }

    /// Whether anything was replaced; a list that stays as it is is not copied.
    private func replace(_ types: inout [TypeID], _ change: (TypeID) -> TypeID) -> Bool {
        var isChanged = false
        for index in types.indices {
            let type = change(types[index])
            guard type != types[index] else { continue }
            types[index] = type
            isChanged = true
        }
        return isChanged
    }

    /// The type with generic parameters replaced.
    func substitute(_ id: TypeID, _ substitution: Substitution) -> TypeID {
        if substitution.isEmpty || !flags(id).contains(.parameter) { return id }
        return rewrite(id, where: [.parameter]) { part in
            if case .parameter(let parameter) = self[part] { return substitution[parameter] }
            return nil
        }
    }
}
