import LDLCompiler

/// `ldlc type`: the root's type.
enum TypeCommand {
    static let spec = CommandSpec(
        name: "type",
        summary: "show the root's type, as Swift's type(of:) prints it",
        discussion: "Each modifier wraps what stands before it in one more ModifiedContent.",
        operands: "FILE…",
        options: [.root, .output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc type examples/card.ldl",
                meaning: "the type of the card, one wrapper for each modifier")
        ],
        run: { invocation, output throws(CommandFailure) in
            let session = try Session(invocation, output)
            let compilation = session.compile()
            guard !compilation.hasErrors else { throw session.fail(compilation.diagnostics) }
            guard let type = compilation.rootType else {
                throw session.fail(compilation.diagnostics + [session.nothingToLayOut])
            }
            session.report(compilation.diagnostics)
            output.write(type + "\n")
            return .success
        })
}
