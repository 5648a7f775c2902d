import Testing

@testable import LDLCompiler

/// What the checker remembers of a call serves calls of the same form, and no others.
@Suite struct RememberedCallTests {
    @Test func `calls of one form are tried once, however many there are`() {
        func trials(_ count: Int) -> Int {
            let card = "Text(\"a\").padding(8).frame(maxWidth: .infinity).background(.yellow)\n"
            let compilation = compile("VStack {\n" + String(repeating: card, count: count) + "}")
            #expect(!compilation.hasErrors)
            return compilation.overloadTrials
        }
        #expect(trials(200) == trials(2))
    }

    @Test func `a call with the same labels and an argument of another kind is understood anew`() {
        expectType(
            """
            Group {
                Text("a").padding(8)
                Text("a").padding(.horizontal)
                Text("a").background(.red)
                Text("a").background(Circle())
                Text("a").background(Color.red)
                Text("a").background(.thinMaterial)
            }
            """,
            "Group<TupleView<(ModifiedContent<Text, _PaddingLayout>, ModifiedContent<Text, _PaddingLayout>, "
                + "ModifiedContent<Text, _BackgroundStyleModifier<Color>>, "
                + "ModifiedContent<Text, _BackgroundModifier<Circle>>, "
                + "ModifiedContent<Text, _BackgroundStyleModifier<Color>>, "
                + "ModifiedContent<Text, _BackgroundStyleModifier<Material>>)>>")
    }

    @Test func `a mistake in a call of a known form is reported each time`() {
        expectDiagnostics(
            """
            VStack {
                Text("a").padding(8)
                Text("a").padding(8)
                Text("a").padding("wide")
                //                ^^^^^^ error type-mismatch
                Text("a").frame(width: 8, alignment: .leading)
                Text("a").frame(width: 8, alignment: .loading)
                //                                    ^^^^^^^ error unknown-member
                Text("a").padding("wide")
                //                ^^^^^^ error type-mismatch
            }
            """)
    }

    @Test func `a type's own function stands before the one that other views have`() {
        expectType(
            """
            struct Box: View {
                func padding(_ length: CGFloat) -> Text { Text("box") }
                var body: some View { Text("a") }
            }
            Group {
                Text("a").padding(8)
                Box().padding(8)
                Text("a").padding(8)
            }
            """,
            "Group<TupleView<(ModifiedContent<Text, _PaddingLayout>, Text, ModifiedContent<Text, _PaddingLayout>)>>")
    }

    @Test func `a name that was a type is a member where a type has one of that name`() {
        expectType(
            """
            struct First: View {
                var body: some View { Text("a") }
            }
            struct Second: View {
                func Text(_ words: String) -> Color { .red }
                var body: some View { Text("a") }
            }
            Second().body
            """, "Color")
    }

    @Test func `an implicit member means what is expected at its place`() {
        expectType(
            """
            extension HorizontalAlignment { static var edge: HorizontalAlignment { .leading } }
            extension VerticalAlignment { static var edge: VerticalAlignment { .top } }
            VStack(alignment: .edge) {
                HStack(alignment: .edge) { Text("a"); Text("b") }
                VStack(alignment: .edge) { Text("a").foregroundStyle(.primary); Text("b").foregroundStyle(.red) }
            }
            """,
            "VStack<TupleView<(HStack<TupleView<(Text, Text)>>, VStack<TupleView<(Text, Text)>>)>>")
    }

    @Test func `what a literal of a known pattern holds is looked at each time`() {
        expectDiagnostics(
            """
            VStack(spacing: 4) {
                Text("a").padding(8)
                Text("b").padding(0x10)
                Text("\\(1 + 1) and \\(missing)").padding(1_000)
                //                   ^^^^^^^ error unknown-name
                Text("c").padding(99_999_999_999_999_999_999)
                //                ^^^^^^^^^^^^^^^^^^^^^^^^^^ error type-mismatch
            }
            VStack(spacing: 4) {
                Text("a").paddin(8)
                //        ^^^^^^ error unknown-modifier
            }
            """)
    }

    @Test func `a local name stands before the type of a known pattern`() {
        expectType(
            """
            struct Words: View {
                var body: some View {
                    let Text = { (words: String) in Color.red }
                    VStack { Text("a") }
                }
            }
            VStack { Text("a"); Text("b") }
            Words().body
            """, "TupleView<(VStack<TupleView<(Text, Text)>>, VStack<Color>)>")
    }

    @Test func `a protocol's member in a known pattern says what a generic parameter stands for`() {
        expectType(
            """
            Group {
                Text("a").background(.red)
                Text("b").background(.red)
                Text("c").padding(1).background(.red)
                Image("d").background(.thinMaterial)
            }
            """,
            "Group<TupleView<(ModifiedContent<Text, _BackgroundStyleModifier<Color>>, "
                + "ModifiedContent<Text, _BackgroundStyleModifier<Color>>, "
                + "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, "
                + "ModifiedContent<Image, _BackgroundStyleModifier<Material>>)>>")
    }
}
