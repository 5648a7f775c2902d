import LDLParser

extension DirectRun {
    // MARK: Chains

    /// A chain of calls and members. Its links are run in a loop, from the innermost outwards, as it may be long.
    func chain(_ expression: TypedExpression) throws(EvaluationError) -> Value {
        let evaluator = evaluator
        let base = evaluator.links.count
        defer { evaluator.links.removeLast(evaluator.links.count - base) }
        var current = expression
        while let inner = current.chainedReceiver {
            evaluator.links.append(current)
            current = inner
        }
        // A method that changes what it is called on is no link.
        guard evaluator.links.count > base else { return try compiled(expression) }
        var value = try value(of: current)
        while evaluator.links.count > base {
            let receiver = value
            value = .void
            value = try link(evaluator.links.removeLast(), receiver)
        }
        return value
    }

    /// One link: from the value of what stands before it to its own.
    private func link(_ expression: TypedExpression, _ receiver: Value) throws(EvaluationError) -> Value {
        switch expression.kind {
        case .call(let symbol, let before?, let arguments):
            switch symbol.implementation {
            case .node(let name):
                return try node(symbol, name, arguments, expression, before: before, receiver: receiver)
            case .native(let name):
                if symbol.kind == .subscriptGetter { break }
                if let value = try native(symbol, name, arguments, expression, receiver: receiver) { return value }
            case .user, .requirement:
                break
            }
        case .field(_, let variable):
            switch receiver {
            case .structure(let value), .object(let value):
                guard case .field(let index) = variable.storage, index >= 0 else { break }
                return index < value.fields.count ? value.fields[index] : .void
            default: break
            }
            return try evaluator.read(variable, of: receiver, span: expression.span)
        default:
            break
        }
        let compiler = compiler()
        let link = compiler.compileLink(expression)
        return try inFrame(of: compiler, at: expression.span) { frame throws(EvaluationError) in
            try link(frame, receiver)
        }
    }

    // MARK: Calls

    /// A call without a receiver: a function, an initialiser, a static member.
    func call(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) throws(EvaluationError) -> Value {
        let evaluator = evaluator
        switch symbol.implementation {
        case .node(let name):
            // A sum of texts is as deep as it is long.
            if symbol.kind == .operatorFunction { break }
            return try node(symbol, name, arguments, expression, before: nil, receiver: nil)
        case .native(let name):
            if arguments.isEmpty, let known = evaluator.constants[symbol], known.type == expression.type {
                return known.value
            }
            guard symbol.kind != .operatorFunction,
                let value = try native(symbol, name, arguments, expression, receiver: nil)
            else { break }
            if arguments.isEmpty, symbol.kind == .getter, value.isPlain {
                evaluator.constants[symbol] = (symbol, expression.type, value)
            }
            return value
        case .user, .requirement:
            break
        }
        return try compiled(expression)
    }

    /// A call of a built-in function; `nil` where there is none, or where its arguments need more than their values.
    @inline(__always)
    private func native(
        _ symbol: FunctionSymbol, _ name: String, _ arguments: [TypedArgument], _ expression: TypedExpression,
        receiver: Value?
    ) throws(EvaluationError) -> Value? {
        guard DirectRun.areValues(arguments), let native = evaluator.native(of: symbol, name) else { return nil }
        var call = NativeCall(
            receiver: receiver, arguments: try values(of: arguments, for: symbol), span: expression.span,
            evaluator: evaluator, resultType: expression.type)
        return try native(&call)
    }

