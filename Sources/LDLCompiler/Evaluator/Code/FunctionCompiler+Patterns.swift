import LDLParser

/// A compiled pattern: whether a value matches; sets the variables that it binds.
typealias Match = (Frame, Value) throws(EvaluationError) -> Bool

extension FunctionCompiler {
    /// Conditions joined by commas.
    func compile(_ condition: TypedCondition) -> (Frame) throws(EvaluationError) -> Bool {
        if condition.clauses.count == 1 { return compile(condition.clauses[0]) }
        let clauses = condition.clauses.map { compile($0) }
        return { frame throws(EvaluationError) in
            for clause in clauses where !(try clause(frame)) { return false }
            return true
        }
    }

    private func compile(_ clause: TypedCondition.Clause) -> (Frame) throws(EvaluationError) -> Bool {
        switch clause {
        case .boolean(let expression):
            return compileTest(expression)
        case .unwrap(let variable, let expression):
            let operation = compile(expression)
            let declare = compileDeclaration(variable)
            return { frame throws(EvaluationError) in
                let value = try operation(frame)
                if value.isNone { return false }
                declare(frame, value)
                return true
            }
        case .pattern(let pattern, let expression):
            let operation = compile(expression)
            let match = compile(pattern)
            return { frame throws(EvaluationError) in try match(frame, try operation(frame)) }
        case .available(let isAvailable):
            return { _ throws(EvaluationError) in isAvailable }
        }
    }

    func compile(_ pattern: TypedPattern) -> Match {
        switch pattern {
        case .wildcard:
            return { _, _ throws(EvaluationError) in true }
        case .variable(let variable):
            let declare = compileDeclaration(variable)
            return { frame, value throws(EvaluationError) in
                declare(frame, value)
                return true
            }
        case .tuple(let patterns):
            let matches = patterns.map { compile($0) }
            return { frame, value throws(EvaluationError) in
                guard case .tuple(let elements) = value else { return false }
                for (match, element) in zip(matches, elements) where !(try match(frame, element)) { return false }
                return true
            }
        case .enumCase(let enumCase, let patterns):
            return compileEnumPattern(enumCase, patterns)
        case .some(let inner):
            let match = compile(inner)
            return { frame, value throws(EvaluationError) in
                if value.isNone { return false }
                return try match(frame, value)
            }
        case .none:
            return { _, value throws(EvaluationError) in value.isNone }
        case .isType(let type, let inner):
            let match = compile(inner)
            return { frame, value throws(EvaluationError) in
                guard let value = frame.evaluator.cast(value, to: type) else { return false }
                return try match(frame, value)
            }
        case .expression(let expression, let subject):
            let declare = compileDeclaration(subject)
            let test = compileTest(expression)
            return { frame, value throws(EvaluationError) in
                declare(frame, value)
                return try test(frame)
            }
        }
    }

    private func compileEnumPattern(_ enumCase: EnumCaseSymbol, _ patterns: [TypedPattern]) -> Match {
        if patterns.isEmpty {
            return { _, value throws(EvaluationError) in
                if case .enumeration(let own, _) = value { return own === enumCase }
                return false
            }
        }
        let matches = patterns.map { compile($0) }
        return { frame, value throws(EvaluationError) in
            guard case .enumeration(let own, let values) = value, own === enumCase else { return false }
            // One pattern for several values takes them as a tuple.
            if matches.count == 1, values.count > 1 { return try matches[0](frame, .tuple(values)) }
            for (match, value) in zip(matches, values) where !(try match(frame, value)) { return false }
            return true
        }
    }
}
