import LDLCompiler
import LayoutRuntime

/// `ldlc tree`: the typed tree with sizes.
enum TreeCommand {
    static let spec = CommandSpec(
        name: "tree",
        summary: "show the typed tree, outermost modifier first, with sizes",
        discussion: """
            A modifier is a wrapper round everything before it in the chain, so a chain reads from its
            end: the last modifier comes first and holds the others. That is why their order matters.
            """,
        operands: "FILE…",
        options: CommandTable.canvasOptions + [.output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc tree examples/card.ldl --width 402",
                meaning: "the wrappers of each view, from the outside in, with the size of each")
        ],
        run: { invocation, output throws(CommandFailure) in
            let session = try Session(invocation, output)
            write(try session.layOut(), to: output)
            return .success
        })

    static func write(_ layout: LaidOutModule, to output: OutputSink) {
        var table = ColumnTable(columns: 3, alignsLeft: [true, true, false])
        layout.walk { visit in
            guard case .enter(let node, let depth) = visit else { return }
            let info = layout.info(of: node)
            let size = layout.tree.frame(of: node).size
            table.append([
                Indentation.text(depth) + TerminalText.escaped(info?.type ?? "?"),
                TerminalText.escaped(info?.label ?? ""),
                "\(DecimalText.string(size.width, decimals: 2)) x \(DecimalText.string(size.height, decimals: 2))",
            ])
        }
        table.write(to: output)
    }
}
