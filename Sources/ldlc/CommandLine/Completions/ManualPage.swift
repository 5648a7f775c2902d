/// The manual page, in the macros of man(7).
enum ManualPage {
    static var text: String {
        var page = """
            .\\" Written by 'ldlc completions man'.
            .TH LDLC 1 "" "ldlc \(LDLC.version)" "User Commands"
            .SH NAME
            ldlc \\- lay out SwiftUI layouts without an Apple device
            .SH SYNOPSIS
            .B ldlc
            .I COMMAND
            [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
            .SH DESCRIPTION
            Lays out LDL, the part of Swift that SwiftUI layouts are written in: what size and place every view gets, and
            why.
            .I FILE
            is a file, several files or a folder (.ldl and .swift files: together they are one module), or '\\-' for
            standard input.
            .SH COMMANDS

            """
        for command in CommandTable.commands {
            page += ".SS \"\(escaped("ldlc \(command.name) [OPTION...] \(ascii(command.operands))"))\"\n"
            page += lines(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
            if !command.discussion.isEmpty {
                page += ".PP\n" + lines(command.discussion.replacing("\n", with: " "))
            }
            for option in command.options { page += entry(option) }
            for example in command.examples {
                page += ".PP\n.nf\n    \(escaped(example.commandLine))\n.fi\n" + lines("(" + example.meaning + ")")
            }
        }
        page += ".SH OPTIONS OF EVERY COMMAND\n" + entry(.help) + entry(.version)
        page += """
            .SH EXIT STATUS
            .TP
            .B 0
            Fine; there may be warnings.
            .TP
            .B 1
            The input has errors.
            .TP
            .B 2
            The command line is wrong, or a file cannot be read or written.
            .SH ENVIRONMENT
            .TP
            .B NO_COLOR
            If set and not empty, diagnostics are not coloured unless \\-\\-color=always asks for it.

            """
        return page
    }

    private static func entry(_ option: OptionSpec) -> String {
        let choices = option.choices.isEmpty ? "" : " (" + option.choices.joined(separator: ", ") + ")"
        return ".TP\n.B \(escaped(option.usage))\n" + lines(option.summary + choices + ".")
    }

    /// A line that begins with a dot or an apostrophe would be a command.
    private static func lines(_ text: String) -> String {
        let text = escaped(ascii(text))
        return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
    }

    private static func ascii(_ text: String) -> String {
        text.replacing("…", with: "...")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }
}
