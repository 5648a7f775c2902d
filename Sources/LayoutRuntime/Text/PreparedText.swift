/// A text that is ready to be measured: its characters have widths and its words are known.
///
/// Preparing costs a walk over the characters. After that a proposal is answered by walking the words, without
/// allocating, and in constant time when the text is offered as much as it needs.
public final class PreparedText: Sendable {
    /// The characters of all runs together.
    public let string: String
    /// What the surroundings say.
    public let options: TextOptions
    /// The answer to a proposal that says nothing: one line for each paragraph (as far as the line limit allows).
    public let ideal: TextMeasurement

    let content: CutText

    /// Cuts a text in one or several fonts into words.
    public convenience init(runs: [TextRun], options: TextOptions, measurer: any TextMeasurer) {
        // The usual measurers are named, so that the compiler makes a walk for each without dynamic dispatch.
        if let system = measurer as? SystemTextMeasurer {
            self.init(content: .cut(runs, measurer: system), options: options)
        } else if let fixed = measurer as? FixedWidthMeasurer {
            self.init(content: .cut(runs, measurer: fixed), options: options)
        } else {
            self.init(content: .cut(runs, any: measurer), options: options)
        }
    }

    /// Cuts a text in one font into words.
    public convenience init(
        _ string: String, font: ResolvedFont = Font.body.resolved(), options: TextOptions = TextOptions(),
        measurer: any TextMeasurer = SystemTextMeasurer()
    ) {
        self.init(runs: [TextRun(string, font: font)], options: options, measurer: measurer)
    }

    init(content: CutText, options: TextOptions) {
        self.content = content
        self.string = content.string
        self.options = options
        let pass = TextPass(content: content, options: options, width: .infinity, height: .infinity, scale: 1)
        self.ideal = pass.run().measurement
    }

    /// The same text in other surroundings; the words are not cut again.
    public func with(options: TextOptions) -> PreparedText {
        options == self.options ? self : PreparedText(content: content, options: options)
    }

    /// What the text answers to an offer.
    ///
    /// - Parameters:
    ///   - width: The width on offer in points; nil and infinity set no limit. A negative number counts as 0.
    ///   - height: The height on offer in points; likewise. At least one line is always kept.
    /// - Returns: The size taken, never wider than the offer unless a single character does not fit.
    public func measure(width: Double?, height: Double?) -> TextMeasurement {
        let width = TextPass.limit(width)
        let height = TextPass.limit(height)
        if width >= ideal.width, height >= ideal.height, !ideal.isTruncated {
            return ideal
        }
        return TextPass.fitted(content: content, options: options, width: width, height: height).measurement
    }

    /// The size alone of what ``measure(width:height:)`` answers, and the offers that it is the answer to.
    func answer(width: Double, height: Double) -> TextAnswer {
        var answer = TextPass.answer(
            content: content, options: options, width: TextPass.limit(width), height: TextPass.limit(height))
        // Less width does as long as the widest line has room.
        answer.minWidth = min(answer.minWidth, width)
        answer.maxWidth = width
        answer.minHeight = min(answer.minHeight, height)
        answer.maxHeight = max(answer.maxHeight, height)
        return answer
    }

    /// The lines that are drawn for an offer; the same words that ``measure(width:height:)`` counted.
    public func lines(width: Double?, height: Double?) -> [TextLine] {
        let pass = TextPass.fitted(
            content: content, options: options, width: TextPass.limit(width), height: TextPass.limit(height))
        return LineSetter(content: content, options: options, outcome: pass).lines()
    }

    /// The font that a run (the number in a ``TextFragment``) is set in; nil for a run that the text does not have.
    public func font(ofRun run: Int) -> ResolvedFont? {
        content.runs.indices.contains(run) ? content.runs[run].font : nil
    }

    /// What the distances to the neighbours depend on.
    public var spacing: TextSpacingMetrics {
        let isUniform = content.runs.count == 1
        return TextSpacingMetrics(
            first: content.metrics(from: 0, to: isUniform ? 0 : content.firstLineEnd),
            last: content.metrics(from: isUniform ? 0 : content.lastLineStart, to: content.clusterCount),
            pixelLength: options.pixelLength)
    }
}
