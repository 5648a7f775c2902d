/// The size of a picture, read from the first bytes of its file: PNG, JPEG, GIF and WebP.
public enum ImageHeader {
    /// Width and height in pixels; `nil` for bytes that are none of these or end too early.
    public static func pixelSize(of bytes: [UInt8]) -> Size? {
        let reader = Reader(bytes: bytes)
        if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            return reader.size(width: reader.big(4, at: 16), height: reader.big(4, at: 20))
        }
        if reader.has(Array("GIF8".utf8), at: 0) {
            return reader.size(width: reader.little(2, at: 6), height: reader.little(2, at: 8))
        }
        if reader.has([0xFF, 0xD8], at: 0) { return jpeg(reader) }
        if reader.has(Array("RIFF".utf8), at: 0), reader.has(Array("WEBP".utf8), at: 8) { return webP(reader) }
        return nil
    }

    /// A JPEG is a row of segments; the size stands in the one that begins a frame.
    private static func jpeg(_ reader: Reader) -> Size? {
        var place = 2
        while reader.has([0xFF], at: place), let marker = reader.big(1, at: place + 1) {
            switch marker {
            case 0xFF:
                place += 1
            case 0x01, 0xD0...0xD8:
                place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return reader.size(width: reader.big(2, at: place + 7), height: reader.big(2, at: place + 5))
            default:
                guard let length = reader.big(2, at: place + 2), length >= 2 else { return nil }
                place += 2 + length
            }
        }
        return nil
    }

    /// A WebP's first chunk is lossy, lossless or extended, and each keeps the size in its own way.
    private static func webP(_ reader: Reader) -> Size? {
        if reader.has(Array("VP8X".utf8), at: 12) {
            return reader.size(
                width: reader.little(3, at: 24).map { $0 + 1 }, height: reader.little(3, at: 27).map { $0 + 1 })
        }
        if reader.has(Array("VP8L".utf8), at: 12), let bits = reader.little(4, at: 21) {
            return reader.size(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        }
        if reader.has(Array("VP8 ".utf8), at: 12), reader.has([0x9D, 0x01, 0x2A], at: 23) {
            return reader.size(
                width: reader.little(2, at: 26).map { $0 & 0x3FFF },
                height: reader.little(2, at: 28).map { $0 & 0x3FFF })
        }
        return nil
    }

    private struct Reader {
        let bytes: [UInt8]

        func has(_ expected: [UInt8], at place: Int) -> Bool {
            place + expected.count <= bytes.count && bytes[place..<place + expected.count].elementsEqual(expected)
        }

        /// A number of so many bytes, the most significant first.
        func big(_ count: Int, at place: Int) -> Int? {
            guard place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
        }

        /// A number of so many bytes, the least significant first.
        func little(_ count: Int, at place: Int) -> Int? {
            guard place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }

        func size(width: Int?, height: Int?) -> Size? {
            guard let width, let height, width > 0, height > 0 else { return nil }
            return Size(width: Double(width), height: Double(height))
        }
    }
}
