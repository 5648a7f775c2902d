/// HEIC and AVIF: boxes in boxes. The `meta` box says which item is the picture and which properties it has, among them
/// its size (`ispe`) and how it is turned (`irot`).
enum HEIFHeader {
    static func size(_ reader: ByteReader) -> Size? {
        guard let meta = boxes(reader, in: 0..<reader.bytes.count).first(where: { $0.type == "meta" }) else {
            return nil
        }
        let parts = boxes(reader, in: meta.content.dropFirst(4))
        guard let properties = parts.first(where: { $0.type == "iprp" }) else { return nil }
        let inside = boxes(reader, in: properties.content)
        guard let container = inside.first(where: { $0.type == "ipco" }) else { return nil }
        let all = boxes(reader, in: container.content)
        var own = all
        if let primary = parts.first(where: { $0.type == "pitm" }).flatMap({ item(reader, $0) }),
            let table = inside.first(where: { $0.type == "ipma" }),
            let numbers = associations(reader, table, of: primary)
        {
            own = numbers.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
        }
        // A picture that is put together from tiles has their sizes among its properties as well; its own is the largest.
        let sizes = own.filter { $0.type == "ispe" }.compactMap { box in
            ByteReader.size(
                width: reader.big(4, at: box.content.lowerBound + 4),
                height: reader.big(4, at: box.content.lowerBound + 8))
        }
        guard let size = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return nil }
        let turn = own.first { $0.type == "irot" }.flatMap { reader.big(1, at: $0.content.lowerBound) } ?? 0
        return turn & 1 == 1 ? size.turned : size
    }

    private struct Box {
        let type: String
        let content: Range<Int>
    }

    private static func boxes(_ reader: ByteReader, in range: Range<Int>) -> [Box] {
        var boxes: [Box] = []
        var place = range.lowerBound
        while place + 8 <= range.upperBound, let length = reader.big(4, at: place) {
            var start = place + 8
            var end = length == 0 ? range.upperBound : place + length
            if length == 1 {
                guard let long = reader.big(8, at: place + 8), long >= 16, long <= range.upperBound - place else {
                    break
                }
                start = place + 16
                end = place + long
            }
            guard end >= start, end <= range.upperBound else { break }
            let type = String(decoding: reader.bytes[place + 4..<place + 8], as: UTF8.self)
            boxes.append(Box(type: type, content: start..<end))
            place = end
        }
        return boxes
    }

    /// The number of the item that is the picture.
    private static func item(_ reader: ByteReader, _ box: Box) -> Int? {
        let place = box.content.lowerBound
        guard let version = reader.big(1, at: place) else { return nil }
        return reader.big(version == 0 ? 2 : 4, at: place + 4)
    }

    /// The numbers, from 1 up, of an item's properties.
    private static func associations(_ reader: ByteReader, _ box: Box, of item: Int) -> [Int]? {
        var place = box.content.lowerBound
        guard let head = reader.big(4, at: place), let entries = reader.big(4, at: place + 4) else { return nil }
        let idLength = head >> 24 == 0 ? 2 : 4
        let isWide = head & 1 == 1
        place += 8
        for _ in 0..<min(entries, box.content.count) {
            guard let id = reader.big(idLength, at: place), let count = reader.big(1, at: place + idLength) else {
                return nil
            }
            place += idLength + 1
            if id == item {
                // The first bit says that the property must be understood.
                return (0..<count).compactMap { index in
                    isWide
                        ? reader.big(2, at: place + index * 2).map { $0 & 0x7FFF }
                        : reader.big(1, at: place + index).map { $0 & 0x7F }
                }
            }
            place += count * (isWide ? 2 : 1)
        }
        return nil
    }
}

extension Range<Int> {
    /// The range without its first numbers.
    fileprivate func dropFirst(_ count: Int) -> Range<Int> {
        Swift.min(lowerBound + count, upperBound)..<upperBound
    }
}
