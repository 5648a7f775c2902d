import TestSupport
import Testing

@testable import ldlc

/// What holds of every layout, tried on views made at random; a view that lacks a property is shown at its smallest.
@Suite struct LayoutPropertyTests {
    private static func sketches(_ count: Int, seed: UInt64, _ change: (inout SketchMaker) -> Void = { _ in })
        -> [Sketch]
    {
        var maker = SketchMaker(random: SplitMix64(seed: seed))
        change(&maker)
        return (0..<count).map { _ in maker.sketch(depth: 3) }
    }

    /// Numbers that were added up in another order may differ in the last digits.
    private static func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

    @Test func `the same input gives the same bytes`() {
        let property = Property(name: "deterministic") { sketch in
            func run() -> String {
                let io = MemoryIO(standardInput: sketch.text)
                _ = LDLC.run(arguments: ["layout", "-", "--format", "json", "--width", "200"], io: io)
                return io.outputText + io.errorText
            }
            return run() == run() ? nil : "two runs differ"
        }
        #expect(property.counterexample(among: Self.sketches(40, seed: 1)) == nil)
    }

    @Test(arguments: [("402", "nil"), ("nil", "nil"), ("0", "0"), ("inf", "100"), ("33.3", "1000")])
    func `every box has numbers, and no size is negative`(_ width: String, _ height: String) {
        let property = Property(name: "numbers") { sketch in
            guard let root = Box.layout(sketch.text, width: width, height: height) else { return "no layout" }
            for box in root.all where box.width < 0 || box.height < 0 || box.x.isNaN || box.y.isNaN {
                return "\(box.view) is \(box.width) x \(box.height) at \(box.x), \(box.y)"
            }
            return nil
        }
        #expect(property.counterexample(among: Self.sketches(40, seed: 2)) == nil)
    }

    @Test func `a frame has the size that it says`() {
        let property = Property(name: "frame") { sketch in
            let view = Sketch(head: "ZStack", children: [sketch])
            guard let root = Box.layout(view.with("frame(width: 61.5, height: 40)").text) else { return "no layout" }
            return root.width == 61.5 && root.height == 40 ? nil : "\(root.width) x \(root.height)"
        }
        #expect(property.counterexample(among: Self.sketches(40, seed: 3)) == nil)
    }

    @Test func `padding adds to what the view takes of an offer that is smaller by as much`() {
        let property = Property(name: "padding") { sketch in
            // A group hands its modifiers on to what is in it, so that it is no view of its own.
            let view = Sketch(head: "ZStack", children: [sketch])
            guard let plain = Box.layout(view.text, width: "300", height: "500"),
                let padded = Box.layout(view.with("padding(9)").text, width: "318", height: "518")
            else { return "no layout" }
            let isRight =
                Self.isNear(padded.width, plain.width + 18) && Self.isNear(padded.height, plain.height + 18)
            return isRight ? nil : "\(plain.width) x \(plain.height) became \(padded.width) x \(padded.height)"
        }
        #expect(property.counterexample(among: Self.sketches(40, seed: 4)) == nil)
    }

    @Test func `stacks of flexible views do not shrink when they are offered more`() {
        let sketches = Self.sketches(40, seed: 5) { maker in
            // Nothing with a least size of its own: what overflows is as large as it is.
            maker.leaves = ["Color.red", "Circle()", "Rectangle().frame(maxWidth: 90)"]
            maker.containers = ["VStack(spacing: 0)", "HStack(spacing: 0)", "ZStack"]
            maker.modifiers = ["frame(maxHeight: 70)", "frame(maxWidth: 120)", "layoutPriority(1)", "border(.red)"]
        }
        let property = Property(name: "growth") { sketch in
            var last: Box?
            for width in stride(from: 20, through: 400, by: 38) {
                guard let box = Box.layout(sketch.text, width: "\(width)", height: "\(width)") else {
                    return "no layout"
                }
                if let last, box.width < last.width - 1e-6 || box.height < last.height - 1e-6 {
                    return "\(last.width) x \(last.height) became \(box.width) x \(box.height) at \(width)"
                }
                last = box
            }
            return nil
        }
        #expect(property.counterexample(among: sketches) == nil)
    }

    @Test func `what fits into a stack lies in it`() {
        let property = Property(name: "inside") { sketch in
            guard let root = Box.layout(sketch.text, width: "150", height: "200") else { return "no layout" }
            for box in root.all where ["VStack", "HStack", "ZStack"].contains(box.view) {
                // What is asked again while it is placed, at the stack's own width, may take more than there is.
                let left = box.children.map(\.x).min() ?? 0, top = box.children.map(\.y).min() ?? 0
                let right = box.children.map { $0.x + $0.width }.max() ?? 0
                let bottom = box.children.map { $0.y + $0.height }.max() ?? 0
                let overflows = right - left > box.width + 1e-6 || bottom - top > box.height + 1e-6
                if overflows { continue }
                for child in box.children {
                    let isInside =
                        child.x >= box.x - 1e-6 && child.y >= box.y - 1e-6
                        && child.x + child.width <= box.x + box.width + 1e-6
                        && child.y + child.height <= box.y + box.height + 1e-6
                    if !isInside { return "\(child.view) sticks out of \(box.view)" }
                }
            }
            return nil
        }
        #expect(property.counterexample(among: Self.sketches(80, seed: 6)) == nil)
    }
}
