import LDLParser

extension FunctionCompiler {
    /// `base?.rest`: nothing where the base is `nil`; else the rest with the value.
    func compileOptionalChain(
        _ base: TypedExpression, _ binding: LocalVariable, _ then: TypedExpression, span: SourceSpan
    ) -> Operation {
        let declare = compileDeclaration(binding)
        let rest = compile(then)
        guard changes(then, binding), let place = compilePlace(base) else {
            let base = compile(base)
            return { frame throws(EvaluationError) in
                let value = try base(frame)
                if value.isNone { return .none }
                declare(frame, value)
                return try rest(frame)
            }
        }
        // `note?.text += "!"` changes the value where it is stored.
        let read = compileRead(binding, span: span)
        return { frame throws(EvaluationError) in
            var result = Value.none
            try place(frame) { stored throws(EvaluationError) in
                if stored.isNone { return }
                declare(frame, stored)
                stored = .void
                do throws(EvaluationError) {
                    result = try rest(frame)
                } catch {
                    stored = try read(frame)
                    throw error
                }
                stored = try read(frame)
                declare(frame, .void)
            }
            return result
        }
    }

    /// Whether an expression changes a variable: assigns to a part of it, hands one over as `inout`, or calls a
    /// mutating method on one.
    private func changes(_ expression: TypedExpression, _ variable: LocalVariable) -> Bool {
        switch expression.kind {
        case .assign(let target, _):
            return root(of: target) === variable
        case .call(let symbol, let receiver, let arguments):
            if symbol.isMutating, let receiver, root(of: receiver) === variable { return true }
            return arguments.contains { argument in
                if case .inOut(let place) = argument { root(of: place) === variable } else { false }
            }
        case .witnessCall(let symbol, let receiver, _):
            return symbol.isMutating && root(of: receiver) === variable
        case .optionalChain(let base, let binding, let then):
            return root(of: base) === variable && changes(then, binding)
        default:
            return false
        }
    }

    /// The variable that a place is a part of.
    private func root(of expression: TypedExpression) -> LocalVariable? {
        var current = expression
        while true {
            switch current.kind {
            case .local(let variable): return variable
            case .field(let base, _), .tupleElement(let base, _), .forceUnwrap(let base): current = base
            case .optionalChain(let base, _, _): current = base
            case .call(let symbol, let receiver?, _) where symbol.kind == .getter || symbol.kind == .subscriptGetter:
                current = receiver
            default: return nil
            }
        }
    }
}
