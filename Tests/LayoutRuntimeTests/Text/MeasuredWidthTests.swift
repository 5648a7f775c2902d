import LayoutRuntime
import Testing

/// Widths against what devices were published to have measured.
@Suite("Measured widths")
struct MeasuredWidthTests {
    /// The width before it is rounded.
    private func width(_ row: PublishedMeasurement) -> Double {
        let font = ResolvedFont(size: row.size, weight: Font.Weight(row.weight))
        return PreparedText(row.text, font: font, options: TextOptions(pixelLength: 0)).ideal.width
    }

    /// Rows of one line that a phone measured.
    private func rows(_ isIncluded: (PublishedMeasurement) -> Bool) -> [PublishedMeasurement] {
        PublishedMeasurement.all.filter { $0.lines == 1 && !$0.isFromAMac && isIncluded($0) }
    }

    @Test func `the file of measurements is read whole`() {
        #expect(PublishedMeasurement.all.count == 141)
    }

    @Test func `every string of the lessons is as wide as on the device`() {
        let lessons = rows { $0.isFromALesson }
        #expect(lessons.count == 8)
        for row in lessons {
            #expect(row.distance(to: width(row)) == 0, "\(row.text): \(width(row)) is not in \(row.low)…\(row.high)")
        }
    }

    @Test(arguments: [
        // Weight, smallest size, largest size, median, 95 %, strings.
        (400, 17.0, 17.0, 0.30, 0.75, 61),
        (400, 6.0, 19.0, 0.30, 0.75, 102),
        (600, 16.0, 17.0, 0.50, 0.90, 19),
        (400, 20.0, 40.0, 0.10, 0.65, 6),
        (700, 15.0, 34.0, 0.50, 1.00, 6),
    ])
    func `widths stay close to published ones`(
        weight: Int, from: Double, to: Double, median: Double, most: Double, count: Int
    ) {
        let chosen = rows { $0.weight == weight && $0.size >= from && $0.size <= to }
        let errors = chosen.map { $0.error(of: width($0)) }.sorted()
        #expect(errors.count == count)
        #expect(errors[errors.count / 2] <= median)
        #expect(errors[min(errors.count * 95 / 100, errors.count - 1)] <= most)
    }

    @Test(arguments: [
        "Jurors reach partial verdict in Whitmer kidnap plot case - Detroit News",
        "Police: WWE Hall of Famer involved in fatal car crash in Florida - WSB Atlanta",
        "'Everything Everywhere All at Once' is the mind-bending metaverse movie you didn't know you needed - CNN",
    ])
    func `a wrapped headline has a device's lines and width`(text: String) throws {
        let row = try #require(PublishedMeasurement.all.first { $0.text == text })
        let options = TextOptions(pixelLength: row.platform.contains("@2x") ? 0.5 : 1.0 / 3)
        let answer = PreparedText(text, font: Font.headline.resolved(), options: options)
            .measure(width: row.offer, height: nil)
        #expect(answer.lineCount == row.lines)
        #expect(row.distance(to: answer.width) <= 1)
    }

    @Test func `the chips' first line is 291`() {
        let texts = ["All", "Favorites", "United States"].map { PreparedText($0).ideal.width }
        let row = texts.reduce(0) { $0 + $1 + 28 } + 16
        #expect(row.rounded() == 291)
    }

    @Test func `two texts, a star and two colors in a row are 229`() {
        let texts = PreparedText("Seattle").ideal.width + PreparedText("5 nights").ideal.width
        let star = SymbolMetrics.symbol("star.fill").width
        #expect((texts + star + 2 * 30 + 4 * 8).rounded() == 229)
    }
}
