/// Collects a command's result in pieces and passes it on, to standard output or to the file of `-o`.
///
/// A result may be larger than memory should hold twice, so it goes to standard output in pieces. A file is written at
/// the end and only if there is a result.
final class OutputSink {
    let io: any CommandIO
    private var path: String?
    private var bytes: [UInt8] = []
    private var failure: IOFailure?
    private static let pieceSize = 1 << 16

    init(io: any CommandIO) {
        self.io = io
    }

    /// Sends the result to a file; nil and `-` stand for standard output.
    func redirect(to path: String?) {
        self.path = path == "-" ? nil : path
    }

    func write(_ text: String) {
        bytes += text.utf8
        passOnIfLarge()
    }

    func write(_ more: [UInt8]) {
        bytes += more
        passOnIfLarge()
    }

    /// Forgets what has not been passed on yet.
    func discard() {
        bytes = []
    }

    /// Passes on the rest.
    func finish() throws(CommandFailure) {
        if let path {
            do {
                try io.writeFile(path, bytes)
            } catch {
                throw .io("cannot write '\(path)': \(error.reason)")
            }
        } else {
            passOn()
        }
        bytes = []
        if let failure { throw .io("cannot write to standard output: \(failure.reason)") }
    }

    private func passOnIfLarge() {
        if path == nil, bytes.count >= Self.pieceSize { passOn() }
    }

    private func passOn() {
        guard failure == nil, !bytes.isEmpty else {
            bytes.removeAll(keepingCapacity: true)
            return
        }
        do {
            try io.write(bytes, to: .output)
        } catch {
            failure = error
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
