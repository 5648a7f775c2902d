import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// Lazy containers over more elements than there can be views, and with numbers that no layout can use.
struct LazyCountTests {
    private func stack(_ content: String, _ container: String = "LazyVStack") -> ProgramRun {
        ProgramRun("ScrollView { \(container) { \(content) } }")
    }

    @Test(arguments: [
        "LazyVStack", "LazyHStack", "LazyVGrid(columns: [GridItem(), GridItem()])",
        "LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))])",
    ])
    func `a range up to the greatest number is laid out`(container: String) {
        for range in ["0..<Int.max", "1...Int.max", "Int.min..<(-1)", "0..<9_000_000_000_000_000_000"] {
            let run = stack("ForEach(\(range), id: \\.self) { i in Text(\"\\(i)\").id(\"\\(i)\") }", container)
            #expect(run.complaints == [])
            #expect((1..<200).contains(run.frames.count))
        }
    }

    @Test(arguments: ["Int.min..<Int.max", "Int.min...Int.max", "0...Int.max", "(-1)..<Int.max"])
    func `a range of more elements than numbers count is refused`(range: String) {
        let refusal = "error: the range has more than 9223372036854775807 elements"
        #expect(stack("ForEach(\(range), id: \\.self) { i in Text(\"\\(i)\") }").complaints == [refusal])
        #expect(ProgramRun("Text(\"\\((\(range)).count)\")").complaints == [refusal])
    }

    @Test(arguments: [
        "\(half)\n \(half)", "ForEach(0..<Int.max, id: \\.self) { i in Text(\"\\(i)\") }\n Text(\"one more\")",
        "Section { ForEach(0..<Int.max, id: \\.self) { i in Text(\"\\(i)\") } } footer: { Text(\"end\") }",
    ])
    func `more views than numbers count are refused`(content: String) {
        #expect(
            stack(content).complaints == ["error: a lazy container has at most 9223372036854775807 views"])
    }

    private static let half = "ForEach(0..<5_000_000_000_000_000_000, id: \\.self) { i in Text(\"\\(i)\") }"

    @Test func `several views for each of very many elements are laid out`() {
        let run = stack("ForEach(0..<Int.max, id: \\.self) { i in Text(\"\\(i)\").id(\"\\(i)\")\n Text(\"b\") }")
        #expect(run.complaints == [])
        #expect((1..<200).contains(run.frames.count))
    }

    @Test func `a list of very many rows is laid out`() {
        let rows = "ForEach(0..<9_000_000_000_000_000_000, id: \\.self) { i in Text(\"\\(i)\").id(\"\\(i)\") }"
        let run = ProgramRun("List { \(rows) }")
        #expect(run.complaints == [])
        #expect((1..<50).contains(run.frames.count))
    }

    // MARK: Numbers that no layout can use

    @Test(arguments: [
        (".fixed(-5)", "a grid item's length is 0 or more and finite, not -5; 0 is taken"),
        (".fixed(.nan)", "a grid item's length is 0 or more and finite, not NaN; 0 is taken"),
        (".fixed(.infinity)", "a grid item's length is 0 or more and finite, not infinity; 0 is taken"),
        (".flexible(minimum: -1)", "a grid item's least length is 0 or more and finite, not -1; 0 is taken"),
        (".adaptive(minimum: .nan)", "a grid item's least length is 0 or more and finite, not NaN; 0 is taken"),
        (
            ".flexible(minimum: 1, maximum: .nan)",
            "a grid item's greatest length is 0 or more, not NaN; there is no limit"
        ),
        (
            ".flexible(minimum: 50, maximum: 20)",
            "a grid item's least length, 50, is more than its greatest, 20"
        ),
        (".fixed(5), spacing: .infinity", "a grid item's spacing is finite, not infinity; the standard one is taken"),
    ])
    func `a column with a number that is none gets a warning, and the grid is as wide as its offer`(
        item: String, complaint: String
    ) {
        for (container, tracks) in [("LazyVGrid", "columns"), ("LazyHGrid", "rows")] {
            let run = ProgramRun("\(container)(\(tracks): [GridItem(\(item))]) { Color.red }.id(\"grid\")")
            #expect(run.complaints == ["warning: \(complaint)"])
            #expect(container == "LazyVGrid" ? run["grid"].width == 402 : run["grid"].height == 778)
        }
    }

    @Test(arguments: ["VStack", "HStack", "LazyVStack", "LazyHStack"], [".infinity", "-.infinity", ".nan"])
    func `a spacing that is none gets a warning, and the standard one is taken`(container: String, spacing: String) {
        let content = "Text(\"a\"); Text(\"b\")"
        let run = ProgramRun("\(container)(spacing: \(spacing)) { \(content) }.id(\"stack\")")
        #expect(run.complaints.count == 1)
        #expect(run.complaints.first?.hasPrefix("warning: a stack's spacing is finite, not") == true)
        #expect(run["stack"] == ProgramRun("\(container) { \(content) }.id(\"stack\")")["stack"])
    }
}
