import Foundation
import Testing

/// A folder of expected outputs beside the tests that read them.
///
/// `LDL_UPDATE=1 swift test` writes what the tests give; without it a difference, a missing file and a file that no test
/// reads are failures.
public struct GoldenFolder: Sendable {
    /// Where the folder is.
    public let url: URL

    /// The folder `name` beside the file that calls this.
    public init(_ name: String, beside file: String = #filePath) {
        url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
    }

    /// Whether expected outputs are to be rewritten.
    public static var isUpdating: Bool { ProcessInfo.processInfo.environment["LDL_UPDATE"] == "1" }

    /// Expects `text` to be what the file `name` holds.
    public func expect(
        _ text: String, equalsFile name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = url.appendingPathComponent(name)
        if Self.isUpdating {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return
        }
        guard let data = try? Data(contentsOf: file) else {
            Issue.record(
                "\(name) is missing; LDL_UPDATE=1 writes it. The text:\n\(text)", sourceLocation: sourceLocation)
            return
        }
        let expected = String(decoding: data, as: UTF8.self)
        if expected != text {
            Issue.record(
                "\(name) differs; LDL_UPDATE=1 rewrites it.\n\(Self.difference(expected, text))",
                sourceLocation: sourceLocation)
        }
    }

    /// The names of the files in the folder, its subfolders included, sorted; with an extension if one is given.
    public func names(withExtension suffix: String? = nil) throws -> [String] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: url.path)
            .filter { name in
                var isFolder: ObjCBool = false
                let path = url.appendingPathComponent(name).path
                let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                return exists && !isFolder.boolValue && (suffix.map { name.hasSuffix("." + $0) } ?? true)
            }
            .sorted()
    }

    /// The text of a file in the folder.
    public func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Expects the folder to hold exactly these files, and at least one.
    public func expectOnly(_ names: some Sequence<String>, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let known = Set(names)
        if known.isEmpty {
            Issue.record("nothing is checked in \(url.lastPathComponent)", sourceLocation: sourceLocation)
        }
        let orphans = Set(try self.names()).subtracting(known).sorted()
        if Self.isUpdating {
            for orphan in orphans { try FileManager.default.removeItem(at: url.appendingPathComponent(orphan)) }
        } else if !orphans.isEmpty {
            Issue.record("no test reads \(orphans.joined(separator: ", "))", sourceLocation: sourceLocation)
        }
    }

    /// The first lines in which two texts differ.
    public static func difference(_ expected: String, _ found: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = found.split(separator: "\n", omittingEmptySubsequences: false)
        var text = ""
        var count = 0
        for index in 0..<max(old.count, new.count) {
            let left = index < old.count ? String(old[index]) : nil
            let right = index < new.count ? String(new[index]) : nil
            if left == right { continue }
            count += 1
            if count > 12 { return text + "…\n" }
            text += "line \(index + 1)\n  expected: \(left ?? "(nothing)")\n  found:    \(right ?? "(nothing)")\n"
        }
        return text
    }
}
