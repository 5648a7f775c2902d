/// The command `ldlc`, as a function.
enum LDLC {
    static let version = "0.1.0"

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: The words after the program's name.
    ///   - io: The files and streams to use.
    /// - Returns: The exit status: 0 fine (warnings allowed), 1 the input has errors, 2 the command line is wrong or a
    ///   file cannot be read or written.
    static func run(arguments: [String], io: any CommandIO) -> Int32 {
        let output = OutputSink(io: io)
        let status: ExitStatus
        do throws(CommandFailure) {
            switch try ArgumentParser.parse(arguments) {
            case .text(let text):
                output.write(text)
                status = .success
            case .invocation(let invocation):
                status = try invocation.command.run(invocation, output)
            }
            try output.finish()
        } catch {
            // Whatever has been written stays; nothing more of the result follows.
            output.discard()
            error.report(to: io)
            return error.status.rawValue
        }
        return status.rawValue
    }
}
