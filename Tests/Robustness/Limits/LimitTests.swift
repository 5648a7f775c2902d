import LDLCompiler
import Testing

@testable import ldlc

/// What is too large, too deep or endless is refused with a diagnostic that has a place, before time and memory are spent.
/// Steps and nodes are counted here; `.ci/checks/limits` measures the built command.
@Suite struct LimitTests {
    /// A program of which there is an end somewhere.
    struct Program: Sendable, CustomStringConvertible {
        let description: String
        let text: String
        /// What is said of it; `nil` where it is laid out.
        var message: String?
        var options: [String] = ["--max-steps", "200000"]

        init(_ description: String, _ text: String, _ message: String? = nil, options: [String]? = nil) {
            self.description = description
            self.text = text
            self.message = message
            if let options { self.options = options }
        }
    }

    private static func complaint(about program: Program) -> String? {
        let io = MemoryIO(standardInput: program.text)
        let arguments = ["layout", "-", "--width", "402", "--diagnostics", "gcc"] + program.options
        let status = withLargeStack { LDLC.run(arguments: arguments, io: io) }
        let first = io.errorText.split(separator: "\n").first { $0.contains(" error: ") }.map(String.init) ?? ""
        guard let message = program.message else { return status == 0 ? nil : first }
        if status != 1 { return "exit status \(status)" }
        if io.outputText != "" { return "there is a layout" }
        return first.contains(message) && first.contains("[limit-exceeded]") ? nil : first
    }

    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    // MARK: The text

    static let nested: [Program] = [
        Program("parentheses", "let a = " + many("(", 5000) + "1" + many(")", 5000) + "\nText(\"\\(a)\")"),
        Program("braces", many("VStack { ", 5000) + "Text(\"x\")" + many(" }", 5000)),
        Program("brackets", "let a = " + many("[", 5000) + many("]", 5000) + "\nText(\"x\")"),
        Program("types in brackets", "let a: " + many("[", 5000) + "Int" + many("]", 5000) + " = []\nText(\"x\")"),
        Program("generic types", "let a: " + many("Array<", 5000) + "Int" + many(">", 5000) + " = []\nText(\"x\")"),
        Program("types of functions", "let a: " + many("() -> ", 5000) + "Int\nText(\"x\")"),
        Program("closures", "let a = " + many("{ ", 5000) + "1" + many(" }", 5000) + "\nText(\"x\")"),
        Program("interpolations", "Text(" + many("\"\\(", 5000) + "1" + many(")\"", 5000) + ")"),
        Program(
            "signs before parentheses", "let a = " + many("-(", 5000) + "1" + many(")", 5000) + "\nText(\"\\(a)\")"),
        Program("conditions in conditions", "let k = 1\n" + many("if ", 5000)),
        Program("conditions of several kinds", many("if switch ", 2000)),
        Program(
            "conditions inside one another",
            "let k = 5\nVStack { " + many("if k == 5 { ", 5000) + "Text(\"x\")" + many(" }", 5000) + " }"),
        Program("choices", "let k = 5\nlet a = " + many("k == 5 ? 1 : ", 5000) + "0\nText(\"\\(a)\")"),
        Program(
            "calls", "func f(_ a: Int) -> Int { a }\nText(\"\\(" + many("f(", 5000) + "1" + many(")", 5000) + ")\")"),
        Program("structs", many("struct A { ", 5000) + many("}", 5000) + "\nText(\"x\")"),
        Program("patterns", "let " + many("(", 5000) + "a" + many(")", 5000) + " = 1\nText(\"x\")"),
        Program("build conditions", many("#if DEBUG\n", 5000) + many("#endif\n", 5000) + "Text(\"x\")"),
    ]

    @Test(arguments: LimitTests.nested)
    func `what is nested deeper than 256 levels is refused`(_ program: Program) {
        var program = program
        program.message = "nesting is deeper than 256 levels"
        #expect(Self.complaint(about: program) == nil)
    }

