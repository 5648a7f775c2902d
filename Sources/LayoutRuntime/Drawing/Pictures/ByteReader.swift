/// Reads numbers from the bytes of a picture's file; a place outside of them has none.
struct ByteReader {
    let bytes: [UInt8]

    func has(_ expected: [UInt8], at place: Int) -> Bool {
        place >= 0 && place <= bytes.count - expected.count
            && bytes[place..<place + expected.count].elementsEqual(expected)
    }

    func has(_ text: StaticString, at place: Int) -> Bool {
        has(text.withUTF8Buffer { Array($0) }, at: place)
    }

    /// A number of so many bytes, the most significant first.
    func big(_ count: Int, at place: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number of so many bytes, the least significant first.
    func little(_ count: Int, at place: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// nil for a side that is not known or is nothing.
    static func size(width: Int?, height: Int?) -> Size? {
        guard let width, let height, width > 0, height > 0 else { return nil }
        return Size(width: Double(width), height: Double(height))
    }
}

extension Size {
    /// Width and height exchanged: what a quarter turn makes of a picture.
    var turned: Size { Size(width: height, height: width) }
}
