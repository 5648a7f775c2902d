/// Comparison of a line that `trace` printed with an expected one.
///
/// Numbers are compared as numbers, all else letter for letter: `N` exactly, `~N` within 1.5, `~N/T` within T; `*`
/// stands for any number, `nothing` and `infinity`.
enum ConsoleLine {
    /// The name in `name: offered …`.
    static func speaker(_ line: String) -> String? {
        guard let range = line.firstRange(of: ": offered ") else { return nil }
        return String(line[..<range.lowerBound])
    }

    static func matches(_ wanted: String, _ found: String) -> Bool {
        let wanted = pieces(wanted)
        var rest = Substring(found)
        for piece in wanted {
            switch piece {
            case .letters(let letters):
                guard rest.hasPrefix(letters) else { return false }
                rest.removeFirst(letters.count)
            case .number(let expected):
                guard let (value, length) = number(at: rest), expected.holds(value) else { return false }
                rest.removeFirst(length)
            case .anything:
                if let (_, length) = number(at: rest) {
                    rest.removeFirst(length)
                } else if let word = ["nothing", "infinity"].first(where: rest.hasPrefix) {
                    rest.removeFirst(word.count)
                } else {
                    return false
                }
            }
        }
        return rest.isEmpty
    }

    private enum Piece {
        case letters(String)
        case number(ExpectedNumber)
        case anything
    }

    private static func pieces(_ text: String) -> [Piece] {
        var pieces: [Piece] = []
        var letters = ""
        var rest = Substring(text)
        func flush() {
            if !letters.isEmpty { pieces.append(.letters(letters)) }
            letters = ""
        }
        while let first = rest.first {
            let digits = rest.prefix { $0 == "~" || $0 == "." || $0 == "/" || $0 == "-" || $0.isNumber }
            if first == "*" {
                flush()
                pieces.append(.anything)
                rest.removeFirst()
            } else if let expected = ExpectedNumber(String(digits), plainTolerance: ExpectedNumber.printedTolerance) {
                flush()
                pieces.append(.number(expected))
                rest.removeFirst(digits.count)
            } else {
                letters.append(first)
                rest.removeFirst()
            }
        }
        flush()
        return pieces
    }

    private static func number(at text: Substring) -> (Double, length: Int)? {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        return Double(digits).map { ($0, digits.count) }
    }
}
