import LayoutRuntime
import Testing

/// Where lines end. Characters are 10 wide, so an offer of 90 holds nine of them.
@Suite("Line breaking")
struct LineBreakingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let width: Double
        let lines: [String]
        var testDescription: String { "\(text.debugDescription) in \(width)" }

        init(_ text: String, _ width: Double, _ lines: [String]) {
            self.text = text
            self.width = width
            self.lines = lines
        }
    }

    @Test(arguments: [
        Case("one two three", 130, ["one two three"]),
        Case("one two three", 129, ["one two", "three"]),
        Case("one two three", 70, ["one two", "three"]),
        Case("one two three", 69, ["one", "two", "three"]),
        // The blank at the break hangs over the edge.
        Case("one   two", 30, ["one", "two"]),
        Case("  one two", 50, ["  one", "two"]),
    ])
    func `a line ends at a blank`(_ example: Case) {
        #expect(fixedText(example.text).read(width: example.width) == example.lines)
    }

    @Test(arguments: [
        Case("well-known fact", 60, ["well-", "known", "fact"]),
        Case("well-known fact", 100, ["well-known", "fact"]),
        // A sign is not a hyphen, and a number is not broken.
        Case("at -5 it", 30, ["at", "-5", "it"]),
        Case("call 555-1234", 80, ["call", "555-1234"]),
        Case("one – two", 50, ["one –", "two"]),
        Case("one—two", 50, ["one—", "two"]),
        Case("either/or", 80, ["either/", "or"]),
        // Marks stay with their words.
        Case("so (it is)", 50, ["so", "(it", "is)"]),
    ])
    func `a line ends behind a hyphen, a dash or a slash`(_ example: Case) {
        #expect(fixedText(example.text).read(width: example.width) == example.lines)
    }

    @Test(arguments: [
        Case("abcdefgh", 30, ["abc", "def", "gh"]),
        Case("ab cdefgh ij", 30, ["ab", "cde", "fgh", "ij"]),
        Case("ab cdefghi jk", 40, ["ab", "cdef", "ghi", "jk"]),
        // At least one character stands on each line.
        Case("abc", 5, ["a", "b", "c"]),
        Case("a bc", 0, ["a", "b", "c"]),
    ])
    func `a word wider than the line is broken between characters`(_ example: Case) {
        #expect(fixedText(example.text).read(width: example.width) == example.lines)
    }

    @Test(arguments: [
        Case("a\nb", 100, ["a", "b"]),
        Case("a\n\nb", 100, ["a", "", "b"]),
        Case("a\n", 100, ["a", ""]),
        Case("\n", 100, ["", ""]),
        Case("a\r\nb\rc", 100, ["a", "b", "c"]),
        Case("a\u{2028}b\u{2029}c", 100, ["a", "b", "c"]),
    ])
    func `a line feed begins a line`(_ example: Case) {
        #expect(fixedText(example.text).read(width: example.width) == example.lines)
    }

    @Test(arguments: [
        Case("日本語の本", 30, ["日本語", "の本"]),
        // Marks do not begin a line, brackets do not end one.
        Case("日本語。本", 30, ["日本", "語。本"]),
        Case("日本「語」", 30, ["日本", "「語」"]),
        Case("親にhi", 30, ["親に", "hi"]),
        // Korean is kept in words.
        Case("안녕 하세요", 40, ["안녕", "하세요"]),
    ])
    func `East Asian text ends a line between any two characters`(_ example: Case) {
        #expect(fixedText(example.text).read(width: example.width) == example.lines)
    }

    @Test(arguments: [
        Case("a\u{A0}b c", 30, ["a\u{A0}b", "c"]),
        Case("ab\u{2060}cd", 20, ["ab", "\u{2060}c", "d"]),
        Case("a\u{2011}b c", 30, ["a\u{2011}b", "c"]),
    ])
    func `a joining blank or hyphen ends no line`(_ example: Case) {
        #expect(fixedText(example.text).read(width: example.width) == example.lines)
    }

    @Test func `a character of several scalars is never split`() {
        let family = "👨‍👩‍👧"
        let accented = "e\u{301}"
        #expect(fixedText(family + family).read(width: 10) == [family, family])
        #expect(fixedText(accented + accented).read(width: 10) == [accented, accented])
        #expect(fixedText("🇫🇷🇩🇪").read(width: 15) == ["🇫🇷", "🇩🇪"])
    }

    @Test func `a broken line counts the blank at its end, as far as the offer goes`() {
        #expect(fixedText("one two").measure(width: 55, height: nil).size == "40 x 40")
        #expect(fixedText("one two").measure(width: 35, height: nil).size == "35 x 40")
        #expect(fixedText("one   two").measure(width: 69, height: nil).size == "60 x 40")
        // The last line has no break; a blank that is in the string counts.
        #expect(fixedText("one").ideal.size == "30 x 20")
        #expect(fixedText("one ").ideal.size == "40 x 20")
        #expect(fixedText("one ").measure(width: 35, height: nil).size == "35 x 20")
    }

    @Test(arguments: [
        Case("Cleared for launch", 140, ["Cleared", "for launch"]),
        // Two words may stand on the last line.
        Case("Cleared for my launch", 120, ["Cleared for", "my launch"]),
        // Both do not fit on one line.
        Case("Cleared for launches", 110, ["Cleared for", "launches"]),
        // A word above that stands alone stays.
        Case("Hello world", 60, ["Hello", "world"]),
        // Next to nothing would be left above.
        Case("I remember it", 110, ["I remember", "it"]),
        // Each paragraph has its own last line.
        Case("one two six\nab cd ef", 70, ["one", "two six", "ab", "cd ef"]),
        Case("a well-made box", 110, ["a well-made", "box"]),
        Case("quite well-made box", 150, ["quite", "well-made box"]),
    ])
    func `a word does not stand alone on the last line`(_ example: Case) {
        #expect(fixedText(example.text, avoidsOrphans: true).read(width: example.width) == example.lines)
    }

    @Test func `lines stay the same when a text is offered what it took`() {
        let text = PreparedText("Pike Place Market first thing on Saturday, before the crowds, and then the ferry.")
        for offer in stride(from: 20.0, through: 640, by: 7) {
            let first = text.measure(width: offer, height: nil)
            let second = text.measure(width: first.width, height: first.height)
            #expect(first == second, "offered \(offer)")
            #expect(text.read(width: offer) == text.read(width: first.width))
        }
    }

    @Test func `every character is on some line`() {
        let string = "Pike Place Market first thing on Saturday — before the crowds/and then: the ferry-boat."
        let text = PreparedText(string)
        for offer in stride(from: 8.0, through: 700, by: 13) {
            let shown = text.read(width: offer).joined().filter { $0 != " " }
            #expect(shown == string.filter { $0 != " " })
        }
    }
}
