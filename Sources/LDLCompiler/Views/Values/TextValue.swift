import LayoutRuntime

/// Words as the program makes them, with what was put on them before they became a view.
///
/// A change that is nearer to the words wins over one that comes later in the chain, as it is with the surroundings.
struct TextValue {
    /// A run of words with changes of its own.
    struct Piece {
        var string: String
        var font: Font?
        var weight: Font.Weight?
        var isBold: Bool?
        var isItalic: Bool?
        var design: Font.Design?
        var isMonospaced: Bool?
        var hasMonospacedDigits = false
        /// Points after each character.
        var tracking: Double?
        var style: StyleValue?

        init(_ string: String) {
            self.string = string
        }

        /// The font in its surroundings.
        func font(in environment: EnvironmentValues) -> Font {
            let values = environment.values
            var result = values.applied(to: font ?? values.font ?? .body)
            if let weight { result = result.weight(weight) }
            if let isBold { result = result.bold(isBold) }
            if let isItalic { result = result.italic(isItalic) }
            if let design { result = result.design(design) }
            if let isMonospaced { result = result.monospaced(isMonospaced) }
            if hasMonospacedDigits { result = result.monospacedDigit() }
            return result
        }
    }

    var pieces: [Piece]

    init(_ string: String) {
        pieces = [Piece(string)]
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The words without their looks.
    var string: String { pieces.map(\.string).joined() }

    /// The text with a change on every piece that does not have one already.
    func changed(_ change: (inout Piece) -> Void) -> TextValue {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index]) }
        return text
    }

    /// The element of the layout tree, in its surroundings.
    func element(in environment: EnvironmentValues) -> LayoutElement {
        let values = environment.values
        let runs = pieces.map { piece in
            var string = piece.string
            if let isUppercase = values.isUppercase { string = isUppercase ? string.uppercased() : string.lowercased() }
            var font = piece.font(in: environment).resolved(for: values.dynamicTypeSize)
            font.tracking = piece.tracking ?? values.tracking
            return TextRun(string, font: font)
        }
        let prepared = PreparedText(runs: runs, options: values.text, measurer: SystemTextMeasurer())
        let style = pieces.lazy.compactMap(\.style).first ?? .level(0)
        return .text(TextContent(prepared, style: style.resolved(in: environment)))
    }
}
