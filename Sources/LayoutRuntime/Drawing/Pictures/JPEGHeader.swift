/// A JPEG is a row of segments; the size stands in the one that begins a frame, and the way the camera was held in one
/// before it.
enum JPEGHeader {
    static func size(_ reader: ByteReader) -> Size? {
        var place = 2
        var isTurned = false
        while reader.has([0xFF], at: place), let marker = reader.big(1, at: place + 1) {
            switch marker {
            case 0xFF:
                place += 1
            case 0x01, 0xD0...0xD8:
                place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                let size = ByteReader.size(width: reader.big(2, at: place + 7), height: reader.big(2, at: place + 5))
                return isTurned ? size?.turned : size
            default:
                guard let length = reader.big(2, at: place + 2), length >= 2 else { return nil }
                if marker == 0xE1 { isTurned = isTurned || isQuarterTurn(reader, segment: place + 4) }
                place += 2 + length
            }
        }
        return nil
    }

    /// Whether the Exif data say that the picture is shown lying on its side: orientations 5 to 8.
    private static func isQuarterTurn(_ reader: ByteReader, segment: Int) -> Bool {
        guard reader.has("Exif", at: segment) else { return false }
        let start = segment + 6
        let isLittle = reader.has("II", at: start)
        func number(_ count: Int, _ place: Int) -> Int? {
            isLittle ? reader.little(count, at: place) : reader.big(count, at: place)
        }
        guard let offset = number(4, start + 4), let entries = number(2, start + offset) else { return false }
        for entry in 0..<entries {
            let place = start + offset + 2 + entry * 12
            guard let tag = number(2, place) else { return false }
            if tag == 0x0112 { return (5...8).contains(number(2, place + 8) ?? 1) }
        }
        return false
    }
}
