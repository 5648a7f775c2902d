/// A dictionary that keeps the order in which keys were added, so that output does not depend on hashing.
///
/// A `Set` is a dictionary whose values are `void`.
final class DictionaryValue {
    @exclusivity(unchecked) private(set) var keys: [Value]
    @exclusivity(unchecked) private(set) var values: [Value]
    /// Each key's hash.
    @exclusivity(unchecked) private var hashes: [Int]
    /// At each hash's place, or after it, the key's place plus one; 0 where there is none. A power of two, and at most
    /// half of them are taken. A large dictionary is a few bytes for a key here, which are near one another.
    @exclusivity(unchecked) private var slots: [UInt32]

    /// Keys and values in turn; a key that comes twice keeps the last value.
    init(keys: [Value] = [], values: [Value] = []) {
        self.keys = []
        self.values = []
        hashes = []
        slots = []
        for (key, value) in zip(keys, values) { self[key] = value }
    }

    /// A dictionary of its own with the same contents.
    func copy() -> DictionaryValue {
        DictionaryValue(copying: self)
    }

    private init(copying other: DictionaryValue) {
        keys = other.keys
        values = other.values
        hashes = other.hashes
        slots = other.slots
    }

    var count: Int { keys.count }

    /// The value of a key, moved out so that it can be changed in place; its key waits for it. `nil` where there is none.
    func take(_ key: Value) -> Value? {
        guard let place = place(of: key, DictionaryValue.hash(of: key)) else { return nil }
        let value = values[place]
        values[place] = .void
        return value
    }

    /// The value of a key; `nil` where there is none. Writing `nil` removes the key.
    subscript(key: Value) -> Value? {
        get { place(of: key, DictionaryValue.hash(of: key)).map { values[$0] } }
        set {
            let hash = DictionaryValue.hash(of: key)
            switch (place(of: key, hash), newValue) {
            case (let place?, let value?): values[place] = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?): append(key, value, hash)
            case (nil, nil): break
            }
        }
    }

    // MARK: The table

    private static func hash(of key: Value) -> Int {
        var hasher = Hasher()
        key.hash(into: &hasher)
        return hasher.finalize()
    }

    private func place(of key: Value, _ hash: Int) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if hashes[place] == hash, Value.areStructurallyEqual(keys[place], key) { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func append(_ key: Value, _ value: Value, _ hash: Int) {
        keys.append(key)
        values.append(value)
        hashes.append(hash)
        if keys.count * 2 > slots.count {
            enterAll(slotCount: max(slots.count * 4, 8))
        } else {
            enter(hash, place: keys.count - 1)
        }
    }

    private func remove(at place: Int) {
        free(place)
        keys.remove(at: place)
        values.remove(at: place)
        hashes.remove(at: place)
        // What follows moves up.
        guard place < keys.count else { return }
        for slot in slots.indices where Int(slots[slot]) > place { slots[slot] -= 1 }
    }

    /// Takes a place out of the table; what had to go on past it moves back.
    private func free(_ place: Int) {
        let mask = slots.count - 1
        var gap = hashes[place] & mask
        while Int(slots[gap]) != place + 1 { gap = (gap + 1) & mask }
        var slot = (gap + 1) & mask
        while slots[slot] != 0 {
            let home = hashes[Int(slots[slot]) - 1] & mask
            // Only what was looked for at the gap or before may stand there.
            if (slot - home) & mask >= (slot - gap) & mask {
                slots[gap] = slots[slot]
                gap = slot
            }
            slot = (slot + 1) & mask
        }
        slots[gap] = 0
    }

    private func enterAll(slotCount: Int) {
        slots = Array(repeating: 0, count: slotCount)
        for (place, hash) in hashes.enumerated() { enter(hash, place: place) }
    }

    private func enter(_ hash: Int, place: Int) {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(truncatingIfNeeded: place + 1)
    }
}
