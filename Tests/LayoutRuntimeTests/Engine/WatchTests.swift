import LayoutRuntime
import Testing

/// The consoles of `Watch`, as a device prints them.
struct WatchTests {
    @Test func `a text is asked once and takes what its words need`() throws {
        let make = Builder()
        let root = make.tree.append(
            .border(.foreground(level: 0), width: 1), child: make.watch("text", make.text("abcde")))
        try make.layout(root)
        #expect(make.tree.conversation.watchLines() == ["text: offered 402 x 778, takes 50 x 20"])
    }

    @Test func `a frame without end asks again with the size it has settled on`() throws {
        let make = Builder()
        let frame = FlexibleFrame(maxWidth: .infinity, alignment: .leading)
        let text = make.watch("text", make.text("abcde"))
        let root = make.padding(make.flexible(text, frame))
        try make.layout(root)
        #expect(
            make.tree.conversation.watchLines() == [
                "text: offered 370 x 746, takes 50 x 20",
                "text: offered 370 x 20, takes 50 x 20",
            ])
        #expect(make.tree.frame(of: text) == Rect(x: 16, y: 379, width: 50, height: 20))
    }

    @Test func `two texts are probed with everything and nothing, then the less flexible is served first`() throws {
        let make = Builder()
        let name = make.watch("name", make.body("San Pedro de Atacama, Chile", lineLimit: 1))
        let nights = make.watch("nights", make.body("12 nights in November", lineLimit: 1))
        try make.layout(make.frame(make.row(name, nights), width: 300))
        let lines = make.tree.conversation.watchLines()
        #expect(lines.count == 6)
        #expect(
            lines.prefix(4).map { $0.prefix(while: { $0 != "," }) } == [
                "name: offered infinity x 778", "name: offered 0 x 778", "nights: offered infinity x 778",
                "nights: offered 0 x 778",
            ])
        #expect(lines[4].hasPrefix("nights: offered 146 x 778"))
        #expect(lines[5].hasPrefix("name: offered 1"))
    }

    @Test func `of a lower priority only the minimum is asked before the higher one is served`() throws {
        let make = Builder()
        let name = make.watch("name", make.text("abcdefghijklmnopqrstuv", lineLimit: 1))
        let nights = make.priority(make.watch("nights", make.text("abcdefghijklmnop", lineLimit: 1)), 1)
        try make.layout(make.frame(make.row(name, nights), width: 300))
        #expect(
            make.tree.conversation.watchLines() == [
                "name: offered 0 x 778, takes 0 x 20",
                "nights: offered 292 x 778, takes 160 x 20",
                "name: offered 132 x 778, takes 130 x 20",
            ])
    }
}
