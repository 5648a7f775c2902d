import Foundation

/// The files of this package, found from the place of the tests.
enum Repository {
    struct File {
        /// From the package's folder.
        let path: String
        let text: String
        var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files of a target.
    static func sources(of target: String) throws -> [File] {
        try files(in: "Sources/\(target)") { $0.hasSuffix(".swift") }
    }

    /// The files of a folder whose paths fit, sorted; none if there is no such folder.
    static func files(in folder: String, where fits: (String) -> Bool) throws -> [File] {
        let url = root.appendingPathComponent(folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: url.path).filter(fits).sorted().map { name in
            let data = try Data(contentsOf: url.appendingPathComponent(name))
            return File(path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self))
        }
    }
}
