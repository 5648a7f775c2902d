import LDLCompiler
import LDLParser
import LayoutRuntime

@testable import ldlc

/// A module that has been laid out, made by hand: what the writers show does not depend on the compiler.
enum ModuleExample {
    static let source = """
        VStack {
            Text("Seattle").padding(10).id("city")
            Watch("row") { HStack { Text("5 nights"); Color.red } }
        }
        .border(.blue)
        """

    /// The module at an offer of 200 by 100.
    static func laidOut() throws -> LaidOutModule {
        let file = SourceFile(name: "card.ldl", text: source)
        let tree = LayoutTree(configuration: LayoutConfiguration(recordsConversation: true))
        var infos: [NodeInfo] = []
        func add(
            _ element: LayoutElement, _ children: [LayoutRuntime.NodeID] = [], view: String, type: String,
            label: String,
            id: String? = nil, at text: String
        ) -> LayoutRuntime.NodeID {
            let range = DiagnosticExamples.range(text, in: file)
            infos.append(
                NodeInfo(
                    view: view, type: type, label: label, id: id, span: SourceSpan(file: FileID(0), range: range)))
            return tree.append(element, children: children)
        }
        func text(_ words: String) -> LayoutRuntime.NodeID {
            add(
                .text(TextContent(PreparedText(words))), view: "Text", type: "Text", label: "Text(\"\(words)\")",
                at: "Text(\"\(words)\")")
        }
        let seattle = text("Seattle")
        let padded = add(
            .padding(EdgeInsets(.all, 10)), [seattle], view: "padding", type: "_PaddingLayout", label: ".padding(10)",
            id: "city", at: "Text(\"Seattle\").padding(10)")
        let nights = text("5 nights")
        let red = add(
            .color(Color(red: 1, green: 0, blue: 0)), view: "Color", type: "Color", label: "Color.red", at: "Color.red")
        let row = add(
            .stack(.horizontal, alignment: .verticalCenter, spacing: nil), [nights, red], view: "HStack",
            type: "HStack",
            label: "HStack", at: "HStack { Text(\"5 nights\"); Color.red }")
        let watch = add(
            .watch(name: "row"), [row], view: "Watch", type: "Watch", label: "Watch(\"row\")",
            at: "Watch(\"row\") { HStack { Text(\"5 nights\"); Color.red } }")
        let column = add(
            .stack(.vertical, alignment: .horizontalCenter, spacing: nil), [padded, watch], view: "VStack",
            type: "VStack",
            label: "VStack", at: "VStack")
        let root = add(
            .border(.color(Color(red: 0, green: 0, blue: 1)), width: 1), [column], view: "border",
            type: "_OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, Color>>", label: ".border(.blue)",
            at: source)
        var options = Options()
        options.width = .some(200)
        options.height = .some(100)
        let canvas = Canvas(options)
        try tree.layout(root: root, proposal: canvas.proposal)
        return LaidOutModule(tree: tree, root: root, nodes: infos, canvas: canvas, files: [file])
    }

    /// What a writer writes about the module.
    static func written(_ write: (LaidOutModule, OutputSink) -> Void) throws -> String {
        let io = MemoryIO()
        let sink = OutputSink(io: io)
        write(try laidOut(), sink)
        try sink.finish()
        return io.outputText
    }
}
