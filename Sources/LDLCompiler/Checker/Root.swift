import LDLParser

/// Which view a module shows.
extension Checker {
    /// The root's expression: what `name` says, or bare views, or `ContentView`, or the last view that needs no
    /// arguments, or the first preview.
    func checkRoot(named name: String?) -> TypedExpression? {
        let bare = checkBareViews()
        let shown = previews.map { checkPreview($0) }
        if let name { return root(named: name, shown) }
        if let bare { return bare }
        if case .nominal(let symbol)? = module.types["ContentView"], let made = makeView(symbol) { return made }
        for symbol in userNominals.reversed() where symbol.outer == nil {
            if let made = makeView(symbol) { return made }
        }
        return shown.first
    }

    private func inRoot<Result>(_ body: () -> Result) -> Result {
        isolated(in: moduleScope) {
            context.isRoot = true
            context.name = "the top level of the file"
            return body()
        }
    }

    /// The views at the top level of the files; `nil` if there are none.
    private func checkBareViews() -> TypedExpression? {
        guard let first = rootStatements.first, let last = rootStatements.last else { return nil }
        return inRoot {
            context.fallbackSpan = first.span
            let span =
                first.span.file == last.span.file
                ? SourceSpan(file: first.span.file, range: first.range.union(last.range)) : first.span
            let builder = TypedBuilder(statements: [], span: span)
            var views: [TypeID] = []
            builder.statements = checkBuilderBody(rootStatements, &views)
            popBlock()
            settleLiterals(from: 0)
            settleExpressions()
            if views.isEmpty { return nil }
            return make(.builder(builder), combined(views.map { settle($0) }), span)
        }
    }

    private func checkPreview(_ preview: Preview) -> TypedExpression {
        inRoot {
            context.fallbackSpan = preview.span
            let statements = Array(preview.body.statements)
            let value: TypedExpression
            if containsReturn(statements) {
                let closure = checkClosure(preview.body, hint: types.function([], newVariable()), isBuilder: false)
                let result: TypeID =
                    if case .function(let type) = types[resolve(closure.type)] { type.result } else { types.error }
                value = make(.apply(closure, []), result, preview.span)
            } else {
                value = checkBuilder(statements, span: preview.span)
            }
            popBlock()
            settleLiterals(from: 0)
            settleExpressions()
            value.type = settle(value.type)
            return value
        }
    }

    private func root(named name: String, _ shown: [TypedExpression]) -> TypedExpression? {
        if case .nominal(let symbol)? = module.types[name], let made = makeView(symbol) { return made }
        if let variable = module.variables[name] {
            return inRoot { read(variable, receiver: nil, substitution: Substitution(), variable.span) }
        }
        for (preview, value) in zip(previews, shown) where preview.name == name { return value }
        let candidates =
            (module.typeNames + module.valueNames + previews.compactMap(\.name)).map { Suggestions.Candidate($0) }
        let span = SourceSpan(file: trees.first?.file.id ?? FileID(0), range: SourceRange(at: 0))
        if case .nominal(let symbol)? = module.types[name] {
            report(
                .unknownView, at: symbol.span,
                "'\(name)' cannot be shown by itself: it is no view, or it needs arguments")
        } else {
            var notes: [Note] = []
            switch Suggestions.find(name, among: candidates) {
            case .none:
                let names = candidates.map(\.name)
                // Long lists are cut: a few names say how the others look.
                let shownNames = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
                if names.count > 8 {
                    notes = [Note("these can be named: \(shownNames) and \(names.count - 8) more")]
                } else if names.isEmpty {
                    notes = [Note("the file declares none; without a name its own views are shown")]
                } else {
                    notes = [Note("these can be named: \(shownNames)")]
                }
            case .one(let best, _): notes = [Note("did you mean '\(best)'?")]
            case .several(let names): notes = [Note("did you mean \(alternatives(names))?")]
            }
            report(.unknownView, at: span, "there is no view, preview or constant named '\(name)'", notes: notes)
        }
        return nil
    }

    /// A view of a type made without arguments, if it is one that can be.
    private func makeView(_ symbol: NominalSymbol) -> TypedExpression? {
        guard let view = known.view, symbol.kind != .protocolType,
            conformances(of: symbol).contains(where: { $0 === view })
        else { return nil }
        prepare(symbol)
        let type = types.nominal(symbol, symbol.genericParameters.map { newVariable(constraints: $0.constraints) })
        let none = CallArguments(at: symbol.span)
        for candidate in initializers(of: type) {
            resolveSignature(candidate.function)
            if candidate.function.parameters.contains(where: { !$0.hasDefault && !$0.isVariadic }) { continue }
            return inRoot {
                let made = call(
                    FunctionSet(candidates: [candidate], name: symbol.name, nameSpan: symbol.span, base: type), none,
                    symbol.span, hint: nil)
                settleLiterals(from: 0)
                settleExpressions()
                return made
            }
        }
        return nil
    }
}
