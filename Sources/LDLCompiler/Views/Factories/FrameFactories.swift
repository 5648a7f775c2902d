import LayoutRuntime

/// What a view is offered, how large it is, and where it stands.
enum FrameFactories {
    static let table: NamedTable<NodeFactory> = [
        "padding.edges": { call throws(EvaluationError) in
            let insets = EdgeInsets(call.edges(0), call.number(1) ?? standardPadding)
            return try call.layout(.padding(insets))
        },
        "padding.length": { call throws(EvaluationError) in
            try call.layout(.padding(EdgeInsets(.all, call.number(0) ?? standardPadding)))
        },
        "padding.insets": { call throws(EvaluationError) in
            try call.layout(.padding(call[0].asInsets ?? .zero))
        },
        "frame": { call throws(EvaluationError) in
            let width = call.number(0)
            let height = call.number(1)
            let alignment = call.alignment(2)
            return try call.layout(.frame(width: length(width), height: length(height), alignment: alignment))
        },
        "flexFrame": { call throws(EvaluationError) in
            let frame = FlexibleFrame(
                minWidth: call.number(0), idealWidth: call.number(1), maxWidth: call.number(2),
                minHeight: call.number(3), idealHeight: call.number(4), maxHeight: call.number(5),
                alignment: call.alignment(6))
            if isOrdered(frame) { return try call.layout(.flexibleFrame(frame)) }
            return try call.layout { context in
                checkOrder(frame.minWidth, frame.idealWidth, frame.maxWidth, "width", context)
                checkOrder(frame.minHeight, frame.idealHeight, frame.maxHeight, "height", context)
                return .flexibleFrame(frame)
            }
        },
        "fixedSize": { call throws(EvaluationError) in
            try call.layout(.fixedSize(horizontal: true, vertical: true))
        },
        "fixedSize.axes": { call throws(EvaluationError) in
            try call.layout(.fixedSize(horizontal: call.flag(0), vertical: call.flag(1)))
        },
        "aspectRatio": { call throws(EvaluationError) in
            let ratio = call.number(0)
            let mode = contentMode(call[1])
            let isUsable = ratio.map { $0 > 0 && $0.isFinite } ?? false
            return try call.layout(.aspectRatio(isUsable ? ratio : nil, mode))
        },
        "aspectRatio.size": { call throws(EvaluationError) in
            let size = call[0].asSize ?? .zero
            let ratio = size.height > 0 && size.width > 0 ? size.width / size.height : nil
            return try call.layout(.aspectRatio(ratio, contentMode(call[1])))
        },
        "scaledToFit": { call throws(EvaluationError) in try call.layout(.aspectRatio(nil, .fit)) },
        "scaledToFill": { call throws(EvaluationError) in try call.layout(.aspectRatio(nil, .fill)) },
        "layoutPriority": { call throws(EvaluationError) in
            try call.layout(.layoutPriority(call.number(0) ?? 0))
        },
        "offset": { call throws(EvaluationError) in
            try call.layout(.offset(Size(width: call.number(0) ?? 0, height: call.number(1) ?? 0)))
        },
        "offset.size": { call throws(EvaluationError) in try call.layout(.offset(call[0].asSize ?? .zero)) },
        "position": { call throws(EvaluationError) in
            try call.layout(.position(Point(x: call.number(0) ?? 0, y: call.number(1) ?? 0)))
        },
        "position.point": { call throws(EvaluationError) in try call.layout(.position(call[0].asPoint ?? .zero)) },
        "zIndex": { call throws(EvaluationError) in try call.layout(.zIndex(call.number(0) ?? 0)) },
    ]

    /// The points that `padding()` puts on each side.
    static let standardPadding = 16.0

    static func contentMode(_ value: Value) -> ContentMode { value.caseName == "fill" ? .fill : .fit }

    /// A length that a frame accepts: one that is negative or not finite is dropped, as on a device.
    private static func length(_ length: Double?) -> Double? {
        guard let length, length >= 0, length.isFinite else { return nil }
        return length
    }

    /// Whether there is nothing to say of the limits: none, or one along each axis.
    private static func isOrdered(_ frame: FlexibleFrame) -> Bool {
        let hasOneWidth = frame.idealWidth == nil && (frame.minWidth == nil || frame.maxWidth == nil)
        let hasOneHeight = frame.idealHeight == nil && (frame.minHeight == nil || frame.maxHeight == nil)
        return hasOneWidth && hasOneHeight
    }

    private static func checkOrder(
        _ minimum: Double?, _ ideal: Double?, _ maximum: Double?, _ name: String, _ context: LoweringContext
    ) {
        // A length that is none has been reported where it is written.
        for value in [minimum, ideal, maximum] {
            if let value, value < 0 || value.isNaN { return }
        }
        if minimum == .infinity || ideal == .infinity { return }
        if let minimum, let maximum, minimum > maximum {
            context.warn(
                "a frame's least \(name), \(described(minimum)), is more than its greatest, \(described(maximum))")
        } else if let ideal, let maximum, ideal > maximum {
            context.warn(
                "a frame's ideal \(name), \(described(ideal)), is more than its greatest, \(described(maximum))")
        } else if let minimum, let ideal, minimum > ideal {
            context.warn(
                "a frame's least \(name), \(described(minimum)), is more than its ideal, \(described(ideal))")
        }
    }

    /// A number as people write it: without a fraction that is nothing.
    static func described(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number == .infinity { return "infinity" }
        if number == -.infinity { return "-infinity" }
        return Int(exactly: number).map { String($0) } ?? String(number)
    }
}
