import LDLCompiler
import LayoutRuntime

/// The whole conversation as lines: each question under the one it was asked for.
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

    private static func length(_ value: Double?) -> String {
        guard let value else { return "nothing" }
        return value == .infinity ? "infinity" : DecimalText.string(value, decimals: 2)
    }
}
