import LayoutRuntime

/// Colours.
enum ColorNatives {
    /// The colours that have a name, by their natives' names without `color.`.
    static let named: [(String, ColorValue)] = [
        ("red", SystemColors.red), ("orange", SystemColors.orange), ("yellow", SystemColors.yellow),
        ("green", SystemColors.green), ("mint", SystemColors.mint), ("teal", SystemColors.teal),
        ("cyan", SystemColors.cyan), ("blue", SystemColors.blue), ("indigo", SystemColors.indigo),
        ("purple", SystemColors.purple), ("pink", SystemColors.pink), ("brown", SystemColors.brown),
        ("gray", SystemColors.gray), ("gray2", SystemColors.gray2), ("gray3", SystemColors.gray3),
        ("gray4", SystemColors.gray4), ("gray5", SystemColors.gray5), ("black", .fixed(.black)),
        ("white.named", .fixed(.white)), ("clear", .fixed(.clear)), ("primary", SystemColors.primary),
        ("secondary", SystemColors.secondary), ("accent", .accent), ("separator", SystemColors.separator),
        ("systemBackground", SystemColors.background), ("secondarySystemBackground", SystemColors.gray6),
        ("tertiarySystemBackground", SystemColors.tertiaryBackground),
        ("systemGroupedBackground", SystemColors.groupedBackground),
    ]

    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "color.rgb": { call throws(EvaluationError) in
                color(try call.double(0), try call.double(1), try call.double(2), call.optionalDouble(3) ?? 1)
            },
            "color.rgbSpace": { call throws(EvaluationError) in
                let isLinear = call[0].caseName == "sRGBLinear"
                return color(
                    encoded(try call.double(1), isLinear), encoded(try call.double(2), isLinear),
                    encoded(try call.double(3), isLinear), call.optionalDouble(4) ?? 1)
            },
            "color.white": { call throws(EvaluationError) in
                let white = try call.double(0)
                return color(white, white, white, call.optionalDouble(1) ?? 1)
            },
            "color.whiteSpace": { call throws(EvaluationError) in
                let white = encoded(try call.double(1), call[0].caseName == "sRGBLinear")
                return color(white, white, white, call.optionalDouble(2) ?? 1)
            },
            "color.hsb": { call throws(EvaluationError) in
                let (red, green, blue) = rgb(
                    hue: try call.double(0), saturation: try call.double(1), brightness: try call.double(2))
                return color(red, green, blue, call.optionalDouble(3) ?? 1)
            },
            "color.named": { call in
                let name = call[0].asString ?? ""
                // What the names are is known only where somebody looked for them.
                guard let known = call.evaluator.assets?.colors else { return .native(.color(SystemColors.gray)) }
                if let color = known[name] {
                    return .native(.color(.system(light: color.light, dark: color.dark)))
                }
                call.evaluator.warn(
                    .missingAsset,
                    "there is no colour named '\(name)' among the assets, and grey stands for it"
                        + AssetCatalogue.question(about: name, among: known.keys), at: call.span)
                return .native(.color(SystemColors.gray))
            },
            "color.same": { call in call[0] },
            "color.opacity": { call throws(EvaluationError) in
                .native(.color(.faded(call.this.asColor ?? SystemColors.gray, try call.double(0))))
            },
            "color.mix": { call throws(EvaluationError) in
                .native(
                    .color(
                        .mixed(
                            call.this.asColor ?? SystemColors.gray, call[0].asColor ?? SystemColors.gray,
                            try call.double(1))))
            },
            "color.gradient": { call in
                let own = call.this.asColor ?? SystemColors.gray
                let light = ColorValue.mixed(own, .fixed(.white), 0.2)
                return .native(
                    .shapeStyle(
                        .gradient([.init(color: light, location: 0), .init(color: own, location: 1)])))
            },
        ]
        for (name, value) in named { table["color.\(name)"] = { _ in .native(.color(value)) } }
        return table
    }()

    private static func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Value {
        .native(.color(.fixed(Color(red: red, green: green, blue: blue, opacity: opacity))))
    }

    /// A linear component in the encoding of sRGB.
    private static func encoded(_ component: Double, _ isLinear: Bool) -> Double {
        guard isLinear, component > 0.003_130_8 else { return isLinear ? component * 12.92 : component }
        return 1.055 * power(component, 1 / 2.4) - 0.055
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        MathNatives.power(base, exponent)
    }

    private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        let sector = (hue - hue.rounded(.down)) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch sector {
        case ..<1: return (brightness, rising, low)
        case ..<2: return (falling, brightness, low)
        case ..<3: return (low, brightness, rising)
        case ..<4: return (low, falling, brightness)
        case ..<5: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
