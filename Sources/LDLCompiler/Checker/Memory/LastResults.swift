/// The types that calls of one form gave, by what these depend on: 32 places, each for the last key that came to it.
final class LastResults {
    @exclusivity(unchecked) private var results: [(key: UInt64, type: TypeID)] = []

    /// The type of a key, found once as long as no other key takes its place.
    func result(_ key: UInt64, _ make: () -> TypeID) -> TypeID {
        if results.isEmpty { results = Array(repeating: (.max, TypeID(rawValue: 0)), count: 32) }
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 59)
        if results[place].key == key { return results[place].type }
        let made = make()
        results[place] = (key, made)
        return made
    }
}
