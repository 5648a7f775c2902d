import LDLParser
import LayoutRuntime

/// Layouts that are values, and what views say to the layouts that they are in.
enum LayoutFactories {
    static let table: NamedTable<NodeFactory> = [
        "layout": { call throws(EvaluationError) in
            let layout = call.receiver ?? .none
            // The node is called after the layout, not after the function that puts views into it.
            let origin = call.origin.renamed(call.evaluator.nominal(of: layout)?.name ?? "Layout")
            return .view(
                ViewValue(
                    .container(
                        { context throws(EvaluationError) in
                            try element(of: layout, origin: origin, context.evaluator)
                        }, try call.views(0)), origin: origin))
        },
        "layoutValue": { call throws(EvaluationError) in
            guard case .metatype(let type) = call[0] else { return try call.modified(.inert) }
            let key = call.evaluator.layoutValueKey(type)
            return try call.layout(.layoutValue(key, CarriedValue(call[1])))
        },
        "alignmentGuide": { call throws(EvaluationError) in
            let guide = call[0].asGuide ?? .leading
            let function = try call.function(1)
            return try call.layout(.alignmentGuide(guide, call.evaluator.guide(function, span: call.origin.call)))
        },
    ]

    private static func element(
        of layout: Value, origin: ViewOrigin, _ evaluator: Evaluator
    ) throws(EvaluationError) -> LayoutElement {
        if let own = layout.unboxed(BuiltInLayout.self) {
            switch own {
            case .stack(let axis, let alignment, let spacing):
                return .stack(axis, alignment: alignment, spacing: spacing)
            case .zstack(let alignment): return .zstack(alignment)
            case .grid(let alignment, let horizontal, let vertical):
                return .grid(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
            }
        }
        guard let custom = evaluator.layout(of: layout, origin: origin) else {
            throw EvaluationError(code: .runtimeError, message: "the value is no layout", span: origin.span)
        }
        return .custom(custom)
    }
}
