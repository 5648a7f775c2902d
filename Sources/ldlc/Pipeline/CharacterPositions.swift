import LDLParser

/// Lines and columns (in characters, from 1) of many places in a file.
///
/// A column is counted from the start of its line. In a file that is one line of megabytes that would be a walk over the
/// whole file for every place, so the columns at regular steps of a long line are counted once and kept.
final class CharacterPositions {
    private let file: SourceFile
    /// For the long line with that number: the column, from 0, at each step from its start.
    private var checkpoints: [Int: [Int]] = [:]
    private static let step: UInt32 = 512

    init(_ file: SourceFile) {
        self.file = file
    }

    /// The position of an offset; one beyond the end is moved to the end.
    func position(at offset: UInt32) -> SourcePosition {
        let index = file.lineIndex
        let offset = min(offset, file.length)
        let line = index.line(at: offset)
        let start = index.range(ofLine: line).start
        if offset - start <= Self.step { return file.position(at: offset) }
        let columns = checkpoints[line] ?? countColumns(ofLine: line)
        let number = min(Int((offset - start) / Self.step), columns.count - 1)
        guard number >= 0 else { return file.position(at: offset) }
        let from = wholeCharacter(at: start + UInt32(number) * Self.step, notBefore: start)
        // An offset inside a character belongs to that character.
        let to = wholeCharacter(at: offset, notBefore: from)
        let rest = index.columnCount(
            of: SourceRange(start: from, end: to), unit: .characters, in: file.bytes)
        return SourcePosition(line: line + 1, column: columns[number] + rest + 1)
    }

    private func countColumns(ofLine line: Int) -> [Int] {
        let range = file.lineIndex.range(ofLine: line)
        var columns = [0]
        var from = range.start
        var next = range.start + Self.step
        while next < range.end {
            let to = wholeCharacter(at: next, notBefore: from)
            let count = file.lineIndex.columnCount(
                of: SourceRange(start: from, end: to), unit: .characters, in: file.bytes)
            columns.append((columns.last ?? 0) + count)
            from = to
            next += Self.step
        }
        checkpoints[line] = columns
        return columns
    }

    /// The start of the character that a byte belongs to. Bytes that continue no character stand for themselves.
    private func wholeCharacter(at offset: UInt32, notBefore limit: UInt32) -> UInt32 {
        var start = offset
        while start > limit, offset - start < 3, start < file.length, file.bytes[Int(start)] & 0xC0 == 0x80 {
            start -= 1
        }
        if start == offset { return offset }
        let character = SourceRange(start: start, end: offset)
        // A lead byte and its continuation so far count as one column only if they are one character.
        let whole = SourceRange(start: start, end: min(file.length, start + length(ofLead: file.bytes[Int(start)])))
        let isOne = file.lineIndex.columnCount(of: whole, unit: .characters, in: file.bytes) == 1
        return isOne && whole.end > character.end ? start : offset
    }

    private func length(ofLead byte: UInt8) -> UInt32 {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
