import LDLParser

/// The arguments of one call in the program's text.
struct CompiledArguments {
    enum Argument {
        case value(Operation)
        case inOut(Place)
        case variadic([Operation])
    }

    let arguments: [Argument]
    let hasInOut: Bool

    init(_ arguments: [Argument]) {
        self.arguments = arguments
        hasInOut = arguments.contains { if case .inOut = $0 { true } else { false } }
    }

    var count: Int { arguments.count }

    /// The values in order; `inout` arguments are read as they are.
    func values(_ frame: Frame) throws(EvaluationError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(arguments.count)
        for index in arguments.indices { values.append(try value(index, frame)) }
        return values
    }

    /// The same for a call that makes a view.
    func callValues(_ frame: Frame) throws(EvaluationError) -> CallValues {
        var values = CallValues(capacity: arguments.count)
        for index in arguments.indices { values.append(try value(index, frame)) }
        return values
    }

    /// One value.
    @inline(__always)
    func value(_ index: Int, _ frame: Frame) throws(EvaluationError) -> Value {
        switch arguments[index] {
        case .value(let operation):
            return try operation(frame)
        case .variadic(let operations):
            return .array(try evaluateAll(operations, frame))
        case .inOut(let place):
            var copy = Value.void
            try place(frame) { value throws(EvaluationError) in copy = value }
            return copy
        }
    }

    /// Runs a call with the values, and stores what it leaves in the `inout` ones.
    ///
    /// The values are moved out of their places while the call runs, so that an array grows in place.
    func withValues(
        _ frame: Frame, _ body: (inout [Value]) throws(EvaluationError) -> Value
    ) throws(EvaluationError) -> Value {
        guard hasInOut else {
            var values = try values(frame)
            return try body(&values)
        }
        var values = [Value](repeating: .void, count: arguments.count)
        for index in arguments.indices {
            if case .inOut = arguments[index] { continue }
            values[index] = try value(index, frame)
        }
        var result = Value.void
        try open(0, frame, &values) { values throws(EvaluationError) in result = try body(&values) }
        return result
    }

    private func open(
        _ start: Int, _ frame: Frame, _ values: inout [Value],
        _ body: (inout [Value]) throws(EvaluationError) -> Void
    ) throws(EvaluationError) {
        var index = start
        while index < arguments.count {
            if case .inOut(let place) = arguments[index] {
                let here = index
                var all = values
                values = []
                defer { values = all }
                try place(frame) { stored throws(EvaluationError) in
                    all[here] = stored
                    stored = .void
                    defer {
                        stored = all[here]
                        all[here] = .void
                    }
                    try open(here + 1, frame, &all, body)
                }
                return
            }
            index += 1
        }
        try body(&values)
    }
}

extension FunctionCompiler {
    /// The arguments of a call, with the defaults of the function's parameters filled in.
    func compile(_ arguments: [TypedArgument], of symbol: FunctionSymbol) -> CompiledArguments {
        var compiled: [CompiledArguments.Argument] = []
        compiled.reserveCapacity(arguments.count)
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .value(let expression):
                compiled.append(.value(compile(expression)))
            case .variadic(let expressions):
                compiled.append(.variadic(expressions.map { compileShown($0, of: symbol) }))
            case .inOut(let expression):
                if let place = compilePlace(expression) {
                    compiled.append(.inOut(place))
                } else {
                    compiled.append(.value(compile(expression)))
                }
            case .defaultValue:
                compiled.append(.value(defaultValue(of: symbol, at: index)))
            }
        }
        return CompiledArguments(compiled)
    }

    /// An argument of `print`. What an optional holds shows that it is one, and only the expression's type says so.
    private func compileShown(_ expression: TypedExpression, of symbol: FunctionSymbol) -> Operation {
        let operation = compile(expression)
        let type = expression.type
        guard case .native(let name) = symbol.implementation, name == "print" || name == "debugPrint",
            types.payload(ofOptional: type) != nil
        else { return operation }
        let span = expression.span
        return { frame throws(EvaluationError) in
            let value = try operation(frame)
            return value.isNone ? value : .string(try frame.evaluator.describe(value, type: type, span: span))
        }
    }

    private func defaultValue(of symbol: FunctionSymbol, at index: Int) -> Operation {
        guard index < symbol.parameters.count else { return evaluator.constant(.void) }
        let parameter = symbol.parameters[index]
        if let expression = parameter.defaultValue {
            return evaluator.standalone(expression, name: parameter.name)
        }
        if parameter.isVariadic { return evaluator.constant(.array([])) }
        return evaluator.constant(.none)
    }
}
