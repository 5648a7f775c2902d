import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// What readers say of their place, and which container frames are relative to.
struct GeometryReadingTests {
    /// What a program prints on a phone's screen with a safe area.
    private func printed(
        _ program: String, direction: LayoutDirection = .leftToRight
    ) throws -> [String] {
        let compilation = Compilation(files: [SourceFile(id: FileID(0), name: "program.ldl", text: program)])
        var options = LoweringOptions()
        options.recordsConversation = true
        options.layoutDirection = direction
        options.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
        let module = try #require(compilation.lower(options))
        try module.layout(ProposedViewSize(width: 402, height: 778))
        #expect(compilation.diagnostics.isEmpty && module.diagnostics.isEmpty)
        return module.tree.conversation.watchLines()
    }

    private func reader(_ spaces: String) -> String {
        """
        VStack(spacing: 0) {
            Color.red.frame(height: 100)
            GeometryReader { proxy in
                let _: Void = print(\(spaces))
                Color.blue
            }
        }
        .coordinateSpace(.named("column"))
        .padding(.top, 30)
        """
    }

    @Test(arguments: [
        ("size", "(402.0, 648.0)"), ("frame(in: .local)", "(0.0, 0.0, 402.0, 648.0)"),
        ("frame(in: .global)", "(0.0, 192.0, 402.0, 648.0)"),
        (#"frame(in: .named("column"))"#, "(0.0, 100.0, 402.0, 648.0)"),
        ("safeAreaInsets", "EdgeInsets(top: 0.0, leading: 0.0, bottom: 34.0, trailing: 0.0)"),
    ])
    func `a reader tells its size and its place`(question: String, answer: String) throws {
        #expect(try printed(reader("proxy." + question)) == [answer])
    }

    @Test func `a reader tells its place in the scroll view around it, from right to left too`() throws {
        let console = try printed(
            """
            ScrollView {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100)
                    GeometryReader { proxy in
                        let _: Void = print(proxy.frame(in: .scrollView).minX, proxy.bounds(of: .scrollView)?.width ?? 0)
                        let _: Void = print(proxy.bounds(of: .named("nothing")) == nil)
                        Color.blue
                    }
                }
                .frame(height: 50)
                .padding(20)
            }
            """, direction: .rightToLeft)
        #expect(console == ["20.0 402.0", "true"])
    }

    @Test func `a view hears of its safe area when its geometry changes`() throws {
        let console = try printed(
            """
            Color.red.onGeometryChange(for: EdgeInsets.self) { $0.safeAreaInsets } action: { print($0.top, $0.bottom) }
            """)
        #expect(console == ["62.0 34.0"])
    }

    @Test func `frames relative to a scroll view are less by its content margins`() {
        let run = ProgramRun(
            """
            ScrollView(.horizontal) {
                HStack { Color.red.containerRelativeFrame(.horizontal).id("card") }
            }
            .contentMargins(.horizontal, 20)
            """)
        #expect(run["card"].width == 362)
        #expect(run["card"].minX == 20)
    }

    @Test func `frames in a screen of a navigation stack are relative to what its bar leaves`() {
        let run = ProgramRun(
            #"NavigationStack { Color.red.containerRelativeFrame(.vertical).id("screen").navigationTitle("Trips") }"#)
        #expect(run["screen"].maxY == 778)
        #expect(run["screen"].height < 778)
    }

    @Test func `content margins of different edges add up`() {
        let run = ProgramRun(
            """
            ScrollView { Color.red.frame(height: 50).id("card") }
                .contentMargins(.leading, 10).contentMargins(.top, 30)
            """)
        #expect(run["card"] == Rect(x: 10, y: 30, width: 392, height: 50))
    }

    // MARK: Where scroll views begin

    @Test(arguments: [
        (#".defaultScrollAnchor(.bottom)"#, 200.0, 578.0), (".defaultScrollAnchor(.center)", 200, 289),
        (".defaultScrollAnchor(.bottom)", 1_000, -222), (".defaultScrollAnchor(.bottom, for: .initialOffset)", 200, 0),
        (".defaultScrollAnchor(.bottom, for: .initialOffset)", 1_000, -222),
        (".defaultScrollAnchor(.bottom, for: .alignment)", 1_000, 0),
        (".defaultScrollAnchor(.bottom, for: .alignment)", 200, 578),
    ])
    func `a scroll view begins at its anchor`(modifier: String, height: Double, place: Double) {
        let run = ProgramRun("ScrollView { Color.red.frame(height: \(height)).id(\"content\") }" + modifier)
        #expect(run["content"].minY == place)
    }

    @Test func `from its end, a lazy column makes its last views`() {
        let run = ProgramRun(
            """
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Color.red.frame(height: 200).id("\\($0)") } }
            }
            .defaultScrollAnchor(.bottom)
            """)
        #expect(Set(run.frames.keys) == ["996", "997", "998", "999"])
        #expect(run["999"].maxY == 778)
    }

    // MARK: Grids

    @Test func `a row outside a grid is a group`() {
        let run = ProgramRun(#"VStack(spacing: 0) { GridRow { Color.red.id("a"); Color.blue.id("b") } }"#)
        #expect(run["b"].minY == run["a"].maxY)
    }

    @Test func `a modifier on a row is put on each of its cells`() {
        let run = ProgramRun(
            """
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 30, height: 30).id("a")
                    Color.red.frame(width: 50, height: 30).id("b")
                }
                .padding(5)
                .font(.title)
            }
            """)
        #expect(run.size == Size(width: 100, height: 40))
        #expect(run["b"].minX == run["a"].maxX + 10)
    }

    @Test func `a grid beside a text stands on the baseline of its first row`() {
        let run = ProgramRun(
            """
            HStack(alignment: .firstTextBaseline) {
                Text("one").id("text")
                Grid { GridRow { Text("two").id("first") }; GridRow { Text("three") } }
            }
            """)
        #expect(run["text"].minY == run["first"].minY)
    }
}
