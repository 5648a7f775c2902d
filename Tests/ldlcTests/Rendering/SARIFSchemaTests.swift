import Foundation
import TestSupport
import Testing

@testable import ldlc

/// What is written as SARIF is what the standard says it is.
@Suite struct SARIFSchemaTests {
    private static let schemaFile = "Tests/ldlcTests/Fixtures/SARIF/sarif-2.1.0.schema.json"

    /// Every source with mistakes in it that the tests have.
    static let sources: [Repository.File] = {
        let folders = [
            "Tests/LDLParserTests/Fixtures/errors", "Tests/LDLCompilerTests/Fixtures/Mistakes",
            "Tests/LDLCompilerTests/Fixtures/Lessons",
        ]
        return folders.flatMap { (try? Repository.files(in: $0) { $0.hasSuffix(".ldl") }) ?? [] }
    }()

    private func schema() throws -> JSONSchema {
        try JSONSchema(contentsOf: Repository.root.appendingPathComponent(Self.schemaFile))
    }

    @Test func `the report of each source with mistakes fits the schema`() throws {
        let schema = try schema()
        #expect(Self.sources.count > 20)
        for source in Self.sources {
            let run = CommandRun(["check", "a.ldl", "--diagnostics", "sarif"], files: ["a.ldl": source.text])
            #expect(try schema.fault(in: run.output) == nil, "\(source.path)")
        }
    }

    @Test func `the report of every kind of diagnostic fits the schema`() throws {
        let schema = try schema()
        let all = SARIFRenderer(files: DiagnosticExamples.files).render(DiagnosticExamples.all)
        #expect(try schema.fault(in: all) == nil)
        #expect(try schema.fault(in: SARIFRenderer(files: []).render([])) == nil)
    }

    @Test(arguments: [
        ("a.ldl", "a.ldl"), ("a b/é#1.ldl", "a%20b/%C3%A9%231.ldl"), ("c:d.ldl", "c%3Ad.ldl"),
        ("/tmp/a b.ldl", "file:///tmp/a%20b.ldl"), ("<stdin>", "stdin"),
    ])
    func `a place is named by a URI, relative where the path is`(_ name: String, _ uri: String) {
        #expect(SARIFRenderer.uri(ofFileNamed: name) == uri)
    }

    @Test func `what came from standard input is called so`() {
        let run = CommandRun(["check", "-", "--diagnostics", "sarif"], standardInput: "Txt(\"a\")")
        #expect(run.output.contains(#""artifactLocation":{"uri":"stdin"}"#))
        #expect(!run.output.contains("%3C"))
    }

    @Test(arguments: [
        "{}", #"{"version":"2.0.0","runs":[]}"#, #"{"version":"2.1.0","runs":[{}]}"#,
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[{"message":{}}]}]}"#,
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"more":1}]}"#,
    ])
    func `the schema refuses what is no report`(_ text: String) throws {
        #expect(try schema().fault(in: text) != nil)
    }
}
