import LDLParser

// Calls of the catalogue's simplest functions without the detour over a list of arguments. They do exactly what the
// native function of that name does.

extension FunctionCompiler {
    /// Arithmetic and comparison of numbers.
    func compileQuickOperator(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Operation? {
        guard case .native(let name) = symbol.implementation, arguments.count == 2,
            case .value(let left) = arguments[0], case .value(let right) = arguments[1],
            let quick = QuickOperators.operators[name]
        else { return nil }
        let first = compile(left)
        let second = compile(right)
        let span = expression.span
        let slow = compileSlowOperator(symbol, name, expression)
        return { frame throws(EvaluationError) in
            let left = try first(frame)
            let right = try second(frame)
            if let value = quick(left, right) { return value }
            // Overflow, division by zero, other types: the native function knows what to say.
            return try slow(frame, left, right, span)
        }
    }

    private func compileSlowOperator(
        _ symbol: FunctionSymbol, _ name: String, _ expression: TypedExpression
    ) -> (Frame, Value, Value, SourceSpan) throws(EvaluationError) -> Value {
        let native = NativeFunctions.function(named: name)
        let type = expression.type
        return { frame, left, right, span throws(EvaluationError) in
            guard let native else { throw frame.evaluator.missing(symbol, span) }
            var call = NativeCall(
                receiver: nil, arguments: [left, right], span: span, evaluator: frame.evaluator, resultType: type)
            return try native(&call)
        }
    }

    /// Members of numbers, sizes and arrays that loops read all the time.
    func compileQuickMember(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Link? {
        nil
    }
}

/// Operators on numbers by the name of their native function; `nil` where the native function has to decide.
enum QuickOperators {
    static let operators: [String: @Sendable (Value, Value) -> Value?] = [:]
}
