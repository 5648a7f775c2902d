import Foundation
import LDLParser
import TestSupport
import Testing

@testable import LDLCompiler

/// Ten mistakes of each kind, each file with what is said about it. What Swift's own compiler says about the same text
/// stands beside it, for comparison.
@Suite struct MistakeTests {
    static let folder = GoldenFolder("../Fixtures/Mistakes")

    @Test(arguments: try MistakeTests.folder.names(withExtension: "ldl"))
    func `each mistake is reported once, where it is`(_ name: String) throws {
        let file = SourceFile(name: name, text: try Self.text(name))
        let compilation = Compilation(files: [file])
        try Self.folder.expect(
            describe(compilation.diagnostics, in: file) + "\n", equalsFile: name.replacing(".ldl", with: ".expect"))
    }

    @Test func `there are files, and each expectation belongs to one`() throws {
        let sources = Set(try Self.folder.names(withExtension: "ldl"))
        #expect(sources.count >= 10)
        for name in try Self.folder.names(withExtension: "expect") {
            #expect(sources.contains(name.replacing(".expect", with: ".ldl")), "\(name) belongs to no source")
        }
    }

    private static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
    }
}
