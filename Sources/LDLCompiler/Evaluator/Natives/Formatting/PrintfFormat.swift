#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Formats such as `%d`, `%.1f` and `%@`.
enum PrintfFormat {
    /// One `%…` of a format.
    private struct Directive {
        var flags = ""
        var width = 0
        var precision: Int?
        var kind: Character = "@"
    }

    static func format(_ format: String, _ values: [Value], _ call: NativeCall) throws(EvaluationError) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let directive = parse(&rest) else { continue }
            if directive.kind == "%" {
                result += "%"
                continue
            }
            guard next < values.count else {
                throw call.failure(.runtimeError, "the format asks for more values than it is given")
            }
            let text = try text(for: values[next], directive, call)
            next += 1
            result += padded(text, directive)
        }
        return result + rest
    }

    private static func parse(_ rest: inout Substring) -> Directive? {
        var directive = Directive()
        while let flag = rest.first, "-+ 0#'".contains(flag) {
            directive.flags.append(flag)
            rest.removeFirst()
        }
        directive.width = number(&rest) ?? 0
        if rest.first == "$" {
            // A place among the values; values are taken in order here.
            rest.removeFirst()
            directive.width = number(&rest) ?? 0
        }
        if rest.first == "." {
            rest.removeFirst()
            directive.precision = number(&rest) ?? 0
        }
        while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
        guard let kind = rest.first else { return nil }
        rest.removeFirst()
        directive.kind = kind
        return directive
    }

    /// A number of at most three digits: nobody reads more.
    private static func number(_ rest: inout Substring) -> Int? {
        var value: Int?
        while let digit = rest.first?.wholeNumberValue, rest.first?.isASCII == true {
            value = min((value ?? 0) * 10 + digit, 999)
            rest.removeFirst()
        }
        return value
    }

    private static func text(
        for value: Value, _ directive: Directive, _ call: NativeCall
    ) throws(EvaluationError) -> String {
        switch directive.kind {
        case "d", "i", "u":
            var text = String(value.asInt ?? Int(exactly: (value.asDouble ?? 0).rounded(.towardZero)) ?? 0)
            if let precision = directive.precision {
                let isNegative = text.hasPrefix("-")
                let digits = isNegative ? String(text.dropFirst()) : text
                text =
                    (isNegative ? "-" : "") + String(repeating: "0", count: max(precision - digits.count, 0)) + digits
            }
            return signed(text, directive)
        case "x": return String(UInt(bitPattern: value.asInt ?? 0), radix: 16)
        case "X": return String(UInt(bitPattern: value.asInt ?? 0), radix: 16, uppercase: true)
        case "o": return String(UInt(bitPattern: value.asInt ?? 0), radix: 8)
        case "f", "F", "e", "E", "g", "G":
            return signed(
                printed(value.asDouble ?? 0, directive.kind, precision: min(directive.precision ?? 6, 340)), directive)
        case "c": return value.asString ?? value.asInt.flatMap { UnicodeScalar($0) }.map { String($0) } ?? ""
        default:
            let text = try call.evaluator.describe(value, span: call.span)
            return directive.precision.map { String(text.prefix($0)) } ?? text
        }
    }

    private static func signed(_ text: String, _ directive: Directive) -> String {
        if text.hasPrefix("-") { return text }
        if directive.flags.contains("+") { return "+" + text }
        if directive.flags.contains(" ") { return " " + text }
        return text
    }

    private static func padded(_ text: String, _ directive: Directive) -> String {
        let missing = directive.width - text.count
        guard missing > 0 else { return text }
        if directive.flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard directive.flags.contains("0"), directive.kind != "@", directive.kind != "s" else {
            return String(repeating: " ", count: missing) + text
        }
        let sign = text.first.map { "+- ".contains($0) } == true ? text.prefix(1) : ""
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }

    /// As the C library prints it: rounded by the number's exact value.
    private static func printed(_ number: Double, _ kind: Character, precision: Int) -> String {
        var buffer = [CChar](repeating: 0, count: 720)
        let format = "%.\(precision)\(kind)"
        let count = withVaList([number]) { arguments in
            vsnprintf(&buffer, buffer.count, format, arguments)
        }
        guard count > 0 else { return "" }
        return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
