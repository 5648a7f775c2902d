import TestSupport
import Testing

@testable import LayoutRuntime

/// What a layout remembers of a text: a size, and the offers that it is the answer to.
@Suite("Remembered answers of texts") struct TextAnswerTests {
    static let strings = [
        "Seattle", "", " ", "To Kyoto", "A line of words that ends with a word alone", "one\ntwo words\n\nfour",
        "a bbbbbbbbbbbbbbbbbbbbb c", "hyphen-ated-words and/or slashes", "tab\tulated", "Füße und Bäume",
        "trailing blanks   ", "👩‍👩‍👧 family 東京タワー and more",
    ]
    static let options = [
        TextOptions(), TextOptions(lineLimit: .atMost(2)), TextOptions(lineLimit: .reserving(3)),
        TextOptions(truncationMode: .middle), TextOptions(truncationMode: .head, lineSpacing: 3),
        TextOptions(minimumScaleFactor: 0.5), TextOptions(avoidsOrphans: false, pixelLength: 0),
    ]

    @Test(arguments: strings.indices)
    func `a remembered answer is that of every offer in its range`(index: Int) {
        var random = SplitMix64(seed: UInt64(index) + 1)
        for options in Self.options {
            for measurer in [SystemTextMeasurer(), FixedWidthMeasurer()] as [any TextMeasurer] {
                let text = PreparedText(Self.strings[index], options: options, measurer: measurer)
                for _ in 0..<60 {
                    let width = Double.random(in: 0...1, using: &random) * (text.ideal.width + 20)
                    let height = Double.random(in: 0...120, using: &random)
                    let answer = text.answer(width: width, height: height)
                    #expect(answer.holds(width: width, height: height))
                    #expect(answer.size == size(of: text, width, height))
                    for _ in 0..<8 {
                        let inside = (
                            Self.between(answer.minWidth, answer.maxWidth, &random),
                            Self.between(max(answer.minHeight, 0), min(answer.maxHeight, 1000), &random)
                        )
                        let found = size(of: text, inside.0, inside.1)
                        #expect(answer.size == found, "\(Self.strings[index]), \(width) x \(height), \(inside)")
                    }
                }
            }
        }
    }

    private func size(of text: PreparedText, _ width: Double, _ height: Double) -> Size {
        let measurement = text.measure(width: width, height: height)
        return Size(width: measurement.width, height: measurement.height)
    }

    /// One of the ends, or something between them.
    private static func between(_ low: Double, _ high: Double, _ random: inout SplitMix64) -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: low
        case 1: high
        default: low + (high - low) * Double.random(in: 0...1, using: &random)
        }
    }
}
