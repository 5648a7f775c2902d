import LDLParser
import Testing

@testable import ldlc

/// The mark stands under what it means, whatever the line holds.
@Suite struct ExcerptTests {
    /// The two lines of an excerpt of one line, without their gutters.
    private func excerpt(_ text: String, marking marked: String) -> [String] {
        let file = SourceFile(name: "a", text: text)
        let mark = Excerpt.Mark(range: DiagnosticExamples.range(marked, in: file), text: "", isPrimary: true)
        return Excerpt(file: file, colors: Colors(isOn: false)).render([mark])
            .split(separator: "\n").map { String($0.dropFirst(6)) }
    }

    @Test(arguments: [
        ("Text(abc)", "abc", "Text(abc)", "     ^~~"),
        ("é🙂 abc", "abc", "é🙂 abc", "    ^~~"),
        ("漢字(abc)", "abc", "漢字(abc)", "     ^~~"),
        ("e\u{301}abc", "abc", "e\u{301}abc", " ^~~"),
        ("\tabc", "abc", "    abc", "    ^~~"),
        ("a\tabc", "\tabc", "a   abc", " ^~~~~~"),
        ("\u{1B}[31m abc", "abc", "␛[31m abc", "      ^~~"),
        ("\u{202E}abc", "abc", "\\u{202E}abc", "        ^~~"),
        ("👩‍👩‍👧 abc", "abc", "👩‍👩‍👧 abc", "   ^~~"),
        ("(漢字)", "漢字", "(漢字)", " ^~~~"),
    ])
    func `columns are counted as a terminal shows them`(
        _ text: String, _ marked: String, _ line: String, _ mark: String
    ) {
        #expect(excerpt(text, marking: marked) == [line, mark])
    }

    @Test func `of a long line the part round the place is shown`() {
        let text = String(repeating: "x", count: 500) + "abc" + String(repeating: "y", count: 500)
        let lines = excerpt(text, marking: "abc")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("…xxx") && lines[0].hasSuffix("yyy…"))
        #expect(lines[0].count == 102)
        let marked = zip(lines[0], lines[1]).filter { $0.1 != " " }.map { String($0.0) }.joined()
        #expect(marked == "abc")
    }

    @Test func `a range of several lines is marked to the end of its first`() {
        #expect(excerpt("abc {\n}\n", marking: "abc {\n}") == ["abc {", "^~~~~"])
    }

    @Test func `an empty place has a caret`() {
        let file = SourceFile(name: "a", text: "abc")
        let mark = Excerpt.Mark(range: SourceRange(at: 3), text: "", isPrimary: true)
        let text = Excerpt(file: file, colors: Colors(isOn: false)).render([mark])
        #expect(text == "  1 | abc\n    |    ^\n")
    }
}
