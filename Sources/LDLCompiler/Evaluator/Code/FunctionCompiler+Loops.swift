import LDLParser

extension FunctionCompiler {
    func compileWhile(_ condition: TypedCondition, _ body: [TypedStatement], label: String?, span: SourceSpan) -> Step {
        let number = beginTarget(label: label, isLoop: true)
        defer { endTarget() }
        let test = compile(condition)
        let body = compile(body)
        return { frame throws(EvaluationError) in
            while try test(frame) {
                try frame.evaluator.step(at: span)
                switch try body(frame) {
                case .next, .continued(number): continue
                case .broke(number): return .next
                case let signal: return signal
                }
            }
            return .next
        }
    }

    func compileRepeat(_ body: [TypedStatement], _ condition: TypedExpression, label: String?, span: SourceSpan) -> Step
    {
        let number = beginTarget(label: label, isLoop: true)
        defer { endTarget() }
        let body = compile(body)
        let test = compileTest(condition)
        return { frame throws(EvaluationError) in
            repeat {
                try frame.evaluator.step(at: span)
                switch try body(frame) {
                case .next, .continued(number): continue
                case .broke(number): return .next
                case let signal: return signal
                }
            } while try test(frame)
            return .next
        }
    }

    func compileFor(
        _ pattern: TypedPattern, _ sequence: TypedExpression, _ filter: TypedExpression?, _ body: [TypedStatement],
        label: String?, span: SourceSpan
    ) -> Step {
        let number = beginTarget(label: label, isLoop: true)
        defer { endTarget() }
        let sequence = compile(sequence)
        let match = compile(pattern)
        let filter = filter.map { compileTest($0) }
        let body = compile(body)
        // One round; `nil` goes on with the next element.
        let round = { (frame: Frame, element: Value) throws(EvaluationError) -> Signal? in
            try frame.evaluator.step(at: span)
            guard try match(frame, element) else { return nil }
            if let filter, !(try filter(frame)) { return nil }
            switch try body(frame) {
            case .next, .continued(number): return nil
            case .broke(number): return .next
            case let signal: return signal
            }
        }
        return { frame throws(EvaluationError) in
            let elements = try sequence(frame)
            if case .range(let range) = elements, case .int(let lower)? = range.lower {
                return try loop(over: range, from: lower, frame, round)
            }
            for element in try frame.evaluator.elements(of: elements, span: span) {
                if let signal = try round(frame, element) { return signal }
            }
            return .next
        }
    }
}

/// A loop over integers needs no list of them.
private func loop(
    over range: RangeValue, from lower: Int, _ frame: Frame,
    _ round: (Frame, Value) throws(EvaluationError) -> Signal?
) throws(EvaluationError) -> Signal {
    var last = Int.max
    if case .int(let upper)? = range.upper {
        if range.isClosed {
            last = upper
        } else {
            if upper == .min { return .next }
            last = upper - 1
        }
    }
    guard lower <= last else { return .next }
    var index = lower
    while true {
        if let signal = try round(frame, .int(index)) { return signal }
        if index == last { return .next }
        index += 1
    }
}

extension Evaluator {
    /// The elements that a loop, `map` or `ForEach` goes over, in order.
    func elements(of value: Value, span: SourceSpan) throws(EvaluationError) -> [Value] {
        switch value {
        case .array(let elements):
            return elements
        case .range(let range):
            return try elements(of: range, span: span)
        case .string(let text):
            try step(text.utf8.count, at: span)
            return text.map { .string(String($0)) }
        case .dictionary(let dictionary):
            return zip(dictionary.keys, dictionary.values).map { key, value in
                // A set's values are void.
                if case .void = value { return key }
                return .tuple([key, value])
            }
        case .native(.other(_, let object)):
            guard let list = object as? any ElementList else { return [] }
            return list.elements
        case .box(let box):
            return try elements(of: box.value, span: span)
        default:
            return []
        }
    }

    /// The integers of a range; refused before they take memory if they are more than the budget allows.
    private func elements(of range: RangeValue, span: SourceSpan) throws(EvaluationError) -> [Value] {
        guard case .int(let lower)? = range.lower, case .int(let upper)? = range.upper else { return [] }
        let (distance, overflow) = upper.subtractingReportingOverflow(lower)
        let (count, overflow2) = distance.addingReportingOverflow(range.isClosed ? 1 : 0)
        guard !overflow, !overflow2, count <= limits.steps - min(steps, limits.steps) else {
            throw EvaluationError(
                code: .limitExceeded, message: "the range has more elements than a run may take steps", span: span,
                notes: [Note("a run may take \(limits.steps) steps; '--max-steps' sets the limit")])
        }
        guard count > 0 else { return [] }
        return (0..<count).map { .int(lower + $0) }
    }
}

/// A built-in object that a loop can go over.
protocol ElementList: AnyObject {
    var elements: [Value] { get }
}