    static let long: [Program] = [
        Program("a sum of 100,000 terms", "let a = 1\nlet b = a" + many(" + a", 99_999) + "\nText(\"\\(b)\")"),
        Program(
            "a thousand else-ifs",
            "let k = 5\nVStack { if k == 0 { Text(\"0\") }" + many(" else if k == 1 { Text(\"1\") }", 1000) + " }"),
        Program("a chain of 10,000 modifiers", "Text(\"x\")" + many(".padding(1)", 10_000), options: []),
        Program(
            "a chain of 140,000 modifiers", "Text(\"x\")" + many(".padding(1)", 140_000),
            "this chain has more than 262144 parts"),
        Program(
            "a sum of 270,000 terms", "let b = 1" + many(" + 1", 270_000),
            "this row of operators has more than 262144 parts"),
        Program("a comment of ten million bytes", "Text(\"x\") // " + many("x", 10_000_000)),
        Program("a name of a million bytes", "let " + many("a", 1_000_000) + " = 1\nText(\"x\")"),
        Program("a number of a million digits", "let a = 0." + many("9", 1_000_000) + "\nText(\"\\(a)\")"),
        Program("a string of a million bytes", "Text(\"" + many("word ", 200_000) + "\").lineLimit(1)"),
        Program(
            "a switch over values inside one another",
            """
            indirect enum E { case n(Int), add(E, E), neg(E) }
            func f(_ e: E) -> Int { switch e { case .n: return 1
            case .add(let a, let b): return 2
            case .neg: return 3 } }
            Text("\\(f(.neg(.n(1))))")
            """),
        Program("a switch over 22 choices at once", manyChoices(22)),
        Program("a length beyond all measure", "Text(\"x\").padding(1e308).padding(1e308).frame(width: 1e400)"),
    ]

    /// A switch over a tuple of truths: each case asks for two of them, so that every value would have to be tried.
    private static func manyChoices(_ count: Int) -> String {
        let cases = (0..<count).map { place -> String in
            let parts = (0..<count).map { $0 == place ? "true" : $0 == (place + 1) % count ? "false" : "_" }
            return "case (" + parts.joined(separator: ", ") + "): return \(place)"
        }
        let type = "(" + Array(repeating: "Bool", count: count).joined(separator: ", ") + ")"
        let value = "(" + Array(repeating: "true", count: count).joined(separator: ", ") + ")"
        return "func f(_ t: \(type)) -> Int { switch t {\n" + cases.joined(separator: "\n")
            + "\ndefault: return -1 } }\nText(\"\\(f(\(value)))\")"
    }

    @Test(arguments: LimitTests.long)
    func `what is long and flat is laid out, up to a length`(_ program: Program) {
        #expect(Self.complaint(about: program) == nil)
    }

    @Test(arguments: ["9", "0xF"])
    func `a whole number of a million digits is a mistake with a place`(_ start: String) {
        let io = MemoryIO(standardInput: "let a = " + start + Self.many("9", 1_000_000) + "\nText(\"\\(a)\")")
        #expect(LDLC.run(arguments: ["check", "-"], io: io) == 1)
        #expect(io.errorText.contains(":1:9: error: the number"))
        #expect(io.errorText.utf8.count < 2000)
    }

    // MARK: The run

    private static let steps = "the program ran for more than"

