import LDLParser

/// Bodies in which there is nothing but views and modifiers whose calls are of forms that have been met before.
///
/// Such a body is right, and the type of what it gives is known, without an expression having been made for any part of
/// it. That is done when the body is run, which happens to few of a module's bodies: one view is shown.
///
/// What is surveyed here and what is checked anew gives the same, since both ask the same memory
/// (``CallPatternTable``); a body in which one call is of a new form is checked whole, which puts the form down.
extension Checker {
    /// Finds out what a function gives from its body alone, if the body is of that kind.
    /// - Returns: Whether there is nothing left to check.
    func surveyBody(of function: FunctionSymbol) -> Bool {
        if function.bodyState == .surveyed { return true }
        // An editor is told what each name stands for.
        guard function.bodyState == .unchecked, references == nil, !callPatterns.isEmpty else { return false }
        resolveSignature(function)
        guard let opaque = function.opaqueResult, function.parameters.isEmpty, let scope = function.scope,
            let statements = bodySyntax(of: function)?.statements, isBuilder(function)
        else { return false }
        let views: [TypeID]? = isolated(in: scope) {
            var parameters: [LocalVariable] = []
            var inOut: [Int] = []
            declareSelf(function, &parameters, &inOut)
            bodyTypeNames.begin(shares: sharesTypeNames(function))
            // Should one body lead to another, what names stood for in that one means nothing here.
            defer { bodyTypeNames.begin(shares: nil) }
            guard let tree = statements.first?.tree else { return [] }
            for statement in statements { tree.readAhead(statement.id) }
            return tree.file.bytes.withUnsafeBufferPointer { bytes in
                plainViews(statements.lazy.map { SyntaxChild($0.id) }, in: tree, bytes)
            }
        }
        guard let views else { return false }
        if opaque.underlying == nil { opaque.underlying = combined(views) }
        function.makesOwnValues = false
        function.bodyState = .surveyed
        return true
    }

    /// The types of the views that statements make; `nil` if one of them is no plain chain of calls that are known.
    private func plainViews(
        _ statements: some Collection<SyntaxChild>, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> [TypeID]? {
        var views: [TypeID] = []
        views.reserveCapacity(statements.count)
        for statement in statements {
            // Semicolons stand between statements.
            guard let chain = statement.node else { continue }
            guard tree.kind(of: chain) == .postfixExpr, let view = plainChain(chain, in: tree, bytes), isView(view),
                types.flags(view).isDisjoint(with: [.error, .variable, .member])
            else { return nil }
            views.append(view)
        }
        return views
    }

    /// The type of `Name(…).modifier(…)…`.
    private func plainChain(_ chain: NodeID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) -> TypeID? {
        guard let base = tree.child(0, of: chain).node, tree.kind(of: base) == .identifierExpr,
            let name = plainName(base, in: tree), let suffixes = tree.child(1, of: chain).node,
            let construction = call(0, of: suffixes, in: tree), let named = bodyType(name, in: tree, bytes)
        else { return nil }
        var key = CallPatternKey()
        guard let pattern = constructionNumber(named.symbol, construction, in: tree, bytes, &key),
            var type = plainResult(of: pattern, key, on: named.type, in: tree, bytes)
        else { return nil }
        var place = 1
        let count = tree.childCount(of: suffixes)
        while place < count {
            guard let member = tree.child(place, of: suffixes).node, tree.kind(of: member) == .memberSuffix,
                let name = tree.child(1, of: member).token, !tree.isMissing(name),
                let modifier = call(place + 1, of: suffixes, in: tree),
                let pattern = patternNumber(
                    memberNames.number(of: tree[name], in: bytes), on: type, modifier, in: tree, bytes, &key),
                let result = plainResult(of: pattern, key, on: type, in: tree, bytes)
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
        of pattern: Int, _ key: CallPatternKey, on base: TypeID?, in tree: SyntaxTree,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> TypeID? {
        let plan = callPatterns.plan(pattern)
        var views: [TypeID]?
        for look in plan.looks {
            let look = callPatterns.looks[look]
            let value = NodeID(key.values[look.argument])
            switch look.kind {
            case .digits: if NumberLiterals.digits(tree.range(of: value), in: bytes) == nil { return nil }
            case .text: if StringLiterals.plainPlace(value, in: tree, bytes) == nil { return nil }
            case .views:
                views = plainViews(ofClosure: value, in: tree, bytes)
                if views == nil { return nil }
            }
        }
        if let views {
            let pattern = callPatterns[pattern]
            guard let content = pattern.content else { return nil }
            return result(of: pattern, on: base, content: (content, combined(views)))
        }
        guard plan.isFixed, let base else { return nil }
        return callPatterns.result(pattern, on: base) { fixedResult(of: $0, on: base) }
    }

    private func plainViews(
        ofClosure closure: NodeID, in tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> [TypeID]? {
        let node = tree[closure]
        guard tree.child(1, of: closure).isAbsent,
            dollarNames.within(node.firstToken..<max(node.firstToken, node.endToken), of: tree).isEmpty,
            let statements = tree.child(2, of: closure).node
        else { return nil }
        return plainViews(tree.children(of: statements), in: tree, bytes)
    }
}
