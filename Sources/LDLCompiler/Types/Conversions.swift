/// Conversions that a program need not write.
extension Checker {
    /// How far a value's type is from the type that is wanted; smaller is better.
    enum Distance: Int, Comparable {
        case same, promoted, erased
        static func < (left: Distance, right: Distance) -> Bool { left.rawValue < right.rawValue }
    }

    /// Whether a value of one type may stand where another is wanted, and how far that is. Binds variables.
    ///
    /// Nothing has to be done at run time: optionals are flat, and `CGFloat` and `Double` are the same there.
    func conversion(from source: TypeID, to target: TypeID) -> Distance? {
        let source = resolve(source), target = resolve(target)
        if source == target { return .same }
        // The commonest: a value of a known type for an unknown.
        if types.role(source) != nil, types.flags(target).contains(.standsForAnother), case .variable = types[target] {
            return unify(source, target) ? .same : nil
        }
        switch (types[source], types[target]) {
        // An unknown takes over that something is wrong, so that nothing more is said of it.
        case (.error, .variable), (.unknown, .variable): return unify(source, target) ? .same : nil
        case (.error, _), (.unknown, _), (_, .error), (_, .unknown): return .same
        case (.variable, .variable): return unify(source, target) ? .same : nil
        case (.variable, .nominal(let symbol, let arguments)):
            // A literal that becomes optional is a literal of the wrapped type.
            if symbol === known.optional, let wrapped = arguments.first {
                return conversion(from: source, to: wrapped) == nil ? nil : .promoted
            }
            return unify(source, target) ? .same : nil
        case (.variable, .existential): return .erased
        case (.variable, _), (_, .variable): return unify(source, target) ? .same : nil
        case (.nominal(let from, let fromArguments), .nominal(let to, let toArguments)):
            if from === to { return nominal(fromArguments, toArguments, symbol: from, source, target) }
            if isNumberPair(from, to) { return .promoted }
            if to === known.optional, let wrapped = toArguments.first {
                return conversion(from: source, to: wrapped) == nil ? nil : .promoted
            }
            if let superclass = superclass(of: source) {
                return conversion(from: superclass, to: target) == nil ? nil : .promoted
            }
            if from.role == .never { return .promoted }
            if to.role == .anyHashable { return .erased }
            if isKeyPathPair(from, to) {
                for (first, second) in zip(fromArguments, toArguments) where !unify(first, second) { return nil }
                return .promoted
            }
            return nil
        case (_, .nominal(let to, let toArguments)) where to === known.optional:
            guard let wrapped = toArguments.first else { return nil }
            return conversion(from: source, to: wrapped) == nil ? nil : .promoted
        case (.tuple(let from), .tuple(let to)):
            guard from.count == to.count else { return nil }
            var worst = Distance.same
            for (first, second) in zip(from, to) {
                if let label = first.label, let other = second.label, label != other { return nil }
                guard let distance = conversion(from: first.type, to: second.type) else { return nil }
                worst = max(worst, distance)
            }
            return worst
        case (.function(let from), .function(let to)):
            guard from.parameters.count == to.parameters.count else { return nil }
            for (first, second) in zip(from.parameters, to.parameters)
            where conversion(from: second.type, to: first.type) == nil { return nil }
            return conversion(from: from.result, to: to.result)
        case (_, .existential(let protocols)):
            for symbol in protocols where !conforms(source, to: symbol) { return nil }
            return .erased
        case (.metatype(let from), .metatype(let to)): return conversion(from: from, to: to)
        default: return unify(source, target) ? .same : nil
        }
    }

    private func nominal(
        _ from: [TypeID], _ to: [TypeID], symbol: NominalSymbol, _ source: TypeID, _ target: TypeID
    ) -> Distance? {
        guard from.count == to.count else { return nil }
        // Optionals, arrays and dictionaries convert as their elements do; other types must agree exactly.
        let isCovariant = symbol === known.optional || symbol === known.array || symbol === known.dictionary
        if isCovariant {
            var worst = Distance.same
            for (first, second) in zip(from, to) {
                guard let distance = conversion(from: first, to: second) else { return nil }
                worst = max(worst, distance)
            }
            return worst
        }
        for (first, second) in zip(from, to) where !unify(first, second) {
            // Bindings and ranges of lengths: `Double` and `CGFloat` are one type at run time.
            guard conversion(from: first, to: second) == .promoted, isFloatingPoint(first) else { return nil }
        }
        return .same
    }

    private func isNumberPair(_ first: NominalSymbol, _ second: NominalSymbol) -> Bool {
        (first.role == .double && second.role == .cgFloat) || (first.role == .cgFloat && second.role == .double)
    }

    private func isKeyPathPair(_ first: NominalSymbol, _ second: NominalSymbol) -> Bool {
        first.role == .keyPath && second.role == .keyPath
    }

    /// One type that fits both, if there is one: the branches of `?:`, the elements of an array.
    func join(_ left: TypeID, _ right: TypeID) -> TypeID? {
        let start = mark()
        if conversion(from: right, to: left) != nil { return left }
        rollBack(to: start)
        if conversion(from: left, to: right) != nil { return right }
        rollBack(to: start)
        return nil
    }
}
