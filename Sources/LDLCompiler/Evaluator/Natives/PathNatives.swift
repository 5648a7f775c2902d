import LDLParser
import LayoutRuntime

/// Outlines that are drawn step by step.
enum PathNatives {
    static let table: NamedTable<NativeFunction> = [
        "path.init": { _ in path([]) },
        "path.build": { call throws(EvaluationError) in
            var arguments = [path([])]
            _ = try call.evaluator.call(try call.function(0), updating: &arguments, span: call.span)
            return arguments.first ?? path([])
        },
        "path.rect": { call in path(outline(of: call[0].asRect ?? .zero)) },
        "path.roundedRect": { call throws(EvaluationError) in
            let radius = try call.double(1)
            return path(outline(of: call[0].asRect ?? .zero, corner: Size(width: radius, height: radius)))
        },
        "path.ellipse": { call in path(ellipse(in: call[0].asRect ?? .zero)) },
        "path.move": { call throws(EvaluationError) in try add(&call, [.move(call[0].asPoint ?? .zero)]) },
        "path.addLine": { call throws(EvaluationError) in try add(&call, [.line(call[0].asPoint ?? .zero)]) },
        "path.addLines": { call throws(EvaluationError) in
            guard case .array(let points) = call[0] else { return .void }
            let places = points.compactMap(\.asPoint)
            guard let first = places.first else { return .void }
            return try add(&call, [.move(first)] + places.dropFirst().map { .line($0) })
        },
        "path.addQuadCurve": { call throws(EvaluationError) in
            try add(&call, [.quadratic(call[0].asPoint ?? .zero, control: call[1].asPoint ?? .zero)])
        },
        "path.addCurve": { call throws(EvaluationError) in
            try add(
                &call,
                [
                    .cubic(
                        call[0].asPoint ?? .zero, control1: call[1].asPoint ?? .zero,
                        control2: call[2].asPoint ?? .zero)
                ])
        },
        "path.addArc": { call throws(EvaluationError) in
            let center = call[0].asPoint ?? .zero
            let radius = try call.double(1)
            let start = call[2].asAngle ?? 0
            var end = call[3].asAngle ?? 0
            // The y axis points down, so that `clockwise` is seen as its opposite.
            if call.bool(4), end > start {
                end -= ((end - start) / 360).rounded(.up) * 360
            } else if !call.bool(4), end < start {
                end += ((start - end) / 360).rounded(.up) * 360
            }
            guard start.isFinite, end.isFinite else { return .void }
            let isFirst = commands(call).isEmpty
            return try add(
                &call,
                arc(
                    center: center, radius: radius, from: start, to: max(min(end, start + 360), start - 360),
                    isFirst: isFirst))
        },
        "path.addRect": { call throws(EvaluationError) in try add(&call, outline(of: call[0].asRect ?? .zero)) },
        "path.addRoundedRect": { call throws(EvaluationError) in
            try add(&call, outline(of: call[0].asRect ?? .zero, corner: call[1].asSize ?? .zero))
        },
        "path.addEllipse": { call throws(EvaluationError) in try add(&call, ellipse(in: call[0].asRect ?? .zero)) },
        "path.addPath": { call throws(EvaluationError) in
            guard case .path(let other)? = call[0].asShape?.shape else { return .void }
            return try add(&call, other)
        },
        "path.closeSubpath": { call throws(EvaluationError) in try add(&call, [.close]) },
        "path.isEmpty": { call in .bool(commands(call).isEmpty) },
        "path.boundingRect": { call in .native(.rect(bounds(of: commands(call)))) },
    ]

    private static func path(_ commands: [PathCommand]) -> Value {
        .native(.shape(ShapeValue(.path(commands), "Path")))
    }

    private static func commands(_ call: NativeCall) -> [PathCommand] {
        if case .path(let commands)? = call.this.asShape?.shape { return commands }
        return []
    }

