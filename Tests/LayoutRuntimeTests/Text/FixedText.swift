import LayoutRuntime

/// A text whose characters are all 10 wide, on lines 20 high: sizes can be counted.
func fixedText(
    _ string: String, lines: LineLimit = .unlimited, mode: TextTruncationMode = .tail, scale: Double = 1,
    spacing: Double = 0, alignment: TextAlignment = .leading, avoidsOrphans: Bool = false
) -> PreparedText {
    let options = TextOptions(
        lineLimit: lines, truncationMode: mode, minimumScaleFactor: scale, lineSpacing: spacing, alignment: alignment,
        avoidsOrphans: avoidsOrphans, pixelLength: 1)
    return PreparedText(
        string, options: options, measurer: FixedWidthMeasurer(characterWidth: 10, lineHeight: 20))
}

extension PreparedText {
    /// The lines for an offer, as they read.
    func read(width: Double?, height: Double? = nil) -> [String] {
        lines(width: width, height: height).map(\.text)
    }
}

extension TextMeasurement {
    /// Width and height as one word.
    var size: String {
        func number(_ value: Double) -> String {
            let hundredths = (value * 100).rounded() / 100
            return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
        }
        return "\(number(width)) x \(number(height))"
    }
}
