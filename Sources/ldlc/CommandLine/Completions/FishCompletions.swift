/// A script for fish.
enum FishCompletions {
    static var script: String {
        var text = "# Completions of ldlc for fish. Written by 'ldlc completions fish'.\n"
        for command in CommandTable.commands {
            text += "complete -c ldlc -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))\n"
        }
        for command in CommandTable.commands {
            for option in command.allOptions {
                text += "complete -c ldlc -n '__fish_seen_subcommand_from \(command.name)'"
                if let short = option.short { text += " -s \(short)" }
                if !option.name.isEmpty { text += " -l \(option.name)" }
                if option.value != nil { text += option.takesPath ? " -r" : " -x" }
                if !option.offeredValues.isEmpty {
                    text += " -a \(quoted(option.offeredValues.joined(separator: " ")))"
                }
                text += " -d \(quoted(option.summary))\n"
            }
        }
        return text
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
