extension CatalogueInterface {
    /// Dates, and how numbers, dates and lists are put in words; always in American English and in UTC.
    static let formatting: StaticString = #"""
        /// A way to put values in words.
        protocol FormatStyle: Hashable, Sendable {}
        /// A way to put a whole number in words.
        struct IntegerFormatStyle: FormatStyle {
            /// With separators between thousands.
            @native("numberFormat.number") init()
            @native("numberFormat.number") static var number: IntegerFormatStyle { get }
            @native("numberFormat.percent") static var percent: IntegerFormatStyle { get }
            /// As an amount of money.
            @native("numberFormat.currency") static func currency(code: String) -> IntegerFormatStyle
            /// With a number of digits.
            @native("numberFormat.precision") func precision(_ precision: NumberFormatPrecision) -> IntegerFormatStyle
            /// With or without separators between thousands.
            @native("numberFormat.grouping") func grouping(_ grouping: NumberFormatGrouping) -> IntegerFormatStyle
            /// With a sign.
            @native("numberFormat.sign") func sign(strategy: NumberFormatSign) -> IntegerFormatStyle
            /// Short or with exponents.
            @native("numberFormat.notation") func notation(_ notation: NumberFormatNotation) -> IntegerFormatStyle
            /// Multiplied by a number.
            @native("numberFormat.scale") func scale(_ multiplicand: Double) -> IntegerFormatStyle
            /// As an amount of money with a sign, a code or a name.
            @native("numberFormat.presentation") func presentation(_ presentation: NumberFormatCurrency)
                -> IntegerFormatStyle
            /// In the way of a language.
            @native("numberFormat.same") func locale(_ locale: Locale) -> IntegerFormatStyle
            /// Rounded in a way.
            @native("numberFormat.rounded") func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven,
                increment: Int? = nil)
                -> IntegerFormatStyle
            /// The words for a number.
            @native("numberFormat.format") func format(_ value: Int) -> String
        }
        /// A way to put a number with a fraction in words.
        struct FloatingPointFormatStyle: FormatStyle {
            /// With separators between thousands.
            @native("numberFormat.number") init()
            @native("numberFormat.number") static var number: FloatingPointFormatStyle { get }
            @native("numberFormat.percent") static var percent: FloatingPointFormatStyle { get }
            /// As an amount of money.
            @native("numberFormat.currency") static func currency(code: String) -> FloatingPointFormatStyle
            /// With a number of digits.
            @native("numberFormat.precision") func precision(_ precision: NumberFormatPrecision)
                -> FloatingPointFormatStyle
            /// With or without separators between thousands.
            @native("numberFormat.grouping") func grouping(_ grouping: NumberFormatGrouping) -> FloatingPointFormatStyle
            /// With a sign.
            @native("numberFormat.sign") func sign(strategy: NumberFormatSign) -> FloatingPointFormatStyle
            /// Short or with exponents.
            @native("numberFormat.notation") func notation(_ notation: NumberFormatNotation) -> FloatingPointFormatStyle
            /// Multiplied by a number.
            @native("numberFormat.scale") func scale(_ multiplicand: Double) -> FloatingPointFormatStyle
            /// As an amount of money with a sign, a code or a name.
            @native("numberFormat.presentation") func presentation(_ presentation: NumberFormatCurrency)
                -> FloatingPointFormatStyle
            /// In the way of a language.
            @native("numberFormat.same") func locale(_ locale: Locale) -> FloatingPointFormatStyle
            /// Rounded in a way.
            @native("numberFormat.rounded") func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven,
                increment: Double? = nil)
                -> FloatingPointFormatStyle
            /// The words for a number.
            @native("numberFormat.format") func format(_ value: Double) -> String
        }
        /// How many digits a number is written with.
        struct NumberFormatPrecision: Hashable, Sendable {
            /// A number of digits after the point.
            @native("precision.fraction") static func fractionLength(_ length: Int) -> NumberFormatPrecision
            /// A number of digits after the point.
            @native("precision.fraction") static func fractionLength(_ limits: ClosedRange<Int>)
                -> NumberFormatPrecision
            /// A number of digits after the point.
            @native("precision.fraction") static func fractionLength(_ limits: PartialRangeThrough<Int>)
                -> NumberFormatPrecision
            /// A number of digits before the point.
            @native("precision.integer") static func integerLength(_ length: Int) -> NumberFormatPrecision
            /// A number of digits before and after the point.
            @native("precision.both") static func integerAndFractionLength(integer: Int, fraction: Int)
                -> NumberFormatPrecision
            /// A number of digits that count.
            @native("precision.significant") static func significantDigits(_ digits: Int) -> NumberFormatPrecision
            /// A number of digits that count.
            @native("precision.significant") static func significantDigits(_ limits: ClosedRange<Int>)
                -> NumberFormatPrecision
        }
        /// Separators between thousands.
        enum NumberFormatGrouping { case automatic, never }
        /// The sign of a number.
        struct NumberFormatSign {
            @native("sign.automatic") static var automatic: NumberFormatSign { get }
            @native("sign.never") static var never: NumberFormatSign { get }
            /// With a sign for numbers greater than zero too.
            @native("sign.always") static func always(includingZero: Bool = true) -> NumberFormatSign
        }
        /// How large numbers are shortened.
        enum NumberFormatNotation { case automatic, compactName, scientific }
        /// How money is named.
        enum NumberFormatCurrency { case standard, narrow, isoCode, fullName }
        /// A way to put several words in a list.
        struct ListFormatStyle: FormatStyle {
            /// With a word between the last two.
            @native("listFormat") static func list(type: ListFormatType, width: ListFormatWidth = .standard)
                -> ListFormatStyle
        }
        /// The word between the last two of a list.
        enum ListFormatType { case and, or }
        /// How long that word is.
        enum ListFormatWidth { case standard, short, narrow }
        extension Array where Element == String {
            /// The words as a list in a sentence.
            @native("format.list") func formatted() -> String
            /// The words as a list in a sentence.
            @native("format.list") func formatted(_ style: ListFormatStyle) -> String
        }

        /// A moment.
        struct Date: Comparable, Hashable, Strideable, Sendable, CustomStringConvertible {
            /// Now: always 2026-01-01 09:41 UTC, so that the result does not change.
            @native("date.now") init()
            /// A moment so many seconds after 1970 began.
            @native("date.since1970") init(timeIntervalSince1970 seconds: Double)
            /// A moment so many seconds after 2001 began.
            @native("date.since2001") init(timeIntervalSinceReferenceDate seconds: Double)
            /// A moment so many seconds from now.
            @native("date.sinceNow") init(timeIntervalSinceNow seconds: Double)
            /// A moment so many seconds after another.
            @native("date.sinceDate") init(timeInterval seconds: Double, since date: Date)
            @native("date.now") static var now: Date { get }
            @native("date.distantPast") static var distantPast: Date { get }
            @native("date.distantFuture") static var distantFuture: Date { get }
            /// Seconds since 1970 began.
            @native("date.inSeconds") var timeIntervalSince1970: Double { get }
            /// Seconds from now.
            @native("date.fromNow") var timeIntervalSinceNow: Double { get }
            /// Seconds since another moment.
            @native("date.difference") func timeIntervalSince(_ date: Date) -> Double
            /// The moment so many seconds later.
            @native("date.add") func addingTimeInterval(_ seconds: Double) -> Date
            /// The moment so many seconds later.
            @native("date.add") static func + (lhs: Date, rhs: Double) -> Date
            /// The moment so many seconds earlier.
            @native("date.subtract") static func - (lhs: Date, rhs: Double) -> Date
            /// The day and the time.
            @native("date.formatted") func formatted() -> String
            /// The day and the time, each in a length.
            @native("date.formattedStyles") func formatted(date: Date.FormatStyle.DateStyle,
                time: Date.FormatStyle.TimeStyle) -> String
            /// The parts that a style names.
            @native("date.formattedStyle") func formatted(_ style: Date.FormatStyle) -> String
            /// A way to put a moment in words: the parts that are named are shown.
            struct FormatStyle: _FormatStyle {
                /// The day and the time, each in a length.
                @native("dateFormat.styles") init(date: Date.FormatStyle.DateStyle? = nil,
                    time: Date.FormatStyle.TimeStyle? = nil)
                @native("dateFormat.dateTime") static var dateTime: Date.FormatStyle { get }
                /// The weekday.
                @native("dateFormat.weekday") func weekday(_ symbol: DateFormatSymbol = .abbreviated)
                    -> Date.FormatStyle
                /// The day of the month.
                @native("dateFormat.day") func day(_ symbol: DateFormatSymbol = .defaultDigits) -> Date.FormatStyle
                /// The month.
                @native("dateFormat.month") func month(_ symbol: DateFormatSymbol = .abbreviated) -> Date.FormatStyle
                /// The year.
                @native("dateFormat.year") func year(_ symbol: DateFormatSymbol = .defaultDigits) -> Date.FormatStyle
                /// The hour.
                @native("dateFormat.hour") func hour(_ symbol: DateFormatHour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
                /// The minute.
                @native("dateFormat.minute") func minute(_ symbol: DateFormatSymbol = .twoDigits) -> Date.FormatStyle
                /// The second.
                @native("dateFormat.second") func second(_ symbol: DateFormatSymbol = .twoDigits) -> Date.FormatStyle
                /// The era.
                @native("dateFormat.era") func era(_ symbol: DateFormatSymbol = .abbreviated) -> Date.FormatStyle
                /// The quarter.
                @native("dateFormat.quarter") func quarter(_ symbol: DateFormatSymbol = .abbreviated)
                    -> Date.FormatStyle
                /// In the way of a language.
                @native("dateFormat.same") func locale(_ locale: Locale) -> Date.FormatStyle
                /// The words for a moment.
                @native("dateFormat.format") func format(_ date: Date) -> String
                /// How a day is written.
                enum DateStyle { case omitted, numeric, abbreviated, long, complete }
                /// How a time is written.
                enum TimeStyle { case omitted, shortened, standard, complete }
            }
        }
        /// A way to put dates in words.
        protocol _FormatStyle: Hashable, Sendable {}
        /// How long a part of a date is.
        enum DateFormatSymbol {
            case defaultDigits, twoDigits, padded, abbreviated, wide, narrow, short, oneDigit
        }
        /// How an hour is written.
        enum DateFormatHour {
            case defaultDigits(amPM: DateFormatAMPM), twoDigits(amPM: DateFormatAMPM),
                conversationalDefaultDigits(amPM: DateFormatAMPM)
        }
        /// Whether morning and evening are named.
        enum DateFormatAMPM { case omitted, narrow, abbreviated, wide }
        /// The parts of a day and a time.
        struct DateComponents: Hashable, Sendable {
            /// Parts; those that are not given are not known.
            @native("dateComponents.init") init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil,
                year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
                second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil)
            @native("dateComponents.year") var year: Int? { get set }
            @native("dateComponents.month") var month: Int? { get set }
            @native("dateComponents.day") var day: Int? { get set }
            @native("dateComponents.hour") var hour: Int? { get set }
            @native("dateComponents.minute") var minute: Int? { get set }
            @native("dateComponents.second") var second: Int? { get set }
            @native("dateComponents.weekday") var weekday: Int? { get set }
            /// The moment, if the parts name one.
            @native("dateComponents.date") var date: Date? { get }
        }
        /// The calendar of days, months and years; always the Gregorian one, in UTC.
        struct Calendar: Hashable, Sendable {
            /// A calendar.
            @native("opaque") init(identifier: Calendar.Identifier)
            @native("opaque") static var current: Calendar { get }
            @native("opaque") static var autoupdatingCurrent: Calendar { get }
            /// The moment that parts name.
            @native("calendar.date") func date(from components: DateComponents) -> Date?
            /// The moment so many days, months or others later.
            @native("calendar.adding") func date(byAdding component: Calendar.Component, value: Int,
                to date: Date) -> Date?
            /// A part of a moment.
            @native("calendar.component") func component(_ component: Calendar.Component, from date: Date) -> Int
            /// When a moment's day began.
            @native("calendar.startOfDay") func startOfDay(for date: Date) -> Date
            /// Whether two moments are on the same day.
            @native("calendar.sameDay") func isDate(_ date: Date, inSameDayAs other: Date) -> Bool
            /// Whether a moment is today.
            @native("calendar.isToday") func isDateInToday(_ date: Date) -> Bool
            /// A part of days, months and years.
            enum Component { case era, year, month, day, hour, minute, second, weekday, weekOfYear, quarter,
                nanosecond }
            /// A kind of calendar.
            enum Identifier { case gregorian, iso8601, buddhist, chinese, hebrew, islamic, japanese }
        }
        /// A time zone; here always UTC.
        struct TimeZone: Hashable, Sendable {
            /// A time zone by its name.
            @native("opaque") init?(identifier: String)
            /// A time zone by its abbreviation.
            @native("opaque") init?(abbreviation: String)
            @native("opaque") static var current: TimeZone { get }
            @native("opaque") static var gmt: TimeZone { get }
        }
        /// A language and a country; here always American English.
        struct Locale: Hashable, Sendable {
            /// A language and a country by their codes.
            @native("opaque") init(identifier: String)
            @native("opaque") static var current: Locale { get }
        }
        /// A length of time.
        struct Duration: Comparable, Hashable, Sendable {
            /// So many seconds.
            @native("duration.seconds") static func seconds(_ seconds: Double) -> Duration
            /// So many thousandths of a second.
            @native("duration.milliseconds") static func milliseconds(_ milliseconds: Double) -> Duration
            /// So many minutes.
            @native("duration.minutes") static func minutes(_ minutes: Double) -> Duration
            /// The length in hours, minutes and seconds.
            @native("format.duration") func formatted() -> String
            /// The length in a style.
            @native("format.duration") func formatted(_ style: DurationFormatStyle) -> String
        }
        /// A way to put a length of time in words.
        struct DurationFormatStyle: FormatStyle {
            /// In hours, minutes and seconds.
            @native("durationFormat.time") static func time(pattern: DurationFormatPattern) -> DurationFormatStyle
        }
        /// Which parts of a length of time are written.
        enum DurationFormatPattern { case hourMinute, hourMinuteSecond, minuteSecond }
        /// An identifier; the n-th one made is always the same.
        struct UUID: Hashable, Sendable, CustomStringConvertible {
            /// A new identifier.
            @native("uuid.init") init()
            /// The identifier that a text stands for.
            @native("uuid.parse") init?(uuidString: String)
            /// The identifier as text.
            @native("describe") var uuidString: String { get }
        }
        """#
}
