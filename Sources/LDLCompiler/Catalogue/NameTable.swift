/// Numbers by name, for names that are bytes of the interface's text, which lives as long as the process: a hash table
/// without a `String` or a copy an entry.
struct NameTable: Sendable {
    private struct Entry: @unchecked Sendable {
        let hash: UInt32
        let value: UInt32
        let name: UnsafeBufferPointer<UInt8>
        /// The entry with the same bucket that was inserted before; `UInt32.max` for none.
        var previous: UInt32
    }

    private var entries: [Entry] = []
    /// The entry of each bucket that was inserted last. Their number is a power of two.
    private var buckets: [UInt32]

    /// A table with place for some names, at least one; their number is a power of two.
    init(capacity: Int) {
        entries.reserveCapacity(capacity)
        buckets = Array(repeating: .max, count: capacity)
    }

    /// In the order of insertion.
    var names: [String] { entries.indices.map { name($0) } }

    /// The name that was inserted as the `number`th, from 0.
    func name(_ number: Int) -> String { String(decoding: entries[number].name, as: UTF8.self) }

    /// Adds a name; its bytes must live as long as the process.
    mutating func insert(_ name: UnsafeBufferPointer<UInt8>, _ value: Int) {
        if entries.count >= buckets.count { grow() }
        entries.append(
            Entry(hash: nameHash(name), value: UInt32(truncatingIfNeeded: value), name: name, previous: .max))
        link(entries.count - 1)
    }

    mutating func insert(_ name: StaticString, _ value: Int) {
        insert(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), value)
    }

    /// In the order of insertion.
    func values(of name: String) -> [Int] {
        var result: [Int] = []
        var name = name
        name.withUTF8 { name in
            let hash = nameHash(name)
            var place = buckets[Int(hash) & (buckets.count - 1)]
            while place != .max {
                let entry = entries[Int(place)]
                if entry.hash == hash, entry.name.elementsEqual(name) { result.append(Int(entry.value)) }
                place = entry.previous
            }
        }
        if result.count > 1 { result.reverse() }
        return result
    }

    private mutating func link(_ place: Int) {
        let bucket = Int(entries[place].hash) & (buckets.count - 1)
        entries[place].previous = buckets[bucket]
        buckets[bucket] = UInt32(truncatingIfNeeded: place)
    }

    private mutating func grow() {
        buckets = Array(repeating: .max, count: buckets.count * 4)
        entries.indices.forEach { link($0) }
    }
}
