import Foundation
import LDLParser
import Testing

@testable import LDLCompiler

/// Bodies in which every call is of a form that has been met are found right without being put together
/// (`Checker.surveyBody`); what is found must be what checking them would have found.
@Suite struct SurveyTests {
    /// Structs with one body each.
    private func cards(_ count: Int) -> String {
        (0..<count).map { number in
            """
            struct Card\(number): View {
                var body: some View {
                    VStack(alignment: .leading, spacing: \(number % 9)) {
                        Text("Card \(number)").padding(\(number)).frame(maxWidth: .infinity).background(.yellow)
                        HStack { Text("a"); Spacer() }.frame(width: 1.5, height: 20)
                    }
                    .padding(8)
                }
            }

            """
        }.joined()
    }

    private func expressions(_ text: String) -> Int {
        let compilation = compile(text)
        #expect(compilation.diagnostics.isEmpty)
        return compilation.checker.arena.count
    }

    @Test func `a body of known calls costs no expression, however many there are`() {
        #expect(expressions(cards(200)) == expressions(cards(3)))
    }

    @Test func `a surveyed body is put together when it is shown`() {
        let compilation = compile(cards(30))
        #expect(compilation.rootType == "Card29")
        let before = surveyed(compilation).count
        #expect(before > 25)
        #expect(compilation.lower(LoweringOptions()) != nil)
        #expect(surveyed(compilation).count == before - 1)
    }

    @Test func `each mistake is reported in the second body as in the first`() {
        let bodies = [
            "VStack { Text(\"a\").padding(99999999999999999999) }", "VStack { Text(\"\\(missing)\").padding(8) }",
            "VStack { Text($0).padding(8) }", "VStack { view in Text(\"a\").padding(8) }",
            "VStack { Text(\"a\").padding(8); 3 }", "VStack { Text(\"a\").padding(\"wide\") }",
            "VStack { Text(\"a\").paddin(8) }", "VStack { Text(\"a\").padding(.leadin) }",
            "VStack { Text(\"a\").padding(8).count }",
        ]
        let known = "VStack { Text(\"a\").padding(8); Text(\"b\").padding(.leading) }"
        for body in bodies {
            let alone = "struct Wrong: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
            let first = compile(alone).diagnostics
            #expect(!first.isEmpty, "\(body)")
            let text = "struct Right: View { var body: some View { \(known) } }\n" + alone
            let second = compile(text).diagnostics
            #expect(second.map(\.message) == first.map(\.message), "\(body)")
        }
    }

    @Test func `a name that is something else in one struct is that there`() {
        let known = "var body: some View { VStack { Text(\"a\").padding(8) } }\n"
        let others = [
            "func Text(_ words: String) -> Color { .red }", "let Text: (String) -> Color = { _ in .red }",
            "struct Text: View { let words: String; init(_ words: String) { self.words = words }; var body: Color { .red } }",
            "typealias Text = Label2", "static func Text(_ words: String) -> Color { .red }",
        ]
        let label = "struct Label2: View { init(_ words: String) {}; var body: Color { .red } }\n"
        for other in others {
            let text =
                label + "struct First: View { \(known) }\nstruct Second: View {\n    \(other)\n    \(known)}\n"
                + "struct Third: View { \(known) }\n"
            expectAgreement(text, other)
        }
        // The module's own, whether it stands before or after.
        for global in [
            "func Text(_ words: String) -> Color { .red }\n", "struct Text: View { var body: Color { .red } }\n",
        ] {
            expectAgreement("struct First: View { \(known) }\n" + global + "struct Second: View { \(known) }\n", global)
        }
    }

