import LayoutRuntime

/// Shapes that are filled and stroked.
enum ShapeFactories {
    static let table: NamedTable<NodeFactory> = [
        "shape.fill": { call in
            let style = call.style(0)
            return painted(call) { _, context in .fill(style.resolved(in: context.environment)) }
        },
        "shape.stroke": { call in
            let style = call.style(0)
            let stroke = StrokeStyle(lineWidth: call.number(1) ?? 1)
            return painted(call) { _, context in .stroke(style.resolved(in: context.environment), stroke) }
        },
        "shape.strokeStyle": { call in
            let style = call.style(0)
            let stroke = call[1].asStroke ?? StrokeStyle()
            return painted(call) { _, context in .stroke(style.resolved(in: context.environment), stroke) }
        },
        "shape.strokeBorder": { call in
            let style = call.style(0)
            let stroke = StrokeStyle(lineWidth: call.number(1) ?? 1)
            return painted(call) { _, context in .strokeBorder(style.resolved(in: context.environment), stroke) }
        },
        "shape.strokeBorderStyle": { call in
            let style = call.style(0)
            let stroke = call[1].asStroke ?? StrokeStyle()
            return painted(call) { _, context in .strokeBorder(style.resolved(in: context.environment), stroke) }
        },
        "shape.fillAgain": { call throws(EvaluationError) in
            try again(call) { _ in { style, _ in .fill(style) } }
        },
        "shape.strokeAgain": { call throws(EvaluationError) in
            try again(call) { call in
                let stroke = StrokeStyle(lineWidth: call.number(1) ?? 1)
                return { style, _ in .stroke(style, stroke) }
            }
        },
        "shape.strokeAgainStyle": { call throws(EvaluationError) in
            try again(call) { call in
                let stroke = call[1].asStroke ?? StrokeStyle()
                return { style, _ in .stroke(style, stroke) }
            }
        },
        "shape.strokeBorderAgain": { call throws(EvaluationError) in
            try again(call) { call in
                let stroke = StrokeStyle(lineWidth: call.number(1) ?? 1)
                return { style, _ in .strokeBorder(style, stroke) }
            }
        },
    ]

    /// A shape as a view: filled with the foreground style, or drawn as the line that it is.
    static func view(of shape: ShapeValue, origin: ViewOrigin) -> ViewValue {
        leaf(shape, origin: origin) { context in paint(shape, .level(0), context) }
    }

    private static func paint(_ shape: ShapeValue, _ style: StyleValue, _ context: LoweringContext) -> ShapePaint {
        let style = style.resolved(in: context.environment)
        return shape.stroke.map { .stroke(style, $0) } ?? .fill(style)
    }

    /// A painted shape.
    private static func leaf(
        _ shape: ShapeValue, origin: ViewOrigin, _ paint: @escaping (LoweringContext) -> ShapePaint
    ) -> ViewValue {
        ViewValue(.leaf { context in .shape(shape.shape, paint(context)) }, origin: origin, payload: .shape(shape))
    }

    private static func shape(_ value: Value?) -> ShapeValue {
        value?.asShape ?? ShapeValue(.rectangle, "Rectangle")
    }

    /// The receiver with paint; it stays known as a shape, for the next paint over it.
    private static func painted(
        _ call: NodeCall, _ paint: @escaping (ShapeValue, LoweringContext) -> ShapePaint
    ) -> Value {
        let own = shape(call.receiver)
        return .view(
            leaf(own, origin: call.origin) { context in
                let result = paint(own, context)
                // Filling a line paints the line.
                if let stroke = own.stroke, case .fill(let style) = result { return .stroke(style, stroke) }
                return result
            })
    }

    /// One more paint over a painted shape: an overlay of the same shape.
    private static func again(
        _ call: NodeCall, _ paint: (NodeCall) -> (ShapeStyle, ShapeValue) -> ShapePaint
    ) throws(EvaluationError) -> Value {
        let own = shape(call.receiver)
        let style = call.style(0)
        let paint = paint(call)
        let over = leaf(own, origin: call.origin) { context in paint(style.resolved(in: context.environment), own) }
        let content = try call.content()
        return .view(
            ViewValue(
                .modified(content, .secondary({ _ in .overlay(.center) }, [over], .center)), origin: call.origin,
                payload: .shape(own)))
    }
}
