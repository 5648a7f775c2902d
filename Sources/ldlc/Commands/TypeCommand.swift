import LDLCompiler
import LDLParser

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
            guard type.utf8.count <= Compilation.longestTypeName else {
                throw session.fail(compilation.diagnostics + [typeTooLong])
            }
            session.report(compilation.diagnostics)
            output.write(type + "\n")
            return .success
        })

    private static let typeTooLong = Diagnostic(
        "limit-exceeded", file: FileID(0), range: SourceRange(at: 0),
        message: "the name of the root's type has more than \(Compilation.longestTypeName) bytes")
}
