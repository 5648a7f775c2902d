/// `left OP right [OP right …] [~ tolerance]` over attributes of frames: `b.minY == a.maxY + 8`.
struct Relation {
    enum Token: Equatable {
        case number(Double)
        case reference(id: String, attribute: String)
        case function(String)
        case symbol(String)
    }

    let text: String
    private let tokens: [Token]

    init?(_ text: String) {
        self.text = text
        guard let tokens = Self.tokenize(text) else { return nil }
        self.tokens = tokens
        // Reading it once with made-up frames finds mistakes of syntax before anything is run.
        let sample = Frame(x: 1, y: 2, width: 3, height: 4)
        do { _ = try problem { _ in sample } } catch { return nil }
    }

    /// The ids of the frames it speaks of.
    var ids: [String] {
        tokens.compactMap { if case .reference(let id, _) = $0 { id } else { nil } }
    }

    /// The values found, if the relation does not hold.
    func problem(_ frame: @escaping (String) throws -> Frame) throws -> String? {
        var reader = Reader(tokens: tokens, frame: frame)
        var values = [try reader.sum()]
        var operators: [String] = []
        while let comparison = reader.takeSymbol(["==", "!=", "<", "<=", ">", ">="]) {
            operators.append(comparison)
            values.append(try reader.sum())
        }
        var tolerance = ExpectedNumber.tolerance
        if reader.takeSymbol(["~"]) != nil { tolerance = try reader.number() }
        guard reader.isAtEnd, !operators.isEmpty else { throw ConformanceError("cannot read relation '\(text)'") }
        let holds = operators.indices.allSatisfy { index in
            let difference = values[index] - values[index + 1]
            return switch operators[index] {
            case "==": abs(difference) <= tolerance
            case "!=": abs(difference) > tolerance
            case "<=": difference <= tolerance
            case ">=": difference >= -tolerance
            case "<": difference < -tolerance
            default: difference > tolerance
            }
        }
        if holds { return nil }
        let found = zip(values.map(shown), operators + [""]).map { "\($0) \($1)" }.joined(separator: " ")
        return "expected \(text), got \(found)"
    }

    private static func tokenize(_ text: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first.isNumber {
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                guard let value = Double(digits) else { return nil }
                tokens.append(.number(value))
                rest.removeFirst(digits.count)
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest.removeFirst(word.count)
                if ["min", "max", "abs"].contains(String(word)), rest.first == "(" {
                    tokens.append(.function(String(word)))
                } else {
                    guard rest.first == "." else { return nil }
                    rest.removeFirst()
                    let attribute = rest.prefix(while: \.isLetter)
                    rest.removeFirst(attribute.count)
                    guard Frame.attributes.contains(String(attribute)) else { return nil }
                    tokens.append(.reference(id: String(word), attribute: String(attribute)))
                }
            } else if let symbol = ["==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "(", ")", ",", "~"]
                .first(where: rest.hasPrefix)
            {
                tokens.append(.symbol(symbol))
                rest.removeFirst(symbol.count)
            } else {
                return nil
            }
        }
        return tokens
    }

    /// Sums of products of signed numbers, attributes and function calls.
    private struct Reader {
        let tokens: [Token]
        let frame: (String) throws -> Frame
        var index = 0

        init(tokens: [Token], frame: @escaping (String) throws -> Frame) {
            self.tokens = tokens
            self.frame = frame
        }

        var isAtEnd: Bool { index == tokens.count }

        mutating func takeSymbol(_ symbols: [String]) -> String? {
            guard index < tokens.count, case .symbol(let symbol) = tokens[index], symbols.contains(symbol) else {
                return nil
            }
            index += 1
            return symbol
        }

        mutating func number() throws -> Double {
            guard index < tokens.count, case .number(let value) = tokens[index] else {
                throw ConformanceError("a number is missing")
            }
            index += 1
            return value
        }

        mutating func sum() throws -> Double {
            var value = try product()
            while let symbol = takeSymbol(["+", "-"]) {
                let next = try product()
                value = symbol == "+" ? value + next : value - next
            }
            return value
        }

        mutating func product() throws -> Double {
            var value = try unary()
            while let symbol = takeSymbol(["*", "/"]) {
                let next = try unary()
                value = symbol == "*" ? value * next : value / next
            }
            return value
        }

        mutating func unary() throws -> Double {
            if takeSymbol(["-"]) != nil { return try -unary() }
            if takeSymbol(["("]) != nil {
                let value = try sum()
                guard takeSymbol([")"]) != nil else { throw ConformanceError("')' is missing") }
                return value
            }
            guard index < tokens.count else { throw ConformanceError("the relation ends too early") }
            let token = tokens[index]
            index += 1
            switch token {
            case .number(let value): return value
            case .reference(let id, let attribute): return try frame(id).value(of: attribute)
            case .function(let name): return try call(name)
            case .symbol(let symbol): throw ConformanceError("unexpected '\(symbol)'")
            }
        }

        mutating func call(_ name: String) throws -> Double {
            guard takeSymbol(["("]) != nil else { throw ConformanceError("'(' is missing") }
            var arguments = [try sum()]
            while takeSymbol([","]) != nil { arguments.append(try sum()) }
            guard takeSymbol([")"]) != nil else { throw ConformanceError("')' is missing") }
            switch name {
            case "min": return arguments.min() ?? 0
            case "max": return arguments.max() ?? 0
            default: return abs(arguments[0])
            }
        }
    }
}

/// A case that cannot be read, or an answer that cannot be.
struct ConformanceError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
