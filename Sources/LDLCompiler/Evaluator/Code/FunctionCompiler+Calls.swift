import LDLParser

/// A link of a chain: from the receiver's value to the result.
typealias Link = (Frame, Value) throws(EvaluationError) -> Value

extension FunctionCompiler {
    /// A call without a receiver: a function, an initialiser, a static member.
    func compileFreeCall(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Operation {
        if let quick = compileQuickOperator(symbol, arguments, expression) { return quick }
        let compiled = compile(arguments, of: symbol)
        let span = expression.span
        switch symbol.implementation {
        case .native(let name):
            guard let native = evaluator.native(of: symbol, name) else {
                return failure("'\(symbol.name)' has no native function '\(name)'", at: span)
            }
            let type = expression.type
            return { frame throws(EvaluationError) in
                try compiled.withValues(frame) { values throws(EvaluationError) in
                    var call = NativeCall(
                        receiver: nil, arguments: values, span: span, evaluator: frame.evaluator, resultType: type)
                    values = []
                    defer { values = call.arguments }
                    return try native(&call)
                }
            }
        case .node(let name):
            let link = compileNode(symbol, name, compiled, expression)
            return { frame throws(EvaluationError) in try link(frame, nil) }
        case .requirement, .user:
            if symbol.kind == .initializer { return compileInitializer(symbol, compiled, expression) }
            let target = CallTarget(symbol)
            return { frame throws(EvaluationError) in
                try callUser(target, receiver: nil, compiled, frame, span: span)
            }
        }
    }

    /// A method on a value that it does not change.
    func compileMethodCall(
        _ symbol: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Link {
        if let quick = compileQuickMember(symbol, arguments, expression) { return quick }
        let compiled = compile(arguments, of: symbol)
        let span = expression.span
        switch symbol.implementation {
        case .native(let name):
            guard let native = evaluator.native(of: symbol, name) else {
                let failure = failure("'\(symbol.name)' has no native function '\(name)'", at: span)
                return { frame, _ throws(EvaluationError) in try failure(frame) }
            }
            let type = expression.type
            return { frame, receiver throws(EvaluationError) in
                try compiled.withValues(frame) { values throws(EvaluationError) in
                    var call = NativeCall(
                        receiver: receiver, arguments: values, span: span, evaluator: frame.evaluator,
                        resultType: type)
                    values = []
                    defer { values = call.arguments }
                    return try native(&call)
                }
            }
        case .node(let name):
            let link = compileNode(symbol, name, compiled, expression)
            return { frame, receiver throws(EvaluationError) in try link(frame, receiver) }
        case .requirement:
            return compileWitnessCall(symbol, arguments, expression)
        case .user:
            let target = CallTarget(symbol)
            return { frame, receiver throws(EvaluationError) in
                try callUser(target, receiver: receiver, compiled, frame, span: span)
            }
        }
    }

    /// A protocol's requirement: what satisfies it is found by the receiver's own type, and remembered.
    func compileWitnessCall(
        _ requirement: FunctionSymbol, _ arguments: [TypedArgument], _ expression: TypedExpression
    ) -> Link {
        let compiled = compile(arguments, of: requirement)
        let span = expression.span
        let cache = WitnessCache()
        return { frame, receiver throws(EvaluationError) in
            let evaluator = frame.evaluator
            let target = cache.witness(for: requirement, in: receiver, evaluator)
            guard let target else { throw evaluator.missing(requirement, span) }
            if case .user = target.symbol.implementation {
                return try callUser(target, receiver: receiver, compiled, frame, span: span)
            }
            return try compiled.withValues(frame) { values throws(EvaluationError) in
                var receiver: Value? = receiver
                return try evaluator.call(target.symbol, receiver: &receiver, arguments: &values, span: span)
            }
        }
    }

    /// A method that changes the variable it is called on.
    func compileMutatingCall(
        _ symbol: FunctionSymbol, _ receiver: TypedExpression, _ arguments: [TypedArgument],
        _ expression: TypedExpression
    ) -> Operation {
        guard let place = compilePlace(receiver) else {
            let value = compile(receiver)
            let link = compileMethodCall(symbol, arguments, expression)
            return { frame throws(EvaluationError) in try link(frame, try value(frame)) }
        }
        let compiled = compile(arguments, of: symbol)
        let span = expression.span
        return { frame throws(EvaluationError) in
            let evaluator = frame.evaluator
            // Arguments are read before the variable is taken: they may read it.
            return try compiled.withValues(frame) { values throws(EvaluationError) in
                var result = Value.void
                try place(frame) { stored throws(EvaluationError) in
                    if symbol.owner?.kind == .protocolType, let own = evaluator.witness(for: symbol, in: stored) {
                        result = try evaluator.callMutating(own, &stored, &values, span: span)
                    } else {
                        result = try evaluator.callMutating(symbol, &stored, &values, span: span)
                    }
                }
                return result
            }
        }
    }

    private func compileInitializer(
        _ symbol: FunctionSymbol, _ arguments: CompiledArguments, _ expression: TypedExpression
    ) -> Operation {
        let target = CallTarget(symbol)
        let span = expression.span
        let origin = origin(of: expression, receiver: nil, name: symbol.owner?.name ?? symbol.name)
        return { frame throws(EvaluationError) in
            let evaluator = frame.evaluator
            let instance = try evaluator.blankInstance(of: symbol.owner, origin: origin, at: span)
            let function = try target.function(evaluator, span)
            return try arguments.withValues(frame) { values throws(EvaluationError) in
                values.insert(instance, at: 0)
                let value = try evaluator.run(
                    function, captures: [], arguments: &values, span: span, keepsFirst: true)
                let made = values.removeFirst()
                return value.isNone ? .none : made
            }
        }
    }

    /// The struct's own memberwise initialiser.
    func compileMemberwise(
        _ symbol: NominalSymbol, _ arguments: [TypedExpression], _ expression: TypedExpression
    ) -> Operation {
        let operations = arguments.enumerated().map { index, argument in
            // An initial value is written in the struct, so it has a frame of its own.
            let isInitialValue =
                index < symbol.storedProperties.count && symbol.storedProperties[index].initialValue === argument
            return isInitialValue
                ? evaluator.standalone(argument, name: symbol.storedProperties[index].name) : compile(argument)
        }
        let isClass = symbol.kind == .classType
        let origin = origin(of: expression, receiver: nil, name: symbol.name)
        return { frame throws(EvaluationError) in
            let instance = StructValue(symbol: symbol, fields: try evaluateAll(operations, frame), origin: origin)
            return isClass ? .object(instance) : .structure(instance)
        }
    }
}

extension Evaluator {
    /// Calls a mutating function on a value that is moved into it and back.
    func callMutating(
        _ symbol: FunctionSymbol, _ stored: inout Value, _ arguments: inout [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        var receiver: Value? = stored
        stored = .void
        defer { stored = receiver ?? .void }
        return try call(symbol, receiver: &receiver, arguments: &arguments, span: span)
    }
}

/// A function of the program as a call sees it: its compiled form, found at the first call.
final class CallTarget {
    let symbol: FunctionSymbol
    private var compiled: CompiledFunction?
    private(set) var takesSelf = false

    init(_ symbol: FunctionSymbol) {
        self.symbol = symbol
    }

    func function(_ evaluator: Evaluator, _ span: SourceSpan) throws(EvaluationError) -> CompiledFunction {
        if let compiled { return compiled }
        guard let body = evaluator.types.body(of: symbol) else { throw evaluator.missing(symbol, span) }
        let function = evaluator.compiled(body)
        compiled = function
        takesSelf = body.parameters.count > symbol.parameters.count
        return function
    }
}

/// The witness that a call used last, by the receiver's type.
final class WitnessCache {
    private var type: NominalSymbol?
    private var target: CallTarget?

    func witness(for requirement: FunctionSymbol, in receiver: Value, _ evaluator: Evaluator) -> CallTarget? {
        let own = evaluator.nominal(of: receiver)
        if let own, own === type { return target }
        var found = own.flatMap { evaluator.witness(for: requirement, in: $0) }
        // A member that a protocol's extension gives to all is no requirement.
        if found == nil, !requirement.isRequirement { found = requirement }
        guard let found, !(found === requirement && requirement.isRequirement) else { return nil }
        type = own
        target = CallTarget(found)
        return target
    }
}

extension FunctionSymbol {
    var isRequirement: Bool {
        if case .requirement = implementation { return true }
        return false
    }
}

/// Calls a function of the program with arguments that are evaluated straight into its frame.
private func callUser(
    _ target: CallTarget, receiver: Value?, _ arguments: CompiledArguments, _ outer: Frame, span: SourceSpan
) throws(EvaluationError) -> Value {
    let evaluator = outer.evaluator
    let function = try target.function(evaluator, span)
    if arguments.hasInOut {
        return try arguments.withValues(outer) { values throws(EvaluationError) in
            guard target.takesSelf else {
                return try evaluator.run(function, captures: [], arguments: &values, span: span)
            }
            values.insert(receiver ?? .void, at: 0)
            let value = try evaluator.run(function, captures: [], arguments: &values, span: span)
            values.removeFirst()
            return value
        }
    }
    let code = function.code(in: evaluator)
    let frame = try evaluator.enter(function, frameSize: code.frameSize, at: span)
    defer { evaluator.leave(frameSize: code.frameSize) }
    let shift = target.takesSelf ? 1 : 0
    if target.takesSelf, let slot = function.slot(ofParameter: 0) { frame.slots[slot] = receiver ?? .void }
    for index in 0..<arguments.count {
        let value = try arguments.value(index, outer)
        if let slot = function.slot(ofParameter: index + shift) { frame.slots[slot] = value }
    }
    return try evaluator.run(function, code, frame)
}
