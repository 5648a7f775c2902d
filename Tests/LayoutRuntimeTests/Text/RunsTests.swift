import LayoutRuntime
import Testing

/// Texts in several fonts.
@Suite("Runs")
struct RunsTests {
    private let body = Font.body.resolved()
    private let title = Font.title.resolved()

    private func text(_ runs: [(String, ResolvedFont)], _ options: TextOptions = TextOptions()) -> PreparedText {
        PreparedText(
            runs: runs.map { TextRun($0.0, font: $0.1) }, options: options, measurer: SystemTextMeasurer())
    }

    @Test func `a word may change its font within`() {
        let mixed = text([("Sea", body), ("ttle is far", title)])
        #expect(mixed.string == "Seattle is far")
        // Where the font changes no line ends.
        #expect(mixed.read(width: 100).first == "Seattle")
    }

    @Test func `the parts are as wide together as they are alone`() {
        let exact = TextOptions(pixelLength: 0)
        let parts =
            PreparedText("Sea", font: body, options: exact).ideal.width
            + PreparedText("ttle", font: title, options: exact).ideal.width
        #expect(abs(text([("Sea", body), ("ttle", title)], exact).ideal.width - parts) < 1e-6)
    }

    @Test func `a line is as high as its highest part`() {
        let oneLine = text([("a ", body), ("b", title)])
        #expect(oneLine.ideal.size.hasSuffix(" x 33.67"))
        let twoLines = text([("a\n", body), ("b", title)])
        // 20.29 and the body's leading of 1.71, then 33.41.
        #expect(twoLines.ideal.size.hasSuffix(" x 55.67"))
    }

    @Test func `fragments are the parts of a line in one font`() throws {
        let line = try #require(
            text([("one ", body), ("two", title), (" three", body)]).lines(width: nil, height: nil).first)
        #expect(line.fragments.map(\.text) == ["one ", "two", " three"])
        #expect(line.fragments.map(\.run) == [0, 1, 2])
        for (left, right) in zip(line.fragments, line.fragments.dropFirst()) {
            #expect(abs(left.x + left.width - right.x) < 1e-6)
        }
        #expect(abs((line.fragments.last.map { $0.x + $0.width } ?? 0) - line.width) < 1e-6)
    }

    @Test func `the ellipsis is set in the font of what is before it`() throws {
        let cut = text([("Seattle ", body), ("in November", title)], TextOptions(lineLimit: .atMost(1)))
        let line = try #require(cut.lines(width: 130, height: nil).first)
        #expect(line.isTruncated)
        #expect(line.fragments.count == 2)
        #expect(line.fragments.last?.text.hasSuffix("…") == true)
        #expect(line.fragments.last?.run == 1)
    }

    @Test func `no run and empty runs are an empty text`() {
        #expect(text([]).ideal.size == "0 x 20.33")
        #expect(text([("", body), ("", body)]).ideal.size == "0 x 20.33")
        #expect(text([("", title), ("a", body), ("", title)]).ideal.size.hasSuffix(" x 20.33"))
    }
}
