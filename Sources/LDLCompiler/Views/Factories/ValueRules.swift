import LDLParser
import LayoutRuntime

/// What SwiftUI expects of the numbers that views and modifiers are given.
///
/// A number outside is reported at the argument, each one of a call; what becomes of it then is the factory's affair,
/// which does what a device does.
final class ValueRule: Sendable {
    /// Which numbers are fine.
    enum Range: Sendable {
        case finite, number, notNegative, positive, upToInfinity, atLeastOne, fraction

        func contains(_ number: Double) -> Bool {
            switch self {
            case .finite: number.isFinite
            case .number: !number.isNaN
            case .notNegative: number >= 0 && number.isFinite
            case .positive: number > 0 && number.isFinite
            case .upToInfinity: number >= 0
            case .atLeastOne: number >= 1
            case .fraction: number > 0 && number <= 1
            }
        }

        /// What a number in the range is.
        var description: String {
            switch self {
            case .finite: "finite"
            case .number: "a number"
            case .notNegative: "0 or more and finite"
            case .positive: "greater than 0 and finite"
            case .upToInfinity: "0 or more"
            case .atLeastOne: "1 or more"
            case .fraction: "greater than 0 and at most 1"
            }
        }
    }

    /// The argument's place among the parameters.
    let argument: Int
    /// What the number is to the view, with an article.
    let subject: String
    let range: Range
    /// What is done with a number outside; empty where there is nothing to say.
    let consequence: String

    init(_ argument: Int, _ subject: String, _ range: Range, _ consequence: String = "") {
        self.argument = argument
        self.subject = subject
        self.range = range
        self.consequence = consequence
    }

    /// Whether nothing is wrong with an argument.
    func accepts(_ value: Value) -> Bool {
        switch value {
        case .double(let number): range.contains(number)
        case .int(let number): range.contains(Double(number))
        case .none, .void: true
        default: Self.numbers(of: value).allSatisfy { range.contains($0) }
        }
    }

    /// What is wrong with an argument; `nil` where nothing is.
    func complaint(about value: Value) -> String? {
        guard let bad = Self.numbers(of: value).first(where: { !range.contains($0) }) else { return nil }
        let rest = consequence.isEmpty ? "" : "; \(consequence)"
        return "\(subject) is \(range.description), not \(FrameFactories.described(bad))\(rest)"
    }

    /// The numbers that a value consists of: a length is one, a size has two.
    private static func numbers(of value: Value) -> [Double] {
        if let number = value.asDouble { return [number] }
        if let size = value.asSize { return [size.width, size.height] }
        if let point = value.asPoint { return [point.x, point.y] }
        if let insets = value.asInsets { return [insets.top, insets.leading, insets.bottom, insets.trailing] }
        if case .range(let range) = value { return [range.lower, range.upper].compactMap { $0?.asDouble } }
        return []
    }

    /// The rules of a node factory, by its name.
    static func rules(of factory: String) -> [ValueRule] { table[factory] ?? [] }

    private static let standardSpacing = "the standard one is taken"

    static let table: NamedTable<[ValueRule]> = [
        "padding.edges": [ValueRule(1, "a padding", .finite)],
        "padding.length": [ValueRule(0, "a padding", .finite)],
        "padding.insets": [ValueRule(0, "a padding", .finite)],
        "frame": [
            ValueRule(0, "a frame's width", .notNegative, "the width is left to the view"),
            ValueRule(1, "a frame's height", .notNegative, "the height is left to the view"),
        ],
        "flexFrame": [
            ValueRule(0, "a frame's least width", .notNegative),
            ValueRule(1, "a frame's ideal width", .notNegative),
            ValueRule(2, "a frame's greatest width", .upToInfinity),
            ValueRule(3, "a frame's least height", .notNegative),
            ValueRule(4, "a frame's ideal height", .notNegative),
            ValueRule(5, "a frame's greatest height", .upToInfinity),
        ],
        "aspectRatio": [ValueRule(0, "an aspect ratio", .positive, "the view's own is taken")],
        "aspectRatio.size": [
            ValueRule(0, "each side of an aspect ratio's size", .positive, "the view's own ratio is taken")
        ],
        "layoutPriority": [ValueRule(0, "a layout priority", .number)],
        "zIndex": [ValueRule(0, "a depth", .number)],
        "offset": [ValueRule(0, "an offset", .finite), ValueRule(1, "an offset", .finite)],
        "offset.size": [ValueRule(0, "an offset", .finite)],
        "position": [ValueRule(0, "a position", .finite), ValueRule(1, "a position", .finite)],
        "position.point": [ValueRule(0, "a position", .finite)],
        "hstack": [ValueRule(1, "a stack's spacing", .finite, standardSpacing)],
        "vstack": [ValueRule(1, "a stack's spacing", .finite, standardSpacing)],
        "lazyHStack": [ValueRule(1, "a stack's spacing", .finite, standardSpacing)],
        "lazyVStack": [ValueRule(1, "a stack's spacing", .finite, standardSpacing)],
        "grid": [
            ValueRule(1, "a grid's spacing", .finite, standardSpacing),
            ValueRule(2, "a grid's spacing", .finite, standardSpacing),
        ],
        "lazyHGrid": [ValueRule(2, "a grid's spacing", .finite, standardSpacing)],
        "lazyVGrid": [ValueRule(2, "a grid's spacing", .finite, standardSpacing)],
        "spacer": [ValueRule(0, "a spacer's least length", .finite)],
        "lineSpacing": [ValueRule(0, "a line spacing", .notNegative)],
        "lineLimit": [ValueRule(0, "a line limit", .atLeastOne, "one line is shown")],
        "lineLimit.range": [ValueRule(0, "a line limit", .atLeastOne, "one line is shown")],
        "lineLimit.reserves": [ValueRule(0, "a line limit", .atLeastOne, "one line is shown")],
        "minimumScaleFactor": [ValueRule(0, "a least scale", .fraction)],
        "border": [ValueRule(1, "a border's width", .notNegative)],
        "cornerRadius": [ValueRule(0, "a corner's radius", .notNegative)],
        "opacity": [ValueRule(0, "an opacity", .number)],
        "blur": [ValueRule(0, "a blur's radius", .notNegative)],
    ]
}
