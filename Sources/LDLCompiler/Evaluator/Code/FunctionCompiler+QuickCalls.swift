import LDLParser

// Calls of the catalogue's simplest functions without the detour over a list of arguments. What they cannot decide
// (overflow, a division by zero, other types) they leave to the native function of that name, which knows what to say.

extension FunctionCompiler {
    /// Arithmetic and comparison of numbers.
    func compileQuickOperator(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Operation? {
        guard case .native(let name) = symbol.implementation, arguments.count == 2,
            case .value(let right) = arguments[1]
        else { return nil }
        switch arguments[0] {
        case .value(let left):
            guard let quick = QuickOperators.function(named: name) else { return nil }
            return compileBinary(left, right, quick, slow: slow(name, expression))
        case .inOut(let target):
            guard name.hasSuffix(".assign"), let quick = QuickOperators.function(named: String(name.dropLast(7)))
            else { return nil }
            return compileAssigning(target, right, quick, slow: slow(name, expression))
        default:
            return nil
        }
    }

    private func compileBinary(
        _ left: TypedExpression, _ right: TypedExpression, _ quick: @escaping QuickOperator,
        slow: @escaping SlowOperator
    ) -> Operation {
        // A variable and a number need no closures of their own: `n - 1`.
        switch (plainSlot(left), FunctionCompiler.number(right)) {
        case (let slot?, let number?):
            return { frame throws(EvaluationError) in
                if let value = quick(frame.slots[slot], number) { return value }
                var operand = frame.slots[slot]
                return try slow(frame, &operand, number)
            }
        case (let slot?, nil):
            let second = compile(right)
            return { frame throws(EvaluationError) in
                // The right side may change the variable.
                let left = frame.slots[slot]
                let right = try second(frame)
                if let value = quick(left, right) { return value }
                var operand = left
                return try slow(frame, &operand, right)
            }
        case (nil, let number?):
            let first = compile(left)
            return { frame throws(EvaluationError) in
                let left = try first(frame)
                if let value = quick(left, number) { return value }
                var operand = left
                return try slow(frame, &operand, number)
            }
        case (nil, nil):
            let first = compile(left)
            let second = compile(right)
            return { frame throws(EvaluationError) in
                let left = try first(frame)
                let right = try second(frame)
                if let value = quick(left, right) { return value }
                var operand = left
                return try slow(frame, &operand, right)
            }
        }
    }

    /// The slot of a variable that is read as it is; `nil` for every other expression.
    private func plainSlot(_ expression: TypedExpression) -> Int? {
        if case .local(let variable) = expression.kind, !variable.isBoxed { return slot(variable) }
        return nil
    }

    /// A number as it is written; `nil` for every other expression.
    private static func number(_ expression: TypedExpression) -> Value? {
        switch expression.kind {
        case .integer(let value): .int(value)
        case .double(let value): .double(value)
        default: nil
        }
    }

    /// `x += 1`.
    private func compileAssigning(
        _ target: TypedExpression, _ right: TypedExpression, _ quick: @escaping QuickOperator,
        slow: @escaping SlowOperator
    ) -> Operation? {
        let second = compile(right)
        if case .local(let variable) = target.kind, !variable.isBoxed {
            let slot = slot(variable)
            return { frame throws(EvaluationError) in
                let right = try second(frame)
                if let value = quick(frame.slots[slot], right) {
                    frame.slots[slot] = value
                    return .void
                }
                var stored = frame.slots[slot]
                frame.slots[slot] = .void
                defer { frame.slots[slot] = stored }
                return try slow(frame, &stored, right)
            }
        }
        guard let place = compilePlace(target) else { return nil }
        return { frame throws(EvaluationError) in
            let right = try second(frame)
            try place(frame) { stored throws(EvaluationError) in
                if let value = quick(stored, right) {
                    stored = value
                } else {
                    _ = try slow(frame, &stored, right)
                }
            }
            return .void
        }
    }

    /// The native function itself; its first argument comes back changed where it is `inout`.
    private func slow(_ name: String, _ expression: TypedExpression) -> SlowOperator {
        let native = NativeFunctions.function(named: name)
        let type = expression.type
        let span = expression.span
        return { frame, left, right throws(EvaluationError) in
            guard let native else {
                throw EvaluationError(code: .runtimeError, message: "there is no native '\(name)'", span: span)
            }
            var call = NativeCall(
                receiver: nil, arguments: [left, right], span: span, evaluator: frame.evaluator, resultType: type)
            left = .void
            defer { left = call.arguments.first ?? .void }
            return try native(&call)
        }
    }

    /// Members of sizes, points and arrays, which the loops of layouts read all the time.
    func compileQuickMember(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Link? {
        guard case .native(let name) = symbol.implementation else { return nil }
        let span = expression.span
        if arguments.isEmpty {
            guard let quick = QuickOperators.member(named: name) else { return nil }
            let slow = slowMember(name, expression)
            return { frame, receiver throws(EvaluationError) in
                if let value = quick(receiver) { return value }
                return try slow(frame, receiver)
            }
        }
        if name == "collection.subscript", arguments.count == 1, case .value(let argument) = arguments[0] {
            let index = compile(argument)
            let slow = slowElement(name, expression)
            return { frame, receiver throws(EvaluationError) in
                let index = try index(frame)
                if case .array(let elements) = receiver, case .int(let place) = index {
                    if place >= 0, place < elements.count { return elements[place] }
                    throw frame.evaluator.indexOutOfRange(place, count: elements.count, span: span)
                }
                return try slow(frame, receiver, index)
            }
        }
        return nil
    }

    private func slowMember(_ name: String, _ expression: TypedExpression) -> Link {
        let slow = slowElement(name, expression)
        return { frame, receiver throws(EvaluationError) in try slow(frame, receiver, nil) }
    }

    private func slowElement(
        _ name: String, _ expression: TypedExpression
    ) -> (Frame, Value, Value?) throws(EvaluationError) -> Value {
        let native = NativeFunctions.function(named: name)
        let type = expression.type
        let span = expression.span
        return { frame, receiver, argument throws(EvaluationError) in
            guard let native else {
                throw EvaluationError(code: .runtimeError, message: "there is no native '\(name)'", span: span)
            }
            var call = NativeCall(
                receiver: receiver, arguments: argument.map { [$0] } ?? [], span: span, evaluator: frame.evaluator,
                resultType: type)
            return try native(&call)
        }
    }
}

/// An operator on two values; `nil` where the native function has to decide.
typealias QuickOperator = @Sendable (Value, Value) -> Value?

/// The native function behind it. The first operand comes back changed where it is `inout`.
private typealias SlowOperator = (Frame, inout Value, Value) throws(EvaluationError) -> Value
