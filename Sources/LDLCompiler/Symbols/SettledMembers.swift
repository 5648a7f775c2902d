/// A type's members by the numbers of their names (``MemberNames``).
///
/// Each modifier of a chain is looked for in the view's type and in every protocol that the type conforms to; nearly
/// all of them have nothing of that name. A table by numbers answers that without hashing the name's text each time.
struct SettledMembers {
    /// At each name's place, or after it, the entry's number plus one; 0 where nothing is.
    private var places: [UInt32] = []
    private var entries: [(name: MemberName, members: [NominalSymbol.Member])] = []

    subscript(_ name: MemberName) -> [NominalSymbol.Member]? {
        guard !places.isEmpty else { return nil }
        var place = name.number & (places.count - 1)
        while places[place] != 0 {
            let entry = Int(places[place] - 1)
            if entries[entry].name.number == name.number { return entries[entry].members }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Adds a name that is not there yet.
    mutating func insert(_ name: MemberName, _ members: [NominalSymbol.Member]) {
        entries.append((name, members))
        if entries.count * 2 > places.count {
            places = Array(repeating: 0, count: max(8, places.count * 2))
            for number in entries.indices { enter(number) }
        } else {
            enter(entries.count - 1)
        }
    }

    mutating func removeAll() {
        guard !places.isEmpty else { return }
        places = []
        entries = []
    }

    private mutating func enter(_ number: Int) {
        var place = entries[number].name.number & (places.count - 1)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = UInt32(truncatingIfNeeded: number + 1)
    }
}

/// A member's name as a number.
struct MemberName {
    let number: Int
    let text: String
}
