import LDLParser

extension FunctionCompiler {
    /// Compiles an expression to a closure that evaluates it.
    func compile(_ expression: TypedExpression) -> Operation {
        let span = expression.span
        switch expression.kind {
        case .integer(let value): return evaluator.constant(.int(value))
        case .double(let value): return evaluator.constant(.double(value))
        case .boolean(let value): return evaluator.constant(.bool(value))
        case .string(let value): return evaluator.constant(.string(value))
        case .none: return evaluator.constant(.none)
        case .void: return evaluator.constant(.void)
        case .metatype(let type): return evaluator.constant(.metatype(type))
        case .interpolation(let parts): return compileInterpolation(parts, span: span)
        case .array(let elements): return compileArray(elements)
        case .dictionary(let entries): return compileDictionary(entries)
        case .tuple(let elements): return compileTuple(elements)
        case .keyPath(let components): return compileKeyPath(components, type: expression.type)

        case .local(let variable): return compileRead(variable, span: span)
        case .global(let variable):
            return { frame throws(EvaluationError) in try frame.evaluator.global(variable, at: span) }
        case .tupleElement(let base, let index): return compileTupleElement(base, index)
        case .enumCase(let enumCase, let arguments): return compileEnumCase(enumCase, arguments)

        case .field, .call, .witnessCall, .optionalChain, .forceUnwrap: return compilePostfix(expression)
        case .apply(let function, let arguments): return compileApply(function, arguments, span: span)
        case .memberwise(let symbol, let arguments): return compileMemberwise(symbol, arguments, expression)
        case .closure(let function): return compileClosure(function)
        case .functionReference(let symbol, let receiver): return compileReference(symbol, receiver)

        case .conditional(let condition, let then, let otherwise):
            let test = compile(condition)
            let first = compile(then)
            let second = compile(otherwise)
            return { frame throws(EvaluationError) in try test(frame) ? try first(frame) : try second(frame) }
        case .and, .or:
            let test = compileTest(expression)
            return { frame throws(EvaluationError) in .bool(try test(frame)) }
        case .coalesce(let left, let right):
            let first = compile(left)
            let second = compile(right)
            return { frame throws(EvaluationError) in
                let value = try first(frame)
                return value.isNone ? try second(frame) : value
            }
        case .isType(let operand, let type):
            let value = compile(operand)
            return { frame throws(EvaluationError) in
                .bool(frame.evaluator.cast(try value(frame), to: type) != nil)
            }
        case .cast(let operand, let type, let isForced):
            return compileCast(operand, type, isForced: isForced, span: span)
        case .assign(let target, let value): return compileAssignment(target, value, span: span)
        case .switchExpression(let choice): return compileSwitchExpression(choice)
        case .block(let statements, let last): return compileBlock(statements, last)
        case .builder(let builder): return compileBuilder(builder, expression)
        case .unsupported(let what): return compileUnsupported(what, expression)
        }
    }

    /// Compiles an expression whose value is a truth value.
    func compileTest(_ expression: TypedExpression) -> (Frame) throws(EvaluationError) -> Bool {
        switch expression.kind {
        case .boolean(let value):
            return { _ throws(EvaluationError) in value }
        case .and(let left, let right):
            let first = compileTest(left)
            let second = compileTest(right)
            return { frame throws(EvaluationError) in
                guard try first(frame) else { return false }
                return try second(frame)
            }
        case .or(let left, let right):
            let first = compileTest(left)
            let second = compileTest(right)
            return { frame throws(EvaluationError) in
                if try first(frame) { return true }
                return try second(frame)
            }
        default:
            let operation = compile(expression)
            return { frame throws(EvaluationError) in
                if case .bool(true) = try operation(frame) { return true }
                return false
            }
        }
    }

    private func compileArray(_ elements: [TypedExpression]) -> Operation {
        let operations = elements.map { compile($0) }
        return { frame throws(EvaluationError) in .array(try evaluateAll(operations, frame)) }
    }

    private func compileTuple(_ elements: [TypedExpression]) -> Operation {
        let operations = elements.map { compile($0) }
        return { frame throws(EvaluationError) in .tuple(try evaluateAll(operations, frame)) }
    }

