import LDLParser

/// What can be assigned to.
extension Checker {
    /// The place that is passed with `&`.
    func checkPlace(_ expression: ExprSyntax, span: SourceSpan) -> TypedExpression {
        let place: TypedExpression
        switch expression.form {
        case .postfix, .implicitMember: place = checkChain(expression, hint: nil, isPlace: true) { $0 }
        default: place = check(expression)
        }
        checkMutable(place, at: expression.span, method: nil)
        return place
    }

    /// Reports a place that cannot change.
    func checkMutable(_ place: TypedExpression, at span: SourceSpan, method: String?) {
        guard let reason = obstacle(place) else { return }
        let what = method.map { "'\($0)' would change it" } ?? "it cannot be assigned to"
        var fixIts: [FixIt] = []
        if case .constant(_, let declaration, let keyword) = reason, let keyword {
            fixIts = [
                FixIt(
                    "change 'let' to 'var'", applicability: .maybeIncorrect,
                    edits: [TextEdit(file: declaration.file, range: keyword, replacement: "var")])
            ]
        }
        report(
            .assignmentToConstant, at: span, "\(reason.text), so \(what)", notes: reason.notes, fixIts: fixIts)
    }

    private enum Obstacle {
        case constant(String, SourceSpan, SourceRange?)
        case readOnly(String, SourceSpan)
        case selfIsConstant(String)
        case value

        var text: String {
            switch self {
            case .constant(let name, _, _): "'\(name)' is a constant"
            case .readOnly(let name, _): "'\(name)' is only computed"
            case .selfIsConstant(let function): "'self' cannot change in '\(function)', which is not 'mutating'"
            case .value: "this is a value, not a variable"
            }
        }

        var notes: [Note] {
            switch self {
            case .constant(let name, let span, _): [Note("'\(name)' is declared here", at: span)]
            case .readOnly(let name, let span): [Note("'\(name)' is declared here", at: span)]
            case .selfIsConstant: [Note("write 'mutating' before 'func'")]
            case .value: []
            }
        }
    }

    private func obstacle(_ place: TypedExpression) -> Obstacle? {
        switch place.kind {
        case .local(let variable):
            variable.isChanged = true
            if variable.isMutable || variable.isSetLater { return nil }
            if variable.name == "self" {
                if isReference(variable.type) || context.isInitializer { return nil }
                return .selfIsConstant(context.name)
            }
            if variable.name == "?" || variable.name == "root" { return nil }
            return .constant(variable.name, variable.span, letKeyword(before: variable.span))
        case .global(let variable):
            return variable.isMutable ? nil : .constant(variable.name, variable.span, letKeyword(before: variable.span))
        case .field(let receiver, let variable):
            if !variable.isMutable {
                if context.isInitializer, case .local(let local) = receiver.kind, local.name == "self" { return nil }
                return .constant(variable.name, variable.span, letKeyword(before: variable.span))
            }
            // Wrapped values and parts of objects change without changing what holds them.
            if let wrapper = variable.wrapper, wrapper.name != "Environment" { return nil }
            if isReference(receiver.type) { return nil }
            return obstacle(receiver)
        case .witnessCall(let getter, let receiver, _): return obstacle(getter, receiver)
        case .call(let getter, let receiver, _): return obstacle(getter, receiver)
        case .tupleElement(let base, _): return obstacle(base)
        case .forceUnwrap(let base): return obstacle(base)
        case .optionalChain: return nil
        case .unsupported: return nil
        default: return types.isError(resolve(place.type)) ? nil : .value
        }
    }

    /// Why what a getter reads cannot be written.
    private func obstacle(_ getter: FunctionSymbol, _ receiver: TypedExpression?) -> Obstacle? {
        guard getter.kind == .getter || getter.kind == .subscriptGetter else { return .value }
        guard let setter = getter.setter else {
            let name = getter.kind == .getter ? getter.name : "subscript"
            return .readOnly(name, getter.span)
        }
        if !setter.isMutating { return nil }
        if let receiver, !isReference(receiver.type) { return obstacle(receiver) }
        return nil
    }

    func isReference(_ type: TypeID) -> Bool {
        let type = unwrappedFully(type)
        switch types[type] {
        case .nominal(let symbol, _): return symbol.kind == .classType
        case .error, .unknown: return true
        default: return false
        }
    }

    /// The `let` in front of a name, for a fix-it.
    private func letKeyword(before span: SourceSpan) -> SourceRange? {
        guard let tree = trees.first(where: { $0.file.id == span.file }) else { return nil }
        let file = tree.file
        let line = file.lineIndex.line(at: span.range.start)
        let start = file.lineIndex.range(ofLine: line).start
        let before = file.text(in: SourceRange(start: start, end: span.range.start))
        guard let found = before.range(of: "let ", options: .last) else { return nil }
        let offset = UInt32(before[..<found].utf8.count)
        return SourceRange(start: start + offset, end: start + offset + 3)
    }
}

extension String {
    enum SearchEnd { case last }

    /// The last place where a text occurs.
    fileprivate func range(of text: String, options: SearchEnd) -> String.Index? {
        var index = endIndex
        while index > startIndex {
            index = self.index(before: index)
            if self[index...].hasPrefix(text) { return index }
        }
        return nil
    }
}
