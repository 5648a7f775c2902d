import LayoutRuntime
import Testing

/// Sizes of texts in the system's fonts, as a device of scale 3 gives them.
@Suite("Sizes of texts")
struct TextSizeTests {
    private let note =
        "Pike Place Market first thing on Saturday, before the crowds, and then the ferry to Bainbridge Island."

    @Test(arguments: [
        ("Seattle", "53.33 x 20.33"),
        ("", "0 x 20.33"),
    ])
    func `a text takes what it needs`(text: String, size: String) {
        #expect(PreparedText(text).ideal.size == size)
        #expect(PreparedText(text).measure(width: 370, height: 746).size == size)
        #expect(PreparedText(text).measure(width: .infinity, height: .infinity).size == size)
    }

    @Test(arguments: [
        (Font.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24), (.headline, 20.33), (.body, 20.33),
        (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67), (.caption, 14.33), (.caption2, 13.33),
    ])
    func `one line of a style is as high as its letters`(font: Font, height: Double) {
        let text = PreparedText("Seattle", font: font.resolved())
        #expect(abs(text.ideal.height - height) < 0.01)
    }

    @Test func `further lines of body text add 22`() {
        let heights = (0..<4).map { count in
            PreparedText("a" + String(repeating: "\na", count: count)).ideal.height
        }
        #expect(heights.map { ($0 * 100).rounded() / 100 } == [20.33, 42.33, 64.33, 86.33])
    }

    @Test func `a font of a size has no style's leading`() {
        let text = PreparedText("a\na", font: Font.system(size: 17).resolved())
        #expect(text.ideal.size.hasSuffix(" x 40.67"))
    }

    @Test(arguments: [
        ("12 nights in November", 146.0, "12 nights in Nove…", 143.0),
        ("San Pedro de Atacama, Chile", 149.0, "San Pedro de Ata…", 145.0),
        ("San Pedro de Atacama, Chile", 123.0, "San Pedro de…", 115.0),
    ])
    func `a cut text takes what is left of it`(text: String, offer: Double, shown: String, width: Double) {
        let line = PreparedText(text, options: TextOptions(lineLimit: .atMost(1)))
        let answer = line.measure(width: offer, height: 778)
        #expect(line.read(width: offer) == [shown])
        #expect(answer.width.rounded() == width)
        #expect(answer.size.hasSuffix(" x 20.33"))
    }

    @Test func `the note is 240 wide in 240, with the blank at its first break`() {
        let text = PreparedText(note)
        let whole = text.measure(width: 240, height: nil)
        #expect(whole.width.rounded() == 240)
        #expect(whole.lineCount == 4)
        #expect(whole.size.hasSuffix(" x 86.33"))
        #expect(
            text.read(width: 240) == [
                "Pike Place Market first thing on", "Saturday, before the crowds,", "and then the ferry to",
                "Bainbridge Island.",
            ])
    }

    @Test func `the note keeps two lines in a height of 50`() {
        let text = PreparedText(note)
        let cut = text.measure(width: 240, height: 50)
        #expect(cut.size.hasSuffix(" x 42.33"))
        #expect(cut.width.rounded() == 240)
        #expect(text.read(width: 240, height: 50).last?.hasSuffix("…") == true)
    }

    @Test func `a caption of 109 that is offered 96 takes 60`() {
        // A font between 12 and 13 points makes the sentence 109 wide.
        let text = PreparedText("Cleared for launch", font: ResolvedFont(size: 12.7))
        #expect(text.ideal.width.rounded() == 109)
        #expect(text.read(width: 96) == ["Cleared", "for launch"])
        #expect(abs(text.measure(width: 96, height: nil).width - 60) <= 1)
    }

    @Test func `a text that is offered no width takes none`() {
        let line = PreparedText("Seattle", options: TextOptions(lineLimit: .atMost(1)))
        #expect(line.measure(width: 0, height: 778).size == "0 x 20.33")
        #expect(PreparedText("Seattle").measure(width: 0, height: nil).size == "0 x 152.33")
        #expect(PreparedText("Seattle").measure(width: 0, height: 50).size == "0 x 42.33")
    }

    @Test func `baselines are whole pixels`() {
        let one = PreparedText("Seattle").ideal
        #expect(abs(one.firstBaseline - 16.3333) < 0.001)
        #expect(one.lastBaseline == one.firstBaseline)
        let three = PreparedText("a\na\na").ideal
        #expect(abs(three.lastBaseline - three.firstBaseline - 44) < 0.001)
    }

    @Test func `line spacing stands between lines only`() {
        let options = TextOptions(lineSpacing: 5)
        #expect(PreparedText("a", options: options).ideal.size.hasSuffix(" x 20.33"))
        #expect(PreparedText("a\na", options: options).ideal.size.hasSuffix(" x 47.33"))
        #expect(PreparedText("a\na", options: TextOptions(lineSpacing: -5)).ideal.size.hasSuffix(" x 42.33"))
    }

    @Test func `a pixel is what the options say`() {
        #expect(PreparedText("Seattle", options: TextOptions(pixelLength: 1)).ideal.size == "54 x 21")
        #expect(PreparedText("Seattle", options: TextOptions(pixelLength: 0.5)).ideal.size == "53.5 x 20.5")
    }

    @Test func `alignment moves lines and leaves the size`() {
        for (alignment, x) in [(TextAlignment.leading, 0.0), (.center, 10), (.trailing, 20)] {
            let text = fixedText("abcd\nab", alignment: alignment)
            #expect(text.ideal.size == "40 x 40")
            #expect(text.lines(width: nil, height: nil).map(\.x) == [0, x])
        }
    }

    @Test func `lines carry what drawing needs`() throws {
        let lines = PreparedText("Seattle\nin November").lines(width: nil, height: nil)
        let second = try #require(lines.last)
        #expect(second.text == "in November")
        #expect(abs(second.baseline - 38.3333) < 0.001)
        #expect(abs(second.top - 22) < 0.001)
        #expect(second.fragments.count == 1)
        #expect(second.fragments.first?.width == second.width)
    }

    @Test func `spacing metrics are the first and the last line's`() {
        let runs = [
            TextRun("Big\n", font: Font.title.resolved()), TextRun("small", font: Font.body.resolved()),
        ]
        let spacing = PreparedText(runs: runs, options: TextOptions(), measurer: SystemTextMeasurer()).spacing
        #expect(abs(spacing.first.lineHeight - 33.414) < 0.001)
        #expect(abs(spacing.last.ascender - 16.1865) < 0.001)
        #expect(abs(spacing.last.descender - 4.1006) < 0.001)
        #expect(abs(spacing.last.leading - 1.7129) < 0.001)
        #expect(abs(spacing.last.capHeight - 11.978) < 0.001)
    }
}
