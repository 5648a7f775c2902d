import LDLCompiler
import LayoutRuntime

/// `ldlc layout`: every view's frame.
enum LayoutCommand {
    static let spec = CommandSpec(
        name: "layout",
        summary: "show every view's frame",
        discussion: """
            The boxes are a tree: one line a view, indented by depth, with x, y, width and height in
            points from the top leading corner of the canvas. The root is offered the canvas and placed
            in its centre. A lazy container's line ends with how many of its views can be seen, and so
            are realized, of how many it has; with neither a device nor a length to scroll in, all are.
            """,
        operands: "FILE…",
        options: CommandTable.canvasOptions + [.format, .output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc layout examples/card.ldl --width 402",
                meaning: "the boxes of a card that is offered a width of 402 points"),
            .init(
                commandLine: "ldlc layout examples/card.ldl --device iphone-17 --format json",
                meaning: "the same on a device, for programs"),
        ],
        run: { invocation, output throws(CommandFailure) in
            let session = try Session(invocation, output)
            let layout = try session.layOut()
            switch session.options.format {
            case .text: LayoutText.write(layout, to: output)
            case .json: LayoutJSON.write(layout, to: output)
            }
            return .success
        })
}
