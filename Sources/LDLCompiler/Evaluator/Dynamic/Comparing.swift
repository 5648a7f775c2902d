import LDLParser

extension Evaluator {
    /// `==`, with the functions that the program's own types declare.
    func areEqual(_ left: Value, _ right: Value, span: SourceSpan) throws(EvaluationError) -> Bool {
        try checkStack(at: span)
        try step(at: span)
        switch (left, right) {
        case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
            guard a.count == b.count else { return false }
            for (x, y) in zip(a, b) where !(try areEqual(x, y, span: span)) { return false }
            return true
        case (.structure(let a), .structure(let b)) where a.symbol === b.symbol:
            if let own = a.symbol.ownOperator("==") {
                return try isTrue(call(own, receiver: nil, arguments: [left, right], span: span))
            }
            for (x, y) in zip(a.fields, b.fields) where !(try areEqual(x, y, span: span)) { return false }
            return true
        case (.enumeration(let a, let x), .enumeration(let b, let y)) where a.owner === b.owner:
            if let own = a.owner.ownOperator("==") {
                return try isTrue(call(own, receiver: nil, arguments: [left, right], span: span))
            }
            guard a === b else { return false }
            for (x, y) in zip(x, y) where !(try areEqual(x, y, span: span)) { return false }
            return true
        case (.object(let a), .object(let b)):
            if a.symbol === b.symbol, let own = a.symbol.ownOperator("==") {
                return try isTrue(call(own, receiver: nil, arguments: [left, right], span: span))
            }
            return a === b
        default:
            return Value.areStructurallyEqual(left, right)
        }
    }

    /// `<`, with the functions that the program's own types declare.
    func isLess(_ left: Value, _ right: Value, span: SourceSpan) throws(EvaluationError) -> Bool {
        switch (left, right) {
        case (.int(let a), .int(let b)): return a < b
        case (.double(let a), .double(let b)): return a < b
        case (.int(let a), .double(let b)): return Double(a) < b
        case (.double(let a), .int(let b)): return a < Double(b)
        case (.string(let a), .string(let b)): return a < b
        case (.native(.date(let a)), .native(.date(let b))): return a < b
        case (.native(.angle(let a)), .native(.angle(let b))): return a < b
        case (.tuple(let a), .tuple(let b)):
            for (x, y) in zip(a, b) {
                if try isLess(x, y, span: span) { return true }
                if try isLess(y, x, span: span) { return false }
            }
            return false
        case (.structure(let a), _):
            return try isLess(left, right, by: a.symbol, span: span)
        case (.object(let a), _):
            return try isLess(left, right, by: a.symbol, span: span)
        case (.enumeration(let a, _), .enumeration(let b, _)):
            // Enums without associated values that conform to Comparable are ordered as they are declared.
            if a.owner.ownOperator("<") == nil { return a.index < b.index }
            return try isLess(left, right, by: a.owner, span: span)
        default:
            return false
        }
    }

    private func isLess(
        _ left: Value, _ right: Value, by symbol: NominalSymbol, span: SourceSpan
    ) throws(EvaluationError) -> Bool {
        guard let own = symbol.ownOperator("<") else { return false }
        return try isTrue(call(own, receiver: nil, arguments: [left, right], span: span))
    }

    private func isTrue(_ value: Value) -> Bool {
        if case .bool(true) = value { return true }
        return false
    }
}

extension NominalSymbol {
    /// An operator that the file declares in the type.
    fileprivate func ownOperator(_ name: String) -> FunctionSymbol? {
        for case .function(let function) in members[name] ?? [] where !isBuiltIn && function.parameters.count == 2 {
            return function
        }
        return nil
    }
}
