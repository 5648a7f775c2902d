import LayoutRuntime

/// Styles of controls, columns of grids, geometry, and other values that only views read.
enum ControlNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "style.roundedRectangle.radius": { _ in .boxed(NamedStyle("roundedRectangle"), "ButtonBorderShape") },
            "configuration.label": { call in part(call, \.label) },
            "configuration.title": { call in part(call, \.label) },
            "configuration.icon": { call in part(call, \.icon) },
            "configuration.role": { call in
                guard case .native(.other(_, let object)) = call.this,
                    let configuration = object as? StyleConfiguration, let role = configuration.role
                else { return .none }
                return .boxed(NamedStyle(role), "ButtonRole")
            },
            "gridItem.init": { call in
                let item = GridItemValue(call[0], spacing: call.optionalDouble(1), alignment: call[2].asAlignment)
                for complaint in item.complaints { call.evaluator.warn(.invalidValue, complaint, at: call.span) }
                return .boxed(item, "GridItem")
            },
            "geometry.size": { call in .native(.size(geometry(call).size)) },
            "geometry.safeAreaInsets": { call in .native(.insets(geometry(call).safeAreaInsets)) },
            "geometry.frame": { call throws(EvaluationError) in
                let own = geometry(call)
                guard let space = try space(call, of: own) else { return .native(.rect(own.frame)) }
                return .native(.rect(own.frame.moved(by: space.origin)))
            },
            "geometry.bounds": { call throws(EvaluationError) in
                let own = geometry(call)
                guard let space = try space(call, of: own) else { return .none }
                return .native(.rect(space.moved(by: own.origin)))
            },
            "coordinateSpace.scrollView": { _ in .boxed(NamedStyle("scrollView"), "CoordinateSpace") },
            "geometry.anchor": { _ in .native(.rect(.zero)) },
            "contentMargin.indicators": { _ in .boxed(NamedStyle("indicators"), "ContentMarginPlacement") },
            "image.name": { call in .boxed(NamedStyle(call[0].asString ?? ""), "UIImage") },
            "asyncImagePhase.image": { call in
                if case .enumeration(let found, let values) = call.this, found.name == "success" {
                    return values.first ?? .none
                }
                return .none
            },
            "asyncImagePhase.error": { _ in .none },
            "url.init": { call in
                guard let text = call[0].asString, !text.isEmpty else { return .none }
                return .boxed(text, "URL")
            },
            "uuid.init": { call in
                let high = call.random(below: .max)
                let low = high &* 0x9E37_79B9_7F4A_7C15
                return .string(uuid(high, low))
            },
            "uuid.parse": { call in
                guard let text = call[0].asString, isUUID(text) else { return .none }
                return .string(text.uppercased())
            },
        ]
        for name in ["destructive", "cancel", "confirm", "close"] {
            table["buttonRole.\(name)"] = named(name, "ButtonRole")
        }
        for name in styles { table["style.\(name)"] = named(name, "Style") }
        for name in ["none", "circle", "square", "rectangle", "fill", "slash"] {
            table["symbolVariant.\(name)"] = { _ in .boxed(name == "none" ? "" : ".\(name)", "SymbolVariants") }
        }
        for name in ["circle", "square", "fill", "slash"] {
            table["symbolVariant.add.\(name)"] = { call in
                .boxed((call.this.unboxed(String.self) ?? "") + ".\(name)", "SymbolVariants")
            }
        }
        return table
    }()

    /// Looks of controls and containers that are known by a name.
    private static let styles = [
        "automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent", "capsule",
        "roundedRectangle", "circle", "titleOnly", "iconOnly", "titleAndIcon", "roundedBorder", "circular", "linear",
        "segmented", "wheel", "menu", "inline", "navigationLink", "palette", "page", "grouped", "inset",
        "insetGrouped", "sidebar",
    ]

    private static func named(_ name: String, _ typeName: String) -> NativeFunction {
        { _ in .boxed(NamedStyle(name), typeName) }
    }

    private static func part(_ call: NativeCall, _ path: KeyPath<StyleConfiguration, ViewValue?>) -> Value {
        guard case .native(.other(_, let object)) = call.this, let configuration = object as? StyleConfiguration,
            let view = configuration[keyPath: path]
        else { return .none }
        return .view(view)
    }

    private static func geometry(_ call: NativeCall) -> GeometryValue {
        call.this.unboxed(GeometryValue.self) ?? GeometryValue(size: .zero)
    }

    /// The rectangle on the screen of the coordinate space that the call names; `nil` for the screen.
    private static func space(_ call: NativeCall, of own: GeometryValue) throws(EvaluationError) -> Rect? {
        if call[0].unboxed(NamedStyle.self)?.name == "scrollView" { return own.scrollView }
        switch call[0].caseName {
        case "local": return own.frame
        case "named":
            guard case .enumeration(_, let values) = call[0], let name = values.first else { return nil }
            return own.rect(named: try call.evaluator.describe(name, span: call.span))
        default: return nil
        }
    }

    private static func uuid(_ high: UInt64, _ low: UInt64) -> String {
        func hex(_ value: UInt64, _ digits: Int) -> String {
            let text = String(value, radix: 16, uppercase: true)
            return String((String(repeating: "0", count: digits) + text).suffix(digits))
        }
        return [
            hex(high >> 32, 8), hex(high >> 16 & 0xFFFF, 4), "4" + hex(high & 0xFFF, 3),
            "8" + hex(low >> 48 & 0xFFF, 3), hex(low & 0xFFFF_FFFF_FFFF, 12),
        ].joined(separator: "-")
    }

    private static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
}

/// A look, a role or another choice that is known by its name.
struct NamedStyle: Hashable, Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// What a style of the program's own is given to arrange.
final class StyleConfiguration {
    let label: ViewValue?
    let icon: ViewValue?
    let role: String?

    init(label: ViewValue?, icon: ViewValue? = nil, role: String? = nil) {
        self.label = label
        self.icon = icon
        self.role = role
    }
}

extension Rect {
    /// The rectangle in coordinates that begin at a point.
    fileprivate func moved(by origin: Point) -> Rect {
        Rect(x: minX - origin.x, y: minY - origin.y, width: width, height: height)
    }
}
