import LDLParser

extension FunctionCompiler {
    /// Compiles a chain of calls and members.
    ///
    /// A chain of 10,000 modifiers is an expression of that depth: its links are compiled and run in a loop, from the
    /// innermost outwards, instead of one inside the other.
    func compilePostfix(_ expression: TypedExpression) -> Operation {
        var links: [TypedExpression] = []
        var current = expression
        while let inner = current.chainedReceiver {
            links.append(current)
            current = inner
        }
        links.reverse()
        if links.isEmpty { return compileHead(current) }
        let head = compile(current)
        let compiled = links.map { compileLink($0) }
        if compiled.count == 1 {
            let link = compiled[0]
            return { frame throws(EvaluationError) in try link(frame, try head(frame)) }
        }
        return { frame throws(EvaluationError) in
            var value = try head(frame)
            for link in compiled {
                let receiver = value
                value = .void
                value = try link(frame, receiver)
            }
            return value
        }
    }

    /// The innermost part of a chain that is no link.
    private func compileHead(_ expression: TypedExpression) -> Operation {
        switch expression.kind {
        case .call(let symbol, let receiver, let arguments):
            if let receiver { return compileMutatingCall(symbol, receiver, arguments, expression) }
            return compileFreeCall(symbol, arguments, expression)
        case .witnessCall(let symbol, let receiver, let arguments):
            return compileMutatingCall(symbol, receiver, arguments, expression)
        case .optionalChain(let base, let binding, let then):
            return compileOptionalChain(base, binding, then, span: expression.span)
        default:
            return compile(expression)
        }
    }

    /// One link: from the value of what stands before it to its own.
    func compileLink(_ expression: TypedExpression) -> (Frame, Value) throws(EvaluationError) -> Value {
        let span = expression.span
        switch expression.kind {
        case .field(_, let variable):
            if case .field(let index) = variable.storage, index >= 0 {
                return { frame, base throws(EvaluationError) in
                    switch base {
                    case .structure(let value), .object(let value):
                        if index < value.fields.count { return value.fields[index] }
                        return .void
                    default:
                        return try frame.evaluator.read(variable, of: base, span: span)
                    }
                }
            }
            return { frame, base throws(EvaluationError) in
                try frame.evaluator.read(variable, of: base, span: span)
            }
        case .forceUnwrap:
            return { _, base throws(EvaluationError) in
                if base.isNone {
                    throw EvaluationError(
                        code: .unexpectedNil, message: "the value is nil here, and '!' takes it for granted", span: span
                    )
                }
                return base
            }
        case .call(let symbol, _, let arguments):
            return compileMethodCall(symbol, arguments, expression)
        case .witnessCall(let requirement, _, let arguments):
            return compileWitnessCall(requirement, arguments, expression)
        default:
            let operation = compile(expression)
            return { frame, _ throws(EvaluationError) in try operation(frame) }
        }
    }
}
