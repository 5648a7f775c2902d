import LDLParser
import TestSupport
import Testing

/// What holds of the parser and the formatter whatever they are given.
@Suite struct TextPropertyTests {
    private static func texts(_ count: Int, seed: UInt64) -> [String] {
        var maker = TextMaker(random: SplitMix64(seed: seed))
        return (0..<count).map { $0 % 2 == 0 ? maker.text() : maker.spoiltView() }
    }

    @Test func `a tree gives its file back, byte for byte`() {
        let property = TextProperty(name: "lossless") { bytes in
            let tree = parse(SourceFile(name: "a.ldl", bytes: bytes))
            var result: [UInt8] = []
            for token in tree.tokens where token.range.end > token.range.start {
                if Int(token.range.start) < result.count { return "a token stands in another" }
                // White space and comments are what lies between tokens.
                result += tree.file.bytes[result.count..<Int(token.range.end)]
            }
            result += tree.file.bytes[result.count..<bytes.count]
            return result == bytes ? ParserSubject.complaint(about: bytes) : "the tokens are other bytes"
        }
        #expect(property.counterexample(among: Self.texts(600, seed: 21)) == nil)
    }

    @Test func `formatting what is formatted changes nothing`() {
        let property = TextProperty(name: "idempotent") { FormatterSubject.complaint(about: $0) }
        #expect(property.counterexample(among: Self.texts(600, seed: 22)) == nil)
    }

    @Test func `any text is laid out or complained about, with a place`() {
        let property = TextProperty(name: "total") { LayoutSubject.complaint(about: $0) }
        #expect(property.counterexample(among: Self.texts(60, seed: 23)) == nil)
    }

    @Test func `a counterexample is as short as it can be`() {
        let property = TextProperty(name: "no tabs") { $0.contains(0x09) && $0.contains(0x41) ? "a tab and an A" : nil }
        #expect(
            property.counterexample(among: ["fine", "some\ttext with an A and more"])?.hasSuffix("\n\"\\tA\"") == true)
    }
}
