import Foundation
import LDLParser
import Testing

/// Where the repository's files are.
enum Repository {
    /// The folder of Package.swift.
    static let root: URL = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url
    }()

    /// The folder of this target's fixtures.
    static let fixtures = root.appendingPathComponent("Tests/LDLParserTests/Fixtures")

    /// The files below a folder with an extension, by path, sorted.
    static func files(in folder: String, withExtension suffix: String) -> [URL] {
        let url = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix("." + suffix) }.sorted().map { url.appendingPathComponent($0) }
    }

    /// The bytes of a file.
    static func bytes(_ url: URL) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: url))
    }
}

/// Parses bytes and expects the tree to give them back and to keep its own rules.
@discardableResult
func parseLosslessly(
    _ bytes: [UInt8], name: String = "test.ldl", sourceLocation: SourceLocation = #_sourceLocation
) -> SyntaxTree {
    let tree = parse(SourceFile(name: name, bytes: bytes))
    if tree.sourceBytes != bytes {
        Issue.record("\(name): the tree does not give the file back", sourceLocation: sourceLocation)
    }
    let problems = tree.verify()
    if !problems.isEmpty {
        Issue.record(
            "\(name): \(problems.prefix(3).joined(separator: "; "))\n\(String(decoding: bytes.prefix(600), as: UTF8.self))",
            sourceLocation: sourceLocation)
    }
    return tree
}

/// The same for text.
@discardableResult
func parseLosslessly(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> SyntaxTree {
    parseLosslessly(Array(text.utf8), sourceLocation: sourceLocation)
}

extension SyntaxTree {
    /// The diagnostics as lines, for messages of tests.
    var report: String {
        diagnostics.map { diagnostic in
            let position = file.position(at: diagnostic.range.start)
            let line = file.text(ofLine: position.line - 1)
            return """
                \(position.line):\(position.column): \(diagnostic.severity) \(diagnostic.id.rawValue): \(diagnostic.message)
                    \(line.prefix(position.column - 1).suffix(90))⏵\(line.dropFirst(position.column - 1).prefix(60))
                """
        }
        .joined(separator: "\n")
    }
}
