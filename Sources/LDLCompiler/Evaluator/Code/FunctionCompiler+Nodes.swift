import LDLParser

extension FunctionCompiler {
    /// A call that makes a view or puts a modifier on one.
    func compileNode(
        _ symbol: FunctionSymbol, _ name: String, _ arguments: CompiledArguments, _ expression: TypedExpression
    ) -> (Frame, Value?) throws(EvaluationError) -> Value {
        let receiver: TypedExpression? =
            if case .call(_, let receiver, _) = expression.kind { receiver } else { nil }
        guard let plan = evaluator.nodePlan(of: symbol, name) else {
            let failure = failure("'\(symbol.name)' has no node '\(name)'", at: expression.span)
            return { frame, _ throws(EvaluationError) in try failure(frame) }
        }
        let origin = origin(of: expression, receiver: receiver, name: plan.shownName)
        let receiverOrigin = receiver.map { OriginOnDemand($0, types) }
        let span = expression.span
        let type = expression.type
        return { frame, receiver throws(EvaluationError) in
            let evaluator = frame.evaluator
            try evaluator.step(EvaluationLimits.viewSteps, at: span)
            var call = NodeCall(
                receiver: receiver.map {
                    evaluator.customView($0, origin: receiverOrigin?.origin ?? origin)
                        ?? evaluator.nativeView($0, origin: receiverOrigin?.origin ?? origin)
                },
                arguments: try arguments.callValues(frame), origin: origin, evaluator: evaluator,
                resultType: type)
            return try plan.make(&call, expression)
        }
    }

    /// Where the view is made that an expression stands for.
    func origin(of expression: TypedExpression, receiver: TypedExpression?, name: String) -> ViewOrigin {
        evaluator.origin(of: expression, receiver: receiver, name: name)
    }
}

extension Evaluator {
    /// Where the view is made that an expression stands for.
    func origin(of expression: TypedExpression, receiver: TypedExpression?, name: String) -> ViewOrigin {
        let span = expression.span
        var start = span.range.start
        // `self` that is not written has no place of its own in front of the call.
        if let receiver, receiver.span.file == span.file, receiver.span.range.start == span.range.start,
            receiver.span.range.end < span.range.end
        {
            start = receiver.span.range.end
        }
        return ViewOrigin(span: span, callStart: start, name: name, type: expression.type, in: program)
    }
}

/// The place of a value that becomes a view only if it is not one yet; most are, and need no place.
final class OriginOnDemand {
    private let span: SourceSpan
    private let type: TypeID
    private let types: any RuntimeTypes
    private let name: String?
    private(set) lazy var origin: ViewOrigin = {
        let type = types.ownPrintedName(of: type)
        return ViewOrigin(span: span, call: span, name: name ?? type, type: type)
    }()

    /// - Parameter name: The view's name; `nil` for that of its type.
    init(_ expression: TypedExpression, _ types: any RuntimeTypes, name: String? = nil) {
        span = expression.span
        type = expression.type
        self.types = types
        self.name = name
    }
}

/// What makes the views of a declaration of the catalogue.
final class NodePlan {
    /// What the views are called.
    let shownName: String
    let factory: NodeFactory
    private let rules: [ValueRule]
    /// The values of its parameters' defaults, as far as they have been evaluated and are always the same.
    @exclusivity(unchecked) var defaults: [Value?]
    /// Held so that no other symbol gets its address.
    private let symbol: FunctionSymbol

    init(_ symbol: FunctionSymbol, _ factory: @escaping NodeFactory, _ rules: [ValueRule]) {
        self.symbol = symbol
        self.factory = factory
        self.rules = rules
        defaults = Array(repeating: nil, count: symbol.parameters.count)
        shownName = symbol.kind == .initializer ? symbol.owner?.name ?? symbol.name : symbol.name
    }

    /// Makes the view of a call, and reports the numbers that it should not have been given.
    func make(_ call: inout NodeCall, _ expression: TypedExpression) throws(EvaluationError) -> Value {
        for rule in rules where !rule.accepts(call[rule.argument]) {
            guard let complaint = rule.complaint(about: call[rule.argument]) else { continue }
            var place = call.origin.call
            if case .call(_, _, let arguments) = expression.kind, arguments.indices.contains(rule.argument),
                case .value(let value) = arguments[rule.argument]
            {
                place = value.span
            }
            call.evaluator.warn(.invalidValue, complaint, at: place)
        }
        return try factory(&call)
    }
}

extension Evaluator {
    /// What stands behind a `@node` name, looked for once a declaration; `nil` for a name that no declaration should
    /// have.
    func nodePlan(of symbol: FunctionSymbol, _ name: String) -> NodePlan? {
        if let known = nodePlans[symbol] { return known }
        guard let factory = NodeFactories.factory(named: name) else { return nil }
        let made = NodePlan(symbol, factory, ValueRule.rules(of: name))
        nodePlans[symbol] = made
        return made
    }

    /// What stands behind a `@native` name, looked for once a declaration.
    func native(of symbol: FunctionSymbol, _ name: String) -> NativeFunction? {
        if let known = natives[symbol] { return known.function }
        guard let function = NativeFunctions.function(named: name) else { return nil }
        natives[symbol] = (symbol, function)
        return function
    }
}
