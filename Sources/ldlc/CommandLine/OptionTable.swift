import LDLCompiler
import LayoutRuntime

/// Every option of every command.
extension OptionSpec {
    /// The options of all commands, each once, in the order in which the commands list them.
    static var everywhere: [OptionSpec] {
        var seen: Set<String> = []
        return CommandTable.commands.flatMap(\.allOptions).filter { seen.insert($0.name).inserted }
    }

    static let width = OptionSpec(
        name: "width", value: "W", summary: "width on offer in points, 'nil' or 'inf'; not given: nothing is offered",
        apply: { options, text throws(OptionValueError) in options.width = .some(try OptionValues.length(text)) })
    static let height = OptionSpec(
        name: "height", value: "H", summary: "height on offer, likewise",
        apply: { options, text throws(OptionValueError) in options.height = .some(try OptionValues.length(text)) })
    static let device = OptionSpec(
        name: "device", value: "NAME", completions: Device.all.map(\.name),
        summary: "offer a device's safe area: 'iphone-17', 'iphone-17-landscape', … ('--device list' names them)",
        apply: { options, text throws(OptionValueError) in options.device = try OptionValues.device(text) })
    static let orientation = OptionSpec(
        name: "orientation", value: "WAY", choices: Orientation.allCases.map(\.rawValue),
        summary: "how the device is held (default: as its name says)",
        apply: { options, text throws(OptionValueError) in options.orientation = try OptionValues.choice(text) })
    static let dynamicType = OptionSpec(
        name: "dynamic-type", value: "SIZE", choices: DynamicTypeSize.allCases.map(\.rawValue),
        summary: "the reader's text size (default: large)",
        apply: { options, text throws(OptionValueError) in options.dynamicTypeSize = try OptionValues.choice(text) })
    static let root = OptionSpec(
        name: "root", value: "NAME", summary: "view to show: a struct, a preview, or a constant that holds a view",
        apply: { options, text in options.root = text })
    static let scale = OptionSpec(
        name: "scale", value: "N", summary: "pixels to a point (default: the device's, or 3)",
        apply: { options, text throws(OptionValueError) in options.scale = try OptionValues.scale(text) })
    static let assets = OptionSpec(
        name: "assets", value: "DIR", summary: "folder of pictures and colours: plain files and .xcassets",
        apply: { options, text in options.assets = text })
    static let appearance = OptionSpec(
        name: "appearance", value: "MODE", choices: ["light", "dark"], summary: "colours of the light or dark mode",
        apply: { options, text throws(OptionValueError) in
            options.isDark = try OptionValues.choice(text, of: ["light", "dark"]) == "dark"
        })
    static let layoutDirection = OptionSpec(
        name: "layout-direction", value: "DIR", choices: ["ltr", "rtl"], summary: "direction that rows and text run in",
        apply: { options, text throws(OptionValueError) in
            let direction = try OptionValues.choice(text, of: ["ltr", "rtl"])
            options.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight
        })
    static let format = OptionSpec(
        name: "format", value: "FORM", choices: OutputFormat.allCases.map(\.rawValue), summary: "form of the result",
        apply: { options, text throws(OptionValueError) in options.format = try OptionValues.choice(text) })
    static let all = OptionSpec(
        name: "all", summary: "show every view's questions, nested, and which were answered from a cache",
        apply: { options, _ in options.showsAll = true })
    static let borders = OptionSpec(
        name: "borders", summary: "draw every box with its name and size",
        apply: { options, _ in options.showsBorders = true })
    static let at = OptionSpec(
        name: "at", value: "X,Y", summary: "point that is touched, from the top leading corner of the canvas",
        apply: { options, text throws(OptionValueError) in options.point = try OptionValues.point(text) })
    static let exact = OptionSpec(
        name: "exact", summary: "count a touch only if it lands on the view, not up to 20 points beside it",
        apply: { options, _ in options.isExact = true })
    static let fix = OptionSpec(
        name: "fix", summary: "apply the cures that are safe, and report what is left; '-' writes to standard output",
        apply: { options, _ in options.appliesFixes = true })
    static let checkOnly = OptionSpec(
        name: "check", summary: "change nothing; name the files that would change, and exit with 1 if there are any",
        apply: { options, _ in options.checksOnly = true })
    static let diff = OptionSpec(
        name: "diff", summary: "change nothing; show what would change as a unified diff",
        apply: { options, _ in options.showsDifference = true })
    static let diagnostics = OptionSpec(
        name: "diagnostics", value: "FORM", choices: DiagnosticsFormat.allCases.map(\.rawValue),
        summary: "form of the diagnostics (default: text)",
        apply: { options, text throws(OptionValueError) in options.diagnostics = try OptionValues.choice(text) })
    static let color = OptionSpec(
        name: "color", value: "WHEN", choices: ColorMode.allCases.map(\.rawValue),
        summary: "colour the diagnostics (default: auto, on a terminal unless NO_COLOR is set)",
        apply: { options, text throws(OptionValueError) in options.color = try OptionValues.choice(text) })
    static let output = OptionSpec(
        name: "output", short: "o", value: "FILE", takesPath: true,
        summary: "write the result to a file; '-' is standard output",
        apply: { options, text in options.output = text })
    static let maxSteps = OptionSpec(
        name: "max-steps", value: "N", summary: "steps that loops and calls of the file's own code may take",
        apply: { options, text throws(OptionValueError) in options.maxSteps = try OptionValues.count(text) })
    static let stdio = OptionSpec(
        name: "stdio", summary: "use standard input and output, as always: many editors say so", apply: { _, _ in })
    static let help = OptionSpec(name: "help", short: "h", summary: "show this help", apply: { _, _ in })
    static let version = OptionSpec(name: "version", summary: "show the version", apply: { _, _ in })
}

