import LDLParser

/// Turns the body of one function, closure or initial value into closures over a frame.
///
/// A compiler lives as long as one body is compiled: it counts the slots that the body uses and knows the loops round
/// the statement that it is at.
final class FunctionCompiler {
    let evaluator: Evaluator
    /// One more than the highest slot seen.
    @exclusivity(unchecked) var frameSize = 0
    /// The loops and switches round the current statement, the innermost last.
    var targets: [JumpTarget] = []
    private var targetCount = 0

    struct JumpTarget {
        let number: Int
        let label: String?
        let isLoop: Bool
    }

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    var types: any RuntimeTypes { evaluator.types }

    /// The body of a function or closure.
    func compileBody(of function: TypedFunction) -> CompiledFunction.Code {
        frameSize = function.frameSize
        for parameter in function.parameters { _ = slot(parameter) }
        for capture in function.captures { _ = slot(capture.inner) }
        if function.body.count == 1, case .returnValue(let expression?) = function.body[0] {
            let operation = compile(expression)
            return .expression(operation, frameSize: frameSize)
        }
        if function.body.count == 1, case .expression(let expression) = function.body[0] {
            // The value of a body of one expression is its result; where none is expected nobody looks at it.
            let operation = compile(expression)
            return .expression(operation, frameSize: frameSize)
        }
        let step = compile(function.body)
        return .statements(step, frameSize: frameSize)
    }

    /// A variable's slot.
    func slot(_ variable: LocalVariable) -> Int {
        let slot = max(variable.slot, 0)
        if slot >= frameSize { frameSize = slot + 1 }
        return slot
    }

    /// A slot that no variable has.
    func temporarySlot() -> Int {
        frameSize += 1
        return frameSize - 1
    }

    /// Begins a loop or switch; gives it a number for `break` and `continue`.
    func beginTarget(label: String?, isLoop: Bool) -> Int {
        targetCount += 1
        targets.append(JumpTarget(number: targetCount, label: label, isLoop: isLoop))
        return targetCount
    }

    /// Ends the innermost loop or switch.
    func endTarget() {
        targets.removeLast()
    }

    /// The number that `break` or `continue` goes to.
    func target(label: String?, mustBeLoop: Bool) -> Int? {
        targets.last { target in
            if let label { return target.label == label }
            return target.isLoop || !mustBeLoop
        }?.number
    }

    /// An operation that fails with a message.
    func failure(_ message: String, at span: SourceSpan) -> Operation {
        let error = EvaluationError(code: .runtimeError, message: message, span: span)
        return { _ throws(EvaluationError) in throw error }
    }
}

extension Evaluator {
    /// An expression outside any function (an initial value, a default argument): it brings its own frame.
    func standalone(_ expression: TypedExpression, name: String) -> Operation {
        if let known = standalones[expression] { return known }
        // While it is compiled it may be met again, in a default argument of a call of the function it belongs to.
        standalones[expression] = unfinishedStandalone(expression)
        let made = compileStandalone(expression, name: name)
        standalones[expression] = made
        return made
    }

    private func unfinishedStandalone(_ expression: TypedExpression) -> Operation {
        { frame throws(EvaluationError) in try frame.evaluator.runStandalone(expression, frame) }
    }

    private func runStandalone(_ expression: TypedExpression, _ frame: Frame) throws(EvaluationError) -> Value {
        guard let operation = standalones[expression] else { return .void }
        return try operation(frame)
    }

    private func compileStandalone(_ expression: TypedExpression, name: String) -> Operation {
        switch expression.kind {
        case .integer(let value): return constant(.int(value))
        case .double(let value): return constant(.double(value))
        case .boolean(let value): return constant(.bool(value))
        case .string(let value): return constant(.string(value))
        case .none: return constant(.none)
        default: break
        }
        let compiler = FunctionCompiler(self)
        let operation = compiler.compile(expression)
        // Most have no variables of their own; they cost no call, and a failure in them is told of where the call is.
        guard compiler.frameSize > 0 else {
            return { frame throws(EvaluationError) in try operation(frame.evaluator.emptyFrame) }
        }
        let function = CompiledFunction(
            TypedFunction(
                name: name, parameters: [], body: [], frameSize: compiler.frameSize, span: expression.span))
        let size = compiler.frameSize
        let span = expression.span
        return { outer throws(EvaluationError) in
            let evaluator = outer.evaluator
            let frame = try evaluator.enter(function, frameSize: size, at: span)
            defer { evaluator.leave(frameSize: size) }
            return try operation(frame)
        }
    }

    /// An operation without a choice.
    func constant(_ value: Value) -> Operation {
        { _ throws(EvaluationError) in value }
    }

    /// A frame for operations that bring their own.
    var emptyFrame: Frame { Frame(evaluator: self, slots: emptySlots) }
}

/// The slots of a frame that has none; never read or written.
nonisolated(unsafe) private let emptySlots = UnsafeMutablePointer<Value>.allocate(capacity: 1)
