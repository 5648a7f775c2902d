import LDLParser

extension FunctionCompiler {
    /// The body of a view builder. What it yields is collected; one view is itself, several are a group.
    func compileBuilder(_ builder: TypedBuilder, _ expression: TypedExpression) -> Operation {
        let body = compile(builder.statements)
        let origin = ViewOrigin(
            span: expression.span, call: expression.span, name: "Group",
            type: types.ownPrintedName(of: expression.type))
        return { frame throws(EvaluationError) in
            let evaluator = frame.evaluator
            try evaluator.checkStack(at: origin.span)
            evaluator.builders.append([])
            let signal: Signal
            do throws(EvaluationError) {
                signal = try body(frame)
            } catch {
                evaluator.builders.removeLast()
                throw error
            }
            let values = evaluator.builders.removeLast()
            // `return` in a builder's body makes it an ordinary one.
            if signal == .returned {
                let value = evaluator.result
                evaluator.result = .void
                return value
            }
            return try evaluator.combine(values, origin: origin)
        }
    }

    /// One more view for the builder that is running.
    func compileYield(_ expression: TypedExpression) -> Step {
        let operation = compile(expression)
        let origin = origin(of: expression, receiver: nil, name: types.printedName(of: expression.type))
        return { frame throws(EvaluationError) in
            let evaluator = frame.evaluator
            let value = try operation(frame)
            guard !evaluator.builders.isEmpty else { return .next }
            let view = evaluator.customView(value, origin: origin) ?? evaluator.nativeView(value, origin: origin)
            evaluator.builders[evaluator.builders.count - 1].append(view)
            return .next
        }
    }
}

extension Evaluator {
    /// What a builder makes of the values it has been given.
    func combine(_ values: [Value], origin: ViewOrigin) throws(EvaluationError) -> Value {
        if values.count == 1 { return values[0] }
        var views: [ViewValue] = []
        views.reserveCapacity(values.count)
        for value in values { append(try view(of: value, origin: origin), to: &views) }
        return .view(ViewValue(views.isEmpty ? .empty : .group(views), origin: origin))
    }

    /// A colour, shape or style as the view that it also is, so that it carries its place; other values as they are.
    func nativeView(_ value: Value, origin: ViewOrigin) -> Value {
        guard case .native = value, let view = NodeFactories.view(of: value, origin: origin) else { return value }
        return .view(view)
    }

    /// A value as a view.
    func view(of value: Value, origin: @autoclosure () -> ViewOrigin) throws(EvaluationError) -> ViewValue {
        switch value {
        case .view(let view):
            return view
        case .none, .void:
            return ViewValue(.empty, origin: origin())
        case .array(let values), .tuple(let values):
            var views: [ViewValue] = []
            for value in values { views.append(try view(of: value, origin: origin())) }
            return ViewValue(.group(views), origin: origin())
        case .function(let function):
            // A builder that is kept as a closure: `@ViewBuilder let content: () -> Content`.
            return try view(of: call(function, [], span: origin().span), origin: origin())
        case .box(let box):
            return try view(of: box.value, origin: origin())
        default:
            if case .view(let view)? = customView(value, origin: origin()) { return view }
            if let view = NodeFactories.view(of: value, origin: origin()) { return view }
            throw EvaluationError(
                code: .runtimeError, message: "the value is no view", span: origin().span)
        }
    }

    /// The views that a builder's closure makes, flattened: what a container takes as its children.
    func views(of content: Value, origin: @autoclosure () -> ViewOrigin) throws(EvaluationError) -> [ViewValue] {
        var views: [ViewValue] = []
        append(try view(of: content, origin: origin()), to: &views)
        return views
    }

    /// Adds a view to a list, a group as its members. Groups in groups are few levels deep: builders make them flat.
    func append(_ view: ViewValue, to views: inout [ViewValue]) {
        switch view.kind {
        case .empty: break
        case .group(let members): for member in members { append(member, to: &views) }
        default: views.append(view)
        }
    }
}
