import LayoutRuntime
import Testing

/// What is shown of a text that does not fit. Characters are 10 wide on lines 20 high.
@Suite("Truncation")
struct TruncationTests {
    @Test(arguments: [
        (110.0, "hello world", "110 x 20"),
        (109.0, "hello wor…", "100 x 20"),
        (80.0, "hello w…", "80 x 20"),
        // The blank before the ellipsis is dropped, and the text takes less.
        (79.0, "hello…", "60 x 20"),
        (60.0, "hello…", "60 x 20"),
        (59.0, "hell…", "50 x 20"),
        (10.0, "…", "10 x 20"),
        // Not even the ellipsis fits.
        (5.0, "…", "5 x 20"),
        (0.0, "…", "0 x 20"),
    ])
    func `one line keeps as many characters as fit`(width: Double, text: String, size: String) {
        let line = fixedText("hello world", lines: .atMost(1))
        #expect(line.read(width: width) == [text])
        #expect(line.measure(width: width, height: nil).size == size)
        #expect(line.measure(width: width, height: nil).isTruncated == (width < 110))
    }

    @Test(arguments: [
        (TextTruncationMode.head, 80.0, "…o world"),
        (.head, 70.0, "…world"),
        (.head, 60.0, "…world"),
        (.head, 50.0, "…orld"),
        (.middle, 80.0, "hell…rld"),
        (.middle, 70.0, "hel…rld"),
        (.middle, 20.0, "h…"),
        (.middle, 10.0, "…"),
    ])
    func `the head or the middle may be cut instead`(mode: TextTruncationMode, width: Double, text: String) {
        let line = fixedText("hello world", lines: .atMost(1), mode: mode)
        #expect(line.read(width: width) == [text])
    }

    @Test func `too little height keeps as many whole lines as fit, and at least one`() {
        let text = fixedText("one two three four")
        #expect(text.read(width: 50) == ["one", "two", "three", "four"])
        #expect(text.read(width: 50, height: 80) == ["one", "two", "three", "four"])
        #expect(text.read(width: 50, height: 79) == ["one", "two", "thre…"])
        #expect(text.read(width: 50, height: 40) == ["one", "two…"])
        #expect(text.read(width: 50, height: 0) == ["one…"])
        #expect(text.measure(width: 50, height: 0).size == "40 x 20")
    }

    @Test func `the last kept line is filled before it is cut`() {
        #expect(fixedText("one two three four", lines: .atMost(2)).read(width: 90) == ["one two", "three fo…"])
    }

    @Test func `an ellipsis stands for the paragraphs behind it`() {
        let text = fixedText("one\ntwo\nthree", lines: .atMost(2))
        #expect(text.read(width: nil) == ["one", "two…"])
        #expect(text.ideal.size == "40 x 40")
        #expect(text.ideal.isTruncated)
        #expect(fixedText("one\ntwo", lines: .atMost(1), mode: .head).read(width: nil) == ["…two"])
        #expect(fixedText("one\ntwo", lines: .atMost(1), mode: .middle).read(width: nil) == ["one…two"])
    }

    @Test func `room may be kept for lines that are not there`() {
        #expect(fixedText("one", lines: .reserving(3)).ideal.size == "30 x 60")
        #expect(fixedText("one", lines: LineLimit(minimum: 2, maximum: 4)).ideal.size == "30 x 40")
        let long = fixedText("a b c d e f", lines: LineLimit(minimum: 2, maximum: 4))
        #expect(long.measure(width: 10, height: nil).size == "10 x 80")
        #expect(fixedText("one two", lines: .reserving(1)).measure(width: 40, height: nil).size == "40 x 20")
    }

    @Test func `a text shrinks until it fits, but not further than allowed`() {
        let half = fixedText("hello world", lines: .atMost(1), scale: 0.5)
        let fitting = half.measure(width: 88, height: nil)
        #expect(!fitting.isTruncated)
        #expect(abs(fitting.scale - 0.8) < 0.001)
        #expect(fitting.size == "88 x 16")
        // 110 points at half the size are 55.
        let smallest = half.measure(width: 50, height: nil)
        #expect(smallest.isTruncated)
        #expect(smallest.scale == 0.5)
        #expect(smallest.size == "50 x 10")
        #expect(half.measure(width: 200, height: nil).size == "110 x 20")
    }

    @Test func `a text shrinks to fit a height, too`() {
        let text = fixedText("one two three four", scale: 0.1)
        let answer = text.measure(width: 50, height: 30)
        #expect(!answer.isTruncated)
        #expect(answer.width <= 50)
        #expect(answer.height <= 30)
        #expect(answer.lineCount > 1)
    }

    @Test func `a shrunk text is drawn at its scale`() throws {
        let text = fixedText("hello world", lines: .atMost(1), scale: 0.5)
        let line = try #require(text.lines(width: 88, height: nil).first)
        #expect(line.text == "hello world")
        #expect(abs(line.width - 88) < 0.1)
        #expect(abs(line.height - 16) < 0.1)
    }
}
