/// Items on their way to a list, each with the reason why it is offered.
struct CompletionList {
    /// Why something is offered; smaller is likelier.
    enum Rank: Int, Comparable {
        /// A label of the call that the cursor is in.
        case label
        /// What fits the type that is wanted.
        case expected
        /// What the file declares near the place.
        case local
        /// What the module declares, and views of its own.
        case own
        /// What is usual here: views in a view, modifiers after a view.
        case usual
        /// Everything else that is legal.
        case other
        /// What only the standard library's protocols add.
        case remote

        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    /// The letters before the cursor.
    let prefix: String
    private let lowered: [UInt8]
    private var entries: [Entry] = []
    private var seen: Set<String> = []

    private struct Entry {
        let item: CompletionItem
        let match: Int
        let rank: Rank
        let usage: Int
        /// The order of adding, which keeps the forms of one name together.
        let order: Int
    }

    init(prefix: String) {
        self.prefix = prefix
        lowered = Array(prefix.lowercased().utf8)
    }

    /// Whether a name can stand where the letters before the cursor are.
    func accepts(_ name: String) -> Bool { match(name) != nil }

    mutating func add(_ item: CompletionItem, rank: Rank) {
        guard let match = match(item.name), seen.insert(item.label).inserted else { return }
        entries.append(
            Entry(item: item, match: match, rank: rank, usage: Usage.count(of: item.name), order: entries.count))
    }

    /// The items, the likeliest first: those that begin with what is written, then by reason, use and name.
    func sorted() -> [CompletionItem] {
        entries.sorted { left, right in
            if left.match != right.match { return left.match < right.match }
            if left.rank != right.rank { return left.rank < right.rank }
            if left.rank == .label { return left.order < right.order }
            // Of what the file itself declares, nothing is known but the name.
            if left.rank != .local, left.rank != .own, left.usage != right.usage { return left.usage > right.usage }
            if left.item.name != right.item.name { return left.item.name < right.item.name }
            return left.order < right.order
        }.map(\.item)
    }

    /// How well a name fits: 0 exactly, 1 at its start, 2 at its start but for the case, 3 with other letters between;
    /// `nil` if it does not.
    private func match(_ name: String) -> Int? {
        if lowered.isEmpty { return 1 }
        if name == prefix { return 0 }
        if name.hasPrefix(prefix) { return 1 }
        let letters = Array(name.lowercased().utf8)
        if letters.starts(with: lowered) { return 2 }
        var position = 0
        for letter in letters where position < lowered.count && letter == lowered[position] { position += 1 }
        // One letter is found in nearly every name; two that begin with the first are a guess worth showing.
        return position == lowered.count && lowered.count > 1 && letters.first == lowered.first ? 3 : nil
    }
}
