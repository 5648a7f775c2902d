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
    }

    private(set) var blocks: [Block] = []
    /// Types, functions, variables and aliases.
    private var declarations = NameTable()
    /// Extensions by the path of the type that they extend: `Font.TextStyle`.
    private var extensions = NameTable()

    /// The one of this process.
    static let shared = CatalogueIndex(CatalogueInterface.files)

    init(_ files: [CatalogueInterface.File]) {
        for (number, file) in files.enumerated() {
            let bytes = file.bytes
            InterfaceScanner(bytes: bytes).forEachDeclaration(from: 0, to: bytes.count, indentation: 0) { range in
                guard let head = InterfaceHead(bytes, range) else { return }
                let body = range.body.map { $0..<max($0, range.bodyEnd) } ?? range.end..<range.end
                let isExtension = head.keyword == .extended
                let clauses = bytes[head.name.upperBound..<max(head.name.upperBound, range.body ?? range.end)]
                let hasClauses = isExtension && clauses.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "w") }
                let block = Block(
                    file: number, start: range.start, end: range.end, body: body, hasClauses: hasClauses)
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

    /// The extensions of a type, in order.
    func extensions(of path: String) -> [Int] { extensions.values(of: path) }

    /// The paths of all types that are extended.
    var extendedPaths: [String] { extensions.names }
}

/// Numbers by name, for names that are bytes of some text: a hash table without a `String` an entry.
struct NameTable: Sendable {
    private struct Entry {
        let hash: UInt32
        let value: UInt32
        let start: UInt32
        let end: UInt32
        /// The entry with the same bucket that was inserted next; `UInt32.max` for none.
        var next: UInt32
    }

    private var entries: [Entry] = []
    private var bytes: [UInt8] = []
    private var heads: [UInt32] = Array(repeating: .max, count: 64)
    private var tails: [UInt32] = Array(repeating: .max, count: 64)

    var count: Int { entries.count }

    /// In the order of insertion.
    var names: [String] { entries.indices.map { name($0) } }

    /// The name that was inserted as the `number`th, from 0.
    func name(_ number: Int) -> String {
        String(decoding: bytes[Int(entries[number].start)..<Int(entries[number].end)], as: UTF8.self)
    }

    mutating func insert(_ name: some Collection<UInt8>, _ value: Int) {
        if entries.count >= heads.count { grow() }
        let start = UInt32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: name)
        entries.append(
            Entry(
                hash: nameHash(name), value: UInt32(truncatingIfNeeded: value), start: start,
                end: UInt32(truncatingIfNeeded: bytes.count), next: .max))
        link(entries.count - 1)
    }

    /// In the order of insertion.
    func values(of name: String) -> [Int] {
        var result: [Int] = []
        var name = name
        name.withUTF8 { name in
            let hash = nameHash(name)
            var place = heads[Int(hash) & (heads.count - 1)]
            while place != .max {
                let entry = entries[Int(place)]
                if entry.hash == hash, bytes[Int(entry.start)..<Int(entry.end)].elementsEqual(name) {
                    result.append(Int(entry.value))
                }
                place = entry.next
            }
        }
        return result
    }

    private mutating func link(_ place: Int) {
        let bucket = Int(entries[place].hash) & (heads.count - 1)
        let number = UInt32(truncatingIfNeeded: place)
        if tails[bucket] == .max {
            heads[bucket] = number
        } else {
            entries[Int(tails[bucket])].next = number
        }
        tails[bucket] = number
    }

    private mutating func grow() {
        let size = heads.count * 4
        heads = Array(repeating: .max, count: size)
        tails = heads
        for place in entries.indices {
            entries[place].next = .max
            link(place)
        }
    }
}
