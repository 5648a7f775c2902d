/// How the process ends.
enum ExitStatus: Int32 {
    /// The result stands; there may be warnings.
    case success = 0
    /// The input has errors; there is no result.
    case inputHasErrors = 1
    /// The command line is wrong, or a file cannot be read or written.
    case usage = 2
}

/// Why a command ends without a result.
enum CommandFailure: Error, Equatable {
    /// The command line is wrong. `hint` says where to look next.
    case usage(String, hint: String)
    /// A file or a stream cannot be read or written.
    case io(String)
    /// The input has errors, which have been reported.
    case inputHasErrors

    var status: ExitStatus {
        switch self {
        case .usage, .io: .usage
        case .inputHasErrors: .inputHasErrors
        }
    }

    func report(to io: any CommandIO) {
        switch self {
        case .usage(let message, let hint):
            io.write("ldlc: error: \(TerminalText.escaped(message))\n\(hint.isEmpty ? "" : hint + "\n")", to: .error)
        case .io(let message):
            io.write("ldlc: error: \(TerminalText.escaped(message))\n", to: .error)
        case .inputHasErrors:
            break
        }
    }
}
