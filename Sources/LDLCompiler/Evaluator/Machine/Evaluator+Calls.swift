import LDLParser

extension Evaluator {
    /// Calls a function value.
    func call(
        _ function: FunctionValue, _ arguments: [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        var arguments = arguments
        return try call(function, updating: &arguments, span: span)
    }

    /// Calls a function value; `inout` arguments come back changed.
    func call(
        _ function: FunctionValue, updating arguments: inout [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        switch function.code {
        case .closure(let compiled, let captures):
            return try run(compiled, captures: captures, arguments: &arguments, span: span)
        case .symbol(let symbol, let receiver):
            var receiver = receiver
            return try call(symbol, receiver: &receiver, arguments: &arguments, span: span)
        case .enumCase(let enumCase):
            return .enumeration(enumCase, arguments)
        case .keyPath(let components, let captured):
            guard let root = arguments.first else { return .void }
            return try read(components, captured: captured, from: root, span: span)
        case .native(let body):
            return try body(self, arguments, span)
        }
    }

    /// Calls a function, method or initialiser of the program or the catalogue.
    func call(
        _ symbol: FunctionSymbol, receiver: Value?, arguments: [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        var receiver = receiver
        var arguments = arguments
        return try call(symbol, receiver: &receiver, arguments: &arguments, span: span)
    }

    /// The same, where a mutating method changes the receiver and `inout` arguments come back changed.
    func call(
        _ symbol: FunctionSymbol, receiver: inout Value?, arguments: inout [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        switch symbol.implementation {
        case .native(let name):
            guard let native = native(of: symbol, name) else { throw missing(symbol, span) }
            try step(at: span)
            var call = NativeCall(
                receiver: receiver, arguments: arguments, span: span, evaluator: self, resultType: symbol.resultType)
            receiver = nil
            arguments = []
            let value = try native(&call)
            receiver = call.receiver
            arguments = call.arguments
            return value
        case .node(let name):
            guard let plan = nodePlan(of: symbol, name) else { throw missing(symbol, span) }
            let origin = ViewOrigin(
                span: span, call: span, name: symbol.name, type: types.ownPrintedName(of: symbol.resultType))
            var call = NodeCall(
                receiver: receiver.map { customView($0, origin: origin) ?? $0 }, arguments: CallValues(arguments),
                origin: origin,
                evaluator: self)
            return try plan.factory(&call)
        case .user:
            return try callUser(symbol, receiver: &receiver, arguments: &arguments, span: span)
        case .requirement:
            guard let target = receiver.flatMap({ witness(for: symbol, in: $0) }), target !== symbol else {
                throw missing(symbol, span)
            }
            return try call(target, receiver: &receiver, arguments: &arguments, span: span)
        }
    }

    private func callUser(
        _ symbol: FunctionSymbol, receiver: inout Value?, arguments: inout [Value], span: SourceSpan
    ) throws(EvaluationError) -> Value {
        guard let body = types.body(of: symbol) else { throw missing(symbol, span) }
        let function = compiled(body)
        guard body.parameters.count > arguments.count || symbol.kind == .initializer else {
            return try run(function, captures: [], arguments: &arguments, span: span)
        }
        // `self` is the first parameter.
        var all = [Value]()
        all.reserveCapacity(arguments.count + 1)
        let isInitializer = symbol.kind == .initializer
        if isInitializer {
            all.append(try blankInstance(of: symbol.owner, origin: nil, at: span))
        } else {
            all.append(receiver ?? .void)
        }
        receiver = nil
        all += arguments
        arguments = []
        let keepsSelf = isInitializer || symbol.isMutating
        let value = try run(function, captures: [], arguments: &all, span: span, keepsFirst: keepsSelf)
        let instance = all.removeFirst()
        arguments = all
        guard isInitializer else {
            receiver = keepsSelf ? instance : receiver
            return value
        }
        if case .none = value { return .none }
        return instance
    }

    /// Runs a body with its arguments, and puts back what `inout` parameters hold at the end.
    func run(
        _ function: CompiledFunction, captures: [Value], arguments: inout [Value], span: SourceSpan,
        keepsFirst: Bool = false
    ) throws(EvaluationError) -> Value {
        let code = function.code(in: self)
        let frame = try enter(function, frameSize: code.frameSize, at: span)
        defer { leave(frameSize: code.frameSize) }
        let count = arguments.count
        for index in 0..<count {
            guard let slot = function.slot(ofParameter: index) else { break }
            frame.slots[slot] = arguments[index]
            arguments[index] = .void
        }
        for (slot, value) in zip(function.captureSlots, captures) { frame.slots[slot] = value }
        let value = try run(function, code, frame)
        if keepsFirst, count > 0 { arguments[0] = function.finalValue(ofParameter: 0, frame) }
        for index in function.source.inOutParameters where index < count && !(index == 0 && keepsFirst) {
            arguments[index] = function.finalValue(ofParameter: index, frame)
        }
        return value
    }

    /// Runs compiled code in a frame that holds its arguments.
    @inline(__always)
    func run(
        _ function: CompiledFunction, _ code: CompiledFunction.Code, _ frame: Frame
    ) throws(EvaluationError) -> Value {
        function.boxParameters(frame)
        switch code {
        case .direct(let size):
            return try DirectRun(frame: frame, size: size).body(of: function.source)
        case .expression(let operation, _):
            return try operation(frame)
        case .statements(let step, _):
            result = .void
            _ = try step(frame)
            let value = result
            result = .void
            return value
        }
    }

    /// An instance whose stored properties have their initial values, before an initialiser's body runs.
    func blankInstance(
        of owner: NominalSymbol?, origin: ViewOrigin?, at span: SourceSpan
    ) throws(EvaluationError) -> Value {
        guard let owner, owner.kind == .structure || owner.kind == .classType else { return .void }
        var fields: [Value] = []
        fields.reserveCapacity(owner.storedProperties.count)
        for property in owner.storedProperties { fields.append(try initialValue(of: property, at: span)) }
        let instance = StructValue(symbol: owner, fields: fields, origin: origin)
        return owner.kind == .classType ? .object(instance) : .structure(instance)
    }

    func missing(_ symbol: FunctionSymbol, _ span: SourceSpan) -> EvaluationError {
        EvaluationError(
            code: .runtimeError, message: "'\(symbol.name)' has nothing behind it that could run", span: span)
    }
}

extension CompiledFunction.Code {
    /// How many slots a call needs.
    var frameSize: Int {
        switch self {
        case .direct(let size), .expression(_, let size), .statements(_, let size): size
        }
    }
}
