import LDLParser

extension Checker {
    /// A closure, typed from what is expected: its parameters, its result, and whether its body makes views.
    func checkClosure(_ closure: ClosureExprSyntax, hint: TypeID?, isBuilder: Bool) -> TypedExpression {
        var expected: FunctionType?
        if let hint, case .function(let function) = types[unwrappedFully(hint)] { expected = function }
        let inner = FunctionContext(parent: context, scope: context.scope)
        let saved = context
        context = inner
        defer { context = saved }
        let tupleBindings = pendingTupleBindings
        let captureBindings = pendingCaptures
        pendingTupleBindings = []
        pendingCaptures = []
        let parameters = closureParameters(closure, expected)
        if let captures = closure.signature?.captures?.captures {
            for capture in captures { checkCapture(capture) }
        }
        let prologue = closurePrologue()
        pendingTupleBindings = tupleBindings
        pendingCaptures = captureBindings
        let function = TypedFunction(
            name: "closure", parameters: parameters.locals, body: [], frameSize: 0, span: closure.span)
        if let expected {
            for (index, parameter) in expected.parameters.enumerated()
            where parameter.isInOut && parameters.locals.indices.contains(index) {
                function.inOutParameters.append(index)
            }
        }
        if let written = closure.signature?.result {
            inner.resultType = resolveType(written.type, in: context.scope)
        } else {
            inner.resultType = expected.map(\.result)
        }
        let statements = flattened(elements(of: closure.statements))
        let result: TypeID
        if isBuilder, !containsReturn(statements) {
            let builder = checkBuilder(statements, span: closure.span)
            function.body = [.returnValue(builder)]
            result = builder.type
        } else if statements.count == 1, case .expression(let only)? = statements.first?.form, isValue(only) {
            let value = checkSingle(only, inner.resultType)
            if let wanted = inner.resultType, isVoid(wanted) {
                function.body = [.expression(value)]
                result = types.void
            } else {
                function.body = [.returnValue(value)]
                result = inner.resultType.map { conversionTarget(value, $0) } ?? value.type
            }
        } else {
            if inner.resultType == nil || isVariable(inner.resultType ?? types.error) {
                inner.infersResult = true
            }
            function.body = checkBody(statements)
            result = inferredResult(inner, statements, closure.span)
        }
        if !prologue.isEmpty { function.body = prologue + function.body }
        popBlock()
        function.captures = inner.captures
        function.frameSize = inner.frameSize
        let type = types.intern(
            .function(
                FunctionType(
                    parameters: parameters.types.enumerated().map { index, type in
                        FunctionType.Parameter(
                            type: type, isInOut: function.inOutParameters.contains(index))
                    }, result: result)))
        // The parameters keep the place that the surrounding call gives them, also those that nobody names.
        return make(.closure(function), type, closure.span)
    }

    /// A view builder's closure that is given nothing and names nothing, all of whose statements are plain expressions, as
    /// those of nearly all are; `nil` if it is another, or if something in it is not known yet.
    func checkPlainBuilder(_ closure: ClosureExprSyntax) -> (value: TypedExpression, views: TypeID)? {
        let tree = closure.tree
        guard tree.child(1, of: closure.id).isAbsent, case .anonymous(let highest) = closureParameterCount(closure),
            highest < 0
        else { return nil }
        let statements = elements(of: closure.statements)
        for statement in statements where statement.kind != .postfixExpr { return nil }
        let inner = FunctionContext(parent: context, scope: context.scope)
        inner.anonymousParameters = []
        let saved = context
        context = inner
        let builder = checkBuilder(statements, span: closure.span)
        context = saved
        let function = TypedFunction(
            name: "closure", parameters: [], body: [.returnValue(builder)], frameSize: inner.frameSize,
            span: closure.span)
        function.captures = inner.captures
        return (make(.closure(function), types.function([], builder.type), closure.span), builder.type)
    }

    /// What a closure does before its body: it takes a tuple apart and evaluates its capture list.
    private func closurePrologue() -> [TypedStatement] {
        var result: [TypedStatement] = []
        for (part, whole, index) in pendingTupleBindings {
            let tuple = make(.local(whole), whole.type, part.span)
            result.append(.bind(.variable(part), make(.tupleElement(tuple, index), part.type, part.span)))
        }
        for (local, value) in pendingCaptures { result.append(.bind(.variable(local), value)) }
        return result
    }

