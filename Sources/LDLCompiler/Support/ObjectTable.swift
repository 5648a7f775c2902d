/// Things by the object that they belong to, which the table does not keep alive.
///
/// A `Dictionary` does the same, but its keys' conformance is looked for among all conformances of the executable when
/// the first one is made, which is more than all the rest of what a start does with such a table (see
/// `Benchmarks/README.md`); this one asks nothing of the runtime.
struct ObjectTable<Value> {
    /// The objects' addresses, 0 for a free slot; the number of slots is a power of two.
    private var keys: [UInt] = []
    private var contents: [Value?] = []
    private(set) var count = 0

    /// In no order that means anything.
    var values: [Value] { contents.compactMap { $0 } }

    subscript(object: AnyObject) -> Value? {
        get { keys.isEmpty ? nil : contents[slot(of: ObjectTable.address(object))] }
        set {
            if (count + 1) * 4 > keys.count * 3 { grow() }
            let address = ObjectTable.address(object)
            let slot = slot(of: address)
            if keys[slot] == 0 { count += 1 }
            keys[slot] = address
            contents[slot] = newValue
        }
    }

    private static func address(_ object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }

    /// Where an address is, or would be.
    private func slot(of address: UInt) -> Int {
        // Objects lie at multiples of sixteen.
        var slot = Int(truncatingIfNeeded: (address >> 4) &* 0x9E37_79B9_7F4A_7C15 >> 32) & (keys.count - 1)
        while keys[slot] != 0, keys[slot] != address { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = zip(keys, contents)
        let size = max(keys.count * 2, 16)
        keys = Array(repeating: 0, count: size)
        contents = Array(repeating: nil, count: size)
        for (address, value) in old where address != 0 {
            let slot = slot(of: address)
            keys[slot] = address
            contents[slot] = value
        }
    }
}
