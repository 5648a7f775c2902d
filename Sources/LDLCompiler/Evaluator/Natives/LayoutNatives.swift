import LDLParser
import LayoutRuntime

/// What a layout of the program's own is given, and layouts that are values.
enum LayoutNatives {
    static let table: NamedTable<NativeFunction> = [
        // Layouts that do not say otherwise keep nothing, and leave spacing and guides to their subviews.
        "layout.makeCache": { _ in .void },
        "layout.updateCache": { _ in .void },
        "layout.spacing": { call in
            guard case .array(let subviews) = call[0] else { return spacing(.zero) }
            let wishes = subviews.compactMap { subview($0)?.spacing }
            guard let first = wishes.first else { return spacing(.zero) }
            return spacing(wishes.dropFirst().reduce(into: first) { $0.formUnion($1) })
        },
        "layout.explicitAlignment": { _ in .none },
        "layout.properties": { _ in properties(LayoutProperties()) },
        "layoutProperties.init": { _ in properties(LayoutProperties()) },
        "layoutProperties.stackOrientation": { call in
            let orientation = own(call)?.stackOrientation
            return orientation.flatMap {
                call.evaluator.enumValue("Axis", $0 == .horizontal ? "horizontal" : "vertical")
            } ?? .none
        },
        "layoutProperties.stackOrientation.set": { call in
            call.receiver = properties(LayoutProperties(stackOrientation: call[0].asAxis))
            return .void
        },
        "subviews.layoutDirection": { call in
            var isRightToLeft = false
            if case .array(let subviews) = call.this, case .native(.other(_, let object))? = subviews.first,
                let first = object as? SubviewObject
            {
                isRightToLeft = first.direction == .rightToLeft
            }
            return call.evaluator.enumValue("LayoutDirection", isRightToLeft ? "rightToLeft" : "leftToRight") ?? .none
        },
        "subview.sizeThatFits": { call throws(EvaluationError) in
            try call.evaluator.step(questionSteps, at: call.span)
            return .native(.size(try view(call).sizeThatFits(call[0].asProposal ?? .unspecified)))
        },
        "subview.dimensions": { call throws(EvaluationError) in
            try call.evaluator.step(questionSteps, at: call.span)
            return .native(.dimensions(try view(call).dimensions(in: call[0].asProposal ?? .unspecified)))
        },
        "subview.spacing": { call throws(EvaluationError) in spacing(try view(call).spacing) },
        "subview.priority": { call throws(EvaluationError) in .double(try view(call).priority) },
        "subview.place": { call throws(EvaluationError) in
            try call.evaluator.step(questionSteps, at: call.span)
            guard let position = call[0].asPoint, !position.x.isNaN, !position.y.isNaN else {
                throw call.failure(.runtimeError, "a view cannot be put at a place that is no number")
            }
            try view(call).place(
                at: position, anchor: call[1].asUnitPoint ?? .topLeading, proposal: call[2].asProposal ?? .unspecified)
            return .void
        },
        "subview.value": { call throws(EvaluationError) in
            guard case .metatype(let type) = call[0] else { return .none }
            return try call.evaluator.layoutValue(of: try view(call), key: type, span: call.span)
        },
        "spacing.init": { _ in spacing(ViewSpacing()) },
        "spacing.zero": { _ in spacing(.zero) },
        "spacing.distance": { call in
            let own = wishes(call.this)
            let next = wishes(call[0])
            return .double(own.distance(to: next, along: call[1].asAxis ?? .horizontal))
        },
        "spacing.formUnion": { call in
            call.receiver = spacing(union(call))
            return .void
        },
        "spacing.union": { call in spacing(union(call)) },
        "anyLayout": { call in call[0] },
        "hstackLayout": { call in
            layout(.stack(.horizontal, call[0].asGuide ?? .verticalCenter, call.optionalDouble(1)))
        },
        "vstackLayout": { call in
            layout(.stack(.vertical, call[0].asGuide ?? .horizontalCenter, call.optionalDouble(1)))
        },
        "zstackLayout": { call in layout(.zstack(call[0].asAlignment ?? .center)) },
        "gridLayout": { call in
            layout(.grid(call[0].asAlignment ?? .center, call.optionalDouble(1), call.optionalDouble(2)))
        },
    ]

    /// A question to a subview, and giving it its place, are about as much work as this many calls.
    private static let questionSteps = 8

    private static func layout(_ layout: BuiltInLayout) -> Value { .boxed(layout, layout.typeName) }

    private static func spacing(_ spacing: ViewSpacing) -> Value {
        .native(.other(typeName: "ViewSpacing", ViewSpacingObject(spacing)))
    }

    private static func properties(_ properties: LayoutProperties) -> Value {
        .native(.other(typeName: "LayoutProperties", LayoutPropertiesObject(properties)))
    }

    private static func own(_ call: NativeCall) -> LayoutProperties? {
        guard case .native(.other(_, let object)) = call.this else { return nil }
        return (object as? LayoutPropertiesObject)?.properties
    }

    private static func subview(_ value: Value) -> LayoutSubview? {
        guard case .native(.other(_, let object)) = value else { return nil }
        return (object as? SubviewObject)?.subview
    }

    private static func view(_ call: NativeCall) throws(EvaluationError) -> LayoutSubview {
        guard let subview = subview(call.this) else { throw call.mismatch("a view of a layout") }
        return subview
    }

    private static func wishes(_ value: Value) -> ViewSpacing {
        guard case .native(.other(_, let object)) = value else { return ViewSpacing() }
        return (object as? ViewSpacingObject)?.spacing ?? ViewSpacing()
    }

    private static func union(_ call: NativeCall) -> ViewSpacing {
        wishes(call.this).union(wishes(call[0]), edges: call[1].asEdges ?? .all)
    }
}

/// A container of the system as a layout that can be kept in a variable.
enum BuiltInLayout: Hashable, Sendable {
    case stack(Axis, AlignmentKey, Double?)
    case zstack(Alignment)
    /// Alignment, and the spacing in points from left to right and from top to bottom.
    case grid(Alignment, Double?, Double?)

    var typeName: String {
        switch self {
        case .stack(.horizontal, _, _): "HStackLayout"
        case .stack(.vertical, _, _): "VStackLayout"
        case .zstack: "ZStackLayout"
        case .grid: "GridLayout"
        }
    }
}
