import Testing

/// The harness itself: what holds and, above all, what does not.
@Suite struct HarnessTests {
    @Test func `a plain number is within half a point, a measured one within 1.5, a range from its ends`() throws {
        #expect(try #require(ExpectedNumber("200")).holds(200.5))
        #expect(!(try #require(ExpectedNumber("200")).holds(200.6)))
        #expect(try #require(ExpectedNumber("~231")).holds(232.5))
        #expect(!(try #require(ExpectedNumber("~80/3")).holds(83.1)))
        #expect(!(try #require(ExpectedNumber("720..721")).holds(719.9)))
        #expect(ExpectedNumber("many") == nil)
    }

    @Test func `a console line is compared letter for letter but for its numbers`() {
        #expect(ConsoleLine.matches("t: offered 370 x 20, takes ~53 x 20", "t: offered 370 x 20, takes 54 x 20"))
        #expect(!ConsoleLine.matches("t: offered 370 x 20, takes 53 x 20", "t: offered 370 x 20, takes 54 x 20"))
        #expect(ConsoleLine.matches("t: offered * x *, takes 1 x 2", "t: offered nothing x infinity, takes 1 x 2"))
        #expect(!ConsoleLine.matches("t: offered 1 x 2", "u: offered 1 x 2"))
        #expect(!ConsoleLine.matches("t: offered 1 x 2", "t: offered 1 x 2, takes 3 x 4"))
    }

    @Test func `a relation reports the values that break it`() throws {
        let frames = ["a": Frame(x: 0, y: 0, width: 10, height: 10), "b": Frame(x: 18, y: 0, width: 10, height: 20)]
        func problem(_ text: String) throws -> String? {
            try #require(Relation(text)).problem { id in
                guard let frame = frames[id] else { throw ConformanceError("no \(id)") }
                return frame
            }
        }
        #expect(try problem("a.maxX + 8 == b.minX") == nil)
        #expect(try problem("max(a.height, b.height) <= 20 * (1 + 1) / 2") == nil)
        #expect(try problem("abs(a.x - b.x) == 18 ~ 0.1") == nil)
        #expect(try problem("a.width == b.height ~ 1") == "expected a.width == b.height ~ 1, got 10 == 20 ")
        #expect(Relation("a.wideness == 3") == nil)
        #expect(Relation("a.width = 3") == nil)
    }

    @Test func `expectations that cannot hold are reported and not swallowed`() {
        let parts = ExpectedParts("width=10 height=20")
        #expect(parts?.problem { ["width": 10, "height": 21][$0] } == "expected width=10 height=20, got height=21")
        #expect(ExpectedParts("wide=10") == nil)
        #expect(ExpectedProposal("10 by 20") == nil)
    }
}
