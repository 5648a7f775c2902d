import LDLParser

/// The numbers of all names that members have been asked for by.
///
/// A name in the text is looked up by its bytes: most are looked up thousands of times, and making a `String` of each
/// and hashing it so that no chosen names can harm costs more than all else about a modifier.
struct MemberNames {
    private var texts: [String] = []
    /// The names' bytes one after the other, and where each begins; one more place than names.
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]
    /// At each hash's place, or after it, the name's number plus one; 0 where nothing is.
    private var places: [UInt32] = Array(repeating: 0, count: 256)

    subscript(_ text: String) -> MemberName {
        mutating get {
            var copy = text
            let number = copy.withUTF8 { self.number(of: $0) }
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

    mutating func number(of token: TokenSyntax) -> Int {
        let file = token.tree.file
        let found = token.token
        var range = found.range
        if found.flags.contains(.backticked), range.length >= 2 {
            range = SourceRange(start: range.start + 1, end: range.end - 1)
        }
        let place = file.clamped(range).bytes
        return file.bytes.withUnsafeBufferPointer { number(of: UnsafeBufferPointer(rebasing: $0[place])) }
    }

    private mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt = 0xCBF2_9CE4_8422_2325
        for byte in name { hash = (hash ^ UInt(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 32
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            let number = Int(places[place] - 1)
            if isName(number, name) { return number }
            place = (place + 1) & (places.count - 1)
        }
        let number = texts.count
        texts.append(String(decoding: name, as: UTF8.self))
        bytes.append(contentsOf: name)
        starts.append(bytes.count)
        if texts.count * 2 > places.count {
            grow()
        } else {
            places[place] = UInt32(truncatingIfNeeded: number + 1)
        }
        return number
    }

    private func isName(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = starts[number]
        guard starts[number + 1] - start == name.count else { return false }
        for index in 0..<name.count where bytes[start + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        places = Array(repeating: 0, count: places.count * 4)
        for number in texts.indices {
            var hash: UInt = 0xCBF2_9CE4_8422_2325
            for byte in bytes[starts[number]..<starts[number + 1]] { hash = (hash ^ UInt(byte)) &* 0x100_0000_01B3 }
            hash ^= hash >> 32
            var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = UInt32(truncatingIfNeeded: number + 1)
        }
    }
}
