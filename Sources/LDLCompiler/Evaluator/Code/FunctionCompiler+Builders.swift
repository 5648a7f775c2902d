import LDLParser

extension FunctionCompiler {
    /// The body of a view builder. What it yields is collected; one view is itself, several are a group.
    func compileBuilder(_ builder: TypedBuilder, _ expression: TypedExpression) -> Operation {
        let body = compile(builder.statements)
        let isStatic = FunctionCompiler.isStatic(builder.statements)
        let span = expression.span
        // The place of a group that may have to be made.
        let group = OriginOnDemand(expression, types, name: "Group")
        return { frame throws(EvaluationError) in
            try frame.evaluator.views(at: span, isStatic: isStatic, origin: group.origin) {
                () throws(EvaluationError) in
                try body(frame)
            }
        }
    }

    /// Whether the builder yields the same views whatever happens: none of them depends on a condition.
    static func isStatic(_ statements: [TypedStatement]) -> Bool {
        statements.allSatisfy { statement in
            switch statement {
            case .yield, .bind, .expression: true
            case .block(let inner): isStatic(inner)
            default: false
            }
        }
    }

    /// One more view for the builder that is running.
    func compileYield(_ expression: TypedExpression) -> Step {
        let operation = compile(expression)
        let place = OriginOnDemand(expression, types)
        return { frame throws(EvaluationError) in
            let evaluator = frame.evaluator
            let value = try operation(frame)
            guard !evaluator.builders.isEmpty else { return .next }
            let view =
                evaluator.customView(value, origin: place.origin)
                ?? evaluator.nativeView(value, origin: place.origin)
            evaluator.builders[evaluator.builders.count - 1].append(view)
            return .next
        }
    }
}

extension Evaluator {
    /// Runs a builder's body and makes one value of the views that it yields.
    ///
    /// - Parameter count: About how many there will be.
    @inline(__always)
    func views(
        at span: SourceSpan, count: Int = 0, isStatic: Bool, origin: @autoclosure () -> ViewOrigin,
        _ body: () throws(EvaluationError) -> Signal
    ) throws(EvaluationError) -> Value {
        try checkStack(at: span)
        var views: [Value] = []
        views.reserveCapacity(count)
        builders.append(views)
        views = []
        let signal: Signal
        do throws(EvaluationError) {
            signal = try body()
        } catch {
            builders.removeLast()
            throw error
        }
        let values = builders.removeLast()
        // `return` in a builder's body makes it an ordinary one.
        if signal == .returned {
            let value = result
            result = .void
            return value
        }
        return try combine(values, isStatic: isStatic, origin: origin())
    }

    /// What a builder makes of the values it has been given. A view that is there on a condition only stays in a group,
    /// so that a container can tell it from one that is always there.
    func combine(
        _ values: [Value], isStatic: Bool, origin: @autoclosure () -> ViewOrigin
    ) throws(EvaluationError) -> Value {
        if values.count == 1, isStatic { return values[0] }
        let origin = origin()
        var views: [ViewValue] = []
        views.reserveCapacity(values.count)
        for value in values { views.append(try view(of: value, origin: origin)) }
        return .view(ViewValue(views.isEmpty && isStatic ? .empty : .group(views), origin: origin))
    }

    /// A colour, shape or style as the view that it also is, so that it carries its place; other values as they are.
    func nativeView(_ value: Value, origin: @autoclosure () -> ViewOrigin) -> Value {
        guard case .native = value, let view = NodeFactories.view(of: value, origin: origin()) else { return value }
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

    /// The views that a builder's closure makes: what a container takes as its children. Groups among them are
    /// flattened as they are lowered.
    func views(of content: Value, origin: @autoclosure () -> ViewOrigin) throws(EvaluationError) -> [ViewValue] {
        let view = try view(of: content, origin: origin())
        if case .empty = view.kind { return [] }
        // Several views that are always there are the container's own children; a section alone stays a section.
        if case .section? = view.payload { return [view] }
        if case .group(let members) = view.kind, members.count > 1 { return members }
        return [view]
    }
}
