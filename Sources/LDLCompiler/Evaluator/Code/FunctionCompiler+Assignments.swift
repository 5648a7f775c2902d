import LDLParser

extension FunctionCompiler {
    /// `target = value`.
    func compileAssignment(_ target: TypedExpression, _ value: TypedExpression, span: SourceSpan) -> Operation {
        if case .tuple(let targets) = target.kind {
            let source = compile(value)
            let stores = targets.map { compileStore($0) }
            return { frame throws(EvaluationError) in
                guard case .tuple(let values) = try source(frame) else { return .void }
                for (store, value) in zip(stores, values) { try store(frame, value) }
                return .void
            }
        }
        if case .local(let variable) = target.kind, !variable.isBoxed {
            let slot = slot(variable)
            let source = compile(value)
            return { frame throws(EvaluationError) in
                frame.slots[slot] = try source(frame)
                return .void
            }
        }
        let source = compile(value)
        let store = compileStore(target)
        return { frame throws(EvaluationError) in
            try store(frame, try source(frame))
            return .void
        }
    }

    /// Stores a value at a place; for what is no place (`_`) the value is dropped.
    private func compileStore(_ target: TypedExpression) -> (Frame, Value) throws(EvaluationError) -> Void {
        if case .call(let getter, let receiver, let arguments) = target.kind, getter.kind == .getter,
            let setter = getter.setter
        {
            return compileSetterCall(setter, receiver, compile(arguments, of: getter), span: target.span)
        }
        if case .field(let base, let variable) = target.kind, case .computed(_, let setter?) = variable.storage {
            return compileSetterCall(setter, base, CompiledArguments([]), span: target.span)
        }
        guard let place = compilePlace(target) else { return { _, _ throws(EvaluationError) in } }
        return { frame, value throws(EvaluationError) in
            try place(frame) { stored throws(EvaluationError) in stored = value }
        }
    }

    /// A computed property's setter, without reading the property first.
    private func compileSetterCall(
        _ setter: FunctionSymbol, _ receiver: TypedExpression?, _ arguments: CompiledArguments, span: SourceSpan
    ) -> (Frame, Value) throws(EvaluationError) -> Void {
        guard let receiver else {
            return { frame, value throws(EvaluationError) in
                _ = try frame.evaluator.call(setter, receiver: nil, arguments: [value], span: span)
            }
        }
        guard let place = compilePlace(receiver) else {
            let operation = compile(receiver)
            return { frame, value throws(EvaluationError) in
                let receiver = try operation(frame)
                _ = try frame.evaluator.call(setter, receiver: receiver, arguments: [value], span: span)
            }
        }
        return { frame, value throws(EvaluationError) in
            try place(frame) { stored throws(EvaluationError) in
                var arguments = [value]
                _ = try frame.evaluator.callMutating(setter, &stored, &arguments, span: span)
            }
        }
    }
}