    @Test func `what a name stands for is shared by structs alike, and by no others`() {
        func view(_ name: String, _ protocols: String = "View", _ more: String = "") -> String {
            "struct \(name): \(protocols) { \(more)\nvar body: some View { VStack { Text(\"a\").padding(8) } } }\n"
        }
        let named = view("First") + view("Second") + view("VStack") + view("Third")
        expectAgreement(named, "a struct of the name")
        let other =
            "protocol Worded { func Text(_ words: String) -> Color }\n"
            + "extension Worded { func Text(_ words: String) -> Color { .red } }\n"
        expectAgreement(other + view("First") + view("Second", "View, Worded") + view("Third"), "a protocol's member")
        let every = "extension View { func Text(_ words: String) -> Color { .red } }\n"
        expectAgreement(every + view("First") + view("Second"), "every view's member")
        let one = "extension View where Self == Second { func Text(_ words: String) -> Color { .red } }\n"
        expectAgreement(view("First") + view("Second") + view("Third") + one, "one view's member")
        let added = "extension Second { func Text(_ words: String) -> Color { .red } }\n"
        expectAgreement(view("First") + view("Second") + view("Third") + added, "a member in an extension")
        let nested =
            "struct Outer { struct Text: View { let words: String; init(_ words: String) { self.words = words }\n"
            + "var body: Color { .red } }\n" + view("Inner") + "}\n"
        expectAgreement(view("First") + nested + view("Third"), "a nested struct")
        let generic = "struct Second<Text: View>: View { let text: Text; var body: some View { VStack { text } } }\n"
        expectAgreement(view("First") + generic + view("Third"), "a generic parameter")
        // A struct in a function's body sees the generic parameters round it.
        let three = view("First") + view("Second") + view("Third")
        expectAgreement(
            three + "func shown<Text>(_ value: Text) -> some View { \(view("Inner")); return Inner() }\nshown(3)\n",
            "a generic function's parameter")
        expectAgreement(
            three + "struct Outer<Text>: View { func shown() -> some View { \(view("Inner")); return Inner() }\n"
                + "var body: some View { shown() } }\nOuter<Int>()\n", "a generic struct's parameter")
    }

    @Test func `conditions, own views, texts of several lines and properties are checked as ever`() {
        expectAgreement(
            """
            struct Inner: View {
                let title: String
                var body: some View { Text(title).padding(8) }
            }
            struct First: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Inner(title: "a").padding(8)
                        if isOn { Text("b") }
                        Text(\"\"\"
                            several
                            lines
                            \"\"\").padding(8)
                        #if DEBUG
                        Text("c").padding(8)
                        #endif
                    }
                }
                @ViewBuilder var header: some View {
                    Text("d").padding(8)
                    Spacer()
                }
                var footer: some View { Text("e").padding(8) }
            }
            struct Second: View {
                var body: some View {
                    VStack { Text("f").padding(8) }
                }
                @ViewBuilder var header: some View {
                    Text("d").padding(8); Spacer()
                }
                @ViewBuilder func row(_ number: Int) -> some View { Text("g").padding(8) }
                @ViewBuilder var empty: some View {}
            }
            """, "mixed")
    }

    @Test func `every example and fixture is found to be what it is with an editor's thoroughness`() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var read = 0
        for folder in [tests, tests.deletingLastPathComponent().appendingPathComponent("examples")] {
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            where name.hasSuffix(".ldl") || name.hasSuffix(".swift") && name.contains("Fixtures") {
                let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
                let text = String(decoding: bytes, as: UTF8.self)
                if text.utf8.count > 20_000 { continue }
                expectAgreement(text, name)
                read += 1
            }
        }
        #expect(read > 50)
    }

    // MARK: Helpers

    /// The getters that have been surveyed and not put together.
    private func surveyed(_ compilation: Compilation) -> [FunctionSymbol] {
        compilation.checker.userNominals.flatMap { nominal in
            nominal.members.values.joined().compactMap { member in
                guard case .variable(let variable) = member, case .computed(let getter, _) = variable.storage,
                    getter.bodyState == .surveyed
                else { return nil }
                return getter
            }
        }
    }

    /// Expects the same with and without surveys, and that putting the surveyed bodies together finds nothing new.
    private func expectAgreement(_ text: String, _ name: String) {
        let file = SourceFile(name: "test.ldl", text: text)
        let compilation = Compilation(files: [file])
        // An editor has every body put together at once.
        let thorough = Compilation(files: [file], root: nil, recordsReferences: true)
        #expect(surveyed(thorough).isEmpty, "\(name)")
        #expect(
            describe(compilation.diagnostics, in: file) == describe(thorough.diagnostics, in: file), "\(name)")
        #expect(compilation.rootType == thorough.rootType, "\(name)")
        let checker = compilation.checker
        for getter in surveyed(compilation) {
            let known = getter.opaqueResult?.underlying
            let (found, own) = (checker.diagnostics.count, getter.makesOwnValues)
            checker.checkBody(of: getter)
            #expect(checker.diagnostics.count == found, "\(name)")
            #expect(getter.makesOwnValues == own, "\(name)")
            guard case .returnValue(let value?)? = getter.body?.body.first else {
                Issue.record("\(name): no value")
                continue
            }
            #expect(checker.resolve(value.type) == known, "\(name)")
        }
    }
}
