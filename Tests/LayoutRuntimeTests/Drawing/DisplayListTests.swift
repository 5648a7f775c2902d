import LayoutRuntime
import Testing

/// What is drawn, and in which order.
@Suite struct DisplayListTests {
    private let red = Picture.red
    private let blue = Picture.blue
    private let yellow = Picture.yellow

    @Test func `a background lies behind, an overlay in front`() throws {
        let picture = Picture()
        let behind = picture.tree.append(
            .background(.center), children: [picture.box(red, 10, 10), picture.box(blue, 20, 20)])
        #expect(try picture.list(behind).filledColors == [blue, red])
        let other = Picture()
        let front = other.tree.append(
            .overlay(.center), children: [other.box(red, 10, 10), other.box(blue, 20, 20)])
        #expect(try other.list(front).filledColors == [red, blue])
    }

    @Test func `a larger zIndex lies in front, through any modifiers`() throws {
        let picture = Picture()
        let raised = picture.wrap(picture.box(red, 10, 10), .zIndex(1), .padding(EdgeInsets(.all, 4)))
        let lowered = picture.wrap(picture.box(yellow, 10, 10), .zIndex(-1))
        let pile = picture.pile(raised, picture.box(blue, 10, 10), lowered)
        #expect(try picture.list(pile).filledColors == [yellow, blue, red])
    }

    @Test func `a hidden view keeps its place and draws nothing`() throws {
        let picture = Picture()
        let hidden = picture.wrap(picture.box(red, 10, 10), .effect(.hidden))
        let list = try picture.list(picture.row(hidden, picture.box(blue, 10, 10)))
        #expect(list.filledColors == [blue])
    }

    @Test func `a border lies inside the bounds`() throws {
        let picture = Picture()
        let bordered = picture.wrap(picture.box(blue, 40, 20), .border(.color(red), width: 4))
        let list = try picture.list(bordered, width: 40, height: 20)
        guard case .stroke(.rectangle(let rect), .color(red), let line, _) = list.commands.last else {
            Issue.record("no border: \(list.commands)")
            return
        }
        #expect(rect == Rect(x: 2, y: 2, width: 36, height: 16))
        #expect(line.lineWidth == 4)
        #expect(list.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func `a border thicker than its box fills it`() throws {
        let picture = Picture()
        let bordered = picture.wrap(picture.box(blue, 40, 6), .border(.color(red), width: 4))
        #expect(try picture.list(bordered).filledColors == [blue, red])
    }

    @Test func `a style behind the whole canvas reaches to the edges of the screen`() throws {
        let picture = Picture(safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
        let tree = picture.tree
        let color = tree.append(.color(blue))
        let filled = tree.append(.backgroundStyle(.color(red), ignoresSafeAreaEdges: .all), child: color)
        let list = try picture.list(filled, width: 402, height: 778)
        guard case .fill(.rectangle(let rect), _, _) = list.commands.first else {
            Issue.record("no fill")
            return
        }
        #expect(rect == Rect(x: 0, y: -62, width: 402, height: 874))
    }

    @Test func `text is drawn line by line on its baselines`() throws {
        let picture = Picture()
        let list = try picture.list(picture.text("Pike Place Market on Saturday"), width: 150)
        let lines = list.commands.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
        #expect(lines.map(\.text).joined(separator: " ") == "Pike Place Market on Saturday")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.fontSize == 17 && ($0.width ?? 0) > 0 && ($0.width ?? 0) <= 150 })
        #expect(abs(lines[1].origin.y - lines[0].origin.y - 22) < 0.34)
    }

    @Test func `a named view is a group with its name`() throws {
        var picture = Picture()
        let box = picture.named("box", picture.box(red, 10, 10))
        let list = try picture.list(box)
        guard case .beginGroup(.none, let annotation) = list.commands.first else {
            Issue.record("no group")
            return
        }
        #expect(annotation?.id == "box")
    }

    @Test func `groups are balanced whatever is nested in what`() throws {
        let picture = Picture()
        let node = picture.wrap(
            picture.box(red, 10, 10), .effect(.opacity(0.5)), .clip(.circle),
            .effect(.shadow(.black, radius: 3, x: 0, y: 2)),
            .effect(.rotation(degrees: 30, anchor: .center)), .effect(.scale(x: 2, y: 2, anchor: .topLeading)),
            .effect(.blur(radius: 2)))
        var depth = 0
        for command in try picture.list(picture.column(node, picture.box(blue, 5, 5))).commands {
            if case .beginGroup = command { depth += 1 }
            if case .endGroup = command { depth -= 1 }
            #expect(depth >= 0)
        }
        #expect(depth == 0)
    }

    @Test func `without a screen the picture grows with what sticks out, but not beyond a clip`() throws {
        let picture = Picture()
        let wide = picture.wrap(picture.box(red, 300, 20), .frame(width: 100, height: 20, alignment: .center))
        #expect(try picture.list(wide, width: 100, height: 20).bounds == Rect(x: -100, y: 0, width: 300, height: 20))
        let other = Picture()
        let clipped = other.wrap(
            other.box(red, 300, 20), .frame(width: 100, height: 20, alignment: .center), .clip(.rectangle))
        #expect(try other.list(clipped, width: 100, height: 20).bounds == Rect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test func `a chain of 20,000 effects is drawn without recursion`() throws {
        let picture = Picture()
        var node = picture.box(red, 10, 10)
        for _ in 0..<20_000 { node = picture.wrap(node, .effect(.opacity(1))) }
        #expect(try picture.list(node).commands.count == 40_001)
    }

    @Test func `an endless view is left out`() throws {
        let picture = Picture()
        let list = try picture.list(picture.tree.append(.color(red)), width: .infinity, height: 10)
        #expect(list.bounds.width == 400)
        #expect(XMLTextFault(list) == nil)
    }

    private func XMLTextFault(_ list: DisplayList) -> String? {
        SVGWriter.document(list).contains("inf") ? "inf" : nil
    }
}
