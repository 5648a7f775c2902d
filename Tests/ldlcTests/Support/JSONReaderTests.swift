import Foundation
import Testing

@testable import ldlc

@Suite struct JSONReaderTests {
    @Test func `every kind of value is read`() {
        let text = #" {"a": [1, -2.5e1, true, false, null], "b": {"c": "x\n\u00e9\ud83d\ude00\/\""}, "a2": ""} "#
        let value = JSONReader.value(of: Array(text.utf8))
        #expect(value?["a"].elements == [.number(1), .number(-25), .bool(true), .bool(false), .null])
        #expect(value?["b"]["c"].string == "x\n\u{E9}\u{1F600}/\"")
        #expect(value?["nothing"] == .null)
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "tru", "\"", "\"\\x\"", "\"\\u12\"", "1 2", "nan", "--1", "[1 2]",
        "\"\n\"",
    ])
    func `what is no JSON has no value`(_ text: String) {
        #expect(JSONReader.value(of: Array(text.utf8)) == nil)
    }

    @Test func `a document that is nested without end is refused`() {
        #expect(JSONReader.value(of: Array(String(repeating: "[", count: 100_000).utf8)) == nil)
    }

    @Test func `the writer's documents are read back`() {
        var json = JSONWriter()
        json.beginObject()
        json.key("name")
        json.string("a \"quoted\" \u{1F600}\u{1}")
        json.key("size")
        json.number(40.333333333333336)
        json.endObject()
        let value = JSONReader.value(of: json.bytes)
        #expect(value?["name"].string == "a \"quoted\" \u{1F600}\u{1}")
        #expect(value?["size"].number == 40.333333333333336)
    }
}
