import LDLParser

/// What collections with places can do.
enum CollectionNatives {
    static let table: NamedTable<NativeFunction> = [
        "collection.subscript": { call throws(EvaluationError) in
            try call.element(of: call.this, at: try call.int(0))
        },
        "collection.subscript.set": setElement,
        "collection.slice": slice,
        "collection.count": { call throws(EvaluationError) in .int(try call.count(of: call.this)) },
        "collection.isEmpty": { call throws(EvaluationError) in .bool(try call.count(of: call.this) == 0) },
        "collection.first": { call throws(EvaluationError) in
            switch call.this {
            case .array(let elements): elements.first ?? .none
            case .string(let text): text.first.map { .string(String($0)) } ?? .none
            case .range(let range): try call.count(of: call.this) > 0 ? range.lower ?? .none : .none
            default: try call.elements(of: call.this).first ?? .none
            }
        },
        "collection.last": { call throws(EvaluationError) in
            switch call.this {
            case .array(let elements): elements.last ?? .none
            case .string(let text): text.last.map { .string(String($0)) } ?? .none
            default: try call.elements(of: call.this).last ?? .none
            }
        },
        "collection.startIndex": { call in .int(start(of: call.this)) },
        "collection.endIndex": { call throws(EvaluationError) in
            .int(start(of: call.this) + (try call.count(of: call.this)))
        },
        "collection.indices": { call throws(EvaluationError) in
            let start = start(of: call.this)
            let end = start + (try call.count(of: call.this))
            return .range(RangeValue(lower: .int(start), upper: .int(end), isClosed: false))
        },
        "collection.indexAfter": { call throws(EvaluationError) in
            try NumberNatives.add(call, call[0], .int(1))
        },
        "collection.indexBefore": { call throws(EvaluationError) in
            try NumberNatives.subtract(call, call[0], .int(1))
        },
        "collection.indexOffset": { call throws(EvaluationError) in
            try NumberNatives.add(call, call[0], call[1])
        },
        "collection.firstIndexWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            for (index, element) in try call.elements(of: call.this).enumerated()
            where try call.test(function, element) { return .int(start(of: call.this) + index) }
            return .none
        },
        "collection.lastIndexWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            for (index, element) in try call.elements(of: call.this).enumerated().reversed()
            where try call.test(function, element) { return .int(start(of: call.this) + index) }
            return .none
        },
        "collection.lastWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            for element in try call.elements(of: call.this).reversed() where try call.test(function, element) {
                return element
            }
            return .none
        },
        "collection.firstIndex": { call throws(EvaluationError) in
            for (index, element) in try call.elements(of: call.this).enumerated()
            where try call.evaluator.areEqual(element, call[0], span: call.span) {
                return .int(start(of: call.this) + index)
            }
            return .none
        },
        "collection.lastIndex": { call throws(EvaluationError) in
            for (index, element) in try call.elements(of: call.this).enumerated().reversed()
            where try call.evaluator.areEqual(element, call[0], span: call.span) {
                return .int(start(of: call.this) + index)
            }
            return .none
        },
        "collection.randomElement": { call throws(EvaluationError) in
            let elements = try call.elements(of: call.this)
            if elements.isEmpty { return .none }
            return elements[Int(call.random(below: UInt64(elements.count)))]
        },
        "collection.split": { call throws(EvaluationError) in
            let maximum = call[1].asInt ?? .max
            let omitsEmpty = call[2].isFalse ? false : true
            return try split(call, maximum: maximum, omitsEmpty: omitsEmpty) { element throws(EvaluationError) in
                try call.evaluator.areEqual(element, call[0], span: call.span)
            }
        },
        "collection.splitWhere": { call throws(EvaluationError) in
            let function = try call.function(0)
            return try split(call, maximum: .max, omitsEmpty: true) { element throws(EvaluationError) in
                try call.test(function, element)
            }
        },
    ]

    /// A range's places are its own values; those of other collections count from 0.
    private static func start(of value: Value) -> Int {
        if case .range(let range) = value { return range.lower?.asInt ?? 0 }
        return 0
    }

    private static let setElement: NativeFunction = { call throws(EvaluationError) in
        let index = try call.int(0)
        guard case .array(var elements)? = call.receiver else { throw call.mismatch("an array") }
        guard elements.indices.contains(index) else {
            throw call.evaluator.indexOutOfRange(index, count: elements.count, span: call.span)
        }
        call.receiver = nil
        let place = elements.withUnsafeBufferPointer { $0.baseAddress }
        elements[index] = call[1]
        // Another variable holds the same array: this one is a copy now.
        let isCopied = elements.withUnsafeBufferPointer { $0.baseAddress != place }
        let count = elements.count
        call.receiver = .array(elements)
        if isCopied { try call.evaluator.step(count / 16, at: call.span) }
        return .void
    }

    private static let slice: NativeFunction = { call throws(EvaluationError) in
        guard case .range(let range) = call[0] else { throw call.mismatch("a range") }
        let elements = try call.elements(of: call.this)
        let lower = range.lower?.asInt ?? 0
        var upper = range.upper?.asInt ?? elements.count
        if range.isClosed, range.upper != nil { upper = upper == .max ? .max : upper + 1 }
        guard lower >= 0, upper <= elements.count, lower <= upper else {
            throw call.failure(
                .indexOutOfRange, "the range \(lower)..<\(upper) is not inside 0..<\(elements.count)")
        }
        let part = Array(elements[lower..<upper])
        if case .string = call.this { return .string(part.map { $0.asString ?? "" }.joined()) }
        return .array(part)
    }

    private static func split(
        _ call: NativeCall, maximum: Int, omitsEmpty: Bool,
        _ isSeparator: (Value) throws(EvaluationError) -> Bool
    ) throws(EvaluationError) -> Value {
        var parts: [[Value]] = []
        var current: [Value] = []
        for element in try call.elements(of: call.this) {
            if parts.count < maximum, try isSeparator(element) {
                if !omitsEmpty || !current.isEmpty { parts.append(current) }
                current = []
            } else {
                current.append(element)
            }
        }
        if !omitsEmpty || !current.isEmpty { parts.append(current) }
        if case .string = call.this {
            return .array(parts.map { .string($0.map { $0.asString ?? "" }.joined()) })
        }
        return .array(parts.map { .array($0) })
    }
}

extension Value {
    var isFalse: Bool {
        if case .bool(false) = self { return true }
        return false
    }
}
