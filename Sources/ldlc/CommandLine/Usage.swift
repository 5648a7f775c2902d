/// The help texts, made from the tables of commands and options.
enum Usage {
    static let brief = "usage: ldlc COMMAND [OPTION…] FILE…"

    /// The help of the program as a whole.
    static var overview: String {
        var text = """
            \(brief)

            Lays out LDL, the part of Swift that SwiftUI layouts are written in: what size and place
            every view gets, and why.

            Commands:

            """
        text += table(CommandTable.commands.map { ($0.name, $0.summary) })
        text += """

            FILE is a file, several files or a folder (.ldl and .swift files: together they are one
            module), or '-' for standard input. 'ldlc COMMAND --help' shows a command's options and
            an example.

            Options:

            """
        text += table([OptionSpec.help, .version].map { ($0.usage, $0.summary) })
        text += """

            Example:
              ldlc layout examples/card.ldl --width 402

            Exit status: 0 fine (there may be warnings), 1 the input has errors, 2 the command line
            is wrong or a file cannot be read.

            """
        return text
    }

    /// The help of one command.
    static func text(for command: CommandSpec) -> String {
        var text = "usage: ldlc \(command.name) [OPTION…] \(command.operands)\n\n"
        text += capitalised(command.summary) + ".\n"
        if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
        text += "\nOptions:\n"
        text += table(
            command.allOptions.map { option in
                let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
                return (option.usage, option.summary + choices)
            })
        text += command.examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
        for example in command.examples {
            text += "  \(example.commandLine)\n      \(example.meaning)\n"
        }
        return text
    }

    private static func capitalised(_ sentence: String) -> String {
        sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    /// Two columns: names, and what they mean; a long meaning is continued under itself.
    private static func table(_ rows: [(name: String, meaning: String)]) -> String {
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        var text = ""
        for row in rows {
            let lines = wrapped(row.meaning, width: 92 - width)
            for (index, line) in lines.enumerated() {
                let name = index == 0 ? row.name : ""
                text += "  " + name + String(repeating: " ", count: width - name.count) + line + "\n"
            }
        }
        return text
    }

    /// A sentence in lines of at most `width` characters.
    static func wrapped(_ sentence: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in sentence.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
