import LDLParser

/// `ldlc fmt`: the one style.
enum FormatCommand {
    static let spec = CommandSpec(
        name: "fmt",
        summary: "format files in place, '-' to standard output",
        discussion: """
            There is one style. Only white space and trailing commas change; every token and every comment
            stays. Files keep their indentation of 2 or 4 spaces, and line breaks that are fine as they are.
            A statement with a mistake is left as it is. Names of files that change are printed.
            """,
        operands: "FILE…",
        options: [.checkOnly, .diff],
        examples: [
            .init(commandLine: "ldlc fmt examples", meaning: "formats all files of a folder"),
            .init(
                commandLine: "ldlc fmt --check examples",
                meaning: "changes nothing; names the files that are not formatted and exits with 1"),
            .init(
                commandLine: "ldlc fmt --diff examples/card.ldl",
                meaning: "changes nothing; shows what would change, as patch reads it"),
        ],
        run: { invocation, output throws(CommandFailure) in
            let options = invocation.options
            var changes = 0
            for file in try SourceLoader.load(invocation.operands, io: output.io) {
                let tree = parse(file)
                let edits = format(tree)
                reportMistakes(tree, output.io)
                if options.checksOnly || options.showsDifference {
                    if edits.isEmpty { continue }
                    changes += 1
                    output.write(options.showsDifference ? UnifiedDiff(file, edits).text : Array(nameLine(file).utf8))
                } else if file.name == SourceLoader.standardInputName {
                    output.write(edits.applied(to: file))
                } else if !edits.isEmpty {
                    try write(edits.applied(to: file), to: file.name, output.io)
                    output.write(nameLine(file))
                }
            }
            return options.checksOnly && changes > 0 ? .inputHasErrors : .success
        })

    private static func nameLine(_ file: SourceFile) -> String { TerminalText.escaped(file.name) + "\n" }

    private static func write(_ bytes: [UInt8], to name: String, _ io: any CommandIO) throws(CommandFailure) {
        do throws(IOFailure) {
            try io.writeFile(name, bytes)
        } catch {
            throw .io("cannot write '\(name)': \(error.reason)")
        }
    }

    /// Says that parts of a file are not formatted, and where the first of them is.
    private static func reportMistakes(_ tree: SyntaxTree, _ io: any CommandIO) {
        guard let first = tree.diagnostics.first(where: { $0.severity == .error }) else { return }
        let place = tree.file.position(at: first.range.start)
        let name = TerminalText.escaped(tree.file.name)
        io.write(
            "\(name):\(place.line):\(place.column): note: what has mistakes is left as it is; "
                + "'ldlc check' tells them\n", to: .error)
    }
}
