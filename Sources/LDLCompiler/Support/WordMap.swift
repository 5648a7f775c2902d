/// Eight words side by side: a key of a ``WordMap``. Words that are not needed are 0.
///
/// Words of their own and no list, so that a key lies where it is made and comparing looks at nothing else.
struct EightWords: Equatable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0
    private var fifth: UInt64 = 0
    private var sixth: UInt64 = 0
    private var seventh: UInt64 = 0
    private var eighth: UInt64 = 0

    init(_ first: UInt64, _ second: UInt64, _ third: UInt64 = 0) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// Sets the third word or a later one, counted from 0.
    mutating func set(_ index: Int, _ word: UInt64) {
        switch index {
        case 2: third = word
        case 3: fourth = word
        case 4: fifth = word
        case 5: sixth = word
        case 6: seventh = word
        default: eighth = word
        }
    }

    /// Few keys have more than four words; these are mixed in by one step for all.
    var hash: UInt64 {
        var hash = fifth &+ sixth &* 3 &+ seventh &* 5 &+ eighth &* 7
        hash = EightWords.mix(hash, first)
        hash = EightWords.mix(hash, second)
        hash = EightWords.mix(hash, third)
        return EightWords.mix(hash, fourth)
    }

    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 29)
    }
}

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

    subscript(_ key: EightWords) -> Value? { number(of: key).map { values[$0] } }

    /// The value with a number.
    subscript(number number: Int) -> Value { values[number] }

    /// The number of a key's value: how many had been entered before it.
    func number(of key: EightWords) -> Int? {
        if places.isEmpty { return nil }
        var place = Int(truncatingIfNeeded: key.hash) & (places.count - 1)
        while places[place] != 0 {
            let number = Int(places[place] - 1)
            if keys[number] == key { return number }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Enters a value; what has been entered for the key before stays.
    func insert(_ value: Value, for key: EightWords) {
        guard number(of: key) == nil else { return }
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
        var place = Int(truncatingIfNeeded: keys[number].hash) & (places.count - 1)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = UInt32(truncatingIfNeeded: number + 1)
    }
}
