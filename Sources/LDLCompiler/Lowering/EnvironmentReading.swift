import LDLParser
import LayoutRuntime

extension Evaluator {
    /// The value of `@Environment(\.key)`; `nil` for a key that nothing is known of.
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
        case "truncationMode": return nil
        case "imageScale": return enumValue("Image.Scale", values.imageScale)
        // A phone held upright.
        case "horizontalSizeClass": return enumValue("UserInterfaceSizeClass", "compact")
        case "verticalSizeClass": return enumValue("UserInterfaceSizeClass", "regular")
        case "dismiss", "openURL", "refresh", "openWindow", "requestReview", "dismissSearch":
            return .function(FunctionValue(.native { _, _, _ in .void }))
        default: return nil
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