    /// `if` and `switch` give a value only where one is expected; assignments are statements.
    private func isValue(_ expression: ExprSyntax) -> Bool {
        switch expression.form {
        case .infix(let infix):
            guard let symbol = infix.operators.first?.text else { return true }
            return !Operators.isAssignment(symbol)
        case .ifElse, .switchCases: return context.resultType.map { !isVoid($0) } ?? false
        default: return true
        }
    }

    private func checkSingle(_ expression: ExprSyntax, _ wanted: TypeID?) -> TypedExpression {
        guard let wanted else { return check(expression) }
        if isVoid(wanted) { return check(expression) }
        return check(expression, as: wanted, for: .result("this closure"))
    }

    /// The type that a closure's result has: what is wanted if it is known, else the value's own.
    private func conversionTarget(_ value: TypedExpression, _ wanted: TypeID) -> TypeID {
        isVariable(wanted) ? value.type : wanted
    }

    func isVoid(_ type: TypeID) -> Bool { resolve(type) == types.void }

    private func inferredResult(_ inner: FunctionContext, _ statements: [StatementSyntax], _ span: SourceSpan) -> TypeID
    {
        if inner.infersResult {
            if let first = inner.returned.first {
                if let wanted = inner.resultType { _ = unify(wanted, first.type) }
                return first.type
            }
            if let wanted = inner.resultType { _ = unify(wanted, types.void) }
            return types.void
        }
        if let wanted = inner.resultType, !isVoid(wanted), !types.isError(resolve(wanted)), !alwaysLeaves(statements) {
            report(
                .missingReturn,
                at: SourceSpan(file: span.file, range: SourceRange(start: span.range.end - 1, end: span.range.end)),
                "this closure must return \(article(describe(wanted))) on every way through it")
        }
        return inner.resultType ?? types.void
    }

    // MARK: Parameters

    private func closureParameters(
        _ closure: ClosureExprSyntax, _ expected: FunctionType?
    ) -> (locals: [LocalVariable], types: [TypeID]) {
        var named: [(token: TokenSyntax?, type: TypeID?, span: SourceSpan)] = []
        var hasNames = false
        if let parameters = closure.signature?.parameters {
            hasNames = true
            if let clause = ParameterClauseSyntax(parameters) {
                for parameter in clause.parameters {
                    let type = parameter.type.map { resolveType($0, in: context.scope) }
                    named.append((parameter.secondName ?? parameter.firstName, type, parameter.span))
                }
            } else {
                for slot in 0..<parameters.childCount {
                    if let token = parameters.token(slot), token.kind != .comma {
                        named.append((token, nil, token.span))
                    }
                }
            }
        }
        if hasNames { return namedParameters(named, closure, expected) }
        let highest: Int
        if case .anonymous(let number) = closureParameterCount(closure) { highest = number } else { highest = -1 }
        if let taken = anonymousParts(of: expected, highest: highest, closure) { return taken }
        let count = expected?.parameters.count ?? highest + 1
        if let expected, highest >= expected.parameters.count {
            reportAnonymous(closure, highest, expected.parameters.count)
        } else if let expected, !expected.parameters.isEmpty, highest < 0 {
            let function = types.intern(.function(expected))
            report(
                .typeMismatch, at: SourceSpan(file: closure.span.file, range: closure.leftBrace.range),
                "this closure is given \(self.count(expected.parameters.count, "argument")) and must name \(expected.parameters.count == 1 ? "it" : "them")",
                notes: [
                    Note(
                        "its type is '\(describe(function))'; write '\(Array(repeating: "_", count: expected.parameters.count).joined(separator: ", ")) in' if the arguments do not matter"
                    )
                ],
                fixIts: [
                    FixIt(
                        "insert '\(Array(repeating: "_", count: expected.parameters.count).joined(separator: ", ")) in'",
                        applicability: .maybeIncorrect,
                        edits: [
                            TextEdit(
                                file: closure.span.file, range: SourceRange(at: closure.leftBrace.range.end),
                                replacement:
                                    " \(Array(repeating: "_", count: expected.parameters.count).joined(separator: ", ")) in"
                            )
                        ])
                ])
        }
        var locals: [LocalVariable] = []
        for index in 0..<max(count, 0) {
            let type =
                expected.flatMap { $0.parameters.indices.contains(index) ? $0.parameters[index].type : nil }
                ?? newVariable()
            let isInOut =
                expected.map { $0.parameters.indices.contains(index) && $0.parameters[index].isInOut } ?? false
            let local = LocalVariable(
                name: "$\(index)", type: type, isMutable: isInOut, slot: context.newSlot(), span: closure.span)
            locals.append(local)
            noteType(of: local)
            context.declare(local)
        }
        context.anonymousParameters = locals
        return (locals, locals.map(\.type))
    }

