import LDLCompiler
import Testing

@testable import ldlc

@Suite struct RefactoringTests {
    private func actions(_ text: String, _ from: (Int, Int), _ to: (Int, Int)? = nil, _ kind: JSONValue? = nil)
        -> [JSONValue]
    {
        let client = EditorClient(text)
        return client.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(EditorClient.uri)], "range": EditorClient.range(from, to ?? from),
                "context": ["diagnostics": [], "only": .array(kind.map { [$0] } ?? [])],
            ]
        ).elements
    }

    private func texts(_ action: JSONValue?) -> [String] {
        (action?["edit"]["changes"][EditorClient.uri].elements ?? []).compactMap { $0["newText"].string }
    }

    private static let column = """
        VStack {
            Text("One")
                .padding(4)
                .border(.red)
            Text("Two")
        }
        """

    @Test func `a view is wrapped with its modifiers, one step further in`() {
        let found = actions(Self.column, (1, 5))
        #expect(
            found.map { $0["title"] } == ["wrap in HStack", "wrap in VStack", "wrap in ZStack", "wrap in Group"])
        #expect(
            texts(found.first) == [
                """
                HStack {
                        Text("One")
                            .padding(4)
                            .border(.red)
                    }
                """
            ])
    }

    @Test func `several views that are selected are wrapped together`() {
        let found = actions(Self.column, (1, 4), (4, 15), "refactor.rewrite")
        #expect(texts(found.first).first?.contains("        Text(\"Two\")\n    }") == true)
    }

    @Test func `a modifier moves up and down`() {
        let found = actions(Self.column, (2, 10))
        #expect(found.map { $0["title"] } == ["move '.padding' after '.border'"])
        #expect(texts(found.first) == [".border(.red)", ".padding(4)"])
        #expect(actions(Self.column, (3, 10)).map { $0["title"] } == ["move '.border' before '.padding'"])
    }

    @Test func `a view is extracted with what it needs`() {
        let text = """
            struct Page: View {
                let title: String
                @State var isOn = false
                var body: some View {
                    VStack {
                        Toggle(title, isOn: $isOn)
                    }
                }
            }
            """
        let found = actions(text, (5, 12), (5, 38), "refactor.extract")
        #expect(found.map { $0["title"] } == ["extract view"])
        #expect(
            texts(found.first) == [
                "ExtractedView(title: title, isOn: $isOn)",
                """


                struct ExtractedView: View {
                    let title: String
                    @Binding var isOn: Bool

                    var body: some View {
                        Toggle(title, isOn: $isOn)
                    }
                }
                """,
            ])
    }

    @Test func `what uses a method of its type is not extracted`() {
        let text = """
            struct Page: View {
                func words() -> String { "a" }
                var body: some View {
                    Text(words())
                }
            }
            """
        #expect(actions(text, (3, 8), (3, 20), "refactor.extract").isEmpty)
    }

    @Test(arguments: [(0, 0), (1, 20), (9, 9)])
    func `where there is no view to be changed nothing is offered`(_ line: Int, _ character: Int) {
        #expect(actions("let width = 3\nlet a = \"x\"", (line, character)).isEmpty)
    }
}
