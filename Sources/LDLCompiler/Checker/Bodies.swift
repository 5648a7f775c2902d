import LDLParser

/// Bodies of functions and accessors, initial values and defaults. Each is checked once, when something needs it or
/// in the pass over all declarations.
extension Checker {
    /// Runs a check that has nothing to do with the expression that is being checked at the moment.
    func isolated<Result>(in scope: TypeScope, parent: FunctionContext? = nil, _ body: () -> Result) -> Result {
        let saved = (context, unsettled, unsettledLocals, trail, sharedBindings)
        let captures = (pendingTupleBindings, pendingCaptures)
        context = FunctionContext(parent: parent, scope: scope)
        unsettled = []
        unsettledLocals = []
        trail = []
        sharedBindings = nil
        pendingTupleBindings = []
        pendingCaptures = []
        defer {
            (context, unsettled, unsettledLocals, trail, sharedBindings) = saved
            (pendingTupleBindings, pendingCaptures) = captures
        }
        return body()
    }

    // MARK: When needed

    /// A body that the catalogue writes is checked when the function is used.
    func ensureBody(_ function: FunctionSymbol) {
        guard function.scope?.isBuiltIn == true, case .user = function.implementation else { return }
        checkBody(of: function)
    }

    func checkBodyIfBuiltIn(_ function: FunctionSymbol) { ensureBody(function) }

    func ensureGlobal(_ variable: VariableSymbol) {
        if variable.valueSyntax != nil { checkInitialValue(variable) }
    }

    /// A default argument is checked in the place of the declaration.
    func ensureDefault(_ parameter: ParameterSymbol, of function: FunctionSymbol) {
        guard parameter.defaultValue == nil, let syntax = parameter.defaultSyntax else { return }
        // Recursion through a default ends here.
        parameter.defaultSyntax = nil
        isolated(in: function.scope ?? moduleScope) {
            context.name = signatureName(function)
            context.isStatic = true
            context.staticType = function.owner.flatMap { _ in function.scope.flatMap { selfType(in: $0) } }
            // The default of a generic parameter says what it is: `_ content: S = .foreground`.
            var open = Substitution()
            for generic in function.genericParameters {
                open.add(generic, newVariable(constraints: generic.constraints))
            }
            let value = check(
                syntax, as: types.substitute(parameter.type, open),
                for: .argument(function: function.name, label: parameter.label, position: 0))
            settleLiterals(from: 0)
            settleExpressions()
            parameter.defaultValue = value
            parameter.defaultFrameSize = context.frameSize
        }
        parameter.defaultSyntax = syntax
    }

    /// The value a stored property or global begins with; it may say the type.
    func checkInitialValue(_ variable: VariableSymbol) {
        guard variable.valueState == .unchecked, let syntax = variable.valueSyntax else {
            if variable.valueState == .checking, !variable.isTypeKnown {
                report(.missingType, at: variable.span, "the value of '\(variable.name)' depends on itself")
                variable.isTypeKnown = true
            }
            return
        }
        variable.valueState = .checking
        isolated(in: variable.scope ?? moduleScope) {
            context.name = variable.name
            context.fallbackSpan = variable.span
            if let owner = variable.owner, let scope = variable.scope {
                context.staticType = selfType(in: scope) ?? selfType(of: owner)
                context.isStatic = true
                if variable.isLazy, !variable.isStatic {
                    let own = LocalVariable(
                        name: "self", type: context.staticType ?? types.error, isMutable: true, slot: context.newSlot(),
                        span: variable.span)
                    context.selfVariable = own
                    context.selfType = own.type
                }
            }
            let value: TypedExpression
            if variable.isTypeKnown, variable.opaqueType == nil, variable.tupleIndex == nil {
                value = check(syntax, as: variable.type, for: .variable(variable.name))
                settleLiterals(from: 0)
                if types.flags(variable.type).contains(.variable) { variable.type = settle(variable.type) }
            } else {
                value = check(syntax)
                settleLiterals(from: 0)
            }
            settleExpressions()
            var type = settle(value.type)
            var result = value
            if let index = variable.tupleIndex {
                if case .tuple(let elements) = types[type], elements.indices.contains(index) {
                    result = make(.tupleElement(value, index), elements[index].type, value.span)
                    type = elements[index].type
                } else if !types.isError(type) {
                    report(
                        .typeMismatch, at: syntax.span,
                        "this pattern takes a tuple apart, and '\(describe(type))' is none")
                    type = types.error
                }
            }
            if let opaque = variable.opaqueType {
                if opaque.underlying == nil { opaque.underlying = type }
            } else if !variable.isTypeKnown {
                variable.type = type
                if case .none = value.kind {
                    report(
                        .missingType, at: variable.span,
                        "'\(variable.name)' needs a type; 'nil' alone does not say which")
                }
            }
            variable.initialValue = result
            variable.initialFrameSize = context.frameSize
        }
        variable.valueState = .checked
    }

