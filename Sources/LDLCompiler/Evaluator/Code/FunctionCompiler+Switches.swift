import LDLParser

extension FunctionCompiler {
    /// A compiled case: whether the value matches one of its patterns, and what to do then.
    fileprivate struct CompiledCase {
        /// Empty for `default`.
        let patterns: [(match: Match, filter: ((Frame) throws(EvaluationError) -> Bool)?)]
        let body: Step

        func matches(_ frame: Frame, _ value: Value) throws(EvaluationError) -> Bool {
            if patterns.isEmpty { return true }
            for pattern in patterns where try pattern.match(frame, value) {
                guard let filter = pattern.filter else { return true }
                if try filter(frame) { return true }
            }
            return false
        }
    }

    func compileSwitch(_ choice: TypedSwitch, label: String?) -> Step {
        let number = beginTarget(label: label, isLoop: false)
        defer { endTarget() }
        let run = compileCases(choice)
        return { frame throws(EvaluationError) in
            let signal = try run(frame)
            return signal == .broke(number) ? .next : signal
        }
    }

    /// `switch` as an expression: the last expression of the case that matches is its value.
    func compileSwitchExpression(_ choice: TypedSwitch) -> Operation {
        let slot = temporarySlot()
        let subject = compile(choice.subject)
        let cases = choice.cases.map { branch in
            CompiledCase(patterns: compile(branch.patterns), body: compileValue(branch.body, to: slot))
        }
        return { frame throws(EvaluationError) in
            let value = try subject(frame)
            for branch in cases where try branch.matches(frame, value) {
                _ = try branch.body(frame)
                let result = frame.slots[slot]
                frame.slots[slot] = .void
                return result
            }
            return .void
        }
    }

    /// Statements and a value: `if` as an expression, `do`.
    func compileBlock(_ statements: [TypedStatement], _ last: TypedExpression?) -> Operation {
        let body = compile(statements)
        guard let last else {
            let slot = temporarySlot()
            let value = compileValue(statements, to: slot)
            return { frame throws(EvaluationError) in
                _ = try value(frame)
                let result = frame.slots[slot]
                frame.slots[slot] = .void
                return result
            }
        }
        let value = compile(last)
        return { frame throws(EvaluationError) in
            _ = try body(frame)
            return try value(frame)
        }
    }

    /// Statements whose last expression is a value; `if` and `switch` in that place pass it on.
    private func compileValue(_ statements: [TypedStatement], to slot: Int) -> Step {
        guard let last = statements.last else { return { _ throws(EvaluationError) in .next } }
        let before = compile(Array(statements.dropLast()))
        let store: Step
        switch last {
        case .expression(let expression), .yield(let expression), .returnValue(let expression?):
            let operation = compile(expression)
            store = { frame throws(EvaluationError) in
                frame.slots[slot] = try operation(frame)
                return .next
            }
        case .ifElse(let condition, let then, let otherwise):
            let test = compile(condition)
            let first = compileValue(then, to: slot)
            let second = compileValue(otherwise, to: slot)
            store = { frame throws(EvaluationError) in try test(frame) ? try first(frame) : try second(frame) }
        case .switchOver(let choice):
            let operation = compileSwitchExpression(choice)
            store = { frame throws(EvaluationError) in
                frame.slots[slot] = try operation(frame)
                return .next
            }
        case .block(let inner):
            store = compileValue(inner, to: slot)
        default:
            store = compile([last])
        }
        return { frame throws(EvaluationError) in
            let signal = try before(frame)
            if signal != .next { return signal }
            return try store(frame)
        }
    }

    private func compile(
        _ patterns: [(TypedPattern, where: TypedExpression?)]
    ) -> [(match: Match, filter: ((Frame) throws(EvaluationError) -> Bool)?)] {
        patterns.map { pattern, filter in (compile(pattern), filter.map { compileTest($0) }) }
    }

    private func compileCases(_ choice: TypedSwitch) -> Step {
        let subject = compile(choice.subject)
        let cases = choice.cases.map { branch in
            CompiledCase(patterns: compile(branch.patterns), body: compile(branch.body))
        }
        return { frame throws(EvaluationError) in
            let value = try subject(frame)
            guard var index = try cases.firstMatch(frame, value) else { return .next }
            while index < cases.count {
                let signal = try cases[index].body(frame)
                guard signal == .fellThrough else { return signal }
                index += 1
            }
            return .next
        }
    }
}

extension [FunctionCompiler.CompiledCase] {
    fileprivate func firstMatch(_ frame: Frame, _ value: Value) throws(EvaluationError) -> Int? {
        for index in indices where try self[index].matches(frame, value) { return index }
        return nil
    }
}
