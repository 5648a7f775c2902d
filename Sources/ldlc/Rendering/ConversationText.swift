import LDLCompiler
import LayoutRuntime

/// The conversation as lines: the whole of it, each question under the one it was asked for, or what a console shows.
enum ConversationText {
    static func write(_ layout: LaidOutModule, to output: OutputSink) {
        for entry in layout.tree.conversation.entries {
            switch entry {
            case .print(let text):
                output.write(TerminalText.escaped(text) + "\n")
            case .question(let question):
                let label = layout.info(of: question.node)?.label ?? "?"
                output.write(
                    Indentation.text(question.depth) + TerminalText.escaped(label)
                        + ": offered \(length(question.proposal.width)) x \(length(question.proposal.height))"
                        + ", takes \(length(question.size.width)) x \(length(question.size.height))"
                        + (question.isCached ? " (cached)\n" : "\n"))
            }
        }
    }

    /// What a device's console would show. A print may break lines; a name may not, so that it cannot pass for a line.
    ///
    /// - Returns: Whether there was anything to show.
    static func writeConsole(_ layout: LaidOutModule, to output: OutputSink) -> Bool {
        let lines = layout.tree.conversation.consoleLines()
        for line in lines {
            switch line {
            case .answer(let text): output.write(TerminalText.escaped(text) + "\n")
            case .print(let text): output.write(TerminalText.escapedLines(text) + "\n")
            }
        }
        return !lines.isEmpty
    }

    private static func length(_ value: Double?) -> String {
        guard let value else { return "nothing" }
        return value == .infinity ? "infinity" : DecimalText.string(value, decimals: 2)
    }
}
