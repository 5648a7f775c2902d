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
        /// `.underline()`; `false` in `isOn` takes one of the surroundings away.
        var underline: Line?
        var strikethrough: Line?

        init(_ string: String) {
            self.string = string
        }

        /// A line under or through words.
        struct Line {
            var isOn = true
            var pattern = TextDecoration.Pattern.solid
            /// `nil` for what the words are painted with.
            var color: ColorValue?

            /// The line in its surroundings; `nil` where there is none.
            func resolved(in environment: EnvironmentValues) -> TextDecoration? {
                isOn ? TextDecoration(pattern: pattern, color: color?.resolved(in: environment)) : nil
            }
        }

        /// How the run is drawn, where it differs from the rest of the text.
        func look(in environment: EnvironmentValues) -> TextLook {
            TextLook(
                style: style?.resolved(in: environment),
                underline: underline.map { $0.resolved(in: environment) } ?? environment.values.underline,
                strikethrough: strikethrough.map { $0.resolved(in: environment) } ?? environment.values.strikethrough)
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
        var looks = pieces.map { $0.look(in: environment) }
        if looks.allSatisfy(\.isPlain) { looks = [] }
        return .text(TextContent(prepared, style: StyleValue.level(0).resolved(in: environment), looks: looks))
    }
}
