/// A font of the system's that several texts are set in: what measuring looks up for it is looked up once.
public final class PreparedFont: Sendable {
    /// The font with its numbers.
    public let font: ResolvedFont
    let face: SystemFace
    /// A stretch in the font, without its end.
    let run: CutText.Run

    /// Looks up what measuring needs to know of a font.
    public init(_ font: ResolvedFont) {
        let face = SystemTextMeasurer().face(for: font)
        self.font = font
        self.face = face
        run = CutText.Run(end: 0, font: font, face: face)
    }
}

extension PreparedText {
    /// Cuts a text in one font into words.
    public convenience init(_ string: String, font: PreparedFont, options: TextOptions) {
        var cutter = TextCutter(capacity: string.utf8.count)
        cutter.append(string, in: font)
        self.init(content: cutter.finish(), options: options)
    }

    /// Cuts a text in several fonts into words.
    public convenience init(runs: [(string: String, font: PreparedFont)], options: TextOptions) {
        var cutter = TextCutter(capacity: runs.reduce(0) { $0 + $1.string.utf8.count })
        for run in runs { cutter.append(run.string, in: run.font) }
        // A text without a run is an empty one in the body font.
        if runs.isEmpty { cutter.append("", in: PreparedFont(Font.body.resolved())) }
        self.init(content: cutter.finish(), options: options)
    }
}
