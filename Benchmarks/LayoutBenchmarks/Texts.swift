import LayoutRuntime

/// Times the measuring of text, kerning included: the width of short Latin strings, making them ready to be broken, and
/// breaking a paragraph at widths that it was not broken at before.
enum TextBenchmark {
    static func run() {
        // Texts of 16.8 characters on average, as in the anchors' figures; no two in a row are alike.
        let words = [
            "Seattle", "Tokyo to Kyoto", "WAVE", "An avalanche of text", "Type", "Yellowstone national park", "To",
        ]
        var texts: [String] = []
        var random: UInt32 = 1
        for _ in 0..<20_000 {
            random = random &* 1_664_525 &+ 1_013_904_223
            texts.append(words[Int(random >> 8) % words.count] + " " + words[Int(random >> 16) % words.count])
        }
        let characters = texts.reduce(0) { $0 + $1.utf8.count }
        let font = Font.body.resolved()
        let clock = ContinuousClock()
        var sum = 0.0
        func nanosecondsPerCharacter(_ measure: (String) -> Double) -> Double {
            Main.median(
                (0..<9).map { _ in
                    let start = clock.now
                    for text in texts { sum += measure(text) }
                    return Main.nanoseconds(start.duration(to: clock.now)) / Double(characters)
                })
        }
        let face = SystemTextMeasurer().face(for: font)
        let width = nanosecondsPerCharacter { face.width(of: $0) }
        let prepared = nanosecondsPerCharacter { PreparedText($0, font: font).ideal.width }
        let paragraph = PreparedText(texts.prefix(60).joined(separator: " "), font: font)
        let count = paragraph.string.split(separator: " ").count
        var broken: [Double] = []
        for _ in 0..<9 {
            let start = clock.now
            for width in 200..<400 { sum += paragraph.measure(width: Double(width), height: nil).height }
            broken.append(Main.nanoseconds(start.duration(to: clock.now)) / 200 / Double(count))
        }
        print("lib,texts,characters,width_ns_per_character,prepare_ns_per_character,words,rebreak_ns_per_word,check")
        let figures = [width, prepared, Main.median(broken)].map { "\(($0 * 100).rounded() / 100)" }
        print("ldlc,\(texts.count),\(characters),\(figures[0]),\(figures[1]),\(count),\(figures[2]),\(Int(sum))")
    }
}
