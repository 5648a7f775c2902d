/// A dictionary that keeps the order in which keys were added, so that output does not depend on hashing.
///
/// A `Set` is a dictionary whose values are `void`.
final class DictionaryValue {
    private(set) var keys: [Value]
    private(set) var values: [Value]
    private var places: [HashedValue: Int] = [:]

    /// Keys and values in turn; a key that comes twice keeps the last value.
    init(keys: [Value] = [], values: [Value] = []) {
        self.keys = []
        self.values = []
        for (key, value) in zip(keys, values) { self[key] = value }
    }

    /// A dictionary of its own with the same contents.
    func copy() -> DictionaryValue {
        DictionaryValue(copying: self)
    }

    private init(copying other: DictionaryValue) {
        keys = other.keys
        values = other.values
        places = other.places
    }

    var count: Int { keys.count }

    /// The value of a key, moved out so that it can be changed in place; its key waits for it. `nil` where there is none.
    func take(_ key: Value) -> Value? {
        guard let place = places[HashedValue(key)], place < values.count else { return nil }
        let value = values[place]
        values[place] = .void
        return value
    }

    /// The value of a key; `nil` where there is none. Writing `nil` removes the key.
    subscript(key: Value) -> Value? {
        get {
            guard let place = places[HashedValue(key)], place < values.count else { return nil }
            return values[place]
        }
        set {
            let hashed = HashedValue(key)
            let place = places[hashed]
            switch (place, newValue) {
            case (let place?, let value?) where place < values.count:
                values[place] = value
            case (nil, let value?):
                places[hashed] = keys.count
                keys.append(key)
                values.append(value)
            case (let place?, nil) where place < values.count:
                keys.remove(at: place)
                values.remove(at: place)
                places[hashed] = nil
                for index in place..<keys.count { places[HashedValue(keys[index])] = index }
            default:
                break
            }
        }
    }
}

/// A value as a key: hashed and compared by what it consists of, as Swift's synthesised `Hashable` does.
struct HashedValue: Hashable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    static func == (left: HashedValue, right: HashedValue) -> Bool {
        Value.areStructurallyEqual(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }
}
