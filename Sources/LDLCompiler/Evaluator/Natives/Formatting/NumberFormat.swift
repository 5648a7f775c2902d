/// A way to put a number in words, in American English.
struct NumberFormat: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case number
        case percent
        /// Money, by the currency's code.
        case currency(String)
    }
    enum Sign: Hashable, Sendable { case automatic, never, always, alwaysButZero }
    enum Notation: Hashable, Sendable { case automatic, compact, scientific }
    enum Presentation: Hashable, Sendable { case standard, narrow, isoCode, fullName }

    /// How many digits are written.
    struct Precision: Hashable, Sendable {
        var fraction: ClosedRange<Int>?
        var integer: Int?
        var significant: ClosedRange<Int>?
    }

    var kind = Kind.number
    var precision = Precision()
    var isGrouped = true
    var sign = Sign.automatic
    var notation = Notation.automatic
    var presentation = Presentation.standard
    var scale = 1.0
    var rule = FloatingPointRoundingRule.toNearestOrEven
    /// The number is rounded to a multiple of this.
    var increment: Double?

    /// A whole number in words.
    func format(_ number: Int) -> String {
        if scale != 1 || increment != nil { return format(Double(number)) }
        var format = self
        if precision.fraction == nil, precision.significant == nil, notation == .automatic,
            kind == .number || kind == .percent
        {
            format.precision.fraction = 0...0
        }
        return format.format(DecimalDigits(number), isInteger: true)
    }

    /// A number in words.
    func format(_ number: Double) -> String {
        guard !number.isNaN else { return "NaN" }
        var value = number * scale
        if let increment, increment > 0 { value = (value / increment).rounded(rule) * increment }
        guard value.isFinite else { return value < 0 ? "-∞" : "∞" }
        return format(DecimalDigits(value), isInteger: false)
    }

    private func format(_ digits: DecimalDigits, isInteger: Bool) -> String {
        var digits = digits
        // A whole number of percent is meant as it is; a fraction of one is a part of a hundred.
        if kind == .percent, !isInteger { digits = digits.shifted(by: 2) }
        var suffix = ""
        if notation == .compact { (digits, suffix) = Self.compacted(digits) }
        if notation == .scientific { return scientific(digits) }
        let fraction = fractionLimits(isCompact: !suffix.isEmpty || notation == .compact, digits)
        if let significant = precision.significant {
            digits.round(toSignificant: significant.upperBound, rule: rule)
        } else {
            digits.round(toFraction: fraction.upperBound, rule: rule)
        }
        let text = body(digits, fraction: fraction) + suffix
        return decorated(text, isNegative: digits.isNegative && !digits.isZero, isZero: digits.isZero)
    }

    private func fractionLimits(isCompact: Bool, _ digits: DecimalDigits) -> ClosedRange<Int> {
        if let fraction = precision.fraction { return fraction }
        if let significant = precision.significant {
            let minimum = significant.lowerBound - digits.integerDigits.count
            return max(minimum, 0)...max(minimum, 0)
        }
        if isCompact { return 0...(digits.pointPlace <= 1 ? 1 : 0) }
        if case .currency(let code) = kind {
            let places = Self.fractionDigits(ofCurrency: code)
            return places...places
        }
        return 0...6
    }

    /// Digits, separators between thousands, and the point.
    private func body(_ digits: DecimalDigits, fraction: ClosedRange<Int>) -> String {
        var integer = digits.integerDigits
        if let count = precision.integer, integer.count < count {
            integer = Array(repeating: 0, count: min(count, 400) - integer.count) + integer
        }
        var text = ""
        for (index, digit) in integer.enumerated() {
            let following = integer.count - index
            if isGrouped, index > 0, following % 3 == 0 { text += "," }
            text += String(digit)
        }
        var decimals = digits.fractionDigits
        while decimals.count < fraction.lowerBound { decimals.append(0) }
        if !decimals.isEmpty { text += "." + decimals.map { String($0) }.joined() }
        return text
    }

    /// The sign, the currency and the percent sign.
    private func decorated(_ text: String, isNegative: Bool, isZero: Bool) -> String {
        let mark: String
        switch sign {
        case .never: mark = ""
        case .automatic: mark = isNegative ? "-" : ""
        case .always: mark = isNegative ? "-" : "+"
        case .alwaysButZero: mark = isNegative ? "-" : isZero ? "" : "+"
        }
        switch kind {
        case .number: return mark + text
        case .percent: return mark + text + "%"
        case .currency(let code):
            let code = code.uppercased()
            switch presentation {
            case .fullName: return mark + text + " " + Self.name(ofCurrency: code, isOne: text == "1.00")
            case .isoCode: return mark + code + "\u{A0}" + text
            case .standard, .narrow:
                let symbol = Self.symbol(ofCurrency: code)
                // A currency that has letters only is set apart by a blank that does not break.
                let gap = symbol.last?.isLetter == true ? "\u{A0}" : ""
                return mark + symbol + gap + text
            }
        }
    }

    private func scientific(_ digits: DecimalDigits) -> String {
        let exponent = digits.isZero ? 0 : digits.pointPlace - 1
        var mantissa = digits.shifted(by: -exponent)
        let fraction = precision.fraction ?? 0...6
        mantissa.round(toFraction: fraction.upperBound, rule: rule)
        let text = body(mantissa, fraction: fraction) + "E\(exponent)"
        return decorated(text, isNegative: digits.isNegative, isZero: digits.isZero)
    }

    /// Thousands, millions and more as a letter.
    private static func compacted(_ digits: DecimalDigits) -> (DecimalDigits, String) {
        let units = [(12, "T"), (9, "B"), (6, "M"), (3, "K")]
        for (places, letter) in units where digits.pointPlace > places {
            return (digits.shifted(by: -places), letter)
        }
        return (digits, "")
    }

    // MARK: Currencies

    static func fractionDigits(ofCurrency code: String) -> Int {
        switch code.uppercased() {
        case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX", "XAF", "XOF", "XPF": 0
        case "KWD", "BHD", "OMR", "JOD", "TND", "IQD", "LYD": 3
        default: 2
        }
    }

    private static func symbol(ofCurrency code: String) -> String {
        switch code {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        case "INR": "₹"
        case "KRW": "₩"
        case "CNY": "CN¥"
        case "CAD": "CA$"
        case "AUD": "A$"
        case "NZD": "NZ$"
        case "MXN": "MX$"
        case "BRL": "R$"
        case "HKD": "HK$"
        case "TWD": "NT$"
        case "ILS": "₪"
        case "VND": "₫"
        case "PHP": "₱"
        default: code
        }
    }

    private static func name(ofCurrency code: String, isOne: Bool) -> String {
        switch code {
        case "USD": isOne ? "US dollar" : "US dollars"
        case "EUR": isOne ? "euro" : "euros"
        case "GBP": isOne ? "British pound" : "British pounds"
        case "JPY": "Japanese yen"
        case "CHF": isOne ? "Swiss franc" : "Swiss francs"
        case "CAD": isOne ? "Canadian dollar" : "Canadian dollars"
        case "AUD": isOne ? "Australian dollar" : "Australian dollars"
        case "INR": isOne ? "Indian rupee" : "Indian rupees"
        case "CLP": isOne ? "Chilean peso" : "Chilean pesos"
        default: code
        }
    }
}
