import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// Which views of a program are made for a lazy container, and when.
struct LazyContentTests {
    /// Cards that say when their bodies run.
    private let card = """
        struct Card: View {
            let number: Int
            var body: some View {
                let _ = print(number)
                Color.red.frame(height: 200).id("card\\(number)")
            }
        }

        """

    private func printed(_ program: String) -> [String] {
        let run = ProgramRun(card + program)
        #expect(run.complaints == [])
        return run.console
    }

    @Test func `the bodies of the cards on the screen run, in order`() {
        let console = printed("ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { Card(number: $0) } } }")
        #expect(console == ["0", "1", "2", "3"])
    }

    @Test func `a plain stack runs them all`() {
        let console = printed("ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Card(number: $0) } } }")
        #expect(console == (0..<50).map(String.init))
    }

    @Test(arguments: [
        "Group { ForEach(0..<1_000) { Card(number: $0) } }",
        "ForEach(0..<1_000) { Card(number: $0) }.padding(0)",
        "if true { ForEach(0..<1_000) { Card(number: $0) } }",
        "ForEach(0..<2) { s in ForEach(0..<500) { Card(number: $0 + s * 500) } }",
        "ForEach(0..<2) { s in Section { ForEach(0..<500) { Card(number: $0 + s * 500) } } }",
        "ForEach(0..<500) { n in Card(number: n * 2)\n Card(number: n * 2 + 1) }",
        "Cards()",
        "Cards().opacity(0.5)",
        "ForEach(0..<1_000) { n in AnyView(Card(number: n)) }",
        "ForEach((0..<1_000).map { $0 }, id: \\.self) { n in if n >= 0 { Card(number: n) } }",
    ])
    func `however the cards are given, only those on the screen are made`(content: String) {
        let cards = "struct Cards: View { var body: some View { ForEach(0..<1_000) { Card(number: $0) } } }\n"
        let console = printed(cards + "ScrollView { LazyVStack(spacing: 0) {\n \(content)\n } }")
        #expect(console == ["0", "1", "2", "3"])
    }

    @Test func `a list makes the rows on the screen`() {
        let console = printed("List(0..<1_000) { n in Card(number: n) }")
        #expect(console.count < 6)
    }

    @Test func `surroundings reach views that are made late`() {
        let run = ProgramRun(
            """
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<500) { Text("Row \\($0)").id("row\\($0)") }
                }
                .lineLimit(1)
                .font(.largeTitle)
            }
            """)
        let large = ProgramRun(#"Text("Row 0").font(.largeTitle).id("row0")"#)
        #expect(run["row0"].size == large["row0"].size)
    }

    @Test func `headers and footers of sections stand round their rows`() {
        let run = ProgramRun(
            """
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<2) { s in
                        Section {
                            ForEach(0..<2) { Color.red.frame(height: 30).id("\\(s).\\($0)") }
                        } header: {
                            Color.blue.frame(height: 50).id("header\\(s)")
                        } footer: {
                            Color.green.frame(height: 20).id("footer\\(s)")
                        }
                    }
                }
            }
            """)
        let order = ["header0", "0.0", "0.1", "footer0", "header1", "1.0", "1.1", "footer1"]
        #expect(order.map { run[$0].minY } == [0, 50, 80, 110, 130, 180, 210, 240])
    }

    @Test func `an error in a body that runs late ends the layout with its message`() throws {
        let program = """
            let names = ["a", "b"]
            ScrollView { LazyVStack { ForEach(0..<5) { Text(names[$0]) } } }
            """
        let compilation = Compilation(files: [SourceFile(id: FileID(0), name: "program.ldl", text: program)])
        let module = try #require(compilation.lower(LoweringOptions()))
        #expect(!module.diagnostics.contains { $0.severity == .error })
        let error = #expect(throws: LayoutError.self) {
            try module.layout(ProposedViewSize(width: 402, height: 778))
        }
        guard case .failed(_, let failure as EvaluationError) = error else {
            Issue.record("not the program's failure: \(String(describing: error))")
            return
        }
        #expect(failure.message == "index 2 is out of range; the indices are 0 to 1")
    }

    @Test func `a view that is only made to be measured tells nobody of its geometry`() {
        // The middle of the grid is on the screen; its first card was made for the length of the grid.
        let run = ProgramRun(
            """
            LazyVGrid(columns: [GridItem()], spacing: 0) {
                ForEach(0..<1_000) { n in
                    Color.red.frame(height: 200)
                        .onGeometryChange(for: Double.self) { $0.size.height } action: { _ in print(n) }
                }
            }
            """)
        #expect(!run.console.isEmpty)
        #expect(!run.console.contains("0"))
    }
}
