/// One command. Parsing, `--help` and completions read the same entries.
struct CommandSpec: Sendable {
    let name: String
    /// One line without a final period.
    let summary: String
    /// A few lines that say more.
    let discussion: String
    /// How the operands are written in the help: `FILE…`.
    let operands: String
    /// What an operand is, for the sentence that says that it is missing.
    var operandName = "file"
    /// Whether the command says something useful without an operand.
    var allowsNoOperand = false
    let options: [OptionSpec]
    /// Command lines that work as they stand, with what they show.
    let examples: [Example]
    let run: @Sendable (Invocation, OutputSink) throws(CommandFailure) -> ExitStatus

    struct Example: Sendable {
        let commandLine: String
        let meaning: String
    }

    /// The options with those that every command has.
    var allOptions: [OptionSpec] { options + [.help, .version] }
}

/// A command line that has been understood.
struct Invocation {
    let command: CommandSpec
    let options: Options
    /// Files, folders and `-`, in the order given.
    let operands: [String]
}

/// The commands, in the order in which the help lists them.
enum CommandTable {
    static let names = [
        "layout", "svg", "trace", "tree", "type", "hit", "check", "fmt", "lsp", "explain", "completions",
    ]

    static var commands: [CommandSpec] { names.compactMap { command(named: $0) } }

    /// The command of a name; no others are made to find it.
    static func command(named name: String) -> CommandSpec? {
        switch name {
        case "layout": LayoutCommand.spec
        case "svg": SVGCommand.spec
        case "trace": TraceCommand.spec
        case "tree": TreeCommand.spec
        case "type": TypeCommand.spec
        case "hit": HitCommand.spec
        case "check": CheckCommand.spec
        case "fmt": FormatCommand.spec
        case "lsp": LSPCommand.spec
        case "explain": ExplainCommand.spec
        case "completions": CompletionsCommand.spec
        default: nil
        }
    }

    /// What every command that compiles takes.
    static let inputOptions: [OptionSpec] = [.diagnostics, .color, .maxSteps]
    /// What every command that lays out takes.
    static let canvasOptions: [OptionSpec] = [
        .width, .height, .device, .orientation, .root, .scale, .assets, .appearance, .dynamicType, .layoutDirection,
    ]
}
