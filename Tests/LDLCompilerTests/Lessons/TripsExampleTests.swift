import LayoutRuntime
import TestSupport
import Testing

/// The Trips screens in `examples/trips`, a module of several files.
@Suite struct TripsExampleTests {
    private let folder = "examples/trips"

    @Test func `the module has nothing to complain of, upright and on its side`() throws {
        let upright = try ProgramRun(folder: folder)
        #expect(upright.complaints == [])
        #expect(upright.size == Size(width: 402, height: 778))
        let onItsSide = try ProgramRun(folder: folder, width: 844, height: 390)
        #expect(onItsSide.complaints == [])
        #expect(onItsSide.size == Size(width: 844, height: 390))
    }

    @Test(arguments: ["Filter bar", "Summary", "Strip", "Card", "Upright", "On its side"])
    func `each preview can be shown by its name`(_ preview: String) throws {
        let run = try ProgramRun(folder: folder, root: preview)
        #expect(run.complaints == [])
        #expect(run.size.width > 0)
    }
}
