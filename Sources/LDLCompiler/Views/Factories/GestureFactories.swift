import LayoutRuntime

/// Touches: what answers to them, and where.
enum GestureFactories {
    static let table: NamedTable<NodeFactory> = [
        "gesture.tap": gesture,
        "gesture.tap.space": gesture,
        "gesture.long": gesture,
        "gesture.any": gesture,
        "allowsHitTesting": { call throws(EvaluationError) in
            try call.layout(.interaction(.allowsHitTesting(call.flag(0))))
        },
        "contentShape": { call throws(EvaluationError) in
            try call.layout(.interaction(.contentShape(call.shape(0))))
        },
        "contentShape.kinds": { call throws(EvaluationError) in
            // Shapes for previews and focus have no part in touches.
            guard let kinds = call[0].asInt, kinds & 1 != 0 else { return try call.modified(.inert) }
            return try call.layout(.interaction(.contentShape(call.shape(1))))
        },
    ]

    private static let gesture: NodeFactory = { call throws(EvaluationError) in
        try call.layout(.interaction(.gesture))
    }
}
