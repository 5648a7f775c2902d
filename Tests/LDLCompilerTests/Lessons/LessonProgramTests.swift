import LayoutRuntime
import TestSupport
import Testing

/// Whole programs of the kind that lessons on layout show. Beside each lies what it prints, takes and where its views
/// stand; here are the numbers that can be worked out by hand, or that a device has printed.
@Suite struct LessonProgramTests {
    private let folder = GoldenFolder("../Fixtures/Lessons")

    private func run(_ name: String, width: Double? = 402, height: Double? = 778) throws -> ProgramRun {
        let run = ProgramRun(try folder.text(of: name + ".ldl"), width: width, height: height)
        #expect(run.complaints == [])
        return run
    }

    @Test func `every program prints, takes and places what lies beside it`() throws {
        let programs = try folder.names(withExtension: "ldl")
        for program in programs {
            let run = ProgramRun(try folder.text(of: program))
            try folder.expect(run.summary, equalsFile: program.replacing(".ldl", with: ".txt"))
        }
        try folder.expectOnly(programs.flatMap { [$0, $0.replacing(".ldl", with: ".txt")] })
    }

    @Test func `five chips are two lines on a screen, one without a width, and five in 150 points`() throws {
        let run = try run("flow-in-four-offers")
        func lines(_ prefix: String) -> Int {
            let chips = run.frames.filter { $0.key.hasPrefix(prefix + " ") }
            #expect(chips.count == 5)
            return Set(chips.values.map(\.minY)).count
        }
        #expect(lines("screen") == 2)
        #expect(lines("scrolling") == 1)
        #expect(lines("fixed") == 1)
        #expect(lines("narrow") == 5)
        #expect(abs(run["screen"].width - 291) < 0.5)
        #expect(abs(run["screen"].height - (36 + 1.0 / 3) * 2 - 8) < 0.01)
    }

    @Test func `a layout is asked for its size once and for its places twice when something is drawn round it`() throws
    {
        let run = try run("flow-printing")
        #expect(
            run.console == [
                "size: offered 370, answers 291 x 80", "places: in 291 x 80", "places: in 291 x 80",
            ])
    }

    @Test func `a row that takes the gaps its children wish for is as wide as a stack`() throws {
        let run = try run("asking-the-neighbours")
        #expect(Set(run.console) == ["beside: 8.0, 8.0, 8.0, 8.0", "below: 2.0, 0.0, 3.3, 8.0"])
        #expect(run["row"].width == run["stack"].width)
        #expect(abs(run["row"].width - 229) < 0.5)
    }

    @Test func `a watch of one's own hears what the built-in one hears`() throws {
        #expect(
            try run("watch-of-ones-own").console == [
                "name: offered 0 x 778, takes 0 x 20",
                "nights: offered 292 x 778, takes 169 x 20",
                "name: offered 123 x 778, takes 115 x 20",
            ])
    }

    @Test func `tiles share the row equally, and the bar its width by the nights`() throws {
        let run = try run("tiles-and-bar")
        let tile = (402.0 - 32 - 16) / 3
        for number in 1...3 { #expect(abs(run["tile \(number)"].width - tile) < 1e-9) }
        #expect(run["bar"] == Rect(x: 16, y: run["tile 1"].maxY + 10, width: 370, height: 8))
        #expect(abs(run["share 1"].width - 370 * 5.0 / 18) < 1e-9)
        #expect(abs(run["share 3"].width - 370 * 12.0 / 18) < 1e-9)
    }

    @Test func `a guide of one's own brings the fields of two rows to one line`() throws {
        let run = try run("form-labels")
        #expect(abs(run["field Name"].minX - run["field Telephone"].minX) < 1e-9)
        #expect(run["label Telephone"].minX < run["label Name"].minX)
    }

    @Test func `a filter shows the places that it admits and nothing else`() throws {
        let run = try run("filters")
        #expect(run.frames.keys.filter { $0.hasPrefix("row") }.sorted() == ["row Arica", "row Valdivia"])
        #expect(run["chip Chile"].size == Size(width: 50, height: 30))
        #expect(run["chip USA"].size == Size(width: 30, height: 20))
        #expect(run["all"].size == Size(width: 200, height: 50))
    }

    @Test func `a cache of one's own is made once, and read when the views are placed`() throws {
        let run = try run("equal-widths")
        #expect(run.console == ["made a cache for 3 views"])
        #expect(run["all"].size == Size(width: 270, height: 30))
        #expect(run["a"].midX - run["all"].minX == 45)
        #expect(run["b"].width == 90)
        #expect(run["c"].midY == run["all"].midY)
    }

    @Test func `a layout value of a child is its own, else the key's default`() throws {
        let run = try run("layout-values")
        #expect(run["two"].width == 100)
        #expect(run["one"].width == 50)
        #expect(run["five"].width == 250)
        #expect(run["five"].maxX == run["two"].minX + 400)
    }

    @Test func `a layout chosen at run time is the stack that it holds`() throws {
        let run = try run("any-layout")
        #expect(run["column"].size == Size(width: 40, height: 66))
        #expect(run["row"].size == Size(width: 66, height: 40))
    }

    @Test func `a view that its layout forgets stands in the middle`() throws {
        let run = try run("unplaced")
        #expect(run["placed"].origin == run["all"].origin)
        #expect(run["forgotten"].midX == run["all"].midX)
        #expect(run["forgotten"].midY == run["all"].midY)
    }

    @Test func `loops, tuples and dictionaries count as Swift counts`() throws {
        let run = try run("several-kinds-of-loop")
        #expect(run["triangle"].width == 10)
        #expect(run["digits"].width == 19)
        #expect(run["range"].width == 9)
        #expect(run["stride 20"].width == 20)
        #expect(run["count sea"].width == 2)
    }

    @Test func `a turned row begins at the right, and what is turned back inside runs from the left`() throws {
        let run = try run("turned-rows")
        let start = run["all"].minX
        #expect(run["back"].minX == start)
        #expect(run["first"].minX == start + 30)
        #expect(run["back 1"].minX == start)
        #expect(run["back 2"].minX == start + 10)
    }
}
