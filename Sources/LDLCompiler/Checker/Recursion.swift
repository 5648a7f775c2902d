import LDLParser

/// Views whose bodies contain themselves on every way through them.
extension Checker {
    func checkRecursion() {
        guard let view = known.view else { return }
        var contents: [ObjectIdentifier: [(symbol: NominalSymbol, span: SourceSpan)]] = [:]
        let views = userNominals.filter { conformances(of: $0).contains { $0 === view } }
        for symbol in views {
            for case .variable(let variable) in ownMembers("body", of: symbol) {
                guard case .computed(let getter, _) = variable.storage, let body = getter.body, getter.makesOwnValues
                else { continue }
                var walk = AlwaysShown()
                walk.statements(body.body)
                contents[ObjectIdentifier(symbol)] = walk.found
            }
        }
        var reportedViews: Set<ObjectIdentifier> = []
        for symbol in views where !reportedViews.contains(ObjectIdentifier(symbol)) {
            guard let path = cycle(from: symbol, contents) else { continue }
            // One message a circle.
            for step in path { reportedViews.insert(ObjectIdentifier(step.symbol)) }
            let names = path.dropLast().map(\.symbol.name)
            report(
                .recursiveView, at: path.last?.span ?? symbol.span,
                names.isEmpty
                    ? "the body of '\(symbol.name)' always contains another '\(symbol.name)', so it never ends"
                    : "the body of '\(symbol.name)' always contains \(alternatives(names, "and")), and so another '\(symbol.name)'"
            )
        }
    }

    /// A way from a view back to itself, each step through what a body always shows.
    private func cycle(
        from start: NominalSymbol, _ contents: [ObjectIdentifier: [(symbol: NominalSymbol, span: SourceSpan)]]
    ) -> [(symbol: NominalSymbol, span: SourceSpan)]? {
        var seen: Set<ObjectIdentifier> = []
        var pending: [[(symbol: NominalSymbol, span: SourceSpan)]] = (contents[ObjectIdentifier(start)] ?? []).map {
            [$0]
        }
        while let path = pending.popLast() {
            guard let last = path.last else { continue }
            if last.symbol === start { return path }
            guard seen.insert(ObjectIdentifier(last.symbol)).inserted else { continue }
            for next in contents[ObjectIdentifier(last.symbol)] ?? [] { pending.append(path + [next]) }
        }
        return nil
    }
}

/// Collects the views of the program's own that an expression makes and shows whenever it is evaluated.
private struct AlwaysShown {
    var found: [(symbol: NominalSymbol, span: SourceSpan)] = []

    mutating func statements(_ statements: [TypedStatement]) {
        for statement in statements {
            switch statement {
            case .yield(let expression), .returnValue(let expression?): walk(expression)
            case .ifElse, .switchOver, .guardElse:
                // What comes after may not be reached.
                if case .guardElse = statement { return }
            default: break
            }
        }
    }

    /// Follows the receiver of a chain in a loop: chains are long.
    mutating func walk(_ expression: TypedExpression) {
        var current: TypedExpression? = expression
        while let expression = current {
            current = nil
            switch expression.kind {
            case .builder(let builder): statements(builder.statements)
            case .memberwise(let symbol, let values):
                found.append((symbol, expression.span))
                _ = values
            case .call(let function, let receiver, let arguments):
                if function.kind == .initializer, let owner = function.owner, !owner.isBuiltIn {
                    found.append((owner, expression.span))
                } else if case .node(let name) = function.implementation, !name.hasPrefix("forEach") {
                    for argument in arguments {
                        if case .value(let value) = argument, case .closure(let closure) = value.kind,
                            closure.parameters.isEmpty
                        {
                            statements(closure.body)
                        }
                    }
                }
                current = receiver
            default: break
            }
        }
    }
}
