extension [UInt8] {
    /// The byte at an offset, or nil outside the array.
    @inline(__always)
    func at(_ offset: UInt32) -> UInt8? {
        let index = Int(offset)
        return index < count ? self[index] : nil
    }
}

/// Steps through UTF-8 one scalar at a time; each byte that is not part of valid UTF-8 is a step of its own.
struct ScalarWalk {
    private let bytes: [UInt8]
    private let end: UInt32
    /// The offset of the next scalar.
    private(set) var offset: UInt32

    init(_ bytes: [UInt8], from start: UInt32, to end: UInt32) {
        self.bytes = bytes
        self.end = Swift.min(end, UInt32(truncatingIfNeeded: bytes.count))
        offset = Swift.min(start, self.end)
    }

    /// Steps over one scalar and gives its value (nil for an invalid byte) and its length in UTF-16.
    mutating func next() -> (value: UInt32?, utf16: Int)? {
        guard offset < end else { return nil }
        guard let (value, length) = decodeScalar(bytes, at: Int(offset)), offset + UInt32(length) <= end else {
            offset += 1
            return (nil, 1)
        }
        offset += UInt32(length)
        return (value, value > 0xFFFF ? 2 : 1)
    }
}

/// The scalar that starts at an index, with its length in bytes; nil where the bytes are not valid UTF-8.
///
/// Overlong forms, surrogates and values beyond U+10FFFF are invalid, as the Unicode standard says.
func decodeScalar(_ bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int)? {
    decodeScalar(at: index, count: bytes.count) { bytes[$0] }
}

/// The same in a file that is being read.
func decodeScalar(_ bytes: SourceBytes, at index: Int) -> (value: UInt32, length: Int)? {
    decodeScalar(at: index, count: bytes.count) { bytes[$0] }
}

@inline(__always)
private func decodeScalar(
    at index: Int, count: Int, _ byte: (Int) -> UInt8
) -> (value: UInt32, length: Int)? {
    guard index >= 0, index < count else { return nil }
    let first = byte(index)
    if first < 0x80 { return (UInt32(first), 1) }
    let length: Int
    var value: UInt32
    let smallest: UInt32
    switch first {
    case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(first & 0x07), 0x10000)
    default: return nil
    }
    guard index + length <= count else { return nil }
    for next in index + 1..<index + length {
        let byte = byte(next)
        guard byte & 0xC0 == 0x80 else { return nil }
        value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
}
