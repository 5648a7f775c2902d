import Foundation
import TestSupport
import Testing

@testable import LDLParser

@Suite struct `Formatting keeps what is written` {
    private static let files: [URL] =
        Repository.files(in: "Tests/Conformance/cases", withExtension: "ldl")
        + Repository.files(in: "Tests/LDLParserTests/Fixtures", withExtension: "ldl")
        + Repository.files(in: "Tests/LDLCompilerTests/Fixtures", withExtension: "ldl")
        + Repository.files(in: "Tests/LDLCompilerTests/Fixtures", withExtension: "swift")
        + Repository.files(in: "examples", withExtension: "ldl")

    @Test func `in every example, fixture and conformance case`() throws {
        #expect(Self.files.count > 400)
        for url in Self.files {
            let check = FormatCheck(try Repository.bytes(url), name: url.lastPathComponent)
            #expect(check.problems.isEmpty, "\(url.path): \(check.problems)")
            #expect(check.stepsOfAToken < 40, "\(url.path): \(check.stepsOfAToken) steps for each token")
        }
    }

    @Test func `in the parser's own sources, which are Swift`() throws {
        let sources = Repository.files(in: "Sources/LDLParser", withExtension: "swift")
        #expect(sources.count > 40)
        for url in sources {
            let check = FormatCheck(try Repository.bytes(url), name: url.lastPathComponent)
            #expect(check.problems.isEmpty, "\(url.path): \(check.problems)")
        }
    }

    @Test func `the programs of the lessons look as they are printed`() throws {
        let lessons = Repository.files(in: "Tests/LDLCompilerTests/Fixtures/Lessons", withExtension: "ldl")
        #expect(lessons.count > 10)
        for url in lessons {
            let bytes = try Repository.bytes(url)
            let text = String(decoding: bytes, as: UTF8.self)
            let form = FormatCheck(bytes).text
            // Only lines that are too long for the style look different.
            let differences = zip(Self.lines(text), Self.lines(form)).filter { $0 != $1 }
            #expect(
                differences.isEmpty || text.split(separator: "\n").contains { $0.count > 120 },
                "\(url.lastPathComponent)\n\(GoldenFolder.difference(text, form))")
        }
    }

    @Test func `the examples are formatted`() throws {
        for url in Repository.files(in: "examples", withExtension: "ldl") {
            let bytes = try Repository.bytes(url)
            let form = FormatCheck(bytes).text
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(form == text, "\(url.lastPathComponent)\n\(GoldenFolder.difference(text, form))")
        }
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}