    /// What stands behind `some P`; `nil` while it is being worked out, and in the catalogue.
    func underlyingType(of declaration: OpaqueDeclaration) -> TypeID? {
        if let known = declaration.underlying { return known }
        if let variable = declaration.variable, variable.valueSyntax != nil {
            resolveVariable(variable)
            checkInitialValue(variable)
        } else if let function = declaration.function, case .user = function.implementation {
            if !surveyBody(of: function) { checkBody(of: function) }
        }
        return declaration.underlying
    }

    // MARK: Functions

    /// A function's name with its labels: `sizeThatFits(proposal:subviews:cache:)`.
    func signatureName(_ function: FunctionSymbol) -> String {
        switch function.kind {
        case .getter, .setter: return function.name
        default: break
        }
        return function.parameters.reduce(function.name + "(") { $0 + ($1.label ?? "_") + ":" } + ")"
    }

    /// Checks the body of a function, accessor or initialiser.
    func checkBody(of function: FunctionSymbol) {
        guard function.bodyState == .unchecked || function.bodyState == .surveyed else { return }
        resolveSignature(function)
        guard let body = bodySyntax(of: function), let scope = function.scope else {
            function.bodyState = .checked
            return
        }
        function.bodyState = .checking
        let made = ownValuesMade
        defer { function.makesOwnValues = ownValuesMade > made }
        isolated(in: scope) {
            context.name = signatureName(function)
            context.fallbackSpan = function.span
            function.body = checkFunctionBody(
                function, body.statements, closing: body.closing, name: context.name)
        }
        function.bodyState = .checked
    }

    func bodySyntax(of function: FunctionSymbol) -> (statements: [StatementSyntax], closing: SourceSpan)? {
        guard let syntax = function.declaration?.syntax else { return nil }
        func block(_ block: CodeBlockSyntax?) -> (statements: [StatementSyntax], closing: SourceSpan)? {
            block.map { (Array($0.statements), $0.rightBrace.span) }
        }
        switch syntax.kind {
        case .functionDecl: return block(FunctionDeclSyntax(unchecked: syntax).body)
        case .initializerDecl: return block(InitializerDeclSyntax(unchecked: syntax).body)
        case .accessor: return block(AccessorSyntax(unchecked: syntax).body)
        case .subscriptDecl:
            return accessorBody(
                SubscriptDeclSyntax(unchecked: syntax).accessors, isSetter: function.kind == .subscriptSetter)
        case .patternBinding:
            return accessorBody(PatternBindingSyntax(unchecked: syntax).accessors, isSetter: function.kind == .setter)
        default: return nil
        }
    }

    private func accessorBody(
        _ block: AccessorBlockSyntax?, isSetter: Bool
    ) -> (statements: [StatementSyntax], closing: SourceSpan)? {
        guard let block else { return nil }
        if block.accessors.isEmpty { return isSetter ? nil : (Array(block.statements), block.rightBrace.span) }
        for accessor in block.accessors where (accessor.name.text == "set") == isSetter {
            if accessor.name.text == "willSet" || accessor.name.text == "didSet" { continue }
            return accessor.body.map { (Array($0.statements), $0.rightBrace.span) }
        }
        return nil
    }

    /// Checks a body in the present context, which is the function's own.
    func checkFunctionBody(
        _ function: FunctionSymbol, _ statements: [StatementSyntax], closing: SourceSpan, name: String
    ) -> TypedFunction {
        var parameters: [LocalVariable] = []
        var inOut: [Int] = []
        declareSelf(function, &parameters, &inOut)
        for parameter in function.parameters {
            let type = parameter.isVariadic ? array(parameter.type) : parameter.type
            let local = LocalVariable(
                name: parameterName(parameter, of: function), type: type, isMutable: parameter.isInOut,
                slot: context.newSlot(), span: parameter.span)
            if parameter.isInOut { inOut.append(parameters.count) }
            parameters.append(local)
            if local.name != "_" { context.declare(local) }
        }
        let result = TypedFunction(name: name, parameters: parameters, body: [], frameSize: 0, span: function.span)
        result.inOutParameters = inOut
        pushBlock()
        result.body = checkResult(function, flattened(statements), closing: closing)
        popBlock()
        settleLiterals(from: context.parent == nil ? 0 : bindings.count)
        if context.parent == nil { settleExpressions() }
        result.frameSize = context.frameSize
        return result
    }

