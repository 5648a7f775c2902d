/// An expected number: `200` (within half a point), `~231` (within 1.5: a text was measured), `~80/3` (within 3),
/// `720..721` (from, to).
struct ExpectedNumber: CustomStringConvertible {
    let description: String
    let low: Double
    let high: Double

    static let tolerance = 0.5
    static let textTolerance = 1.5
    /// A number printed by `trace` is a whole one and must be exactly that.
    static let printedTolerance = 0.05

    init?(_ text: String, plainTolerance: Double = tolerance) {
        description = text
        if let dots = text.firstRange(of: "..") {
            guard let low = Double(text[..<dots.lowerBound]), let high = Double(text[dots.upperBound...]) else {
                return nil
            }
            (self.low, self.high) = (low, high)
            return
        }
        guard text.hasPrefix("~") else {
            guard let value = Double(text), value.isFinite else { return nil }
            (low, high) = (value - plainTolerance, value + plainTolerance)
            return
        }
        let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard let first = parts.first, let value = Double(first), parts.count <= 2 else { return nil }
        let within = parts.count == 2 ? Double(parts[1]) : Self.textTolerance
        guard let within else { return nil }
        (low, high) = (value - within, value + within)
    }

    func holds(_ value: Double) -> Bool { value >= low - 1e-6 && value <= high + 1e-6 }
}

/// `width=200 x=101 …`: attributes of a frame and what they must be.
struct ExpectedParts {
    let parts: [(name: String, number: ExpectedNumber)]

    init?(_ text: String) {
        var parts: [(String, ExpectedNumber)] = []
        for word in text.split(separator: " ") {
            let sides = word.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let number = ExpectedNumber(String(sides[1])),
                Frame.attributes.contains(String(sides[0]))
            else { return nil }
            parts.append((String(sides[0]), number))
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// What does not hold, or `nil`.
    func problem(_ value: (String) -> Double?) -> String? {
        let wrong = parts.compactMap { part -> String? in
            guard let found = value(part.name) else { return "\(part.name) missing" }
            return part.number.holds(found) ? nil : "\(part.name)=\(shown(found))"
        }
        guard !wrong.isEmpty else { return nil }
        let wanted = parts.map { "\($0.name)=\($0.number)" }.joined(separator: " ")
        return "expected \(wanted), got \(wrong.joined(separator: " "))"
    }
}

/// `200 x nothing`: a proposal; each side a number, `nothing`, `infinity` or `*`.
struct ExpectedProposal {
    enum Side {
        case anything
        case nothing
        case infinity
        case number(ExpectedNumber)
    }

    let text: String
    let width: Side
    let height: Side

    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 3, words[1] == "x", let width = Self.side(words[0]), let height = Self.side(words[2])
        else { return nil }
        self.text = text
        self.width = width
        self.height = height
    }

    private static func side(_ word: Substring) -> Side? {
        switch word {
        case "*": .anything
        case "nothing": .nothing
        case "infinity": .infinity
        default: ExpectedNumber(String(word)).map(Side.number)
        }
    }

    func problem(_ found: Proposal?) -> String? {
        guard let found else { return "expected \(text), got no proposal" }
        let holds = Self.holds(width, found.width) && Self.holds(height, found.height)
        return holds ? nil : "expected \(text), got \(found)"
    }

    private static func holds(_ side: Side, _ value: Double?) -> Bool {
        switch side {
        case .anything: true
        case .nothing: value == nil
        case .infinity: value == .infinity
        case .number(let number): value.map(number.holds) ?? false
        }
    }
}

/// A number as a message shows it: two decimals at most, no trailing zeros.
func shown(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
}
