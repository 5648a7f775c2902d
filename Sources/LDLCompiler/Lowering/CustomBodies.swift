import LDLParser
import LayoutRuntime

extension Evaluator {
    /// What a view of the program's own shows in its surroundings.
    func body(
        of value: Value, _ symbol: NominalSymbol, _ environment: EnvironmentValues, origin: ViewOrigin
    ) throws(EvaluationError) -> ViewValue {
        guard let getter = symbol.member(named: "body") ?? inherited("body", of: symbol) else {
            throw EvaluationError(
                code: .runtimeError, message: "'\(symbol.name)' has no body to show", span: origin.span)
        }
        let filled = filled(value, symbol, environment)
        let body = try call(getter, receiver: filled, arguments: [], span: origin.span)
        return try view(of: body, origin: origin)
    }

    /// What a modifier of the program's own makes of the view it is put on.
    func body(
        of value: Value, _ symbol: NominalSymbol, content: ViewValue, _ environment: EnvironmentValues,
        origin: ViewOrigin
    ) throws(EvaluationError) -> ViewValue {
        guard let method = symbol.member(named: "body", labels: ["content"]) else {
            throw EvaluationError(
                code: .runtimeError, message: "'\(symbol.name)' has no body to show", span: origin.span)
        }
        let filled = filled(value, symbol, environment)
        let body = try call(method, receiver: filled, arguments: [.view(content)], span: origin.span)
        return try view(of: body, origin: origin)
    }

    /// A member that an extension of one of the type's protocols gives it.
    private func inherited(_ name: String, of symbol: NominalSymbol) -> FunctionSymbol? {
        for parent in symbol.conformances where !parent.isBuiltIn {
            if let found = parent.member(named: name), !found.isRequirement { return found }
        }
        return nil
    }

    /// The value with its `@Environment` properties filled in.
    private func filled(_ value: Value, _ symbol: NominalSymbol, _ environment: EnvironmentValues) -> Value {
        let info = info(symbol)
        let fields = info.environmentFields
        guard !fields.isEmpty || !info.scaledFields.isEmpty, case .structure(let instance) = value else { return value }
        let copy = instance.copy()
        for (index, key) in fields where index < copy.fields.count {
            if let value = environmentValue(key, environment) ?? ownEnvironmentValue(key, environment, at: symbol.span)
            {
                copy.fields[index] = value
            }
        }
        for (index, style) in info.scaledFields where index < copy.fields.count {
            if let length = copy.fields[index].asDouble {
                copy.fields[index] = .double(environment.values.scaled(length, like: style))
            }
        }
        return .structure(copy)
    }
}
