@testable import ldlc

/// What a command answered.
struct CommandResult {
    let status: Int32
    let output: String
    let errors: String
}

/// Runs `ldlc` in this process: a command on a file with this text, then its options.
func runCommand(_ command: String, on source: String, _ options: [String]) -> CommandResult {
    let io = MemoryIO(files: ["case.ldl": source])
    let status = LDLC.run(arguments: [command, "case.ldl"] + options, io: io)
    return CommandResult(status: status, output: io.outputText, errors: io.errorText)
}