    static let endless: [Program] = [
        Program("a loop", "func f() -> Int { while true {} }\nText(\"\\(f())\")", steps),
        Program(
            "a loop that counts",
            "func f() -> Int { var n = 0; for _ in 0..<Int.max { n += 1 }; return n }\nText(\"\\(f())\")", steps),
        Program(
            "a function", "func f(_ n: Int) -> Int { f(n + 1) }\nText(\"\\(f(0))\")",
            "is called more than 10000 levels deep"),
        Program(
            "two functions",
            "func f(_ n: Int) -> Int { g(n) }\nfunc g(_ n: Int) -> Int { f(n) + 1 }\nText(\"\\(f(0))\")", "levels deep"),
        Program(
            "a function that branches",
            "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\nText(\"\\(f(90))\")", steps),
        Program(
            "closures round closures",
            "func f(_ g: @escaping () -> Int) -> Int { f { g() + 1 } }\nText(\"\\(f { 1 })\")", "levels deep"),
        Program(
            "a closure of many",
            "func f() -> () -> Int { var l: () -> Int = { 0 }\nfor _ in 0..<20000 { let k = l; l = { k() + 1 } }\nreturn l }\nlet l = f()\nText(\"\\(l())\")",
            "levels deep"),
        Program("a property", "struct A { var b: Int { b + 1 } }\nText(\"\\(A().b)\")", "levels deep"),
        Program(
            "a text that is added to",
            "func f() -> String { var s = \"\"; while true { s += \"xxxxxxxxxx\" } }\nText(f())", steps),
        Program(
            "a text that doubles",
            "func f() -> String { var s = \"x\"; for _ in 0..<60 { s += s }; return s }\nText(f())",
            "the text would be longer than 8388608 bytes", options: []),
        Program(
            "a text in a text",
            "func f() -> String { var s = \"x\"; for _ in 0..<60 { s = \"\\(s)\\(s)\" }; return s }\nText(f())",
            "the text would be longer than", options: []),
        Program(
            "a text of a gigabyte", "Text(String(repeating: \"x\", count: 1_000_000_000))",
            "the text would be longer than"),
        Program(
            "many long texts",
            "func f() -> Int { var a: [String] = []; for _ in 0..<1000 { a.append(String(repeating: \"y\", count: 1_000_000)) }; return a.count }\nText(\"\\(f())\")",
            steps),
        Program(
            "an array that doubles",
            "func f() -> Int { var a = [1]; for _ in 0..<60 { a += a }; return a.count }\nText(\"\\(f())\")",
            "the result would have more than 1048576 elements", options: ["--max-steps", "4000000"]),
        Program(
            "an array of a billion", "Text(\"\\(Array(repeating: 0, count: 1_000_000_000).count)\")",
            "the result would have more than"),
        Program("an array of a range", "Text(\"\\((0..<Int.max).map { $0 }.count)\")", "the range has more than"),
        Program(
            "an array of arrays in words",
            "let a = Array(repeating: Array(repeating: 0, count: 1000), count: 1000)\nText(\"\\(a)\")", steps),
        Program(
            "a dictionary that is added to",
            "func f() -> Int { var d: [Int: Int] = [:]; var i = 0; while true { d[i] = i; i += 1 } }\nText(\"\\(f())\")",
            steps),
        Program(
            "lists in a dictionary",
            "func f() -> Int { var d: [Int: [Int]] = [:]; while true { d[1, default: []].append(1) } }\nText(\"\\(f())\")",
            steps),
        Program("values that double", doubled("t") + "Text(\"\\(t60)\")", steps),
        Program(
            "values that double, compared",
            doubled("t") + doubled("u") + "Text(\"\\(t60 == u60)\")", steps),
        Program(
            "a text of many, which is put together where it is", "Text(\"a\")" + many(" + Text(\"b\")", 3000),
            options: ["--max-steps", "200000"]),
        Program(
            "a path that doubles",
            "func f() -> Path { var p = Path(); p.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)); for _ in 0..<60 { p.addPath(p) }; return p }\nf()",
            "the path would have more than", options: []),
        Program(
            "a path that grows line by line, which moves none of its parts",
            "func f() -> Path { var p = Path(); for i in 0..<40_000 { p.addLine(to: CGPoint(x: Double(i), y: 0)) }; return p }\nf()",
            options: ["--max-steps", "1000000"]),
        Program("lines that are printed", "func f() -> Int { while true { print(\"x\") } }\nText(\"\\(f())\")", steps),
    ]

    private static func doubled(_ name: String) -> String {
        "let \(name)0 = [1, 2]\n"
            + (1...60).map { "let \(name)\($0) = [\(name)\($0 - 1), \(name)\($0 - 1)]\n" }.joined()
    }

    @Test(arguments: LimitTests.endless)
    func `what does not end, or grows without end, is stopped`(_ program: Program) {
        #expect(Self.complaint(about: program) == nil)
    }

    // MARK: Views

    private static let numbers = "ForEach(0..<Int.max, id: \\.self) { Text(\"\\($0)\") }"

