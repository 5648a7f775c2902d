import LDLParser

extension NativeCall {
    /// The elements of a collection of any kind, in order: what a `for` loop over the value goes through.
    func elements(of value: Value) throws(EvaluationError) -> [Value] {
        switch value {
        case .array(let elements):
            // Whoever asks goes through all of them.
            try evaluator.step(elements.count / 16, at: span)
            return elements
        case .range(let range):
            return try elements(of: range)
        case .dictionary(let dictionary):
            try evaluator.step(dictionary.count, at: span)
            return zip(dictionary.keys, dictionary.values).map { key, value in
                // A set is a dictionary without values.
                if case .void = value { return key }
                return .tuple([key, value])
            }
        case .string(let text):
            try evaluator.step(text.utf8.count, at: span)
            return text.map { .string(String($0)) }
        case .box(let box):
            return try elements(of: box.value)
        case .none, .void:
            return []
        default:
            throw mismatch("a collection")
        }
    }

    /// How many elements a list may have that a function makes.
    static let largestCount = 1 << 20

    /// Refuses a list that would be longer than memory should be used for.
    func checkCount(_ count: Int) throws(EvaluationError) {
        if count > Self.largestCount {
            throw failure(.limitExceeded, "the result would have more than \(Self.largestCount) elements")
        }
        try evaluator.step(max(count, 0), at: span)
    }

    /// The same for an array that gets some elements more, while others make room.
    func checkCount(elements added: Int, moving moved: Int) throws(EvaluationError) {
        if added > 0, try count(of: this) >= Self.largestCount {
            throw failure(.limitExceeded, "the array would have more than \(Self.largestCount) elements")
        }
        try evaluator.step(max(moved, 0) / 64, at: span)
    }

    /// The numbers of a range. A range without an end is cut where the budget of steps ends anyway.
    private func elements(of range: RangeValue) throws(EvaluationError) -> [Value] {
        guard let first = range.lower?.asInt else { throw mismatch("a range of whole numbers") }
        guard let last = range.upper?.asInt else {
            throw failure(.limitExceeded, "a range without an end cannot be gone through as a whole")
        }
        let (count, overflow) = last.subtractingReportingOverflow(first)
        guard !overflow, count < Self.largestCount else {
            throw failure(.limitExceeded, "the range has more than \(Self.largestCount) elements")
        }
        try evaluator.step(max(count, 0), at: span)
        if range.isClosed { return first <= last ? (first...last).map { .int($0) } : [] }
        return first < last ? (first..<last).map { .int($0) } : []
    }

    /// How many elements a collection has, without making them.
    func count(of value: Value) throws(EvaluationError) -> Int {
        switch value {
        case .array(let elements): return elements.count
        case .dictionary(let dictionary): return dictionary.count
        case .string(let text): return text.count
        case .range(let range):
            guard let first = range.lower?.asInt, let last = range.upper?.asInt else { return 0 }
            let (distance, isOver) = last.subtractingReportingOverflow(first)
            let (count, isOverByOne) = distance.addingReportingOverflow(range.isClosed ? 1 : 0)
            guard !isOver, !isOverByOne else {
                throw failure(.limitExceeded, "the range has more than \(Int.max) elements")
            }
            return max(count, 0)
        default: return try elements(of: value).count
        }
    }

    /// The element at a place; an error where there is none.
    func element(of value: Value, at index: Int) throws(EvaluationError) -> Value {
        if case .range(let range) = value, let first = range.lower?.asInt {
            // A range's places are its own values.
            let last = range.upper?.asInt ?? .max
            if index >= first, range.isClosed ? index <= last : index < last { return .int(index) }
            throw failure(.indexOutOfRange, "\(index) is not in the range")
        }
        let elements: [Value]
        if case .array(let all) = value { elements = all } else { elements = try self.elements(of: value) }
        guard elements.indices.contains(index) else {
            throw evaluator.indexOutOfRange(index, count: elements.count, span: span)
        }
        return elements[index]
    }

    /// The values in another order, by merging: equal ones stay in theirs, and an error of the comparison ends it.
    func sorted(
        _ values: [Value], by precedes: (Value, Value) throws(EvaluationError) -> Bool
    ) throws(EvaluationError) -> [Value] {
        var source = values
        var target = values
        var width = 1
        while width < source.count {
            try evaluator.step(source.count, at: span)
            var start = 0
            while start < source.count {
                let middle = min(start + width, source.count)
                let end = min(start + 2 * width, source.count)
                var left = start
                var right = middle
                for place in start..<end {
                    let takesRight: Bool
                    if left >= middle {
                        takesRight = true
                    } else if right >= end {
                        takesRight = false
                    } else {
                        takesRight = try precedes(source[right], source[left])
                    }
                    if takesRight {
                        target[place] = source[right]
                        right += 1
                    } else {
                        target[place] = source[left]
                        left += 1
                    }
                }
                start = end
            }
            swap(&source, &target)
            width *= 2
        }
        return source
    }

    /// The values in increasing order.
    func sorted(_ values: [Value]) throws(EvaluationError) -> [Value] {
        try sorted(values) { a, b throws(EvaluationError) in try evaluator.isLess(a, b, span: span) }
    }

    /// The values in an order of chance that is the same on every run.
    func shuffled(_ values: [Value]) -> [Value] {
        var result = values
        var seed = random(below: .max)
        for index in stride(from: result.count - 1, to: 0, by: -1) {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            result.swapAt(index, Int((seed >> 33) % UInt64(index + 1)))
        }
        return result
    }
}
