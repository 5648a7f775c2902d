import LDLParser

/// Arithmetic of integers and floating-point numbers alike. Integers that do not fit into 64 bits end the run, as they
/// do on a device.
enum NumberNatives {
    static let table: NamedTable<NativeFunction> = [
        "number.zero": { call in call.isFloating ? .double(0) : .int(0) },
        "number.add": { call throws(EvaluationError) in
            try add(call, call.operand(0), call.operand(1))
        },
        "number.subtract": { call throws(EvaluationError) in
            try subtract(call, call.operand(0), call.operand(1))
        },
        "number.multiply": { call throws(EvaluationError) in
            try multiply(call, call.operand(0), call.operand(1))
        },
        "number.divide": { call throws(EvaluationError) in
            try divide(call, call.operand(0), call.operand(1))
        },
        "number.distance": { call throws(EvaluationError) in
            try subtract(call, call.operand(1), call.operand(0))
        },
        "number.plus": { call in call.operand(0) },
        "number.negate": { call throws(EvaluationError) in try negate(call, call.operand(0)) },
        "number.negate.assign": { call throws(EvaluationError) in
            call.receiver = try negate(call, call.this)
            return .void
        },
        "number.add.assign": { call throws(EvaluationError) in try assign(&call, add) },
        "number.subtract.assign": { call throws(EvaluationError) in try assign(&call, subtract) },
        "number.multiply.assign": { call throws(EvaluationError) in try assign(&call, multiply) },
        "number.divide.assign": { call throws(EvaluationError) in try assign(&call, divide) },
        "abs": { call throws(EvaluationError) in
            switch call.operand(0) {
            case .int(let number):
                if number == .min { throw overflow(call) }
                return .int(abs(number))
            case let value: return .double(abs(try call.double(value)))
            }
        },
    ]

    typealias Arithmetic = (NativeCall, Value, Value) throws(EvaluationError) -> Value

    static func assign(_ call: inout NativeCall, _ operation: Arithmetic) throws(EvaluationError) -> Value {
        guard call.arguments.count == 2 else { return .void }
        call.arguments[0] = try operation(call, call.arguments[0], call.arguments[1])
        return .void
    }

    static func add(_ call: NativeCall, _ left: Value, _ right: Value) throws(EvaluationError) -> Value {
        switch (left, right) {
        case (.int(let a), .int(let b)): return .int(try checked(call, a.addingReportingOverflow(b)))
        case (.native(.date(let a)), _): return .native(.date(a + (try call.double(right))))
        default: return .double(try call.double(left) + (try call.double(right)))
        }
    }

    static func subtract(_ call: NativeCall, _ left: Value, _ right: Value) throws(EvaluationError) -> Value {
        switch (left, right) {
        case (.int(let a), .int(let b)): return .int(try checked(call, a.subtractingReportingOverflow(b)))
        case (.native(.date(let a)), .native(.date(let b))): return .double(a - b)
        default: return .double(try call.double(left) - (try call.double(right)))
        }
    }

    static func multiply(_ call: NativeCall, _ left: Value, _ right: Value) throws(EvaluationError) -> Value {
        if case .int(let a) = left, case .int(let b) = right {
            return .int(try checked(call, a.multipliedReportingOverflow(by: b)))
        }
        return .double(try call.double(left) * (try call.double(right)))
    }

    static func divide(_ call: NativeCall, _ left: Value, _ right: Value) throws(EvaluationError) -> Value {
        if case .int(let a) = left, case .int(let b) = right {
            if b == 0 { throw call.failure(.divisionByZero, "a whole number is divided by zero") }
            return .int(try checked(call, a.dividedReportingOverflow(by: b)))
        }
        return .double(try call.double(left) / (try call.double(right)))
    }

    private static func negate(_ call: NativeCall, _ value: Value) throws(EvaluationError) -> Value {
        switch value {
        case .int(let number): .int(try checked(call, (0).subtractingReportingOverflow(number)))
        case .native(.angle(let degrees)): .native(.angle(-degrees))
        default: .double(-(try call.double(value)))
        }
    }

    static func checked(
        _ call: NativeCall, _ result: (partialValue: Int, overflow: Bool)
    ) throws(EvaluationError) -> Int {
        if result.overflow { throw overflow(call) }
        return result.partialValue
    }

    static func overflow(_ call: NativeCall) -> EvaluationError {
        call.failure(.arithmeticOverflow, "the result does not fit into a whole number of 64 bits")
    }
}
