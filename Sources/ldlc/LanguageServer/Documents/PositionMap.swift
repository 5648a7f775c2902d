import LDLParser

/// Turns the protocol's lines and characters, which count from 0, into byte offsets and back.
struct PositionMap {
    let bytes: [UInt8]
    let lines: LineIndex
    /// What a character is: agreed on with the client.
    let unit: ColumnUnit

    init(_ file: SourceFile, unit: ColumnUnit) {
        bytes = file.bytes
        lines = file.lineIndex
        self.unit = unit
    }

    init(_ document: Document, unit: ColumnUnit) {
        bytes = document.bytes
        lines = document.lines
        self.unit = unit
    }

    /// The offset of a position; a place outside the text is moved to the nearest inside.
    func offset(of position: JSONValue) -> UInt32? {
        guard let line = position["line"].clampedInteger, let character = position["character"].clampedInteger else {
            return nil
        }
        let place = SourcePosition(
            line: min(max(line, 0), lines.lineCount) + 1, column: min(max(character, 0), bytes.count) + 1)
        return lines.offset(of: place, unit: unit, in: bytes)
    }

    /// The bytes of a range; one that ends before it begins is empty.
    func range(of value: JSONValue) -> SourceRange? {
        guard let start = offset(of: value["start"]), let end = offset(of: value["end"]) else { return nil }
        return SourceRange(start: start, end: end)
    }

    func position(at offset: UInt32) -> JSONValue {
        let place = lines.position(at: offset, unit: unit, in: bytes)
        return ["line": .integer(place.line - 1), "character": .integer(place.column - 1)]
    }

    func range(_ range: SourceRange) -> JSONValue {
        ["start": position(at: range.start), "end": position(at: range.end)]
    }

    func edit(_ range: SourceRange, _ text: String) -> JSONValue {
        ["range": self.range(range), "newText": .string(text)]
    }
}
