import LDLParser
import LayoutRuntime

@testable import LDLCompiler

/// A program from its text to its layout: what it printed, what was found, and where its views came to lie.
struct SourceRun {
    let file: SourceFile
    let lines: [String]
    let diagnostics: [Diagnostic]
    let frames: [String: Rect]
    let root: Rect

    /// - Parameter source: a whole file.
    init(_ source: String, proposal: ProposedViewSize = ProposedViewSize(width: 300, height: 200), maxSteps: Int? = nil)
    {
        file = SourceFile(name: "test.ldl", text: source)
        let compilation = Compilation(files: [file])
        var options = LoweringOptions()
        options.recordsConversation = true
        if let maxSteps { options.maxSteps = maxSteps }
        guard !compilation.hasErrors, let module = compilation.lower(options) else {
            lines = []
            diagnostics = compilation.diagnostics
            frames = [:]
            root = .zero
            return
        }
        var found = compilation.diagnostics
        var frames: [String: Rect] = [:]
        do throws(LayoutError) {
            try module.layout(proposal)
            for (index, info) in module.nodes.enumerated() {
                let node = LayoutRuntime.NodeID(rawValue: UInt32(index))
                if let id = info.id, module.tree.isPlaced(node) { frames[id] = module.tree.frame(of: node) }
            }
        } catch {
            if case .failed(_, let error) = error, let error = error as? EvaluationError {
                found.append(error.diagnostic)
            }
        }
        lines = module.tree.conversation.watchLines()
        diagnostics = found + module.diagnostics
        self.frames = frames
        root = module.tree.frame(of: module.root)
    }

    /// Statements in a function that a view calls.
    init(statements: String, declarations: String = "", maxSteps: Int? = nil) {
        self.init(
            """
            \(declarations)
            func main() -> String {
            \(statements)
            return ""
            }
            Text(main())
            """, maxSteps: maxSteps)
    }

    /// The errors, each as its code and the text that it is about.
    var errors: [String] {
        diagnostics.filter { $0.severity == .error }.map { "\($0.id.rawValue): \(file.text(in: $0.range))" }
    }

    /// The warnings about values, likewise.
    var warnings: [String] {
        diagnostics.filter { $0.severity == .warning }.map { "\($0.id.rawValue): \(file.text(in: $0.range))" }
    }

    /// What a test compares: the printed lines, or the errors in their place.
    var outcome: [String] { errors.isEmpty ? lines : errors + diagnostics.map(\.message) }
}
