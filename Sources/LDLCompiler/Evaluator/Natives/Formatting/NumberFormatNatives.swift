import LDLParser

/// Numbers and lists in words.
enum NumberFormatNatives {
    static let table: NamedTable<NativeFunction> = [
        "numberFormat.number": { call in format(NumberFormat(), call) },
        "numberFormat.percent": { call in format(NumberFormat(kind: .percent), call) },
        "numberFormat.currency": { call in
            format(NumberFormat(kind: .currency(call[0].asString ?? "USD")), call)
        },
        "numberFormat.precision": { call in
            changed(call) { format in
                let new = call[0].unboxed(NumberFormat.Precision.self) ?? NumberFormat.Precision()
                if new.fraction != nil { format.precision.fraction = new.fraction }
                if new.integer != nil { format.precision.integer = new.integer }
                if new.significant != nil { format.precision.significant = new.significant }
            }
        },
        "numberFormat.grouping": { call in changed(call) { $0.isGrouped = call[0].caseName != "never" } },
        "numberFormat.sign": { call in
            changed(call) { $0.sign = call[0].unboxed(NumberFormat.Sign.self) ?? .automatic }
        },
        "numberFormat.notation": { call in
            changed(call) { format in
                switch call[0].caseName {
                case "compactName"?: format.notation = .compact
                case "scientific"?: format.notation = .scientific
                default: format.notation = .automatic
                }
            }
        },
        "numberFormat.presentation": { call in
            changed(call) { format in
                switch call[0].caseName {
                case "narrow"?: format.presentation = .narrow
                case "isoCode"?: format.presentation = .isoCode
                case "fullName"?: format.presentation = .fullName
                default: format.presentation = .standard
                }
            }
        },
        "numberFormat.scale": { call throws(EvaluationError) in
            let scale = try call.double(0)
            return changed(call) { $0.scale = scale }
        },
        "numberFormat.same": { call in call.this },
        "numberFormat.rounded": { call in
            changed(call) { format in
                format.rule = FloatingPointNatives.rule(call[0])
                format.increment = call.optionalDouble(1)
            }
        },
        "numberFormat.format": { call in .string(text(for: call[0], call.this)) },
        "precision.fraction": { call in precision(NumberFormat.Precision(fraction: limits(call[0]))) },
        "precision.integer": { call in precision(NumberFormat.Precision(integer: call[0].asInt)) },
        "precision.both": { call in
            precision(NumberFormat.Precision(fraction: limits(call[1]), integer: call[0].asInt))
        },
        "precision.significant": { call in precision(NumberFormat.Precision(significant: limits(call[0]))) },
        "sign.automatic": { _ in .boxed(NumberFormat.Sign.automatic, "NumberFormatSign") },
        "sign.never": { _ in .boxed(NumberFormat.Sign.never, "NumberFormatSign") },
        "sign.always": { call in
            .boxed(call[0].isFalse ? NumberFormat.Sign.alwaysButZero : .always, "NumberFormatSign")
        },
        "format.number": { call in .string(text(for: call.this, call[0])) },
        "format.printf": { call throws(EvaluationError) in
            var values: [Value] = []
            if case .array(let list) = call[1] { values = list }
            return .string(try PrintfFormat.format(try call.string(0), values, call))
        },
        "listFormat": { call in
            .boxed(ListFormat(word: call[0].caseName == "or" ? "or" : "and"), "ListFormatStyle")
        },
        "format.list": { call throws(EvaluationError) in
            let words = try call.elements(of: call.this).map { $0.asString ?? "" }
            return .string((call[0].unboxed(ListFormat.self) ?? ListFormat(word: "and")).format(words))
        },
        "format.duration": { call in
            let seconds = call.this.unboxed(DurationValue.self)?.seconds ?? 0
            let pattern = call[0].unboxed(DurationFormat.self) ?? DurationFormat(hasHours: true, hasSeconds: true)
            return .string(pattern.format(seconds))
        },
        "durationFormat.time": { call in
            let name = call[0].caseName
            return .boxed(
                DurationFormat(hasHours: name != "minuteSecond", hasSeconds: name != "hourMinute"),
                "DurationFormatStyle")
        },
        "duration.seconds": { call throws(EvaluationError) in duration(try call.double(0)) },
        "duration.milliseconds": { call throws(EvaluationError) in duration(try call.double(0) / 1000) },
        "duration.minutes": { call throws(EvaluationError) in duration(try call.double(0) * 60) },
    ]

    /// A number in a format; the usual one where the format says nothing.
    static func text(for number: Value, _ format: Value) -> String {
        let format = format.unboxed(NumberFormat.self) ?? NumberFormat()
        switch number {
        case .int(let number): return format.format(number)
        case .double(let number): return format.format(number)
        default: return ""
        }
    }

    private static func format(_ format: NumberFormat, _ call: NativeCall) -> Value {
        .boxed(format, call.resultTypeName.isEmpty ? "FloatingPointFormatStyle" : call.resultTypeName)
    }

    private static func changed(_ call: NativeCall, _ change: (inout NumberFormat) -> Void) -> Value {
        var own = call.this.unboxed(NumberFormat.self) ?? NumberFormat()
        change(&own)
        return format(own, call)
    }

    private static func precision(_ precision: NumberFormat.Precision) -> Value {
        .boxed(precision, "NumberFormatPrecision")
    }

    /// A number of digits, or the least and the greatest; no more than anybody can read.
    private static func limits(_ value: Value) -> ClosedRange<Int> {
        func bounded(_ number: Int?) -> Int { min(max(number ?? 0, 0), 300) }
        guard case .range(let range) = value else {
            let count = bounded(value.asInt)
            return count...count
        }
        let lower = bounded(range.lower?.asInt)
        let upper = range.upper == nil ? 300 : bounded(range.upper?.asInt)
        return lower...max(lower, upper)
    }

    private static func duration(_ seconds: Double) -> Value {
        .boxed(DurationValue(seconds: seconds), "Duration")
    }
}

/// A list in a sentence.
struct ListFormat: Hashable, Sendable {
    /// `and` or `or`.
    let word: String

    func format(_ words: [String]) -> String {
        switch words.count {
        case 0: ""
        case 1: words[0]
        case 2: "\(words[0]) \(word) \(words[1])"
        default: words.dropLast().joined(separator: ", ") + ", \(word) " + words[words.count - 1]
        }
    }
}

/// A length of time.
struct DurationValue: Hashable, Sendable {
    let seconds: Double
}

/// Hours, minutes and seconds with colons between them.
struct DurationFormat: Hashable, Sendable {
    let hasHours: Bool
    let hasSeconds: Bool

    func format(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e15 else { return "" }
        let unit = hasSeconds ? seconds : seconds / 60
        var rest = Int(unit.rounded(.toNearestOrEven))
        let sign = rest < 0 ? "-" : ""
        rest = abs(rest)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if !hasSeconds { return "\(sign)\(rest / 60):\(two(rest % 60))" }
        if !hasHours { return "\(sign)\(rest / 60):\(two(rest % 60))" }
        return "\(sign)\(rest / 3600):\(two(rest / 60 % 60)):\(two(rest % 60))"
    }
}