    /// `{ $0 + $1 }` given one tuple of two takes it apart; in `{ $0.key + $0.value }`, `$0` is the tuple.
    private func anonymousParts(
        of expected: FunctionType?, highest: Int, _ closure: ClosureExprSyntax
    ) -> (locals: [LocalVariable], types: [TypeID])? {
        guard highest > 0, let expected, expected.parameters.count == 1, let only = expected.parameters.first,
            case .tuple(let elements) = types[resolve(only.type)], elements.count == highest + 1
        else { return nil }
        let whole = tupleParameter(only.type, closure.span)
        context.anonymousParameters = elements.enumerated().map { index, element in
            let local = LocalVariable(
                name: "$\(index)", type: element.type, isMutable: false, slot: context.newSlot(), span: closure.span)
            noteType(of: local)
            context.declare(local)
            pendingTupleBindings.append((local, whole, index))
            return local
        }
        return ([whole], [only.type])
    }

    /// The parameter of a closure that takes its only argument, a tuple, apart.
    private func tupleParameter(_ type: TypeID, _ span: SourceSpan) -> LocalVariable {
        let whole = LocalVariable(name: "", type: type, isMutable: false, slot: context.newSlot(), span: span)
        noteType(of: whole)
        return whole
    }

    private func namedParameters(
        _ named: [(token: TokenSyntax?, type: TypeID?, span: SourceSpan)], _ closure: ClosureExprSyntax,
        _ expected: FunctionType?
    ) -> (locals: [LocalVariable], types: [TypeID]) {
        // One tuple for several names: it is taken apart, as in `enumerated().map { index, name in … }`.
        if let expected, expected.parameters.count == 1, named.count > 1, let only = expected.parameters.first,
            case .tuple(let elements) = types[resolve(only.type)], elements.count == named.count
        {
            let whole = tupleParameter(only.type, closure.span)
            for (index, name) in named.enumerated() {
                guard let token = name.token, token.name != "_" else { continue }
                let local = LocalVariable(
                    name: token.name, type: elements[index].type, isMutable: false, slot: context.newSlot(),
                    span: token.span)
                noteType(of: local)
                context.declare(local)
                pendingTupleBindings.append((local, whole, index))
            }
            return ([whole], [only.type])
        }
        if let expected, expected.parameters.count != named.count {
            report(
                .typeMismatch, at: closure.signature?.parameters?.span ?? closure.span,
                "this closure is given \(count(expected.parameters.count, "argument")), but names \(named.count)")
        }
        var locals: [LocalVariable] = []
        for (index, name) in named.enumerated() {
            let wanted = expected.flatMap { $0.parameters.indices.contains(index) ? $0.parameters[index] : nil }
            var type = wanted?.type ?? newVariable()
            if let written = name.type {
                if conversion(from: type, to: written) == nil {
                    report(
                        .typeMismatch, at: name.span,
                        "the closure is given \(article(describe(type))) here, not \(article(describe(written)))")
                }
                type = written
            }
            let local = LocalVariable(
                name: name.token?.name ?? "_", type: type, isMutable: wanted?.isInOut ?? false, slot: context.newSlot(),
                span: name.token?.span ?? name.span)
            noteType(of: local)
            locals.append(local)
            if let token = name.token, token.kind == .dollarIdentifier {
                declareBound(local, type)
            } else if local.name != "_" {
                context.declare(local)
            }
        }
        if let expected, locals.count < expected.parameters.count {
            for index in locals.count..<expected.parameters.count {
                locals.append(
                    LocalVariable(
                        name: "_", type: expected.parameters[index].type, isMutable: false, slot: context.newSlot(),
                        span: closure.span))
            }
        }
        let types = locals.map(\.type)
        return (locals, expected.map { Array(types.prefix($0.parameters.count)) } ?? types)
    }

