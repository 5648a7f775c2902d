import LDLParser

/// What every array, range, dictionary and text can do.
enum SequenceNatives {
    static let table: NamedTable<NativeFunction> = [
        "sequence.map": { call throws(EvaluationError) in
            let function = try call.function(0)
            let elements = try call.elements(of: call.this)
            var result: [Value] = []
            result.reserveCapacity(elements.count)
            for element in elements { result.append(try call.call(function, element)) }
            return .array(result)
        },
        "sequence.compactMap": { call throws(EvaluationError) in
            let function = try call.function(0)
            var result: [Value] = []
            for element in try call.elements(of: call.this) {
                let value = try call.call(function, element)
                if !value.isNone { result.append(value) }
            }
            return .array(result)
        },
        "sequence.flatMap": { call throws(EvaluationError) in
            let function = try call.function(0)
            var result: [Value] = []
            for element in try call.elements(of: call.this) {
                let inner = try call.elements(of: try call.call(function, element))
                try call.checkCount(result.count + inner.count)
                result += inner
            }
            return .array(result)
        },
        "sequence.filter": filter,
        "sequence.reduce": { call throws(EvaluationError) in
            let function = try call.function(1)
            var result = call[0]
            for element in try call.elements(of: call.this) { result = try call.call(function, result, element) }
            return result
        },
        "sequence.reduceInto": { call throws(EvaluationError) in
            let function = try call.function(1)
            var result = call[0]
            call.arguments = []
            for element in try call.elements(of: call.this) {
                var arguments = [result, element]
                result = .void
                _ = try call.evaluator.call(function, updating: &arguments, span: call.span)
                result = arguments.first ?? .void
            }
            return result
        },
        "sequence.forEach": { call throws(EvaluationError) in
            let function = try call.function(0)
            for element in try call.elements(of: call.this) { _ = try call.call(function, element) }
            return .void
        },
        "sequence.enumerated": { call throws(EvaluationError) in
            .array(try call.elements(of: call.this).enumerated().map { .tuple([.int($0.offset), $0.element]) })
        },
        "sequence.containsWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            for element in try call.elements(of: call.this) where try call.test(function, element) {
                return .bool(true)
            }
            return .bool(false)
        },
        "sequence.allSatisfy": { call throws(EvaluationError) in
            let function = try call.function(0)
            for element in try call.elements(of: call.this) where !(try call.test(function, element)) {
                return .bool(false)
            }
            return .bool(true)
        },
        "sequence.countWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            var count = 0
            for element in try call.elements(of: call.this) where try call.test(function, element) { count += 1 }
            return .int(count)
        },
        "sequence.firstWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            for element in try call.elements(of: call.this) where try call.test(function, element) { return element }
            return .none
        },
        "sequence.sorted": { call throws(EvaluationError) in
            .array(try call.sorted(try call.elements(of: call.this)))
        },
        "sequence.sortedBy": { call throws(EvaluationError) in
            .array(try call.sorted(try call.elements(of: call.this), by: try order(call)))
        },
        "sequence.min": { call throws(EvaluationError) in
            try extremum(call) { a, b throws(EvaluationError) in try call.evaluator.isLess(a, b, span: call.span) }
        },
        "sequence.max": { call throws(EvaluationError) in
            try extremum(call) { a, b throws(EvaluationError) in try call.evaluator.isLess(b, a, span: call.span) }
        },
        "sequence.minBy": { call throws(EvaluationError) in try extremum(call, by: try order(call)) },
        "sequence.maxBy": { call throws(EvaluationError) in
            let order = try order(call)
            return try extremum(call) { a, b throws(EvaluationError) in try order(b, a) }
        },
        "sequence.reversed": { call throws(EvaluationError) in
            .array(try call.elements(of: call.this).reversed())
        },
        "sequence.shuffled": { call throws(EvaluationError) in
            .array(call.shuffled(try call.elements(of: call.this)))
        },
        "sequence.dropFirst": { call throws(EvaluationError) in
            part(call, try call.elements(of: call.this).dropFirst(try count(call)))
        },
        "sequence.dropLast": { call throws(EvaluationError) in
            part(call, try call.elements(of: call.this).dropLast(try count(call)))
        },
        "sequence.prefix": { call throws(EvaluationError) in
            part(call, try call.elements(of: call.this).prefix(try count(call)))
        },
        "sequence.suffix": { call throws(EvaluationError) in
            part(call, try call.elements(of: call.this).suffix(try count(call)))
        },
        "sequence.dropWhile": { call throws(EvaluationError) in
            let elements = try call.elements(of: call.this)
            return part(call, elements.dropFirst(try leading(call, elements)))
        },
        "sequence.prefixWhile": { call throws(EvaluationError) in
            let elements = try call.elements(of: call.this)
            return part(call, elements.prefix(try leading(call, elements)))
        },
        "sequence.array": { call throws(EvaluationError) in .array(try call.elements(of: call.operand(0))) },
        "sequence.contains": contains,
        "sequence.elementsEqual": { call throws(EvaluationError) in
            let other = Value.array(try call.elements(of: call[0]))
            let own = Value.array(try call.elements(of: call.this))
            return .bool(try call.evaluator.areEqual(own, other, span: call.span))
        },
        "sequence.starts": { call throws(EvaluationError) in
            let prefix = try call.elements(of: call[0])
            let own = Value.array(Array(try call.elements(of: call.this).prefix(prefix.count)))
            return .bool(try call.evaluator.areEqual(own, .array(prefix), span: call.span))
        },
        "sequence.joined": { call throws(EvaluationError) in
            let separator = try call.string(0)
            let texts = try call.elements(of: call.this).map { $0.asString ?? "" }
            try call.checkLength(texts.count, times: separator.utf8.count)
            try call.checkLength(texts.reduce(0) { $0 + $1.utf8.count }, times: 1)
            return .string(texts.joined(separator: separator))
        },
        "sequence.flatten": { call throws(EvaluationError) in
            var result: [Value] = []
            for element in try call.elements(of: call.this) {
                let inner = try call.elements(of: element)
                try call.checkCount(result.count + inner.count)
                result += inner
            }
            return .array(result)
        },
        "sequence.zip": { call throws(EvaluationError) in
            .array(zip(try call.elements(of: call[0]), try call.elements(of: call[1])).map { .tuple([$0, $1]) })
        },
        "stride.to": { call throws(EvaluationError) in try stride(call, isClosed: false) },
        "stride.through": { call throws(EvaluationError) in try stride(call, isClosed: true) },
    ]

    /// A part of a collection: that of a text is a text.
    private static func part(_ call: NativeCall, _ elements: ArraySlice<Value>) -> Value {
        guard case .string = call.this else { return .array(Array(elements)) }
        return .string(elements.map { $0.asString ?? "" }.joined())
    }

    private static func count(_ call: NativeCall) throws(EvaluationError) -> Int {
        guard case .int(let count) = call[0] else { return 1 }
        if count < 0 { throw call.failure(.runtimeError, "a number of elements cannot be negative") }
        return count
    }

    private static func order(
        _ call: NativeCall
    ) throws(EvaluationError) -> (Value, Value) throws(EvaluationError) -> Bool {
        let function = try call.function(0)
        return { a, b throws(EvaluationError) in
            if case .bool(true) = try call.call(function, a, b) { return true }
            return false
        }
    }

    /// How many elements at the beginning meet the condition.
    private static func leading(_ call: NativeCall, _ elements: [Value]) throws(EvaluationError) -> Int {
        let function = try call.function(0)
        var count = 0
        for element in elements {
            guard try call.test(function, element) else { break }
            count += 1
        }
        return count
    }

    private static func extremum(
        _ call: NativeCall, by precedes: (Value, Value) throws(EvaluationError) -> Bool
    ) throws(EvaluationError) -> Value {
        let elements = try call.elements(of: call.this)
        guard var result = elements.first else { return .none }
        for element in elements.dropFirst() where try precedes(element, result) { result = element }
        return result
    }

    private static let filter: NativeFunction = { call throws(EvaluationError) in
        let function = try call.function(0)
        if case .dictionary(let dictionary) = call.this {
            let result = DictionaryValue()
            for (key, value) in zip(dictionary.keys, dictionary.values) {
                let element: Value = if case .void = value { key } else { .tuple([key, value]) }
                if try call.test(function, element) { result[key] = value }
            }
            return .dictionary(result)
        }
        var result: [Value] = []
        for element in try call.elements(of: call.this) where try call.test(function, element) {
            result.append(element)
        }
        if case .string = call.this { return .string(result.map { $0.asString ?? "" }.joined()) }
        return .array(result)
    }

    private static let contains: NativeFunction = { call throws(EvaluationError) in
        switch (call.this, call[0]) {
        case (.dictionary(let set), let element):
            return .bool(set[element] != nil)
        case (.string(let text), .string(let part)):
            return .bool(StringNatives.occurs(part, in: text))
        case (.range, _):
            return .bool(try RangeNatives.contains(call, call.this, call[0]))
        default:
            for element in try call.elements(of: call.this)
            where try call.evaluator.areEqual(element, call[0], span: call.span) { return .bool(true) }
            return .bool(false)
        }
    }

    private static func stride(_ call: NativeCall, isClosed: Bool) throws(EvaluationError) -> Value {
        if case .int(let start) = call[0], case .int(let end) = call[1], case .int(let step) = call[2] {
            if step == 0 { throw call.failure(.runtimeError, "the step of a stride cannot be zero") }
            var result: [Value] = []
            var value = start
            while step > 0 ? (isClosed ? value <= end : value < end) : (isClosed ? value >= end : value > end) {
                try call.evaluator.step(at: call.span)
                result.append(.int(value))
                let (next, overflow) = value.addingReportingOverflow(step)
                if overflow { break }
                value = next
            }
            return .array(result)
        }
        let start = try call.double(0)
        let end = try call.double(1)
        let step = try call.double(2)
        if step == 0 || step.isNaN { throw call.failure(.runtimeError, "the step of a stride cannot be zero") }
        var result: [Value] = []
        // Multiplied and not added up, as Swift does it, so that errors do not grow.
        var index = 0.0
        var value = start
        while step > 0 ? (isClosed ? value <= end : value < end) : (isClosed ? value >= end : value > end) {
            try call.evaluator.step(at: call.span)
            result.append(.double(value))
            index += 1
            let next = start + index * step
            if next == value { break }
            value = next
        }
        return .array(result)
    }
}
