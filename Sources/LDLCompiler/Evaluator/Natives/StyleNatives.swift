import LayoutRuntime

/// What shapes, texts and backgrounds are painted with: levels, materials, gradients.
enum StyleNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "style.opacity": { call throws(EvaluationError) in
                let opacity = try call.double(0)
                if case .native(.color(let color)) = call.this { return .native(.color(.faded(color, opacity))) }
                return .native(.shapeStyle(.opacity(call.this.asStyle ?? .level(0), opacity)))
            },
            "style.same": { call in call.this },
            "style.any": { call in call[0] },
            "style.primary": style(.level(0)),
            "style.background": style(.background),
            "style.tint": style(.tint),
            // A pattern of pictures is drawn as the colour of text seen through.
            "style.imagePaint": style(.level(3)),
            "gradientStop.init": { call throws(EvaluationError) in
                .boxed(
                    StyleValue.Stop(color: call[0].asColor ?? .fixed(.clear), location: try call.double(1)),
                    "Gradient.Stop")
            },
            "gradientStop.color": { call in
                .native(.color(call.this.unboxed(StyleValue.Stop.self)?.color ?? .fixed(.clear)))
            },
            "gradientStop.location": { call in .double(call.this.unboxed(StyleValue.Stop.self)?.location ?? 0) },
            "gradient.colors": { call in .native(.shapeStyle(.gradient(stops(call, colors: call[0])))) },
            "gradient.stops": { call in .native(.shapeStyle(.gradient(stops(call[0])))) },
            "gradient.linear": { call in linear(call, stops(of: call[0])) },
            "gradient.linearColors": { call in linear(call, stops(call, colors: call[0])) },
            "gradient.linearStops": { call in linear(call, stops(call[0])) },
            "gradient.radial": { call throws(EvaluationError) in try radial(call, stops(of: call[0])) },
            "gradient.radialColors": { call throws(EvaluationError) in
                try radial(call, stops(call, colors: call[0]))
            },
            "gradient.radialStops": { call throws(EvaluationError) in try radial(call, stops(call[0])) },
            "gradient.elliptical": { call throws(EvaluationError) in try elliptical(call, stops(of: call[0])) },
            "gradient.ellipticalColors": { call throws(EvaluationError) in
                try elliptical(call, stops(call, colors: call[0]))
            },
            "gradient.angular": { call in angular(call, stops(of: call[0])) },
            "gradient.angularColors": { call in angular(call, stops(call, colors: call[0])) },
            "gradient.angularAround": { call in
                let start = call[2].asAngle ?? 0
                return .native(
                    .shapeStyle(
                        .angularGradient(
                            stops(call, colors: call[0]), center: call[1].asUnitPoint ?? .center, startDegrees: start,
                            endDegrees: start + 360)))
            },
        ]
        for (level, name) in ["secondary", "tertiary", "quaternary", "quinary"].enumerated() {
            table["style.\(name).named"] = style(.level(level + 1))
            table["style.\(name)"] = { call in
                .native(.shapeStyle(.levelOf(call.this.asStyle ?? .level(0), level + 1)))
            }
        }
        for (thickness, name) in ["ultraThin", "thin", "regular", "thick", "ultraThick"].enumerated() {
            table["material.\(name)"] = style(.material(thickness: thickness))
        }
        return table
    }()

    private static func style(_ style: StyleValue) -> NativeFunction {
        { _ in .native(.shapeStyle(style)) }
    }

    /// Colours at equal distances.
    private static func stops(_ call: NativeCall, colors: Value) -> [StyleValue.Stop] {
        guard case .array(let values) = colors else { return [] }
        let last = Double(max(values.count - 1, 1))
        return values.enumerated().map { index, value in
            StyleValue.Stop(color: value.asColor ?? .fixed(.clear), location: Double(index) / last)
        }
    }

    /// Values of `Gradient.Stop`.
    private static func stops(_ value: Value) -> [StyleValue.Stop] {
        guard case .array(let values) = value else { return [] }
        return values.compactMap { $0.unboxed(StyleValue.Stop.self) }
    }

    /// The stops of a gradient that names no place.
    private static func stops(of value: Value) -> [StyleValue.Stop] {
        switch value.asStyle {
        case .linearGradient(let stops, _, _)?: stops
        case .color(let color)?: [.init(color: color, location: 0), .init(color: color, location: 1)]
        default: []
        }
    }

    private static func linear(_ call: NativeCall, _ stops: [StyleValue.Stop]) -> Value {
        .native(
            .shapeStyle(
                .linearGradient(stops, from: call[1].asUnitPoint ?? .top, to: call[2].asUnitPoint ?? .bottom)))
    }

    private static func radial(_ call: NativeCall, _ stops: [StyleValue.Stop]) throws(EvaluationError) -> Value {
        .native(
            .shapeStyle(
                .radialGradient(
                    stops, center: call[1].asUnitPoint ?? .center, startRadius: try call.double(2),
                    endRadius: try call.double(3))))
    }

    /// The radii are fractions of a size that is not known here.
    private static func elliptical(
        _ call: NativeCall, _ stops: [StyleValue.Stop]
    ) throws(EvaluationError) -> Value {
        .native(
            .shapeStyle(
                .ellipticalGradient(
                    stops, center: call[1].asUnitPoint ?? .center, startFraction: try call.double(2),
                    endFraction: try call.double(3))))
    }

    private static func angular(_ call: NativeCall, _ stops: [StyleValue.Stop]) -> Value {
        .native(
            .shapeStyle(
                .angularGradient(
                    stops, center: call[1].asUnitPoint ?? .center, startDegrees: call[2].asAngle ?? 0,
                    endDegrees: call[3].asAngle ?? 360)))
    }
}
