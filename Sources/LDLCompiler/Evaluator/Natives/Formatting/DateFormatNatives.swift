import LDLParser

/// Dates in words.
enum DateFormatNatives {
    static let table: NamedTable<NativeFunction> = [
        "date.formatted": { call in .string(DateFormat.numericWithTime.format(call.this.asDate ?? 0)) },
        "date.formattedStyles": { call in
            .string(format(day: call[0].caseName, time: call[1].caseName).format(call.this.asDate ?? 0))
        },
        "date.formattedStyle": { call in
            .string((call[0].unboxed(DateFormat.self) ?? DateFormat()).format(call.this.asDate ?? 0))
        },
        "dateFormat.styles": { call in boxed(format(day: call[0].caseName, time: call[1].caseName)) },
        "dateFormat.dateTime": { _ in boxed(DateFormat()) },
        "dateFormat.weekday": { call in changed(call) { $0.weekday = width(call, .abbreviated) } },
        "dateFormat.day": { call in changed(call) { $0.day = width(call, .digits) } },
        "dateFormat.month": { call in changed(call) { $0.month = width(call, .abbreviated) } },
        "dateFormat.year": { call in changed(call) { $0.year = width(call, .digits) } },
        "dateFormat.hour": { call in
            changed(call) { format in
                format.hour = call[0].caseName == "twoDigits" ? .twoDigits : .digits
                guard case .enumeration(_, let values) = call[0], let period = values.first?.caseName else { return }
                switch period {
                case "omitted": format.dayPeriod = .omitted
                case "narrow": format.dayPeriod = .narrow
                case "wide": format.dayPeriod = .wide
                default: format.dayPeriod = .abbreviated
                }
            }
        },
        "dateFormat.minute": { call in changed(call) { $0.minute = width(call, .twoDigits) } },
        "dateFormat.second": { call in changed(call) { $0.second = width(call, .twoDigits) } },
        "dateFormat.era": { call in changed(call) { $0.era = width(call, .abbreviated) } },
        "dateFormat.quarter": { call in changed(call) { $0.quarter = width(call, .abbreviated) } },
        "dateFormat.same": { call in call.this },
        "dateFormat.format": { call in
            .string((call.this.unboxed(DateFormat.self) ?? DateFormat()).format(call[0].asDate ?? 0))
        },
    ]

    /// A day and a time, each in a length; a part without one is not shown.
    static func format(day: String?, time: String?) -> DateFormat {
        var format = DateFormat()
        switch day {
        case "numeric"?: (format.month, format.day, format.year) = (.digits, .digits, .digits)
        case "abbreviated"?: (format.month, format.day, format.year) = (.abbreviated, .digits, .digits)
        case "long"?: (format.month, format.day, format.year) = (.wide, .digits, .digits)
        case "complete"?:
            (format.month, format.day, format.year) = (.wide, .digits, .digits)
            format.weekday = .wide
        default: break
        }
        format.joinsWithAt = day != "numeric"
        switch time {
        case "shortened"?: (format.hour, format.minute) = (.digits, .twoDigits)
        case "standard"?, "complete"?: (format.hour, format.minute, format.second) = (.digits, .twoDigits, .twoDigits)
        default: break
        }
        return format
    }

    private static func boxed(_ format: DateFormat) -> Value { .boxed(format, "Date.FormatStyle") }

    private static func changed(_ call: NativeCall, _ change: (inout DateFormat) -> Void) -> Value {
        var own = call.this.unboxed(DateFormat.self) ?? DateFormat()
        change(&own)
        return boxed(own)
    }

    private static func width(_ call: NativeCall, _ usual: DateFormat.Width) -> DateFormat.Width {
        switch call[0].caseName {
        case "defaultDigits"?, "oneDigit"?: .digits
        case "twoDigits"?, "padded"?: .twoDigits
        case "abbreviated"?: .abbreviated
        case "wide"?: .wide
        case "narrow"?: .narrow
        case "short"?: .short
        default: usual
        }
    }
}

extension Value {
    /// Seconds since 1970 began.
    var asDate: Double? {
        if case .native(.date(let seconds)) = self { return seconds }
        return nil
    }
}