    private func compileDictionary(_ entries: [(key: TypedExpression, value: TypedExpression)]) -> Operation {
        let keys = entries.map { compile($0.key) }
        let values = entries.map { compile($0.value) }
        return { frame throws(EvaluationError) in
            let dictionary = DictionaryValue()
            for (key, value) in zip(keys, values) {
                let key = try key(frame)
                dictionary[key] = try value(frame)
            }
            return .dictionary(dictionary)
        }
    }

    private func compileEnumCase(_ enumCase: EnumCaseSymbol, _ arguments: [TypedExpression]) -> Operation {
        if arguments.isEmpty, !enumCase.parameters.isEmpty {
            return evaluator.constant(.function(FunctionValue(.enumCase(enumCase))))
        }
        if arguments.isEmpty { return evaluator.constant(.enumeration(enumCase, [])) }
        let operations = arguments.map { compile($0) }
        return { frame throws(EvaluationError) in .enumeration(enumCase, try evaluateAll(operations, frame)) }
    }

    private func compileTupleElement(_ base: TypedExpression, _ index: Int) -> Operation {
        let operation = compile(base)
        return { frame throws(EvaluationError) in
            guard case .tuple(let elements) = try operation(frame), index >= 0, index < elements.count else {
                return .void
            }
            return elements[index]
        }
    }

    private func compileKeyPath(_ components: [KeyPathComponent], type: TypeID) -> Operation {
        var captures: [Operation] = []
        for case .index(let expression) in components { captures.append(compile(expression)) }
        if captures.isEmpty {
            if types.isFunction(type) {
                return evaluator.constant(.function(FunctionValue(.keyPath(components, captured: []))))
            }
            return evaluator.constant(.keyPath(components, captured: []))
        }
        let isFunction = types.isFunction(type)
        let operations = captures
        return { frame throws(EvaluationError) in
            let values = try evaluateAll(operations, frame)
            return isFunction
                ? .function(FunctionValue(.keyPath(components, captured: values)))
                : .keyPath(components, captured: values)
        }
    }

    private func compileInterpolation(_ parts: [InterpolationPart], span: SourceSpan) -> Operation {
        let pieces = parts.map { compile($0) }
        return { frame throws(EvaluationError) in
            var result = ""
            for piece in pieces { result += try piece(frame) }
            try frame.evaluator.countText(result.utf8.count, at: span)
            return .string(result)
        }
    }

    private func compile(_ part: InterpolationPart) -> (Frame) throws(EvaluationError) -> String {
        switch part {
        case .literal(let text):
            return { _ throws(EvaluationError) in text }
        case .value(let expression):
            let operation = compile(expression)
            let type = expression.type
            let isOptional = types.payload(ofOptional: type) != nil
            let place = expression.span
            return { frame throws(EvaluationError) in
                let value = try operation(frame)
                return isOptional
                    ? try frame.evaluator.describe(value, type: type, span: place)
                    : try frame.evaluator.describe(value, span: place)
            }
        case .formatted(let expression, let label, let format):
            let operation = compile(expression)
            let format = compile(format)
            let place = expression.span
            return { frame throws(EvaluationError) in
                let value = try operation(frame)
                let format = try format(frame)
                return try NativeFunctions.formatted(
                    value, label: label, format, evaluator: frame.evaluator, span: place)
            }
        }
    }

    private func compileCast(
        _ operand: TypedExpression, _ type: TypeID, isForced: Bool, span: SourceSpan
    ) -> Operation {
        let operation = compile(operand)
        return { frame throws(EvaluationError) in
            let evaluator = frame.evaluator
            if let value = evaluator.cast(try operation(frame), to: type) { return value }
            guard isForced else { return .none }
            throw EvaluationError(
                code: .failedCast, message: "the value is no '\(evaluator.types.printedName(of: type))'", span: span)
        }
    }

    private func compileUnsupported(_ what: String, _ expression: TypedExpression) -> Operation {
        let origin = ViewOrigin(span: expression.span, call: expression.span, name: what, type: what)
        let placeholder = NodeFactories.placeholder(what, origin: origin)
        return evaluator.constant(.view(placeholder))
    }
}

/// The values of several expressions, in order.
func evaluateAll(_ operations: [Operation], _ frame: Frame) throws(EvaluationError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(operations.count)
    for operation in operations { values.append(try operation(frame)) }
    return values
}
