import LayoutRuntime

/// The catalogue's operators on numbers, and members of sizes, points and rectangles, by the name of their native
/// function.
enum QuickOperators {
    static func function(named name: String) -> QuickOperator? {
        switch name {
        case "number.add": add
        case "number.subtract": subtract
        case "number.multiply": multiply
        case "number.divide": divide
        case "less": { left, right in compare(left, right, { $0 < $1 }, { $0 < $1 }) }
        case "lessOrEqual": { left, right in compare(left, right, { $0 <= $1 }, { $0 <= $1 }) }
        case "greater": { left, right in compare(left, right, { $0 > $1 }, { $0 > $1 }) }
        case "greaterOrEqual": { left, right in compare(left, right, { $0 >= $1 }, { $0 >= $1 }) }
        case "equal": { left, right in isEqual(left, right).map { .bool($0) } }
        case "notEqual": { left, right in isEqual(left, right).map { .bool(!$0) } }
        default: nil
        }
    }

    @Sendable private static func add(_ left: Value, _ right: Value) -> Value? {
        switch (left, right) {
        case (.double(let a), .double(let b)): return .double(a + b)
        case (.int(let a), .int(let b)):
            let (sum, overflow) = a.addingReportingOverflow(b)
            return overflow ? nil : .int(sum)
        default: return nil
        }
    }

    @Sendable private static func subtract(_ left: Value, _ right: Value) -> Value? {
        switch (left, right) {
        case (.double(let a), .double(let b)): return .double(a - b)
        case (.int(let a), .int(let b)):
            let (difference, overflow) = a.subtractingReportingOverflow(b)
            return overflow ? nil : .int(difference)
        default: return nil
        }
    }

    @Sendable private static func multiply(_ left: Value, _ right: Value) -> Value? {
        switch (left, right) {
        case (.double(let a), .double(let b)): return .double(a * b)
        case (.int(let a), .int(let b)):
            let (product, overflow) = a.multipliedReportingOverflow(by: b)
            return overflow ? nil : .int(product)
        default: return nil
        }
    }

    @Sendable private static func divide(_ left: Value, _ right: Value) -> Value? {
        switch (left, right) {
        case (.double(let a), .double(let b)): return .double(a / b)
        case (.int(let a), .int(let b)):
            let (quotient, overflow) = a.dividedReportingOverflow(by: b)
            return overflow ? nil : .int(quotient)
        default: return nil
        }
    }

    @inline(__always)
    private static func compare(
        _ left: Value, _ right: Value, _ integers: (Int, Int) -> Bool, _ doubles: (Double, Double) -> Bool
    ) -> Value? {
        switch (left, right) {
        case (.double(let a), .double(let b)): .bool(doubles(a, b))
        case (.int(let a), .int(let b)): .bool(integers(a, b))
        default: nil
        }
    }

    @inline(__always)
    private static func isEqual(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.double(let a), .double(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.bool(let a), .bool(let b)): a == b
        default: nil
        }
    }

    /// A member without arguments.
    static func member(named name: String) -> (@Sendable (Value) -> Value?)? {
        switch name {
        case "size.width": { if case .native(.size(let size)) = $0 { .double(size.width) } else { nil } }
        case "size.height": { if case .native(.size(let size)) = $0 { .double(size.height) } else { nil } }
        case "point.x": { if case .native(.point(let point)) = $0 { .double(point.x) } else { nil } }
        case "point.y": { if case .native(.point(let point)) = $0 { .double(point.y) } else { nil } }
        case "rect.minX": { if case .native(.rect(let rect)) = $0 { .double(rect.minX) } else { nil } }
        case "rect.minY": { if case .native(.rect(let rect)) = $0 { .double(rect.minY) } else { nil } }
        case "rect.maxX": { if case .native(.rect(let rect)) = $0 { .double(rect.maxX) } else { nil } }
        case "rect.maxY": { if case .native(.rect(let rect)) = $0 { .double(rect.maxY) } else { nil } }
        case "rect.width": { if case .native(.rect(let rect)) = $0 { .double(rect.width) } else { nil } }
        case "rect.height": { if case .native(.rect(let rect)) = $0 { .double(rect.height) } else { nil } }
        case "collection.count": { if case .array(let elements) = $0 { .int(elements.count) } else { nil } }
        default: nil
        }
    }
}
