import LayoutRuntime

/// Values of the surroundings by their keys.
enum EnvironmentFactories {
    static let table: NamedTable<NodeFactory> = [
        "environment": { call throws(EvaluationError) in
            guard case .keyPath(let components, _) = call[0], let key = components.environmentKey else {
                return try call.modified(.inert)
            }
            let value = call[1]
            return try call.modified(.environment { environment in set(key, value, &environment) })
        },
        "environment.object": { call throws(EvaluationError) in
            let value = call[0]
            let name = call.evaluator.nominal(of: value)?.name ?? "object"
            return try call.modified(.environment { $0[name] = value })
        },
        "transformEnvironment": { call throws(EvaluationError) in
            guard case .keyPath(let components, _) = call[0], let key = components.environmentKey else {
                return try call.modified(.inert)
            }
            let transform = try call.function(1)
            return try call.modified(
                .special { context, content throws(EvaluationError) in
                    let value = context.evaluator.environmentValue(key, context.environment) ?? .none
                    var arguments = [value]
                    _ = try context.evaluator.call(transform, updating: &arguments, span: context.origin.call)
                    set(key, arguments.first ?? value, &context.environment)
                    var nodes = try context.lower(content)
                    let isDirection = key == "layoutDirection"
                    let direction = context.environment.values.layoutDirection
                    for index in nodes.indices {
                        nodes[index] = try context.append(
                            isDirection ? .layoutDirection(direction) : .inert, children: [nodes[index]])
                    }
                    return nodes
                })
        },
        "disabled": { call throws(EvaluationError) in
            let isDisabled = call.flag(0)
            return try call.modified(
                .special { context, content throws(EvaluationError) in
                    context.environment.update { $0.isEnabled = $0.isEnabled && !isDisabled }
                    var nodes = try context.lower(content)
                    for index in nodes.indices {
                        nodes[index] = try context.append(
                            .interaction(.disabled(isDisabled)), children: [nodes[index]])
                    }
                    return nodes
                })
        },
        "colorScheme": { call throws(EvaluationError) in try colorScheme(call) },
        "preferredColorScheme": { call throws(EvaluationError) in
            call[0].isNone ? try call.modified(.inert) : try colorScheme(call)
        },
        "dynamicTypeSize": { call throws(EvaluationError) in
            let value = call[0]
            return try call.modified(.environment { set("dynamicTypeSize", value, &$0) })
        },
        "dynamicTypeSize.range": { call throws(EvaluationError) in
            guard case .range(let range) = call[0] else { return try call.modified(.inert) }
            let lower = range.lower?.caseName.flatMap { DynamicTypeSize(rawValue: $0) } ?? .xSmall
            let upper = range.upper?.caseName.flatMap { DynamicTypeSize(rawValue: $0) } ?? .accessibility5
            return try call.environment { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, lower), upper) }
        },
        "controlSize": { call throws(EvaluationError) in try keyed(call, "controlSize") },
    ]

    /// Sets a value of the surroundings: those with a part in layout have fields of their own.
    static func set(_ key: String, _ value: Value, _ environment: inout EnvironmentValues) {
        environment[key] = value
        environment.update { values in
            switch key {
            case "font": values.font = value.asFont
            case "lineLimit": values.text.lineLimit = LineLimit(maximum: value.asInt.map { max($0, 1) })
            case "lineSpacing": values.text.lineSpacing = value.asDouble ?? 0
            case "minimumScaleFactor": values.text.minimumScaleFactor = value.asDouble ?? 1
            case "multilineTextAlignment":
                values.text.alignment = TextAlignment(rawValue: value.caseName ?? "") ?? .leading
            case "truncationMode":
                values.text.truncationMode = TextTruncationMode(rawValue: value.caseName ?? "") ?? .tail
            case "textCase": values.isUppercase = value.caseName.map { $0 == "uppercase" }
            case "layoutDirection":
                values.layoutDirection = value.caseName == "rightToLeft" ? .rightToLeft : .leftToRight
            case "colorScheme": values.isDark = value.caseName == "dark"
            case "dynamicTypeSize":
                if let size = value.caseName.flatMap({ DynamicTypeSize(rawValue: $0) }) {
                    values.dynamicTypeSize = size
                }
            case "sizeCategory":
                if let size = value.caseName.flatMap({ DynamicTypeSize(categoryName: $0) }) {
                    values.dynamicTypeSize = size
                }
            case "isEnabled": values.isEnabled = !value.isFalse
            case "imageScale": values.imageScale = value.caseName ?? "medium"
            case "horizontalSizeClass":
                values.horizontalSizeClass = value.caseName.flatMap { SizeClass(rawValue: $0) } ?? .compact
            case "verticalSizeClass":
                values.verticalSizeClass = value.caseName.flatMap { SizeClass(rawValue: $0) } ?? .regular
            case "displayScale": values.displayScale = value.asDouble ?? values.displayScale
            default: break
            }
        }
    }

    /// A modifier whose argument is a value of the surroundings under a key.
    static func keyed(_ call: NodeCall, _ key: String) throws(EvaluationError) -> Value {
        let value = call[0]
        return try call.modified(.environment { set(key, value, &$0) })
    }

    private static func colorScheme(_ call: NodeCall) throws(EvaluationError) -> Value {
        let value = call[0]
        return try call.modified(.environment { set("colorScheme", value, &$0) })
    }
}
