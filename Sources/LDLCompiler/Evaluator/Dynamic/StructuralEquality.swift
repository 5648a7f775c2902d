import LayoutRuntime

// Equality and hashing as Swift synthesises them: by what a value consists of, in order of declaration. `==` functions
// of the program's own are found by `Evaluator.areEqual`.

extension Value {
    /// Whether two values consist of the same.
    static func areStructurallyEqual(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.void, .void), (.none, .none): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.int(let a), .double(let b)): Double(a) == b
        case (.double(let a), .int(let b)): a == Double(b)
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)): areEqual(a, b)
        case (.dictionary(let a), .dictionary(let b)): areEqual(a, b)
        case (.structure(let a), .structure(let b)):
            a === b || (a.symbol === b.symbol && areEqual(a.fields, b.fields))
        case (.object(let a), .object(let b)): a === b
        case (.enumeration(let a, let x), .enumeration(let b, let y)): a === b && areEqual(x, y)
        case (.function(let a), .function(let b)): a === b
        case (.view(let a), .view(let b)): a === b
        case (.metatype(let a), .metatype(let b)): a == b
        case (.range(let a), .range(let b)):
            a.isClosed == b.isClosed && areEqual(a.lower, b.lower) && areEqual(a.upper, b.upper)
        case (.keyPath(let a, let x), .keyPath(let b, let y)): KeyPathComponent.areEqual(a, b) && areEqual(x, y)
        case (.native(let a), .native(let b)): NativeValue.areEqual(a, b)
        case (.box(let a), .box(let b)): a === b
        default: false
        }
    }

    private static func areEqual(_ left: [Value], _ right: [Value]) -> Bool {
        guard left.count == right.count else { return false }
        // What shares its elements is equal; without asking, values that double at each level would be gone through.
        let isSame = left.withUnsafeBufferPointer { a in
            right.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
        }
        return isSame || zip(left, right).allSatisfy { areStructurallyEqual($0, $1) }
    }

    private static func areEqual(_ left: Value?, _ right: Value?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let a?, let b?): areStructurallyEqual(a, b)
        default: false
        }
    }

    private static func areEqual(_ left: DictionaryValue, _ right: DictionaryValue) -> Bool {
        left.count == right.count
            && zip(left.keys, left.values).allSatisfy { key, value in areEqual(right[key], value) }
    }
}

extension NativeValue {
    /// Whether two built-in values are the same; what has no better answer is equal only to itself.
    static func areEqual(_ left: NativeValue, _ right: NativeValue) -> Bool {
        switch (left, right) {
        case (.alignment(let a), .alignment(let b)): a == b
        case (.guide(let a), .guide(let b)): a == b
        case (.edges(let a), .edges(let b)): a == b
        case (.axes(let a), .axes(let b)): a == b
        case (.insets(let a), .insets(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.unitPoint(let a), .unitPoint(let b)): a == b
        case (.proposal(let a), .proposal(let b)): a == b
        case (.angle(let a), .angle(let b)): a == b
        case (.stroke(let a), .stroke(let b)): a == b
        case (.date(let a), .date(let b)): a == b
        case (.other(let a, let x), .other(let b, let y)):
            a == b && (x === y || (x as? any ComparableNative)?.isEqual(to: y) == true)
        default: equalsByMeaning(left, right)
        }
    }

    /// Colours, fonts, styles and shapes: equal where their descriptions are.
    private static func equalsByMeaning(_ left: NativeValue, _ right: NativeValue) -> Bool {
        switch (left, right) {
        case (.color, .color), (.shapeStyle, .shapeStyle), (.font, .font), (.shape, .shape):
            "\(left)" == "\(right)"
        default: false
        }
    }
}

/// A built-in object that can say whether another is the same.
protocol ComparableNative: AnyObject {
    func isEqual(to other: AnyObject) -> Bool
    /// The same for equal objects.
    var hashKey: Int { get }
}

extension KeyPathComponent {
    static func areEqual(_ left: [KeyPathComponent], _ right: [KeyPathComponent]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    }

    private static func areEqual(_ left: KeyPathComponent, _ right: KeyPathComponent) -> Bool {
        switch (left, right) {
        case (.`self`, .`self`), (.unwrap, .unwrap): true
        case (.field(let a), .field(let b)): a === b
        case (.getter(let a), .getter(let b)): a === b
        case (.index, .index): true
        default: false
        }
    }
}

extension Value {
    /// Feeds what the value consists of into a hasher. Equal values feed the same.
    func hash(into hasher: inout Hasher) {
        // Large keys are told apart by what comes first in them; equality looks at the rest.
        var parts = 64
        hash(into: &hasher, parts: &parts)
    }

    private func hash(into hasher: inout Hasher, parts: inout Int) {
        guard parts > 0 else { return }
        parts -= 1
        switch self {
        case .void, .none: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        // 1 and 1.0 are equal, so they have the same hash.
        case .int(let value): hasher.combine(Double(value))
        case .double(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .array(let values), .tuple(let values):
            hasher.combine(values.count)
            for value in values { value.hash(into: &hasher, parts: &parts) }
        case .dictionary(let dictionary): hasher.combine(dictionary.count)
        case .structure(let value):
            for field in value.fields { field.hash(into: &hasher, parts: &parts) }
        case .object(let value): hasher.combine(ObjectIdentifier(value))
        case .enumeration(let enumCase, let values):
            hasher.combine(enumCase.index)
            for value in values { value.hash(into: &hasher, parts: &parts) }
        case .function(let value): hasher.combine(ObjectIdentifier(value))
        case .view(let value): hasher.combine(ObjectIdentifier(value))
        case .metatype(let type): hasher.combine(type)
        case .range(let range):
            range.lower?.hash(into: &hasher, parts: &parts)
            range.upper?.hash(into: &hasher, parts: &parts)
        case .keyPath(let components, _): hasher.combine(components.count)
        case .native(let value): value.hash(into: &hasher)
        case .box(let box): hasher.combine(ObjectIdentifier(box))
        }
    }
}

extension NativeValue {
    fileprivate func hash(into hasher: inout Hasher) {
        switch self {
        case .alignment(let value): hasher.combine(value)
        case .guide(let value): hasher.combine(value)
        case .edges(let value): hasher.combine(value)
        case .axes(let value): hasher.combine(value)
        case .insets(let value): hasher.combine(value)
        case .size(let value): hasher.combine(value)
        case .point(let value): hasher.combine(value)
        case .rect(let value): hasher.combine(value)
        case .unitPoint(let value): hasher.combine(value)
        case .proposal(let value): hasher.combine(value)
        case .angle(let value), .date(let value): hasher.combine(value)
        case .other(let typeName, let object):
            hasher.combine(typeName)
            if let object = object as? any ComparableNative { hasher.combine(object.hashKey) }
        default: break
        }
    }
}
