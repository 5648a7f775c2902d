import LDLParser

/// What only numbers with a fraction can do.
enum FloatingPointNatives {
    static let table: NamedTable<NativeFunction> = [
        "double.infinity": { _ in .double(.infinity) },
        "double.nan": { _ in .double(.nan) },
        "double.pi": { _ in .double(.pi) },
        "double.greatest": { _ in .double(.greatestFiniteMagnitude) },
        "double.leastNonzero": { _ in .double(.leastNonzeroMagnitude) },
        "double.leastNormal": { _ in .double(.leastNormalMagnitude) },
        "double.ulpOfOne": { _ in .double(.ulpOfOne) },
        "double.rounded": { call throws(EvaluationError) in
            .double(try call.double(call.operand(0)).rounded(rule(call.operand(1))))
        },
        "double.round": { call throws(EvaluationError) in
            call.receiver = .double(try call.double(call.this).rounded(rule(call[0])))
            return .void
        },
        "double.squareRoot": { call throws(EvaluationError) in
            .double(try call.double(call.operand(0)).squareRoot())
        },
        "double.truncatingRemainder": { call throws(EvaluationError) in
            .double(
                try call.double(call.operand(0)).truncatingRemainder(dividingBy: try call.double(call.operand(1))))
        },
        "double.remainder": { call throws(EvaluationError) in
            .double(try call.double(call.operand(0)).remainder(dividingBy: try call.double(call.operand(1))))
        },
        "double.isNaN": { call throws(EvaluationError) in .bool(try call.double(call.this).isNaN) },
        "double.isFinite": { call throws(EvaluationError) in .bool(try call.double(call.this).isFinite) },
        "double.isInfinite": { call throws(EvaluationError) in .bool(try call.double(call.this).isInfinite) },
        "double.isZero": { call throws(EvaluationError) in .bool(try call.double(call.this).isZero) },
        "double.isNegative": { call throws(EvaluationError) in
            let isNegative = try call.double(call.this).sign == .minus
            return call.evaluator.enumValue("FloatingPointSign", isNegative ? "minus" : "plus") ?? .bool(isNegative)
        },
        "double.nextUp": { call throws(EvaluationError) in .double(try call.double(call.this).nextUp) },
        "double.nextDown": { call throws(EvaluationError) in .double(try call.double(call.this).nextDown) },
        "double.convert": { call throws(EvaluationError) in .double(try call.double(0)) },
        "double.parse": { call in
            guard let text = call[0].asString, let number = Double(text) else { return .none }
            return .double(number)
        },
        "double.random": { call throws(EvaluationError) in
            guard case .range(let range) = call[0], let lower = range.lower?.asDouble,
                let upper = range.upper?.asDouble, lower <= upper
            else { throw call.failure(.runtimeError, "there is no number in the range") }
            let fraction = Double(call.random(below: 1 << 53)) / Double(1 << 53 as UInt64)
            return .double(lower + (upper - lower) * fraction)
        },
    ]

    static func rule(_ value: Value) -> FloatingPointRoundingRule {
        switch value.caseName {
        case "toNearestOrEven"?: .toNearestOrEven
        case "up"?: .up
        case "down"?: .down
        case "towardZero"?: .towardZero
        case "awayFromZero"?: .awayFromZero
        default: .toNearestOrAwayFromZero
        }
    }
}
