extension Evaluator {
    /// The value as a value of a type, for `as?` and `is`; `nil` if it is none.
    func cast(_ value: Value, to type: TypeID) -> Value? {
        if let payload = types.payload(ofOptional: type) {
            return value.isNone ? value : cast(value, to: payload)
        }
        if types.isOpen(type) { return value }
        if types.isFunction(type) { return value.asFunction.map { .function($0) } }
        guard let symbol = types.nominal(of: type) else {
            if case .tuple = value { return value }
            return nil
        }
        return castNominal(value, to: symbol, type)
    }

    private func castNominal(_ value: Value, to symbol: NominalSymbol, _ type: TypeID) -> Value? {
        switch value {
        case .none: return nil
        case .double:
            return ["Double", "CGFloat", "Float", "TimeInterval", "Decimal"].contains(symbol.name)
                ? value
                : protocolCast(value, symbol)
        case .array(let elements) where symbol.name == "Array":
            guard let element = types.arguments(of: type).first else { return value }
            for item in elements where cast(item, to: element) == nil { return nil }
            return value
        case .view:
            if symbol.isBuiltIn, symbol.name == "View" || symbol.name == "AnyView" { return value }
            return protocolCast(value, symbol)
        default: return protocolCast(value, symbol)
        }
    }

    private func protocolCast(_ value: Value, _ symbol: NominalSymbol) -> Value? {
        guard let own = nominal(of: value) else { return nil }
        return own.isA(symbol) ? value : nil
    }
}
