import LDLParser

extension NativeFunctions {
    /// A value in a string, `\(value, format: …)` or `\(value, specifier: "%.1f")`.
    static func formatted(
        _ value: Value, label: String, _ format: Value, evaluator: Evaluator, span: SourceSpan
    ) throws(EvaluationError) -> String {
        if label == "specifier", let specifier = format.asString {
            let call = NativeCall(
                receiver: nil, arguments: [], span: span, evaluator: evaluator, resultType: TypeID(rawValue: 0))
            return try PrintfFormat.format(specifier, [value], call)
        }
        return try text(for: value, format, evaluator: evaluator, span: span)
    }

    /// A value in a format of any kind.
    static func text(
        for value: Value, _ format: Value, evaluator: Evaluator, span: SourceSpan
    ) throws(EvaluationError) -> String {
        switch value {
        case .native(.date(let seconds)):
            return (format.unboxed(DateFormat.self) ?? DateFormat()).format(seconds)
        case .int, .double:
            return NumberFormatNatives.text(for: value, format)
        case .array(let words):
            return (format.unboxed(ListFormat.self) ?? ListFormat(word: "and")).format(words.map { $0.asString ?? "" })
        default:
            if let duration = value.unboxed(DurationValue.self) {
                let pattern = format.unboxed(DurationFormat.self) ?? DurationFormat(hasHours: true, hasSeconds: true)
                return pattern.format(duration.seconds)
            }
            return try evaluator.describe(value, span: span)
        }
    }
}
