import LayoutRuntime
import Testing

/// Any string and any offer has an answer.
@Suite("Hostile texts")
struct HostileTextTests {
    static let strings: [String] = [
        String(repeating: "x", count: 10_000),
        String(repeating: " ", count: 10_000),
        String(repeating: "\n", count: 10_000),
        String(repeating: "-", count: 2_000),
        String(repeating: "\u{0}", count: 2_000),
        String(repeating: "👨‍👩‍👧‍👦", count: 500),
        String(repeating: "日本「語」。", count: 1_000),
        String(repeating: "שלום עולם ", count: 500),
        "e" + String(repeating: "\u{301}", count: 2_000),
        String(repeating: "a\u{A0}", count: 1_000),
        String(repeating: "\r\n\t", count: 1_000),
        String(repeating: "\u{202E}\u{2066}\u{200D}", count: 500),
        String(decoding: (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }, as: UTF8.self),
    ]
    static let offers: [Double?] = [
        nil, 0, -0.0, -5, 1e-300, 0.5, 40, 1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    ]

    @Test(arguments: strings.indices)
    func `every offer has a finite answer`(index: Int) {
        for mode in TextTruncationMode.allCases {
            for limit in [LineLimit.unlimited, .atMost(1), .reserving(3)] {
                let options = TextOptions(lineLimit: limit, truncationMode: mode, minimumScaleFactor: 0.5)
                let text = PreparedText(Self.strings[index], options: options)
                for width in Self.offers {
                    for height in [nil, 0, 50, .nan] as [Double?] {
                        let answer = text.measure(width: width, height: height)
                        #expect(answer.width.isFinite && answer.width >= 0)
                        #expect(answer.height.isFinite && answer.height > 0)
                        #expect(answer.lineCount >= 1)
                    }
                }
            }
        }
    }

    @Test(arguments: strings.indices)
    func `the lines that are drawn are those that were counted`(index: Int) {
        let text = PreparedText(Self.strings[index])
        for width in [nil, 0, 40] as [Double?] {
            let lines = text.lines(width: width, height: 500)
            #expect(lines.count == text.measure(width: width, height: 500).lineCount)
        }
    }

    @Test(arguments: ["x", " ", "\n", "日", "-"])
    func `a long text costs a walk over it`(character: String) {
        let text = PreparedText(String(repeating: character, count: 200_000))
        #expect(text.measure(width: 300, height: 100).lineCount >= 1)
        #expect(text.measure(width: 300, height: nil).height.isFinite)
    }

    @Test func `strange options count as none`() {
        let options = TextOptions(
            lineLimit: LineLimit(minimum: -4, maximum: -7), minimumScaleFactor: .nan, lineSpacing: .nan,
            pixelLength: .nan)
        #expect(PreparedText("a b", options: options).measure(width: 10, height: nil).lineCount == 1)
        let huge = TextOptions(minimumScaleFactor: -.infinity, lineSpacing: .infinity, pixelLength: .infinity)
        #expect(PreparedText("a b", options: huge).measure(width: 10, height: 10).lineCount >= 1)
        let many = TextOptions(lineLimit: .reserving(.max))
        #expect(PreparedText("a", options: many).ideal.height.isFinite)
    }
}
