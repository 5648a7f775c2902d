import Foundation
import TestSupport
import Testing

@testable import ldlc

/// Whole command lines, from the text of a program to what comes out.
@Suite struct CommandTests {
    private static let folder = GoldenFolder("../Fixtures/Commands")

    static let card = """
        VStack(alignment: .leading) {
            Text("Seattle").font(.headline)
            Text("5 nights").foregroundStyle(.secondary).id("nights")
        }
        .padding()
        .background(.yellow)
        .border(.red)

        """

    /// Rows in a lazy column.
    static func rows(_ count: Int) -> String {
        "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<\(count)) { Text(\"\\($0)\").frame(height: 200) } } }"
    }

    private func run(_ line: String, _ files: [String: String] = ["card.ldl": card]) -> CommandRun {
        CommandRun(line.split(separator: " ").map(String.init), files: files)
    }

    // MARK: Results

    @Test(arguments: [
        ("layout card.ldl --width 402", "layout.txt"), ("layout card.ldl --width 402 --format json", "layout.json"),
        ("layout card.ldl --device iphone-17", "layout-device.txt"), ("tree card.ldl --width 402", "tree.txt"),
        ("type card.ldl", "type.txt"), ("trace card.ldl --width 402 --all", "trace-all.txt"),
        ("svg card.ldl --width 402", "card.svg"), ("svg card.ldl --width 402 --borders", "card-borders.svg"),
        ("svg card.ldl --device iphone-17 --appearance dark", "card-dark.svg"),
    ])
    func `each command's result is on file`(_ line: String, _ file: String) throws {
        let result = run(line)
        #expect(result.status == 0)
        #expect(result.errors == "")
        try Self.folder.expect(result.output, equalsFile: file)
        if file.hasSuffix(".svg") { #expect(XMLScanner.fault(in: result.output) == nil) }
        #expect(run(line).output == result.output, "the same input gives the same bytes")
    }

    @Test func `no result is left over`() throws {
        try Self.folder.expectOnly([
            "layout.txt", "layout.json", "layout-device.txt", "tree.txt", "type.txt", "trace-all.txt", "card.svg",
            "card-borders.svg", "card-dark.svg", "warning.txt",
        ])
    }

    @Test func `a layout of any program fits the schema`() throws {
        let schema = try JSONSchema(contentsOf: Repository.root.appendingPathComponent("docs/layout.schema.json"))
        for program in [
            Self.card, Self.rows(1_000), "Color.red", "Text(\"\\u{1B}[31m \\\"quoted\\\" </script> \\u{2028}\")",
        ] {
            let result = run("layout a.ldl --format json", ["a.ldl": program])
            #expect(result.status == 0, "\(result.errors)")
            #expect(try schema.fault(in: result.output) == nil)
        }
    }

    @Test func `a layout says how many views of a lazy container were realized`() {
        func result(_ options: String) -> String {
            run("layout a.ldl " + options, ["a.ldl": Self.rows(1_000)]).output
        }
        #expect(result("--device iphone-17").contains("5 of 1000 realized\n"))
        #expect(result("--device iphone-17 --format json").contains(#""realized":5,"count":1000"#))
        #expect(result("--width 402").contains("1000 of 1000 realized\n"))
        #expect(!run("layout card.ldl").output.contains("realized"))
    }

    @Test func `a hundred times as many rows in a lazy column are no more questions`() {
        func questions(_ count: Int) -> Int {
            run("trace a.ldl --all --device iphone-17", ["a.ldl": Self.rows(count)]).output
                .split(separator: "\n").count
        }
        #expect(questions(10) > 10)
        #expect(questions(1_000) == questions(10))
    }

    @Test func `a name that nothing has is answered with the names there are`() {
        let program = "struct Card: View { var body: some View { Text(\"A\") } }\nlet big = Text(\"B\")\nCard()"
        let result = run("layout a.ldl --root Nothing", ["a.ldl": program])
        #expect(result.status == 1)
        #expect(result.errors.contains("these can be named: 'Card', 'big'"))
        #expect(run("layout a.ldl --root Crad", ["a.ldl": program]).errors.contains("did you mean 'Card'?"))
        #expect(run("layout a.ldl --root X", ["a.ldl": "Text(\"A\")"]).errors.contains("the file declares none"))
    }

    @Test func `a conversation that nobody listens to is said to be silent, and how to hear it`() {
        let result = run("trace a.ldl", ["a.ldl": "Text(\"A\")"])
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.errors.contains("'--all'"))
        #expect(run("trace a.ldl", ["a.ldl": "Watch(\"a\") { Text(\"A\") }"]).errors == "")
        #expect(run("trace a.ldl --all", ["a.ldl": "Text(\"A\")"]).errors == "")
    }

    @Test func `a long name does not push the numbers of other rows away`() {
        let words = String(repeating: "word ", count: 30)
        let program =
            "VStack { \(String(repeating: "VStack { ", count: 18)) Text(\"\(words)\") "
            + String(repeating: "} ", count: 19)
        let lines = run("layout a.ldl --width 200", ["a.ldl": program]).output.split(separator: "\n")
        #expect(Set(lines.map(\.count)).count == 1, "every line ends in the same column")
        #expect((lines.first?.count ?? 0) <= 110)
    }

    @Test func `a value in the place of a binding is told which binding`() {
        let program = "struct A: View { @State var v = 0.5; var body: some View { Slider(value: v) } }"
        let result = run("check a.ldl", ["a.ldl": program])
        #expect(result.errors.contains("needs a 'Binding<Double>' for 'value', and this is a 'Double'"))
        #expect(!result.errors.contains("_"))
    }

    @Test func `trace prints what the device's console shows`() {
        let watch = """
            Watch("text") { Text("Seattle") }
              .border(.red)
              .frame(maxWidth: .infinity, alignment: .leading)
              .border(.blue)
              .padding()
            """
        let result = CommandRun(["trace", "-", "--device", "iphone-17"], standardInput: watch)
        #expect(result.output == "text: offered 370 x 746, takes 53 x 20\ntext: offered 370 x 20, takes 53 x 20\n")
    }

    @Test func `type prints the wrappers in the order of the modifiers`() {
        let first = run("type a.ldl", ["a.ldl": "Text(\"Hi\").padding().background(.yellow)"])
        #expect(
            first.output == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>\n")
        let second = run("type a.ldl", ["a.ldl": "Text(\"Hi\").background(.yellow).padding()"])
        #expect(
            second.output == "ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _PaddingLayout>\n"
        )
    }

