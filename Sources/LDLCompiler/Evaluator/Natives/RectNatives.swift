import LayoutRuntime

/// Rectangles.
enum RectNatives {
    static let table: NamedTable<NativeFunction> = [
        "rect.zero": { _ in .native(.rect(.zero)) },
        "rect.init": { call throws(EvaluationError) in
            .native(
                .rect(
                    Rect(
                        x: try call.double(0), y: try call.double(1), width: try call.double(2),
                        height: try call.double(3))))
        },
        "rect.fromOrigin": { call in
            .native(.rect(Rect(origin: call[0].asPoint ?? .zero, size: call[1].asSize ?? .zero)))
        },
        "rect.origin": { call in .native(.point(rect(call).origin)) },
        "rect.size": { call in .native(.size(rect(call).size)) },
        "rect.origin.set": { call in
            call.receiver = .native(.rect(Rect(origin: call[0].asPoint ?? .zero, size: rect(call).size)))
            return .void
        },
        "rect.size.set": { call in
            call.receiver = .native(.rect(Rect(origin: rect(call).origin, size: call[0].asSize ?? .zero)))
            return .void
        },
        "rect.width": { call in .double(standard(rect(call)).width) },
        "rect.height": { call in .double(standard(rect(call)).height) },
        "rect.minX": { call in .double(standard(rect(call)).minX) },
        "rect.midX": { call in .double(standard(rect(call)).midX) },
        "rect.maxX": { call in .double(standard(rect(call)).maxX) },
        "rect.minY": { call in .double(standard(rect(call)).minY) },
        "rect.midY": { call in .double(standard(rect(call)).midY) },
        "rect.maxY": { call in .double(standard(rect(call)).maxY) },
        "rect.isEmpty": { call in .bool(rect(call).width == 0 || rect(call).height == 0) },
        "rect.insetBy": { call throws(EvaluationError) in
            let own = standard(rect(call))
            let dx = try call.double(0)
            let dy = try call.double(1)
            return .native(
                .rect(
                    Rect(x: own.minX + dx, y: own.minY + dy, width: own.width - 2 * dx, height: own.height - 2 * dy)))
        },
        "rect.offsetBy": { call throws(EvaluationError) in
            let own = standard(rect(call))
            return .native(
                .rect(
                    Rect(
                        x: own.minX + (try call.double(0)), y: own.minY + (try call.double(1)), width: own.width,
                        height: own.height)))
        },
        "rect.union": { call in
            let a = standard(rect(call))
            let b = standard(call[0].asRect ?? .zero)
            let x = min(a.minX, b.minX)
            let y = min(a.minY, b.minY)
            return .native(
                .rect(Rect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)))
        },
        "rect.intersection": { call in
            let a = standard(rect(call))
            let b = standard(call[0].asRect ?? .zero)
            let x = max(a.minX, b.minX)
            let y = max(a.minY, b.minY)
            let width = min(a.maxX, b.maxX) - x
            let height = min(a.maxY, b.maxY) - y
            guard width >= 0, height >= 0 else {
                return .native(.rect(Rect(x: .infinity, y: .infinity, width: 0, height: 0)))
            }
            return .native(.rect(Rect(x: x, y: y, width: width, height: height)))
        },
        "rect.intersects": { call in
            let a = standard(rect(call))
            let b = standard(call[0].asRect ?? .zero)
            return .bool(a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY)
        },
        "rect.containsPoint": { call in
            let own = standard(rect(call))
            guard let point = call[0].asPoint else { return .bool(false) }
            return .bool(
                point.x >= own.minX && point.x < own.maxX && point.y >= own.minY && point.y < own.maxY)
        },
    ]

    private static func rect(_ call: NativeCall) -> Rect { call.this.asRect ?? .zero }

    /// The same rectangle with lengths that are not negative, as CoreGraphics reads it.
    private static func standard(_ rect: Rect) -> Rect {
        Rect(
            x: min(rect.minX, rect.maxX), y: min(rect.minY, rect.maxY), width: abs(rect.width),
            height: abs(rect.height))
    }
}
