/// A script for zsh.
enum ZshCompletions {
    static var script: String {
        var text = """
            #compdef ldlc
            # Completions of ldlc for zsh. Written by 'ldlc completions zsh'.
            _ldlc() {
                local -a commands
                commands=(

            """
        for command in CommandTable.commands {
            text += "        \(quoted("\(command.name):\(command.summary)"))\n"
        }
        text += """
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                case $words[2] in

            """
        for command in CommandTable.commands {
            text += "        \(command.name)) _arguments -s \\\n"
            for option in command.allOptions { text += "            \(argument(option)) \\\n" }
            text += "            '*:file:_files' ;;\n"
        }
        return text + """
                esac
            }
            _ldlc "$@"

            """
    }

    private static func argument(_ option: OptionSpec) -> String {
        let summary = option.summary.filter { $0 != "[" && $0 != "]" }.replacing(":", with: " -")
        var tail = "[\(summary)]"
        if let value = option.value {
            let values =
                option.takesPath
                ? "_files" : option.offeredValues.isEmpty ? " " : "(\(option.offeredValues.joined(separator: " ")))"
            tail += ":\(value):\(values)"
        }
        // The spellings of one option exclude each other.
        let spellings = option.spellings
        if spellings.count == 1 { return quoted(spellings[0] + tail) }
        return quoted("(\(spellings.joined(separator: " ")))") + "{" + spellings.joined(separator: ",") + "}"
            + quoted(tail)
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
