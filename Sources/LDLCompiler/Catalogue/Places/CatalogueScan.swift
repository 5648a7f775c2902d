/// The numbers of ``CataloguePlaces``, made by looking at the beginnings of the interface's lines.
struct CatalogueScan {
    private struct Name {
        let hash: Int
        let number: Int
    }

    private var blocks: [[Int]] = []
    private var parts: [[Int]] = []
    private var declarations: [Name] = []
    private var extensions: [Name] = []
    private var members: [Name] = []

    init(_ files: [CatalogueInterface.File]) {
        for (number, file) in files.enumerated() {
            let bytes = file.bytes
            precondition(bytes.count < CataloguePlaces.limit, "a part of the interface is too large")
            let scanner = InterfaceScanner(bytes: bytes)
            scanner.forEachDeclaration(from: 0, to: bytes.count, indentation: 0) { range in
                guard let head = InterfaceHead(bytes, range) else { return }
                let body = range.body.map { $0..<max($0, range.bodyEnd) } ?? range.end..<range.end
                let isExtension = head.keyword == .extended
                // `: View`, ` where …` or ` {` behind the name.
                let clauses = bytes[head.name.upperBound..<max(head.name.upperBound, range.end)]
                let inherits = isExtension && clauses.first == UInt8(ascii: ":")
                var marks: CatalogueIndex.Marks = []
                if isExtension { marks.insert(.isExtension) }
                if inherits { marks.insert([.inherits, .hasClauses]) }
                if isExtension, clauses.dropFirst().first == UInt8(ascii: "w") { marks.insert(.hasClauses) }
                if head.keyword == .enumeration || head.keyword == .protocolType { marks.insert(.hasHeadMembers) }
                let name = UnsafeBufferPointer(rebasing: bytes[head.name])
                let entry = Name(hash: CataloguePlaces.hash(name), number: blocks.count)
                if isExtension { extensions.append(entry) } else { declarations.append(entry) }
                blocks.append([
                    number, range.start, range.end, body.lowerBound, body.upperBound, marks.rawValue,
                    head.name.lowerBound, head.name.count, parts.count,
                ])
                addMembers(scanner, body)
            }
        }
        // Where the last block's parts end.
        blocks.append(Array(repeating: 0, count: CataloguePlaces.wordsOfBlock - 1) + [parts.count])
    }

    private mutating func addMembers(_ scanner: InterfaceScanner, _ body: Range<Int>) {
        let bytes = scanner.bytes
        scanner.forEachDeclaration(from: body.lowerBound, to: body.upperBound, indentation: 4) { range in
            guard let head = InterfaceHead(bytes, range) else { return }
            var name = head.name
            var word: StaticString?
            switch head.keyword {
            case .associatedType, .enumCase, .extended: return  // Read with the head of the type.
            case .initializer: word = CatalogueIndex.initializerName
            case .subscripted: word = CatalogueIndex.subscriptName
            case .structure, .enumeration, .protocolType, .function, .variable, .alias: break
            }
            if let word {
                // A name without bytes of its own: which of the two words it is.
                name = head.keyword == .initializer ? 0..<0 : 1..<1
                members.append(Name(hash: CataloguePlaces.hash(word.bytes), number: parts.count))
            } else {
                let spelled = UnsafeBufferPointer(rebasing: bytes[name])
                members.append(Name(hash: CataloguePlaces.hash(spelled), number: parts.count))
            }
            parts.append([range.start, range.end, name.lowerBound, name.count])
        }
    }

    /// All numbers in order.
    var numbers: [Int] {
        [blocks.count - 1, declarations.count, parts.count] + blocks.joined() + parts.joined()
            + table(declarations, buckets: CataloguePlaces.blockBuckets)
            + table(extensions, buckets: CataloguePlaces.blockBuckets)
            + table(members, buckets: CataloguePlaces.partBuckets)
    }

    /// The numbers' digits.
    var encoded: [UInt8] {
        numbers.flatMap { number in
            precondition(number >= 0 && number < CataloguePlaces.limit)
            return [number >> 12, number >> 6 & 63, number & 63].map { CataloguePlaces.zero + UInt8($0) }
        }
    }

    private func table(_ names: [Name], buckets: Int) -> [Int] {
        let ordered = names.sorted { ($0.hash, $0.number) < ($1.hash, $1.number) }
        let shift = CataloguePlaces.Names(start: 0, count: 0, buckets: buckets).shift
        var starts: [Int] = []
        for bucket in 0...buckets {
            var place = starts.last ?? 0
            while place < ordered.count, ordered[place].hash >> shift < bucket { place += 1 }
            starts.append(place)
        }
        return starts + ordered.flatMap { [$0.hash, $0.number] }
    }
}

extension StaticString {
    /// The text's bytes, which live as long as the process.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
