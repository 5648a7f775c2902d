/// Every type of a compilation, each once.
///
/// A chain of ten thousand modifiers has a type ten thousand levels deep; because types are numbers, each step of
/// the chain adds one entry and compares in constant time.
final class TypeTable {
    /// What the subtree of a type contains, so that walks can stop at types in which there is nothing to do.
    struct Flags: OptionSet {
        let rawValue: UInt8
        static let variable = Flags(rawValue: 1)
        static let parameter = Flags(rawValue: 2)
        static let member = Flags(rawValue: 4)
        static let error = Flags(rawValue: 8)
        static let opaque = Flags(rawValue: 16)
    }

    private(set) var kinds: [TypeKind] = []
    private var flags: [Flags] = []
    private var numbers: [TypeKind: TypeID] = [:]

    let error: TypeID
    let void: TypeID

    init() {
        error = TypeID(rawValue: 0)
        void = TypeID(rawValue: 1)
        _ = intern(.error)
        _ = intern(.tuple([]))
    }

    subscript(_ id: TypeID) -> TypeKind {
        let index = Int(id.rawValue)
        return index < kinds.count ? kinds[index] : .error
    }

    func flags(_ id: TypeID) -> Flags {
        let index = Int(id.rawValue)
        return index < flags.count ? flags[index] : []
    }

    func intern(_ kind: TypeKind) -> TypeID {
        if let known = numbers[kind] { return known }
        let id = TypeID(rawValue: UInt32(truncatingIfNeeded: kinds.count))
        kinds.append(kind)
        flags.append(computeFlags(kind))
        numbers[kind] = id
        return id
    }

    private func computeFlags(_ kind: TypeKind) -> Flags {
        switch kind {
        case .error, .unknown: return .error
        case .nominal(_, let arguments): return union(arguments)
        case .tuple(let elements): return elements.reduce([]) { $0.union(flags($1.type)) }
        case .function(let function):
            return function.parameters.reduce(flags(function.result)) { $0.union(flags($1.type)) }
        case .metatype(let instance): return flags(instance)
        case .parameter: return .parameter
        case .member(let base, _): return flags(base).union(.member)
        case .opaque(_, let arguments): return union(arguments).union(.opaque)
        case .existential: return []
        case .variable: return .variable
        }
    }

    private func union(_ types: [TypeID]) -> Flags {
        types.reduce([]) { $0.union(flags($1)) }
    }

    // MARK: Makers

    func nominal(_ symbol: NominalSymbol, _ arguments: [TypeID] = []) -> TypeID { intern(.nominal(symbol, arguments)) }

    func tuple(_ types: [TypeID]) -> TypeID { intern(.tuple(types.map { TupleElement(label: nil, type: $0) })) }

    func function(_ parameters: [TypeID], _ result: TypeID) -> TypeID {
        intern(.function(FunctionType(parameters: parameters.map { .init(type: $0) }, result: result)))
    }

    func metatype(_ instance: TypeID) -> TypeID { intern(.metatype(instance)) }

    func parameter(_ parameter: GenericParameter) -> TypeID { intern(.parameter(parameter)) }

    func isError(_ id: TypeID) -> Bool {
        switch self[id] {
        case .error, .unknown: true
        default: false
        }
    }

    /// The nominal type's symbol and arguments, if it is one.
    func asNominal(_ id: TypeID) -> (symbol: NominalSymbol, arguments: [TypeID])? {
        if case .nominal(let symbol, let arguments) = self[id] { return (symbol, arguments) }
        return nil
    }
}
