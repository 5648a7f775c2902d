/// The members of a built-in type that have not been read yet.
struct UnreadMembers {
    struct Part {
        /// The block's number in ``CatalogueIndex``.
        let block: Int
        /// Where the member stands in the block's file, with its comment.
        let bytes: Range<Int>
        let scope: TypeScope
        /// Whether the block is a protocol's own declaration.
        let isRequirement: Bool
    }

    /// The declarations that members may stand in.
    private var blocks: [Int] = []
    private var scopes: [TypeScope] = []
    /// Made when somebody asks for a member.
    private var found: MemberTable?
    /// Of each part, whether it has been read.
    private var isRead: [Bool] = []
    /// Told again for each type that conforms; `nil` until somebody asks.
    private var requirements: [String]?

    mutating func add(_ block: Int, _ scope: TypeScope) {
        blocks.append(block)
        scopes.append(scope)
    }

    /// The names of all members, in order, those that have been read included.
    mutating func allNames() -> [String] { table()?.names ?? [] }

    /// The names of what a protocol's own declaration says, in order.
    mutating func requirementNames() -> [String] {
        if let requirements { return requirements }
        guard let table = table() else { return [] }
        let names = table.parts.indices.filter { isRequirement(table.parts[$0]) }.map { table.name($0) }
        requirements = names
        return names
    }

    /// The unread parts that declare a name; they count as read from now on.
    mutating func take(_ name: String) -> [Part] {
        guard let table = table() else { return [] }
        var result: [Part] = []
        for number in table.numbers(of: name) where !isRead[number] {
            isRead[number] = true
            let part = table.parts[number]
            result.append(
                Part(
                    block: blocks[part.place], bytes: part.bytes, scope: scopes[part.place],
                    isRequirement: isRequirement(part)))
        }
        return result
    }

    private func isRequirement(_ part: MemberTable.Part) -> Bool {
        let scope = scopes[part.place]
        return scope.nominal?.kind == .protocolType && scope === scope.nominal?.scope
    }

    private mutating func table() -> MemberTable? {
        if let found { return found }
        if blocks.isEmpty { return nil }
        let isView = scopes[0].nominal?.role == .view && blocks == MemberTable.ofViews.blocks
        let table = isView ? MemberTable.ofViews : MemberTable(blocks)
        found = table
        isRead = Array(repeating: false, count: table.parts.count)
        return table
    }
}