/// Turns the text of an option's value into the value.
enum OptionValues {
    static func length(_ text: String) throws(OptionValueError) -> Double? {
        switch text {
        case "nil": return nil
        case "inf", "infinity", ".infinity": return .infinity
        default:
            guard let value = Double(text), value >= 0, value.isFinite else {
                throw OptionValueError(reason: "a length is a number of points from 0 up, 'nil' or 'inf'")
            }
            return value
        }
    }

    static func scale(_ text: String) throws(OptionValueError) -> Double {
        guard let value = Double(text), value > 0, value <= 8 else {
            throw OptionValueError(reason: "a scale is a number such as 1, 2 or 3")
        }
        return value
    }

    static func point(_ text: String) throws(OptionValueError) -> Point {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
            throw OptionValueError(reason: "a point is two numbers with a comma between them, such as 201,389")
        }
        return Point(x: x, y: y)
    }

    static func count(_ text: String) throws(OptionValueError) -> Int {
        guard let value = Int(text), value > 0 else {
            throw OptionValueError(reason: "it takes a whole number from 1 up")
        }
        return value
    }

    static func device(_ text: String) throws(OptionValueError) -> Device {
        if let device = Device.named(text) { return device }
        let names = Device.all.map(\.name)
        if let near = Suggestions.best(for: text, among: names) {
            throw OptionValueError(reason: "there is no such device; did you mean '\(near)'?")
        }
        throw OptionValueError(reason: "there is no such device; these are known: \(names.joined(separator: ", "))")
    }

    static func choice(_ text: String, of choices: [String]) throws(OptionValueError) -> String {
        guard choices.contains(text) else { throw OptionValueError(reason: allowed(choices)) }
        return text
    }

    static func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ text: String
    ) throws(OptionValueError) -> Value {
        guard let value = Value(rawValue: text) else {
            throw OptionValueError(reason: allowed(Value.allCases.map(\.rawValue)))
        }
        return value
    }

    private static func allowed(_ choices: [String]) -> String {
        "it takes " + choices.dropLast().map { "'\($0)'" }.joined(separator: ", ")
            + " or '\(choices.last ?? "")'"
    }
}
