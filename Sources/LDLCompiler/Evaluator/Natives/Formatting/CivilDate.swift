/// A moment in the Gregorian calendar, in UTC.
struct CivilDate {
    var year: Int
    /// From 1.
    var month: Int
    /// From 1.
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    /// From 1 for Sunday.
    var weekday: Int

    private static let secondsPerDay = 86_400

    /// A moment in seconds since 1970 began. Moments beyond the year 100,000 are taken as its end.
    init(seconds: Double) {
        let limit = 3.0e12
        let bounded = seconds.isNaN ? 0 : min(max(seconds, -limit), limit)
        let whole = Int(bounded.rounded(.down))
        let days = Self.floorDivide(whole, Self.secondsPerDay)
        let rest = whole - days * Self.secondsPerDay
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        // 1970 began on a Thursday.
        weekday = Self.modulo(days + 4, 7) + 1
        (year, month, day) = Self.civil(days: days)
    }

    /// Days and months beyond their ends count on into the next, as a calendar takes them.
    static func seconds(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
    ) -> Double {
        let bound = 100_000
        let year = min(max(year, -bound), bound)
        let month = min(max(month, -bound), bound) - 1
        let wholeYear = year + floorDivide(month, 12)
        let wholeMonth = modulo(month, 12) + 1
        let days = Double(Self.days(year: wholeYear, month: wholeMonth, day: 1)) + Double(day) - 1
        return days * 86_400 + Double(hour) * 3600 + Double(minute) * 60 + Double(second)
    }

    /// The moment so many months later; a day that the month does not have becomes its last.
    static func adding(months: Int, to seconds: Double) -> Double {
        let date = CivilDate(seconds: seconds)
        let bounded = min(max(months, -1_200_000), 1_200_000)
        let total = date.month - 1 + bounded
        let year = date.year + floorDivide(total, 12)
        let month = modulo(total, 12) + 1
        let day = min(date.day, length(ofMonth: month, year: year))
        let start = Self.seconds(year: year, month: month, day: day)
        return start + (seconds - Self.startOfDay(seconds))
    }

    static func startOfDay(_ seconds: Double) -> Double { (seconds / 86_400).rounded(.down) * 86_400 }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: modulo(year, 4) == 0 && (modulo(year, 100) != 0 || modulo(year, 400) == 0) ? 29 : 28
        default: 31
        }
    }

    /// Days since 1970 began; years are counted from March, so that the leap day is their last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = floorDivide(marchYear, 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }
    static func modulo(_ a: Int, _ b: Int) -> Int { a - floorDivide(a, b) * b }
}
