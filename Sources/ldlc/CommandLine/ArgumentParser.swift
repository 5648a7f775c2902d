import LDLCompiler

/// Turns the words of a command line into a command with its options and operands.
enum ArgumentParser {
    enum Result {
        /// Help or the version: print it and end.
        case text(String)
        case invocation(Invocation)
    }

    static func parse(_ arguments: [String]) throws(CommandFailure) -> Result {
        guard let first = arguments.first else {
            throw .usage("a command is missing", hint: "\(Usage.brief)\nSee 'ldlc --help'.")
        }
        switch first {
        case "--help", "-h": return .text(Usage.overview)
        case "--version": return .text("ldlc \(LDLC.version)\n")
        case "help":
            guard arguments.count > 1 else { return .text(Usage.overview) }
            return .text(Usage.text(for: try command(named: arguments[1])))
        default: break
        }
        if first.hasPrefix("-"), first != "-" {
            throw .usage("a command comes before the options: ldlc COMMAND \(first) …", hint: "See 'ldlc --help'.")
        }
        return try parse(arguments.dropFirst(), of: command(named: first))
    }

    private static func command(named name: String) throws(CommandFailure) -> CommandSpec {
        if let command = CommandTable.command(named: name) { return command }
        if name == "-" || name.hasSuffix(".ldl") || name.hasSuffix(".swift") {
            throw .usage("a command comes before the file: ldlc layout \(name)", hint: "See 'ldlc --help'.")
        }
        let near = Suggestions.best(for: name, among: CommandTable.commands.map(\.name))
        let question = near.map { "; did you mean '\($0)'?" } ?? ""
        throw .usage("there is no command '\(name)'\(question)", hint: "See 'ldlc --help'.")
    }

    private static func parse(
        _ words: ArraySlice<String>, of command: CommandSpec
    ) throws(CommandFailure) -> Result {
        let hint = "See 'ldlc \(command.name) --help'."
        var options = Options()
        var operands: [String] = []
        var rest = words
        var takesOptions = true
        while let word = rest.popFirst() {
            guard takesOptions, word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            if word == "--" {
                takesOptions = false
                continue
            }
            let (spelling, attached) = split(word)
            guard let option = option(spelling, of: command) else {
                throw .usage(unknown(spelling, of: command), hint: hint)
            }
            if option.name == "help" { return .text(Usage.text(for: command)) }
            if option.name == "version" { return .text("ldlc \(LDLC.version)\n") }
            var value = ""
            if let placeholder = option.value {
                guard let given = attached ?? rest.popFirst() else {
                    throw .usage("the option '\(spelling)' needs a value: \(spelling) \(placeholder)", hint: hint)
                }
                value = given
                if option.name == "device", value == "list" { return .text(Device.list) }
            } else if attached != nil {
                throw .usage("the option '\(spelling)' takes no value", hint: hint)
            }
            do throws(OptionValueError) {
                try option.apply(&options, value)
            } catch {
                throw .usage("'\(value)' is no value for '\(spelling)': \(error.reason)", hint: hint)
            }
        }
        if let orientation = options.orientation {
            guard let device = options.device else {
                throw .usage("the option '--orientation' needs a device: --device iphone-17", hint: hint)
            }
            options.device = device.held(orientation)
        }
        guard !operands.isEmpty || command.allowsNoOperand else {
            let standardInput = command.operandName == "file" ? "'-' is standard input. " : ""
            throw .usage(
                "a \(command.operandName) is missing: ldlc \(command.name) \(command.operands)",
                hint: standardInput + hint)
        }
        return .invocation(Invocation(command: command, options: options, operands: operands))
    }

    /// Takes `--width=402` and `-oout.svg` apart.
    private static func split(_ word: String) -> (spelling: String, value: String?) {
        if word.hasPrefix("--") {
            guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
            return (String(word[..<equals]), String(word[word.index(after: equals)...]))
        }
        let spelling = String(word.prefix(2))
        var value = word.dropFirst(2)
        if value.first == "=" { value = value.dropFirst() }
        return (spelling, word.count > 2 ? String(value) : nil)
    }

    private static func option(_ spelling: String, of command: CommandSpec) -> OptionSpec? {
        command.allOptions.first { option in
            spelling == "--" + option.name || (option.short.map { spelling == "-\($0)" } ?? false)
        }
    }

    private static func unknown(_ spelling: String, of command: CommandSpec) -> String {
        let sentence = "'\(command.name)' has no option '\(spelling)'"
        let names = command.allOptions.map(\.spelling)
        if let near = Suggestions.best(for: spelling, among: names) { return sentence + "; did you mean '\(near)'?" }
        let others = CommandTable.commands.filter { option(spelling, of: $0) != nil }.map { "'\($0.name)'" }
        return others.isEmpty ? sentence : sentence + "; it belongs to \(others.joined(separator: ", "))"
    }
}
