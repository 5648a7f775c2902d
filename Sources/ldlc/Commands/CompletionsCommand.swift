/// `ldlc completions`: what a shell needs to complete command lines, and the manual page.
enum CompletionsCommand {
    /// What can be asked for.
    private static let writers: [(name: String, write: @Sendable () -> String)] = [
        ("bash", { BashCompletions.script }), ("zsh", { ZshCompletions.script }), ("fish", { FishCompletions.script }),
        ("man", { ManualPage.text }),
    ]

    static let spec = CommandSpec(
        name: "completions",
        summary: "print completions for a shell, or the manual page",
        discussion: "SHELL is 'bash', 'zsh', 'fish', or 'man' for the manual page.",
        operands: "SHELL",
        operandName: "shell",
        options: [.output],
        examples: [
            .init(
                commandLine: "ldlc completions bash -o ~/.local/share/bash-completion/completions/ldlc",
                meaning: "completes commands, options and their values in bash"),
            .init(
                commandLine: "ldlc completions man -o ldlc.1",
                meaning: "the manual page, for 'man -l ldlc.1'"),
        ],
        run: { invocation, output throws(CommandFailure) in
            output.redirect(to: invocation.options.output)
            let name = invocation.operands.first ?? ""
            guard invocation.operands.count == 1, let writer = writers.first(where: { $0.name == name }) else {
                throw .usage(
                    "there are no completions for '\(invocation.operands.joined(separator: " "))': it takes 'bash', "
                        + "'zsh', 'fish' or 'man'", hint: "See 'ldlc completions --help'.")
            }
            output.write(writer.write())
            return .success
        })
}
