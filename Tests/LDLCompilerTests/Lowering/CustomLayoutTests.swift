import LayoutRuntime
import Testing

@testable import LDLCompiler

/// Layouts, modifiers, guides and views of the program's own, as the engine asks them.
@Suite struct CustomLayoutTests {
    @Test func `a layout answers for its subviews and prints what it is asked`() {
        let run = SourceRun(
            """
            struct Row: Layout {
                var gap: CGFloat = 5
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    print("size", proposal.width ?? -1)
                    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                    let gaps = gap * CGFloat(max(subviews.count - 1, 0))
                    return CGSize(width: sizes.map(\\.width).reduce(0, +) + gaps, height: sizes.map(\\.height).max() ?? 0)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    print("place", bounds.width)
                    var x = bounds.minX
                    for subview in subviews {
                        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                        x += subview.sizeThatFits(.unspecified).width + gap
                    }
                }
            }
            Row(gap: 10) {
                Color.red.frame(width: 20, height: 30).id("a")
                Color.blue.frame(width: 40, height: 10).id("b")
            }
            .id("row")
            """)
        #expect(run.outcome == ["size 300.0", "place 70.0"])
        #expect(run.frames["row"] == Rect(x: 115, y: 85, width: 70, height: 30))
        #expect(run.frames["b"] == Rect(x: 145, y: 85, width: 40, height: 10))
    }

    @Test func `a cache is made once and kept between the questions`() {
        let run = SourceRun(
            """
            struct Counting: Layout {
                struct Cache { var asked = 0 }
                func makeCache(subviews: Subviews) -> Cache {
                    print("make", subviews.count)
                    return Cache()
                }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                    cache.asked += 1
                    return CGSize(width: 10, height: 10)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
                    print("asked", cache.asked)
                }
            }
            HStack {
                Counting { Text("a"); Text("b") }
                Color.red
            }
            """)
        #expect(run.outcome == ["make 2", "asked 3", "asked 3"])
    }

    @Test func `a subview carries values to the layout it is in`() {
        let run = SourceRun(
            """
            struct Weight: LayoutValueKey { static let defaultValue = 1 }
            struct Sum: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    print(subviews.map { $0[Weight.self] }, subviews.map(\\.priority))
                    return .zero
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            Sum {
                Text("a")
                Text("b").layoutValue(key: Weight.self, value: 3).layoutPriority(2)
            }
            """)
        #expect(run.outcome == ["[1, 3] [0.0, 2.0]"])
    }

    @Test func `an error in a layout ends the run at its place`() {
        let run = SourceRun(
            """
            struct Broken: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    subviews[2].sizeThatFits(proposal)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            VStack { Broken { Text("a") } }
            """)
        #expect(run.errors == ["index-out-of-range: subviews[2]"])
    }

    @Test func `an error in a guide ends the run at its place`() {
        let run = SourceRun(
            """
            let none: [CGFloat] = []
            VStack(alignment: .leading) {
                Text("a").alignmentGuide(.leading) { _ in none[0] }
                Text("b")
            }
            """)
        #expect(run.errors.contains("index-out-of-range: none[0]"))
    }

    @Test func `a guide of one's own lines up views across stacks`() {
        let run = SourceRun(
            """
            extension VerticalAlignment {
                enum Middle: AlignmentID {
                    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
                }
                static let middle = VerticalAlignment(Middle.self)
            }
            HStack(alignment: .middle, spacing: 0) {
                Color.red.frame(width: 10, height: 40).alignmentGuide(.middle) { d in d.height / 4 }.id("a")
                Color.blue.frame(width: 10, height: 20).id("b")
            }
            """, proposal: ProposedViewSize(width: 20, height: 50))
        #expect(run.outcome == [])
        #expect(run.frames["a"]?.minY == 10)
        #expect(run.frames["b"]?.minY == 0)
    }

    @Test func `a modifier of one's own is one node round what it makes of its content`() throws {
        let run = SourceRun(
            """
            struct Tile: ViewModifier {
                var inset: CGFloat
                func body(content: Content) -> some View {
                    content.padding(inset).id("padded")
                }
            }
            extension View {
                func tile(_ inset: CGFloat = 4) -> some View { modifier(Tile(inset: inset)) }
            }
            Color.red.frame(width: 10, height: 10).id("core").tile().id("tile")
            """)
        #expect(run.outcome == [])
        #expect(run.frames["core"]?.width == 10)
        #expect(run.frames["padded"]?.width == 18)
        #expect(run.frames["tile"] == run.frames["padded"])
    }

    @Test func `a view reads its surroundings where it stands`() {
        let run = SourceRun(
            """
            struct Lines: View {
                @Environment(\\.lineLimit) private var limit
                @Environment(\\.isEnabled) private var isEnabled
                var body: some View {
                    let _ = print(limit ?? 0, isEnabled)
                    Text("a")
                }
            }
            VStack {
                Lines()
                Lines().lineLimit(2).disabled(true)
            }
            .lineLimit(5)
            """)
        #expect(run.outcome == ["5 true", "2 false"])
    }

    @Test func `values that a frame refuses get a warning at their place`() {
        let run = SourceRun("Text(\"a\").frame(width: -1)\n    .frame(minWidth: 20, maxWidth: 10)")
        #expect(run.errors == [])
        #expect(
            run.warnings == ["invalid-value: -1", "invalid-value: .frame(minWidth: 20, maxWidth: 10)"])
    }

    @Test func `every number of a call that SwiftUI refuses gets a warning of its own`() {
        let run = SourceRun(
            """
            VStack(spacing: .nan) {
                Text("a").frame(width: -1, height: -2).padding(.infinity).opacity(.nan).lineLimit(0)
                Text("b").frame(minWidth: -3, maxWidth: .infinity).offset(x: 1, y: -.infinity).border(.red, width: -4)
            }
            """)
        #expect(run.errors == [])
        #expect(
            Set(run.warnings)
                == Set(
                    [".nan", "-1", "-2", ".infinity", ".nan", "0", "-3", "-.infinity", "-4"].map {
                        "invalid-value: \($0)"
                    }))
    }

    @Test func `a limit that is a range up to a number chooses the overload for ranges`() {
        let run = SourceRun("Text(\"a\").lineLimit(...3)")
        #expect(run.errors == [])
        #expect(SourceRun("Text(\"a\").border(3)").errors == ["type-mismatch: 3"])
    }
}
