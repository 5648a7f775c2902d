import Testing

@testable import ldlc

/// Every command that lays out, over more views than anybody could count.
@Suite struct LazyCountTests {
    private static let rows = "{ ForEach(0..<Int.max, id: \\.self) { i in Text(\"\\(i)\") } }"

    @Test(arguments: [
        ["layout"], ["layout", "--format", "json"], ["svg"], ["trace", "--all"], ["hit", "--at", "200,300"],
    ])
    func `a list without an end in sight is laid out, drawn, traced and touched`(command: [String]) {
        for container in ["LazyVStack", "LazyVGrid(columns: [GridItem()])"] {
            let files = ["view.ldl": "ScrollView { \(container) \(Self.rows) }"]
            let run = CommandRun(command + ["view.ldl", "--device", "iphone-16"], files: files)
            #expect(run.status == 0, "\(run.errors)")
            #expect(!run.output.isEmpty)
        }
    }

    @Test func `all views of a lazy container are counted to the last`() {
        let files = ["view.ldl": "ScrollView { LazyVStack \(Self.rows) }"]
        let text = CommandRun(["layout", "view.ldl", "--device", "iphone-16"], files: files).output
        #expect(text.contains(" of \(Int.max) realized"))
        let json = CommandRun(["layout", "view.ldl", "--device", "iphone-16", "--format", "json"], files: files).output
        #expect(json.contains("\"count\":\(Int.max)"))
    }
}
