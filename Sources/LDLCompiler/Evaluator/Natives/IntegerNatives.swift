import LDLParser

/// Conversions to whole numbers, and what only whole numbers can do.
enum IntegerNatives {
    static let table: NamedTable<NativeFunction> = [
        "int.truncate": { call throws(EvaluationError) in
            try inRange(call, try truncated(call, try call.double(0)))
        },
        "int.convert": { call throws(EvaluationError) in try inRange(call, try call.int(0)) },
        "int.parse": { call in
            let radix = call[1].asInt ?? 10
            guard let text = call[0].asString, (2...36).contains(radix), let number = Int(text, radix: radix) else {
                return .none
            }
            return .int(number)
        },
        "int.exactly": { call in
            switch call[0] {
            case .int(let number): .int(number)
            case .double(let number): Int(exactly: number).map { .int($0) } ?? .none
            default: .none
            }
        },
        "int.clamp": { call in
            let limits = limits(call)
            switch call[0] {
            case .int(let number): return .int(min(max(number, limits.lowerBound), limits.upperBound))
            case .double(let number) where number >= Double(limits.upperBound): return .int(limits.upperBound)
            case .double(let number) where number <= Double(limits.lowerBound): return .int(limits.lowerBound)
            case .double(let number): return .int(number.isNaN ? 0 : Int(number))
            default: return .int(0)
            }
        },
        "int.remainder": { call throws(EvaluationError) in try remainder(call, call.operand(0), call.operand(1)) },
        "int.remainder.assign": { call throws(EvaluationError) in try NumberNatives.assign(&call, remainder) },
        "int.truncatingBits": { call throws(EvaluationError) in .int(lowestBits(call, try call.int(0))) },
        "int.and": { call throws(EvaluationError) in .int(try call.int(0) & (try call.int(1))) },
        "int.or": { call throws(EvaluationError) in .int(try call.int(0) | (try call.int(1))) },
        "int.xor": { call throws(EvaluationError) in .int(try call.int(0) ^ (try call.int(1))) },
        "int.not": { call throws(EvaluationError) in .int(lowestBits(call, ~(try call.int(0)))) },
        "int.shiftLeft": { call throws(EvaluationError) in
            .int(lowestBits(call, try call.int(0) << (try call.int(1))))
        },
        "int.shiftRight": { call throws(EvaluationError) in
            .int(lowestBits(call, try call.int(0) >> (try call.int(1))))
        },
        "int.and.assign": { call throws(EvaluationError) in try assign(&call) { $0 & $1 } },
        "int.or.assign": { call throws(EvaluationError) in try assign(&call) { $0 | $1 } },
        "int.xor.assign": { call throws(EvaluationError) in try assign(&call) { $0 ^ $1 } },
        "int.shiftLeft.assign": { call throws(EvaluationError) in try assign(&call) { $0 << $1 } },
        "int.shiftRight.assign": { call throws(EvaluationError) in try assign(&call) { $0 >> $1 } },
        "int.wrappingAdd": { call throws(EvaluationError) in
            .int(lowestBits(call, try call.int(0) &+ (try call.int(1))))
        },
        "int.wrappingSubtract": { call throws(EvaluationError) in
            .int(lowestBits(call, try call.int(0) &- (try call.int(1))))
        },
        "int.wrappingMultiply": { call throws(EvaluationError) in
            .int(lowestBits(call, try call.int(0) &* (try call.int(1))))
        },
        "int.max": { call in .int(limits(call).upperBound) },
        "int.min": { call in .int(limits(call).lowerBound) },
        "int.signum": { call throws(EvaluationError) in .int(try call.int(call.this).signum()) },
        "int.isMultiple": { call throws(EvaluationError) in
            .bool(try call.int(call.this).isMultiple(of: try call.int(0)))
        },
        "int.quotientAndRemainder": { call throws(EvaluationError) in
            .tuple([
                try NumberNatives.divide(call, call.this, call[0]), try remainder(call, call.this, call[0]),
            ])
        },
        "int.random": { call throws(EvaluationError) in
            guard case .range(let range) = call[0], let lower = range.lower?.asInt, let upper = range.upper?.asInt,
                range.isClosed ? lower <= upper : lower < upper
            else { throw call.failure(.runtimeError, "there is no number in the range") }
            let span = UInt64(bitPattern: Int64(upper &- lower)) &+ (range.isClosed ? 1 : 0)
            let offset = span == 0 ? call.random(below: .max) : call.random(below: span)
            return .int(lower &+ Int(truncatingIfNeeded: offset))
        },
    ]

    /// A number without its fraction.
    static func truncated(_ call: NativeCall, _ number: Double) throws(EvaluationError) -> Int {
        guard number.isFinite else {
            throw call.failure(
                .arithmeticOverflow, "\(number) cannot be made a whole number, because it is infinite or no number")
        }
        guard let result = Int(exactly: number.rounded(.towardZero)) else {
            throw call.failure(.arithmeticOverflow, "\(number) does not fit into a whole number of 64 bits")
        }
        return result
    }

    private static func remainder(
        _ call: NativeCall, _ left: Value, _ right: Value
    ) throws(EvaluationError) -> Value {
        let divisor = try call.int(right)
        if divisor == 0 { throw call.failure(.divisionByZero, "a whole number is divided by zero") }
        return .int(try call.int(left).remainderReportingOverflow(dividingBy: divisor).partialValue)
    }

    private static func assign(
        _ call: inout NativeCall, _ operation: (Int, Int) -> Int
    ) throws(EvaluationError) -> Value {
        guard call.arguments.count == 2 else { return .void }
        call.arguments[0] = .int(operation(try call.int(0), try call.int(1)))
        return .void
    }

    /// As many of a number's lowest bits as the result's type has.
    private static func lowestBits(_ call: NativeCall, _ number: Int) -> Int {
        switch call.resultTypeName {
        case "Int8": Int(Int8(truncatingIfNeeded: number))
        case "UInt8": Int(UInt8(truncatingIfNeeded: number))
        case "Int16": Int(Int16(truncatingIfNeeded: number))
        case "UInt16": Int(UInt16(truncatingIfNeeded: number))
        case "Int32": Int(Int32(truncatingIfNeeded: number))
        case "UInt32": Int(UInt32(truncatingIfNeeded: number))
        default: number
        }
    }

    /// What the result's type can hold. Types of 64 bits without a sign are held as those with one.
    private static func limits(_ call: NativeCall) -> ClosedRange<Int> {
        switch call.resultTypeName {
        case "Int8": -128...127
        case "UInt8": 0...255
        case "Int16": -32_768...32_767
        case "UInt16": 0...65_535
        case "Int32": -2_147_483_648...2_147_483_647
        case "UInt32": 0...4_294_967_295
        case "UInt", "UInt64": 0...Int.max
        default: Int.min...Int.max
        }
    }

    private static func inRange(_ call: NativeCall, _ number: Int) throws(EvaluationError) -> Value {
        guard limits(call).contains(number) else {
            throw call.failure(.arithmeticOverflow, "\(number) does not fit into '\(call.resultTypeName)'")
        }
        return .int(number)
    }
}
