import LayoutRuntime
import Testing

/// A modifier or scroll view with nothing in it is laid out like one round an empty view.
@Suite struct EmptyLayersTests {
    static let layers: [LayoutElement] = [
        .scrollView(.vertical), .padding(EdgeInsets(.all, 10)), .frame(width: 10, height: nil, alignment: .center),
        .flexibleFrame(FlexibleFrame(maxWidth: .infinity)), .fixedSize(horizontal: true, vertical: true),
        .aspectRatio(2, .fit), .aspectRatio(nil, .fill), .position(Point(x: 5, y: 5)),
        .offset(Size(width: 1, height: 1)),
        .ignoresSafeArea(.all), .safeAreaPadding(EdgeInsets(.all, 3)), .layoutPriority(1), .watch(name: "w"),
        .border(.color(.black), width: 1), .effect(.hidden), .inert, .background(.center), .overlay(.center),
        .safeAreaInset(.top, alignment: .horizontalCenter, spacing: nil), .interaction(.gesture), .identity(nil),
    ]

    @Test func `every layer without content has a size and a place, alone and in a stack`() throws {
        for layer in Self.layers {
            for proposal in [ProposedViewSize(width: 100, height: 200), .unspecified, .zero, .infinity] {
                let tree = LayoutTree(configuration: LayoutConfiguration(recordsConversation: true))
                let alone = tree.append(layer)
                try tree.layout(root: alone, proposal: proposal)
                let other = LayoutTree()
                let nodes = [other.append(layer), other.append(.color(.black)), other.append(layer)]
                let stack = other.append(.stack(.vertical, alignment: .horizontalCenter, spacing: nil), children: nodes)
                try other.layout(root: stack, proposal: proposal)
                #expect(!other.frame(of: stack).width.isNaN, "\(layer)")
                _ = DisplayList(other, root: stack, options: DrawingOptions())
                _ = HitTester(other, root: stack).target(at: Point(x: 1, y: 1))
            }
        }
    }

    @Test func `an empty scroll view takes what it is offered along its axis`() throws {
        let tree = LayoutTree()
        let scroll = tree.append(.scrollView(.vertical))
        try tree.layout(root: scroll, proposal: ProposedViewSize(width: 100, height: 200))
        #expect(tree.frame(of: scroll).size == Size(width: 0, height: 200))
    }
}
