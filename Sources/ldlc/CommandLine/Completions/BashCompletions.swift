/// A script for bash: commands first, then a command's options, their values, and files.
enum BashCompletions {
    static var script: String {
        let commands = CommandTable.commands
        var text = """
            # Completions of ldlc for bash. Written by 'ldlc completions bash'.
            _ldlc() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options=
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
                    return
                fi
                case $before in

            """
        for option in OptionSpec.everywhere where !option.offeredValues.isEmpty {
            text += """
                        \(patterns(option)))
                            COMPREPLY=($(compgen -W "\(option.offeredValues.joined(separator: " "))" -- "$word"))
                            return ;;

                """
        }
        let other = OptionSpec.everywhere.filter { $0.value != nil && $0.offeredValues.isEmpty && !$0.takesPath }
        text += """
                    \(other.map(patterns).joined(separator: "|")))
                        return ;;
                esac
                case ${COMP_WORDS[1]} in

            """
        for command in commands {
            let options = command.allOptions.flatMap(\.spellings).joined(separator: " ")
            text += "        \(command.name)) options=\"\(options)\" ;;\n"
        }
        text += """
                esac
                case $word in
                    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
                    *) COMPREPLY=($(compgen -f -- "$word")) ;;
                esac
            }
            complete -o filenames -F _ldlc ldlc

            """
        return text
    }

    private static func patterns(_ option: OptionSpec) -> String {
        option.spellings.joined(separator: "|")
    }
}
