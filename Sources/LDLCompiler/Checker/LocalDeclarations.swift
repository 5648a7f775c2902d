import LDLParser

/// Declarations in bodies.
extension Checker {
    func checkLocalDeclaration(_ declaration: DeclSyntax) -> [TypedStatement] {
        switch declaration.form {
        case .variable(let variable): return checkLocalVariable(variable)
        case .function(let function): return checkLocalFunction(function)
        case .structDecl, .classDecl, .enumDecl, .actor, .protocolDecl:
            guard let syntax = NominalTypeDeclSyntax(declaration.syntax) else { return [] }
            let symbol = makeNominal(syntax, outer: nil, parentScope: context.scope)
            context.declare(symbol.name, .type(symbol))
            let saved = context
            checkDeclarations(of: symbol)
            context = saved
            return []
        case .typealiasDecl(let alias):
            let type = resolveType(alias.type, in: context.scope)
            if let symbol = types.asNominal(type)?.symbol { context.declare(alias.name.name, .type(symbol)) }
            return []
        case .ifConfig(let config):
            guard let elements = activeElements(config) else { return [] }
            return checkBody(Array(SyntaxList<StatementSyntax>(parent: elements)))
        case .macroExpansion(let macro):
            reportUnsupported("the macro '#\(macro.expansion.name.name)'", at: macro.span)
            return []
        case .importDecl, .initializer, .deinitializer, .subscriptDecl, .enumCase, .extensionDecl, .associatedtypeDecl:
            report(.syntaxError, at: declaration.span, "this declaration cannot stand in a body")
            return []
        case .operatorDecl, .precedenceGroup, .macro, .using, .missing, .sourceLocation: return []
        }
    }

    private func checkLocalVariable(_ declaration: VariableDeclSyntax) -> [TypedStatement] {
        let isVariable = declaration.keyword.kind == .varKeyword
        var result: [TypedStatement] = []
        for binding in declaration.bindings {
            let annotated = binding.typeAnnotation.map { annotation in
                resolveType(
                    annotation.type, in: context.scope, some: .result({ _ in }, allParameters(in: context.scope)))
            }
            if let accessors = binding.accessors,
                accessors.accessors.isEmpty || accessors.accessors.contains(where: { $0.name.text == "get" })
            {
                result += checkLocalComputed(binding, accessors, annotated)
                continue
            }
            guard let initializer = binding.initializer else {
                guard let annotated else {
                    report(.missingType, at: binding.span, "'\(binding.pattern.text)' needs a type or a value")
                    continue
                }
                let pattern = checkPattern(
                    binding.pattern, against: annotated, isBinding: isVariable ? .variable : .later)
                if isVariable, unwrapped(annotated) != nil {
                    result.append(.bind(pattern, make(.none, annotated, binding.span)))
                } else {
                    result.append(.bind(pattern, nil))
                }
                continue
            }
            let value: TypedExpression
            let isOpaque = annotated.map { if case .opaque = types[$0] { true } else { false } } ?? false
            if let annotated, !isOpaque {
                value = check(initializer.value, as: annotated, for: .variable(binding.pattern.text))
            } else {
                value = check(initializer.value)
            }
            let type = isOpaque ? value.type : annotated ?? value.type
            // `let _ = print(…)` is how a builder runs something that makes no view.
            if isVoid(type), annotated == nil, binding.pattern.text != "_" {
                report(
                    .typeMismatch, .warning, at: initializer.value.span,
                    "this gives no value, so '\(binding.pattern.text)' is '()'")
            }
            let pattern = checkPattern(
                binding.pattern, against: type, isBinding: isVariable ? .variable : .constant)
            result.append(.bind(pattern, value))
        }
        return result
    }

    /// A computed variable in a body: a function without parameters that is called where it is read.
    private func checkLocalComputed(
        _ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax, _ type: TypeID?
    ) -> [TypedStatement] {
        guard case .identifier(let identifier) = binding.pattern.form, let type else {
            report(.missingType, at: binding.span, "the computed variable needs a type")
            return []
        }
        reportUnsupported("a computed variable inside a function", at: identifier.span)
        let local = LocalVariable(
            name: identifier.name.name, type: type, isMutable: false, slot: context.newSlot(), span: identifier.span)
        context.declare(local)
        return [.bind(.variable(local), make(.unsupported(local.name), types.error, binding.span))]
    }

    // MARK: Local functions

    /// Functions of a block are visible in all of it: each is a variable that holds a closure.
    func hoistFunctions(_ statements: [StatementSyntax]) -> [TypedStatement] {
        var result: [TypedStatement] = []
        for statement in statements where statement.kind == .functionDecl {
            let function = FunctionDeclSyntax(unchecked: statement.syntax)
            let symbol = makeFunction(function, scope: context.scope, owner: nil)
            let saved = context
            resolveSignature(symbol)
            context = saved
            let type = functionType(
                of: Candidate(function: symbol, selfType: nil, substitution: Substitution(), depth: 0))
            let local = LocalVariable(
                name: symbol.name, type: type, isMutable: true, slot: context.newSlot(), span: function.name.span)
            local.isBoxed = true
            context.declare(symbol.name, .function(local, symbol))
            result.append(.bind(.variable(local), nil))
        }
        return result
    }

    private func checkLocalFunction(_ syntax: FunctionDeclSyntax) -> [TypedStatement] {
        guard case .function(let local, let symbol)? = context.entry(syntax.name.name), let body = syntax.body else {
            return []
        }
        let inner = FunctionContext(parent: context, scope: symbol.scope ?? context.scope)
        inner.name = signatureName(symbol)
        inner.isInitializer = false
        let saved = context
        context = inner
        let function = checkFunctionBody(
            symbol, Array(body.statements), closing: body.rightBrace.span, name: inner.name)
        context = saved
        function.captures = inner.captures
        let closure = make(.closure(function), local.type, syntax.span)
        let place = make(.local(local), local.type, syntax.name.span)
        return [.expression(make(.assign(place, closure), types.void, syntax.span))]
    }
}