    static let ranges: [Program] =
        [
            "VStack", "HStack", "ZStack", "Group", "ScrollView", "Grid", "Section", "TabView", "ViewThatFits",
            "NavigationStack",
        ]
        .map { Program($0, "\($0) { \(numbers) }", "'ForEach' would make 9223372036854775807 views") } + [
            Program("nothing", numbers, "'ForEach' would make 9223372036854775807 views"),
            Program(
                "LazyVStack", "ScrollView { LazyVStack { \(numbers) } }", "the layout has more than 10000000 views"),
            Program(
                "LazyVGrid", "LazyVGrid(columns: [GridItem()]) { \(numbers) }",
                "the layout has more than 10000000 views"),
            Program("List", "List { \(numbers) }", "the layout has more than 10000000 views"),
            Program(
                "List of a range", "List(0..<Int.max, id: \\.self) { Text(\"\\($0)\") }",
                "'ForEach' would make 9223372036854775807 views"),
            Program("closed", "ForEach(0...Int.max, id: \\.self) { Text(\"\\($0)\") }", "the range has more than"),
            Program(
                "LazyVStack on a device", "ScrollView { LazyVStack { \(numbers) } }", options: ["--height", "800"]),
            Program("List on a device", "List { \(numbers) }", options: ["--height", "800"]),
            Program("millions", "VStack { ForEach(0..<9_000_000) { _ in Color.red } }", steps),
            Program(
                "millions of millions",
                "VStack { ForEach(0..<9_000_000) { _ in HStack { ForEach(0..<9_000_000) { _ in Color.red } } } }", steps
            ),
            Program("empty views", "VStack { ForEach(0..<9_000_000) { _ in EmptyView() } }", steps),
            Program("a list of millions", "Form { ForEach(0..<9_000_000) { _ in Text(\"x\") } }", steps),
        ]

    @Test(arguments: LimitTests.ranges)
    func `views for every number there is are refused before they are made`(_ program: Program) {
        #expect(Self.complaint(about: program) == nil)
    }

    private static func views(_ body: (String) -> String, last: String = "Text(\"x\")") -> String {
        "struct V0: View { var body: some View { \(last) } }\n"
            + (1...60).map { "struct V\($0): View { var body: some View { \(body("V\($0 - 1)()")) } }\n" }.joined()
            + "V60()\n"
    }

    private static func modifier(_ body: String) -> String {
        "struct D: ViewModifier { func body(content: Content) -> some View { \(body) } }\nText(\"x\")"
            + many(".modifier(D())", 60) + "\n"
    }

    static let doubling: [Program] = [
        Program("views in stacks", views { "VStack { \($0); \($0) }" }),
        Program("views in nothing", views { "\($0); \($0)" }),
        Program("views of nothing", views({ "\($0); \($0)" }, last: "EmptyView()")),
        Program("views over views", views { "\($0).overlay { \($0) }" }),
        Program("modifiers with stacks", modifier("VStack { content; content }")),
        Program("modifiers with groups", modifier("Group { content; content }")),
        Program("modifiers with both", modifier("content; content")),
        Program("modifiers with backgrounds", modifier("content.background { content }")),
        Program(
            "functions",
            "func f0() -> some View { Text(\"x\") }\n"
                + (1...60).map { "func f\($0)() -> some View { HStack { f\($0 - 1)(); f\($0 - 1)() } }\n" }.joined()
                + "f60()\n"),
        Program(
            "constants",
            "let v0 = Text(\"x\")\n" + (1...60).map { "let v\($0) = HStack { v\($0 - 1); v\($0 - 1) }\n" }.joined()
                + "v60\n"),
        Program(
            "generic views",
            "struct P<A: View>: View { let a: A\nvar body: some View { HStack { a; a } } }\n" + many("P(a: ", 60)
                + "Text(\"x\")"
                + many(")", 60)),
        Program(
            "generic types",
            "struct G<T: View, U: View>: View { let t: T\nlet u: U\nvar body: some View { HStack { t; u } } }\nlet a0 = Text(\"x\")\n"
                + (1...60).map { "let a\($0) = G(t: a\($0 - 1), u: a\($0 - 1))\n" }.joined() + "a60\n"),
        Program(
            "views in lazy stacks",
            "ScrollView { LazyVStack { V60() } }\n"
                + views { "LazyVStack { \($0); \($0) }" }.replacing("\nV60()\n", with: "\n")),
    ]

    @Test(arguments: LimitTests.doubling)
    func `views that double at each of sixty levels are stopped`(_ program: Program) {
        var program = program
        program.message = Self.steps
        #expect(Self.complaint(about: program) == nil)
    }

