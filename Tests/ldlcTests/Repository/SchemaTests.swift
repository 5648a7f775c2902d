import Foundation
import TestSupport
import Testing

@testable import ldlc

/// What is written as JSON is what docs/ says it is.
@Suite struct SchemaTests {
    @Test func `a layout fits its schema`() throws {
        let schema = try JSONSchema(contentsOf: Repository.root.appendingPathComponent("docs/layout.schema.json"))
        #expect(try schema.fault(in: try ModuleExample.written(LayoutJSON.write)) == nil)
        #expect(try schema.fault(in: "{\"version\":2}") != nil)
    }

    @Test func `every diagnostic fits its schema`() throws {
        let schema = try JSONSchema(contentsOf: Repository.root.appendingPathComponent("docs/diagnostic.schema.json"))
        let text = JSONRenderer(files: DiagnosticExamples.files).render(DiagnosticExamples.all)
        for line in text.split(separator: "\n") { #expect(try schema.fault(in: String(line)) == nil) }
        #expect(try schema.fault(in: "{\"code\":\"Not Kebab\"}") != nil)
    }
}
