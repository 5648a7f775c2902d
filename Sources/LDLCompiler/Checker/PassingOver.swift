import LDLParser

/// Built-in overloads that a call cannot mean, told by their labels as they are written, before anything is known of
/// the types of their parameters: `Text("a")` is none of the ten initialisers that ask for a format, and their types
/// need not be read.
extension Checker {
    /// Whether a function whose types are unknown so far has parameters that cannot take the arguments; `false` where
    /// that is not certain.
    func isPassedOver(_ function: FunctionSymbol, _ arguments: [CallArgument]) -> Bool {
        guard !function.isSignatureKnown, !function.isUnchecked, function.kind != .operatorFunction,
            function.scope?.isBuiltIn == true, let syntax = function.declaration?.syntax
        else { return false }
        switch syntax.kind {
        case .functionDecl: return isPassedOver(FunctionDeclSyntax(unchecked: syntax).parameters, arguments)
        case .initializerDecl: return isPassedOver(InitializerDeclSyntax(unchecked: syntax).parameters, arguments)
        default: return false
        }
    }

    /// The steps of ``ArgumentMatching/match(_:_:isFunction:)`` as far as they need no types.
    private func isPassedOver(_ clause: ParameterClauseSyntax, _ arguments: [CallArgument]) -> Bool {
        var parameters = clause.parameters.makeIterator()
        var next = parameters.next()
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            // Which parameter a closure after the parentheses goes to is a question of types.
            if argument.isTrailing { return false }
            let label = argument.labelName ?? "_"
            while let parameter = next, (parameter.firstName?.name ?? "_") != label {
                guard canBeLeftOut(parameter) else { return true }
                next = parameters.next()
            }
            guard let parameter = next else { return true }
            next = parameters.next()
            index += 1
            if parameter.ellipsis != nil {
                while index < arguments.count, !arguments[index].hasLabel, !arguments[index].isTrailing { index += 1 }
            }
        }
        while let parameter = next {
            guard canBeLeftOut(parameter) else { return true }
            next = parameters.next()
        }
        return false
    }

    private func canBeLeftOut(_ parameter: ParameterSyntax) -> Bool {
        parameter.defaultValue != nil || parameter.ellipsis != nil
    }
}
