import LDLCompiler
import LDLParser
import LayoutRuntime

/// What commands have in common: reading, compiling, laying out, and reporting what was found on the way.
struct Session {
    let options: Options
    let output: OutputSink
    private(set) var files: [SourceFile]

    init(_ invocation: Invocation, _ output: OutputSink) throws(CommandFailure) {
        options = invocation.options
        self.output = output
        output.redirect(to: options.output)
        files = try SourceLoader.load(invocation.operands, io: output.io)
        try checkOutput()
    }

    /// A result never takes the place of a file that it is made from.
    private func checkOutput() throws(CommandFailure) {
        guard let path = options.output, path != "-" else { return }
        for file in files where file.name == path || output.io.areSameFile(file.name, path) {
            throw .usage(
                "the result would be written over '\(file.name)', which it is made from",
                hint: "name another file after '-o'")
        }
    }

    /// Applies the safe cures and writes the files that they change; a changed standard input is the result.
    mutating func applyFixes() throws(CommandFailure) {
        let fixed = FixApplier.apply(to: files, root: options.root)
        for (old, new) in zip(files, fixed.files) {
            if old.name == SourceLoader.standardInputName {
                output.write(new.bytes)
            } else if old.bytes != new.bytes {
                do throws(IOFailure) {
                    try output.io.writeFile(new.name, new.bytes)
                } catch {
                    throw .io("cannot write '\(new.name)': \(error.reason)")
                }
            }
        }
        if fixed.count > 0 {
            output.io.write("applied \(fixed.count) fix\(fixed.count == 1 ? "" : "es")\n", to: .error)
        }
        files = fixed.files
    }

    /// Parses and checks the module.
    func compile() -> Compilation {
        Compilation(files: files, root: options.root)
    }

    /// Compiles the module and lays it out. Errors are reported and end the command; warnings are reported when it is
    /// known that there are no errors.
    func layOut(recordsConversation: Bool = false) throws(CommandFailure) -> LaidOutModule {
        let compilation = compile()
        guard !compilation.hasErrors else { throw fail(compilation.diagnostics) }
        let canvas = Canvas(options)
        var lowering = loweringOptions(for: canvas)
        if let assets = options.assets {
            lowering.assets = try AssetLoader.load(assets, scale: canvas.scale, io: output.io)
        }
        lowering.recordsConversation = recordsConversation
        output.io.keep(compilation)
        guard let module = compilation.lower(lowering) else {
            throw fail(compilation.diagnostics + [nothingToLayOut])
        }
        output.io.keep(module.tree)
        guard !Self.hasErrors(module.diagnostics) else { throw fail(compilation.diagnostics + module.diagnostics) }
        do throws(LayoutError) {
            try module.layout(canvas.proposal)
        } catch {
            // The program's own failure is among the module's diagnostics already.
            var found = compilation.diagnostics + module.diagnostics
            let failure = LayoutFailure.diagnostic(for: error, root: module.root, nodes: module.nodes)
            if !found.contains(failure) { found.append(failure) }
            throw fail(found)
        }
        let found = compilation.diagnostics + module.diagnostics
        guard !Self.hasErrors(found) else { throw fail(found) }
        report(found)
        return LaidOutModule(module: module, canvas: canvas, files: files)
    }

    /// The options of lowering that follow from the command line's.
    func loweringOptions(for canvas: Canvas) -> LoweringOptions {
        LoweringOptions(options, canvas)
    }

    /// Reports diagnostics among which there is an error.
    func fail(_ diagnostics: [Diagnostic]) -> CommandFailure {
        report(diagnostics)
        return .inputHasErrors
    }

    /// Writes diagnostics to standard error.
    func report(_ diagnostics: [Diagnostic]) {
        let text = render(diagnostics)
        if !text.isEmpty { output.io.write(text, to: .error) }
    }

    /// Diagnostics in the form that was asked for.
    func render(_ diagnostics: [Diagnostic]) -> String {
        let sorted = diagnostics.sorted()
        switch options.diagnostics {
        case .text: return TextRenderer(files: files, isColored: isColored).render(sorted)
        case .gcc: return GCCRenderer(files: files).render(sorted)
        case .json: return JSONRenderer(files: files).render(sorted)
        case .sarif: return SARIFRenderer(files: files).render(sorted)
        }
    }

    static func hasErrors(_ diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains { $0.severity == .error }
    }

    private var isColored: Bool {
        switch options.color {
        case .always: true
        case .never: false
        case .auto:
            output.io.isTerminal(.error) && (output.io.environment("NO_COLOR") ?? "").isEmpty
                && output.io.environment("TERM") != "dumb"
        }
    }

    /// What is said of a module without a root.
    var nothingToLayOut: Diagnostic {
        Diagnostic(
            "nothing-to-lay-out", file: FileID(0), range: SourceRange(at: 0),
            message: "there is no view to lay out: neither a view at the top level nor a struct that is a 'View' and "
                + "needs no arguments")
    }
}