    static let cyclic: [String] = [
        "struct A: View { var body: some View { A() } }\nA()",
        "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }\nA()",
        "struct A: View { var body: some View { VStack { Text(\"x\"); A() } } }\nA()",
        "struct A: View { var body: some View { VStack { A(); A() } } }\nA()",
        "struct A: View { var body: some View { AnyView(VStack { AnyView(A()) }) } }\nA()",
        "struct A: View { var body: some View { Text(\"x\").overlay { A() } } }\nA()",
        "struct A: View { var body: some View { Text(\"x\").background(A()) } }\nA()",
        "struct A: View { var body: some View { GeometryReader { _ in A() } } }\nA()",
        "struct A: View { var body: some View { ViewThatFits { A(); A() } } }\nA()",
        "struct A: View { var body: some View { ScrollView { LazyVStack { A() } } } }\nA()",
        "struct A<T: View>: View { let t: T\nvar body: some View { A<T>(t: t) } }\nA(t: Text(\"x\"))",
        "struct A<T: View>: View { let t: T\nvar body: some View { AnyView(A<VStack<T>>(t: VStack { t })) } }\nA(t: Text(\"x\"))",
        "func f<T: View>(_ t: T, _ n: Int) -> AnyView { f(VStack { t }, n + 1) }\nf(Text(\"x\"), 0)",
        "struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()) } }\nText(\"x\").modifier(M())",
        "struct M: ViewModifier { func body(content: Content) -> AnyView { AnyView(content.modifier(M())) } }\nText(\"x\").modifier(M())",
        "struct M: ViewModifier { func body(content: Content) -> some View { content.overlay { content.modifier(M()) } } }\nText(\"x\").modifier(M())",
        "struct A: View { var body: some View { Text(\"x\").modifier(M()) } }\nstruct M: ViewModifier { func body(content: Content) -> some View { VStack { content; A() } } }\nA()",
        "func f() -> some View { VStack { f() } }\nf()",
        "func f() -> AnyView { AnyView(VStack { f() }) }\nf()",
        "let a: Int = b\nlet b: Int = a\nText(\"\\(a)\")",
    ]

    @Test(arguments: LimitTests.cyclic)
    func `a view that contains itself ends with a diagnostic that has a place`(_ text: String) {
        let io = MemoryIO(standardInput: text)
        let arguments = [
            "layout", "-", "--width", "402", "--height", "800", "--diagnostics", "gcc", "--max-steps", "200000",
        ]
        #expect(withLargeStack { LDLC.run(arguments: arguments, io: io) } == 1)
        #expect(io.outputText == "")
        #expect(io.errorText.contains(" error: "), "\(io.errorText)")
    }

    @Test func `a type whose name doubles at each line is too long to print`() {
        let io = MemoryIO(
            standardInput: "let v0 = Text(\"x\")\n"
                + (1...60).map { "let v\($0) = HStack { v\($0 - 1); v\($0 - 1) }\n" }.joined() + "v60")
        #expect(withLargeStack { LDLC.run(arguments: ["type", "-"], io: io) } == 1)
        #expect(io.outputText == "")
        #expect(io.errorText.contains("the name of the root's type has more than 8388608 bytes [limit-exceeded]"))
    }

    static let asking: [Program] = [
        Program(
            "a layout that never stops asking",
            "struct L: Layout {\nfunc sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { while true { _ = subviews[0].sizeThatFits(.zero) } }\nfunc placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}\n}\nL { Text(\"x\") }",
            steps),
        Program(
            "layouts that ask twice at each level",
            "struct L: Layout {\nfunc sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {\nlet w = proposal.width ?? 0\nlet a = subviews[0].sizeThatFits(ProposedViewSize(width: w + 1, height: nil))\nlet b = subviews[0].sizeThatFits(ProposedViewSize(width: w * 1.7 + 3, height: nil))\nreturn CGSize(width: a.width, height: b.height) }\nfunc placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { subviews[0].place(at: bounds.origin, proposal: proposal) }\n}\n"
                + many("L { ", 40) + "Text(\"x\")" + many(" }", 40), steps),
        Program(
            "views that fit in views that fit",
            many("ViewThatFits { ", 60) + "Text(\"x\")" + many("; Text(\"long\") }", 60), options: []),
        Program(
            "grids in grids", many("Grid { GridRow { ", 40) + "Text(\"x\")" + many("; Text(\"y\") } }", 40), options: []
        ),
        Program(
            "stacks in stacks",
            many("HStack { VStack { ", 60) + "Text(\"x\")" + many("; Spacer() }; Text(\"y\") }", 60), options: []),
        Program(
            "readers in readers", many("GeometryReader { _ in ", 100) + "Text(\"x\")" + many(" }", 100), options: []),
    ]

    @Test(arguments: LimitTests.asking)
    func `questions do not multiply without end`(_ program: Program) {
        #expect(Self.complaint(about: program) == nil)
    }
}
