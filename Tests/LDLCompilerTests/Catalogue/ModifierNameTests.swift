import Foundation
import LDLParser
import Testing

@testable import LDLCompiler

/// Every modifier that SwiftUI's documentation lists for views is known by its name: laid out, drawn, passed through, or
/// reported as one without a model.
@Suite struct ModifierNameTests {
    static func names() throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Names/modifiers.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    @Test func `no modifier of SwiftUI is reported as unknown`() throws {
        let names = try Self.names()
        #expect(names.count > 450)
        #expect(Set(names).count == names.count)
        let source = "Group {\n" + names.map { "    Text(\"A\").\($0)()\n" }.joined() + "}\n"
        let compilation = Compilation(files: [SourceFile(name: "names.ldl", text: source)])
        let unknown = compilation.diagnostics.filter { $0.id == .unknownModifier || $0.id == .unknownMember }
        #expect(unknown.map(\.message) == [])
    }

    @Test func `a modifier that SwiftUI does not have is reported`() {
        let compilation = Compilation(files: [SourceFile(name: "names.ldl", text: "Text(\"A\").paddding()")])
        #expect(compilation.diagnostics.map(\.id) == [.unknownModifier])
    }
}
