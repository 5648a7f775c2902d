import LDLParser

/// Dictionaries and sets. A set is a dictionary whose values are `void`.
enum DictionaryNatives {
    static let table: NamedTable<NativeFunction> = [
        "dictionary.empty": { _ in .dictionary(DictionaryValue()) },
        "dictionary.grouping": { call throws(EvaluationError) in
            let function = try call.function(1)
            var groups: [[Value]] = []
            let places = DictionaryValue()
            for element in try call.elements(of: call[0]) {
                let key = try call.call(function, element)
                if case .int(let place)? = places[key] {
                    groups[place].append(element)
                } else {
                    places[key] = .int(groups.count)
                    groups.append([element])
                }
            }
            return .dictionary(DictionaryValue(keys: places.keys, values: groups.map { .array($0) }))
        },
        "dictionary.pairs": { call throws(EvaluationError) in
            let result = DictionaryValue()
            for pair in try call.elements(of: call[0]) {
                guard case .tuple(let parts) = pair, parts.count == 2 else { continue }
                if result[parts[0]] != nil {
                    throw call.failure(.runtimeError, "a key is there twice")
                }
                result[parts[0]] = parts[1]
            }
            return .dictionary(result)
        },
        "dictionary.subscript": { call in dictionary(call)?[call[0]] ?? .none },
        "dictionary.subscript.set": { call throws(EvaluationError) in
            try change(&call) { dictionary, call in
                dictionary[call[0]] = call[1].isNone ? nil : call[1]
                return .void
            }
        },
        "dictionary.default": { call in dictionary(call)?[call[0]] ?? call[1] },
        "dictionary.default.set": { call throws(EvaluationError) in
            try change(&call) { dictionary, call in
                dictionary[call[0]] = call[2]
                return .void
            }
        },
        "dictionary.keys": { call in .array(dictionary(call)?.keys ?? []) },
        "dictionary.values": { call in .array(dictionary(call)?.values ?? []) },
        "dictionary.mapValues": { call throws(EvaluationError) in
            let function = try call.function(0)
            let result = DictionaryValue()
            guard let source = dictionary(call) else { return .dictionary(result) }
            for (key, value) in zip(source.keys, source.values) { result[key] = try call.call(function, value) }
            return .dictionary(result)
        },
        "dictionary.remove": { call throws(EvaluationError) in
            try change(&call) { dictionary, call in
                let old = dictionary[call[0]] ?? .none
                dictionary[call[0]] = nil
                return old
            }
        },
        "dictionary.update": { call throws(EvaluationError) in
            try change(&call) { dictionary, call in
                let old = dictionary[call[1]] ?? .none
                dictionary[call[1]] = call[0]
                return old
            }
        },
        "dictionary.removeAll": removeAll,
        "set.empty": { _ in .dictionary(DictionaryValue()) },
        "set.of": { call throws(EvaluationError) in set(of: try call.elements(of: call[0])) },
        "set.removeAll": removeAll,
        "set.insert": { call throws(EvaluationError) in
            try change(&call) { set, call in
                // The element that is there stays, as the one that is equal to it.
                if set[call[0]] == nil { set[call[0]] = .void }
                return .void
            }
        },
        "set.remove": { call throws(EvaluationError) in
            try change(&call) { set, call in
                let isThere = set[call[0]] != nil
                set[call[0]] = nil
                return isThere ? call[0] : .none
            }
        },
        "set.union": { call throws(EvaluationError) in
            set(of: try call.elements(of: call.this) + (try call.elements(of: call[0])))
        },
        "set.intersection": { call throws(EvaluationError) in
            let other = DictionaryValue(elements: try call.elements(of: call[0]))
            return set(of: try call.elements(of: call.this).filter { other[$0] != nil })
        },
        "set.subtracting": { call throws(EvaluationError) in
            let other = DictionaryValue(elements: try call.elements(of: call[0]))
            return set(of: try call.elements(of: call.this).filter { other[$0] == nil })
        },
        "set.isSubset": { call throws(EvaluationError) in
            let other = DictionaryValue(elements: try call.elements(of: call[0]))
            return .bool(try call.elements(of: call.this).allSatisfy { other[$0] != nil })
        },
    ]

    private static let removeAll: NativeFunction = { call in
        call.receiver = .dictionary(DictionaryValue())
        return .void
    }

    private static func dictionary(_ call: NativeCall) -> DictionaryValue? {
        if case .dictionary(let dictionary) = call.this { return dictionary }
        return nil
    }

    /// Changes the receiver; a copy of it where another variable holds the same.
    private static func change(
        _ call: inout NativeCall, _ body: (DictionaryValue, NativeCall) -> Value
    ) throws(EvaluationError) -> Value {
        guard case .dictionary(var dictionary)? = call.receiver else { return .void }
        guard dictionary.count < NativeCall.largestCount else {
            throw call.failure(.limitExceeded, "there would be more than \(NativeCall.largestCount) elements")
        }
        call.receiver = nil
        let count = dictionary.count
        var work = 0
        if !isKnownUniquelyReferenced(&dictionary) {
            dictionary = dictionary.copy()
            work = count
        }
        let result = body(dictionary, call)
        // What follows a key that is taken out moves up.
        if dictionary.count < count { work += count }
        call.receiver = .dictionary(dictionary)
        if work > 0 { try call.evaluator.step(work / 4, at: call.span) }
        return result
    }

    static func set(of elements: [Value]) -> Value { .dictionary(DictionaryValue(elements: elements)) }
}

extension DictionaryValue {
    /// A set of these elements, each once.
    convenience init(elements: [Value]) {
        self.init()
        for element in elements where self[element] == nil { self[element] = .void }
    }
}