    /// `$item in`: the parameter is a binding; `item` is what it is bound to, and a binding is its value.
    private func declareBound(_ local: LocalVariable, _ type: TypeID) {
        let wrapped = types.asNominal(resolve(type))?.arguments.first ?? types.error
        let value = LocalVariable(
            name: String(local.name.dropFirst()), type: wrapped, isMutable: true, slot: local.slot, span: local.span)
        noteType(of: value)
        context.declare(value)
    }

    private func checkCapture(_ capture: CaptureSyntax) {
        guard let value = capture.value else { return }
        let checked = check(value)
        let local = LocalVariable(
            name: capture.name.name, type: checked.type, isMutable: false, slot: context.newSlot(),
            span: capture.name.span)
        noteType(of: local)
        context.declare(local)
        pendingCaptures.append((local, checked))
    }

    private func reportAnonymous(_ closure: ClosureExprSyntax, _ highest: Int, _ count: Int) {
        let tree = closure.tree
        let node = tree[closure.id]
        for index in node.firstToken..<max(node.firstToken, node.endToken) {
            let token = tree[TokenID(index)]
            guard token.kind == .dollarIdentifier, tree.file.text(in: token.range) == "$\(highest)" else { continue }
            report(
                .invalidAnonymousArgument, at: SourceSpan(file: tree.file.id, range: token.range),
                count == 0
                    ? "this closure is given no arguments, so there is no '$\(highest)'"
                    : "this closure is given \(self.count(count, "argument")), so there is no '$\(highest)'")
            return
        }
    }

    /// `$0`, or `$name`: the binding of a wrapped property.
    func checkDollar(_ token: TokenSyntax) -> TypedExpression {
        let name = token.text
        let rest = String(name.dropFirst())
        if Int(rest) != nil {
            if case .variable(let local)? = context.entry(name) {
                local.isUsed = true
                return make(.local(local), local.type, token.span)
            }
            let isInClosure = context.anonymousParameters != nil || context.parent != nil
            if !reported.contains(ReportedPlace(id: .invalidAnonymousArgument, span: token.span)) {
                report(
                    .invalidAnonymousArgument, at: token.span,
                    isInClosure
                        ? "'\(name)' cannot be used here: the closure's parameters have names"
                        : "'\(name)' can only be used in a closure")
            }
            return errorExpression(token.span)
        }
        // A '$' alone has been reported as it was read.
        if rest.isEmpty { return errorExpression(token.span) }
        let source: Operand?
        if case .variable(let local)? = context.find(rest) {
            local.isUsed = true
            source = .value(make(.local(local), local.type, token.span))
        } else if let type = context.selfType, let own = context.findSelf() {
            own.isUsed = true
            let found = lookUp(rest, on: type, isStatic: false)
            source =
                found.isEmpty
                ? nil
                : member(
                    found, rest, token.span, of: make(.local(own), own.type, token.span), on: type, isCalled: false)
        } else if let variable = module.variables[rest] {
            source = .value(read(variable, receiver: nil, substitution: Substitution(), token.span))
        } else {
            source = nil
        }
        guard case .value(let value)? = source else {
            report(.unknownName, at: token.span, "there is no wrapped property named '\(rest)' here")
            return errorExpression(token.span)
        }
        // A binding is represented by the value it would give.
        guard let binding = known.binding, !types.isError(resolve(value.type)) else { return value }
        return make(value.kind, types.nominal(binding, [value.type]), token.span)
    }

    /// An expression that is evaluated only if it is needed.
    func checkAutoclosure(_ expression: ExprSyntax, _ function: FunctionType, for purpose: Purpose) -> TypedExpression {
        let inner = FunctionContext(parent: context, scope: context.scope)
        let saved = context
        context = inner
        let value = check(expression, as: function.result, for: purpose)
        context = saved
        let body = TypedFunction(
            name: "closure", parameters: [], body: [.returnValue(value)], frameSize: inner.frameSize,
            span: expression.span)
        body.captures = inner.captures
        return make(.closure(body), types.intern(.function(function)), expression.span)
    }

