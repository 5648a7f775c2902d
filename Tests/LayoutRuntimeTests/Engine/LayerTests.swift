import LayoutRuntime
import Testing

/// What each modifier offers its content, how large it is, and where its content stands in it.
struct LayerTests {
    /// A layer round a content, and what comes of an offer of 100 by 50: the content is offered `offered`, the layer
    /// takes `size`, and the content's frame in the layer is `content`.
    struct Expectation: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var layer: @Sendable (Builder, NodeID) -> NodeID
        /// Fixed sizes are frames; `nil` is a colour.
        var inner: Size?
        var offered: ProposedViewSize
        var size: Size
        var content: Rect
    }

    private static let color = Size?.none

    static let expectations = [
        Expectation(
            testDescription: "padding takes its insets off the offer",
            layer: { $0.padding($1, 10) }, inner: color,
            offered: ProposedViewSize(width: 80, height: 30), size: Size(width: 100, height: 50),
            content: Rect(x: 10, y: 10, width: 80, height: 30)),
        Expectation(
            testDescription: "padding grows its content by its insets",
            layer: { $0.padding($1, 10) }, inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 80, height: 30), size: Size(width: 50, height: 40),
            content: Rect(x: 10, y: 10, width: 30, height: 20)),
        Expectation(
            testDescription: "padding offers nothing below zero",
            layer: { $0.padding($1, 40) }, inner: color,
            offered: ProposedViewSize(width: 20, height: 0), size: Size(width: 100, height: 80),
            content: Rect(x: 40, y: 40, width: 20, height: 0)),
        Expectation(
            testDescription: "padding below zero reaches outwards",
            layer: { $0.padding($1, -10) }, inner: color,
            offered: ProposedViewSize(width: 120, height: 70), size: Size(width: 100, height: 50),
            content: Rect(x: -10, y: -10, width: 120, height: 70)),
        Expectation(
            testDescription: "a fixed frame is its own size and centres its content",
            layer: { $0.frame($1, width: 60, height: 40) }, inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 60, height: 40), size: Size(width: 60, height: 40),
            content: Rect(x: 15, y: 10, width: 30, height: 20)),
        Expectation(
            testDescription: "a frame smaller than its content lets it stick out",
            layer: { $0.frame($1, width: 20, height: 10) }, inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 20, height: 10), size: Size(width: 20, height: 10),
            content: Rect(x: -5, y: -5, width: 30, height: 20)),
        Expectation(
            testDescription: "a frame aligns its content at the bottom trailing corner",
            layer: { $0.frame($1, width: 60, height: 40, alignment: .bottomTrailing) },
            inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 60, height: 40), size: Size(width: 60, height: 40),
            content: Rect(x: 30, y: 20, width: 30, height: 20)),
        Expectation(
            testDescription: "a frame with one length leaves the other to its content",
            layer: { $0.frame($1, width: 60) }, inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 60, height: 50), size: Size(width: 60, height: 20),
            content: Rect(x: 15, y: 0, width: 30, height: 20)),
        Expectation(
            testDescription: "a frame drops lengths that are negative or not finite",
            layer: { $0.frame($1, width: -1, height: .nan) }, inner: color,
            offered: ProposedViewSize(width: 100, height: 50), size: Size(width: 100, height: 50),
            content: Rect(x: 0, y: 0, width: 100, height: 50)),
        Expectation(
            testDescription: "fixedSize leaves the offer open",
            layer: { $0.tree.append(.fixedSize(horizontal: true, vertical: false), child: $1) }, inner: color,
            offered: ProposedViewSize(width: nil, height: 50), size: Size(width: 10, height: 50),
            content: Rect(x: 0, y: 0, width: 10, height: 50)),
        Expectation(
            testDescription: "an aspect ratio that fits stays inside the offer",
            layer: { $0.tree.append(.aspectRatio(1, .fit), child: $1) }, inner: color,
            offered: ProposedViewSize(width: 50, height: 50), size: Size(width: 50, height: 50),
            content: Rect(x: 0, y: 0, width: 50, height: 50)),
        Expectation(
            testDescription: "an aspect ratio that fills covers the offer",
            layer: { $0.tree.append(.aspectRatio(1, .fill), child: $1) }, inner: color,
            offered: ProposedViewSize(width: 100, height: 100), size: Size(width: 100, height: 100),
            content: Rect(x: 0, y: 0, width: 100, height: 100)),
        Expectation(
            testDescription: "an aspect ratio cannot resize a view that does not stretch",
            layer: { $0.tree.append(.aspectRatio(1, .fit), child: $1) }, inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 50, height: 50), size: Size(width: 30, height: 20),
            content: Rect(x: 0, y: 0, width: 30, height: 20)),
        Expectation(
            testDescription: "without a ratio the content's ideal size gives it",
            layer: { $0.tree.append(.aspectRatio(nil, .fit), child: $1) }, inner: Size(width: 40, height: 10),
            offered: ProposedViewSize(width: 100, height: 25), size: Size(width: 40, height: 10),
            content: Rect(x: 0, y: 0, width: 40, height: 10)),
        Expectation(
            testDescription: "position takes the offer and centres its content on the point",
            layer: { $0.tree.append(.position(Point(x: 10, y: 20)), child: $1) }, inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 100, height: 50), size: Size(width: 100, height: 50),
            content: Rect(x: -5, y: 10, width: 30, height: 20)),
        Expectation(
            testDescription: "offset moves the picture and nothing else",
            layer: { $0.tree.append(.offset(Size(width: 5, height: 7)), child: $1) },
            inner: Size(width: 30, height: 20),
            offered: ProposedViewSize(width: 100, height: 50), size: Size(width: 30, height: 20),
            content: Rect(x: 5, y: 7, width: 30, height: 20)),
        Expectation(
            testDescription: "an effect has no part in layout",
            layer: { $0.tree.append(.effect(.scale(x: 2, y: 2, anchor: .center)), child: $1) }, inner: color,
            offered: ProposedViewSize(width: 100, height: 50), size: Size(width: 100, height: 50),
            content: Rect(x: 0, y: 0, width: 100, height: 50)),
    ]

    @Test(arguments: expectations)
    func `a layer offers, takes and places`(expected: Expectation) throws {
        let make = Builder()
        let content = expected.inner.map { make.box($0.width, $0.height) } ?? make.color
        let layer = expected.layer(make, content)
        try make.layout(layer, 100, 50)
        let frame = make.tree.frame(of: layer)
        let inside = make.tree.frame(of: content)
        #expect(frame.size == expected.size)
        #expect(make.tree.proposal(of: content) == expected.offered)
        #expect(
            Rect(origin: Point(x: inside.minX - frame.minX, y: inside.minY - frame.minY), size: inside.size)
                == expected.content)
    }

    /// `frame(minWidth:idealWidth:maxWidth:)` around a text of 50: the limits, the offer and the width that is taken.
    @Test(
        arguments: [
            (100, nil, nil, 402, 100), (100, nil, nil, 20, 100), (30, nil, nil, 402, 50), (30, nil, nil, nil, 50),
            (nil, nil, 100, 402, 100), (nil, nil, 100, 70, 70), (nil, nil, 40, nil, 40),
            (nil, nil, .infinity, 402, 402),
            (nil, nil, .infinity, nil, 50), (100, nil, 200, 402, 200), (100, nil, 200, 20, 100),
            (100, nil, 200, nil, 100),
            (nil, 150, nil, nil, 150), (nil, 150, nil, 402, 50), (nil, 30, 20, 100, 30), (100, nil, 20, 402, 20),
        ] as [(Double?, Double?, Double?, Double?, Double)])
    func `a flexible frame keeps its width between limits`(
        minimum: Double?, ideal: Double?, maximum: Double?, offer: Double?, width: Double
    ) throws {
        let make = Builder()
        let frame = make.flexible(
            make.text("abcde", lineLimit: 1), FlexibleFrame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum))
        try make.layout(frame, offer, 100)
        #expect(make.tree.size(of: frame).width == width)
    }

    @Test func `an overlay is offered exactly the size of the view it lies on`() throws {
        let make = Builder()
        let over = make.watch("over", make.box(10, 10))
        let layered = make.tree.append(.overlay(.bottomTrailing), children: [make.box(60, 40), over])
        try make.layout(layered)
        #expect(make.tree.conversation.watchLines() == ["over: offered 60 x 40, takes 10 x 10"])
        #expect(make.tree.frame(of: layered).size == Size(width: 60, height: 40))
        #expect(make.tree.frame(of: over).maxX == make.tree.frame(of: layered).maxX)
        #expect(make.tree.frame(of: over).maxY == make.tree.frame(of: layered).maxY)
    }

    @Test func `leaves answer open, empty and endless offers`() throws {
        let make = Builder()
        let circle = make.tree.append(.shape(.circle, .fill(.foreground(level: 0))))
        let image = ImageContent(name: "photo", isSymbol: false, naturalSize: Size(width: 300, height: 200))
        var resizable = image
        resizable.isResizable = true
        let sizes: [(NodeID, ProposedViewSize, Size)] = [
            (make.color, .unspecified, Size(width: 10, height: 10)),
            (make.color, .zero, .zero),
            (make.color, .infinity, Size(width: .infinity, height: .infinity)),
            (circle, ProposedViewSize(width: 40, height: 30), Size(width: 30, height: 30)),
            (circle, .unspecified, Size(width: 10, height: 10)),
            (make.spacer(), ProposedViewSize(width: 402, height: nil), Size(width: 402, height: 8)),
            (make.tree.append(.image(image)), .zero, Size(width: 300, height: 200)),
            (make.tree.append(.image(resizable)), .zero, .zero),
            (make.tree.append(.image(resizable)), .unspecified, Size(width: 300, height: 200)),
            (make.tree.append(.divider), ProposedViewSize(width: 100, height: 50), Size(width: 100, height: 1.0 / 3)),
            (make.row(), .infinity, .zero),
        ]
        for (node, proposal, size) in sizes {
            #expect(try make.tree.sizeThatFits(node, proposal) == size)
        }
    }
}
