import LDLParser
import Testing

@testable import LDLCompiler

/// Calls in all the forms that they are written in, and what is said of those that are nearly right.
@Suite struct CallFormTests {
    @Test func `an initialiser may leave the work to another`() {
        expectClean(
            """
            extension Color {
                init(hex: UInt32) {
                    self.init(
                        red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
                        blue: Double(hex & 0xff) / 255)
                }
            }
            extension CGSize { init(square side: CGFloat) { self.init(width: side, height: side) } }
            struct Pair {
                var x: Int
                var y: Int
                init(x: Int, y: Int) { self.x = x; self.y = y }
                init(_ both: Int) { self.init(x: both, y: both) }
            }
            Color(hex: 0xFF8800).frame(width: CGSize(square: 20).width, height: CGFloat(Pair(3).y))
            """)
    }

    @Test func `an initialiser without its type is chosen by its labels`() {
        expectClean("Text(\"a\").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))")
        expectClean("Color.red.offset(.init(width: 1, height: 2))")
    }

    @Test func `arguments in another order are put in order`() {
        expectDiagnostics(
            """
            VStack(spacing: 8, alignment: .leading) {
            //                 ^^^^^^^^^ error wrong-label: argument 'alignment' must come before 'spacing'
                Text("a").frame(alignment: .leading, maxWidth: .infinity)
                //                                   ^^^^^^^^ error wrong-label: argument 'maxWidth' must come before 'alignment'
                Text("b").padding(8, .vertical)
                //                   ^^^^^^^^^ error wrong-label: the second argument of 'padding' must come before the first
            }
            """)
        #expect(
            cured("HStack(spacing: 8, alignment: .top) { Color.red }")
                == "HStack(alignment: .top, spacing: 8) { Color.red }")
        #expect(cured("Text(\"b\").padding(8, .vertical)") == "Text(\"b\").padding(.vertical, 8)")
    }

    @Test func `an initialiser of one's own has an order too`() {
        let badge = "struct Badge: View { let title: String; let count: Int; var body: some View { Text(title) } }\n"
        #expect(cured(badge + "Badge(count: 1, title: \"x\")") == badge + "Badge(title: \"x\", count: 1)")
    }

    @Test func `a frame is either fixed or between limits`() {
        expectDiagnostics(
            """
            Text("c").frame(width: 100, maxWidth: .infinity)
            //                          ^^^^^^^^ error wrong-label: 'width' and 'maxWidth' belong to two different forms of 'frame'
            """)
    }

    @Test func `bits of all integers can be moved and combined`() {
        expectClean(
            """
            func mix(_ u: UInt32, by n: Int) -> UInt {
                var x = UInt(u >> 4) << 2
                x <<= n
                x |= 4
                x &= 0xffff
                x ^= UInt(3)
                x >>= UInt8(1)
                return x | UInt(UInt8(truncatingIfNeeded: u))
            }
            let shifted: UInt64 = 1 << 3
            Text("\\(mix(1, by: 2)) \\(shifted) \\(Int32(5) << 1) \\(1 << 2)")
            """)
    }

    @Test func `lists take data, bindings and selections`() {
        expectClean(
            """
            struct Item: Identifiable { let id: Int; var name: String; var isOn = false }
            struct Items: View {
                @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
                @State private var selected: Int?
                var body: some View {
                    VStack {
                        ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
                        List($items) { $item in TextField("n", text: $item.name) }
                        List($items, id: \\.id) { $item in Text(item.name) }
                        List(items, id: \\.id, selection: $selected) { item in Text(item.name) }
                        List($items, selection: $selected) { $item in Text(item.name) }
                    }
                }
            }
            Items()
            """)
    }

    @Test func `a binding is not a value`() {
        expectDiagnostics(
            """
            struct Field: View {
                @State private var text = ""
                var body: some View { TextField("Name", text: text) }
                //                                            ^^^^ error type-mismatch: 'TextField' needs a 'Binding<String>' for 'text', and this is a 'String'
            }
            Field()
            """)
    }

    @Test func `a protocol is no result`() {
        let source = "struct A: View { var body: View { row() }; func row() -> View { Text(\"a\") } }\nA()"
        let compilation = compile(source)
        #expect(
            compilation.diagnostics.map(\.message)
                == Array(repeating: "'View' is a protocol, not a type; write 'some View'", count: 2))
        #expect(compile(cured(source)).diagnostics.isEmpty)
    }

    @Test func `an attribute that nothing declares is warned of`() {
        expectDiagnostics(
            """
            struct Counter: View {
                @Stat private var count = 1
            //   ^^^^ warning unknown-name: there is no attribute named 'Stat'
                var body: some View { Stepper("\\(count)", value: $count) }
            }
            Counter()
            """)
    }

    @Test func `a parameter that was forgotten is not cured by a longer name`() {
        let source = "let items = [\"a\"]\nVStack { ForEach(items, id: \\.self) { Text(item) } }"
        let fixIts = compile(source).diagnostics.flatMap(\.fixIts)
        #expect(!fixIts.contains { $0.applicability == .machineApplicable })
    }
}
