import LDLParser
import LayoutRuntime

/// A layout of the program's own, as the layout engine sees it.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
final class InterpretedLayout: Layout, @unchecked Sendable {
    typealias Cache = Value

    private let value: Value
    private let evaluator: Evaluator
    private let origin: ViewOrigin
    private let size: FunctionSymbol
    private let place: FunctionSymbol
    private let make: FunctionSymbol?
    private let update: FunctionSymbol?
    private let spacing: FunctionSymbol?
    private let explicitAlignments: [FunctionSymbol]
    let layoutProperties: LayoutProperties
    /// The subviews as the program was given them last, and their container.
    private var known: (container: LayoutRuntime.NodeID, last: LayoutRuntime.NodeID?, subviews: Value)?

    /// A layout for a value of a struct that conforms to `Layout`; `nil` where a requirement is missing.
    init?(_ value: Value, _ symbol: NominalSymbol, evaluator: Evaluator, origin: ViewOrigin) {
        guard
            let size = symbol.member(named: "sizeThatFits", labels: ["proposal", "subviews", "cache"]),
            let place = symbol.member(named: "placeSubviews", labels: ["in", "proposal", "subviews", "cache"])
        else { return nil }
        self.value = value
        self.evaluator = evaluator
        self.origin = origin
        self.size = size
        self.place = place
        make = symbol.member(named: "makeCache", labels: ["subviews"])
        update = symbol.member(named: "updateCache", labels: [nil, "subviews"])
        spacing = symbol.member(named: "spacing", labels: ["subviews", "cache"])
        explicitAlignments = (symbol.members["explicitAlignment"] ?? []).compactMap {
            if case .function(let function) = $0 { function } else { nil }
        }
        layoutProperties = InterpretedLayout.properties(symbol, evaluator, origin)
    }

    /// What `static var layoutProperties` says.
    private static func properties(
        _ symbol: NominalSymbol, _ evaluator: Evaluator, _ origin: ViewOrigin
    ) -> LayoutProperties {
        guard let variable = symbol.staticVariable(named: "layoutProperties"),
            case .native(.other(_, let object))? = try? evaluator.global(variable, at: origin.span),
            let properties = object as? LayoutPropertiesObject
        else { return LayoutProperties() }
        return properties.properties
    }

    func makeCache(subviews: Subviews) throws -> Value {
        guard let make else { return .void }
        return try call(make, [value(of: subviews)])
    }

    func updateCache(_ cache: inout Value, subviews: Subviews) throws {
        guard let update else {
            cache = try makeCache(subviews: subviews)
            return
        }
        _ = try call(update, [cache, value(of: subviews)], cacheAt: 0, &cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) throws -> Size {
        let answer = try call(
            size, [.native(.proposal(proposal)), value(of: subviews), .void], cacheAt: 2, &cache)
        guard case .native(.size(let result)) = answer else { return .zero }
        return result
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
    ) throws {
        _ = try call(
            place, [.native(.rect(bounds)), .native(.proposal(proposal)), value(of: subviews), .void], cacheAt: 3,
            &cache)
    }

    func spacing(subviews: Subviews, cache: inout Value) throws -> ViewSpacing {
        guard let spacing else { return subviews.unitedSpacing }
        let answer = try call(spacing, [value(of: subviews), .void], cacheAt: 1, &cache)
        guard case .native(.other(_, let object)) = answer, let own = object as? ViewSpacingObject else {
            return subviews.unitedSpacing
        }
        return own.spacing
    }

    func explicitAlignment(
        of guide: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
    ) throws -> Double? {
        guard let own = explicitAlignment(for: guide) else {
            return try subviews.combinedGuide(guide, in: bounds, proposal: proposal) { () throws in
                try placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let answer = try call(
            own,
            [
                .native(.guide(guide)), .native(.rect(bounds)), .native(.proposal(proposal)), value(of: subviews),
                .void,
            ], cacheAt: 4, &cache)
        if case .double(let length) = answer { return length }
        return nil
    }

    /// There is one method for vertical lines and one for horizontal ones; a layout may have either.
    private func explicitAlignment(for guide: AlignmentKey) -> FunctionSymbol? {
        let isHorizontal = evaluator.isHorizontal(guide)
        return explicitAlignments.first { function in
            guard let type = function.parameters.first?.type else { return false }
            let name = evaluator.types.nominal(of: type)?.name
            return name == (isHorizontal ? "HorizontalAlignment" : "VerticalAlignment")
        }
    }

    // MARK: Calling

    /// The subviews as the program sees them, an array; the same one for every question about the same subviews.
    private func value(of subviews: Subviews) -> Value {
        let last = subviews.last?.node
        if let known, known.container == subviews.node, known.last == last, case .array(let all) = known.subviews,
            all.count == subviews.count
        {
            return known.subviews
        }
        let made = Value.array(
            subviews.map { .native(.other(typeName: "LayoutSubview", SubviewObject($0, in: subviews))) })
        known = (subviews.node, last, made)
        return made
    }

    private func call(_ symbol: FunctionSymbol, _ arguments: [Value]) throws(EvaluationError) -> Value {
        try evaluator.entering { () throws(EvaluationError) in
            try evaluator.call(symbol, receiver: value, arguments: arguments, span: origin.call)
        }
    }

    /// A call with the cache as an `inout` argument: moved in and moved out again, so that it can grow in place.
    private func call(
        _ symbol: FunctionSymbol, _ arguments: [Value], cacheAt index: Int, _ cache: inout Value
    ) throws(EvaluationError) -> Value {
        var arguments = arguments
        arguments[index] = cache
        cache = .void
        defer { cache = arguments.indices.contains(index) ? arguments[index] : .void }
        var receiver: Value? = value
        return try evaluator.entering { () throws(EvaluationError) in
            try evaluator.call(symbol, receiver: &receiver, arguments: &arguments, span: origin.call)
        }
    }
}

extension Evaluator {
    /// A value of a struct of the program that is a layout, as the engine takes it.
    func layout(of value: Value, origin: ViewOrigin) -> (any Layout)? {
        guard let symbol = customSymbol(value), info(symbol).isLayout else { return nil }
        return InterpretedLayout(value, symbol, evaluator: self, origin: origin)
    }
}
