import LDLParser
import LayoutRuntime

@testable import LDLCompiler

/// Runs a program and gives what it prints, or what is wrong with it.
func output(of program: String) -> String {
    let compilation = Compilation(files: [SourceFile(name: "test.ldl", text: program + "\nEmptyView()\n")])
    if compilation.hasErrors {
        return compilation.diagnostics.filter { $0.severity == .error }.map { "error: \($0.message)" }
            .joined(separator: "\n")
    }
    var options = LoweringOptions()
    options.recordsConversation = true
    guard let module = compilation.lower(options) else { return "error: nothing to show" }
    let errors = module.diagnostics.filter { $0.severity == .error }
    if let first = errors.first { return "error: \(first.message)" }
    return module.tree.conversation.watchLines().joined(separator: "\n")
}

/// What `print` shows for an expression.
func printed(_ expression: String) -> String { output(of: "print(\(expression))") }
