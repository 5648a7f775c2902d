/// Where everything in the interface stands, as numbers that are made before the program is built.
///
/// Looking for the beginnings of 4,000 declarations took a sixth of a start's instructions, and the tables that came of
/// it a quarter of its memory. Here they lie in the executable and only what is looked at is read. ``CatalogueScan``
/// makes the numbers; `LDL_UPDATE=1 swift test --filter CataloguePlacesTests` writes them down in
/// `GeneratedPlaces.swift`, and the test fails where they are not those of the text. A debug build, in which the
/// interface is worked on, does not read them but makes them when it starts.
///
/// Each number is three digits of 64, so that a string can hold them; nothing is larger than ``limit``. In order:
/// the number of blocks and of parts, the blocks, the parts, and for both an order by the names' hashes with the places
/// in it where a bucket of hashes begins.
struct CataloguePlaces: Sendable {
    /// What a number is below.
    static let limit = 1 << 18
    /// The digit of the value 0; the others follow it.
    static let zero: UInt8 = 48

    /// A table of things by their names.
    struct Names: Sendable {
        /// Where it begins: the beginnings of the buckets, one more for the end, then a hash and a thing's number each.
        let start: Int
        let count: Int
        let buckets: Int
        let shift: Int

        init(start: Int, count: Int, buckets: Int) {
            self.start = start
            self.count = count
            self.buckets = buckets
            shift = (CataloguePlaces.limit / buckets).trailingZeroBitCount
        }

        var end: Int { start + buckets + 1 + 2 * count }
    }

    static let wordsOfBlock = 9
    static let wordsOfPart = 4
    static let blockBuckets = 1024
    static let partBuckets = 4096

    /// The digits; they live as long as the process.
    private nonisolated(unsafe) let digits: UnsafePointer<UInt8>
    let blockCount: Int
    let partCount: Int
    let declarations: Names
    let extensions: Names
    let parts: Names

    /// The numbers of this process.
    static let shared: CataloguePlaces = {
        #if DEBUG
            return CataloguePlaces(encoded: CatalogueScan(CatalogueInterface.files).encoded)
        #else
            return CataloguePlaces(GeneratedPlaces.digits.utf8Start)
        #endif
    }()

    /// Numbers that have just been made; they stay as long as the process.
    init(encoded: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: encoded.count)
        copy.initialize(from: encoded, count: encoded.count)
        self.init(UnsafePointer(copy))
    }

    /// - Parameter digits: Those that a ``CatalogueScan`` gives, for as long as the process.
    init(_ digits: UnsafePointer<UInt8>) {
        self.digits = digits
        blockCount = CataloguePlaces.number(digits, 0)
        let declared = CataloguePlaces.number(digits, 1)
        partCount = CataloguePlaces.number(digits, 2)
        let partsStart = 3 + CataloguePlaces.wordsOfBlock * (blockCount + 1)
        let namesStart = partsStart + CataloguePlaces.wordsOfPart * partCount
        declarations = Names(start: namesStart, count: declared, buckets: CataloguePlaces.blockBuckets)
        extensions = Names(
            start: declarations.end, count: blockCount - declared, buckets: CataloguePlaces.blockBuckets)
        parts = Names(start: extensions.end, count: partCount, buckets: CataloguePlaces.partBuckets)
    }

    subscript(_ index: Int) -> Int { CataloguePlaces.number(digits, index) }

    /// A word of a block.
    func block(_ number: Int, _ word: Int) -> Int { self[3 + CataloguePlaces.wordsOfBlock * number + word] }

    /// A word of a part.
    func part(_ number: Int, _ word: Int) -> Int {
        self[3 + CataloguePlaces.wordsOfBlock * (blockCount + 1) + CataloguePlaces.wordsOfPart * number + word]
    }

    /// The places in the order of a table at which a hash stands; things of one hash stand in the order of their
    /// numbers.
    func places(of hash: Int, in names: Names) -> Range<Int> {
        let bucket = names.start + hash >> names.shift
        var place = self[bucket]
        let end = self[bucket + 1]
        while place < end, self.hash(at: place, in: names) < hash { place += 1 }
        var last = place
        while last < end, self.hash(at: last, in: names) == hash { last += 1 }
        return place..<last
    }

    /// The number of the thing at a place in the order of a table.
    func number(at place: Int, in names: Names) -> Int { self[names.start + names.buckets + 2 + 2 * place] }

    private func hash(at place: Int, in names: Names) -> Int { self[names.start + names.buckets + 1 + 2 * place] }

    /// The hash by which a name is found.
    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int { Int(nameHash(name)) & (limit - 1) }

    @inline(__always)
    private static func number(_ digits: UnsafePointer<UInt8>, _ index: Int) -> Int {
        let digit = digits + 3 * index
        return Int(digit[0] &- zero) << 12 | Int(digit[1] &- zero) << 6 | Int(digit[2] &- zero)
    }
}
