import LayoutRuntime
import TestSupport
import Testing

@Suite struct XMLTextTests {
    @Test func `markup is escaped`() {
        #expect(XMLText.escaped("a < b & \"c\" > 'd'") == "a &lt; b &amp; &quot;c&quot; &gt; 'd'")
        #expect(XMLText.escaped("]]></text><script>") == "]]&gt;&lt;/text&gt;&lt;script&gt;")
    }

    @Test func `characters that XML forbids become replacement characters`() {
        #expect(
            XMLText.escaped("a\u{0}b\u{1B}[31m\u{FFFE}\u{7F}\u{85}") == "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}"
        )
    }

    @Test func `white space keeps its kind`() {
        #expect(XMLText.escaped("a\tb\nc\rd é 🙂") == "a&#9;b&#10;c&#13;d é 🙂")
    }

    @Test(arguments: [
        "plain", "<&>\"'", "]]>", "\u{0}\u{1}\u{B}\u{C}\u{1F}\u{FFFF}", "e\u{301} 👩‍👩‍👧 \u{202E}", "--><!--",
    ])
    func `a picture of any text is well-formed`(_ words: String) throws {
        var picture = Picture()
        let text = picture.named(words, picture.text(words))
        let svg = try picture.svg(text)
        #expect(XMLScanner.fault(in: svg) == nil)
    }

    @Test func `the scanner finds faults`() {
        #expect(XMLScanner.fault(in: "<a><b/></a>") == nil)
        #expect(XMLScanner.fault(in: "<a><b></a>") != nil)
        #expect(XMLScanner.fault(in: "<a x=\"1\" x=\"2\"/>") != nil)
        #expect(XMLScanner.fault(in: "<a x=\"<\"/>") != nil)
        #expect(XMLScanner.fault(in: "<a>&nbsp;</a>") != nil)
        #expect(XMLScanner.fault(in: "<a>\u{1}</a>") != nil)
        #expect(XMLScanner.fault(in: "<a/><b/>") != nil)
    }
}
