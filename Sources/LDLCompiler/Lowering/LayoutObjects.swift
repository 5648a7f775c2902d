import LDLParser
import LayoutRuntime

// What the program holds of the layout engine's own types.

/// A subview that a layout of the program's own is given.
final class SubviewObject: ComparableNative {
    let subview: LayoutSubview
    let direction: LayoutDirection

    init(_ subview: LayoutSubview, in subviews: LayoutSubviews) {
        self.subview = subview
        direction = subviews.layoutDirection
    }

    func isEqual(to other: AnyObject) -> Bool {
        (other as? SubviewObject)?.subview.node == subview.node
    }

    var hashKey: Int { Int(subview.node.rawValue) }
}

/// The distances that a view wishes to its neighbours.
final class ViewSpacingObject {
    let spacing: ViewSpacing

    init(_ spacing: ViewSpacing) {
        self.spacing = spacing
    }
}

/// What a layout says of itself.
final class LayoutPropertiesObject {
    let properties: LayoutProperties

    init(_ properties: LayoutProperties) {
        self.properties = properties
    }
}

/// A value that the layout engine carries for the program: `layoutValue`.
///
/// A run is laid out by one thread at a time, like the tree it belongs to.
final class CarriedValue: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Evaluator {
    /// The key that a type of the program stands for in `layoutValue`.
    func layoutValueKey(_ type: TypeID) -> LayoutValueKey {
        LayoutValueKey(name: types.printedName(of: type))
    }

    /// What a subview carries for a key, or the key's default.
    func layoutValue(
        of subview: LayoutSubview, key type: TypeID, span: SourceSpan
    ) throws(EvaluationError) -> Value {
        if let carried = subview[layoutValueKey(type)] as? CarriedValue { return carried.value }
        return try staticValue("defaultValue", of: type, span: span)
    }

    /// A static property of a type.
    func staticValue(_ name: String, of type: TypeID, span: SourceSpan) throws(EvaluationError) -> Value {
        guard let symbol = types.nominal(of: type), let variable = symbol.staticVariable(named: name) else {
            return .none
        }
        return try global(variable, at: span)
    }
}
