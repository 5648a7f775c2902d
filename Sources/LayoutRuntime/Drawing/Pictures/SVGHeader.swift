/// An SVG's size stands in the attributes of its outermost element: `width` and `height`, or else the `viewBox`.
enum SVGHeader {
    static func size(_ bytes: [UInt8]) -> Size? {
        guard let size = writtenSize(bytes), size.width.isFinite, size.height.isFinite else { return nil }
        return size
    }

    private static func writtenSize(_ bytes: [UInt8]) -> Size? {
        guard let attributes = attributes(bytes) else { return nil }
        let box = attributes["viewBox"].map(numbers) ?? []
        let width = attributes["width"].flatMap(points)
        let height = attributes["height"].flatMap(points)
        guard box.count == 4, box[2] > 0, box[3] > 0 else {
            guard let width, let height else { return nil }
            return Size(width: width, height: height)
        }
        // One side alone keeps the box's ratio.
        let ratio = box[2] / box[3]
        if let width { return Size(width: width, height: height ?? width / ratio) }
        if let height { return Size(width: height * ratio, height: height) }
        return Size(width: box[2], height: box[3])
    }

    /// The attributes of the first element, which has to be `svg`. Comments and declarations may stand before it.
    private static func attributes(_ bytes: [UInt8]) -> [String: String]? {
        // The element comes early; what is not text at all is not read to its end.
        let head = bytes.prefix(1 << 16)
        var place = head.startIndex
        while let open = head[place...].firstIndex(of: UInt8(ascii: "<")), open + 1 < head.endIndex {
            let rest = head[open...]
            if rest.starts(with: Array("<!--".utf8)) {
                guard let end = end(of: "-->", in: rest) else { return nil }
                place = end
            } else if rest[open + 1] == UInt8(ascii: "!") || rest[open + 1] == UInt8(ascii: "?") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
                place = end + 1
            } else {
                let name = Array("<svg".utf8)
                guard rest.starts(with: name), let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
                return pairs(String(decoding: rest[(open + name.count)..<end], as: UTF8.self))
            }
        }
        return nil
    }

    private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let mark = Array(mark.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: mark) }.map { $0 + mark.count }
    }

    private static func pairs(_ text: String) -> [String: String] {
        var pairs: [String: String] = [:]
        var rest = Substring(text)
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split { $0.isWhitespace }.last.map(String.init) ?? ""
            rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return pairs }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { return pairs }
            pairs[name] = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
        return pairs
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }

    /// A length in points, which are SVG's own units; nil for a part of something (`100%`).
    private static func points(_ text: String) -> Double? {
        let trimmed = text.filter { !$0.isWhitespace }
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
            // Nothing around a picture says how large letters are, so they are as large as usual.
            ("rem", 16), ("em", 16), ("ex", 8), ("", 1),
        ]
        for (unit, factor) in units where trimmed.hasSuffix(unit) {
            if let value = Double(trimmed.dropLast(unit.count)), value > 0, value.isFinite { return value * factor }
        }
        return nil
    }
}