    @Test func `hit names the gesture, or none`() {
        let program = """
            VStack(spacing: 0) {
                Text("A").onTapGesture { }.id("a").frame(height: 100)
                Text("B").onTapGesture { }.frame(height: 100)
            }
            """
        #expect(run("hit a.ldl --width 200 --at 100,50", ["a.ldl": program]).output == "a\n")
        #expect(run("hit a.ldl --width 200 --at 10,50", ["a.ldl": program]).output == "none\n")
        #expect(run("hit a.ldl --width 200 --at 100,150", ["a.ldl": program]).output.hasSuffix(" at a.ldl:3:5\n"))
    }

    // MARK: Modules

    @Test func `several files are one module, and so is a folder`() {
        let files = [
            "app/views.ldl": "struct Badge: View { var body: some View { Text(\"Hi\").padding(4) } }",
            "app/main.swift": "import SwiftUI\nBadge().id(\"badge\")\n",
        ]
        let folder = run("layout app --width 100", files)
        #expect(folder.status == 0, "\(folder.errors)")
        #expect(folder.output.contains(".padding(4)"))
        #expect(run("layout app/main.swift app/views.ldl --width 100", files).output == folder.output)
        #expect(run("layout app --width 100 --root Badge", files).output.contains("Text(\"Hi\")"))
        #expect(run("layout app --root Nothing", files).status == 1)
    }

    // MARK: Mistakes

    @Test func `an error is reported on standard error, with no result`() {
        let files = ["a.ldl": "Text(\"Hi\").paddin(10)\n"]
        for command in ["layout", "svg", "trace", "tree", "type", "hit --at 1,1"] {
            let result = run("\(command) a.ldl -o out", files)
            #expect(result.status == 1, "\(command)")
            #expect(result.output == "", "\(command)")
            #expect(result.errors.contains("a.ldl:1:12: error: "), "\(command)")
            #expect(result.io.files["out"] == nil, "\(command)")
        }
    }

    @Test func `a warning does not keep the result back`() throws {
        let result = run("layout a.ldl --width 100", ["a.ldl": "Text(\"Hi\").frame(width: -1)\n"])
        #expect(result.status == 0)
        #expect(result.output.contains("Text(\"Hi\")"))
        try Self.folder.expect(result.errors, equalsFile: "warning.txt")
    }

    @Test func `check reports every mistake with its exact range, and two cures`() throws {
        let program = "Text(\"Hi\")\n  .paddin(10)\n  .frame(width: \"wide\")\n  .background(.yelow)\n"
        struct Line: Decodable {
            let code: String
            let line: Int
            let column: Int
            let endColumn: Int
            let fixits: [Fix]
        }
        struct Fix: Decodable { let title: String }
        let result = CommandRun(["check", "-", "--diagnostics", "json"], standardInput: program)
        #expect(result.status == 1)
        #expect(result.errors == "")
        let lines = try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        #expect(lines.map(\.line) == [2, 3, 4])
        #expect(lines.map(\.column) == [4, 17, 16])
        #expect(lines.map(\.endColumn) == [10, 23, 21])
        #expect(lines.map(\.code) == ["unknown-modifier", "type-mismatch", "unknown-member"])
        #expect(lines.map(\.fixits.count) == [1, 0, 1])
    }

    @Test func `check applies safe cures`() {
        let io = MemoryIO(files: ["a.ldl": "Text(\"Hi\"\n"])
        let result = CommandRun("check", "a.ldl", "--fix", io: io)
        #expect(result.status == 0, "\(result.errors)")
        #expect(io.files["a.ldl"].map { String(decoding: $0, as: UTF8.self) } == "Text(\"Hi\")\n")
    }

    @Test(arguments: ["", "\u{FEFF}", "// nothing\n", "let width = 100\n"])
    func `a file without a view is fine to check and cannot be laid out`(_ text: String) {
        #expect(run("check a.ldl", ["a.ldl": text]).status == 0)
        let result = run("layout a.ldl", ["a.ldl": text])
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("a.ldl:1:1: error: "))
    }

    // MARK: Hostile text

    @Test func `text that means harm breaks out of no output`() throws {
        let program = #"""
            VStack {
                Text("\u{1B}[2J\u{7}\u{202E}abc").id("a\u{1B}]0;x\u{7}\"><script>")
                Text("]]></text></svg><!-- & \u{0} \u{FFFE} -->")
            }
            """#
        for line in [
            "layout a.ldl", "tree a.ldl", "layout a.ldl --format json", "svg a.ldl --borders", "trace a.ldl --all",
        ] {
            let result = run(line, ["a.ldl": program])
            #expect(result.status == 0, "\(line): \(result.errors)")
            #expect(!result.output.contains("\u{1B}") && !result.output.contains("\u{7}"), "\(line)")
            if line.hasPrefix("svg") {
                #expect(XMLScanner.fault(in: result.output) == nil)
            } else {
                #expect(!result.output.contains("\u{202E}"), "\(line)")
            }
        }
    }
}
