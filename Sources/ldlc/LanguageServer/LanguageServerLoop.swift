/// Runs a server on the process's streams until the client ends it or goes away.
enum LanguageServerLoop {
    static func run(io: any CommandIO) throws(CommandFailure) -> ExitStatus {
        let server = LanguageServer(io: io)
        // At its end a stream counts as waiting for ever: it is not asked again.
        var isAtEnd = false
        while server.exitStatus == nil {
            while server.hasWork {
                // What has arrived meanwhile may cancel what waits.
                if !isAtEnd, io.isInputWaiting { isAtEnd = try !read(into: server, io) }
                server.step()
                try write(server, io)
            }
            if server.exitStatus != nil { break }
            if isAtEnd || !io.isInputWaiting {
                server.idle()
                try write(server, io)
            }
            // The client is gone; what it had asked has been answered.
            if isAtEnd { return server.state == .shutDown ? .success : .inputHasErrors }
            if !io.isInputWaiting { server.rest() }
            isAtEnd = try !read(into: server, io)
        }
        try write(server, io)
        return server.exitStatus ?? .success
    }

    /// Takes what has arrived; false at the end of the input.
    private static func read(into server: LanguageServer, _ io: any CommandIO) throws(CommandFailure) -> Bool {
        do throws(IOFailure) {
            let bytes = try io.readInput()
            server.receive(bytes)
            return !bytes.isEmpty
        } catch {
            throw .io("cannot read standard input: \(error.reason)")
        }
    }

    private static func write(_ server: LanguageServer, _ io: any CommandIO) throws(CommandFailure) {
        let bytes = server.takeOutput()
        guard !bytes.isEmpty else { return }
        do throws(IOFailure) {
            try io.write(bytes, to: .output)
        } catch {
            throw .io("cannot write to standard output: \(error.reason)")
        }
    }
}
