import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// Controls and containers of screens lay out without a complaint; their sizes are in `ControlMetrics`.
@Suite struct ControlTests {
    /// The size that a program's root takes in 400 by 800 points, rounded to whole points, or what is wrong with it.
    private func size(of program: String) -> String {
        let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: program)])
        if compilation.hasErrors { return compilation.diagnostics.map(\.message).joined(separator: "; ") }
        guard let module = compilation.lower(LoweringOptions()) else { return "nothing to show" }
        guard let size = try? module.tree.layout(root: module.root, proposal: ProposedViewSize(width: 400, height: 800))
        else { return "no layout" }
        return "\(Int(size.width.rounded())) x \(Int(size.height.rounded()))"
    }

    @Test(arguments: [
        ("Button(\"A\") { }.buttonStyle(.bordered)", "35 x 34"),
        ("Button { } label: { Color.red.frame(width: 50, height: 20) }.buttonStyle(.plain)", "50 x 20"),
        ("Toggle(\"On\", isOn: .constant(true))", "400 x 28"),
        ("Toggle(\"On\", isOn: .constant(true)).labelsHidden()", "63 x 28"),
        ("TextField(\"Name\", text: .constant(\"\"))", "400 x 22"), ("Slider(value: .constant(0.5))", "400 x 28"),
        ("Stepper(\"Count\", value: .constant(1))", "400 x 32"), ("ProgressView()", "20 x 20"),
        ("ProgressView(value: 0.5)", "400 x 4"),
        ("Picker(\"P\", selection: .constant(1)) { Text(\"a\").tag(1) }.pickerStyle(.segmented)", "400 x 32"),
        ("DatePicker(\"Day\", selection: .constant(Date())).labelsHidden()", "120 x 34"),
        ("List { Text(\"a\") }", "400 x 800"), ("Form { Text(\"a\") }", "400 x 800"),
        ("NavigationStack { Text(\"a\").navigationTitle(\"T\") }", "400 x 800"),
        ("TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") } }", "400 x 800"),
        ("ScrollView { }", "0 x 800"), ("TabView { }", "0 x 0"),
        ("ContentUnavailableView(\"No\", systemImage: \"star\")", "400 x 800"),
        ("Label(\"A\", systemImage: \"star\").labelStyle(.titleOnly).hidden()", "11 x 20"),
        ("Button { } label: { Text(\"A\").frame(maxWidth: .infinity) }.buttonStyle(.bordered)", "400 x 34"),
        ("Button(\"A\") { }.buttonStyle(.bordered).frame(maxWidth: .infinity).fixedSize()", "35 x 34"),
        ("SecureField(\"Word\", text: .constant(\"x\")).textFieldStyle(.roundedBorder)", "400 x 34"),
        ("Menu(\"More\") { Button(\"A\") { } }", "39 x 20"),
        ("Link(\"Go\", destination: URL(string: \"a\")!)", "22 x 20"),
        ("LabeledContent(\"Name\", value: \"Ann\")", "400 x 20"),
        ("DisclosureGroup(\"More\") { Text(\"a\") }", "400 x 20"),
        ("GroupBox(\"Box\") { Text(\"a\") }", "400 x 75"),
        (
            "NavigationStack { ScrollView { Text(\"a\") }.navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline) }",
            "400 x 800"
        ),
    ])
    func `a control has the size of its metrics`(_ program: String, _ expected: String) {
        #expect(size(of: program) == expected)
    }

    /// A section is one however it comes into a list or a lazy grid: alone, beside others, or made by a `ForEach`.
    @Test(arguments: [
        (
            "List { Section(\"S\") { Text(\"a\") }; Section(\"T\") { Text(\"b\") } }",
            "List { ForEach([\"S\", \"T\"], id: \\.self) { name in Section(name) { Text(\"a\") } } }"
        ),
        (
            "List { Section { Text(\"a\"); Text(\"b\") } header: { Text(\"S\") } }",
            "List { Section { Text(\"a\"); Text(\"b\") } header: { Text(\"S\") }; if false { Text(\"c\") } }"
        ),
        (
            "LazyVGrid(columns: [GridItem(), GridItem()]) { Section { Color.red.frame(height: 9) } header: { Text(\"S\") } }",
            "LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<1) { _ in Section { Color.red.frame(height: 9) } header: { Text(\"S\") } } }"
        ),
    ])
    func `a section stays one`(_ first: String, _ second: String) throws {
        func heights(_ program: String) throws -> [Double] {
            let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: program)])
            #expect(!compilation.hasErrors)
            let module = try #require(compilation.lower(LoweringOptions()))
            try module.layout(ProposedViewSize(width: 400, height: 800))
            var heights: [Double] = []
            var pending = [module.root]
            while let node = pending.popLast() {
                heights.append(module.tree.frame(of: node).height)
                pending += module.tree.children(of: node)
            }
            return heights.sorted()
        }
        #expect(try heights(first) == heights(second))
    }

    @Test func `a style of the program's own arranges the button's label`() {
        let program = """
            struct Wide: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.frame(width: 200, height: 50)
                }
            }
            Button("A") { }.buttonStyle(Wide())
            """
        #expect(size(of: program) == "200 x 50")
    }

    @Test func `a shape of the program's own takes what it is offered`() {
        let program = """
            struct Slope: Shape {
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                    return path
                }
            }
            Slope().stroke(.red, lineWidth: 2).frame(width: 30, height: 20)
            """
        #expect(size(of: program) == "30 x 20")
    }

    /// Where views with an id lie in 400 by 800 points: y and height, rounded.
    private func places(_ program: String, _ ids: [String]) -> [String] {
        let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: program)])
        guard !compilation.hasErrors, let module = compilation.lower(LoweringOptions()),
            (try? module.layout(ProposedViewSize(width: 400, height: 800))) != nil
        else { return compilation.diagnostics.map(\.message) }
        return ids.map { id in
            guard let index = module.nodes.firstIndex(where: { $0.id == id }) else { return "no \(id)" }
            let frame = module.tree.frame(of: LayoutRuntime.NodeID(rawValue: UInt32(index)))
            return "\(Int(frame.minY.rounded())) \(Int(frame.height.rounded()))"
        }
    }

    @Test func `a list's rows are padded, and its sections have headings and words below`() {
        let program = """
            List {
                Section { Text("a").id("a"); Text("b").id("b") } header: { Text("Head").id("head") } footer: {
                    Text("Foot").id("foot")
                }
                Text("c").id("c")
            }
            """
        #expect(
            places(program, ["head", "a", "b", "foot", "c"]) == ["20 18", "62 20", "114 20", "159 16", "225 20"])
    }

    @Test func `a row says whether there is a line under it, and what is behind it`() {
        func kinds(_ modifiers: String) -> [String] {
            let source = "List { Text(\"a\")\(modifiers); Text(\"b\") }"
            let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: source)])
            guard !compilation.hasErrors, let module = compilation.lower(LoweringOptions()),
                (try? module.layout(ProposedViewSize(width: 400, height: 800))) != nil
            else { return compilation.diagnostics.map(\.message) }
            return module.nodes.map(\.type).filter { ["Divider", "_BackgroundModifier"].contains($0) }
        }
        #expect(kinds("") == ["Divider"])
        #expect(kinds(".listRowSeparator(.hidden)") == [])
        #expect(kinds(".listRowSeparator(.hidden, edges: .bottom)") == [])
        #expect(kinds(".listRowBackground(Color.yellow)") == ["Divider", "_BackgroundModifier"])
    }

    @Test func `a row may have insets of its own, and a plain list begins at the top`() {
        let program = """
            List {
                Text("a").listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 30, trailing: 0)).id("a")
                Text("b").id("b")
            }
            .listStyle(.plain)
            """
        #expect(places(program, ["a", "b"]) == ["30 20", "96 20"])
    }

    @Test func `a link in a list is as wide as its row, and elsewhere as its words`() {
        let link = "NavigationLink(\"Go\") { Text(\"There\") }"
        #expect(size(of: link) == "22 x 20")
        let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: "List { \(link).id(\"link\") }")])
        let module = compilation.lower(LoweringOptions())
        _ = try? module?.layout(ProposedViewSize(width: 400, height: 800))
        let index = module?.nodes.firstIndex { $0.id == "link" } ?? 0
        #expect(module?.tree.frame(of: LayoutRuntime.NodeID(rawValue: UInt32(index))).width == 336.0)
    }

    @Test func `a title makes room at the top of a screen, a bar of tabs at its bottom`() {
        func screen(_ title: String) -> String { "NavigationStack { Color.red.id(\"c\")\(title) }" }
        #expect(places(screen(""), ["c"]) == ["44 756"])
        #expect(places(screen(".navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline)"), ["c"]) == ["44 756"])
        #expect(places(screen(".navigationTitle(\"T\")"), ["c"]) == ["96 704"])
        let tabs = """
            TabView {
                Color.red.id("c").tabItem { Label("A", systemImage: "star") }
                Color.blue.tabItem { Label("B", systemImage: "globe") }
            }
            """
        #expect(places(tabs, ["c"]) == ["0 751"])
    }

    @Test func `values of the surroundings reach the views inside`() {
        let program = """
            private struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 7 }
            extension EnvironmentValues {
                var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
            }
            struct Pair: View {
                @Environment(\\.gap) var gap
                var body: some View {
                    VStack(spacing: gap) { Color.red.frame(height: 10); Color.blue.frame(height: 10) }
                }
            }
            VStack(spacing: 0) { Pair(); Pair().environment(\\.gap, 20) }
            """
        #expect(size(of: program) == "400 x 67")
    }

    @Test func `a scaled length grows with the reader's text size`() {
        let program = """
            struct Square: View {
                @ScaledMetric var side = 17.0
                var body: some View { Color.red.frame(width: side, height: side) }
            }
            HStack(spacing: 0) { Square(); Square().dynamicTypeSize(.accessibility5) }
            """
        #expect(size(of: program) == "65 x 48")
    }

    @Test(arguments: [(".medium", 16.333), (".xxxLarge", 22.333), (".accessibility5", 48)])
    func `a scaled length is that of a device, in whole pixels`(_ setting: String, _ expected: Double) throws {
        let program = """
            struct Square: View {
                @ScaledMetric(relativeTo: .body) var side = 17.0
                var body: some View { Color.red.frame(width: side, height: side) }
            }
            Square().dynamicTypeSize(\(setting))
            """
        let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: program)])
        let module = try #require(compilation.lower(LoweringOptions()))
        let size = try module.tree.layout(root: module.root, proposal: ProposedViewSize(width: 400, height: 800))
        #expect(abs(size.width - expected) < 0.001)
    }

    @Test func `a length that grows like a title grows less than one that grows like a caption`() {
        let program = """
            struct Bar: View {
                @ScaledMetric(relativeTo: .largeTitle) var width = 100.0
                @ScaledMetric(relativeTo: .caption2) var height = 100.0
                var body: some View { Color.red.frame(width: width, height: height) }
            }
            Bar().dynamicTypeSize(.accessibility5)
            """
        #expect(size(of: program) == "171 x 369")
    }
}
