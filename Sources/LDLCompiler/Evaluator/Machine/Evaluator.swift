import LDLParser
import LayoutRuntime

/// Runs a checked program.
///
/// Expressions are compiled once into closures over frames of slots; nothing is looked up by name while they run. One
/// evaluator is one run: it holds the values of the globals, counts the steps, and collects warnings.
final class Evaluator {
    let types: any RuntimeTypes
    /// The program's text, for places that are not those of whole expressions.
    let program: ProgramText
    let limits: EvaluationLimits
    /// Takes the lines that the program prints, in order.
    var output: (String) -> Void
    /// Warnings about values, in the order in which they were met.
    private(set) var warnings: [Diagnostic] = []

    /// What a function returned, between its `return` and its caller.
    var result: Value = .void
    /// Calls and rounds of loops so far.
    private(set) var steps = 0
    /// The values of the views that builders have yielded so far, one list for each builder that is running.
    var builders: [[Value]] = []
    var globals: [GlobalState] = []

    /// The tree that the run builds; guides of the program's own are registered with it.
    unowned var tree: LayoutTree?
    /// The app's pictures and colours; `nil` where nobody looked for any.
    var assets: AssetCatalogue?
    var customGuides: [CustomGuide: AlignmentKey] = [:]
    var horizontalGuides: Set<AlignmentKey> = []
    /// What ended the run where nothing could be thrown: in a guide's closure.
    var failure: EvaluationError?

    let stack = ValueStack(capacity: 1 << 20)
    private var depth = 0
    private var stackFloor: UInt = 0
    private var entries = 0
    @exclusivity(unchecked) private var functions = ObjectTable<CompiledFunction>()
    /// Initial values and default arguments, which bring their own frames.
    @exclusivity(unchecked) var standalones = ObjectTable<Operation>()
    @exclusivity(unchecked) private var nominals = ObjectTable<NominalInfo>()
    /// What stands behind the catalogue's declarations that the program uses.
    @exclusivity(unchecked) var nodePlans = ObjectTable<NodePlan>()
    @exclusivity(unchecked) var natives = ObjectTable<(symbol: FunctionSymbol, function: NativeFunction)>()
    /// The values of the catalogue's static members that the program uses, with the types they are used as.
    @exclusivity(unchecked) var constants = ObjectTable<(symbol: FunctionSymbol, type: TypeID, value: Value)>()
    /// The links of the chains that are running, the outermost of each first.
    @exclusivity(unchecked) var links: [TypedExpression] = []
    private var warned: Set<Warning> = []

    private struct Warning: Hashable {
        let code: DiagnosticID
        let span: SourceSpan
    }

    init(
        types: any RuntimeTypes, files: [SourceFile] = [], limits: EvaluationLimits = EvaluationLimits(),
        output: @escaping (String) -> Void
    ) {
        self.types = types
        program = ProgramText(types: types, files: files)
        self.limits = limits
        self.output = output
    }

    deinit {
        for function in functions.values { function.forget() }
    }

    /// The compiled form of a function of the program.
    func compiled(_ function: TypedFunction) -> CompiledFunction {
        if let known = functions[function] { return known }
        let made = CompiledFunction(function)
        functions[function] = made
        return made
    }

    /// What is known of a type of the program.
    func info(_ symbol: NominalSymbol) -> NominalInfo {
        if let known = nominals[symbol] { return known }
        let made = NominalInfo(symbol, types: types)
        nominals[symbol] = made
        return made
    }

    /// Adds a warning at a place; the same one is kept once, however often the place is evaluated.
    func warn(_ code: DiagnosticID, _ message: String, at span: SourceSpan) {
        guard warned.insert(Warning(code: code, span: span)).inserted else { return }
        warnings.append(
            Diagnostic(code, severity: .warning, file: span.file, range: span.range, message: message))
    }

    // MARK: Limits

    /// Counts a step against the budget.
    @inline(__always)
    func step(at span: SourceSpan) throws(EvaluationError) {
        steps += 1
        if steps > limits.steps { throw budgetExceeded(at: span) }
    }

    /// Counts many steps at once: what a native function does in a loop of its own.
    func step(_ count: Int, at span: SourceSpan) throws(EvaluationError) {
        let (sum, overflow) = steps.addingReportingOverflow(max(count, 0))
        steps = overflow ? .max : sum
        if steps > limits.steps { throw budgetExceeded(at: span) }
    }

    /// Counts the making of a text: a longer one is more work, and there is an end to how long one may be.
    func countText(_ length: Int, at span: SourceSpan) throws(EvaluationError) {
        guard length <= limits.textLength else {
            throw EvaluationError(
                code: .limitExceeded, message: "the text would be longer than \(limits.textLength) bytes", span: span)
        }
        try step(length / EvaluationLimits.bytesPerStep, at: span)
    }

    private func budgetExceeded(at span: SourceSpan) -> EvaluationError {
        EvaluationError(
            code: .limitExceeded, message: "the program ran for more than \(limits.steps) steps and was stopped here",
            span: span,
            notes: [Note("a call and a round of a loop are a step each; '--max-steps' sets the limit")])
    }

    /// A frame for a call; ends with `leave`.
    @inline(__always)
    func enter(_ function: CompiledFunction, frameSize: Int, at span: SourceSpan) throws(EvaluationError) -> Frame {
        try step(at: span)
        try checkStack(at: span)
        guard depth < limits.depth, let slots = stack.push(frameSize) else {
            throw EvaluationError(
                code: .limitExceeded,
                message: "'\(function.name)' is called more than \(limits.depth) levels deep; it may never end",
                span: span)
        }
        depth += 1
        return Frame(evaluator: self, slots: slots)
    }

    /// Ends the last call.
    @inline(__always)
    func leave(frameSize: Int) {
        depth -= 1
        stack.pop(frameSize)
    }

    /// Refuses to go on where the thread's own stack is nearly used up.
    @inline(__always)
    func checkStack(at span: SourceSpan) throws(EvaluationError) {
        if CallStack.position < stackFloor { throw stackExhausted(at: span) }
    }

    private func stackExhausted(at span: SourceSpan) -> EvaluationError {
        EvaluationError(
            code: .limitExceeded, message: "the program is nested too deep here; it may never end", span: span)
    }

    /// Runs what comes from outside: lowering, a question of the layout engine. The depth that is left is that of the
    /// thread that enters first; what enters again meanwhile is on the same thread.
    func entering<Result>(_ body: () throws(EvaluationError) -> Result) throws(EvaluationError) -> Result {
        if entries == 0 { stackFloor = CallStack.floor }
        entries += 1
        defer { entries -= 1 }
        return try body()
    }
}

/// A global or static: computed when it is first read.
enum GlobalState {
    case pending
    case running
    case ready(Value)
}
