import LDLParser

extension DirectRun {
    /// Runs the body of a function or closure, whose arguments are in the frame.
    func body(of function: TypedFunction) throws(EvaluationError) -> Value {
        if function.body.count == 1 {
            switch function.body[0] {
            // The value of a body of one expression is its result.
            case .returnValue(let expression?), .expression(let expression): return try value(of: expression)
            default: break
            }
        }
        let evaluator = evaluator
        evaluator.result = .void
        _ = try run(function.body)
        let value = evaluator.result
        evaluator.result = .void
        return value
    }

    /// Runs statements in order.
    private func run(_ statements: [TypedStatement]) throws(EvaluationError) -> Signal {
        guard statements.allSatisfy({ suits($0) }) else {
            let compiler = compiler()
            let step = compiler.compile(statements)
            return try inFrame(of: compiler, at: emptySpan, step)
        }
        for statement in statements {
            let signal = try run(statement)
            if signal != .next { return signal }
        }
        return .next
    }

    /// Whether a statement can be run by itself: what follows it does not depend on how it is compiled.
    private func suits(_ statement: TypedStatement) -> Bool {
        switch statement {
        case .deferred: false
        // A frame without slots is not a function's own: its variables last as long as what is compiled together.
        case .bind: size > 0
        default: true
        }
    }

    private func run(_ statement: TypedStatement) throws(EvaluationError) -> Signal {
        switch statement {
        case .yield(let expression):
            try yield(expression)
            return .next
        case .expression(let expression):
            _ = try value(of: expression)
            return .next
        case .returnValue(let expression?):
            let value = try value(of: expression)
            evaluator.result = value
            return .returned
        case .bind(.variable(let variable), let expression?):
            guard !variable.isBoxed, variable.slot >= 0, variable.slot < size else { return try compiled(statement) }
            let value = try value(of: expression)
            frame.slots[variable.slot] = value
            return .next
        case .ifElse(let condition, let then, let otherwise):
            guard suits(condition) else { return try compiled(statement) }
            return try run(try holds(condition) ? then : otherwise)
        case .block(let statements):
            return try run(statements)
        default:
            return try compiled(statement)
        }
    }

    private func compiled(_ statement: TypedStatement) throws(EvaluationError) -> Signal {
        let compiler = compiler()
        let step = compiler.compile([statement])
        return try inFrame(of: compiler, at: emptySpan, step)
    }

    /// For the failure of a frame to find room, which has no better place.
    private var emptySpan: SourceSpan { SourceSpan(file: FileID(0), range: SourceRange(at: 0)) }

    // MARK: Builders

    /// The body of a view builder.
    func builder(_ builder: TypedBuilder, _ expression: TypedExpression) throws(EvaluationError) -> Value {
        let evaluator = evaluator
        return try evaluator.views(
            at: expression.span, count: builder.statements.count,
            isStatic: FunctionCompiler.isStatic(builder.statements),
            origin: evaluator.place(of: expression, name: "Group")
        ) { () throws(EvaluationError) in try run(builder.statements) }
    }

    /// One more view for the builder that is running.
    private func yield(_ expression: TypedExpression) throws(EvaluationError) {
        let evaluator = evaluator
        let value = try value(of: expression)
        guard !evaluator.builders.isEmpty else { return }
        evaluator.builders[evaluator.builders.count - 1].append(evaluator.shown(value, of: expression))
    }
}

extension Evaluator {
    /// The place of a value that may have to become a view.
    func place(of expression: TypedExpression, name: String? = nil) -> ViewOrigin {
        if let name {
            return ViewOrigin(
                span: expression.span, callStart: expression.span.range.start, name: name, type: expression.type,
                in: program)
        }
        let type = types.ownPrintedName(of: expression.type)
        return ViewOrigin(span: expression.span, call: expression.span, name: type, type: type)
    }

    /// A value as what a builder keeps and a modifier is put on: a view where it stands for one.
    func shown(_ value: Value, of expression: TypedExpression) -> Value {
        if case .view = value { return value }
        return customView(value, origin: place(of: expression))
            ?? nativeView(value, origin: place(of: expression))
    }
}
