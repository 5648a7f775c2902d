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

        /// Whether something has been said of its font.
        var hasFont: Bool {
            font != nil || weight != nil || isBold != nil || isItalic != nil || design != nil || isMonospaced != nil
                || hasMonospacedDigits || tracking != nil
        }

        /// Whether something has been said of how it is painted.
        var hasLook: Bool { style != nil || underline != nil || strikethrough != nil }

        /// The font in its surroundings, with its numbers.
        func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
            var resolved = font(in: environment).resolved(for: environment.values.dynamicTypeSize)
            resolved.tracking = tracking ?? environment.values.tracking
            return resolved
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

    /// Bytes of the words.
    var length: Int {
        var length = 0
        for index in pieces.indices { length += pieces[index].string.utf8.count }
        return length
    }

    /// The text with a change on every piece that does not have one already.
    func changed(_ change: (inout Piece) -> Void) -> TextValue {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index]) }
        return text
    }

    /// The element of the layout tree, in its surroundings.
    ///
    /// - Parameter fonts: The fonts of the run's texts.
    func element(in environment: EnvironmentValues, fonts: TextFonts) -> LayoutElement {
        guard pieces.count == 1 else { return mixedElement(in: environment, fonts) }
        let piece = pieces[0]
        let style = StyleValue.foreground(0, in: environment)
        let prepared = PreparedText(
            environment.cased(piece.string), font: fonts.font(of: piece, in: environment),
            options: environment.textOptions)
        var looks: [TextLook] = []
        if piece.hasLook || environment.hasTextLines {
            let look = piece.look(in: environment)
            if !look.isPlain { looks = [look] }
        }
        return .text(TextContent(prepared, style: style, looks: looks))
    }

    private func mixedElement(in environment: EnvironmentValues, _ fonts: TextFonts) -> LayoutElement {
        let runs = pieces.map { piece in
            (string: environment.cased(piece.string), font: fonts.font(of: piece, in: environment))
        }
        let prepared = PreparedText(runs: runs, options: environment.textOptions)
        var looks = pieces.map { $0.look(in: environment) }
        if looks.allSatisfy(\.isPlain) { looks = [] }
        return .text(TextContent(prepared, style: StyleValue.foreground(0, in: environment), looks: looks))
    }
}

/// The fonts of a run's texts: thousands of texts are set in a few.
final class TextFonts {
    /// The surroundings in which a text was last asked for that names no font, and the font they gave it.
    private var last: (environment: EnvironmentValues, font: PreparedFont)?
    /// The fonts met last, the newest at the end.
    private var recent: [PreparedFont] = []

    private static let most = 8

    /// The font of a run of words in its surroundings.
    func font(of piece: TextValue.Piece, in environment: EnvironmentValues) -> PreparedFont {
        if piece.hasFont { return known(piece.resolvedFont(in: environment)) }
        if let last, last.environment.isSame(as: environment) { return last.font }
        let font = known(environment.textFont)
        last = (environment, font)
        return font
    }

    private func known(_ font: ResolvedFont) -> PreparedFont {
        if let known = recent.last(where: { $0.font == font }) { return known }
        if recent.count == Self.most { recent.removeFirst() }
        let made = PreparedFont(font)
        recent.append(made)
        return made
    }
}
