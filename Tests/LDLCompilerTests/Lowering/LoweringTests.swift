import LDLParser
import LayoutRuntime
import Testing

@testable import LDLCompiler

/// Lowers views that are made by hand and shows the tree as nested names.
private final class Fixture {
    let run = Run(steps: 10_000_000)
    let tree = LayoutTree()
    lazy var lowering = Lowering(evaluator: run.evaluator, tree: tree, files: [])

    func origin(_ name: String) -> ViewOrigin { ViewOrigin(span: span(), call: span(), name: name, type: name) }

    func leaf(_ name: String, seen: ((EnvironmentValues) -> Void)? = nil) -> ViewValue {
        ViewValue(
            .leaf { context in
                seen?(context.environment)
                return .color(.black)
            }, origin: origin(name))
    }

    func modified(_ view: ViewValue, _ name: String, _ modifier: ModifierValue) -> ViewValue {
        ViewValue(.modified(view, modifier), origin: origin(name))
    }

    func padding(_ view: ViewValue) -> ViewValue {
        modified(view, "padding", .layout { _ in .padding(EdgeInsets(.all, 1)) })
    }

    func column(_ views: [ViewValue]) -> ViewValue {
        ViewValue(
            .container({ _ in .stack(.vertical, alignment: .horizontalCenter, spacing: nil) }, views),
            origin: origin("VStack"))
    }

    func outline(_ view: ViewValue) throws -> String {
        try lowering.lower(view, EnvironmentValues()).map { outline($0) }.joined(separator: " ")
    }

    private func outline(_ node: LayoutRuntime.NodeID) -> String {
        let info = lowering.nodes[Int(node.rawValue)]
        let name = info.view + (info.id.map { "#" + $0 } ?? "")
        let children = tree.children(of: node).map { outline($0) }
        return children.isEmpty ? name : name + "(" + children.joined(separator: " ") + ")"
    }
}

@Suite struct LoweringTests {
    private let fixture = Fixture()

    @Test func `a chain of modifiers is nodes in one another, the last outermost`() throws {
        let view = fixture.modified(fixture.padding(fixture.leaf("Text")), "onAppear", .inert)
        #expect(try fixture.outline(view) == "onAppear(padding(Text))")
    }

    @Test func `groups flatten into the container and empty views vanish`() throws {
        let group = ViewValue(.group([fixture.leaf("B"), fixture.leaf("C")]), origin: fixture.origin("Group"))
        let empty = ViewValue(.empty, origin: fixture.origin("EmptyView"))
        let view = fixture.column([fixture.leaf("A"), group, empty, fixture.padding(empty)])
        #expect(try fixture.outline(view) == "VStack(A B C)")
    }

    @Test func `a modifier on a group is put on each of its views`() throws {
        let group = ViewValue(.group([fixture.leaf("A"), fixture.leaf("B")]), origin: fixture.origin("Group"))
        #expect(try fixture.outline(fixture.padding(group)) == "padding(A) padding(B)")
    }

    @Test func `id names the view as it is modified so far`() throws {
        let view = fixture.padding(fixture.modified(fixture.padding(fixture.leaf("A")), "id", .id("inner")))
        #expect(try fixture.outline(view) == "padding(id(padding#inner(A)))")
    }

    @Test func `several views over another are a stack in depth`() throws {
        func overlay(_ views: [ViewValue]) -> ViewValue {
            fixture.modified(fixture.leaf("A"), "overlay", .secondary({ _ in .overlay(.center) }, views, .center))
        }
        #expect(try fixture.outline(overlay([fixture.leaf("B")])) == "overlay(A B)")
        #expect(
            try fixture.outline(overlay([fixture.leaf("B"), fixture.leaf("C")])) == "overlay(A ZStack(B C))")
        #expect(try fixture.outline(overlay([])) == "overlay(A)")
    }

    @Test func `the nearest change of the surroundings wins, and does not reach what lies outside it`() throws {
        var inside: [Int] = []
        var over: [Int] = []
        func lines(_ count: Int) -> ModifierValue {
            .environment { values in values.update { $0.text.lineLimit = .atMost(count) } }
        }
        let text = fixture.leaf("Text") { inside.append($0.values.text.lineLimit.maximum ?? 0) }
        let badge = fixture.leaf("Badge") { over.append($0.values.text.lineLimit.maximum ?? 0) }
        let near = fixture.modified(text, "lineLimit", lines(1))
        let layered = fixture.modified(near, "overlay", .secondary({ _ in .overlay(.center) }, [badge], .center))
        _ = try fixture.outline(fixture.modified(layered, "lineLimit", lines(2)))
        #expect(inside == [1])
        #expect(over == [2])
    }

    @Test func `a stack of one view that is always there passes everything through`() throws {
        func element(_ views: [ViewValue]) throws -> LayoutElement {
            fixture.tree.element(of: try fixture.lowering.lower(fixture.column(views), EnvironmentValues())[0])
        }
        guard case .identity(.vertical) = try element([fixture.padding(fixture.leaf("A"))]) else {
            Issue.record("one view")
            return
        }
        let conditional = ViewValue(.group([fixture.leaf("A")]), origin: fixture.origin("Group"))
        guard case .stack = try element([conditional]) else {
            Issue.record("a view that depends on a condition")
            return
        }
    }

    @Test func `a chain of 100,000 modifiers is lowered without recursion`() throws {
        var view = fixture.leaf("Text")
        for _ in 0..<100_000 { view = fixture.padding(view) }
        let nodes = try fixture.lowering.lower(view, EnvironmentValues())
        #expect(nodes.count == 1)
        #expect(fixture.tree.nodeCount == 100_001)
    }
}

@Suite struct CallLabelTests {
    @Test(arguments: [
        ("Text(\"Seattle\")", "Text(\"Seattle\")"),
        ("\n        .padding(10)", ".padding(10)"),
        ("VStack(spacing: 8) {\n    Text(\"a\")\n}", "VStack(spacing: 8)"),
        (".frame(\n    width: 100,\n    height: 20\n)", ".frame(width: 100, height: 20)"),
        (".background { Color.red }", ".background"),
        (
            "Text(\"A text that is a good deal longer than any label may become in the report\")",
            "Text(\"A text that is a good deal longer than any label may …"
        ),
    ])
    func `a label is the call on one line without its closures`(_ source: String, _ label: String) {
        #expect(CallLabels.shortened(source) == label)
    }
}
