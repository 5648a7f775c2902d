import LDLParser

extension FunctionCompiler {
    /// A list of statements.
    func compile(_ statements: [TypedStatement]) -> Step {
        if let index = statements.firstIndex(where: { if case .deferred = $0 { true } else { false } }),
            case .deferred(let last) = statements[index]
        {
            let before = compile(Array(statements[..<index]))
            let after = compile(Array(statements[(index + 1)...]))
            return compileDeferred(before: before, after: after, last: compile(last))
        }
        let steps = statements.map { compile($0) }
        switch steps.count {
        case 0:
            return { _ throws(EvaluationError) in .next }
        case 1:
            return steps[0]
        default:
            return { frame throws(EvaluationError) in
                for step in steps {
                    let signal = try step(frame)
                    if signal != .next { return signal }
                }
                return .next
            }
        }
    }

    /// Statements after a `defer`, and what it puts off.
    private func compileDeferred(before: @escaping Step, after: @escaping Step, last: @escaping Step) -> Step {
        { frame throws(EvaluationError) in
            let first = try before(frame)
            if first != .next { return first }
            let signal: Signal
            do throws(EvaluationError) {
                signal = try after(frame)
            } catch {
                _ = try last(frame)
                throw error
            }
            // The deferred statements may call functions, which use the place of the result.
            let result = frame.evaluator.result
            _ = try last(frame)
            frame.evaluator.result = result
            return signal
        }
    }

    private func compile(_ statement: TypedStatement) -> Step {
        compile(statement, label: nil)
    }

    private func compile(_ statement: TypedStatement, label: String?) -> Step {
        switch statement {
        case .expression(let expression):
            let operation = compile(expression)
            return { frame throws(EvaluationError) in
                _ = try operation(frame)
                return .next
            }
        case .bind(let pattern, let expression):
            return compileBinding(pattern, expression)
        case .ifElse(let condition, let then, let otherwise):
            let test = compile(condition)
            let first = compile(then)
            if otherwise.isEmpty {
                return { frame throws(EvaluationError) in try test(frame) ? try first(frame) : .next }
            }
            let second = compile(otherwise)
            return { frame throws(EvaluationError) in try test(frame) ? try first(frame) : try second(frame) }
        case .guardElse(let condition, let otherwise):
            let test = compile(condition)
            let exit = compile(otherwise)
            return { frame throws(EvaluationError) in try test(frame) ? .next : try exit(frame) }
        case .switchOver(let choice):
            return compileSwitch(choice, label: label)
        case .forIn(let pattern, let sequence, let filter, let body, let span):
            return compileFor(pattern, sequence, filter, body, label: label, span: span)
        case .whileLoop(let condition, let body, let span):
            return compileWhile(condition, body, label: label, span: span)
        case .repeatLoop(let body, let condition, let span):
            return compileRepeat(body, condition, label: label, span: span)
        case .returnValue(let expression):
            guard let expression else {
                return { frame throws(EvaluationError) in
                    frame.evaluator.result = .void
                    return .returned
                }
            }
            let operation = compile(expression)
            return { frame throws(EvaluationError) in
                frame.evaluator.result = try operation(frame)
                return .returned
            }
        case .breakLoop(let label):
            let signal = target(label: label, mustBeLoop: false).map { Signal.broke($0) } ?? .next
            return { _ throws(EvaluationError) in signal }
        case .continueLoop(let label):
            let signal = target(label: label, mustBeLoop: true).map { Signal.continued($0) } ?? .next
            return { _ throws(EvaluationError) in signal }
        case .fallthroughCase:
            return { _ throws(EvaluationError) in .fellThrough }
        case .labelled(let label, let statement):
            return compileLabelled(label, statement)
        case .deferred(let statements), .block(let statements):
            return compile(statements)
        case .yield(let expression):
            return compileYield(expression)
        }
    }

    private func compileLabelled(_ label: String, _ statement: TypedStatement) -> Step {
        switch statement {
        case .forIn, .whileLoop, .repeatLoop, .switchOver:
            return compile(statement, label: label)
        default:
            // `break` may leave any labelled statement.
            let number = beginTarget(label: label, isLoop: false)
            defer { endTarget() }
            let body = compile(statement)
            return { frame throws(EvaluationError) in
                let signal = try body(frame)
                return signal == .broke(number) ? .next : signal
            }
        }
    }

    private func compileBinding(_ pattern: TypedPattern, _ expression: TypedExpression?) -> Step {
        guard let expression else { return compileUninitialised(pattern) }
        if case .variable(let variable) = pattern {
            if variable.isBoxed { return compileBoxedBinding(variable, expression) }
            let slot = slot(variable)
            let operation = compile(expression)
            return { frame throws(EvaluationError) in
                frame.slots[slot] = try operation(frame)
                return .next
            }
        }
        let operation = compile(expression)
        let match = compile(pattern)
        return { frame throws(EvaluationError) in
            _ = try match(frame, try operation(frame))
            return .next
        }
    }

    /// A variable that closures share. Its box is there before its value, so that a local function can call itself.
    private func compileBoxedBinding(_ variable: LocalVariable, _ expression: TypedExpression) -> Step {
        let slot = slot(variable)
        let operation = compile(expression)
        return { frame throws(EvaluationError) in
            let box = Box(.void)
            frame.slots[slot] = .box(box)
            box.value = try operation(frame)
            return .next
        }
    }

    /// `var x: Int` without a value: it is set before it is read; an optional is `nil`.
    private func compileUninitialised(_ pattern: TypedPattern) -> Step {
        guard case .variable(let variable) = pattern else { return { _ throws(EvaluationError) in .next } }
        let declare = compileDeclaration(variable)
        let value: Value = types.payload(ofOptional: variable.type) == nil ? .void : .none
        return { frame throws(EvaluationError) in
            declare(frame, value)
            return .next
        }
    }
}
