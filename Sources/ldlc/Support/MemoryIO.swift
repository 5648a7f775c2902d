/// Files and streams in memory: what tests run commands with.
final class MemoryIO: CommandIO {
    /// By path. A folder exists when a path begins with it.
    var files: [String: [UInt8]]
    /// Files that are there and cannot be read, and such that cannot be written.
    var unreadable: Set<String> = []
    var readOnly: Set<String> = []
    /// Paths of files that are pipes or devices.
    var special: Set<String> = []
    var standardInput: [UInt8]
    var variables: [String: String]
    var terminals: Set<OutputStream>
    /// What was written to the two streams.
    private(set) var written: [OutputStream: [UInt8]] = [:]
    /// When set, every write to standard output fails with it.
    var outputFailure: IOFailure?

    init(
        files: [String: String] = [:], standardInput: String = "", variables: [String: String] = [:],
        terminals: Set<OutputStream> = []
    ) {
        self.files = files.mapValues { Array($0.utf8) }
        self.standardInput = Array(standardInput.utf8)
        self.variables = variables
        self.terminals = terminals
    }

    /// What was written to standard output, as text.
    var outputText: String { String(decoding: written[.output] ?? [], as: UTF8.self) }
    /// What was written to standard error, as text.
    var errorText: String { String(decoding: written[.error] ?? [], as: UTF8.self) }

    func kind(of path: String) -> PathKind {
        if files[path] != nil { return .file }
        return files.keys.contains { $0.hasPrefix(path.hasSuffix("/") ? path : path + "/") } ? .folder : .missing
    }

    func areSameFile(_ first: String, _ second: String) -> Bool {
        func plain(_ path: String) -> Substring { path.hasPrefix("./") ? path.dropFirst(2) : path[...] }
        return plain(first) == plain(second) && files[String(plain(first))] != nil
    }

    func readFile(_ path: String) throws(IOFailure) -> [UInt8] {
        if unreadable.contains(path) { throw IOFailure(reason: "Permission denied") }
        guard let bytes = files[path] else { throw IOFailure(reason: "No such file or directory") }
        return bytes
    }

    func readRegularFile(_ path: String, atMost count: Int) throws(IOFailure) -> [UInt8] {
        if special.contains(path) { throw IOFailure(reason: "it is not a regular file") }
        return Array(try readFile(path).prefix(count))
    }

    func list(_ folder: String) throws(IOFailure) -> [FolderEntry] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        var entries: [String: Bool] = [:]
        for path in files.keys where path.hasPrefix(prefix) {
            let parts = path.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
            if let first = parts.first { entries[String(first)] = parts.count > 1 }
        }
        return entries.map { name, isFolder in
            FolderEntry(name: name, isFolder: isFolder, isRegular: !special.contains(prefix + name))
        }
    }

    func readStandardInput() throws(IOFailure) -> [UInt8] { standardInput }

    /// At most so many bytes at a time, so that messages come in pieces.
    var pieceSize = 4096

    func readInput() throws(IOFailure) -> [UInt8] {
        let piece = Array(standardInput.prefix(pieceSize))
        standardInput.removeFirst(piece.count)
        return piece
    }

    /// Memory keeps nobody waiting: there is always something, or the end.
    var isInputWaiting: Bool { true }

    func writeFile(_ path: String, _ bytes: [UInt8]) throws(IOFailure) {
        if readOnly.contains(path) { throw IOFailure(reason: "Permission denied") }
        files[path] = bytes
    }

    func write(_ bytes: [UInt8], to stream: OutputStream) throws(IOFailure) {
        if stream == .output, let outputFailure { throw outputFailure }
        written[stream, default: []] += bytes
    }

    func isTerminal(_ stream: OutputStream) -> Bool { terminals.contains(stream) }

    func environment(_ name: String) -> String? { variables[name] }
}
