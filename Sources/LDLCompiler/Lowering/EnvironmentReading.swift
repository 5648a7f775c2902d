import LDLParser
import LayoutRuntime

extension Evaluator {
    /// The value of `@Environment(\.key)`, or what it is where nothing sets it; `nil` for a key that nothing is known of.
    func environmentValue(_ key: String, _ environment: EnvironmentValues) -> Value? {
        if let own = environment[key] { return own }
        let values = environment.values
        switch key {
        case "colorScheme": return enumValue("ColorScheme", values.isDark ? "dark" : "light")
        case "layoutDirection":
            return enumValue(
                "LayoutDirection", values.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft")
        case "dynamicTypeSize": return enumValue("DynamicTypeSize", values.dynamicTypeSize.rawValue)
        case "isEnabled": return .bool(values.isEnabled)
        case "displayScale": return .double(values.displayScale)
        case "pixelLength": return .double(values.text.pixelLength)
        case "lineSpacing": return .double(values.text.lineSpacing)
        case "minimumScaleFactor": return .double(values.text.minimumScaleFactor)
        case "lineLimit": return values.text.lineLimit.maximum.map { Value.int($0) } ?? Value.none
        case "multilineTextAlignment": return enumValue("TextAlignment", values.text.alignment.rawValue)
        case "truncationMode": return enumValue("Text.TruncationMode", values.text.truncationMode.rawValue)
        case "textCase":
            guard let isUppercase = values.isUppercase else { return Value.none }
            return enumValue("Text.Case", isUppercase ? "uppercase" : "lowercase")
        case "sizeCategory": return enumValue("ContentSizeCategory", values.dynamicTypeSize.categoryName)
        case "imageScale": return enumValue("Image.Scale", values.imageScale)
        case "horizontalSizeClass": return enumValue("UserInterfaceSizeClass", values.horizontalSizeClass.rawValue)
        case "verticalSizeClass": return enumValue("UserInterfaceSizeClass", values.verticalSizeClass.rawValue)
        default: return constantEnvironmentValue(key)
        }
    }

    /// What a key stands for as long as nothing sets it; `nil` for a key that is not the system's.
    private func constantEnvironmentValue(_ key: String) -> Value? {
        switch key {
        case "dismiss", "openURL", "refresh", "openWindow", "dismissWindow", "requestReview", "dismissSearch":
            .function(FunctionValue(.native { _, _, _ in .void }))
        case "allowsTightening", "isPresented", "isSearching", "isFocused", "accessibilityReduceMotion",
            "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
            "accessibilityVoiceOverEnabled", "accessibilitySwitchControlEnabled", "accessibilityShowButtonShapes":
            .bool(false)
        case "colorSchemeContrast": enumValue("ColorSchemeContrast", "standard")
        case "controlSize": enumValue("ControlSize", "regular")
        case "scenePhase": enumValue("ScenePhase", "active")
        case "legibilityWeight": enumValue("LegibilityWeight", "regular")
        case "defaultMinListRowHeight": .double(ControlMetrics.rowHeight)
        case "locale": .boxed("Locale", "Locale")
        case "calendar": .boxed("Calendar", "Calendar")
        case "timeZone": .boxed("TimeZone", "TimeZone")
        case "redactionReasons": .int(0)
        case "symbolVariants": .boxed("", "SymbolVariants")
        default: nil
        }
    }

    /// The value of a key that the program declares in an extension of `EnvironmentValues`, where none is set: what its
    /// property computes, or begins with.
    func ownEnvironmentValue(_ key: String, _ environment: EnvironmentValues, at span: SourceSpan) -> Value? {
        guard let values = types.builtIn(named: "EnvironmentValues") else { return nil }
        for case .variable(let variable) in values.members[key] ?? [] {
            switch variable.storage {
            case .computed(let getter, _):
                if case .user = getter.implementation {
                    let receiver = Value.boxed(EnvironmentBox(environment), "EnvironmentValues")
                    return try? call(getter, receiver: receiver, arguments: [], span: span)
                }
            case .field, .global:
                return try? initialValue(of: variable, at: span)
            }
        }
        return nil
    }

    /// A case of an enum of the catalogue.
    func enumValue(_ type: String, _ name: String) -> Value? {
        guard let found = types.builtIn(named: type)?.cases.first(where: { $0.name == name }) else { return nil }
        return .enumeration(found, [])
    }
}

extension DynamicTypeSize {
    /// The older names of the text sizes, in their order.
    private static let categoryNames = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]

    /// The size as `ContentSizeCategory` calls it.
    var categoryName: String { Self.categoryNames[order] }

    /// The size that `ContentSizeCategory` calls by a name.
    init?(categoryName: String) {
        guard let order = Self.categoryNames.firstIndex(of: categoryName) else { return nil }
        self = Self.allCases[order]
    }
}
