import Testing

@testable import ldlc

@Suite struct JSONReaderTests {
    private func value(_ text: String) -> JSONValue? { JSONReader.value(of: Array(text.utf8)) }

    @Test func `every kind of value is read`() {
        let text = #" {"a": [1, -2.5e1, true, false, null], "b": {"c": "x\n\u00e9\ud83d\ude00\/\""}, "a2": ""} "#
        let value = JSONReader.value(of: Array(text.utf8))
        #expect(value?["a"].elements == [.number(1), .number(-25), .bool(true), .bool(false), .null])
        #expect(value?["b"]["c"].string == "x\n\u{E9}\u{1F600}/\"")
        #expect(value?["nothing"] == .null)
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "tru", "\"", "\"\\x\"", "\"\\u12\"", "1 2", "nan", "--1", "[1 2]",
        "\"\n\"", "[1, \n]", "[,1]", "[1,,2]", "{,}", "[]]", "{\"a\":1 \"b\":2}", "{1:2}", "{a:1}", "'a'", "// x\n1",
        "truefalse", "1\0", "\0", "\u{A0}1",
    ])
    func `what is no JSON has no value`(_ text: String) {
        #expect(value(text) == nil)
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("-7", -7), ("1e5", 100_000), ("1E+2", 100), ("0.1", 0.1),
        ("5e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e308", .greatestFiniteMagnitude), ("12345678901234567890123", 1.2345678901234568e22),
    ])
    func `a number is the double that is nearest`(_ text: String, _ number: Double) {
        #expect(value(text) == .number(number))
        #expect(value("[\(text)]") == [.number(number)])
        #expect(value("{\"a\": \(text)}") == ["a": .number(number)])
    }

    @Test func `a whole number stays one as far as doubles have every whole number`() {
        let largest = 1 << 53
        for number in [0, 1, -1, largest - 1, largest, -largest] {
            #expect(value("\(number)")?.integer == number)
        }
        #expect(value("1.5")?.integer == nil)
        #expect(value("1e30")?.integer == nil)
        #expect(value("1e30")?.clampedInteger == 1_000_000_000_000_000)
    }

    @Test(arguments: ["01", "-01", "1.", ".5", "+1", "-", "1e", "1e+", "0x10", "Infinity", "-inf", "1e400", "-1e400"])
    func `what is no number of JSON, or too large for a double, is refused`(_ text: String) {
        #expect(value(text) == nil)
        #expect(value("[1, \(text)]") == nil)
        #expect(value("{\"a\": \(text)}") == nil)
    }

    @Test func `a truth value, a number and a text are never taken for each other`() {
        let elements: JSONValue = [true, 1, "1", "true", false, 0, .null, ""]
        #expect(value("[true, 1, \"1\", \"true\", false, 0, null, \"\"]") == elements)
        #expect(value("true") == true)
        #expect(value("1") == 1)
        #expect(value("null") == .null)
    }

    @Test func `what came before does not decide what a value is`() {
        // A value is first taken for what its like was.
        let texts = ["null", "true", "1", "\"a\"", "[]", "{}", "[1]", "{\"a\": null}"]
        let values: [JSONValue] = [.null, true, 1, "a", [], [:], [1], ["a": .null]]
        for (first, firstValue) in zip(texts, values) {
            for (second, secondValue) in zip(texts, values) {
                let expected = [firstValue, secondValue, firstValue]
                #expect(value("[\(first), \(second), \(first)]")?.elements == expected)
                let objects = value("[{\"a\": \(first)}, {\"a\": \(second)}, {\"a\": \(first)}]")
                #expect(objects?.elements.map { $0["a"] } == expected)
            }
        }
    }

    /// One code unit for another, so that the positions behind it stay right.
    @Test(arguments: [
        (#""\ud800""#, "\u{FFFD}"), (#""\ud800x""#, "\u{FFFD}x"), (#""\udc00""#, "\u{FFFD}"),
        (#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}"), (#""\udc00\ud83d\ude00""#, "\u{FFFD}😀"),
        (#""\ud83d\ude00\ud83d""#, "😀\u{FFFD}"), (#""\\ud800""#, #"\ud800"#), (#""\\\ud800""#, "\\\u{FFFD}"),
    ])
    func `half a pair of surrogates is one replacement character`(_ document: String, _ text: String) {
        #expect(value(document) == .string(text))
    }

    @Test(
        arguments: [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0x80], [0xF4, 0x90, 0x80, 0x80], [0x5C],
            [0x5C, 0xFF], [0x5C, 0x75, 0xFF, 0xFF, 0xFF, 0xFF], [0x5C, 0x6E, 0xFF],
        ] as [[UInt8]])
    func `bytes that are no UTF-8 are no text`(_ bytes: [UInt8]) {
        let text = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
        #expect(JSONReader.value(of: text) == nil)
        #expect(JSONReader.value(of: Array("{".utf8) + text + Array(":1}".utf8)) == nil)
        #expect(JSONReader.value(of: Array("[1,".utf8) + text + Array("]".utf8)) == nil)
        #expect(JSONReader.value(of: bytes) == nil)
    }

    @Test func `UTF-16 and UTF-32 are no JSON`() {
        #expect(JSONReader.value(of: [0xFF, 0xFE, 0x31, 0]) == nil)
        #expect(JSONReader.value(of: [0x31, 0]) == nil)
        #expect(JSONReader.value(of: [0, 0, 0, 0x31]) == nil)
    }

    @Test func `a byte order mark in front is passed over`() {
        #expect(value("\u{FEFF}{\"a\": 1}") == ["a": 1])
        #expect(value("{\u{FEFF}\"a\": 1}") == nil)
    }

    @Test func `a comma and a bracket in a text end no list`() {
        #expect(value(#"["a,]", "\",]", {",}": "\\"}]"#) == ["a,]", "\",]", [",}": "\\"]])
    }

    @Test func `members are in the order of their names, however they were written`() {
        let names = (0..<100).map { "name\($0)" }
        let text = "{" + names.reversed().map { "\"\($0)\": 1" }.joined(separator: ",") + "}"
        guard case .object(let members) = value(text) else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.name) == names.sorted())
    }

    @Test func `objects with the same members are equal`() {
        #expect(value("{\"b\": [1], \"a\": {\"d\": 2, \"c\": 3}}") == ["a": ["c": 3, "d": 2], "b": [1]])
        #expect(value("{\"a\": 1, \"b\": 2}") != ["a": 2, "b": 1])
        #expect(value("{\"a\": 1, \"b\": 2}") != ["a": 1])
        #expect(value("[1, 2]") != [2, 1])
        #expect(value("{}") != [])
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
    func `a document nests as deep as is allowed, and no deeper`(_ start: String, _ end: String) {
        func document(_ depth: Int) -> String {
            String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
        }
        var innermost = value(document(JSONValue.deepestNesting - 1)) ?? .null
        for _ in 1..<JSONValue.deepestNesting { innermost = innermost.elements.first ?? innermost["a"] }
        #expect(innermost == 1)
        for depth in [JSONValue.deepestNesting, 511, 512, 513, 100_000] {
            #expect(value(document(depth)) == nil)
        }
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "[1,["])
    func `a document that is nested without end is refused`(_ start: String) {
        #expect(value(String(repeating: start, count: 100_000)) == nil)
    }

    @Test func `a large document is read whole`() {
        let text = String(repeating: "    Text(\"caf\u{E9} \u{1F600}\")\n\t", count: 20_000)
        let message: JSONValue = ["params": ["text": .string(text), "version": 3]]
        let read = JSONReader.value(of: message.bytes)
        #expect(read?["params"]["text"].string == text)
        #expect(read?["params"]["version"] == 3)
        let place: JSONValue = ["character": 7, "line": 12]
        let ranges: JSONValue = .array(Array(repeating: ["end": place, "start": place], count: 5_000))
        #expect(JSONReader.value(of: ranges.bytes) == ranges)
    }

    @Test func `damaged documents are read or refused`() {
        let text = #"{"a": [1, -2.5e1, true, {"b": "x\n\u00e9\ud83d\ude00"}, null], "c": {"d": [[], {}, ""]}}"#
        let document = Array(text.utf8)
        for length in document.indices { #expect(JSONReader.value(of: Array(document.prefix(length))) == nil) }
        var count = 0
        for place in document.indices {
            for byte: UInt8 in [0, 0x20, 0x22, 0x2C, 0x30, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xFF] {
                var damaged = document
                damaged[place] = byte
                guard let value = JSONReader.value(of: damaged) else { continue }
                count += 1
                #expect(JSONReader.value(of: value.bytes) == value)
            }
        }
        #expect(count > 0)
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
