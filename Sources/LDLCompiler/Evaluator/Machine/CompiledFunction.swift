import LDLParser

/// A function's body as closures over a frame, compiled when it is called for the second time: what runs once is run as
/// it stands.
final class CompiledFunction {
    let source: TypedFunction
    /// Where a closure's captures go, one for one.
    let captureSlots: [Int]
    private let parameterSlots: [Int]
    private let parameterIsBoxed: [Bool]
    private let hasBoxedParameters: Bool
    private var code: Code?

    /// Whether the body has been run as it stands.
    private var hasRun = false

    enum Code {
        /// The body as it stands.
        case direct(frameSize: Int)
        /// A body that is one expression.
        case expression(Operation, frameSize: Int)
        case statements(Step, frameSize: Int)
    }

    init(_ source: TypedFunction) {
        self.source = source
        captureSlots = source.captures.map { $0.inner.slot }
        parameterSlots = source.parameters.map { $0.slot }
        parameterIsBoxed = source.parameters.map { $0.isBoxed }
        hasBoxedParameters = parameterIsBoxed.contains(true)
    }

    var name: String { source.name }
    var parameterCount: Int { parameterSlots.count }

    /// The slot of a parameter; `nil` for an argument too many.
    func slot(ofParameter index: Int) -> Int? {
        index < parameterSlots.count ? parameterSlots[index] : nil
    }

    /// The compiled body.
    func code(in evaluator: Evaluator) -> Code {
        if let code { return code }
        guard hasRun else {
            hasRun = true
            return .direct(frameSize: directFrameSize)
        }
        let made = FunctionCompiler(evaluator).compileBody(of: source)
        code = made
        return made
    }

    /// The slots of the variables, the parameters and what is captured.
    private var directFrameSize: Int {
        var size = source.frameSize
        for slot in parameterSlots where slot >= size { size = slot + 1 }
        for slot in captureSlots where slot >= size { size = slot + 1 }
        return size
    }

    /// Lets go of the compiled body: that of a function which calls itself holds the function.
    func forget() {
        code = nil
    }

    /// Puts parameters that closures share into boxes of their own.
    func boxParameters(_ frame: Frame) {
        guard hasBoxedParameters else { return }
        for (slot, isBoxed) in zip(parameterSlots, parameterIsBoxed) where isBoxed {
            let value = frame.slots[slot]
            frame.slots[slot] = .box(Box(value))
        }
    }

    /// The value of a parameter after the call, for `inout`.
    func finalValue(ofParameter index: Int, _ frame: Frame) -> Value {
        guard let slot = slot(ofParameter: index) else { return .void }
        let value = frame.slots[slot]
        frame.slots[slot] = .void
        if case .box(let box) = value { return box.value }
        return value
    }
}
