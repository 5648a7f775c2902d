import LayoutRuntime
import Testing

/// Containers with rules of their own, as `Layout` states them.
struct CustomLayoutTests {
    /// Lines its subviews up diagonally, and prints each call.
    private struct Diagonal: Layout {
        var step = 25.0

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
            subviews.print("sizeThatFits")
            var size = Size.zero
            for (index, subview) in subviews.enumerated() {
                let ideal = subview.sizeThatFits(.unspecified)
                size.width = max(size.width, Double(index) * step + ideal.width)
                size.height = max(size.height, Double(index) * step + ideal.height)
            }
            return size
        }

        func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.print("placeSubviews \(bounds.minX == 0 && bounds.minY == 0 ? "at 0" : "in place")")
            for (index, subview) in subviews.enumerated() {
                let shift = Double(index) * step
                subview.place(at: Point(x: bounds.minX + shift, y: bounds.minY + shift), proposal: .unspecified)
            }
        }
    }

    /// A layout out of closures, for one question each.
    private struct Custom: Layout {
        var size: @Sendable (ProposedViewSize, LayoutSubviews) throws -> Size = { _, _ in Size(width: 100, height: 100)
        }
        var place: @Sendable (Rect, LayoutSubviews) throws -> Void = { _, _ in }
        var properties = LayoutProperties()

        var layoutProperties: LayoutProperties { properties }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) throws -> Size {
            try size(proposal, subviews)
        }

        func placeSubviews(
            in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) throws {
            try place(bounds, subviews)
        }
    }

    private struct Mistake: Error {}

    @Test func `a layout is asked once and places its subviews where it says`() throws {
        let make = Builder()
        let boxes = [make.box(40, 30), make.box(40, 30), make.box(40, 90)]
        let layout = make.tree.append(.custom(Diagonal()), children: boxes)
        try make.layout(layout)
        #expect(make.tree.frame(of: layout).size == Size(width: 90, height: 140))
        let origin = make.tree.frame(of: layout).origin
        #expect(boxes.map { make.tree.frame(of: $0).minX - origin.x } == [0, 25, 50])
        #expect(make.tree.conversation.watchLines() == ["sizeThatFits", "placeSubviews in place"])
    }

    @Test func `a border around it asks for guides, and has it place its subviews once more`() throws {
        let make = Builder()
        let layout = make.tree.append(.custom(Diagonal()), children: [make.box(40, 30)])
        try make.layout(make.tree.append(.border(.foreground(level: 0), width: 1), child: layout))
        #expect(
            make.tree.conversation.watchLines() == ["sizeThatFits", "placeSubviews at 0", "placeSubviews in place"])
    }

    @Test func `a subview without a place is centred, and the last place counts`() throws {
        let make = Builder()
        let boxes = [make.box(40, 30), make.box(20, 20)]
        let layout = Custom(place: { bounds, subviews in
            subviews[1].place(at: Point(x: 0, y: 0), proposal: .unspecified)
            subviews[1].place(
                at: Point(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        })
        try make.layout(make.tree.append(.custom(layout), children: boxes), 100, 100)
        #expect(boxes.map { make.tree.frame(of: $0).origin } == [Point(x: 30, y: 35), Point(x: 80, y: 80)])
    }

    @Test func `subviews tell their size, guides, priority, distances and values`() throws {
        let make = Builder()
        let key = LayoutValueKey(name: "weight")
        let child = make.priority(make.tree.append(.layoutValue(key, 7), child: make.padding(make.text("ab"), 5)), 2)
        let layout = Custom(size: { _, subviews in
            let dimensions = subviews[0].dimensions(in: .unspecified)
            subviews.print("\(dimensions.width) x \(dimensions.height), baseline \(dimensions[.firstTextBaseline])")
            subviews.print("priority \(subviews[0].priority), weight \(subviews[0][key] as? Int ?? 0)")
            subviews.print("distance \(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))")
            return .zero
        })
        try make.layout(make.tree.append(.custom(layout), children: [child, make.color]))
        #expect(
            make.tree.conversation.watchLines() == [
                "30.0 x 30.0, baseline 21.0", "priority 2.0, weight 7", "distance 8.0",
            ])
    }

    @Test func `a spacer in a layout stretches along both axes, and along its axis in a stack of one's own`() throws {
        for (axis, size) in [(nil, Size(width: 50, height: 40)), (Axis.horizontal, Size(width: 50, height: 0))] {
            let make = Builder()
            let spacer = make.spacer()
            let layout = Custom(
                size: { _, subviews in subviews[0].sizeThatFits(ProposedViewSize(width: 50, height: 40)) },
                properties: LayoutProperties(stackOrientation: axis))
            try make.layout(make.tree.append(.custom(layout), child: spacer))
            #expect(try make.tree.sizeThatFits(spacer, ProposedViewSize(width: 50, height: 40)) == size)
        }
    }

    @Test func `what a layout throws ends the layout, and names it`() throws {
        let make = Builder()
        let layout = make.tree.append(.custom(Custom(size: { _, _ in throw Mistake() })), child: make.color)
        let root = make.column(make.color, layout)
        #expect {
            try make.layout(root)
        } throws: { error in
            guard case LayoutError.failed(layout, let cause) = error else { return false }
            return cause is Mistake
        }
    }

    @Test func `a size or a place that is not a number is refused`() throws {
        let make = Builder()
        let size = make.tree.append(.custom(Custom(size: { _, _ in Size(width: .nan, height: 0) })), child: make.color)
        #expect {
            try make.layout(size)
        } throws: { error in
            if case LayoutError.invalidSize(size) = error { true } else { false }
        }
        let place = make.tree.append(
            .custom(Custom(place: { $1[0].place(at: Point(x: .nan, y: 0), proposal: .zero) })), child: make.color)
        #expect {
            try make.layout(place)
        } throws: { error in
            if case LayoutError.invalidPlace(place) = error { true } else { false }
        }
    }

    @Test func `a cache is made once, and again when the subviews have changed`() throws {
        struct Counting: Layout {
            func makeCache(subviews: Subviews) -> Int {
                subviews.print("makeCache of \(subviews.count)")
                return subviews.count
            }

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> Size {
                cache += 1
                subviews.print("cache \(cache)")
                return .zero
            }

            func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
        }
        let make = Builder()
        let layout = make.tree.append(.custom(Counting()), children: [make.color, make.color])
        try make.layout(layout)
        try make.layout(layout, 100, 100)
        make.tree.setChildren([make.color], of: layout)
        try make.layout(layout)
        #expect(
            make.tree.conversation.watchLines() == [
                "makeCache of 2", "cache 3", "cache 4", "makeCache of 1", "cache 2",
            ])
    }
}
