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
    /// The numbers of the members that have been read.
    private var taken: Set<Int> = []
    /// Told again for each type that conforms; `nil` until somebody asks.
    private var requirements: [String]?

    mutating func add(_ block: Int, _ scope: TypeScope) {
        blocks.append(block)
        scopes.append(scope)
    }

    /// The names of all members, in order, those that have been read included.
    func allNames() -> [String] { blocks.flatMap { self.names(in: $0) } }

    /// The names of what a protocol's own declaration says, in order.
    mutating func requirementNames() -> [String] {
        if let requirements { return requirements }
        let names = blocks.indices.filter { isRequirement($0) }.flatMap { self.names(in: blocks[$0]) }
        requirements = names
        return names
    }

    /// The unread parts that declare a name; they count as read from now on.
    mutating func take(_ name: String) -> [Part] {
        if blocks.isEmpty { return [] }
        var result: [Part] = []
        let index = CatalogueIndex.shared
        index.forEachPart(named: name, in: blocks) { number, place in
            guard taken.insert(number).inserted else { return }
            result.append(
                Part(
                    block: blocks[place], bytes: index.bytes(ofPart: number), scope: scopes[place],
                    isRequirement: isRequirement(place)))
        }
        return result
    }

    private func names(in block: Int) -> [String] {
        CatalogueIndex.shared.parts(of: block).map { CatalogueIndex.shared.name(ofPart: $0, of: block) }
    }

    /// Whether the members in a block are a protocol's requirements.
    private func isRequirement(_ place: Int) -> Bool {
        let scope = scopes[place]
        return scope.nominal?.kind == .protocolType && scope === scope.nominal?.scope
    }
}
