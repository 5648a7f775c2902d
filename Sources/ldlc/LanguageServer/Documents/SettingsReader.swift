import LayoutRuntime

/// Reads a configuration, and says what in it is wrong: a setting that is passed over in silence looks like a server that
/// does not work.
struct SettingsReader {
    private(set) var settings = ServerSettings()
    /// A sentence for each setting that is not as it has to be, in the order of reading.
    private(set) var problems: [String] = []
    private let value: JSONValue

    /// Reads a configuration: the object under the key `ldl`, or that object alone. What it does not say, or says wrongly,
    /// stays as it usually is.
    init(_ configuration: JSONValue, io: any CommandIO) {
        let found = configuration["ldl"].isNull ? configuration : configuration["ldl"]
        value = found
        // Some clients have one way to write an empty list and an empty object.
        guard found.isObject || found.isNull || found == [] else {
            problems.append("the settings under 'ldl' are \(Self.text(found)); they have to be an object")
            return
        }
        readCanvas()
        readSurroundings(io)
        readEditor()
    }

    private mutating func readCanvas() {
        let names = Device.all.map(\.name).joined(separator: ", ")
        let device = setting("device", "'none' or one of these are allowed: \(names)") { value -> String?? in
            guard let name = value.string else { return nil }
            if name == "none" { return .some(nil) }
            return Device.named(name).map { .some($0.name) }
        }
        let lengths = "a number from 0 up, \"nil\" or \"inf\" is allowed"
        settings.width = setting("width", lengths, Self.length)
        settings.height = setting("height", lengths, Self.length)
        if let device {
            settings.device = device
        } else if settings.width != nil || settings.height != nil {
            // Lengths of one's own stand alone, as on the command line, unless a device is named with them.
            settings.device = nil
        }
        if value["device"] == "" { settings.device = nil }
        settings.scale = setting("scale", "a number above 0 and up to 8 is allowed") { value in
            value.number.flatMap { $0 > 0 && $0 <= 8 ? $0 : nil }
        }
    }

    private mutating func readSurroundings(_ io: any CommandIO) {
        settings.root = setting("root", "the name of a view is allowed", \.string)
        if let size = choice("dynamicType", DynamicTypeSize.allCases.map(\.rawValue)) {
            settings.dynamicTypeSize = DynamicTypeSize(rawValue: size) ?? .large
        }
        settings.isDark = choice("appearance", ["light", "dark"]) == "dark"
        settings.isRightToLeft = choice("layoutDirection", ["ltr", "rtl"]) == "rtl"
        settings.assets = setting("assets", "the path of a folder that is there is allowed") { value in
            value.string.flatMap { io.kind(of: $0) == .folder ? $0 : nil }
        }
    }

    private mutating func readEditor() {
        if let rule = choice("module", ServerSettings.ModuleRule.allCases.map(\.rawValue)) {
            settings.module = ServerSettings.ModuleRule(rawValue: rule) ?? .auto
        }
        let hints = value["inlayHints"]
        if hints.isObject {
            if let flag = flag("sizes") { settings.showsSizes = flag }
            if let flag = flag("modifiers") { settings.showsModifierSizes = flag }
            if let flag = flag("defaults") { settings.showsDefaults = flag }
        }
        let all =
            hints.isObject ? flag("enabled") : setting("inlayHints", "true, false or an object is allowed", \.bool)
        if all == false {
            settings.showsSizes = false
            settings.showsModifierSizes = false
            settings.showsDefaults = false
        }
    }

    // MARK: One setting

    /// A setting that says something, read; an empty text says nothing.
    private mutating func setting<Result>(
        _ name: String, _ allowed: String, _ read: (JSONValue) -> Result?
    ) -> Result? {
        setting(value[name], name, allowed, read)
    }

    private mutating func setting<Result>(
        _ found: JSONValue, _ name: String, _ allowed: String, _ read: (JSONValue) -> Result?
    ) -> Result? {
        if found.isNull || found == "" { return nil }
        if let result = read(found) { return result }
        problems.append("the setting 'ldl.\(name)' is \(Self.text(found)); \(allowed)")
        return nil
    }

    private mutating func choice(_ name: String, _ choices: [String]) -> String? {
        let listed = choices.map { "\"\($0)\"" }.joined(separator: ", ")
        return setting(name, "one of these is allowed: \(listed)") { value in
            value.string.flatMap { choices.contains($0) ? $0 : nil }
        }
    }

    private mutating func flag(_ name: String) -> Bool? {
        setting(value["inlayHints"][name], "inlayHints.\(name)", "true or false is allowed", \.bool)
    }

    /// A length on offer: a number, `"nil"` for nothing, `"inf"`.
    private static func length(_ value: JSONValue) -> Double?? {
        switch value.string {
        case "nil": return .some(nil)
        case "inf", "infinity": return .some(.infinity)
        default: return value.number.flatMap { $0 >= 0 ? .some($0) : nil }
        }
    }

    /// What was found, as it was written; of something long only its beginning.
    private static func text(_ value: JSONValue) -> String {
        let text = String(decoding: value.bytes, as: UTF8.self)
        return text.count > 60 ? text.prefix(60) + "…" : text
    }
}
