/// One answer to one offer, at one scale.
///
/// A text that shrinks is set at full size in a box that is larger by as much, and the result is scaled.
struct TextPass {
    /// The measurement, and what is needed to set the lines.
    struct Outcome {
        let measurement: TextMeasurement
        /// The width that lines are broken at, at full size.
        let breakWidth: Double
    }

    let content: CutText
    let options: TextOptions
    let width: Double
    let height: Double
    let scale: Double

    /// An offer as a number: nil, infinity and what is not a number set no limit, and less than nothing is nothing.
    static func limit(_ offer: Double?) -> Double {
        guard let offer, !offer.isNaN else { return .infinity }
        return max(offer, 0)
    }

    /// The answer at full size, or at the largest scale at which nothing is cut off.
    static func fitted(content: CutText, options: TextOptions, width: Double, height: Double) -> Outcome {
        func pass(_ scale: Double) -> Outcome {
            TextPass(content: content, options: options, width: width, height: height, scale: scale).run()
        }
        let full = pass(1)
        guard full.measurement.isTruncated, options.minimumScaleFactor < 1 else { return full }
        // Nothing can be read below a hundredth; it keeps the division of the offer in range.
        var low = max(options.minimumScaleFactor, 0.01)
        var best = pass(low)
        guard !best.measurement.isTruncated else { return best }
        var high = 1.0
        for _ in 0..<16 {
            let middle = (low + high) / 2
            let outcome = pass(middle)
            if outcome.measurement.isTruncated {
                high = middle
            } else {
                low = middle
                best = outcome
            }
        }
        return best
    }

    /// The size alone, which is all that a layout asks for, and the heights on offer that it is the answer to.
    static func answer(content: CutText, options: TextOptions, width: Double, height: Double) -> TextAnswer {
        guard !(options.minimumScaleFactor < 1) else {
            let measurement = fitted(content: content, options: options, width: width, height: height).measurement
            let size = Size(width: measurement.width, height: measurement.height)
            // At another width it may shrink by another factor.
            return TextAnswer(size: size, minWidth: width, minHeight: size.height, maxHeight: height)
        }
        let pass = TextPass(content: content, options: options, width: width, height: height, scale: 1)
        let lines = pass.lines()
        let size = pass.size(of: lines)
        // The first line is kept whatever the height; a line that was left out needs as much as to end inside.
        return TextAnswer(
            size: size, minWidth: max(size.width, lines.narrowest),
            minHeight: lines.drawn.count == 1 ? -.infinity : size.height,
            maxHeight: lines.missing - 2 * PixelGrid.tolerance)
    }

    func run() -> Outcome {
        let lines = lines()
        return Outcome(measurement: measurement(of: lines), breakWidth: width / scale)
    }

    /// What the walk over the lines has found, at full size.
    private struct Lines {
        let drawn: LineStack
        /// With those that are kept free below.
        let reserved: LineStack
        let widest: Double
        let isTruncated: Bool
        /// Where the first line would end that was left out for its height; infinite where none was.
        let missing: Double
        /// The least width at which the words stay on their lines, as far as they would have room.
        let narrowest: Double
    }

    /// Walks the lines until they end, or the line limit or the height does.
    @inline(__always)
    private func lines() -> Lines {
        let pieces = content.pieces
        defer { withExtendedLifetime(content) {} }
        let breakWidth = width / scale
        let heightLimit = height / scale + PixelGrid.tolerance
        let spacing = options.lineSpacing > 0 ? min(options.lineSpacing, 1e9) : 0
        let limit = options.lineLimit
        let mostLines = max(limit.maximum ?? .max, 1)
        var walker = LineWalker(pieces, width: breakWidth, avoidsOrphans: options.avoidsOrphans)
        var lines = LineStack(spacing: spacing)
        var widest = 0.0
        var beforeLast = 0.0
        var lastStart = 0
        var isTruncated = false
        var missing = Double.infinity
        // Most texts have one font, which need not be looked up for each line.
        let uniform = content.uniformMetrics
        while let line = walker.next() {
            let metrics = uniform ?? content.metrics(from: line.start, to: line.end)
            let bottom = lines.bottom(adding: metrics)
            guard lines.count == 0 || (lines.count < mostLines && bottom <= heightLimit) else {
                isTruncated = true
                if lines.count < mostLines { missing = bottom }
                break
            }
            lines.add(metrics)
            lastStart = line.start
            beforeLast = widest
            widest = max(widest, line.usedWidth)
        }
        let drawn = lines
        if isTruncated {
            let cut = Truncation(content, pieces, width: breakWidth)
                .width(from: lastStart, mode: options.truncationMode)
            widest = max(beforeLast, min(cut, breakWidth))
        }
        while lines.count < min(limit.minimum, 100_000) {
            lines.add(content.metrics(from: lastStart, to: lastStart))
        }
        return Lines(
            drawn: drawn, reserved: lines, widest: widest, isTruncated: isTruncated, missing: missing,
            narrowest: walker.narrowest)
    }

    @inline(__always)
    private func size(of lines: Lines) -> Size {
        let grid = PixelGrid(options.pixelLength)
        let natural = lines.widest * scale
        var taken = grid.up(natural)
        if taken > width {
            // Rounding up must not take more than was offered; a character that does not fit may, unless nothing was.
            taken = natural > width + PixelGrid.tolerance && width > 0 ? taken : width
        }
        return Size(width: taken, height: grid.up(lines.reserved.bottom * scale))
    }

    private func measurement(of lines: Lines) -> TextMeasurement {
        let grid = PixelGrid(options.pixelLength)
        let size = size(of: lines)
        let drawn = lines.drawn
        let first = grid.nearest(drawn.firstBaseline * scale)
        let distance = (drawn.lastBaseline - drawn.firstBaseline) * scale
        return TextMeasurement(
            width: size.width, height: size.height, lineCount: drawn.count, firstBaseline: first,
            lastBaseline: grid.up(first + distance), isTruncated: lines.isTruncated, scale: scale)
    }
}

/// Lines on top of each other.
struct LineStack {
    private(set) var count = 0
    private(set) var bottom = 0.0
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0
    /// The distance that the next line keeps.
    private var gap = 0.0
    private let spacing: Double

    init(spacing: Double) {
        self.spacing = spacing
    }

    /// Where the lines would end with one more. The leading is between lines only, not under the last.
    func bottom(adding metrics: FontMetrics) -> Double {
        bottom + gap + metrics.lineHeight
    }

    mutating func add(_ metrics: FontMetrics) {
        let top = bottom + gap
        lastBaseline = top + metrics.ascender
        if count == 0 {
            firstBaseline = lastBaseline
        }
        bottom = top + metrics.lineHeight
        gap = metrics.leading + spacing
        count += 1
    }
}
