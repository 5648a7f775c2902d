/// The bytes of a file while they are read, where they are.
///
/// Any index may be asked for: what lies outside the file is NUL, which ends every loop without a test of its own. It
/// is the one place that reads through the pointer, and no read lies outside `0..<count`. Valid as long as the array
/// is, that is, within the call of `withUnsafeBufferPointer` that gave the buffer.
struct SourceBytes {
    private let buffer: UnsafeBufferPointer<UInt8>
    /// The number of bytes of the file.
    let count: Int

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        self.buffer = buffer
        count = buffer.count
    }

    /// A byte, or NUL outside the file.
    @inline(__always)
    subscript(index: Int) -> UInt8 {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? buffer[index] : 0
    }

    /// The bytes of a range that lies in the file.
    subscript(range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = min(max(range.lowerBound, 0), count)
        return buffer[start..<min(max(range.upperBound, start), count)]
    }

    /// Eight bytes, the first one lowest, with NULs for those outside the file.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        if index >= 0, index &+ 8 <= count {
            return UInt64(
                littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        return lastWord(at: index)
    }

    @inline(never)
    private func lastWord(at index: Int) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<8 { word |= UInt64(self[index &+ offset]) << UInt64(8 * offset) }
        return word
    }

    /// The text of a range, with U+FFFD for what is not UTF-8.
    func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

/// Eight bytes at a time: questions about the bytes of a word, answered by the highest bit of each.
enum ByteWord {
    @inline(__always)
    static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    static let high: UInt64 = 0x8080_8080_8080_8080

    /// The bytes that are letters, digits and underscores of ASCII.
    @inline(__always)
    static func names(_ word: UInt64) -> UInt64 {
        // With seven bits a byte no sum reaches the next byte.
        let low = word & ~high
        let lower = low | repeating(0x20)
        let letters = (lower &+ repeating(0x80 - 0x61)) & ~(lower &+ repeating(0x7F - 0x7A))
        let digits = (low &+ repeating(0x80 - 0x30)) & ~(low &+ repeating(0x7F - 0x39))
        let underscores = ~((low ^ repeating(0x5F)) &+ repeating(0x7F))
        return (letters | digits | underscores) & ~word & high
    }

    /// Quotes, backslashes and what is less than 0x0E; beyond the first of them there may be more than there are.
    @inline(__always)
    static func stringStops(_ word: UInt64) -> UInt64 {
        let quotes = word ^ repeating(0x22)
        let backslashes = word ^ repeating(0x5C)
        let found =
            (quotes &- repeating(1)) & ~quotes | (backslashes &- repeating(1)) & ~backslashes
            | (word &- repeating(0x0E)) & ~word
        return found & high
    }
}
