/// Runs a server on the process's streams until the client ends it or goes away.
enum LanguageServerLoop {
    static func run(io: any CommandIO) throws(CommandFailure) -> ExitStatus {
        let server = LanguageServer(io: io)
        while server.exitStatus == nil {
            while server.hasWork {
                // What has arrived meanwhile may cancel what waits.
                if io.isInputWaiting, try !read(into: server, io) { break }
                server.step()
                try write(server, io)
            }
            if server.exitStatus != nil { break }
            if !io.isInputWaiting {
                server.idle()
                try write(server, io)
                if !io.isInputWaiting { server.rest() }
            }
            // The client is gone without having said so.
            if try !read(into: server, io), !server.hasWork { return .inputHasErrors }
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
