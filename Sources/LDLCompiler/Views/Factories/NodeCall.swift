import LDLParser
import LayoutRuntime

/// A call of a view's initialiser or a modifier that the catalogue declares as `@node`.
///
/// Arguments stand one for one at the declared parameters.
struct NodeCall {
    /// The view that a modifier is put on; `nil` for a view's initialiser.
    var receiver: Value?
    var arguments: CallValues
    /// The place of the call, for the side table.
    let origin: ViewOrigin
    let evaluator: Evaluator
    /// The type of the view that is made, with its generic arguments; `nil` where they are not known.
    var resultType: TypeID?
}

/// The arguments of a call, the first few of them without an array.
struct CallValues {
    private var first = Value.void
    private var second = Value.void
    private var third = Value.void
    private var others: [Value] = []
    private(set) var count = 0

    /// Room for so many.
    init(capacity: Int) {
        if capacity > 3 { others.reserveCapacity(capacity - 3) }
    }

    init(_ values: [Value]) {
        self.init(capacity: values.count)
        for value in values { append(value) }
    }

    mutating func append(_ value: Value) {
        switch count {
        case 0: first = value
        case 1: second = value
        case 2: third = value
        default: others.append(value)
        }
        count += 1
    }

    /// An argument, moved out.
    mutating func take(_ index: Int) -> Value {
        var value = Value.void
        switch index {
        case 0: swap(&value, &first)
        case 1: swap(&value, &second)
        case 2: swap(&value, &third)
        default: value = self[index]
        }
        return value
    }

    /// An argument; `void` where there is none.
    @inline(__always)
    subscript(index: Int) -> Value {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: others.indices.contains(index - 3) ? others[index - 3] : .void
        }
    }
}

/// What stands behind a name in a `@node` attribute.
typealias NodeFactory = @Sendable (inout NodeCall) throws(EvaluationError) -> Value

/// Makes an element of the layout tree when the surroundings are known.
typealias ElementMaker = (inout LoweringContext) throws(EvaluationError) -> LayoutElement

extension NodeCall {
    /// An argument; `void` where the call has none at this place.
    @inline(__always)
    subscript(index: Int) -> Value { arguments[index] }

    // MARK: Arguments by kind

    /// A number; `nil` for an argument that is absent or `nil`.
    @inline(__always)
    func number(_ index: Int) -> Double? { self[index].asDouble }
    func text(_ index: Int) -> String { self[index].asString ?? "" }
    func alignment(_ index: Int) -> Alignment { self[index].asAlignment ?? .center }
    func anchor(_ index: Int) -> UnitPoint { self[index].asUnitPoint ?? .center }
    func style(_ index: Int) -> StyleValue { self[index].asStyle ?? .level(0) }
    func edges(_ index: Int) -> Edge.Set { self[index].asEdges ?? .all }
    func shape(_ index: Int) -> Shape { self[index].asShape?.shape ?? .rectangle }

    /// A flag; true where the call has none at this place.
    func flag(_ index: Int) -> Bool { !self[index].isFalse }

    func function(_ index: Int) throws(EvaluationError) -> FunctionValue {
        guard let function = self[index].asFunction else {
            throw EvaluationError(code: .runtimeError, message: "a function is expected here", span: origin.span)
        }
        return function
    }

    /// The views of a builder's closure, or the view that an argument is. A `ForEach` alone is its views.
    func views(_ index: Int) throws(EvaluationError) -> [ViewValue] {
        let views = try lazyViews(index)
        return views.count == 1 ? try views[0].isGroup ? views[0].members() : views : views
    }

    /// The same with a `ForEach` whose views have not been made.
    func lazyViews(_ index: Int) throws(EvaluationError) -> [ViewValue] {
        switch self[index] {
        case .void, .none: []
        default: try evaluator.views(of: self[index], origin: origin)
        }
    }

    // MARK: The view that a modifier is put on

    /// The receiver as a view.
    @inline(__always)
    func content() throws(EvaluationError) -> ViewValue {
        if case .view(let view)? = receiver { return view }
        return try evaluator.view(of: receiver ?? .none, origin: origin)
    }

    // MARK: Results

    /// A view without children.
    func leaf(payload: ViewPayload? = nil, _ make: @escaping ElementMaker) -> Value {
        .view(ViewValue(.leaf(make), origin: origin, payload: payload))
    }

    /// A view without children that does not depend on its surroundings.
    func leaf(_ element: LayoutElement) -> Value { .view(ViewValue(.element(element), origin: origin)) }

    /// A container with views in it.
    func container(_ views: [ViewValue], _ make: @escaping ElementMaker) -> Value {
        .view(ViewValue(.container(make, views), origin: origin))
    }

    /// A container that does not depend on its surroundings.
    func stack(_ views: [ViewValue], _ element: LayoutElement) -> Value {
        .view(ViewValue(.stack(element, views), origin: origin))
    }

    /// A lazy container, whose views are made when they are needed.
    func lazyContainer(
        _ views: [ViewValue], pinned: Value, _ make: @escaping ElementMaker
    ) -> Value {
        let flags = LazyContent.PinnedViews(rawValue: UInt8(truncatingIfNeeded: pinned.asFlags))
        return .view(ViewValue(.lazyContainer(make, views, flags), origin: origin))
    }

    /// A view that is lowered by a function of its own.
    func special(
        _ build: @escaping (inout LoweringContext) throws(EvaluationError) -> [LayoutRuntime.NodeID]
    ) -> Value {
        .view(ViewValue(.special(build), origin: origin))
    }

    /// A modifier on the receiver.
    @inline(__always)
    func modified(_ modifier: ModifierValue) throws(EvaluationError) -> Value {
        .view(ViewValue(.modified(try content(), modifier), origin: origin))
    }

    /// A node round the receiver.
    func layout(_ make: @escaping ElementMaker) throws(EvaluationError) -> Value { try modified(.layout(make)) }

    /// A node round the receiver that does not depend on the surroundings.
    @inline(__always)
    func layout(_ element: LayoutElement) throws(EvaluationError) -> Value { try modified(.element(element)) }

    /// A change of the surroundings of everything inside.
    func environment(
        _ change: @escaping (inout EnvironmentValues.Defaults) -> Void
    ) throws(EvaluationError) -> Value {
        try modified(.environment { environment in environment.update(change) })
    }
}
