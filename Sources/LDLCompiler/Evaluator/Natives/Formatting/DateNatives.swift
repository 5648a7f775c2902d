import LDLParser

/// Moments and the calendar, always in UTC.
enum DateNatives {
    /// What programs are told when they ask for the time: 2026-01-01 09:41, so that results do not change.
    static let now = CivilDate.seconds(year: 2026, month: 1, day: 1, hour: 9, minute: 41)

    /// 2001-01-01, which reference dates are counted from.
    private static let reference = CivilDate.seconds(year: 2001, month: 1, day: 1)

    static let table = {
        var table = moments
        for name in parts.keys { table[name] = parts[name] }
        return table
    }()

    /// The parts of a day and a time that can be read and set.
    private static let parts: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [:]
        for name in DateParts.names {
            table["dateComponents.\(name)"] = { call in
                (call.this.unboxed(DateParts.self)?.values[name]).map { .int($0) } ?? .none
            }
            table["dateComponents.\(name).set"] = { call in
                var parts = call.this.unboxed(DateParts.self) ?? DateParts()
                parts.values[name] = call[0].asInt
                call.receiver = .boxed(parts, "DateComponents")
                return .void
            }
        }
        return table
    }()

    private static let moments: NamedTable<NativeFunction> = [
        "dateComponents.init": { call in
            var parts = DateParts()
            for (index, name) in zip([3, 4, 5, 6, 7, 8, 10], DateParts.names) {
                parts.values[name] = call[index].asInt
            }
            return .boxed(parts, "DateComponents")
        },
        "date.now": { _ in date(now) },
        "date.since1970": { call throws(EvaluationError) in date(try call.double(0)) },
        "date.since2001": { call throws(EvaluationError) in date(reference + (try call.double(0))) },
        "date.sinceNow": { call throws(EvaluationError) in date(now + (try call.double(0))) },
        "date.sinceDate": { call throws(EvaluationError) in
            date((call[1].asDate ?? 0) + (try call.double(0)))
        },
        "date.distantPast": { _ in date(CivilDate.seconds(year: 1, month: 1, day: 1)) },
        "date.distantFuture": { _ in date(CivilDate.seconds(year: 4001, month: 1, day: 1)) },
        "date.inSeconds": { call in .double(call.this.asDate ?? 0) },
        "date.fromNow": { call in .double((call.this.asDate ?? 0) - now) },
        "date.difference": { call in .double((call.this.asDate ?? 0) - (call[0].asDate ?? 0)) },
        "date.add": { call throws(EvaluationError) in
            date((call.operand(0).asDate ?? 0) + (try call.double(call.operand(1))))
        },
        "date.subtract": { call throws(EvaluationError) in
            date((call.operand(0).asDate ?? 0) - (try call.double(call.operand(1))))
        },
        "dateComponents.date": { call in moment(of: call.this) },
        "calendar.date": { call in moment(of: call[0]) },
        "calendar.adding": { call throws(EvaluationError) in
            guard let start = call[2].asDate else { return .none }
            return try adding(call[0].caseName, try call.int(1), to: start)
        },
        "calendar.component": { call in
            .int(component(call[0].caseName, of: CivilDate(seconds: call[1].asDate ?? 0)))
        },
        "calendar.startOfDay": { call in date(CivilDate.startOfDay(call[0].asDate ?? 0)) },
        "calendar.sameDay": { call in
            .bool(CivilDate.startOfDay(call[0].asDate ?? 0) == CivilDate.startOfDay(call[1].asDate ?? 0))
        },
        "calendar.isToday": { call in
            .bool(CivilDate.startOfDay(call[0].asDate ?? 0) == CivilDate.startOfDay(now))
        },
    ]

    private static func date(_ seconds: Double) -> Value { .native(.date(seconds)) }

    /// The moment that a value of `DateComponents` names.
    private static func moment(of components: Value) -> Value {
        guard let parts = components.unboxed(DateParts.self) else { return .none }
        func part(_ name: String, _ usual: Int) -> Int { min(max(parts.values[name] ?? usual, -1_000_000), 1_000_000) }
        return date(
            CivilDate.seconds(
                year: part("year", 1), month: part("month", 1), day: part("day", 1), hour: part("hour", 0),
                minute: part("minute", 0), second: part("second", 0)))
    }

    private static func adding(
        _ component: String?, _ count: Int, to start: Double
    ) throws(EvaluationError) -> Value {
        switch component {
        case "year"?: date(CivilDate.adding(months: count.multipliedReportingOverflow(by: 12).partialValue, to: start))
        case "quarter"?:
            date(CivilDate.adding(months: count.multipliedReportingOverflow(by: 3).partialValue, to: start))
        case "month"?: date(CivilDate.adding(months: count, to: start))
        case "weekOfYear"?: date(start + Double(count) * 7 * 86_400)
        case "day"?, "weekday"?: date(start + Double(count) * 86_400)
        case "hour"?: date(start + Double(count) * 3600)
        case "minute"?: date(start + Double(count) * 60)
        case "second"?: date(start + Double(count))
        default: .none
        }
    }

    private static func component(_ name: String?, of date: CivilDate) -> Int {
        switch name {
        case "year"?: date.year
        case "month"?: date.month
        case "day"?: date.day
        case "hour"?: date.hour
        case "minute"?: date.minute
        case "second"?: date.second
        case "weekday"?: date.weekday
        case "quarter"?: (date.month - 1) / 3 + 1
        case "era"?: date.year > 0 ? 1 : 0
        case "weekOfYear"?: weekOfYear(date)
        default: 0
        }
    }

    /// Weeks begin on Sunday, and the first is that of New Year's Day.
    private static func weekOfYear(_ date: CivilDate) -> Int {
        let start = CivilDate.seconds(year: date.year, month: 1, day: 1)
        let own = CivilDate.seconds(year: date.year, month: date.month, day: date.day)
        let dayOfYear = Int((own - start) / 86_400)
        return (dayOfYear + CivilDate(seconds: start).weekday - 1) / 7 + 1
    }
}

/// The parts of a day and a time that are known.
struct DateParts: Hashable, Sendable {
    static let names = ["year", "month", "day", "hour", "minute", "second", "weekday"]

    var values: [String: Int] = [:]
}
