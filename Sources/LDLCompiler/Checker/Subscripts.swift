import LDLParser

extension Checker {
    /// `base[index]`.
    func checkSubscript(
        _ base: TypedExpression, _ suffix: SubscriptSuffixSyntax, _ span: SourceSpan, hint: TypeID?
    ) -> TypedExpression {
        let arguments = CallArguments(suffix)
        let type = resolve(base.type)
        if types.isError(type) {
            checkArgumentsAlone(arguments)
            return make(.unsupported("subscript"), types.error, span)
        }
        if let value = checkKeyPathSubscript(base, arguments, span) { return value }
        if let (symbol, parameters) = types.asNominal(type), symbol === known.binding, let wrapped = parameters.first,
            lookUp("subscript", on: type, isStatic: false).isEmpty
        {
            // A binding to an element of what is bound.
            let element = checkSubscript(make(base.kind, wrapped, base.span), suffix, span, hint: nil)
            return make(element.kind, types.nominal(symbol, [element.type]), span)
        }
        var isStatic = false
        var owner = type
        if case .metatype(let instance) = types[type] {
            isStatic = true
            owner = resolve(instance)
        }
        let candidates = lookUp("subscript", on: owner, isStatic: isStatic).compactMap { member -> Candidate? in
            guard case .function(let function) = member.member, function.kind == .subscriptGetter else { return nil }
            return Candidate(
                function: function, selfType: member.selfType, substitution: member.substitution, depth: member.depth)
        }
        if candidates.isEmpty {
            checkArgumentsAlone(arguments)
            if let wrapped = unwrapped(type), !lookUp("subscript", on: wrapped, isStatic: false).isEmpty {
                report(
                    .unwrappedOptional, at: base.span, "this '\(describe(type))' may be 'nil'; '[…]' needs its value",
                    notes: [Note("write '?[…]' to go on only if there is a value, or give a replacement with '??'")])
            } else if isVariable(type) {
                report(.typeMismatch, at: base.span, "the type of the value before '[' is not known here")
            } else {
                report(.unknownMember, at: suffix.leftSquare.span, "'\(describe(type))' has no values by '[…]'")
            }
            return errorExpression(span)
        }
        return call(
            FunctionSet(
                candidates: candidates, name: "subscript", nameSpan: suffix.leftSquare.span, receiver: base, base: type),
            arguments, span, hint: hint)
    }

    /// `value[keyPath: path]`, which every type has.
    private func checkKeyPathSubscript(
        _ base: TypedExpression, _ arguments: CallArguments, _ span: SourceSpan
    ) -> TypedExpression? {
        guard arguments.arguments.count == 1, let only = arguments.arguments.first, only.labelName == "keyPath",
            let expression = only.expression, let symbol = known.keyPath
        else { return nil }
        let result = newVariable()
        let path = check(
            expression, as: types.nominal(symbol, [base.type, result]),
            for: .argument(function: "subscript", label: "keyPath", position: 0))
        return make(.apply(path, [base]), result, span)
    }
}
