/// A way to put a moment in words, in American English and in UTC: the parts that are named are shown.
struct DateFormat: Hashable, Sendable {
    /// How long a part is.
    enum Width: Hashable, Sendable { case digits, twoDigits, abbreviated, wide, narrow, short }
    enum DayPeriod: Hashable, Sendable { case omitted, narrow, abbreviated, wide }

    var weekday: Width?
    var month: Width?
    var day: Width?
    var year: Width?
    var hour: Width?
    var dayPeriod = DayPeriod.abbreviated
    var minute: Width?
    var second: Width?
    var era: Width?
    var quarter: Width?
    /// Whether the time is put after the day with `at`, as in long forms.
    var joinsWithAt = false

    var isEmpty: Bool {
        weekday == nil && month == nil && day == nil && year == nil && hour == nil && minute == nil && second == nil
            && era == nil && quarter == nil
    }

    func format(_ seconds: Double) -> String {
        var format = self
        if isEmpty { format = .numericWithTime }
        let date = CivilDate(seconds: seconds)
        let day = format.dayPart(date)
        let time = format.timePart(date)
        if day.isEmpty { return time }
        if time.isEmpty { return day }
        return day + (format.joinsWithAt ? " at " : ", ") + time
    }

    /// What `formatted()` shows.
    static let numericWithTime = DateFormat(
        month: .digits, day: .digits, year: .digits, hour: .digits, minute: .twoDigits)

    // MARK: Days

    private func dayPart(_ date: CivilDate) -> String {
        let weekdayText = weekday.map { Self.name(Self.weekdays[date.weekday - 1], $0) }
        let rest: String
        switch month {
        case .digits?, .twoDigits?: rest = numericDay(date)
        default: rest = namedDay(date)
        }
        guard let weekdayText else { return rest }
        if rest.isEmpty { return weekdayText }
        // A day without a month stands before its weekday: `30 Mon`.
        if month == nil, year == nil { return rest + " " + weekdayText }
        return weekdayText + ", " + rest
    }

    private func numericDay(_ date: CivilDate) -> String {
        var parts: [String] = []
        if let month { parts.append(Self.number(date.month, month)) }
        if let day { parts.append(Self.number(date.day, day)) }
        if let year { parts.append(yearText(date, year)) }
        return parts.joined(separator: "/")
    }

    private func namedDay(_ date: CivilDate) -> String {
        var text = month.map { Self.name(Self.months[date.month - 1], $0) } ?? ""
        if let quarter {
            let number = (date.month - 1) / 3 + 1
            let names = ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
            text = quarter == .wide ? names[number - 1] : "Q\(number)"
        }
        if let day {
            if !text.isEmpty { text += " " }
            text += Self.number(date.day, day)
        }
        if let year {
            if !text.isEmpty { text += day == nil ? " " : ", " }
            text += yearText(date, year)
        }
        if let era { text += text.isEmpty ? Self.era(date, era) : " " + Self.era(date, era) }
        return text
    }

    private func yearText(_ date: CivilDate, _ width: Width) -> String {
        guard width == .twoDigits else { return String(date.year > 0 ? date.year : 1 - date.year) }
        return Self.number(CivilDate.modulo(date.year, 100), .twoDigits)
    }

    private static func era(_ date: CivilDate, _ width: Width) -> String {
        switch width {
        case .wide: date.year > 0 ? "Anno Domini" : "Before Christ"
        case .narrow: date.year > 0 ? "A" : "B"
        default: date.year > 0 ? "AD" : "BC"
        }
    }

    // MARK: Times

    private func timePart(_ date: CivilDate) -> String {
        var parts: [String] = []
        if let hour {
            let number = date.hour % 12 == 0 ? 12 : date.hour % 12
            parts.append(Self.number(number, hour))
        }
        if let minute { parts.append(Self.number(date.minute, hour == nil ? minute : .twoDigits)) }
        if let second { parts.append(Self.number(date.second, minute == nil ? second : .twoDigits)) }
        let text = parts.joined(separator: ":")
        guard hour != nil else { return text }
        switch dayPeriod {
        case .omitted: return text
        // A narrow blank that does not break.
        case .narrow: return text + "\u{202F}" + (date.hour < 12 ? "a" : "p")
        case .abbreviated, .wide: return text + "\u{202F}" + (date.hour < 12 ? "AM" : "PM")
        }
    }

    // MARK: Words

    private static func number(_ number: Int, _ width: Width) -> String {
        width == .twoDigits && number < 10 ? "0\(number)" : "\(number)"
    }

    private static func name(_ name: String, _ width: Width) -> String {
        switch width {
        case .wide: return name
        case .narrow: return String(name.prefix(1))
        case .short: return String(name.prefix(2))
        // `Sept` is not American usage here: three letters.
        default: return String(name.prefix(3))
        }
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
