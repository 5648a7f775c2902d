import LDLParser

/// `ldlc fmt`: the one style.
enum FormatCommand {
    static let spec = CommandSpec(
        name: "fmt",
        summary: "format files in place, '-' to standard output",
        discussion: """
            There is one style. Only white space and trailing commas change; every token and every comment
            stays. Files keep their indentation of 2 or 4 spaces, and line breaks that are fine as they are.
            Names of files that change are printed.

            A statement with a syntax error is left as it is and reported; what stands beside it is formatted,
            and the exit status is 1. A file that cannot be read or written is reported, the others are
            formatted, and the exit status is 2.
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
            var status = ExitStatus.success
            // One file that cannot be read or written does not keep the others from their form.
            let fail = { (failure: CommandFailure) in
                failure.report(to: output.io)
                status = failure.status
            }
            let files = try SourceLoader.load(invocation.operands, io: output.io, failed: fail)
            var mistakes: [Diagnostic] = []
            var changes = 0
            for file in files {
                let tree = parse(file)
                let edits = format(tree)
                mistakes += tree.diagnostics.filter { $0.severity == .error }
                if options.checksOnly || options.showsDifference {
                    if edits.isEmpty { continue }
                    changes += 1
                    output.write(
                        options.showsDifference ? difference(file, edits, output.io) : Array(nameLine(file).utf8))
                } else if file.name == SourceLoader.standardInputName {
                    output.write(edits.applied(to: file))
                } else if !edits.isEmpty {
                    do throws(IOFailure) {
                        try output.io.writeFile(file.name, edits.applied(to: file))
                        output.write(nameLine(file))
                    } catch {
                        fail(.io("cannot write '\(file.name)': \(error.reason)"))
                    }
                }
            }
            report(mistakes, files, output.io)
            if status == .success, !mistakes.isEmpty || options.checksOnly && changes > 0 { status = .inputHasErrors }
            return status
        })

    /// What changes, byte for byte for `patch`, and harmless for a terminal.
    private static func difference(_ file: SourceFile, _ edits: [TextEdit], _ io: any CommandIO) -> [UInt8] {
        let text = UnifiedDiff(file, edits).text
        guard io.isTerminal(.output) else { return text }
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
        return Array(lines.map { TerminalText.escapedLines(String($0)) }.joined(separator: "\t").utf8)
    }

    private static func nameLine(_ file: SourceFile) -> String { TerminalText.escaped(file.name) + "\n" }

    /// Says where files have mistakes, and what that means for their form.
    private static func report(_ mistakes: [Diagnostic], _ files: [SourceFile], _ io: any CommandIO) {
        if mistakes.isEmpty { return }
        let text = TextRenderer(files: files, isColored: false).render(mistakes.sorted())
        io.write(text + "note: statements with mistakes are left as they are\n", to: .error)
    }
}
