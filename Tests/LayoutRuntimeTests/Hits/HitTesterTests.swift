import LayoutRuntime
import Testing

/// Which view a touch reaches, as measured on a device: taps in the padding of ten rows, beside a word, on pictures that
/// are cropped, and on buttons that are hidden, transparent or disabled.
@Suite struct HitTesterTests {
    private let picture = Picture()

    /// A view with a gesture, in the middle of a canvas of 400 by 400.
    private func gesture(_ content: NodeID) -> NodeID { picture.wrap(content, .interaction(.gesture)) }

    private func hits(_ root: NodeID, _ x: Double, _ y: Double, slack: Double = HitTester.usualSlack) throws -> NodeID?
    {
        try picture.tree.layout(root: root, proposal: ProposedViewSize(width: 400, height: 400))
        return HitTester(picture.tree, root: root).target(at: Point(x: x, y: y), slack: slack)
    }

    private func letter(_ modifiers: LayoutElement...) -> NodeID {
        modifiers.reduce(picture.text("A")) { picture.tree.append($1, child: $0) }
    }

    private let wide = LayoutElement.padding(EdgeInsets(.all, 70))

    @Test func `padding draws nothing and takes no touches`() throws {
        let target = gesture(letter(wide))
        #expect(try hits(target, 200, 200) == target)
        #expect(try hits(target, 140, 200) == nil)
    }

    @Test func `a background takes touches, a clear one does not`() throws {
        let filled = gesture(letter(wide, .backgroundStyle(.color(Picture.yellow), ignoresSafeAreaEdges: .all)))
        #expect(try hits(filled, 140, 200) == filled)
        let clear = gesture(letter(wide, .backgroundStyle(.color(.clear), ignoresSafeAreaEdges: .all)))
        #expect(try hits(clear, 140, 200) == nil)
    }

    @Test func `a shape takes touches in its whole interior, even if only its outline is drawn`() throws {
        let line = picture.tree.append(.shape(.capsule, .stroke(.color(Picture.red), StrokeStyle())))
        let target = gesture(picture.tree.append(.overlay(.center), children: [letter(wide), line]))
        #expect(try hits(target, 160, 200) == target)
        let circle = picture.tree.append(.shape(.circle, .fill(.color(Picture.red))))
        let round = gesture(picture.wrap(circle, .frame(width: 200, height: 200, alignment: .center)))
        #expect(try hits(round, 200, 105, slack: 0) == round)
        #expect(try hits(round, 110, 110, slack: 0) == nil)
    }

    @Test func `a content shape takes touches where nothing is drawn`() throws {
        let target = gesture(letter(wide, .interaction(.contentShape(.rectangle))))
        #expect(try hits(target, 140, 200) == target)
    }

    @Test func `a content shape also bounds what is inside it`() throws {
        let tall = picture.wrap(
            picture.box(Picture.blue, 100, 200), .frame(width: nil, height: 50, alignment: .center), .clip(.rectangle))
        #expect(try hits(gesture(tall), 200, 120, slack: 0) != nil, "what a clip hides still takes touches")
        let kept = gesture(
            picture.wrap(
                picture.box(Picture.blue, 100, 200), .frame(width: nil, height: 50, alignment: .center),
                .clip(.rectangle), .interaction(.contentShape(.rectangle))))
        #expect(try hits(kept, 200, 120, slack: 0) == nil)
        #expect(try hits(kept, 200, 200) == kept)
    }

    @Test(arguments: [(4.0, true), (19.5, true), (24.0, false)])
    func `a finger may land beside a word`(_ distance: Double, _ counts: Bool) throws {
        let target = gesture(picture.text("Seattle"))
        try picture.tree.layout(root: target, proposal: ProposedViewSize(width: 400, height: 400))
        let frame = picture.tree.frame(of: target)
        #expect((try hits(target, frame.maxX + distance, 200) == target) == counts)
        #expect(try hits(target, frame.maxX + distance, 200, slack: 0) == nil)
    }

    @Test func `what lies in front without a gesture keeps the touch`() throws {
        let button = picture.wrap(picture.box(Picture.yellow, 90, 36), .interaction(.button(takesWholeLabel: false)))
        let pile = picture.pile(button, picture.box(Picture.blue, 50, 50))
        #expect(try hits(pile, 200, 200) == nil)
        #expect(try hits(pile, 160, 200) == button)
        let other = picture.wrap(picture.box(Picture.yellow, 90, 36), .interaction(.button(takesWholeLabel: false)))
        let through = picture.wrap(picture.box(Picture.blue, 50, 50), .interaction(.allowsHitTesting(false)))
        #expect(try hits(picture.pile(other, through), 200, 200) == other)
    }

    @Test func `a button of the usual style takes its whole label, a plain one what it draws`() throws {
        let usual = letter(wide, .interaction(.button(takesWholeLabel: true)))
        #expect(try hits(usual, 140, 200) == usual)
        let plain = letter(wide, .interaction(.button(takesWholeLabel: false)))
        #expect(try hits(plain, 140, 200) == nil)
    }

    @Test func `hidden and transparent views take no touches, disabled ones swallow them`() throws {
        func button(_ last: LayoutElement) -> (button: NodeID, root: NodeID) {
            let inner = picture.wrap(picture.box(Picture.blue, 50, 50), .interaction(.button(takesWholeLabel: true)))
            return (inner, picture.wrap(inner, last))
        }
        for element: LayoutElement in [
            .effect(.hidden), .effect(.opacity(0)), .interaction(.disabled(true)),
        ] {
            #expect(try hits(button(element).root, 200, 200) == nil)
        }
        let half = button(.effect(.opacity(0.5)))
        #expect(try hits(half.root, 200, 200) == half.button)
        let behind = gesture(picture.box(Picture.red, 50, 50))
        let disabled = button(.interaction(.disabled(true))).root
        #expect(try hits(picture.pile(behind, disabled), 200, 200) == nil)
    }

    @Test func `the inner of two gestures answers`() throws {
        let inner = gesture(picture.box(Picture.blue, 50, 50))
        let outer = picture.wrap(
            inner, .frame(width: 200, height: 200, alignment: .center), .interaction(.contentShape(.rectangle)),
            .interaction(.gesture))
        #expect(try hits(outer, 200, 200) == inner)
        #expect(try hits(outer, 120, 120) == outer)
    }

    @Test func `touches follow what is drawn: offsets, rotations and scales`() throws {
        let moved = gesture(picture.box(Picture.blue, 50, 50))
        #expect(try hits(picture.wrap(moved, .offset(Size(width: 0, height: 100))), 200, 300) == moved)
        let turned = gesture(picture.box(Picture.blue, 200, 10))
        let root = picture.wrap(turned, .effect(.rotation(degrees: 90, anchor: .center)))
        #expect(try hits(root, 200, 120, slack: 0) == turned)
        let grown = gesture(picture.box(Picture.blue, 20, 20))
        let large = picture.wrap(grown, .effect(.scale(x: 5, y: 5, anchor: .center)))
        #expect(try hits(large, 240, 240, slack: 0) == grown)
    }

    @Test func `no number of a point makes trouble`() throws {
        let target = gesture(picture.text("A"))
        for value in [Double.nan, .infinity, -.infinity, 1e308] { #expect(try hits(target, value, value) == nil) }
    }

    @Test func `a chain of 20,000 gestures is walked without recursion`() throws {
        var node = picture.box(Picture.blue, 10, 10)
        let first = gesture(node)
        node = first
        for _ in 0..<20_000 { node = gesture(node) }
        #expect(try hits(node, 200, 200) == first)
    }
}
