import LDLParser

/// Runs code straight from the typed tree.
///
/// Most of a file of views runs once, and making closures of it costs more than running it. So a body's first run goes
/// through here, and only a second one has it compiled (see `CompiledFunction.code(in:)`). What is rare, what has loops in
/// it and what changes variables is compiled even here, piece by piece, and run at once; what a program does, in which
/// order, and how many steps it takes are the same either way.
struct DirectRun {
    let frame: Frame
    /// How many slots the frame has.
    let size: Int

    @inline(__always)
    var evaluator: Evaluator { frame.evaluator }

    // MARK: Values

    /// Evaluates an expression.
    func value(of expression: TypedExpression) throws(EvaluationError) -> Value {
        switch expression.kind {
        case .call(let symbol, nil, let arguments):
            return try call(symbol, arguments, expression)
        case .integer(let value): return .int(value)
        case .double(let value): return .double(value)
        case .boolean(let value): return .bool(value)
        case .string(let value): return .string(value)
        case .none: return .none
        case .void: return .void
        case .metatype(let type): return .metatype(type)
        case .interpolation(let parts): return try interpolation(parts, expression)
        case .array(let elements): return .array(try values(of: elements))
        case .tuple(let elements): return .tuple(try values(of: elements))
        case .local(let variable):
            guard variable.slot >= 0, variable.slot < size else { return try compiled(expression) }
            let value = frame.slots[variable.slot]
            if variable.isBoxed, case .box(let box) = value { return box.value }
            return value
        case .global(let variable): return try evaluator.global(variable, at: expression.span)
        case .enumCase(let enumCase, let arguments):
            if arguments.isEmpty, !enumCase.parameters.isEmpty {
                return .function(FunctionValue(.enumCase(enumCase)))
            }
            return .enumeration(enumCase, try values(of: arguments))
        case .call, .field, .witnessCall, .forceUnwrap: return try chain(expression)
        case .memberwise(let symbol, let arguments): return try memberwise(symbol, arguments, expression)
        case .closure(let function): return try closure(function, expression)
        case .conditional(let condition, let then, let otherwise):
            // A choice in a choice may go deep.
            if case .conditional = otherwise.kind { return try compiled(expression) }
            guard suits(condition) else { return try compiled(expression) }
            return try holds(condition) ? try value(of: then) : try value(of: otherwise)
        case .builder(let builder): return try self.builder(builder, expression)
        default: return try compiled(expression)
        }
    }

    /// The values of several expressions, in order.
    func values(of expressions: [TypedExpression]) throws(EvaluationError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(expressions.count)
        for expression in expressions { values.append(try value(of: expression)) }
        return values
    }

    private func interpolation(
        _ parts: [InterpolationPart], _ expression: TypedExpression
    ) throws(EvaluationError) -> Value {
        let evaluator = evaluator
        var result = ""
        for part in parts {
            switch part {
            case .literal(let text):
                result += text
            case .value(let part):
                let value = try value(of: part)
                result +=
                    evaluator.types.payload(ofOptional: part.type) != nil
                    ? try evaluator.describe(value, type: part.type, span: part.span)
                    : try evaluator.describe(value, span: part.span)
            case .formatted(let part, let label, let format):
                let value = try value(of: part)
                result += try NativeFunctions.formatted(
                    value, label: label, try self.value(of: format), evaluator: evaluator, span: part.span)
            }
        }
        try evaluator.countText(result.utf8.count, at: expression.span)
        return .string(result)
    }

    /// A closure: a function with what it takes over from the frame.
    private func closure(_ function: TypedFunction, _ expression: TypedExpression) throws(EvaluationError) -> Value {
        guard function.captures.isEmpty else { return try compiled(expression) }
        return .function(FunctionValue(.closure(evaluator.compiled(function), captures: [])))
    }

    private func memberwise(
        _ symbol: NominalSymbol, _ arguments: [TypedExpression], _ expression: TypedExpression
    ) throws(EvaluationError) -> Value {
        let evaluator = evaluator
        let properties = symbol.storedProperties
        var fields: [Value] = []
        fields.reserveCapacity(arguments.count)
        for (index, argument) in arguments.enumerated() {
            // An initial value is written in the struct, so it has a frame of its own.
            if index < properties.count, properties[index].initialValue === argument {
                fields.append(try evaluator.evaluate(argument, name: properties[index].name))
            } else {
                fields.append(try value(of: argument))
            }
        }
        let origin = evaluator.origin(of: expression, receiver: nil, name: symbol.name)
        let instance = StructValue(symbol: symbol, fields: fields, origin: origin)
        return symbol.kind == .classType ? .object(instance) : .structure(instance)
    }

    // MARK: Conditions

    /// Whether a condition can be decided here.
    func suits(_ condition: TypedCondition) -> Bool {
        condition.clauses.allSatisfy { clause in
            switch clause {
            case .boolean, .available: true
            case .unwrap(let variable, _): variable.slot >= 0 && variable.slot < size
            case .pattern: false
            }
        }
    }

    /// Whether a condition holds that suits.
    func holds(_ condition: TypedCondition) throws(EvaluationError) -> Bool {
        for clause in condition.clauses {
            switch clause {
            case .boolean(let expression):
                guard case .bool(true) = try value(of: expression) else { return false }
            case .unwrap(let variable, let expression):
                let value = try value(of: expression)
                if value.isNone { return false }
                frame.slots[variable.slot] = variable.isBoxed ? .box(Box(value)) : value
            case .available(let isAvailable):
                guard isAvailable else { return false }
            case .pattern:
                return false
            }
        }
        return true
    }

    // MARK: What is compiled

    /// A compiler for a piece of the code that runs in this frame.
    func compiler() -> FunctionCompiler {
        let compiler = FunctionCompiler(evaluator)
        compiler.frameSize = size
        return compiler
    }

    /// Compiles an expression and runs it.
    func compiled(_ expression: TypedExpression) throws(EvaluationError) -> Value {
        let compiler = compiler()
        let operation = compiler.compile(expression)
        return try inFrame(of: compiler, at: expression.span, operation)
    }

    /// Runs compiled code. Where it needs slots beyond the frame's, it runs in a larger one, into which the variables are
    /// moved for as long.
    func inFrame<Result>(
        of compiler: FunctionCompiler, at span: SourceSpan, _ body: (Frame) throws(EvaluationError) -> Result
    ) throws(EvaluationError) -> Result {
        let needed = compiler.frameSize
        guard needed > size else { return try body(frame) }
        let evaluator = evaluator
        guard let slots = evaluator.stack.push(needed) else {
            throw EvaluationError(
                code: .limitExceeded, message: "the program is nested too deep here; it may never end", span: span)
        }
        for index in 0..<size { swap(&slots[index], &frame.slots[index]) }
        defer {
            for index in 0..<size { swap(&slots[index], &frame.slots[index]) }
            evaluator.stack.pop(needed)
        }
        return try body(Frame(evaluator: evaluator, slots: slots))
    }
}

extension Evaluator {
    /// Evaluates an expression outside any function that is evaluated once.
    func evaluateOnce(_ expression: TypedExpression) throws(EvaluationError) -> Value {
        try DirectRun(frame: emptyFrame, size: 0).value(of: expression)
    }
}
