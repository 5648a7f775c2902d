import LDLParser

/// Reading parts of the interface of everything built in.
enum Catalogue {
    /// File numbers from here on belong to the catalogue; each part that is read is a file of its own.
    static let firstFile: UInt32 = 0x8000_0000

    /// A part as a file.
    static func file(_ number: Int, name: String, bytes: [UInt8]) -> SourceFile {
        SourceFile(id: FileID(firstFile &+ UInt32(truncatingIfNeeded: number)), name: "catalogue/\(name)", bytes: bytes)
    }
}

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

    private(set) var parts: [Part] = []
    private(set) var isRead: [Bool] = []
    private var names = NameTable()
    /// Told again for each type that conforms; `nil` until somebody asks.
    private var requirements: [String]?
    /// Declarations whose members have not been looked for.
    private var blocks: [(block: Int, scope: TypeScope)] = []

    mutating func add(_ block: Int, _ scope: TypeScope) { blocks.append((block, scope)) }

    /// The names of all members, in order, those that have been read included.
    mutating func allNames() -> [String] {
        scan()
        return names.names
    }

    /// The names of what a protocol's own declaration says, in order.
    mutating func requirementNames() -> [String] {
        scan()
        if let requirements { return requirements }
        let found = parts.indices.filter { parts[$0].isRequirement }.map { names.name($0) }
        requirements = found
        return found
    }

    /// The unread parts that declare a name; they count as read from now on.
    mutating func take(_ name: String) -> [Part] {
        scan()
        var result: [Part] = []
        for number in names.values(of: name) where !isRead[number] {
            isRead[number] = true
            result.append(parts[number])
        }
        return result
    }

    /// Finds the members in the blocks.
    private mutating func scan() {
        guard !blocks.isEmpty else { return }
        requirements = nil
        for (block, scope) in blocks {
            let found = CatalogueIndex.shared.blocks[block]
            let bytes = CatalogueInterface.files[found.file].bytes
            let isProtocol = scope.nominal?.kind == .protocolType && scope === scope.nominal?.scope
            let scanner = InterfaceScanner(bytes: bytes)
            scanner.forEachDeclaration(from: found.body.lowerBound, to: found.body.upperBound, indentation: 4) {
                range in
                guard let head = InterfaceHead(bytes, range) else { return }
                switch head.keyword {
                case .associatedType, .enumCase, .extended: return  // Read with the head of the type.
                case .initializer: names.insert("init", parts.count)
                case .subscripted: names.insert("subscript", parts.count)
                case .structure, .enumeration, .protocolType, .function, .variable, .alias:
                    names.insert(UnsafeBufferPointer(rebasing: bytes[head.name]), parts.count)
                }
                parts.append(
                    Part(block: block, bytes: range.start..<range.end, scope: scope, isRequirement: isProtocol))
                isRead.append(false)
            }
        }
        blocks = []
    }
}
