/// A key that is put together word by word, in memory that is used again for the next key.
struct KeyWords {
    private var words: [UInt64] = Array(repeating: 0, count: 16)
    private(set) var count = 0

    subscript(index: Int) -> UInt64 { words[index] }

    mutating func removeAll() { count = 0 }

    mutating func append(_ word: UInt64) {
        if count < words.count { words[count] = word } else { words.append(word) }
        count += 1
    }
}

/// Numbers for keys that are a few words each, in the order in which the keys were entered: the first is 0.
///
/// What the checker remembers is found by it. A key is what a question depends on; asking allocates nothing.
struct WordTable {
    private struct Entry {
        let hash: UInt64
        let start: Int
        let count: Int
    }

    private var entries: [Entry] = []
    private var words: [UInt64] = []
    /// At each hash's place, or after it, the entry's number plus one; 0 where nothing is.
    private var places: [UInt32] = []

    /// The number of a key; `nil` if it has not been entered.
    func find(_ key: borrowing KeyWords) -> Int? {
        guard !places.isEmpty else { return nil }
        let hash = WordTable.hash(key)
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            let number = Int(places[place] - 1)
            if entries[number].hash == hash, isKey(entries[number], key) { return number }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Enters a key that is not there yet.
    /// - Returns: its number.
    mutating func insert(_ key: borrowing KeyWords) -> Int {
        entries.append(Entry(hash: WordTable.hash(key), start: words.count, count: key.count))
        for index in 0..<key.count { words.append(key[index]) }
        if entries.count * 2 > places.count {
            places = Array(repeating: 0, count: max(64, places.count * 4))
            for number in entries.indices { enter(number) }
        } else {
            enter(entries.count - 1)
        }
        return entries.count - 1
    }

    private mutating func enter(_ number: Int) {
        var place = Int(truncatingIfNeeded: entries[number].hash) & (places.count - 1)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = UInt32(truncatingIfNeeded: number + 1)
    }

    private func isKey(_ entry: Entry, _ key: borrowing KeyWords) -> Bool {
        guard entry.count == key.count else { return false }
        for index in 0..<entry.count where words[entry.start + index] != key[index] { return false }
        return true
    }

    private static func hash(_ key: borrowing KeyWords) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in 0..<key.count {
            hash = (hash ^ key[index]) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return hash
    }
}

/// An object's address as a word of a key. Whoever remembers something under it must hold the object as long.
func word(of object: AnyObject) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
