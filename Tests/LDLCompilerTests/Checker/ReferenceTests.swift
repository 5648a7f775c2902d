import LDLParser
import Testing

@testable import LDLCompiler

/// What a name in the text stands for.
@Suite struct ReferenceTests {
    private let text = """
        /// A city.
        struct City { let name: String }
        let seattle = City(name: "Seattle")
        Text(seattle.name).padding(10)
        """

    private func reference(to word: String, occurrence: Int = 0) -> SymbolReference? {
        let file = SourceFile(name: "test.ldl", text: text)
        let references = Compilation.withReferences(files: [file]).references
        return references.filter { file.text(in: $0.span.range) == word }.dropFirst(occurrence).first
    }

    @Test func `a variable leads to its declaration`() throws {
        let found = try #require(reference(to: "seattle"))
        #expect(found.kind == .variable)
        #expect(found.signature == "let seattle: City")
        #expect(
            found.declaration?.range.start
                == UInt32(
                    text.utf8.count - "seattle = City(name: \"Seattle\")\nText(seattle.name).padding(10)".utf8.count))
    }

    @Test func `a type has its documentation`() throws {
        let found = try #require(reference(to: "City"))
        #expect(found.kind == .type)
        #expect(found.documentation == "A city.")
    }

    @Test func `what is built in has a signature and no place`() throws {
        let found = try #require(reference(to: "padding"))
        #expect(found.kind == .function)
        #expect(found.declaration == nil)
        #expect(found.signature.hasPrefix("func padding(_ length: CGFloat)"))
        #expect(!found.documentation.isEmpty)
    }
}
