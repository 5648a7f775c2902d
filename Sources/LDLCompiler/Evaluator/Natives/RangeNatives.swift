import LDLParser

/// Ranges.
enum RangeNatives {
    static let table: NamedTable<NativeFunction> = [
        "range.halfOpen": { call throws(EvaluationError) in try range(call, isClosed: false) },
        "range.closed": { call throws(EvaluationError) in try range(call, isClosed: true) },
        "range.upTo": { call in .range(RangeValue(lower: nil, upper: call[0], isClosed: false)) },
        "range.through": { call in .range(RangeValue(lower: nil, upper: call[0], isClosed: true)) },
        "range.from": { call in .range(RangeValue(lower: call[0], upper: nil, isClosed: true)) },
        "range.contains": { call throws(EvaluationError) in .bool(try contains(call, call.this, call[0])) },
        "range.match": { call throws(EvaluationError) in .bool(try contains(call, call[0], call[1])) },
        "range.lowerBound": { call in
            if case .range(let range) = call.this { return range.lower ?? .none }
            return .none
        },
        "range.upperBound": { call in
            if case .range(let range) = call.this { return range.upper ?? .none }
            return .none
        },
        "range.clamped": { call throws(EvaluationError) in
            guard case .range(let own) = call.this, case .range(let limits) = call[0] else { return call.this }
            let lower = try clamp(call, own.lower, limits)
            let upper = try clamp(call, own.upper, limits)
            return .range(RangeValue(lower: lower, upper: upper, isClosed: own.isClosed))
        },
        "range.overlaps": { call throws(EvaluationError) in
            guard case .range(let a) = call.this, case .range(let b) = call[0] else { return .bool(false) }
            guard try begins(call, a, before: b) else { return .bool(false) }
            return .bool(try begins(call, b, before: a))
        },
    ]

    private static func range(_ call: NativeCall, isClosed: Bool) throws(EvaluationError) -> Value {
        let lower = call[0]
        let upper = call[1]
        if try call.evaluator.isLess(upper, lower, span: call.span) {
            let low = try call.evaluator.describe(lower, span: call.span)
            let high = try call.evaluator.describe(upper, span: call.span)
            throw call.failure(.runtimeError, "a range cannot end at \(high) before it begins at \(low)")
        }
        return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
    }

    static func contains(_ call: NativeCall, _ range: Value, _ value: Value) throws(EvaluationError) -> Bool {
        guard case .range(let range) = range else { return false }
        if let lower = range.lower, try call.evaluator.isLess(value, lower, span: call.span) { return false }
        guard let upper = range.upper else { return true }
        return range.isClosed
            ? !(try call.evaluator.isLess(upper, value, span: call.span))
            : try call.evaluator.isLess(value, upper, span: call.span)
    }

    private static func clamp(
        _ call: NativeCall, _ value: Value?, _ limits: RangeValue
    ) throws(EvaluationError) -> Value? {
        guard let value else { return nil }
        if let lower = limits.lower, try call.evaluator.isLess(value, lower, span: call.span) { return lower }
        if let upper = limits.upper, try call.evaluator.isLess(upper, value, span: call.span) { return upper }
        return value
    }

    /// Whether a range begins before another ends.
    private static func begins(
        _ call: NativeCall, _ first: RangeValue, before second: RangeValue
    ) throws(EvaluationError) -> Bool {
        guard let lower = first.lower, let upper = second.upper else { return true }
        return second.isClosed
            ? !(try call.evaluator.isLess(upper, lower, span: call.span))
            : try call.evaluator.isLess(lower, upper, span: call.span)
    }
}
