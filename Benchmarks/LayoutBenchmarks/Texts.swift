import LayoutRuntime

/// Times the measuring of text: making short Latin strings ready on one line, kerning included, and breaking a paragraph
/// at widths that it was not broken at before.
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
        var single: [Double] = []
        var sum = 0.0
        for _ in 0..<9 {
            let start = clock.now
            for text in texts { sum += PreparedText(text, font: font).ideal.width }
            single.append(Main.nanoseconds(start.duration(to: clock.now)) / Double(characters))
        }
        let paragraph = PreparedText(texts.prefix(60).joined(separator: " "), font: font)
        let count = paragraph.string.split(separator: " ").count
        var broken: [Double] = []
        for _ in 0..<9 {
            let start = clock.now
            for width in 200..<400 { sum += paragraph.measure(width: Double(width), height: nil).height }
            broken.append(Main.nanoseconds(start.duration(to: clock.now)) / 200 / Double(count))
        }
        print("lib,texts,characters,ns_per_character,words,ns_per_word_rebroken,check")
        let figures = [single, broken].map { "\((Main.median($0) * 100).rounded() / 100)" }
        print("ldlc,\(texts.count),\(characters),\(figures[0]),\(count),\(figures[1]),\(Int(sum))")
    }
}
