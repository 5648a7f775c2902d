/// Things by name, written as a dictionary literal.
///
/// The built-in functions and factories are some thousand closures in a few dozen tables, of which a program uses a few.
/// Names that are written out are hashed by their bytes, without a `String` each, which makes a start cheaper than a
/// `Dictionary` of strings (see `Benchmarks/README.md`); names that are put together at run time go into one.
struct NamedTable<Element: Sendable>: ExpressibleByDictionaryLiteral, Sendable {
    private var written: [(name: StaticString, element: Element)]
    /// Places in `written` plus one by hash, 0 for none; the number of slots is a power of two.
    private var slots: [UInt16]
    private var made: [String: Element] = [:]

    init(dictionaryLiteral elements: (StaticString, Element)...) {
        written = elements.map { (name: $0.0, element: $0.1) }
        var size = 4
        while size < written.count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (place, entry) in written.enumerated() {
            var slot = Int(nameHash(NamedTable.bytes(entry.name))) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt16(truncatingIfNeeded: place + 1)
        }
    }

    /// The names in no order that means anything.
    var keys: [String] { written.map { $0.name.description } + made.keys.sorted() }

    subscript(name: String) -> Element? {
        get {
            var name = name
            return name.withUTF8 { element(written: $0, hash: nameHash($0)) } ?? made[name]
        }
        set { made[name] = newValue }
    }

    /// The first of several tables' elements of a name.
    static func first(_ name: String, in tables: [@Sendable () -> NamedTable]) -> Element? {
        var name = name
        let found = name.withUTF8 { name -> Element? in
            let hash = nameHash(name)
            for table in tables {
                if let element = table().element(written: name, hash: hash) { return element }
            }
            return nil
        }
        if let found { return found }
        for table in tables {
            if let element = table().made[name] { return element }
        }
        return nil
    }

    private func element(written name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Element? {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = written[Int(slots[slot]) - 1]
            if NamedTable.bytes(entry.name).elementsEqual(name) { return entry.element }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    }
}

/// For tables whose names are the compiler's own and need no protection against chosen ones: eight bytes at a time,
/// mixed by multiplication.
func nameHash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(name)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var position = 0
    while position + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        position += 8
    }
    var rest: UInt64 = 0
    while position < bytes.count {
        rest = rest << 8 | UInt64(bytes[position])
        position += 1
    }
    hash = (hash ^ rest) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash >> 32)
}
