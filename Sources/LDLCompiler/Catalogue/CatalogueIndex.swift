import LDLParser

/// Where each declaration of the interface stands, by name.
///
/// A program names a few dozen of thousands of declarations, so the interface is not parsed at a start: what is asked for
/// by name is found here (``CataloguePlaces``) and parsed when it is asked for.
struct CatalogueIndex: Sendable {
    /// What is known of a block besides its place.
    struct Marks: OptionSet {
        let rawValue: Int
        static let isExtension = Marks(rawValue: 1)
        /// Whether an extension has an inheritance clause or a `where`.
        static let hasClauses = Marks(rawValue: 2)
        /// Whether an extension has an inheritance clause.
        static let inherits = Marks(rawValue: 4)
        /// Whether members may stand in its body that are read with its head: an enumeration's cases and a protocol's
        /// associated types.
        static let hasHeadMembers = Marks(rawValue: 8)
    }

    /// A declaration at the top level.
    struct Block {
        let file: Int
        let start: Int
        let end: Int
        /// The bytes of its body without the braces; empty if there are no lines of its own between them.
        let body: Range<Int>
        let marks: Marks
    }

    static let initializerName: StaticString = "init"
    static let subscriptName: StaticString = "subscript"

    let places: CataloguePlaces

    /// The one of this process.
    static let shared = CatalogueIndex(places: .shared)

    /// The number of blocks.
    var count: Int { places.blockCount }

    subscript(_ number: Int) -> Block {
        Block(
            file: places.block(number, 0), start: places.block(number, 1), end: places.block(number, 2),
            body: places.block(number, 3)..<places.block(number, 4), marks: Marks(rawValue: places.block(number, 5)))
    }

    // MARK: Blocks

    /// The names that are declared at the top level, in order of declaration; one that is declared twice comes twice.
    var names: [String] { names(ofExtensions: false) }

    /// The paths of all types that are extended: `Font.TextStyle`.
    var extendedPaths: [String] { names(ofExtensions: true) }

    private func names(ofExtensions: Bool) -> [String] {
        (0..<count).filter { self[$0].marks.contains(.isExtension) == ofExtensions }
            .map { String(decoding: name(ofBlock: $0), as: UTF8.self) }
    }

    /// The blocks that declare a name, in order: types, functions, variables and aliases.
    func blocks(named name: String) -> [Int] { blocks(named: name, in: places.declarations) }

    /// The extensions of a type, in order.
    func extensions(of path: String) -> [Int] { blocks(named: path, in: places.extensions) }

    private func blocks(named name: String, in table: CataloguePlaces.Names) -> [Int] {
        var found: [Int] = []
        var name = name
        name.withUTF8 { name in
            for place in places.places(of: CataloguePlaces.hash(name), in: table) {
                let number = places.number(at: place, in: table)
                if self.name(ofBlock: number).elementsEqual(name) { found.append(number) }
            }
        }
        return found
    }

    private func name(ofBlock number: Int) -> UnsafeBufferPointer<UInt8> {
        let start = places.block(number, 6)
        return UnsafeBufferPointer(
            rebasing: CatalogueInterface.files[places.block(number, 0)].bytes[start..<start + places.block(number, 7)])
    }

    // MARK: Members

    /// The numbers of the members in a block, in order.
    func parts(of block: Int) -> Range<Int> { places.block(block, 8)..<places.block(block + 1, 8) }

    /// Where a member stands in its block's file, with its comment.
    func bytes(ofPart number: Int) -> Range<Int> { places.part(number, 0)..<places.part(number, 1) }

    func name(ofPart number: Int, of block: Int) -> String {
        String(decoding: nameBytes(ofPart: number, of: block), as: UTF8.self)
    }

    private func nameBytes(ofPart number: Int, of block: Int) -> UnsafeBufferPointer<UInt8> {
        let (start, length) = (places.part(number, 2), places.part(number, 3))
        if length == 0 { return (start == 0 ? CatalogueIndex.initializerName : CatalogueIndex.subscriptName).bytes }
        return UnsafeBufferPointer(
            rebasing: CatalogueInterface.files[places.block(block, 0)].bytes[start..<start + length])
    }

    /// Calls a function with each member of a name in some blocks, in their order.
    func forEachPart(named name: String, in blocks: [Int], _ visit: (_ number: Int, _ place: Int) -> Void) {
        var name = name
        name.withUTF8 { name in
            let found = places.places(of: CataloguePlaces.hash(name), in: places.parts)
            if found.isEmpty { return }
            for (place, block) in blocks.enumerated() {
                let parts = parts(of: block)
                // Those of one hash stand in the order of their numbers, and so in that of the blocks.
                var low = found.lowerBound, high = found.upperBound
                while low < high {
                    let middle = (low + high) / 2
                    if places.number(at: middle, in: places.parts) < parts.lowerBound {
                        low = middle + 1
                    } else {
                        high = middle
                    }
                }
                while low < found.upperBound {
                    let number = places.number(at: low, in: places.parts)
                    if number >= parts.upperBound { break }
                    if nameBytes(ofPart: number, of: block).elementsEqual(name) { visit(number, place) }
                    low += 1
                }
            }
        }
    }
}
