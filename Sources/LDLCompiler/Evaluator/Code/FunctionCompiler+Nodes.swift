import LDLParser

extension FunctionCompiler {
    /// A call that makes a view or puts a modifier on one.
    func compileNode(
        _ symbol: FunctionSymbol, _ name: String, _ arguments: CompiledArguments, _ expression: TypedExpression
    ) -> (Frame, Value?) throws(EvaluationError) -> Value {
        let receiver: TypedExpression? =
            if case .call(_, let receiver, _) = expression.kind { receiver } else { nil }
        let shownName = symbol.kind == .initializer ? symbol.owner?.name ?? symbol.name : symbol.name
        let origin = origin(of: expression, receiver: receiver, name: shownName)
        let receiverOrigin = receiver.map { OriginOnDemand($0, types) }
        guard let plan = evaluator.nodePlan(of: symbol, name) else {
            let failure = failure("'\(symbol.name)' has no node '\(name)'", at: expression.span)
            return { frame, _ throws(EvaluationError) in try failure(frame) }
        }
        let span = expression.span
        let type = expression.type
        let factory = plan.factory
        let rules = plan.rules
        let places = rules.isEmpty ? [] : argumentPlaces(of: expression)
        return { frame, receiver throws(EvaluationError) in
            let evaluator = frame.evaluator
            try evaluator.step(EvaluationLimits.viewSteps, at: span)
            var call = NodeCall(
                receiver: receiver.map {
                    evaluator.customView($0, origin: receiverOrigin?.origin ?? origin)
                        ?? evaluator.nativeView($0, origin: receiverOrigin?.origin ?? origin)
                },
                arguments: try arguments.values(frame), origin: origin, evaluator: evaluator,
                resultType: type)
            for rule in rules {
                guard let complaint = rule.complaint(about: call[rule.argument]) else { continue }
                let place = places.indices.contains(rule.argument) ? places[rule.argument] : nil
                evaluator.warn(.invalidValue, complaint, at: place ?? origin.call)
            }
            return try factory(&call)
        }
    }

    /// Where the arguments of a call are written; `nil` for those that are not.
    private func argumentPlaces(of expression: TypedExpression) -> [SourceSpan?] {
        guard case .call(_, _, let arguments) = expression.kind else { return [] }
        return arguments.map { argument in
            if case .value(let value) = argument { value.span } else { nil }
        }
    }

    /// Where the view is made that an expression stands for.
    func origin(of expression: TypedExpression, receiver: TypedExpression?, name: String) -> ViewOrigin {
        let span = expression.span
        var call = span
        // `self` that is not written has no place of its own in front of the call.
        if let receiver, receiver.span.file == span.file, receiver.span.range.start == span.range.start,
            receiver.span.range.end < span.range.end
        {
            call.range.start = receiver.span.range.end
            call = evaluator.withoutLeadingSpace(call)
        }
        return ViewOrigin(span: span, call: call, name: name, type: types.ownPrintedName(of: expression.type))
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
    let factory: NodeFactory
    let rules: [ValueRule]
    /// Held so that no other symbol gets its address.
    private let symbol: FunctionSymbol

    init(_ symbol: FunctionSymbol, _ factory: @escaping NodeFactory, _ rules: [ValueRule]) {
        self.symbol = symbol
        self.factory = factory
        self.rules = rules
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
