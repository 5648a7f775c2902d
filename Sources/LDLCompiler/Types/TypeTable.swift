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
        /// The type itself is a variable or a member of something, so that there may be more behind it.
        static let standsForAnother = Flags(rawValue: 32)
    }

    // Every question about a type reads these. They are only ever changed by `intern`, which calls nothing that could
    // read them meanwhile, so that checking each access at run time would find nothing.
    @exclusivity(unchecked) private(set) var kinds: [TypeKind] = []
    @exclusivity(unchecked) private var flags: [Flags] = []
    /// What the language knows the nominal types as, `nil` for other types: asking costs no reference to the symbol.
    @exclusivity(unchecked) private var roles: [NominalSymbol.Role?] = []
    /// The addresses of the nominal types' symbols, 0 for other types: a word of a key that costs no reference either.
    @exclusivity(unchecked) private var symbolWords: [UInt64] = []
    /// A hash table of the types that are no variables: at each hash's place, or after it, the number plus one; 0 where
    /// nothing is.
    @exclusivity(unchecked) private var places: [UInt32] = Array(repeating: 0, count: 1024)
    @exclusivity(unchecked) private var placed = 0
    /// The types of the variables, by the variables' numbers.
    @exclusivity(unchecked) private var variables: [TypeID] = []

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

    /// What the language knows a type as; `nil` if it is not nominal.
    func role(_ id: TypeID) -> NominalSymbol.Role? {
        let index = Int(id.rawValue)
        return index < roles.count ? roles[index] : nil
    }

    /// The address of a nominal type's symbol; 0 for other types.
    func symbolWord(_ id: TypeID) -> UInt64 {
        let index = Int(id.rawValue)
        return index < symbolWords.count ? symbolWords[index] : 0
    }

    func intern(_ kind: TypeKind) -> TypeID {
        var place = Int(truncatingIfNeeded: kind.tableHash) & (places.count - 1)
        while places[place] != 0 {
            let index = Int(places[place] - 1)
            if kinds[index] == kind { return TypeID(rawValue: UInt32(truncatingIfNeeded: index)) }
            place = (place + 1) & (places.count - 1)
        }
        return enter(kind, at: place)
    }

    /// Puts a new type into the table, at the empty place where its hash leads.
    private func enter(_ kind: TypeKind, at place: Int) -> TypeID {
        let id = append(kind)
        places[place] = id.rawValue + 1
        placed += 1
        if placed > places.count / 2 { growPlaces() }
        return id
    }

    /// A nominal type with a number of arguments; no list of these is made if the type is there already.
    func nominal(_ symbol: NominalSymbol, count: Int, argument: (Int) -> TypeID) -> TypeID {
        let word = word(of: symbol)
        var hash = TypeKind.hash(nominal: symbol)
        for index in 0..<count { hash = TypeKind.mix(hash, UInt(argument(index).rawValue)) }
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            let index = Int(places[place] - 1)
            if symbolWords[index] == word, case .nominal(_, let arguments) = kinds[index], arguments.count == count,
                (0..<count).allSatisfy({ arguments[$0] == argument($0) })
            {
                return TypeID(rawValue: UInt32(truncatingIfNeeded: index))
            }
            place = (place + 1) & (places.count - 1)
        }
        return enter(.nominal(symbol, (0..<count).map(argument)), at: place)
    }

    /// The type of a variable of the inference. Variables are numbered from 0, so they need no hashing.
    func variable(_ number: Int) -> TypeID {
        while variables.count <= number { variables.append(append(.variable(variables.count))) }
        return variables[number]
    }

    private func append(_ kind: TypeKind) -> TypeID {
        let id = TypeID(rawValue: UInt32(truncatingIfNeeded: kinds.count))
        kinds.append(kind)
        flags.append(computeFlags(kind))
        if case .nominal(let symbol, _) = kind {
            roles.append(symbol.role)
            symbolWords.append(word(of: symbol))
        } else {
            roles.append(nil)
            symbolWords.append(0)
        }
        return id
    }

    private func growPlaces() {
        var larger = [UInt32](repeating: 0, count: places.count * 4)
        for number in places where number != 0 {
            var place = Int(truncatingIfNeeded: kinds[Int(number - 1)].tableHash) & (larger.count - 1)
            while larger[place] != 0 { place = (place + 1) & (larger.count - 1) }
            larger[place] = number
        }
        places = larger
    }

    private func computeFlags(_ kind: TypeKind) -> Flags {
        switch kind {
        case .error, .unknown: return .error
        case .nominal(_, let arguments): return union(arguments)
        case .tuple(let elements): return elements.reduce([]) { $0.union(inner($1.type)) }
        case .function(let function):
            return function.parameters.reduce(inner(function.result)) { $0.union(inner($1.type)) }
        case .metatype(let instance): return inner(instance)
        case .parameter: return .parameter
        case .member(let base, _): return inner(base).union([.member, .standsForAnother])
        case .opaque(_, let arguments): return union(arguments).union(.opaque)
        case .existential: return []
        case .variable: return [.variable, .standsForAnother]
        }
    }

    private func union(_ types: [TypeID]) -> Flags {
        types.reduce([]) { $0.union(inner($1)) }
    }

    /// What a part's flags say about the whole.
    private func inner(_ part: TypeID) -> Flags { flags(part).subtracting(.standsForAnother) }

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

/// Types by types, for the time in which a statement is settled.
struct SettledTypes {
    /// The slots in use: by the lower bits of a type's number, or after it.
    private var slots: [(key: UInt32, value: TypeID)] = Array(repeating: (.max, TypeID(rawValue: 0)), count: 32)
    private var count = 0

    subscript(_ type: TypeID) -> TypeID? {
        get {
            var place = Int(type.rawValue) & (slots.count - 1)
            while slots[place].key != .max {
                if slots[place].key == type.rawValue { return slots[place].value }
                place = (place + 1) & (slots.count - 1)
            }
            return nil
        }
        set {
            guard let newValue else { return }
            if count * 2 >= slots.count { grow() }
            var place = Int(type.rawValue) & (slots.count - 1)
            while slots[place].key != .max, slots[place].key != type.rawValue {
                place = (place + 1) & (slots.count - 1)
            }
            if slots[place].key == .max { count += 1 }
            slots[place] = (type.rawValue, newValue)
        }
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (.max, TypeID(rawValue: 0)), count: old.count * 4)
        for entry in old where entry.key != .max {
            var place = Int(entry.key) & (slots.count - 1)
            while slots[place].key != .max { place = (place + 1) & (slots.count - 1) }
            slots[place] = entry
        }
    }
}
