import LDLParser

/// Functions for values of any type: comparison, description, printing.
enum BasicNatives {
    static let table: NamedTable<NativeFunction> = [
        "equal": { call throws(EvaluationError) in
            .bool(try call.evaluator.areEqual(call.operand(0), call.operand(1), span: call.span))
        },
        "notEqual": { call throws(EvaluationError) in
            .bool(!(try call.evaluator.areEqual(call.operand(0), call.operand(1), span: call.span)))
        },
        "less": { call throws(EvaluationError) in .bool(try less(call, 0, 1)) },
        "lessOrEqual": lessOrEqual,
        "greater": { call throws(EvaluationError) in .bool(try less(call, 1, 0)) },
        "greaterOrEqual": greaterOrEqual,
        "describe": { call throws(EvaluationError) in
            .string(try call.evaluator.describe(call.operand(0), span: call.span))
        },
        "debugDescribe": { call throws(EvaluationError) in
            .string(try call.evaluator.describeNested(call.operand(0), span: call.span))
        },
        "hashValue": { call in .int(stableHash(call.operand(0))) },
        "hasher.init": { _ in .boxed(5381, "Hasher") },
        "hasher.combine": { call in
            let seed = call.this.unboxed(Int.self) ?? 5381
            call.receiver = .boxed((seed &* 33) ^ stableHash(call[0]), "Hasher")
            return .void
        },
        "hasher.finalize": { call in .int(call.this.unboxed(Int.self) ?? 0) },
        "optional.map": { call throws(EvaluationError) in
            call.this.isNone ? .none : try call.call(try call.function(0), call.this)
        },
        "optional.unwrap": { call throws(EvaluationError) in
            if call.this.isNone { throw call.failure(.unexpectedNil, "there is no value here") }
            return call.this
        },
        "bool.parse": { call in
            switch call[0].asString {
            case "true"?: .bool(true)
            case "false"?: .bool(false)
            default: .none
            }
        },
        "bool.not": { call in
            if case .bool(let flag) = call.operand(0) { return .bool(!flag) }
            return .bool(false)
        },
        "bool.toggle": { call in
            if case .bool(let flag)? = call.receiver { call.receiver = .bool(!flag) }
            return .void
        },
        "bool.random": { call in .bool(call.random(below: 2) == 1) },
        "print": { call throws(EvaluationError) in try printed(&call, nested: false) },
        "debugPrint": { call throws(EvaluationError) in try printed(&call, nested: true) },
        "dump": { call throws(EvaluationError) in
            call.evaluator.output(try call.evaluator.describeNested(call[0], span: call.span))
            return call[0]
        },
        "min": { call throws(EvaluationError) in
            try extremum(call) { call, a, b throws(EvaluationError) in
                try call.evaluator.isLess(b, a, span: call.span)
            }
        },
        "max": { call throws(EvaluationError) in
            try extremum(call) { call, a, b throws(EvaluationError) in
                !(try call.evaluator.isLess(b, a, span: call.span))
            }
        },
        "swap": { call in
            if call.arguments.count == 2 { call.arguments.swapAt(0, 1) }
            return .void
        },
        "fatalError": { call throws(EvaluationError) in
            let message = call[0].asString ?? ""
            throw call.failure(.runtimeError, message.isEmpty ? "the program ends here" : message)
        },
        "precondition": { call throws(EvaluationError) in
            if call.bool(0) { return .void }
            let message = call[1].asString ?? ""
            throw call.failure(.runtimeError, message.isEmpty ? "the condition does not hold" : message)
        },
        "typeOf": { call in
            if let name = call.evaluator.nominal(of: call[0])?.name { return .string(name) }
            return .string("()")
        },
        // What a device would use and a layout does not.
        "opaque": { call in .boxed(call.resultTypeName, call.resultTypeName) },
        "void": { _ in .void },
        "identity": { call in call[0] },
        "identity.get": { call in call.this },
        "identity.get.set": { call in
            call.receiver = call[0]
            return .void
        },
    ]

    private static func less(_ call: NativeCall, _ left: Int, _ right: Int) throws(EvaluationError) -> Bool {
        try call.evaluator.isLess(call.operand(left), call.operand(right), span: call.span)
    }

    private static let lessOrEqual: NativeFunction = { call throws(EvaluationError) in
        if let a = call.operand(0).asDouble, let b = call.operand(1).asDouble { return .bool(a <= b) }
        return .bool(!(try less(call, 1, 0)))
    }

    private static let greaterOrEqual: NativeFunction = { call throws(EvaluationError) in
        if let a = call.operand(0).asDouble, let b = call.operand(1).asDouble { return .bool(a >= b) }
        return .bool(!(try less(call, 0, 1)))
    }

    /// The first of the values that `replaces` does not put another in the place of. The further values of a variadic
    /// call stand in an array at the end.
    private static func extremum(
        _ call: NativeCall,
        by replaces: (NativeCall, Value, Value) throws(EvaluationError) -> Bool
    ) throws(EvaluationError) -> Value {
        var result = call.operand(0)
        var others = [call.operand(1)]
        if case .array(let rest) = call[2] { others += rest }
        for value in others where try replaces(call, result, value) { result = value }
        return result
    }

    /// What a printed line costs beside its bytes, in bytes: it is kept until the end.
    private static let printedLineCost = 64

    private static func printed(_ call: inout NativeCall, nested: Bool) throws(EvaluationError) -> Value {
        var items: [Value] = []
        if case .array(let values) = call[0] { items = values }
        var line = ""
        let separator = call[1].asString ?? " "
        for (index, item) in items.enumerated() {
            if index > 0 { line += separator }
            line +=
                nested
                ? try call.evaluator.describeNested(item, span: call.span)
                : try call.evaluator.describe(item, span: call.span)
        }
        let terminator = call[2].asString ?? "\n"
        if terminator != "\n" { line += terminator }
        try call.evaluator.countText(line.utf8.count + printedLineCost, at: call.span)
        call.evaluator.output(line)
        return .void
    }

    /// A hash that is the same in every run.
    private static func stableHash(_ value: Value) -> Int {
        switch value {
        case .int(let number): number
        case .string(let text): text.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
        default: "\(value)".utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
        }
    }
}

extension NativeCall {
    /// A number from 0 to less than `bound` that is the same on every run: it depends on how far the program is.
    func random(below bound: UInt64) -> UInt64 {
        var state = UInt64(truncatingIfNeeded: evaluator.steps) &+ 0x9E37_79B9_7F4A_7C15
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        state ^= state >> 31
        return bound == 0 ? 0 : state % bound
    }
}
