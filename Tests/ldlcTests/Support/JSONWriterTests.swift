import Foundation
import Testing

@testable import ldlc

@Suite struct JSONWriterTests {
    private func written(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `objects and arrays have their commas`() {
        let text = written { json in
            json.beginObject()
            json.key("a")
            json.integer(1)
            json.key("b")
            json.beginArray()
            json.null()
            json.bool(true)
            json.beginObject()
            json.endObject()
            json.endArray()
            json.key("c")
            json.string("x")
            json.endObject()
        }
        #expect(text == #"{"a":1,"b":[null,true,{}],"c":"x"}"#)
    }

    @Test(arguments: [
        (402.0, "402"), (40.333333333333336, "40.333333333333336"), (-0.0, "0"), (1e-7, "1e-07"), (1e300, "1e+300"),
        (.infinity, "\"inf\""), (-.infinity, "\"-inf\""), (.nan, "null"), (0.1, "0.1"),
    ])
    func `numbers read back as the same doubles`(_ value: Double, _ text: String) throws {
        #expect(written { $0.number(value) } == text)
        if value.isFinite {
            let back = try JSONDecoder().decode([Double].self, from: Data("[\(text)]".utf8))
            #expect(back == [value])
        }
    }

    @Test(arguments: [
        "plain", "\"\\/", "a\nb\tc\r", "\u{0}\u{1}\u{1F}\u{7F}", "é 🙂 漢字", "</script>", "\u{2028}\u{202E}\u{85}",
    ])
    func `strings read back as they were, without a control character`(_ value: String) throws {
        let text = written { json in
            json.beginArray()
            json.string(value)
            json.endArray()
        }
        #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [value])
        #expect(text.unicodeScalars.allSatisfy { TerminalText.replacement(for: $0) == nil })
        #expect(!text.contains("</"))
    }
}
