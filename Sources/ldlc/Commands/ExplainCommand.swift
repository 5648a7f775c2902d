import LDLCompiler
import LDLParser

/// `ldlc explain`: what a diagnostic means.
enum ExplainCommand {
    static let spec = CommandSpec(
        name: "explain",
        summary: "explain a diagnostic by its code",
        discussion: """
            The code is the word in brackets behind a message: what it means, an example of it and its
            cure. Without a code all of them are listed.
            """,
        operands: "[CODE]",
        allowsNoOperand: true,
        options: [.output],
        examples: [
            .init(
                commandLine: "ldlc explain syntax-error",
                meaning: "what 'syntax-error' means and how it is cured")
        ],
        run: { invocation, output throws(CommandFailure) in
            output.redirect(to: invocation.options.output)
            if invocation.operands.isEmpty { output.write(list) }
            for (index, code) in invocation.operands.enumerated() {
                if index > 0 { output.write("\n") }
                output.write(text(of: try spec(of: code)))
            }
            return .success
        })

    private static func spec(of code: String) throws(CommandFailure) -> DiagnosticSpec {
        if let spec = DiagnosticCatalogue.all[DiagnosticID(rawValue: code)] { return spec }
        let near = Suggestions.best(for: code, among: DiagnosticCatalogue.all.specs.map(\.id.rawValue))
        let question = near.map { "; did you mean '\($0)'?" } ?? ""
        throw .usage("there is no code '\(code)'\(question)", hint: "'ldlc explain' lists all codes.")
    }

    private static var list: String {
        let specs = DiagnosticCatalogue.all.specs
        let width = (specs.map(\.id.rawValue.count).max() ?? 0) + 2
        return specs.map { TerminalText.padded($0.id.rawValue, to: width) + $0.title + "\n" }.joined()
    }

    private static func text(of spec: DiagnosticSpec) -> String {
        let explanation = Usage.wrapped(spec.explanation, width: 92).joined(separator: "\n")
        return "\(spec.id.rawValue): \(spec.title)\n\n\(explanation)\n"
            + "\nWrong:\n\n\(indented(spec.badExample))\nRight:\n\n\(indented(spec.goodExample))"
    }

    private static func indented(_ example: String) -> String {
        example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}
