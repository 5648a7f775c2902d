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
