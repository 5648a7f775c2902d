import LDLParser

/// Parameters and result types, worked out when a declaration is first used.
extension Checker {
    func resolveSignature(_ function: FunctionSymbol) {
        guard !function.isSignatureKnown else { return }
        function.isSignatureKnown = true
        guard let declaration = function.declaration, let outer = function.scope else { return }
        let savedContext = context
        context = FunctionContext(parent: outer.isBuiltIn ? nil : enclosing(outer), scope: outer)
        defer { context = savedContext }
        prepare(outer)
        switch declaration.syntax.kind {
        case .functionDecl:
            let syntax = FunctionDeclSyntax(unchecked: declaration.syntax)
            resolve(
                function, outer: outer, generics: syntax.genericParameters, parameters: syntax.parameters,
                result: syntax.result, whereClause: syntax.whereClause)
        case .initializerDecl:
            let syntax = InitializerDeclSyntax(unchecked: declaration.syntax)
            resolve(
                function, outer: outer, generics: syntax.genericParameters, parameters: syntax.parameters, result: nil,
                whereClause: syntax.whereClause)
            let own = selfType(in: outer) ?? types.error
            function.resultType = function.isFailable ? optional(own) : own
        case .subscriptDecl:
            let syntax = SubscriptDeclSyntax(unchecked: declaration.syntax)
            resolve(
                function, outer: outer, generics: syntax.genericParameters, parameters: syntax.parameters,
                result: syntax.result, whereClause: syntax.whereClause, isSubscript: true)
            resolveSubscriptSetter(function)
        default: break
        }
    }

    private func enclosing(_ scope: TypeScope) -> FunctionContext? { nil }

    private func resolveSubscriptSetter(_ getter: FunctionSymbol) {
        guard let setter = getter.setter else { return }
        setter.scope = getter.scope
        setter.genericParameters = getter.genericParameters
        setter.requirements = getter.requirements
        let value = ParameterSymbol(label: nil, name: "newValue", type: getter.resultType, span: setter.span)
        setter.parameters = getter.parameters + [value]
        setter.isSignatureKnown = true
    }

    private func resolve(
        _ function: FunctionSymbol, outer: TypeScope, generics: GenericParameterClauseSyntax?,
        parameters: ParameterClauseSyntax, result: ReturnClauseSyntax?, whereClause: WhereClauseSyntax?,
        isSubscript: Bool = false
    ) {
        let scope = TypeScope(parent: outer, nominal: nil, isBuiltIn: outer.isBuiltIn)
        function.scope = scope
        if let generics {
            function.genericParameters = declareGenerics(generics, in: scope)
            constrain(function.genericParameters, generics, in: scope)
        }
        function.parameters = parameters.parameters.map { parameter in
            makeParameter(parameter, of: function, in: scope, isSubscript: isSubscript)
        }
        addRequirements(whereClause, in: scope)
        function.requirements = outer.requirements + scope.requirements
        if let result {
            requireOpaque(result.type, in: scope)
            function.resultType = resolveType(
                result.type, in: scope,
                some: .result(
                    { declaration in
                        declaration.function = function
                        function.opaqueResult = declaration
                    }, allParameters(in: scope)))
        } else {
            function.resultType = types.void
        }
    }

    /// `var body: View`: a protocol with associated types is no type of its own; what a function makes of it is `some`.
    private func requireOpaque(_ type: TypeSyntax, in scope: TypeScope) {
        guard !scope.isBuiltIn, case .simple(let simple) = type.form, let view = known.view,
            simple.name.name == view.name, case .nominal(let found) = lookUpType(view.name, in: scope), found === view
        else { return }
        report(
            .typeMismatch, at: type.span, "'\(view.name)' is a protocol, not a type; write 'some \(view.name)'",
            fixIts: [
                FixIt(
                    "insert 'some '",
                    edits: [
                        TextEdit(
                            file: type.tree.file.id, range: SourceRange(at: type.range.start), replacement: "some ")
                    ])
            ])
    }

    private func makeParameter(
        _ syntax: ParameterSyntax, of function: FunctionSymbol, in scope: TypeScope, isSubscript: Bool
    ) -> ParameterSymbol {
        let first = syntax.firstName?.name ?? "_"
        var label: String? = first == "_" ? nil : first
        // A subscript's parameter has a label only where two names are written.
        if isSubscript, syntax.secondName == nil { label = nil }
        if function.kind == .operatorFunction { label = nil }
        let name = syntax.secondName?.name ?? first
        let type =
            syntax.type.map { written in
                resolveType(
                    written, in: scope,
                    some: .parameter { parameter in
                        function.genericParameters.append(parameter)
                        scope.generics.append((parameter.name, self.types.parameter(parameter)))
                    })
            } ?? types.error
        let symbol = ParameterSymbol(
            label: label, name: name, type: type, span: (syntax.secondName ?? syntax.firstName)?.span ?? syntax.span)
        symbol.isInOut = syntax.type.map(isInOut) ?? false
        symbol.isVariadic = syntax.ellipsis != nil
        symbol.defaultSyntax = syntax.defaultValue?.value
        symbol.hasDefault = symbol.defaultSyntax != nil
        for attribute in syntax.attributes { apply(attribute.name.text, to: symbol) }
        if let written = syntax.type, case .attributed(let attributed) = written.form {
            for specifier in attributed.specifiers {
                if let attribute = AttributeSyntax(specifier) { apply(attribute.name.text, to: symbol) }
            }
        }
        return symbol
    }

