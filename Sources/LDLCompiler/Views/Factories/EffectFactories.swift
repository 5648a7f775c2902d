import LayoutRuntime

/// How a view is drawn; layout does not see it.
enum EffectFactories {
    static let table: NamedTable<NodeFactory> = {
        var table: NamedTable<NodeFactory> = [
            "opacity": { call throws(EvaluationError) in
                try call.layout(.effect(.opacity(min(max(call.number(0) ?? 1, 0), 1))))
            },
            "hidden": { call throws(EvaluationError) in try call.layout(.effect(.hidden)) },
            "shadow": { call throws(EvaluationError) in
                let color = call[0].asColor ?? .faded(.fixed(.black), 0.33)
                let radius = call.number(1) ?? 0
                let x = call.number(2) ?? 0
                let y = call.number(3) ?? 0
                return try call.layout { context in
                    .effect(.shadow(color.resolved(in: context.environment), radius: radius, x: x, y: y))
                }
            },
            "blur": { call throws(EvaluationError) in
                try call.layout(.effect(.blur(radius: call.number(0) ?? 0)))
            },
            "rotationEffect": { call throws(EvaluationError) in
                try call.layout(.effect(.rotation(degrees: call[0].asAngle ?? 0, anchor: call.anchor(1))))
            },
            "rotation3DEffect": { call throws(EvaluationError) in
                var axis = (x: 0.0, y: 0.0, z: 0.0)
                if case .tuple(let parts) = call[1], parts.count == 3 {
                    axis = (parts[0].asDouble ?? 0, parts[1].asDouble ?? 0, parts[2].asDouble ?? 0)
                }
                let turn = AffineTransform.rotation(degrees: call[0].asAngle ?? 0, axis: axis)
                return try call.layout(.effect(.transform(turn, anchor: call.anchor(2))))
            },
            "transformEffect": { call throws(EvaluationError) in
                let transform = call[0].unboxed(AffineTransform.self) ?? .identity
                return try call.layout(.effect(.transform(transform, anchor: .topLeading)))
            },
            "compositingGroup": { call throws(EvaluationError) in try call.layout(.effect(.isolated)) },
            "blendMode": { call throws(EvaluationError) in
                guard let mode = call[0].caseName.flatMap({ blendModes[$0] }) else {
                    return try call.modified(.inert)
                }
                return try call.layout(.effect(.blend(mode)))
            },
            "backgroundStyle": { call throws(EvaluationError) in
                let style = call[0].asStyle
                return try call.modified(
                    .environment { environment in
                        let resolved = style?.resolved(in: environment)
                        environment.update { $0.background = resolved }
                    })
            },
            "scaleEffect": { call throws(EvaluationError) in
                let scale = call.number(0) ?? 1
                return try call.layout(.effect(.scale(x: scale, y: scale, anchor: call.anchor(1))))
            },
            "scaleEffect.size": { call throws(EvaluationError) in
                let scale = call[0].asSize ?? Size(width: 1, height: 1)
                return try call.layout(.effect(.scale(x: scale.width, y: scale.height, anchor: call.anchor(1))))
            },
            "scaleEffect.xy": { call throws(EvaluationError) in
                try call.layout(
                    .effect(.scale(x: call.number(0) ?? 1, y: call.number(1) ?? 1, anchor: call.anchor(2))))
            },
            "filter.color": { call throws(EvaluationError) in
                let color = call[0].asColor ?? .fixed(.white)
                return try call.layout { context in .effect(.multiply(color.resolved(in: context.environment))) }
            },
            "filter.hueRotation": { call throws(EvaluationError) in
                try call.layout(.effect(.filter(name: "hueRotation", amount: call[0].asAngle ?? 0)))
            },
            "filter.luminanceToAlpha": { call throws(EvaluationError) in
                try call.layout(.effect(.filter(name: "luminanceToAlpha", amount: 1)))
            },
            "filter.invert": { call throws(EvaluationError) in
                try call.layout(.effect(.filter(name: "colorInvert", amount: 1)))
            },
            "foregroundStyle": { call throws(EvaluationError) in
                try foreground(call, styles(call))
            },
            "foregroundColor": { call throws(EvaluationError) in
                var styles: [StyleValue] = []
                if let style = call[0].asStyle { styles.append(style) }
                return try foreground(call, styles)
            },
            "tint": { call throws(EvaluationError) in try tint(call, call[0].asStyle) },
        ]
        for name in ["brightness", "contrast", "saturation", "grayscale"] {
            let factory: NodeFactory = { call throws(EvaluationError) in
                try call.layout(.effect(.filter(name: name, amount: call.number(0) ?? 0)))
            }
            table["filter.\(name)"] = factory
        }
        return table
    }()

    /// The ways to mix colours as CSS calls them; it has none for the others, which are drawn as `normal`.
    private static let blendModes = [
        "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken", "lighten": "lighten",
        "colorDodge": "color-dodge", "colorBurn": "color-burn", "softLight": "soft-light", "hardLight": "hard-light",
        "difference": "difference", "exclusion": "exclusion", "hue": "hue", "saturation": "saturation",
        "color": "color", "luminosity": "luminosity", "plusLighter": "plus-lighter",
    ]

    private static func styles(_ call: NodeCall) -> [StyleValue] {
        (0..<call.arguments.count).compactMap { call[$0].asStyle }
    }

    private static func tint(_ call: NodeCall, _ style: StyleValue?) throws(EvaluationError) -> Value {
        try call.modified(
            .environment { environment in
                let resolved = style?.resolved(in: environment)
                environment.update { $0.tint = resolved }
            })
    }

    /// Styles are resolved where they are set: `.secondary` set there is the second level of what was set outside.
    private static func foreground(_ call: NodeCall, _ styles: [StyleValue]) throws(EvaluationError) -> Value {
        try call.modified(
            .environment { environment in
                let resolved = styles.map { $0.resolved(in: environment) }
                environment.update { $0.foreground = resolved }
            })
    }
}
