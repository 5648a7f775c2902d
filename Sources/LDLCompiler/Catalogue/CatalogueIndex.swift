import LDLParser

/// Where each declaration of the interface stands, by name.
///
/// A program names a few dozen of thousands of declarations, so the interface is not parsed at a start: this index is
/// made by looking at the beginnings of its lines, and what is asked for by name is parsed when it is asked for.
struct CatalogueIndex: Sendable {
    /// A declaration at the top level.
    struct Block: Sendable {
        let file: Int
        let start: Int
        let end: Int
        /// The bytes of its body without the braces; empty if there are no lines of its own between them.
        let body: Range<Int>
        /// Whether an extension has an inheritance clause or a `where`.
        let hasClauses: Bool
        /// Whether an extension has an inheritance clause.
        let inherits: Bool
        /// Whether members may stand in its body that are read with its head: an enumeration's cases and a protocol's
        /// associated types.
        let hasHeadMembers: Bool
    }

    private(set) var blocks: [Block] = []
    /// Types, functions, variables and aliases.
    private var declarations = NameTable(capacity: 1024)
    /// Extensions by the path of the type that they extend: `Font.TextStyle`.
    private var extensions = NameTable(capacity: 512)

    /// The one of this process.
    static let shared = CatalogueIndex(CatalogueInterface.files)

    init(_ files: [CatalogueInterface.File]) {
        blocks.reserveCapacity(1024)
        for (number, file) in files.enumerated() {
            let bytes = file.bytes
            InterfaceScanner(bytes: bytes).forEachDeclaration(from: 0, to: bytes.count, indentation: 0) { range in
                guard let head = InterfaceHead(bytes, range) else { return }
                let body = range.body.map { $0..<max($0, range.bodyEnd) } ?? range.end..<range.end
                let isExtension = head.keyword == .extended
                // `: View`, ` where …` or ` {` behind the name.
                let clauses = bytes[head.name.upperBound..<max(head.name.upperBound, range.end)]
                let inherits = isExtension && clauses.first == UInt8(ascii: ":")
                let hasClauses = inherits || isExtension && clauses.dropFirst().first == UInt8(ascii: "w")
                let block = Block(
                    file: number, start: range.start, end: range.end, body: body, hasClauses: hasClauses,
                    inherits: inherits,
                    hasHeadMembers: head.keyword == .enumeration || head.keyword == .protocolType)
                let name = UnsafeBufferPointer(rebasing: bytes[head.name])
                if isExtension {
                    extensions.insert(name, blocks.count)
                } else {
                    declarations.insert(name, blocks.count)
                }
                blocks.append(block)
            }
        }
    }

    /// The names that are declared at the top level, in order of declaration; one that is declared twice comes twice.
    var names: [String] { declarations.names }

    /// The blocks that declare a name, in order.
    func blocks(named name: String) -> [Int] { declarations.values(of: name) }

    /// The blocks that members of a type stand in which is not nested in another.
    func memberBlocks(of name: String) -> [Int] {
        (blocks(named: name) + extensions(of: name)).filter { !blocks[$0].body.isEmpty }
    }

    /// The extensions of a type, in order.
    func extensions(of path: String) -> [Int] { extensions.values(of: path) }

    /// The paths of all types that are extended.
    var extendedPaths: [String] { extensions.names }
}
