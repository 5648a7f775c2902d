import LDLParser
import LayoutRuntime

/// Values that views keep, bindings, and values of the surroundings.
///
/// A value of the surroundings that is read outside of a view's body is the usual one.
enum StateNatives {
    static let table: NamedTable<NativeFunction> = {
        var table: NamedTable<NativeFunction> = [
            "binding.init": { call throws(EvaluationError) in
                guard let get = call[0].asFunction else { return call[0] }
                return try call.call(get)
            },
            "environment.read": { call in
                guard case .keyPath(let components, _) = call[0], let key = components.environmentKey else {
                    return .none
                }
                return usual(call, key)
            },
            "environment.object": { _ in .none },
            "environment.false": { _ in .bool(false) },
            "environment.action": { _ in .function(FunctionValue(.native { _, _, _ in .void })) },
            "environment.action.set": { _ in .void },
            "environment.key": { call throws(EvaluationError) in
                guard case .metatype(let type) = call[0] else { return .none }
                if let own = call.this.unboxed(EnvironmentBox.self)?.environment[
                    call.evaluator.types.printedName(of: type)]
                {
                    return own
                }
                return try call.evaluator.staticValue("defaultValue", of: type, span: call.span)
            },
            "environment.key.set": { call in
                guard case .metatype(let type) = call[0], let box = call.this.unboxed(EnvironmentBox.self) else {
                    return .void
                }
                var environment = box.environment
                environment[call.evaluator.types.printedName(of: type)] = call[1]
                call.receiver = .boxed(EnvironmentBox(environment), "EnvironmentValues")
                return .void
            },
            "editMode.isEditing": { call in .bool(call.this.caseName != "inactive") },
            "dynamicTypeSize.isAccessibility": { call in
                .bool(call.this.caseName?.hasPrefix("accessibility") ?? false)
            },
        ]
        for key in keys {
            table["environment.\(key)"] = { call in usual(call, key) }
            if !constantKeys.contains(key) { table["environment.\(key).set"] = { _ in .void } }
        }
        return table
    }()

    /// The keys of `EnvironmentValues` that have a value of their own.
    static let keys = [
        "font", "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "minimumScaleFactor",
        "allowsTightening", "textCase", "layoutDirection", "colorScheme", "colorSchemeContrast", "dynamicTypeSize",
        "sizeCategory", "horizontalSizeClass", "verticalSizeClass", "displayScale", "pixelLength", "isEnabled",
        "imageScale", "symbolVariants", "controlSize", "legibilityWeight", "defaultMinListRowHeight",
        "defaultMinListHeaderHeight", "locale", "calendar", "timeZone", "scenePhase", "editMode", "isPresented",
        "isSearching", "isFocused", "redactionReasons", "backgroundStyle",
    ]

    /// Those of them that the system alone sets.
    private static let constantKeys: Set<String> = [
        "colorSchemeContrast", "pixelLength", "legibilityWeight", "scenePhase", "isPresented", "isSearching",
        "isFocused",
    ]

    /// What a key stands for: in an environment that the program holds, its value there; else the usual one.
    private static func usual(_ call: NativeCall, _ key: String) -> Value {
        let environment = call.this.unboxed(EnvironmentBox.self)?.environment ?? EnvironmentValues()
        return call.evaluator.environmentValue(key, environment) ?? .none
    }
}

/// The surroundings as a value of the program.
struct EnvironmentBox: Hashable {
    let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    // Two environments are the same only as one object; programs do not compare them.
    static func == (left: EnvironmentBox, right: EnvironmentBox) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}

extension [KeyPathComponent] {
    /// The name of the value of the surroundings that a key path such as `\.lineLimit` leads to.
    var environmentKey: String? {
        switch first {
        case .getter(let function)?: function.name
        case .field(let variable)?: variable.name
        default: nil
        }
    }
}
