import LayoutRuntime
import Testing

@Suite("Fonts")
struct FontTests {
    @Test(arguments: [
        (Font.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
        (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18),
        (.caption, 12, 16), (.caption2, 11, 13),
    ])
    func `a style has its size and pitch`(style: Font.TextStyle, size: Double, pitch: Double) {
        let font = Font.system(style).resolved()
        #expect(font.size == size)
        #expect(font.linePitch == pitch)
        #expect(font.weight == (style == .headline ? .semibold : .regular))
    }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21),
        (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47),
        (.accessibility5, 53),
    ])
    func `a style follows the Dynamic Type setting`(setting: DynamicTypeSize, body: Double) {
        #expect(Font.body.resolved(for: setting).size == body)
        #expect(Font.system(size: 17).resolved(for: setting).size == 17)
        #expect(Font.custom("Any", fixedSize: 34).resolved(for: setting).size == 34)
    }

    @Test(arguments: [(DynamicTypeSize.medium, 21.0), (.large, 22), (.accessibility5, 62)])
    func `a font by its name grows as the style's lines move apart`(setting: DynamicTypeSize, pitch: Double) {
        #expect(abs(Font.custom("Any", size: 34).resolved(for: setting).size - 34 * pitch / 22) < 1e-9)
    }

    @Test func `bold is the style's emphasised weight`() {
        #expect(Font.body.bold().resolved().weight == .semibold)
        #expect(Font.title.bold().resolved().weight == .bold)
        #expect(Font.system(size: 17).bold().resolved().weight == .bold)
        #expect(Font.body.weight(.bold).resolved().weight == .bold)
        #expect(Font.body.bold().weight(.light).resolved().weight == .light)
        #expect(Font.body.bold().bold(false).resolved().weight == .regular)
    }

    @Test func `heavier is wider, and weights between two are between`() {
        let widths = [400, 450, 500, 600, 700, 900].map { weight in
            PreparedText(
                "Seattle", font: ResolvedFont(size: 28, weight: Font.Weight(weight)),
                options: TextOptions(pixelLength: 0)
            ).ideal.width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    @Test func `a monospaced font has one advance`() {
        let font = Font.body.monospaced().resolved()
        let options = TextOptions(pixelLength: 0)
        let narrow = PreparedText("iiii", font: font, options: options).ideal.width
        #expect(PreparedText("MMMM", font: font, options: options).ideal.width == narrow)
        #expect(abs(narrow - 4 * 17 * 0.618) < 1e-9)
    }

    @Test func `digits may have one advance`() {
        let font = Font.body.monospacedDigit().resolved()
        let options = TextOptions(pixelLength: 0)
        let ones = PreparedText("1111", font: font, options: options).ideal.width
        #expect(abs(PreparedText("0000", font: font, options: options).ideal.width - ones) < 1e-9)
    }

    @Test(arguments: [
        ("日", 17.0), ("。", 17), ("😀", 21.25), ("👨‍👩‍👧", 21.25), ("☀️", 21.25), ("한", 15.98), ("\u{301}", 0), ("\u{0}", 0),
        ("\u{200F}", 0), ("\u{AD}", 0), ("\u{FEFF}", 0),
    ])
    func `characters outside the tables have their class's advance`(character: String, advance: Double) {
        let width = PreparedText(character, options: TextOptions(pixelLength: 0)).ideal.width
        #expect(abs(width - advance) < 0.01)
    }

    @Test func `an accent is no wider, however it is written`() {
        let options = TextOptions(pixelLength: 0)
        let plain = PreparedText("e", options: options).ideal.width
        #expect(PreparedText("e\u{301}", options: options).ideal.width == plain)
        #expect(abs(PreparedText("é", options: options).ideal.width - plain) < 0.5)
    }

    @Test func `a tab goes to the next stop`() {
        let options = TextOptions(pixelLength: 0)
        let letter = PreparedText("a", options: options).ideal.width
        #expect(abs(PreparedText("a\ta", options: options).ideal.width - 28 - letter) < 1e-9)
        #expect(abs(PreparedText("aaaa\ta", options: options).ideal.width - 56 - letter) < 1e-9)
        #expect(abs(PreparedText("bb\na\ta", options: options).ideal.width - 28 - letter) < 1e-9)
    }

    @Test(arguments: [
        "Seattle", "", "AVATAR, To. We're 12/11 (7%)", "naïve café", "Съешь ещё", "日本 and more", "a\tb", "fi\u{301}",
    ])
    func `the width alone is the width of the prepared text`(string: String) {
        let fonts = [
            Font.body.resolved(), Font.title.bold().resolved(), Font.system(size: 13, weight: .light).resolved(),
            Font.body.monospaced().resolved(), Font.body.monospacedDigit().resolved(),
        ]
        for font in fonts {
            let prepared = PreparedText(string, font: font, options: TextOptions(pixelLength: 0)).ideal.width
            #expect(abs(SystemTextMeasurer().face(for: font).width(of: string) - prepared) < 1e-5)
        }
    }

    @Test func `a size that is none counts as the body's`() {
        for size in [0, -3, Double.nan, -Double.infinity] {
            #expect(Font.system(size: size).resolved().size == 17)
        }
        #expect(Font.system(size: .infinity).resolved().size.isFinite)
    }

    @Test func `symbols are as large as measured, or their class`() {
        let globe = SymbolMetrics.symbol("globe", scale: .large)
        #expect(globe.width.rounded() == 23)
        #expect(globe.height.rounded() == 22)
        #expect(!globe.isApproximate)
        #expect(SymbolMetrics.symbol("star.fill").width.rounded() == 23)
        #expect(SymbolMetrics.symbol("nothing.of.this.name").isApproximate)
        let large = SymbolMetrics.symbol("heart", font: Font.largeTitle.resolved())
        #expect(abs(large.width - 2 * SymbolMetrics.symbol("heart").width) < 1)
    }
}
