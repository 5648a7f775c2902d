import LDLCompiler
import LayoutRuntime

/// `ldlc hit`: which view takes a touch.
enum HitCommand {
    static let spec = CommandSpec(
        name: "hit",
        summary: "show which gesture or button takes a touch at a point, or 'none'",
        discussion: """
            A view takes touches where it draws something or where its content shape says so; what a
            clip hides still takes them. The answer is the id written directly after the gesture or
            button, or else its name and place. A finger may land up to 20 points beside a view.
            """,
        operands: "FILE… --at X,Y",
        options: [.at, .exact] + CommandTable.canvasOptions + [.output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc hit examples/card.ldl --device iphone-17 --at 201,389",
                meaning: "what a touch in the middle of the screen reaches")
        ],
        run: { invocation, output throws(CommandFailure) in
            guard let point = invocation.options.point else {
                throw .usage("the option '--at' is missing: --at X,Y", hint: "See 'ldlc hit --help'.")
            }
            let session = try Session(invocation, output)
            let layout = try session.layOut()
            let slack = session.options.isExact ? 0 : HitTester.usualSlack
            let target = HitTester(layout.tree, root: layout.root).target(at: point, slack: slack)
            output.write(TerminalText.escaped(name(of: target, in: layout)) + "\n")
            return .success
        })

    private static func name(of target: NodeID?, in layout: LaidOutModule) -> String {
        guard let target, let info = layout.info(of: target) else { return "none" }
        if let id = id(of: target, in: layout) { return id }
        return "\(info.label) at \(layout.place(of: info)?.text ?? "?")"
    }

    /// The id of the view, or of what it is with modifiers on it that neither move nor resize it: `.buttonStyle(…)`.
    private static func id(of target: NodeID, in layout: LaidOutModule) -> String? {
        var node = target
        while true {
            if let id = layout.info(of: node)?.id { return id }
            guard let parent = layout.tree.parent(of: node), case .inert = layout.tree.element(of: parent) else {
                return nil
            }
            node = parent
        }
    }
}
