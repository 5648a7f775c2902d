/// Eight words side by side: a key of a ``WordMap``. Words that are not needed are 0.
typealias EightWords = SIMD8<UInt64>

/// Values by keys of eight words each, never taken out again.
///
/// What the checker remembers is found by it. A key is what a question depends on; asking allocates nothing, and looks
/// at numbers alone.
final class WordMap<Value> {
    @exclusivity(unchecked) private var keys: [EightWords] = []
    @exclusivity(unchecked) private var values: [Value] = []
    /// At each hash's place, or after it, the key's number plus one; 0 where nothing is.
    @exclusivity(unchecked) private var places: [UInt32] = []

    var count: Int { keys.count }

    subscript(_ key: EightWords) -> Value? {
        if places.isEmpty { return nil }
        var place = Int(truncatingIfNeeded: WordMap.hash(key)) & (places.count - 1)
        while places[place] != 0 {
            let number = Int(places[place] - 1)
            if keys[number] == key { return values[number] }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Enters a value; what has been entered for the key before stays.
    func insert(_ value: Value, for key: EightWords) {
        guard self[key] == nil else { return }
        keys.append(key)
        values.append(value)
        if keys.count * 2 > places.count {
            places = Array(repeating: 0, count: max(64, places.count * 4))
            for number in keys.indices { enter(number) }
        } else {
            enter(keys.count - 1)
        }
    }

    private func enter(_ number: Int) {
        var place = Int(truncatingIfNeeded: WordMap.hash(keys[number])) & (places.count - 1)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = UInt32(truncatingIfNeeded: number + 1)
    }

    private static func hash(_ key: EightWords) -> UInt64 {
        // Few keys have more than four words; these are mixed in first, by one step for all.
        var hash = key[4] &+ key[5] &* 3 &+ key[6] &* 5 &+ key[7] &* 7
        for index in 0..<4 {
            hash = (hash ^ key[index]) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return hash
    }
}