    private static func add(_ call: inout NativeCall, _ steps: [PathCommand]) throws(EvaluationError) -> Value {
        var known = commands(call)
        let (count, isOver) = known.count.addingReportingOverflow(steps.count)
        guard !isOver, count <= NativeCall.largestCount else {
            throw call.failure(.limitExceeded, "the path would have more than \(NativeCall.largestCount) parts")
        }
        // While it changes nobody else holds it, so that it is not copied.
        call.receiver = nil
        let place = known.withUnsafeBufferPointer { $0.baseAddress }
        known += steps
        // Where another variable holds the same path, or where it grows out of its room, all its parts move.
        if known.withUnsafeBufferPointer({ $0.baseAddress != place }) {
            try call.evaluator.step(count / 8, at: call.span)
        }
        call.receiver = path(known)
        return .void
    }

    private static func outline(of rect: Rect) -> [PathCommand] {
        [
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// How far the control points of a quarter of a circle are from its ends, as a part of the radius.
    private static let kappa = 0.552_284_749_8

    private static func outline(of rect: Rect, corner: Size) -> [PathCommand] {
        let rx = min(max(corner.width, 0), rect.width / 2)
        let ry = min(max(corner.height, 0), rect.height / 2)
        let kx = rx * (1 - kappa)
        let ky = ry * (1 - kappa)
        return [
            .move(Point(x: rect.minX + rx, y: rect.minY)), .line(Point(x: rect.maxX - rx, y: rect.minY)),
            .cubic(
                Point(x: rect.maxX, y: rect.minY + ry), control1: Point(x: rect.maxX - kx, y: rect.minY),
                control2: Point(x: rect.maxX, y: rect.minY + ky)),
            .line(Point(x: rect.maxX, y: rect.maxY - ry)),
            .cubic(
                Point(x: rect.maxX - rx, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - ky),
                control2: Point(x: rect.maxX - kx, y: rect.maxY)),
            .line(Point(x: rect.minX + rx, y: rect.maxY)),
            .cubic(
                Point(x: rect.minX, y: rect.maxY - ry), control1: Point(x: rect.minX + kx, y: rect.maxY),
                control2: Point(x: rect.minX, y: rect.maxY - ky)),
            .line(Point(x: rect.minX, y: rect.minY + ry)),
            .cubic(
                Point(x: rect.minX + rx, y: rect.minY), control1: Point(x: rect.minX, y: rect.minY + ky),
                control2: Point(x: rect.minX + kx, y: rect.minY)),
            .close,
        ]
    }

    private static func ellipse(in rect: Rect) -> [PathCommand] {
        outline(of: rect, corner: Size(width: rect.width / 2, height: rect.height / 2))
    }

    /// A part of a circle in curves of at most 90 degrees. Angles in degrees, clockwise as it is seen.
    private static func arc(
        center: Point, radius: Double, from start: Double, to end: Double, isFirst: Bool
    ) -> [PathCommand] {
        let count = max(Int((abs(end - start) / 90).rounded(.up)), 1)
        let step = (end - start) / Double(count) * .pi / 180
        let handle = 4.0 / 3 * MathNatives.tangent(step / 4) * radius
        func place(_ angle: Double) -> (point: Point, sine: Double, cosine: Double) {
            let (sine, cosine) = MathNatives.sineAndCosine(angle)
            return (Point(x: center.x + radius * cosine, y: center.y + radius * sine), sine, cosine)
        }
        var angle = start * .pi / 180
        var from = place(angle)
        var steps: [PathCommand] = [isFirst ? .move(from.point) : .line(from.point)]
        for _ in 0..<count {
            angle += step
            let to = place(angle)
            steps.append(
                .cubic(
                    to.point,
                    control1: Point(x: from.point.x - handle * from.sine, y: from.point.y + handle * from.cosine),
                    control2: Point(x: to.point.x + handle * to.sine, y: to.point.y - handle * to.cosine)))
            from = to
        }
        return steps
    }

    /// The smallest rectangle round the points of an outline.
    private static func bounds(of commands: [PathCommand]) -> Rect {
        var points: [Point] = []
        for command in commands {
            switch command {
            case .move(let end), .line(let end): points.append(end)
            case .quadratic(let end, let control): points += [control, end]
            case .cubic(let end, let first, let second): points += [first, second, end]
            case .close: break
            }
        }
        guard let first = points.first else { return .zero }
        var low = first
        var high = first
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
