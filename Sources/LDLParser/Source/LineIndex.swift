/// A place in a file as people and editors count it.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in the unit that was asked for.
    public var column: Int

    /// Makes a position; both numbers count from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders positions by line, then by column.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// What one column counts.
public enum ColumnUnit: Sendable {
    /// UTF-8 code units.
    case bytes
    /// Unicode scalars, which is what diagnostics print; an invalid byte is one character.
    case characters
    /// UTF-16 code units, the default of the language server protocol.
    case utf16
}

/// The starts of a file's lines, and every conversion between offsets and lines with columns.
///
/// LF, CR LF and a lone CR end a line. No conversion traps: an offset or a position outside the file is moved
/// to the nearest place inside.
public struct LineIndex: Sendable {
    /// The offset of the first byte of each line; the first is 0, so there is always at least one line.
    public let lineStarts: [UInt32]
    /// The number of bytes in the file.
    private let length: UInt32

    /// Finds the lines of some bytes.
    public init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                // Eight bytes at a time, where none of them is as small as a line's end: subtracting borrows from the
                // highest bit of a byte that was smaller.
                if offset &+ 8 <= bytes.count {
                    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    if (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 == 0 {
                        offset &+= 8
                        continue
                    }
                }
                let byte = bytes[offset]
                offset &+= 1
                if byte == UInt8(ascii: "\n")
                    || byte == UInt8(ascii: "\r") && (offset == bytes.count || bytes[offset] != UInt8(ascii: "\n"))
                {
                    starts.append(UInt32(truncatingIfNeeded: offset))
                }
            }
        }
        lineStarts = starts
        length = UInt32(truncatingIfNeeded: bytes.count)
    }

    /// The number of lines; a line ending at the end of the file begins one more, empty line.
    public var lineCount: Int { lineStarts.count }

    /// The number of the line, from 0, that holds an offset.
    public func line(at offset: UInt32) -> Int {
        // Binary search for the last start that is not beyond the offset.
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line with its line ending.
    ///
    /// - Parameter line: The number of the line, from 0; a line that does not exist gives an empty range.
    public func range(ofLine line: Int) -> SourceRange {
        guard lineStarts.indices.contains(line) else { return SourceRange(at: line < 0 ? 0 : length) }
        let end = lineStarts.indices.contains(line + 1) ? lineStarts[line + 1] : length
        return SourceRange(start: lineStarts[line], end: end)
    }

    /// The bytes of a line without its line ending.
    public func contentRange(ofLine line: Int, in bytes: [UInt8]) -> SourceRange {
        var range = range(ofLine: line)
        while range.end > range.start, let last = bytes.at(range.end - 1),
            last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r")
        {
            range.end -= 1
        }
        return range
    }

    /// The position of an offset.
    ///
    /// - Parameters:
    ///   - offset: A byte offset; one beyond the end is moved to the end.
    ///   - unit: What columns count. In `characters` and `utf16` a byte order mark at the start of the file is
    ///     counted like any other character.
    ///   - bytes: The bytes of the file that the index was made from.
    public func position(at offset: UInt32, unit: ColumnUnit, in bytes: [UInt8]) -> SourcePosition {
        let offset = min(offset, length)
        let line = line(at: offset)
        let start = lineStarts[line]
        var column = 0
        switch unit {
        case .bytes:
            column = Int(offset - start)
        case .characters, .utf16:
            var scalars = ScalarWalk(bytes, from: start, to: length)
            while scalars.offset < offset, let width = scalars.next() {
                // An offset inside a scalar belongs to that scalar.
                if scalars.offset > offset { break }
                column += unit == .utf16 ? width.utf16 : 1
            }
        }
        return SourcePosition(line: line + 1, column: column + 1)
    }

    /// How many columns the bytes of a range take.
    public func columnCount(of range: SourceRange, unit: ColumnUnit, in bytes: [UInt8]) -> Int {
        if unit == .bytes { return Int(range.length) }
        var count = 0
        var scalars = ScalarWalk(bytes, from: range.start, to: range.end)
        while let width = scalars.next() { count += unit == .utf16 ? width.utf16 : 1 }
        return count
    }

    /// The offset of a position; a line or column that does not exist is moved to the nearest that does.
    public func offset(of position: SourcePosition, unit: ColumnUnit, in bytes: [UInt8]) -> UInt32 {
        if position.line < 1 { return 0 }
        if position.line > lineStarts.count { return length }
        let content = contentRange(ofLine: position.line - 1, in: bytes)
        let wanted = max(position.column, 1) - 1
        if unit == .bytes {
            return content.start + UInt32(min(wanted, Int(content.length)))
        }
        var column = 0
        var scalars = ScalarWalk(bytes, from: content.start, to: content.end)
        while column < wanted {
            let before = scalars.offset
            guard let width = scalars.next() else { break }
            column += unit == .utf16 ? width.utf16 : 1
            // A column between two UTF-16 halves is moved before the character.
            if column > wanted { return before }
        }
        return scalars.offset
    }
}