    private func apply(_ attribute: String, to symbol: ParameterSymbol) {
        switch attribute {
        case "ViewBuilder": symbol.isViewBuilder = true
        case "autoclosure": symbol.isAutoclosure = true
        case "unchecked": symbol.isUnchecked = true
        default:
            // A builder that the program declares itself works on views as `@ViewBuilder` does.
            if attribute.hasSuffix("Builder") { symbol.isViewBuilder = true }
        }
    }

    // MARK: Variables

    /// The type of a property or global; its initial value is checked if nothing else says it.
    func resolveVariable(_ variable: VariableSymbol) {
        guard !variable.isTypeKnown else { return }
        variable.isTypeKnown = true
        guard let declaration = variable.declaration, let scope = variable.scope else { return }
        let binding = PatternBindingSyntax(unchecked: declaration.syntax)
        prepare(scope)
        if let annotation = typeAnnotation(of: binding) {
            let saved = context
            context = FunctionContext(parent: nil, scope: scope)
            let getter: FunctionSymbol? = if case .computed(let getter, _) = variable.storage { getter } else { nil }
            if getter != nil, !variable.isDeclaredInProtocol { requireOpaque(annotation, in: scope) }
            var type = resolveType(
                annotation, in: scope,
                some: .result(
                    { declaration in
                        declaration.variable = variable
                        declaration.function = getter
                        variable.opaqueType = declaration
                        getter?.opaqueResult = declaration
                    }, allParameters(in: scope)))
            if let index = variable.tupleIndex, case .tuple(let elements) = types[type],
                elements.indices.contains(index)
            {
                type = elements[index].type
            }
            context = saved
            variable.type = type
            // `some View` with a value: the value says what it is, and a generic type may be completed by it.
            if variable.opaqueType != nil || types.flags(type).contains(.variable), variable.valueSyntax != nil {
                checkInitialValue(variable)
            }
        } else if variable.valueSyntax != nil {
            variable.isTypeKnown = false
            checkInitialValue(variable)
            variable.isTypeKnown = true
        } else if let implied = impliedType(variable) {
            variable.type = implied
        } else if case .computed = variable.storage, !scope.isBuiltIn {
            report(
                .missingType, at: variable.span,
                "the computed property '\(variable.name)' needs a type, as in 'var \(variable.name): Int { … }'")
        } else if !scope.isBuiltIn {
            report(.missingType, at: variable.span, "'\(variable.name)' needs a type or a value")
        }
        if case .computed(let getter, let setter) = variable.storage {
            getter.resultType = variable.type
            getter.requirements = scope.requirements
            if let setter {
                setter.parameters = [
                    ParameterSymbol(label: nil, name: "newValue", type: variable.type, span: variable.span)
                ]
                setter.requirements = scope.requirements
            }
        }
    }

    /// `let a, b: Int`: a binding without a type takes that of the next binding that has one.
    private func typeAnnotation(of binding: PatternBindingSyntax) -> TypeSyntax? {
        if let annotation = binding.typeAnnotation { return annotation.type }
        return nil
    }

    /// The type of a wrapped property that says neither a type nor a value: `@Environment(\.colorScheme) var scheme`.
    private func impliedType(_ variable: VariableSymbol) -> TypeID? {
        guard let wrapper = variable.wrapper else { return nil }
        switch wrapper.name {
        case "Environment":
            guard let key = wrapper.key else { return types.intern(.unknown("_")) }
            if let found = lookUpType(key, in: variable.scope ?? moduleScope), case .nominal(let symbol) = found {
                return selfType(of: symbol)
            }
            if let values = builtInNominal("EnvironmentValues") {
                for case .variable(let property) in ownMembers(key, of: values) {
                    resolveVariable(property)
                    return property.type
                }
            }
            return types.intern(.unknown("_"))
        default:
            // `@Namespace var space`, `@FocusState var isFocused`: values that only a device fills.
            return types.intern(.unknown("_"))
        }
    }

    /// The stored properties in order of declaration, with their places.
    func fields(of nominal: NominalSymbol) -> [VariableSymbol] {
        if nominal.areFieldsKnown { return nominal.storedProperties }
        nominal.areFieldsKnown = true
        var fields: [VariableSymbol] = []
        if let superclass = superclass(of: selfType(of: nominal)), let parent = types.asNominal(superclass)?.symbol {
            fields = self.fields(of: parent)
        }
        for site in nominal.memberSites {
            guard case .variable(_, let tupleIndex) = site.form, site.scope === nominal.scope else { continue }
            for case .variable(let variable) in ownMembers(site.name, of: nominal)
            where variable.tupleIndex == tupleIndex {
                guard !variable.isStatic, case .field = variable.storage,
                    !fields.contains(where: { $0 === variable })
                else { continue }
                variable.storage = .field(fields.count)
                fields.append(variable)
            }
        }
        nominal.storedProperties = fields
        return fields
    }
}
