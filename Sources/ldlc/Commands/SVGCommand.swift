import LDLCompiler
import LDLParser
import LayoutRuntime

/// `ldlc svg`: the picture.
enum SVGCommand {
    static let spec = CommandSpec(
        name: "svg",
        summary: "draw the picture as SVG",
        discussion: """
            Fills, text, shapes and the borders that the code asks for; with '--borders' every box with
            its name and size. Each element carries the view's name, id and place in the source.
            """,
        operands: "FILE…",
        options: CommandTable.canvasOptions + [.borders, .output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc svg examples/card.ldl --width 402 -o card.svg",
                meaning: "the picture of a card, in a file"),
            .init(
                commandLine: "ldlc svg examples/card.ldl --device iphone-17 --borders -o card.svg",
                meaning: "on a device's screen, with every box"),
        ],
        run: { invocation, output throws(CommandFailure) in
            let session = try Session(invocation, output)
            let layout = try session.layOut()
            write(
                layout, showsBoxes: session.options.showsBorders, isDark: session.options.isDark, to: output)
            return .success
        })

    static func write(_ layout: LaidOutModule, showsBoxes: Bool, isDark: Bool, to output: OutputSink) {
        var options = DrawingOptions()
        options.canvas = layout.canvas.size(root: layout.rootSize)
        options.safeArea = layout.canvas.safeArea
        options.isDark = isDark
        options.clipsToScreen = layout.canvas.hasScreen
        options.showsBoxes = showsBoxes
        let list = DisplayList(layout.tree, root: layout.root, options: options) { annotation(of: $0, in: layout) }
        output.write(SVGWriter.document(list))
    }

    private static func annotation(of node: NodeID, in layout: LaidOutModule) -> DrawingAnnotation? {
        guard let info = layout.info(of: node) else { return nil }
        let place = layout.place(of: info).map { place in
            let file = layout.files.count > 1 ? place.name + ":" : ""
            return "\(file)\(place.start.line):\(place.start.column)"
        }
        return DrawingAnnotation(view: info.view, id: info.id, source: place)
    }
}
