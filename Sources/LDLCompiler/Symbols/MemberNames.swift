import LDLParser

/// The numbers of all names that members have been asked for by.
///
/// A name in the text is looked up by its bytes: most are looked up thousands of times, and making a `String` of each
/// and hashing it so that no chosen names can harm costs more than all else about a modifier.
struct MemberNames {
    /// A name's first eight bytes as one word, and its length: most names are no longer.
    private struct Entry {
        let head: UInt64
        let length: Int
        let hash: UInt64
        /// Where the bytes begin, those of all names standing one after the other.
        let start: Int
    }

    private var entries: [Entry] = []
    private var texts: [String] = []
    private var bytes: [UInt8] = []
    /// At each hash's place, or after it, the name's number plus one; 0 where nothing is.
    private var places: [UInt32] = Array(repeating: 0, count: 256)

    subscript(_ text: String) -> MemberName {
        mutating get {
            var copy = text
            let number = copy.withUTF8 { self.number(of: $0, head: MemberNames.head(of: $0)) }
            return MemberName(number: number, text: texts[number])
        }
    }

    /// The name that a token spells.
    subscript(_ token: TokenSyntax) -> MemberName {
        mutating get {
            let number = self.number(of: token)
            return MemberName(number: number, text: texts[number])
        }
    }

    /// The name with a number.
    func text(_ number: Int) -> String { texts[number] }

    mutating func number(of token: TokenSyntax) -> Int { number(of: token.token, in: token.tree.file.bytes) }

    /// The number of the name that a token of a file spells.
    mutating func number(of token: Token, in file: [UInt8]) -> Int {
        file.withUnsafeBufferPointer { number(of: token, in: $0) }
    }

    /// The same, for those who go through a file and ask for many names.
    mutating func number(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = min(Int(token.start), bytes.count)
        var end = min(Int(token.end), bytes.count)
        if token.flags.contains(.backticked), end - start >= 2 {
            start += 1
            end -= 1
        }
        let name = UnsafeBufferPointer(rebasing: bytes[start..<max(start, end)])
        guard start + 8 <= bytes.count else { return number(of: name, head: MemberNames.head(of: name)) }
        // Eight bytes at once, of which those that follow the name are cut off.
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self)
        let head = UInt64(littleEndian: word)
        return number(of: name, head: name.count < 8 ? head & ((1 << UInt64(name.count * 8)) - 1) : head)
    }

    private static func head(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var head: UInt64 = 0
        for index in 0..<min(name.count, 8) { head |= UInt64(name[index]) << UInt64(index * 8) }
        return head
    }

    private mutating func number(of name: UnsafeBufferPointer<UInt8>, head: UInt64) -> Int {
        var hash = (head ^ UInt64(name.count)) &* 0x9E37_79B9_7F4A_7C15
        if name.count > 8 {
            for index in 8..<name.count { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
        }
        hash ^= hash >> 32
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            let number = Int(places[place] - 1)
            let entry = entries[number]
            if entry.head == head, entry.length == name.count, name.count <= 8 || isName(entry, name) { return number }
            place = (place + 1) & (places.count - 1)
        }
        let number = entries.count
        entries.append(Entry(head: head, length: name.count, hash: hash, start: bytes.count))
        bytes.append(contentsOf: name)
        texts.append(String(decoding: name, as: UTF8.self))
        if entries.count * 2 > places.count {
            grow()
        } else {
            places[place] = UInt32(truncatingIfNeeded: number + 1)
        }
        return number
    }

    /// Whether the rest of a name that begins alike is the same.
    private func isName(_ entry: Entry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 8..<name.count where bytes[entry.start + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        places = Array(repeating: 0, count: places.count * 4)
        for number in entries.indices {
            var place = Int(truncatingIfNeeded: entries[number].hash) & (places.count - 1)
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = UInt32(truncatingIfNeeded: number + 1)
        }
    }
}
