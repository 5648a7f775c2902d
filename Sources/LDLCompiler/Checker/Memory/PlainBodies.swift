import LDLParser

/// Bodies in which there is nothing but views and modifiers whose calls are of forms that have been met before.
///
/// Such a body is right, and the type of what it gives is known, without an expression having been made for any part of
/// it. That is done when the body is run, which happens to few of a module's bodies: one view is shown.
///
/// What is surveyed here and what is checked anew gives the same, since both ask the same memory
/// (``Checker/findPattern``); a body in which one call is of a new form is checked whole, which puts the form down.
extension Checker {
    /// Finds out what a function gives from its body alone, if the body is of that kind.
    /// - Returns: Whether there is nothing left to check.
    func surveyBody(of function: FunctionSymbol) -> Bool {
        if function.bodyState == .surveyed { return true }
        // An editor is told what each name stands for.
        guard function.bodyState == .unchecked, references == nil, callPatterns.count > 0 else { return false }
        resolveSignature(function)
        guard let opaque = function.opaqueResult, function.parameters.isEmpty, let scope = function.scope,
            let statements = bodySyntax(of: function)?.statements, isBuilder(function)
        else { return false }
        let views: [TypeID]? = isolated(in: scope) {
            var parameters: [LocalVariable] = []
            var inOut: [Int] = []
            declareSelf(function, &parameters, &inOut)
            return plainViews(statements.lazy.map { SyntaxChild($0.id) }, in: statements.first?.tree)
        }
        guard let views else { return false }
        if opaque.underlying == nil { opaque.underlying = combined(views) }
        function.makesOwnValues = false
        function.bodyState = .surveyed
        return true
    }

    /// The types of the views that statements make; `nil` if one of them is no plain chain of calls that are known.
    private func plainViews(_ statements: some Collection<SyntaxChild>, in tree: SyntaxTree?) -> [TypeID]? {
        guard let tree else { return [] }
        var views: [TypeID] = []
        views.reserveCapacity(statements.count)
        for statement in statements {
            // Semicolons stand between statements.
            guard let chain = statement.node else { continue }
            guard tree.kind(of: chain) == .postfixExpr, let view = plainChain(chain, in: tree), isView(view),
                types.flags(view).isDisjoint(with: [.error, .variable, .member])
            else { return nil }
            views.append(view)
        }
        return views
    }

    /// The type of `Name(…).modifier(…)…`.
    private func plainChain(_ chain: NodeID, in tree: SyntaxTree) -> TypeID? {
        guard let base = tree.child(0, of: chain).node, tree.kind(of: base) == .identifierExpr,
            let suffixes = tree.child(1, of: chain).node, let construction = call(0, of: suffixes, in: tree)
        else { return nil }
        var key = CallPatternKey()
        var found = findConstruction(base, construction, in: tree, &key)
        // The first use of a type's name in a body.
        if found == nil, let name = tree.child(0, of: base).token {
            let namesBefore = typeNames.count
            learnType(TokenSyntax(tree: tree, id: name))
            if typeNames.count > namesBefore { found = findConstruction(base, construction, in: tree, &key) }
        }
        guard let (pattern, base) = found, var type = plainResult(of: pattern, key, on: base, in: tree) else {
            return nil
        }
        var place = 1
        let count = tree.childCount(of: suffixes)
        while place < count {
            guard let member = tree.child(place, of: suffixes).node, tree.kind(of: member) == .memberSuffix,
                let name = tree.child(1, of: member).token, !tree.isMissing(name),
                let modifier = call(place + 1, of: suffixes, in: tree),
                let pattern = findPattern(name, on: type, modifier, in: tree, &key),
                let result = plainResult(of: pattern, key, on: type, in: tree)
            else { return nil }
            type = result
            place += 2
        }
        return type
    }

    private func call(_ place: Int, of suffixes: NodeID, in tree: SyntaxTree) -> NodeID? {
        guard let suffix = tree.child(place, of: suffixes).node, tree.kind(of: suffix) == .callSuffix else {
            return nil
        }
        return suffix
    }

    /// The type that a call gives; `nil` if an argument is none that can be told without looking further.
    private func plainResult(
        of pattern: CallPattern, _ key: CallPatternKey, on base: TypeID?, in tree: SyntaxTree
    ) -> TypeID? {
        var content: (parameter: GenericParameter, type: TypeID)?
        for look in pattern.looks {
            let value = NodeID(key.values[look.argument])
            switch look.kind {
            case .digits: if NumberLiterals.digits(tree.range(of: value), in: tree.file) == nil { return nil }
            case .text: if StringLiterals.plainPlace(value, in: tree) == nil { return nil }
            case .views:
                guard let parameter = pattern.content, let views = plainViews(ofClosure: value, in: tree) else {
                    return nil
                }
                content = (parameter, combined(views))
            }
        }
        if content != nil { return result(of: pattern, on: base, content: content) }
        guard pattern.isFixed, let base else { return nil }
        return fixedResult(of: pattern, on: base)
    }

    private func plainViews(ofClosure closure: NodeID, in tree: SyntaxTree) -> [TypeID]? {
        let syntax = ClosureExprSyntax(unchecked: Syntax(tree: tree, id: closure))
        guard tree.child(1, of: closure).isAbsent, case .anonymous(-1) = closureParameterCount(syntax),
            let statements = tree.child(2, of: closure).node
        else { return nil }
        return plainViews(tree.children(of: statements), in: tree)
    }
}
