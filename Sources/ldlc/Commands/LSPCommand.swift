/// `ldlc lsp`: the language server.
enum LSPCommand {
    static let spec = CommandSpec(
        name: "lsp",
        summary: "serve an editor: the language server protocol over standard input and output",
        discussion: """
            Editors start it; see docs/editor.md for what it offers and how to set it up. Its settings
            come from the editor's configuration, under 'ldl'. It ends when the editor says so, with
            status 1 if it was not shut down before.
            """,
        operands: "",
        allowsNoOperand: true,
        options: [.stdio],
        examples: [
            .init(commandLine: "ldlc lsp --stdio", meaning: "what an editor runs")
        ],
        run: { invocation, output throws(CommandFailure) in
            guard invocation.operands.isEmpty else {
                throw .usage("'lsp' takes no file: the editor names them", hint: "See 'ldlc lsp --help'.")
            }
            return try LanguageServerLoop.run(io: output.io)
        })
}
