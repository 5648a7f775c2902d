import LDLParser
import Testing

@testable import LDLCompiler

/// What is said about views and modifiers, and where.
@Suite struct DiagnosticTests {
    @Test func `one mistake does not hide the next`() {
        expectDiagnostics(
            """
            Text("Hi")
              .paddin(10)
            // ^^^^^^ error unknown-modifier: 'Text' has no modifier named 'paddin'
              .frame(width: "wide")
            //              ^^^^^^ error type-mismatch: 'frame' needs a 'CGFloat' for 'width', and this is a 'String'
              .background(.yelow)
            //             ^^^^^ error unknown-member: there is no '.yelow' where a 'ShapeStyle' is needed
            """)
    }

    @Test func `a slip of the pen has a cure`() {
        #expect(cured("Text(\"Hi\").paddin(10).background(.yelow)") == "Text(\"Hi\").padding(10).background(.yellow)")
        #expect(cured("Color.red.frame(widht: 20)") == "Color.red.frame(width: 20)")
        #expect(cured("VStack { Txet(\"a\") }") == "VStack { Text(\"a\") }")
    }

    @Test func `words of other systems lead to SwiftUI's`() {
        let compilation = compile("Text(\"a\").margin(10)")
        #expect(compilation.diagnostics.first?.labels.first?.text == "did you mean 'padding'?")
    }

    @Test func `mistakes in closures and in arguments are all found`() {
        expectDiagnostics(
            """
            VStack {
                Text("a").pading()
                //        ^^^^^^ error unknown-modifier
                HStack(spacing: "x") {
                //              ^^^ error type-mismatch
                    Colour.red
                //  ^^^^^^ error unknown-view
                }
            }
            """)
    }

    @Test func `a layout without placement is an error at the struct`() {
        expectDiagnostics(
            """
            struct Half: Layout {
            //     ^^^^ error missing-requirement: 'Half' says that it is a 'Layout', but has no 'placeSubviews(in:proposal:subviews:cache:)'
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: 10, height: 10)
                }
            }
            Half { Text("a") }
            """)
    }

    @Test func `a view that always contains itself is found before it runs`() {
        expectDiagnostics(
            """
            struct Tree: View {
                var body: some View { VStack { Tree() } }
                //                             ^^^^^^ error recursive-view: the body of 'Tree' always contains another 'Tree', so it never ends
            }
            Tree()
            """)
        expectClean(
            """
            struct Tree: View {
                let depth: Int
                var body: some View { VStack { if depth > 0 { AnyView(Tree(depth: depth - 1)) } } }
            }
            Tree(depth: 3)
            """)
    }

    @Test func `views one after the other need a builder, and one word makes it`() {
        let text = """
            struct Card: View {
                private var title: some View {
                    Text("a")
                    Text("b")
                }
                var body: some View { title }
            }
            Card()
            """
        let compilation = compile(text)
        #expect(compilation.diagnostics.map(\.id) == [.missingReturn])
        expectClean(cured(text))
    }

    @Test func `a loop makes no views`() {
        expectDiagnostics(
            """
            VStack {
                for i in 0..<3 { Text("\\(i)") }
            //  ^^^ error misplaced-statement: a loop makes no views; use 'ForEach' for a view for each element
            }
            """)
    }

    @Test func `a value that is no view is refused where a view is needed`() {
        expectDiagnostics(
            """
            VStack {
                "Seattle"
            //  ^^^^^^^^^ error type-mismatch: a view is needed here, and a 'String' is none
                5
            //  ^ error type-mismatch: a view is needed here, and an 'Int' is none
            }
            """)
    }

    @Test func `two branches of some View must be one type`() {
        expectDiagnostics(
            """
            func badge(_ isOn: Bool) -> some View {
                if isOn { return Text("on") }
                return Color.red
            //         ^^^^^^^^^ error type-mismatch
            }
            badge(true)
            """)
    }

    @Test func `variables that nobody reads and code that nobody reaches are warned of`() {
        expectDiagnostics(
            """
            func f() -> Int {
                let a = 1
            //      ^ warning unused-variable: 'a' is never used
                return 2
                print("after")
            //  ^^^^^^^^^^^^^^ warning unreachable-code: this is never reached
            }
            Text("\\(f())")
            """)
    }

    @Test func `the examples of every code give it, and their cures give nothing`() {
        for spec in DiagnosticCatalogue.semantic.specs {
            let bad = compile(spec.badExample)
            #expect(
                bad.diagnostics.contains { $0.id == spec.id },
                "\(spec.id.rawValue): \(describe(bad.diagnostics, in: bad.files[0]))")
            let good = compile(spec.goodExample)
            #expect(
                !good.diagnostics.contains { $0.id == spec.id || $0.severity == .error },
                "\(spec.id.rawValue): \(describe(good.diagnostics, in: good.files[0]))")
        }
    }
}