    private func parameterName(_ parameter: ParameterSymbol, of function: FunctionSymbol) -> String {
        // `set(value)` may name what `newValue` is otherwise.
        guard parameter.name == "newValue", let syntax = function.declaration?.syntax else { return parameter.name }
        if syntax.kind == .accessor, let name = AccessorSyntax(unchecked: syntax).parameter?.name { return name }
        if syntax.kind == .patternBinding {
            for accessor in PatternBindingSyntax(unchecked: syntax).accessors?.accessors ?? SyntaxList(parent: nil)
            where accessor.name.text == "set" { return accessor.parameter?.name ?? parameter.name }
        }
        return parameter.name
    }

    func declareSelf(_ function: FunctionSymbol, _ parameters: inout [LocalVariable], _ inOut: inout [Int]) {
        guard let owner = function.owner, let scope = function.scope else { return }
        let own = selfType(in: scope) ?? selfType(of: owner)
        context.staticType = own
        context.isStatic = function.isStatic && function.kind != .initializer
        if context.isStatic { return }
        let isClass = owner.kind == .classType
        let isMutable = (function.isMutating || function.kind == .initializer) && !isClass
        let local = LocalVariable(
            name: "self", type: own, isMutable: isMutable, slot: context.newSlot(), span: function.span)
        local.isUsed = true
        parameters.append(local)
        context.selfVariable = local
        context.selfType = own
        context.isInitializer = function.kind == .initializer
        if isMutable { inOut.append(0) }
    }

    private func checkResult(
        _ function: FunctionSymbol, _ statements: [StatementSyntax], closing: SourceSpan
    ) -> [TypedStatement] {
        if function.kind == .initializer {
            context.resultType = nil
            return checkBody(statements)
        }
        let wanted = function.resultType
        context.resultType = wanted
        context.opaqueResult = function.opaqueResult
        if !containsReturn(statements), isBuilder(function) {
            bodiesInProgress.append(function)
            defer { bodiesInProgress.removeLast() }
            let builder = checkBuilder(statements, span: function.span)
            settleLiterals(from: 0)
            record(builder, for: function)
            return [.returnValue(builder)]
        }
        if isVoid(wanted) { return checkBody(statements) }
        if isForeignBuilder(function, statements) { return checkForeignBuilder(function, statements) }
        if statements.count == 1, let only = statements.first, case .expression(let expression) = only.form,
            isSingleValue(expression)
        {
            let first = bindings.count
            let value = checkResult(expression, wanted)
            settleLiterals(from: first)
            if context.parent == nil { settleExpressions() }
            return [.returnValue(value)]
        }
        if let builder = checkForgottenBuilder(function, statements) { return builder }
        let body = checkBody(statements)
        if !alwaysLeaves(statements), !types.isError(resolve(wanted)) {
            reportMissingReturn(function, statements, wanted, closing)
        }
        return body
    }

    /// Several views one after the other where `@ViewBuilder` is missing: it is asked for, and taken as written.
    private func checkForgottenBuilder(_ function: FunctionSymbol, _ statements: [StatementSyntax]) -> [TypedStatement]?
    {
        guard let opaque = function.opaqueResult, opaque.protocols.contains(where: { $0 === known.view }),
            !containsReturn(statements), statements.count > 1
        else { return nil }
        var views = 0
        for statement in statements {
            switch statement.form {
            case .expression: views += 1
            case .declaration: break
            case .statement: return nil
            }
        }
        guard views > 0 else { return nil }
        let file = function.span.file
        var place = function.span.range.start
        if let tree = trees.first(where: { $0.file.id == file }) {
            let line = tree.file.lineIndex.line(at: place)
            let start = tree.file.lineIndex.range(ofLine: line).start
            let text = tree.file.text(in: SourceRange(start: start, end: place))
            place = start + UInt32(text.utf8.prefix { $0 == 32 || $0 == 9 }.count)
        }
        report(
            .missingReturn, at: function.span,
            "'\(function.name)' makes views one after the other and needs '@ViewBuilder' in front of it",
            notes: [
                Note("with '@ViewBuilder' the views become one group; or put a stack round them, or write 'return'")
            ],
            fixIts: [
                FixIt(
                    "insert '@ViewBuilder'", applicability: .maybeIncorrect,
                    edits: [TextEdit(file: file, range: SourceRange(at: place), replacement: "@ViewBuilder ")])
            ])
        let builder = checkBuilder(statements, span: function.span)
        settleLiterals(from: 0)
        record(builder, for: function)
        return [.returnValue(builder)]
    }

