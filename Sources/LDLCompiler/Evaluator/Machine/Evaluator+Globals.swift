import LDLParser

extension Evaluator {
    /// The value of a global or static; its initial value is evaluated on the first read.
    func global(_ variable: VariableSymbol, at span: SourceSpan) throws(EvaluationError) -> Value {
        guard case .global(let index) = variable.storage, index >= 0 else {
            return try computedGlobal(variable, at: span)
        }
        growGlobals(to: index)
        switch globals[index] {
        case .ready(let value):
            return value
        case .running:
            throw EvaluationError(
                code: .runtimeError, message: "the value of '\(variable.name)' depends on itself", span: span,
                notes: [Note("'\(variable.name)' is declared here", at: variable.span)])
        case .pending:
            globals[index] = .running
            let value: Value
            do throws(EvaluationError) {
                value = try firstValue(of: variable)
            } catch {
                globals[index] = .pending
                throw error
            }
            globals[index] = .ready(value)
            return value
        }
    }

    /// Changes a global in place.
    func modifyGlobal(
        _ variable: VariableSymbol, at span: SourceSpan, _ change: Modification
    ) throws(EvaluationError) {
        var value = try global(variable, at: span)
        guard case .global(let index) = variable.storage, index >= 0, index < globals.count else {
            guard case .computed(_, let setter?) = variable.storage else { return }
            try change(&value)
            _ = try call(setter, receiver: nil, arguments: [value], span: span)
            return
        }
        // While it changes nobody else holds it, so that an array grows in place.
        globals[index] = .ready(.void)
        do throws(EvaluationError) {
            try change(&value)
        } catch {
            globals[index] = .ready(value)
            throw error
        }
        globals[index] = .ready(value)
    }

    /// What a stored property begins with; `void` for one without an initial value, and `nil` for an optional.
    func initialValue(of variable: VariableSymbol, at span: SourceSpan) throws(EvaluationError) -> Value {
        guard let expression = variable.initialValue else { return absentValue(of: variable) }
        return try evaluate(expression, name: variable.name)
    }

    /// The same of a global or static, which begins once.
    private func firstValue(of variable: VariableSymbol) throws(EvaluationError) -> Value {
        guard let expression = variable.initialValue else { return absentValue(of: variable) }
        return try evaluateOnce(expression)
    }

    private func absentValue(of variable: VariableSymbol) -> Value {
        types.payload(ofOptional: variable.type) == nil ? .void : .none
    }

    /// Evaluates an expression in a frame of its own.
    func evaluate(_ expression: TypedExpression, name: String) throws(EvaluationError) -> Value {
        try standalone(expression, name: name)(emptyFrame)
    }

    private func computedGlobal(_ variable: VariableSymbol, at span: SourceSpan) throws(EvaluationError) -> Value {
        guard case .computed(let getter, _) = variable.storage else { return .void }
        return try call(getter, receiver: nil, arguments: [], span: span)
    }

    private func growGlobals(to index: Int) {
        while globals.count <= index { globals.append(.pending) }
    }
}
