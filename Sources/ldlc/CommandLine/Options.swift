import LayoutRuntime

/// What the options of a command line say, with the defaults of those that are not given.
struct Options {
    /// The offer's width in points, in its inner optional nil for `nil`; the outer is nil where `--width` is not given.
    var width: Double??
    /// Likewise the height.
    var height: Double??
    var device: Device?
    /// How the device is held; nil for as its name says.
    var orientation: Orientation?
    /// The reader's text size.
    var dynamicTypeSize = DynamicTypeSize.large
    /// The view to show; nil for the usual choice.
    var root: String?
    /// Pixels to a point; nil for the device's, or else 3.
    var scale: Double?
    /// The folder of the pictures and colours; nil where every picture is a box.
    var assets: String?
    var isDark = false
    var layoutDirection: LayoutDirection = .leftToRight
    var diagnostics: DiagnosticsFormat = .text
    var color: ColorMode = .auto
    var format: OutputFormat = .text
    /// The file that takes the result; nil for standard output.
    var output: String?
    /// Whether `trace` shows every question and not only those that a `Watch` hears.
    var showsAll = false
    /// Whether the picture shows every box.
    var showsBorders = false
    /// Where `hit` touches, in canvas coordinates.
    var point: Point?
    /// Whether a touch has to land on the view itself.
    var isExact = false
    /// Whether `check` applies the cures that are safe.
    var appliesFixes = false
    /// Whether `fmt` only names the files that are not formatted.
    var checksOnly = false
    /// Whether `fmt` only shows what would change.
    var showsDifference = false
    /// How many steps loops and calls may take; nil for the usual budget.
    var maxSteps: Int?
}

/// How diagnostics are written.
enum DiagnosticsFormat: String, CaseIterable {
    case text, gcc, json, sarif
}

/// When diagnostics are coloured: `auto` on a terminal, unless `NO_COLOR` is set.
enum ColorMode: String, CaseIterable {
    case auto, always, never
}

/// The form of a result.
enum OutputFormat: String, CaseIterable {
    case text, json
}