    /// Scenes, toolbars and commands have builders of their own, whose results layout does not see.
    private func isForeignBuilder(_ function: FunctionSymbol, _ statements: [StatementSyntax]) -> Bool {
        guard let opaque = function.opaqueResult, statements.count > 1, !containsReturn(statements) else {
            return false
        }
        return !opaque.protocols.contains { $0 === known.view }
    }

    private func checkForeignBuilder(_ function: FunctionSymbol, _ statements: [StatementSyntax]) -> [TypedStatement] {
        for statement in statements {
            guard case .expression(let expression) = statement.form else { continue }
            let value = check(expression)
            settleLiterals(from: 0)
            if let opaque = function.opaqueResult, opaque.underlying == nil { opaque.underlying = settle(value.type) }
        }
        settleExpressions()
        return []
    }

    /// A list's elements; their number is known beforehand, but for separators.
    func elements<Element: SyntaxView>(of list: SyntaxList<Element>) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(list.syntax?.childCount ?? 0)
        for element in list { result.append(element) }
        return result
    }

    /// The statements, with those of the build conditions that hold put in place.
    func flattened(_ statements: [StatementSyntax]) -> [StatementSyntax] {
        if !statements.contains(where: { $0.kind == .ifConfig }) { return statements }
        return statements.flatMap { statement -> [StatementSyntax] in
            guard case .declaration(let declaration) = statement.form, case .ifConfig(let config) = declaration.form
            else {
                return [statement]
            }
            return activeElements(config).map { flattened(Array(SyntaxList<StatementSyntax>(parent: $0))) } ?? []
        }
    }

    /// `if` and `switch` are values unless their branches return by themselves.
    private func isSingleValue(_ expression: ExprSyntax) -> Bool {
        switch expression.form {
        case .ifElse, .switchCases: return !containsReturn([StatementSyntax(unchecked: expression.syntax)])
        case .doCatch: return false
        case .postfix(let postfix):
            if case .identifier(let identifier) = postfix.base.form, identifier.name.name == "fatalError" {
                return false
            }
            return true
        case .infix(let infix):
            guard let symbol = infix.operators.first?.text else { return true }
            return !Operators.isAssignment(symbol)
        default: return true
        }
    }

    private func reportMissingReturn(
        _ function: FunctionSymbol, _ statements: [StatementSyntax], _ wanted: TypeID, _ closing: SourceSpan
    ) {
        var notes: [Note] = []
        if case .opaque(let declaration, _) = types[resolve(wanted)],
            declaration.protocols.contains(where: { $0 === known.view })
        {
            notes = [Note("several views need '@ViewBuilder' in front of '\(function.name)', or a stack round them")]
        }
        if statements.isEmpty {
            report(
                .missingReturn, at: closing, "'\(signatureName(function))' must return \(article(describe(wanted)))",
                notes: notes)
        } else {
            report(
                .missingReturn, at: closing,
                "'\(signatureName(function))' must return \(article(describe(wanted))) on every way through it",
                notes: notes
            )
        }
    }

    /// Whether a body is a view builder's: marked so, or what a protocol marks so.
    func isBuilder(_ function: FunctionSymbol) -> Bool {
        if function.isViewBuilder { return true }
        guard let owner = function.owner, function.kind == .getter || function.kind == .method else { return false }
        for symbol in conformances(of: owner) {
            for member in ownMembers(function.name, of: symbol) {
                switch member {
                case .variable(let variable):
                    if variable.isDeclaredInProtocol, variable.isViewBuilder, function.kind == .getter { return true }
                case .function(let requirement):
                    if requirement.isDeclaredInProtocol, requirement.isViewBuilder, function.kind == .method {
                        resolveSignature(requirement)
                        return requirement.parameters.map(\.label) == function.parameters.map(\.label)
                            || requirement.parameters.count == function.parameters.count
                    }
                case .enumCase, .type, .alias: break
                }
            }
        }
        return false
    }

    private func record(_ builder: TypedExpression, for function: FunctionSymbol) {
        let type = settle(builder.type)
        if let opaque = function.opaqueResult {
            if opaque.underlying == nil { opaque.underlying = type }
        } else {
            let start = mark()
            if conversion(from: type, to: function.resultType) == nil {
                rollBack(to: start)
                if !types.isError(type) {
                    report(
                        .typeMismatch, at: function.span,
                        "'\(function.name)' must give \(article(describe(function.resultType))), and its body gives \(article(describe(type)))"
                    )
                }
            }
        }
    }
}