    /// A call that makes a view or puts a modifier on one.
    ///
    /// - Parameter before: The receiver's expression; `nil` where there is none.
    private func node(
        _ symbol: FunctionSymbol, _ name: String, _ arguments: [TypedArgument], _ expression: TypedExpression,
        before: TypedExpression?, receiver: Value?
    ) throws(EvaluationError) -> Value {
        let evaluator = evaluator
        let span = expression.span
        guard let plan = evaluator.nodePlan(of: symbol, name) else {
            throw EvaluationError(
                code: .runtimeError, message: "'\(symbol.name)' has no node '\(name)'", span: span)
        }
        try evaluator.checkStack(at: span)
        try evaluator.step(EvaluationLimits.viewSteps, at: span)
        var view = receiver
        if let before, let receiver { view = evaluator.shown(receiver, of: before) }
        var values = CallValues(capacity: arguments.count)
        for index in arguments.indices {
            if case .defaultValue = arguments[index], index < plan.defaults.count {
                if let known = plan.defaults[index] {
                    values.append(known)
                } else {
                    let value = try defaultValue(of: symbol, at: index)
                    if value.isNone || value.isPlain { plan.defaults[index] = value }
                    values.append(value)
                }
            } else {
                values.append(try value(of: arguments[index], index, symbol))
            }
        }
        var call = NodeCall(
            receiver: view, arguments: values,
            origin: evaluator.origin(of: expression, receiver: before, name: plan.shownName), evaluator: evaluator,
            resultType: expression.type)
        return try plan.make(&call, expression)
    }

    // MARK: Arguments

    /// Whether nothing among the arguments needs more than its value.
    private static func areValues(_ arguments: [TypedArgument]) -> Bool {
        arguments.allSatisfy { argument in
            switch argument {
            case .value, .defaultValue: true
            case .inOut, .variadic: false
            }
        }
    }

    private func values(
        of arguments: [TypedArgument], for symbol: FunctionSymbol
    ) throws(EvaluationError) -> [Value] {
        if arguments.isEmpty { return [] }
        var values: [Value] = []
        values.reserveCapacity(arguments.count)
        for index in arguments.indices { values.append(try value(of: arguments[index], index, symbol)) }
        return values
    }

    @inline(__always)
    private func value(
        of argument: TypedArgument, _ index: Int, _ symbol: FunctionSymbol
    ) throws(EvaluationError) -> Value {
        switch argument {
        case .value(let expression): return try value(of: expression)
        case .variadic(let expressions): return .array(try values(of: expressions))
        case .inOut(let expression): return try value(of: expression)
        case .defaultValue: return try defaultValue(of: symbol, at: index)
        }
    }

    private func defaultValue(of symbol: FunctionSymbol, at index: Int) throws(EvaluationError) -> Value {
        guard index < symbol.parameters.count else { return .void }
        let parameter = symbol.parameters[index]
        guard let expression = parameter.defaultValue else { return parameter.isVariadic ? .array([]) : .none }
        switch expression.kind {
        case .none: return .none
        case .double(let value): return .double(value)
        case .integer(let value): return .int(value)
        case .boolean(let value): return .bool(value)
        case .call(let member, nil, let arguments) where arguments.isEmpty:
            if let known = evaluator.constants[member], known.type == expression.type { return known.value }
            guard case .native = member.implementation else { break }
            return try call(member, [], expression)
        default: break
        }
        return try evaluator.evaluate(expression, name: parameter.name)
    }
}

extension TypedExpression {
    /// What a link of a chain works on, if it takes it as a plain value; `nil` for what is no link.
    var chainedReceiver: TypedExpression? {
        switch kind {
        case .field(let base, _): base
        case .forceUnwrap(let base): base
        case .witnessCall(let symbol, let receiver, _): symbol.isMutating && receiver.isPlace ? nil : receiver
        case .call(let symbol, let receiver?, _): symbol.isMutating && receiver.isPlace ? nil : receiver
        default: nil
        }
    }
}

extension Value {
    /// Whether it is small, and nothing can change it: what the catalogue's static members mostly are.
    fileprivate var isPlain: Bool {
        switch self {
        case .int, .double, .bool: true
        case .native(let native):
            switch native {
            case .color, .shapeStyle, .font, .alignment, .guide, .edges, .axes, .unitPoint, .angle: true
            default: false
            }
        default: false
        }
    }
}
