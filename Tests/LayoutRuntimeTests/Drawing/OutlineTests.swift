import LayoutRuntime
import Testing

@Suite struct OutlineTests {
    private let rect = Rect(x: 10, y: 20, width: 100, height: 40)

    @Test func `a circle is as large as the shorter side allows, in the middle`() {
        #expect(Outline(.circle, in: rect) == .ellipse(Rect(x: 40, y: 20, width: 40, height: 40)))
    }

    @Test func `a capsule's ends are half circles`() {
        #expect(Outline(.capsule, in: rect) == .roundedRectangle(rect, radiusX: 20, radiusY: 20))
    }

    @Test func `a corner is at most half a side`() {
        let shape = Shape.roundedRectangle(cornerSize: Size(width: 99, height: 8))
        #expect(Outline(shape, in: rect) == .roundedRectangle(rect, radiusX: 50, radiusY: 8))
        #expect(Outline(.roundedRectangle(cornerSize: Size(width: -3, height: -3)), in: rect) == .rectangle(rect))
    }

    @Test func `an inset shape has tighter corners`() {
        let shape = Shape.inset(.roundedRectangle(cornerSize: Size(width: 12, height: 12)), by: 2)
        #expect(
            Outline(shape, in: rect)
                == .roundedRectangle(Rect(x: 12, y: 22, width: 96, height: 36), radiusX: 10, radiusY: 10))
    }

    @Test func `uneven corners that do not fit shrink together`() {
        let shape = Shape.unevenRoundedRectangle(topLeading: 40, bottomLeading: 40, bottomTrailing: 0, topTrailing: 0)
        let path = Outline(shape, in: rect).commands
        #expect(path.first == .move(Point(x: 30, y: 20)))
        #expect(Outline(shape, in: rect).bounds == rect)
    }

    @Test func `half of a rectangle's outline is its top and right side`() {
        let trimmed = Outline(.trim(.rectangle, from: 0, to: 0.5), in: rect)
        #expect(
            trimmed
                == .path([
                    .move(Point(x: 10, y: 20)), .line(Point(x: 110, y: 20)), .line(Point(x: 110, y: 60)),
                ]))
        #expect(Outline(.trim(.rectangle, from: 0.5, to: 0.5), in: rect).commands.isEmpty)
        #expect(Outline(.trim(.rectangle, from: .nan, to: .nan), in: rect).bounds == rect)
    }

    @Test func `a quarter turn swaps the sides`() {
        let bounds = Outline(.rotation(.rectangle, degrees: 90), in: rect).bounds
        #expect(abs(bounds.width - 40) < 1e-9 && abs(bounds.height - 100) < 1e-9)
        #expect(abs(bounds.midX - rect.midX) < 1e-9 && abs(bounds.midY - rect.midY) < 1e-9)
    }

    @Test func `a shape's offset moves the drawing alone`() {
        #expect(
            Outline(.offset(.rectangle, by: Size(width: 5, height: -5)), in: rect).bounds.origin == Point(x: 15, y: 15))
    }
}
