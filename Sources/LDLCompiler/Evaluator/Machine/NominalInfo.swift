import LayoutRuntime

/// What running and lowering need to know of a type that the file declares, looked up once.
final class NominalInfo {
    let symbol: NominalSymbol
    let isView: Bool
    let isViewModifier: Bool
    let isLayout: Bool
    /// A shape, or a view of UIKit.
    let isShownWithoutBody: Bool
    /// Fields that are filled from the surroundings before a body runs, with the key's name.
    let environmentFields: [(index: Int, key: String)]

    /// Fields whose lengths grow with the reader's text size, as a text style does: `@ScaledMetric`.
    let scaledFields: [(index: Int, style: Font.TextStyle)]

    init(_ symbol: NominalSymbol, types: any RuntimeTypes) {
        self.symbol = symbol
        isView = symbol.conforms(toBuiltIn: "View")
        isViewModifier = symbol.conforms(toBuiltIn: "ViewModifier")
        isLayout = symbol.conforms(toBuiltIn: "Layout")
        isShownWithoutBody = symbol.isShownWithoutBody
        var fields: [(index: Int, key: String)] = []
        for (index, property) in symbol.storedProperties.enumerated() {
            switch property.wrapper {
            case ("Environment", let key?)?:
                fields.append((index, key))
            case ("EnvironmentObject", _)?:
                // Objects are kept under the names of their types.
                if let type = types.nominal(of: property.type) { fields.append((index, type.name)) }
            default:
                break
            }
        }
        environmentFields = fields
        scaledFields = symbol.storedProperties.enumerated().compactMap { index, property in
            guard let wrapper = property.wrapper, wrapper.name == "ScaledMetric" else { return nil }
            return (index, wrapper.key.flatMap { Font.TextStyle(rawValue: $0) } ?? .body)
        }
    }
}

extension NominalSymbol {
    /// Whether it conforms to a protocol of the catalogue.
    func conforms(toBuiltIn name: String) -> Bool {
        conformances.contains { $0.isBuiltIn && $0.name == name }
    }

    /// Whether it is the other type or conforms to it.
    func isA(_ other: NominalSymbol) -> Bool {
        self === other || conformances.contains { $0 === other }
    }

    /// A method or computed property by its name, and by its labels where there are several.
    func member(named name: String, labels: [String?]? = nil, isStatic: Bool = false) -> FunctionSymbol? {
        for member in members[name] ?? [] {
            switch member {
            case .function(let function) where function.isStatic == isStatic:
                if let labels, function.parameters.map({ $0.label }) != labels { continue }
                return function
            case .variable(let variable) where variable.isStatic == isStatic && labels == nil:
                if case .computed(let getter, _) = variable.storage { return getter }
            default:
                continue
            }
        }
        return nil
    }

    /// A property of the type itself: `static let defaultValue`.
    func staticVariable(named name: String) -> VariableSymbol? {
        for case .variable(let variable) in members[name] ?? [] where variable.isStatic { return variable }
        return nil
    }
}
