import Testing

@testable import LDLCompiler

/// Types as Swift's `type(of:)` prints them.
@Suite struct TypeTests {
    @Test func `a view is its own type`() {
        expectType(#"Text("a")"#, "Text")
        expectType("Color.red", "Color")
        expectType("Spacer()", "Spacer")
    }

    @Test func `a modifier wraps what is before it`() {
        expectType(#"Text("a").padding()"#, "ModifiedContent<Text, _PaddingLayout>")
        expectType(
            #"Text("a").padding().background(.yellow)"#,
            "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>")
        expectType(
            #"Text("a").background(.yellow).padding()"#,
            "ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _PaddingLayout>")
    }

    @Test func `a text's own modifiers give a text again`() {
        expectType(#"Text("3").bold().italic().font(.title)"#, "Text")
    }

    @Test func `the overload decides the type`() {
        expectType(#"Text("a").frame(width: 10)"#, "ModifiedContent<Text, _FrameLayout>")
        expectType(#"Text("a").frame(maxWidth: .infinity)"#, "ModifiedContent<Text, _FlexFrameLayout>")
        expectType(#"Text("a").background { Color.red }"#, "ModifiedContent<Text, _BackgroundModifier<Color>>")
        expectType(
            #"Text("a").background(.red, in: Capsule())"#,
            "ModifiedContent<Text, _InsettableBackgroundShapeModifier<Color, Capsule>>")
    }

    @Test func `several views are a tuple`() {
        expectType(#"VStack { Text("a"); Color.red }"#, "VStack<TupleView<(Text, Color)>>")
        expectType("VStack { }", "VStack<EmptyView>")
        expectType(#"HStack { Text("a") }"#, "HStack<Text>")
    }

    @Test func `conditions are in the type`() {
        expectType(#"VStack { if true { Text("a") } }"#, "VStack<Optional<Text>>")
        expectType(
            #"VStack { if true { Text("a") } else { Color.red } }"#, "VStack<_ConditionalContent<Text, Color>>")
        expectType(
            """
            let x = 1
            VStack {
                switch x {
                case 0: Text("a")
                case 1: Color.red
                default: Spacer()
                }
            }
            """, "VStack<_ConditionalContent<_ConditionalContent<Text, Color>, Spacer>>")
    }

    @Test func `ForEach names its data, the ids and the content`() {
        expectType(
            #"VStack { ForEach(0..<3) { i in Text("\(i)") } }"#, "VStack<ForEach<Range<Int>, Int, Text>>")
        expectType(
            #"VStack { ForEach(["a"], id: \.self) { Text($0).padding() } }"#,
            "VStack<ForEach<Array<String>, String, ModifiedContent<Text, _PaddingLayout>>>")
        expectType(
            """
            struct Trip: Identifiable { let id: Int }
            VStack { ForEach([Trip(id: 1)]) { trip in Text("\\(trip.id)") } }
            """, "VStack<ForEach<Array<Trip>, Int, Text>>")
    }

    @Test func `some View prints what stands behind it`() {
        expectType(
            """
            struct Boxed: ViewModifier {
                func body(content: Content) -> some View { content.padding(10) }
            }
            extension View {
                func boxed() -> some View { modifier(Boxed()) }
                func twice() -> some View { boxed().boxed() }
            }
            Text("a").twice()
            """, "ModifiedContent<ModifiedContent<Text, Boxed>, Boxed>")
    }

    @Test func `the body of a modifier is a builder`() {
        expectType(
            """
            struct Padded: ViewModifier {
                var isOn = true
                func body(content: Content) -> some View {
                    if isOn { content.padding() } else { content }
                }
            }
            struct Doubled: ViewModifier {
                func body(content: Content) -> some View {
                    content
                    content
                }
            }
            Text("a").modifier(Padded()).modifier(Doubled())
            """, "ModifiedContent<ModifiedContent<Text, Padded>, Doubled>")
    }

    @Test func `a generic view is completed by its arguments`() {
        expectType(
            """
            struct Framed<Inside: View>: View {
                let width: CGFloat
                @ViewBuilder var inside: Inside
                var body: some View { inside.frame(width: width) }
            }
            Framed(width: 10) { Text("a"); Color.red }
            """, "Framed<TupleView<(Text, Color)>>")
    }

    @Test func `a type of the program's own shadows a built-in one`() {
        expectType(
            """
            struct Watch<Content: View>: View {
                let content: Content
                init(_ name: String, @ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { content }
            }
            Watch("a") { Text("b") }
            """, "Watch<Text>")
    }

    @Test func `a chain of ten thousand modifiers has a type, and each call is tried a fixed number of times`() {
        func trials(_ count: Int) -> Int {
            let text = "Text(\"a\")" + String(repeating: ".padding(1)", count: count)
            let compilation = compile(text)
            #expect(!compilation.hasErrors)
            return compilation.overloadTrials
        }
        let small = trials(100)
        let large = trials(10_000)
        #expect(large <= small * 110)
    }
}
