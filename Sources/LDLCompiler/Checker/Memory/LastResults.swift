/// The types that calls gave, by what these depend on: some places, each for the last key that came to it.
final class LastResults {
    private let bits: UInt64
    @exclusivity(unchecked) private var results: [(key: UInt64, type: TypeID)] = []

    /// - Parameter bits: How many bits the number of a place has; 5 are enough for the calls of one form.
    init(bits: UInt64 = 5) { self.bits = bits }

    /// The type of a key, found once as long as no other key takes its place.
    func result(_ key: UInt64, _ make: () -> TypeID) -> TypeID {
        if results.isEmpty { results = Array(repeating: (.max, TypeID(rawValue: 0)), count: 1 << Int(bits)) }
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
        if results[place].key == key { return results[place].type }
        let made = make()
        results[place] = (key, made)
        return made
    }
}
