import LDLParser

/// Reads the files that a command line names.
enum SourceLoader {
    /// The name under which diagnostics speak of standard input.
    static let standardInputName = "<stdin>"

    /// The files of a module: those named, and all `.ldl` and `.swift` files in the folders named, each folder's in the
    /// order of their paths. A file that is named twice counts once.
    static func load(_ operands: [String], io: any CommandIO) throws(CommandFailure) -> [SourceFile] {
        try load(operands, io: io) { failure throws(CommandFailure) in throw failure }
    }

    /// The same, for commands to which each file is a thing of its own.
    ///
    /// - Parameter failed: Told of each operand and file that cannot be read; if it throws nothing, the others follow.
    static func load(
        _ operands: [String], io: any CommandIO, failed: (CommandFailure) throws(CommandFailure) -> Void
    ) throws(CommandFailure) -> [SourceFile] {
        var paths: [String] = []
        for operand in operands {
            switch operand == "-" ? .file : io.kind(of: operand) {
            case .file: paths.append(operand)
            case .folder: paths += try sources(in: operand, io: io, failed)
            case .missing: try failed(.io("cannot read '\(operand)': no such file or folder"))
            }
        }
        var seen: Set<String> = []
        var files: [SourceFile] = []
        for path in paths where paths.count == 1 || seen.insert(path).inserted {
            let bytes: [UInt8]
            do throws(IOFailure) {
                bytes = path == "-" ? try io.readStandardInput() : try io.readFile(path)
            } catch {
                try failed(.io("cannot read '\(path)': \(error.reason)"))
                continue
            }
            let id = FileID(UInt32(truncatingIfNeeded: files.count))
            files.append(SourceFile(id: id, name: path == "-" ? standardInputName : path, bytes: bytes))
        }
        return files
    }

    private static func sources(
        in folder: String, io: any CommandIO, _ failed: (CommandFailure) throws(CommandFailure) -> Void
    ) throws(CommandFailure) -> [String] {
        var found: [String] = []
        var isComplete = true
        var folders = [folder]
        while let next = folders.popLast() {
            let entries: [FolderEntry]
            do throws(IOFailure) {
                entries = try io.list(next)
            } catch {
                try failed(.io("cannot read the folder '\(next)': \(error.reason)"))
                isComplete = false
                continue
            }
            // What begins with a dot (`.build`, `.git`) is not part of the module.
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = next.hasSuffix("/") ? next + entry.name : next + "/" + entry.name
                if entry.isFolder {
                    folders.append(path)
                } else if entry.isRegular, entry.name.hasSuffix(".ldl") || entry.name.hasSuffix(".swift") {
                    found.append(path)
                }
            }
        }
        if found.isEmpty, isComplete { try failed(.io("the folder '\(folder)' has no .ldl or .swift file")) }
        // By bytes, so that the order is the same everywhere.
        return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }
}
