/// Where each member of a built-in type and its extensions stands, by name, without reading what it says.
struct MemberTable: Sendable {
    struct Part: Sendable {
        /// Which of the blocks it was found in.
        let place: Int
        /// Where it stands in the block's file, with its comment.
        let bytes: Range<Int>
    }

    /// The numbers of the blocks in ``CatalogueIndex``.
    let blocks: [Int]
    private(set) var parts: [Part] = []
    private var table: NameTable

    /// The members of `View`: all modifiers, which nearly every program asks for. They are looked for once a process.
    static let ofViews = MemberTable(CatalogueIndex.shared.memberBlocks(of: "View"), capacity: 1024)

    init(_ blocks: [Int], capacity: Int = 32) {
        self.blocks = blocks
        table = NameTable(capacity: capacity)
        parts.reserveCapacity(capacity)
        for (place, block) in blocks.enumerated() {
            let found = CatalogueIndex.shared.blocks[block]
            let bytes = CatalogueInterface.files[found.file].bytes
            InterfaceScanner(bytes: bytes).forEachDeclaration(
                from: found.body.lowerBound, to: found.body.upperBound, indentation: 4
            ) { range in
                guard let head = InterfaceHead(bytes, range) else { return }
                switch head.keyword {
                case .associatedType, .enumCase, .extended: return  // Read with the head of the type.
                case .initializer: table.insert("init", parts.count)
                case .subscripted: table.insert("subscript", parts.count)
                case .structure, .enumeration, .protocolType, .function, .variable, .alias:
                    table.insert(UnsafeBufferPointer(rebasing: bytes[head.name]), parts.count)
                }
                parts.append(Part(place: place, bytes: range.start..<range.end))
            }
        }
    }

    /// The names of all members in order.
    var names: [String] { table.names }

    func name(_ number: Int) -> String { table.name(number) }

    /// The numbers of the parts that declare a name, in order.
    func numbers(of name: String) -> [Int] { table.values(of: name) }
}
