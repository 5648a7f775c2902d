/// Positions in a list; the first 64, which is more than calls have arguments, need no memory of their own.
struct Positions {
    private var first: UInt64 = 0
    private var others: Set<Int> = []
    private(set) var count = 0

    func contains(_ position: Int) -> Bool {
        position < 64 ? first & (1 << UInt64(position)) != 0 : others.contains(position)
    }

    /// Adds a position that is not there yet.
    mutating func insert(_ position: Int) {
        count += 1
        if position < 64 { first |= 1 << UInt64(position) } else { others.insert(position) }
    }
}
