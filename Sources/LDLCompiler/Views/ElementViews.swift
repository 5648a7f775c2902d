import LDLParser

/// The views of a `ForEach`: made when somebody comes to them, one for each element.
///
/// A container that shows everything asks for all of them in order; a lazy one for those that can be seen.
final class ElementViews {
    let count: Int
    private let elements: Value
    private let function: FunctionValue
    private let evaluator: Evaluator
    private let origin: ViewOrigin
    /// The elements of a collection that cannot be read at a place, once somebody has asked.
    private var list: [Value]?
    /// The first view, by which a lazy container tells what the others are.
    private var first: ViewValue?

    /// Whether a lazy container takes each of the views apart; `nil` where their type does not say.
    private let hasItems: Bool?

    init(
        _ elements: Value, _ function: FunctionValue, evaluator: Evaluator, origin: ViewOrigin, hasItems: Bool?
    ) throws(EvaluationError) {
        self.elements = elements
        self.function = function
        self.evaluator = evaluator
        self.origin = origin
        self.hasItems = hasItems
        count = try Self.native(evaluator, origin).count(of: elements)
    }

    private static func native(_ evaluator: Evaluator, _ origin: ViewOrigin) -> NativeCall {
        NativeCall(
            receiver: nil, arguments: [], span: origin.span, evaluator: evaluator, resultType: TypeID(rawValue: 0))
    }

    /// The view for the element at a place, from 0 to `count`, without it.
    func view(at index: Int) throws(EvaluationError) -> ViewValue {
        if index == 0, let first { return first }
        try evaluator.step(EvaluationLimits.elementSteps, at: origin.span)
        let value = try evaluator.call(function, [try element(at: index)], span: origin.span)
        let view = try evaluator.view(of: value, origin: origin)
        if index == 0 { first = view }
        return view
    }

    /// Whether a lazy container takes each of the views apart. Where their type does not say, the first one does.
    func viewsHaveItems() throws(EvaluationError) -> Bool {
        if let hasItems { return hasItems }
        return count > 0 ? try view(at: 0).hasItems : false
    }

    /// All views, in order. They are counted against the budget before they are made.
    func all() throws(EvaluationError) -> [ViewValue] {
        try checkCount()
        var views: [ViewValue] = []
        views.reserveCapacity(count)
        for index in 0..<count { views.append(try view(at: index)) }
        return views
    }

    /// Refuses more views than a layout may have.
    func checkCount() throws(EvaluationError) {
        guard count <= evaluator.limits.nodes else {
            throw EvaluationError(
                code: .limitExceeded,
                message: "'ForEach' would make \(count) views; the layout has at most \(evaluator.limits.nodes)",
                span: origin.span)
        }
    }

    private func element(at index: Int) throws(EvaluationError) -> Value {
        if case .array(let values) = elements, values.indices.contains(index) { return values[index] }
        if case .range(let range) = elements, let lower = range.lower?.asInt { return .int(lower &+ index) }
        if list == nil { list = try Self.native(evaluator, origin).elements(of: elements) }
        guard let list, list.indices.contains(index) else { return .none }
        return list[index]
    }
}

extension ViewValue {
    /// The views that a group or a `ForEach` stands for; the view itself where it is neither.
    func members() throws(EvaluationError) -> [ViewValue] {
        switch kind {
        case .group(let views): views
        case .elements(let elements): try elements.all()
        default: [self]
        }
    }
}
