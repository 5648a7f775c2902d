import LayoutRuntime

/// A column of a lazy grid, or a row of a horizontal one; lengths in points, as the program gives them.
struct GridItemValue: Hashable, Sendable {
    enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }

    var size: Size
    /// The room after the column; `nil` for the usual one.
    var spacing: Double?
    var alignment: Alignment?

    init(_ size: Value, spacing: Double?, alignment: Alignment?) {
        var lengths: [Double?] = []
        if case .enumeration(_, let values) = size { lengths = values.map(\.asDouble) }
        let first = lengths.first ?? nil
        let second = lengths.count > 1 ? lengths[1] : nil
        switch size.caseName {
        case "fixed"?: self.size = .fixed(first ?? 0)
        case "adaptive"?: self.size = .adaptive(minimum: first ?? 0, maximum: second ?? .infinity)
        default: self.size = .flexible(minimum: first ?? 10, maximum: second ?? .infinity)
        }
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItemValue {
    /// The column for the layout engine, which does without lengths that are none.
    var track: GridTrack {
        let length: GridTrack.Length
        switch size {
        case .fixed(let points): length = .fixed(points)
        case .flexible(let minimum, let maximum): length = .flexible(minimum: minimum, maximum: maximum)
        case .adaptive(let minimum, let maximum): length = .adaptive(minimum: minimum, maximum: maximum)
        }
        return GridTrack(length, spacing: spacing, alignment: alignment)
    }

    /// What is wrong with the item's numbers, a sentence each.
    var complaints: [String] {
        var complaints: [String] = []
        func check(_ number: Double, _ subject: String, _ range: ValueRule.Range, _ consequence: String) {
            if range.contains(number) { return }
            complaints.append(
                "\(subject) is \(range.description), not \(FrameFactories.described(number)); \(consequence)")
        }
        switch size {
        case .fixed(let points):
            check(points, "a grid item's length", .notNegative, "0 is taken")
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            check(minimum, "a grid item's least length", .notNegative, "0 is taken")
            check(
                maximum, "a grid item's greatest length", .upToInfinity,
                maximum < 0 ? "0 is taken" : "there is no limit")
            if complaints.isEmpty, minimum > maximum {
                complaints.append(
                    "a grid item's least length, \(FrameFactories.described(minimum)), is more than its greatest, "
                        + FrameFactories.described(maximum))
            }
        }
        if let spacing { check(spacing, "a grid item's spacing", .finite, "the standard one is taken") }
        return complaints
    }
}
