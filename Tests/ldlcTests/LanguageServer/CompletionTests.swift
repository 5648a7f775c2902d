import LDLCompiler
import Testing

@testable import ldlc

@Suite struct CompletionTests {
    private func items(_ marked: String, snippets: Bool = true) -> [JSONValue] {
        let marked = Marked(marked)
        let capabilities: JSONValue = [
            "textDocument": ["completion": ["completionItem": ["snippetSupport": .bool(snippets)]]]
        ]
        let client = EditorClient(marked.text, capabilities: capabilities)
        return client.request("textDocument/completion", marked.parameters)["items"].elements
    }

    private func labels(_ marked: String) -> [String] { items(marked).compactMap { $0["label"].string } }

    private func texts(_ marked: String) -> [String] {
        items(marked).compactMap { $0["textEdit"]["newText"].string }
    }

    @Test func `after a period and three letters at the end of a file, padding comes first in its forms`() {
        #expect(
            labels(#"Text("Hi").pad|"#).prefix(4) == [
                "padding()", "padding(_ edges: Edge.Set, _ length: CGFloat?)", "padding(_ length: CGFloat)",
                "padding(_ insets: EdgeInsets)",
            ])
        #expect(
            texts(#"Text("Hi").pad|"#).prefix(3) == [
                "padding()", "padding(${1:.all}, ${2:length})$0", "padding(${1:length})$0",
            ])
    }

    @Test func `an item says in order where it belongs, what it does, and what it takes the place of`() {
        let item = items(#"Text("Hi").pad|"#).first ?? .null
        #expect(item["sortText"] == "00000")
        #expect(
            item["documentation"]["value"] == "Puts the usual room, or a number of points, on some sides of the view.")
        #expect(item["textEdit"]["range"] == EditorClient.range((0, 11), (0, 14)))
        #expect(item["insertTextFormat"] == 1 || item["insertTextFormat"] == 2)
    }

    @Test func `without snippets there are no places to fill in`() {
        let texts = items("VSta|", snippets: false).compactMap { $0["textEdit"]["newText"].string }
        #expect(texts.first == "VStack {\n\t\n}")
    }

    @Test func `between the parentheses of a frame stand its parameters`() {
        #expect(
            labels("Text(1).frame(|") == [
                "width:", "height:", "alignment:", "minWidth:", "idealWidth:", "maxWidth:", "minHeight:",
                "idealHeight:", "maxHeight:",
            ])
        #expect(labels("Text(1).frame(|)").count == 9)
    }

    @Test func `a label that is written is not offered again, nor what does not go with it`() {
        #expect(labels("Text(1).frame(width: 10, |)") == ["height:", "alignment:"])
        #expect(labels("Text(1).frame(maxWidth: 10, h|)") == [])
    }

    @Test func `an alignment is one of those that fit the parameter, and nothing else`() {
        #expect(
            labels("VStack(alignment: .|) { }").sorted() == [
                "center", "leading", "listRowSeparatorLeading", "listRowSeparatorTrailing", "trailing",
            ])
        #expect(
            labels("HStack(alignment: .|").sorted() == [
                "bottom", "center", "firstTextBaseline", "lastTextBaseline", "top",
            ])
        let both = labels("Text(1).frame(width: 10, alignment: .|)")
        #expect(both.count == 15)
        #expect(both.contains("topLeading"))
        #expect(!both.contains("firstTextBaseline"))
    }

    @Test func `an alignment of one's own is offered where it fits`() {
        let own = "extension VerticalAlignment { static let middle = VerticalAlignment.center }\n"
        #expect(labels(own + "HStack(alignment: .mid|").first == "middle")
        #expect(labels(own + "VStack(alignment: .mid|").isEmpty)
    }

    @Test func `after a label the members are offered with their period`() {
        #expect(labels("VStack(alignment: |) { }").prefix(3) == [".leading", ".trailing", ".center"])
    }

    @Test func `a member of a type that a generic parameter asks for`() {
        let styles = labels(#"Button("x") { }.buttonStyle(.|)"#)
        #expect(styles.contains("borderedProminent"))
        #expect(labels("Text(1).foregroundStyle(.re|)").first == "red")
        #expect(
            labels("let tint: Color = .gr|").prefix(2) == ["gray", "green"]
                || labels("let tint: Color = .gr|").contains("green"))
    }

    @Test func `where a view may stand, views are offered, one's own first`() {
        let own = "struct Textile: View { var body: some View { Text(1) } }\n"
        let found = labels(own + "VStack { Tex| }")
        #expect(found.first == "Textile()")
        #expect(found.contains("Text(_ key: LocalizedStringKey)"))
    }

    @Test func `what a body declares is offered in it`() {
        #expect(labels("VStack { let width = 10.0; Text(wi|) }").first == "width")
        #expect(labels("ForEach(0..<3) { number in Text(num|) }").first == "number")
        #expect(labels("struct A: View { let title: String; var body: some View { Text(ti|) } }").first == "title")
        #expect(!labels("VStack { if true { let inner = 1 }; Text(inn|) }").contains("inner"))
    }

    @Test func `the members of a value in a loop are those of its type`() {
        let trips = "struct Trip { let name: String; let nights: Int }\nlet trips = [Trip(name: \"a\", nights: 2)]\n"
        #expect(labels(trips + "ForEach(trips, id: \\.name) { trip in Text(trip.|) }").prefix(2) == ["name", "nights"])
    }

    @Test func `after a type's name come its static members`() {
        #expect(labels("Text(1).padding(Edge.Set.hor|)") == ["horizontal"])
        #expect(labels("Color.re|").first == "red")
    }

    @Test func `types are offered where a type is written`() {
        #expect(labels("struct Card: View { let title: Stri|").contains("String"))
        #expect(labels("struct Card: Vi|").contains("View"))
    }

    @Test func `members are offered where members are declared, attributes after '@'`() {
        #expect(labels("struct Card: View {\n    bo|\n}").first == "body")
        #expect(labels("struct Card: View {\n    @Sta|\n}").contains("State"))
        #expect(labels("#Pre|").first == "Preview")
    }

    @Test(arguments: [
        #"Text("pad|")"#, "// pad|", "/* Te| */", "let na|", "struct Te|", #"Text("a \("#.dropLast(2) + "|",
    ])
    func `nothing is offered in texts, comments and new names`(_ marked: String) {
        #expect(labels(marked).isEmpty)
    }

    private static let things = """
        struct Card: View { let title: String; var body: some View { Text(title) } }
        struct Trip { let name: String; let room: CGFloat }
        enum Space { static let wide: CGFloat = 20 }
        enum Side { case left, right }
        let gap: CGFloat = 3
        let number = 4
        let words = "a"
        let isOn = true
        let side = HorizontalAlignment.leading
        let trip = Trip(name: "a", room: 3)
        func room(_ more: CGFloat) -> CGFloat { more }
        func line() -> String { "" }
        func save() { }

        """

    @Test(arguments: [
        ("Text(words).frame(maxWidth: |)", ["gap", "room(_ more: CGFloat)", "trip", "Space", ".infinity", "nil"]),
        ("Text(words).padding(|", ["gap", "room(_ more: CGFloat)", ".all", ".horizontal"]),
        ("VStack(alignment: |) {}", [".leading", "side"]), ("VStack(spacing: |) {}", ["gap", "nil"]),
        ("Text(words).bold(|", ["isOn", "true", "false"]),
        ("Text(verbatim: |)", ["words", "line()", "trip"]),
        ("Text(words).background(|", [".red", "Color", "Card(title: String)"]),
        ("Text(words).overlay(|", ["Card(title: String)"]),
        ("Text(\"\\(|)\")", ["number", "words", "gap"]), ("Text(\"\\(words) \\(n|)\")", ["number"]),
        ("func f(_ side: Side) {}\nf(|", [".left", ".right"]), ("Text(words).onAppear(perform: |)", ["save", "nil"]),
    ])
    func `between parentheses what fits the parameter is offered`(_ marked: String, _ wanted: [String]) {
        let found = labels(Self.things + marked)
        for label in wanted {
            #expect(found.contains(label) || found.contains { $0.hasPrefix(label + "(") }, "\(label) in \(marked)")
        }
    }

    @Test(arguments: [
        "Text(words).frame(maxWidth: |)", "Text(words).frame(width: 10, height: |", "VStack(alignment: |) {}",
        "HStack(spacing: |", "Text(words).padding(|", "Text(words).padding(.top, |)", "Text(\"\\(|)\")",
        "Text(words).frame(width: gap + |)", "Text(\"\\(words + |)\")", "Text(verbatim: |", "Text(words).bold(|)",
        "Text(words).lineLimit(|)", "Text(words).opacity(|)", "Spacer(minLength: |)",
    ])
    func `where a value is wanted neither views nor statements are offered`(_ marked: String) {
        let items = items(Self.things + marked)
        #expect(!items.isEmpty)
        let views = items.filter { $0["kind"] == 7 || $0["kind"] == 15 }
        #expect(views.compactMap { $0["label"].string } == [])
        let words = Set(items.filter { $0["kind"] == 14 }.compactMap { $0["label"].string })
        #expect(words.isSubset(of: ["true", "false", "nil", "self"]))
        let labels = items.compactMap { $0["label"].string }
        #expect(!labels.contains("Card(title: String)"))
    }

    @Test(arguments: [
        ("Text(words).frame(maxWidth: |)", ["words", "isOn", "side", "line()", "Side", "true", "self", "String"]),
        ("VStack(alignment: |) {}", ["gap", "number", "words", "Space", "Color", "nil", "fatalError()"]),
        ("Text(words).bold(|)", ["gap", "words", "number", "room(_ more: CGFloat)", "nil"]),
        ("func f(_ side: Side) {}\nf(|", ["gap", "words", "Color", "Space", "true"]),
        ("Text(words).onAppear(perform: |)", ["gap", "words", "save()", "line", "line()"]),
        ("Spacer(minLength: |)", ["Optional", "save", "save()", "Never"]),
    ])
    func `what is of another type is not offered`(_ marked: String, _ unwanted: [String]) {
        let found = labels(Self.things + marked)
        #expect(unwanted.filter { found.contains($0) } == [])
    }

    @Test(arguments: ["Text(\"\\(i|)\")", "let all = [i|]", "let all = (i|)", "Text(words).padding(i|)", "foo(i|)"])
    func `no statement begins in brackets`(_ marked: String) {
        let found = Set(labels(Self.things + marked))
        #expect(found.isDisjoint(with: ["if", "import", "guard", "let", "var", "func", "struct", "for"]))
    }

    @Test func `a value inside a text is an expression`() {
        #expect(labels("let width = 3\nText(\"\\(wid|)\")").first == "width")
    }

    @Test(arguments: [
        "Text(1).|", "|", "VStack {|", "Text(.|", ".|", "@|", "#|", "struct A {|", "foo.bar.|", "\\.|", "(|", "a ? .|",
    ])
    func `half a program is answered`(_ marked: String) {
        let marked = Marked(marked)
        let client = EditorClient(marked.text)
        #expect(client.response("textDocument/completion", marked.parameters)["error"].isNull)
    }
}
