import LDLParser

extension FunctionCompiler {
    /// Reads a variable.
    func compileRead(_ variable: LocalVariable, span: SourceSpan) -> Operation {
        let slot = slot(variable)
        if variable.isBoxed {
            return { frame throws(EvaluationError) in
                if case .box(let box) = frame.slots[slot] { return box.value }
                return frame.slots[slot]
            }
        }
        return { frame throws(EvaluationError) in frame.slots[slot] }
    }

    /// Gives a variable a new value as it is declared; a variable that closures share gets a new box.
    func compileDeclaration(_ variable: LocalVariable) -> (Frame, Value) -> Void {
        let slot = slot(variable)
        if variable.isBoxed {
            return { frame, value in frame.slots[slot] = .box(Box(value)) }
        }
        return { frame, value in frame.slots[slot] = value }
    }

    /// A closure: a function with what it takes over from the frame round it.
    func compileClosure(_ function: TypedFunction) -> Operation {
        for capture in function.captures where capture.outer.isBoxed { capture.inner.isBoxed = true }
        let compiled = evaluator.compiled(function)
        if function.captures.isEmpty {
            return evaluator.constant(.function(FunctionValue(.closure(compiled, captures: []))))
        }
        let captures = function.captures.map { (slot: slot($0.outer), isBoxed: $0.outer.isBoxed) }
        return { frame throws(EvaluationError) in
            var values: [Value] = []
            values.reserveCapacity(captures.count)
            for capture in captures {
                let value = frame.slots[capture.slot]
                guard capture.isBoxed else {
                    values.append(value)
                    continue
                }
                // A local function may take over a variable that has no value yet, itself among them.
                if case .box = value {
                    values.append(value)
                } else {
                    let box = Value.box(Box(value))
                    frame.slots[capture.slot] = box
                    values.append(box)
                }
            }
            return .function(FunctionValue(.closure(compiled, captures: values)))
        }
    }

    /// A function or method used as a value.
    func compileReference(_ symbol: FunctionSymbol, _ receiver: TypedExpression?) -> Operation {
        guard let receiver else {
            return evaluator.constant(.function(FunctionValue(.symbol(symbol, receiver: nil))))
        }
        let operation = compile(receiver)
        return { frame throws(EvaluationError) in
            .function(FunctionValue(.symbol(symbol, receiver: try operation(frame))))
        }
    }

    /// A value of function type, called.
    func compileApply(_ function: TypedExpression, _ arguments: [TypedExpression], span: SourceSpan) -> Operation {
        let callee = compile(function)
        let operations = arguments.map { compile($0) }
        return { frame throws(EvaluationError) in
            let value = try callee(frame)
            guard let function = value.asFunction else {
                // A view builder's content may stand for the closure that makes it.
                if operations.isEmpty { return value }
                throw EvaluationError(code: .runtimeError, message: "the value cannot be called", span: span)
            }
            if case .closure(let compiled, let captures) = function.code {
                return try call(compiled, captures: captures, operations, frame, span: span)
            }
            return try frame.evaluator.call(function, try evaluateAll(operations, frame), span: span)
        }
    }
}

/// Calls a closure with arguments that are evaluated straight into its frame.
private func call(
    _ function: CompiledFunction, captures: [Value], _ arguments: [Operation], _ outer: Frame, span: SourceSpan
) throws(EvaluationError) -> Value {
    let evaluator = outer.evaluator
    let code = function.code(in: evaluator)
    let frame = try evaluator.enter(function, frameSize: code.frameSize, at: span)
    defer { evaluator.leave(frameSize: code.frameSize) }
    for index in arguments.indices {
        let value = try arguments[index](outer)
        if let slot = function.slot(ofParameter: index) { frame.slots[slot] = value }
    }
    let slots = function.captureSlots
    for index in slots.indices where index < captures.count { frame.slots[slots[index]] = captures[index] }
    return try evaluator.run(function, code, frame)
}
