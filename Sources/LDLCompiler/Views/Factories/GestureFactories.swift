import LayoutRuntime

/// Touches: what answers to them, and where.
enum GestureFactories {
    static let table: [String: NodeFactory] = [
        "gesture.tap": { call throws(EvaluationError) in try call.modified(.inert) },
        "gesture.tap.space": { call throws(EvaluationError) in try call.modified(.inert) },
        "gesture.long": { call throws(EvaluationError) in try call.modified(.inert) },
        "gesture.any": { call throws(EvaluationError) in try call.modified(.inert) },
        "allowsHitTesting": { call throws(EvaluationError) in try call.modified(.inert) },
        "contentShape": { call throws(EvaluationError) in try call.modified(.inert) },
        "contentShape.kinds": { call throws(EvaluationError) in try call.modified(.inert) },
    ]
}
