import LDLCompiler
import LDLParser

/// The documents that are open, the files beside them, and what is known of each.
final class Workspace {
    let io: any CommandIO
    var settings = ServerSettings() {
        didSet { if settings != oldValue { analyses = [:] } }
    }
    /// What a character of a position is.
    var unit = ColumnUnit.utf16
    /// The folders that are open, as paths.
    var folders: [String] = [] {
        didSet { if folders != oldValue { forgetDisk() } }
    }
    /// By key: the path of a file, or the address of what is none.
    private(set) var documents: [String: Document] = [:]
    private var stamps = 0
    private var analyses: [String: Analysis] = [:]
    /// Files of the folders as they are on disk, by path; `nil` until somebody needs them.
    private var disk: [String: (bytes: [UInt8], stamp: Int)]?
    private var summaries: [String: (stamp: Int, summary: FileSummary)] = [:]

    /// How many analyses are kept; tests see that they do not grow.
    var analysisCount: Int { analyses.count }

    private static let mostFiles = 1000
    private static let mostBytes = 8 << 20

    init(io: any CommandIO) {
        self.io = io
    }

    /// The name under which a file is known here.
    static func key(of uri: String) -> String { DocumentURI.path(of: uri) ?? uri }

    func newStamp() -> Int {
        stamps += 1
        return stamps
    }

    // MARK: Documents

    func document(_ uri: String) -> Document? { documents[Self.key(of: uri)] }

    func open(_ uri: String, version: Int, text: String) {
        documents[Self.key(of: uri)] = Document(uri: uri, version: version, text: text, stamp: newStamp())
    }

    func close(_ uri: String) {
        let key = Self.key(of: uri)
        documents[key] = nil
        analyses[key] = nil
        refresh(path: key)
    }

    /// The address by which the client knows a file.
    func uri(of key: String) -> String {
        if let document = documents[key] { return document.uri }
        return key.hasPrefix("/") ? DocumentURI.uri(ofPath: key) : key
    }

    // MARK: Files on disk

    func forgetDisk() {
        disk = nil
        summaries = [:]
    }

    /// Reads a file anew that has changed, appeared or vanished.
    func refresh(path: String) {
        guard disk != nil else { return }
        guard isSource(path), folders.contains(where: { path.hasPrefix($0 + "/") }), let bytes = content(of: path)
        else {
            disk?[path] = nil
            return
        }
        if disk?[path]?.bytes != bytes { disk?[path] = (bytes, newStamp()) }
    }

    /// What is in a file; nil for one that cannot be read, is no regular file, or is longer than all may be together.
    private func content(of path: String) -> [UInt8]? {
        guard let bytes = try? io.readRegularFile(path, atMost: Self.mostBytes), bytes.count < Self.mostBytes else {
            return nil
        }
        return bytes
    }

    private func isSource(_ name: String) -> Bool { name.hasSuffix(".ldl") || name.hasSuffix(".swift") }

    /// The files of the folders, read when they are first needed; of very many only the first.
    private func files() -> [String: (bytes: [UInt8], stamp: Int)] {
        if let disk { return disk }
        var found: [String: (bytes: [UInt8], stamp: Int)] = [:]
        var total = 0
        var pending = folders
        while let folder = pending.popLast(), found.count < Self.mostFiles, total < Self.mostBytes {
            guard let entries = try? io.list(folder) else { continue }
            for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
                let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
                if entry.isFolder {
                    pending.append(path)
                } else if isSource(path), found.count < Self.mostFiles, let bytes = content(of: path) {
                    total += bytes.count
                    if total < Self.mostBytes { found[path] = (bytes, newStamp()) }
                }
            }
        }
        disk = found
        return found
    }

    /// All files that are known, open ones with the text that the editor has.
    var knownKeys: [String] { Set(documents.keys).union(files().keys).sorted() }

    private func text(of key: String) -> (bytes: [UInt8], stamp: Int)? {
        if let document = documents[key] { return (document.bytes, document.stamp) }
        return files()[key]
    }

    /// A file as it is now.
    func file(of key: String) -> SourceFile? {
        text(of: key).map { SourceFile(name: key, bytes: $0.bytes) }
    }

    func summary(of key: String) -> FileSummary? {
        guard let (bytes, stamp) = text(of: key) else { return nil }
        if let known = summaries[key], known.stamp == stamp { return known.summary }
        let summary = FileSummary(SourceFile(name: key, bytes: bytes))
        summaries[key] = (stamp, summary)
        return summary
    }

    // MARK: Modules

    /// What is known of the module that a file is in, as of now.
    func analysis(of key: String) -> Analysis? {
        guard text(of: key) != nil else { return nil }
        let keys = moduleKeys(of: key)
        let source = keys.map { Analysis.Source(key: $0, stamp: text(of: $0)?.stamp ?? 0) }
        if let known = analyses[key], known.source == source { return known }
        // The old one goes first, so that not two are in memory.
        analyses[key] = nil
        let files = keys.enumerated().map { index, key in
            SourceFile(id: FileID(UInt32(truncatingIfNeeded: index)), name: key, bytes: text(of: key)?.bytes ?? [])
        }
        let file = FileID(UInt32(truncatingIfNeeded: keys.firstIndex(of: key) ?? 0))
        let made = Analysis(
            number: newStamp(), source: source, files: files, file: file, settings: settings, io: io)
        // Of files that are not open, what was made for one question is not kept.
        if documents[key] != nil { analyses[key] = made }
        return made
    }

    /// The files that are compiled together with a file, in the order of their keys.
    private func moduleKeys(of key: String) -> [String] {
        guard key.hasPrefix("/"), folders.contains(where: { key.hasPrefix($0 + "/") }) else { return [key] }
        switch settings.module {
        case .file: return [key]
        case .folder:
            guard let folder = folders.first(where: { key.hasPrefix($0 + "/") }) else { return [key] }
            return knownKeys.filter { $0.hasPrefix(folder + "/") }
        case .auto: return closure(of: key)
        }
    }

    /// A file with those that declare a name which it uses and does not declare, and so on.
    private func closure(of key: String) -> [String] {
        let others = knownKeys.filter { $0 != key && $0.hasPrefix("/") }
        guard !others.isEmpty else { return [key] }
        var module: Set<String> = [key]
        var declared: Set<String> = []
        var pending = [key]
        while let next = pending.popLast() {
            guard let summary = summary(of: next) else { continue }
            declared.formUnion(summary.declared)
            let wanted = summary.mentioned.subtracting(declared)
            for other in others where !module.contains(other) {
                guard let offered = self.summary(of: other), !offered.isProgram,
                    !offered.declared.isDisjoint(with: wanted)
                else { continue }
                // A file that has a name of this one as well is an alternative to it, not a part.
                if !offered.declared.isDisjoint(with: declared) { continue }
                module.insert(other)
                declared.formUnion(offered.declared)
                pending.append(other)
            }
        }
        return module.sorted()
    }
}
