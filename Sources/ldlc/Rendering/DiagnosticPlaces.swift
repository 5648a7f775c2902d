import LDLParser

/// The files of a module by number, and the places of spans in them.
struct DiagnosticPlaces {
    let files: [SourceFile]
    private let positions: [CharacterPositions]

    init(files: [SourceFile]) {
        self.files = files
        positions = files.map(CharacterPositions.init)
    }

    /// The file with a number; nil for a number that no file has.
    func file(_ id: FileID) -> SourceFile? {
        files.indices.contains(Int(id.rawValue)) ? files[Int(id.rawValue)] : nil
    }

    /// A span in words: the file's name, and the lines and columns (in characters, from 1) of its two ends.
    struct Place {
        var name: String
        var start: SourcePosition
        var end: SourcePosition

        /// `card.ldl:3:10`.
        var text: String { "\(TerminalText.escaped(name)):\(start.line):\(start.column)" }
    }

    /// The place of a span; the start of a file without a name for a span in no file.
    func place(of span: SourceSpan) -> Place {
        guard let file = file(span.file) else {
            let start = SourcePosition(line: 1, column: 1)
            return Place(name: "<unknown>", start: start, end: start)
        }
        let positions = positions[Int(span.file.rawValue)]
        return Place(
            name: file.name, start: positions.position(at: span.range.start),
            end: positions.position(at: span.range.end))
    }
}