    // MARK: Key paths

    /// `\.name`, `\Trip.name`, `\.self`; where a function is expected, the function that reads the part.
    func checkKeyPath(_ path: KeyPathExprSyntax, hint: TypeID?) -> TypedExpression {
        var root: TypeID?
        var wanted: TypeID?
        var isFunction = false
        if let hint {
            let target = unwrappedFully(hint)
            switch types[target] {
            case .function(let function):
                root = function.parameters.first?.type
                wanted = function.result
                isFunction = true
            case .nominal(let symbol, let arguments) where symbol.isBuiltIn && symbol.name.hasSuffix("KeyPath"):
                root = arguments.first
                wanted = arguments.count > 1 ? arguments[1] : nil
            default: break
            }
        }
        if let written = path.root {
            let type = resolveType(written, in: context.scope, opensGenerics: true)
            if let root { _ = unify(root, type) }
            root = type
        }
        guard let root else {
            report(.typeMismatch, at: path.span, "the key path needs a type to start from, as in '\\Trip.name'")
            return errorExpression(path.span)
        }
        let binding = LocalVariable(name: "root", type: root, isMutable: false, slot: 0, span: path.span)
        var current = make(.local(binding), root, path.span)
        var components: [KeyPathComponent] = []
        var isOptional = false
        for suffix in path.components {
            switch suffix.form {
            case .member(let member):
                let name = member.name.name
                if name == "self" {
                    components.append(.`self`)
                    continue
                }
                guard let step = keyPathStep(name, member.name, of: current) else { return errorExpression(path.span) }
                components.append(step.component)
                current = step.value
            case .optionalChain:
                components.append(.unwrap)
                isOptional = true
                current = make(.local(binding), unwrapped(current.type) ?? current.type, path.span)
            case .forceUnwrap:
                components.append(.unwrap)
                current = make(.local(binding), unwrapped(current.type) ?? current.type, path.span)
            case .subscripted(let subscripted):
                let value = checkSubscript(current, subscripted, suffix.span, hint: nil)
                if case .call(_, _, let arguments) = value.kind, case .value(let index)? = arguments.first {
                    components.append(.index(index))
                }
                current = value
            case .call, .postfixOperator, .ifConfig: break
            }
        }
        if components.isEmpty { components.append(.`self`) }
        let value = isOptional && unwrapped(current.type) == nil ? optional(current.type) : current.type
        if let wanted, isFunction { _ = conversion(from: value, to: wanted) }
        let type: TypeID
        if isFunction {
            type = types.function([root], value)
        } else if let symbol = known.keyPath {
            type = types.nominal(symbol, [root, value])
        } else {
            type = types.error
        }
        return make(.keyPath(components), type, path.span)
    }

    private func keyPathStep(
        _ name: String, _ token: TokenSyntax, of base: TypedExpression
    ) -> (component: KeyPathComponent, value: TypedExpression)? {
        let type = resolve(base.type)
        if types.isError(type) { return (.`self`, base) }
        if case .tuple(let elements) = types[type],
            let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index)
        {
            let value = make(.tupleElement(base, index), elements[index].type, token.span)
            return (.element(index), value)
        }
        let found = lookUp(name, on: type, isStatic: false)
        if !found.isEmpty, case .value(let value) = member(found, name, token.span, of: base, on: type, isCalled: false)
        {
            switch value.kind {
            case .field(_, let variable): return (.field(variable), value)
            case .call(let getter, _, _), .witnessCall(let getter, _, _): return (.getter(getter), value)
            default: break
            }
        }
        if isVariable(type) {
            report(.typeMismatch, at: token.span, "the type that '\\.\(name)' starts from is not known here")
            return nil
        }
        reportUnknown(
            .unknownMember, "'\(describe(type))' has no property named '\(name)'", at: token.span, name: name,
            candidates: memberCandidates(of: type, isStatic: false))
        return nil
    }
}
