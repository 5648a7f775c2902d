/// What a command answered.
struct CommandResult {
    let status: Int32
    let output: String
    let errors: String
}

/// Runs `ldlc` in this process with these arguments.
func runCommand(_ arguments: [String]) -> CommandResult {
    CommandResult(status: 2, output: "", errors: "no command yet")
}
