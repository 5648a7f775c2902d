import LDLCompiler

/// `ldlc check`: diagnostics only.
enum CheckCommand {
    static let spec = CommandSpec(
        name: "check",
        summary: "report mistakes and doubtful places, and nothing else",
        discussion: """
            Diagnostics go to standard error; as 'json' (one object a line) and 'sarif' they are the
            result and go to standard output.
            """,
        operands: "FILE…",
        options: [.root, .fix, .output] + CommandTable.inputOptions,
        examples: [
            .init(
                commandLine: "ldlc check examples",
                meaning: "checks all files of a folder as one module"),
            .init(
                commandLine: "ldlc check examples/card.ldl --fix",
                meaning: "applies the cures that are safe, and reports what is left"),
            .init(
                commandLine: "ldlc check examples/card.ldl --diagnostics gcc",
                meaning: "one line for each diagnostic, as editors and problem matchers read them"),
        ],
        run: { invocation, output throws(CommandFailure) in
            var session = try Session(invocation, output)
            if session.options.appliesFixes { try session.applyFixes() }
            let compilation = session.compile()
            output.io.keep(compilation)
            var diagnostics = compilation.diagnostics
            // Values that the device refuses, and mistakes that end a run, show when the program makes its views.
            if !compilation.hasErrors, let module = compilation.lower(session.loweringOptions(for: Canvas(Options()))) {
                output.io.keep(module.tree)
                diagnostics += module.diagnostics
            }
            switch session.options.diagnostics {
            case .json, .sarif: output.write(session.render(diagnostics))
            case .text, .gcc: session.report(diagnostics)
            }
            return Session.hasErrors(diagnostics) ? .inputHasErrors : .success
        })
}
