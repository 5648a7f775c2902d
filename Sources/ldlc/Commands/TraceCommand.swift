import LayoutRuntime

/// `ldlc trace`: who asked whom, and what was answered.
enum TraceCommand {
    static let spec = CommandSpec(
        name: "trace",
        summary: "show the conversation: what views were offered and what they took",
        discussion: """
            Each Watch("name") { … } and each view with .measured("name") prints a line when it is
            asked for its size; what a cache answers is not asked. Prints of the file's own code stand
            among the lines.
            """,
        operands: "FILE…",
        options: CommandTable.canvasOptions + [.all, .output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc trace examples/card.ldl --device iphone-17",
                meaning: "the lines that a device's console would show"),
            .init(
                commandLine: "ldlc trace examples/card.ldl --width 402 --all",
                meaning: "every question, nested in the one it was asked for"),
        ],
        run: { invocation, output throws(CommandFailure) in
            let session = try Session(invocation, output)
            let layout = try session.layOut(recordsConversation: true)
            if session.options.showsAll {
                ConversationText.write(layout, to: output)
            } else if !ConversationText.writeConsole(layout, to: output) {
                output.io.write(
                    "no view is watched and nothing is printed: put views in 'Watch(\"name\") { … }', or see every "
                        + "question with '--all'\n", to: .error)
            }
            return .success
        })
}
