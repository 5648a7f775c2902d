/// Numbers by name, for names that are bytes of the interface's text, which lives as long as the process: a hash table
/// without a `String` or a copy an entry.
struct NameTable: Sendable {
    private struct Entry: @unchecked Sendable {
        let hash: UInt32
        let value: UInt32
        let name: UnsafeBufferPointer<UInt8>
        /// The entry with the same bucket that was inserted next; `UInt32.max` for none.
        var next: UInt32
    }

    private var entries: [Entry] = []
    /// The number of buckets is a power of two, or 0 until the first name comes.
    private var heads: [UInt32] = []
    private var tails: [UInt32] = []

    init() {}

    /// A table with place for some names; their number is a power of two.
    init(capacity: Int) {
        entries.reserveCapacity(capacity)
        heads = Array(repeating: .max, count: capacity)
        tails = heads
    }

    /// In the order of insertion.
    var names: [String] { entries.indices.map { name($0) } }

    /// The name that was inserted as the `number`th, from 0.
    func name(_ number: Int) -> String { String(decoding: entries[number].name, as: UTF8.self) }

    /// Adds a name; its bytes must live as long as the process.
    mutating func insert(_ name: UnsafeBufferPointer<UInt8>, _ value: Int) {
        if entries.count >= heads.count { grow() }
        entries.append(
            Entry(hash: nameHash(name), value: UInt32(truncatingIfNeeded: value), name: name, next: .max))
        link(entries.count - 1)
    }

    mutating func insert(_ name: StaticString, _ value: Int) {
        insert(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), value)
    }

    /// In the order of insertion.
    func values(of name: String) -> [Int] {
        var result: [Int] = []
        if heads.isEmpty { return result }
        var name = name
        name.withUTF8 { name in
            let hash = nameHash(name)
            var place = heads[Int(hash) & (heads.count - 1)]
            while place != .max {
                let entry = entries[Int(place)]
                if entry.hash == hash, entry.name.elementsEqual(name) { result.append(Int(entry.value)) }
                place = entry.next
            }
        }
        return result
    }

    private mutating func link(_ place: Int) {
        let bucket = Int(entries[place].hash) & (heads.count - 1)
        let number = UInt32(truncatingIfNeeded: place)
        if tails[bucket] == .max {
            heads[bucket] = number
        } else {
            entries[Int(tails[bucket])].next = number
        }
        tails[bucket] = number
    }

    private mutating func grow() {
        let size = max(heads.count * 4, 32)
        heads = Array(repeating: .max, count: size)
        tails = heads
        for place in entries.indices {
            entries[place].next = .max
            link(place)
        }
    }
}
