import LDLParser

/// Arrays that change.
enum ArrayNatives {
    static let table: NamedTable<NativeFunction> = [
        "array.empty": { _ in .array([]) },
        "array.repeated": { call throws(EvaluationError) in
            let count = try call.int(1)
            if count < 0 { throw call.failure(.runtimeError, "an array cannot have \(count) elements") }
            try call.checkCount(count)
            return .array(Array(repeating: call[0], count: count))
        },
        "array.concatenate": { call throws(EvaluationError) in
            let first = try call.elements(of: call[0])
            let second = try call.elements(of: call[1])
            try call.checkCount(first.count + second.count)
            return .array(first + second)
        },
        "array.concatenate.assign": { call throws(EvaluationError) in
            let addition = try call.elements(of: call[1])
            guard case .array(var elements) = call[0] else { return .void }
            try call.checkCount(elements.count + addition.count)
            call.arguments[0] = .void
            elements += addition
            call.arguments[0] = .array(elements)
            return .void
        },
        "array.append": { call throws(EvaluationError) in
            let element = call[0]
            try call.checkCount(elements: 1, moving: 0)
            return try change(&call) { elements in elements.append(element) }
        },
        "array.appendContents": { call throws(EvaluationError) in
            let addition = try call.elements(of: call[0])
            try call.checkCount(try call.count(of: call.this) + addition.count)
            return try change(&call) { elements in elements += addition }
        },
        "array.insert": { call throws(EvaluationError) in
            let element = call[0]
            let index = try place(call, 1, isEndAllowed: true)
            try call.checkCount(elements: 1, moving: try call.count(of: call.this) - index)
            return try change(&call) { elements in elements.insert(element, at: index) }
        },
        "array.insertContents": { call throws(EvaluationError) in
            let addition = try call.elements(of: call[0])
            let index = try place(call, 1, isEndAllowed: true)
            try call.checkCount(try call.count(of: call.this) + addition.count)
            return try change(&call) { elements in elements.insert(contentsOf: addition, at: index) }
        },
        "array.remove": { call throws(EvaluationError) in
            let index = try place(call, 0, isEndAllowed: false)
            try call.checkCount(elements: 0, moving: try call.count(of: call.this) - index)
            return try change(&call) { elements in elements.remove(at: index) }
        },
        "array.removeFirst": { call throws(EvaluationError) in
            try checkNotEmpty(call)
            try call.checkCount(elements: 0, moving: try call.count(of: call.this))
            return try change(&call) { elements in elements.removeFirst() }
        },
        "array.removeLast": { call throws(EvaluationError) in
            try checkNotEmpty(call)
            return try change(&call) { elements in elements.removeLast() }
        },
        "array.popLast": { call throws(EvaluationError) in
            try change(&call) { elements in elements.popLast() ?? .none }
        },
        "array.removeFirstCount": { call throws(EvaluationError) in
            let count = try removed(call)
            return try change(&call) { elements in elements.removeFirst(count) }
        },
        "array.removeLastCount": { call throws(EvaluationError) in
            let count = try removed(call)
            return try change(&call) { elements in elements.removeLast(count) }
        },
        "array.removeAll": { call throws(EvaluationError) in try change(&call) { elements in elements = [] } },
        "array.removeWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            var kept: [Value] = []
            for element in try call.elements(of: call.this) where !(try call.test(function, element)) {
                kept.append(element)
            }
            return try change(&call) { elements in elements = kept }
        },
        "array.sort": { call throws(EvaluationError) in
            let result = try call.sorted(try call.elements(of: call.this))
            return try change(&call) { elements in elements = result }
        },
        "array.sortBy": { call throws(EvaluationError) in
            let function = try call.function(0)
            let copy = call
            let result = try call.sorted(try call.elements(of: call.this)) { a, b throws(EvaluationError) in
                if case .bool(true) = try copy.call(function, a, b) { return true }
                return false
            }
            return try change(&call) { elements in elements = result }
        },
        "array.reverse": { call throws(EvaluationError) in try change(&call) { elements in elements.reverse() } },
        "array.swapAt": { call throws(EvaluationError) in
            let first = try place(call, 0, isEndAllowed: false)
            let second = try place(call, 1, isEndAllowed: false)
            return try change(&call) { elements in elements.swapAt(first, second) }
        },
        "array.shuffle": { call throws(EvaluationError) in
            let result = call.shuffled(try call.elements(of: call.this))
            return try change(&call) { elements in elements = result }
        },
        "array.reserve": { _ in .void },
    ]

    /// Changes the receiver in place: while it changes nobody else holds it, so that it is not copied. Where another
    /// variable does hold the same array, or where it grows out of its room, all the elements move, and that counts.
    private static func change(
        _ call: inout NativeCall, _ body: (inout [Value]) -> Value
    ) throws(EvaluationError) -> Value {
        guard case .array(var elements)? = call.receiver else { throw call.mismatch("an array") }
        call.receiver = nil
        let count = elements.count
        let place = elements.withUnsafeBufferPointer { $0.baseAddress }
        let result = body(&elements)
        let hasMoved = elements.withUnsafeBufferPointer { $0.baseAddress != place }
        call.receiver = .array(elements)
        if hasMoved { try call.evaluator.step(count / 16, at: call.span) }
        return result
    }

    private static func change(
        _ call: inout NativeCall, _ body: (inout [Value]) -> Void
    ) throws(EvaluationError) -> Value {
        try change(&call) { elements in
            body(&elements)
            return Value.void
        }
    }

    private static func place(
        _ call: NativeCall, _ argument: Int, isEndAllowed: Bool
    ) throws(EvaluationError) -> Int {
        let index = try call.int(argument)
        let count = try call.count(of: call.this)
        guard index >= 0, index < count || (isEndAllowed && index == count) else {
            throw call.evaluator.indexOutOfRange(index, count: count, span: call.span)
        }
        return index
    }

    private static func checkNotEmpty(_ call: NativeCall) throws(EvaluationError) {
        if try call.count(of: call.this) == 0 {
            throw call.failure(.indexOutOfRange, "nothing can be taken out of an empty array")
        }
    }

    private static func removed(_ call: NativeCall) throws(EvaluationError) -> Int {
        let count = call[0].asInt ?? 1
        let available = try call.count(of: call.this)
        guard count >= 0, count <= available else {
            throw call.failure(
                .indexOutOfRange, "\(count) elements cannot be taken out of an array of \(available)")
        }
        return count
    }
}
