/// All that a command sees of the world, so that tests can run every command in memory.
protocol CommandIO: AnyObject {
    /// What a path names; symbolic links are followed.
    func kind(of path: String) -> PathKind
    /// Whether two paths lead to one file that is there, by whatever names.
    func areSameFile(_ first: String, _ second: String) -> Bool
    /// The bytes of a file of any kind; of one that has more than `InputLimit.bytes`, or no end, a failure.
    func readFile(_ path: String) throws(IOFailure) -> [UInt8]
    /// The first bytes of a regular file. A pipe or a device is a failure and is not waited for.
    func readRegularFile(_ path: String, atMost count: Int) throws(IOFailure) -> [UInt8]
    /// The names in a folder, in any order, without `.` and `..`.
    func list(_ folder: String) throws(IOFailure) -> [FolderEntry]
    /// Everything on standard input; a failure for more than `InputLimit.bytes`.
    func readStandardInput() throws(IOFailure) -> [UInt8]
    /// The next bytes of standard input, as soon as there are some; none at its end.
    func readInput() throws(IOFailure) -> [UInt8]
    /// Whether `readInput` would give something, or the end, without waiting.
    var isInputWaiting: Bool { get }
    /// Makes or replaces a file.
    func writeFile(_ path: String, _ bytes: [UInt8]) throws(IOFailure)
    /// Writes to a stream. A stream that nobody reads any more swallows what is written.
    func write(_ bytes: [UInt8], to stream: OutputStream) throws(IOFailure)
    /// Whether a person reads the stream in a terminal.
    func isTerminal(_ stream: OutputStream) -> Bool
    /// A variable of the environment; nil if it is not set.
    func environment(_ name: String) -> String?
    /// Holds an object until the process ends. Taking a module apart, node by node, just before the process ends would
    /// only cost time.
    func keep(_ object: AnyObject)
}

extension CommandIO {
    func keep(_ object: AnyObject) {}

    /// Writes text where a failure cannot be reported any more.
    func write(_ text: String, to stream: OutputStream) {
        try? write(Array(text.utf8), to: stream)
    }
}

/// The two streams that a command writes to: results to `output`, everything else to `error`.
enum OutputStream: Int32 {
    case output = 1
    case error = 2
}

/// What a path names.
enum PathKind {
    case file
    case folder
    case missing
}

/// One name in a folder.
struct FolderEntry {
    let name: String
    /// Whether it is a folder itself; a symbolic link to one is not, so that a search cannot run in circles.
    let isFolder: Bool
    /// Whether it leads to a regular file, or to a folder; pipes and devices have no content to read to its end.
    var isRegular = true
}

/// How much a command reads of a file, or of standard input: a device like `/dev/zero` has no end.
enum InputLimit {
    static let bytes = 256 << 20

    /// What is said of more than so many bytes.
    static func failure(_ bytes: Int) -> IOFailure {
        IOFailure(reason: "it has more than \(bytes >> 20) MB, or no end")
    }
}

/// Why a file or a stream could not be used, in the system's words.
struct IOFailure: Error, Equatable {
    let reason: String
}
