import LayoutRuntime

/// What an editor's configuration says, under the key `ldl`.
struct ServerSettings: Equatable {
    /// What layouts are offered: as on the command line.
    var device: String? = "iphone-17"
    var width: Double??
    var height: Double??
    var root: String?
    var scale: Double?
    var isDark = false
    var dynamicTypeSize = DynamicTypeSize.large
    var isRightToLeft = false
    var assets: String?
    /// Which files belong together.
    var module = ModuleRule.auto
    /// Whether sizes are shown at each view.
    var showsSizes = true
    /// Whether sizes are shown at modifiers that change them.
    var showsModifierSizes = true
    /// Whether the values of arguments that are left out are shown.
    var showsDefaults = true

    enum ModuleRule: String, CaseIterable {
        /// A file with those that declare what it names.
        case auto
        /// Each file alone.
        case file
        /// All files of the workspace's folders.
        case folder
    }

    init() {}

    /// Reads a configuration; what it does not say, or says wrongly, stays as it usually is.
    init(_ value: JSONValue) {
        let value = value["ldl"].isNull ? value : value["ldl"]
        if let name = value["device"].string {
            device = name.isEmpty || name == "none" ? nil : name
        }
        width = Self.length(value["width"])
        height = Self.length(value["height"])
        // Lengths of one's own stand alone, as on the command line, unless a device is named with them.
        if width != nil || height != nil, value["device"].string == nil { device = nil }
        root = value["root"].string.flatMap { $0.isEmpty ? nil : $0 }
        if let number = value["scale"].number, number > 0, number <= 8 { scale = number }
        if let size = value["dynamicType"].string.flatMap(DynamicTypeSize.init) { dynamicTypeSize = size }
        isDark = value["appearance"].string == "dark"
        isRightToLeft = value["layoutDirection"].string == "rtl"
        assets = value["assets"].string.flatMap { $0.isEmpty ? nil : $0 }
        if let rule = value["module"].string.flatMap(ModuleRule.init) { module = rule }
        let hints = value["inlayHints"]
        if let all = hints.bool {
            showsSizes = all
            showsModifierSizes = all
            showsDefaults = all
        }
        if let flag = hints["sizes"].bool { showsSizes = flag }
        if let flag = hints["modifiers"].bool { showsModifierSizes = flag }
        if let flag = hints["defaults"].bool { showsDefaults = flag }
        if hints["enabled"].bool == false {
            showsSizes = false
            showsModifierSizes = false
            showsDefaults = false
        }
    }

    /// A length on offer: a number, `"nil"` for nothing, `"inf"`.
    private static func length(_ value: JSONValue) -> Double?? {
        if let number = value.number { return number >= 0 ? .some(number) : nil }
        switch value.string {
        case "nil": return .some(nil)
        case "inf", "infinity": return .some(.infinity)
        default: return nil
        }
    }

    /// The same as options of the command line.
    var options: Options {
        var options = Options()
        options.device = device.flatMap(Device.named)
        options.width = width
        options.height = height
        options.root = root
        options.scale = scale
        options.isDark = isDark
        options.dynamicTypeSize = dynamicTypeSize
        options.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        options.assets = assets
        // An editor waits for the answer: a program that runs for seconds has no sizes.
        options.maxSteps = 2_000_000
        return options
    }
}
