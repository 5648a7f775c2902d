import LDLParser
import Testing

@testable import LDLCompiler

/// The interface of everything built in: it can be read, it says what it means, and something stands behind each name.
@Suite struct CatalogueTests {
    private let declarations = InterfaceText.declarations

    private func names(_ attribute: String) -> Set<String> {
        Set(declarations.compactMap { $0.attribute(attribute) })
    }

    @Test(arguments: CatalogueInterface.files.map(\.name))
    func `every file parses without a complaint`(_ name: String) throws {
        let file = try #require(CatalogueInterface.files.first { $0.name == name })
        let tree = parse(SourceFile(id: FileID(0), name: name, text: file.text))
        let complaints = tree.diagnostics.map { diagnostic in
            let start = file.text.utf8.index(file.text.startIndex, offsetBy: Int(diagnostic.range.start))
            return "\(diagnostic.message): \(file.text[start...].prefix(80))"
        }
        #expect(complaints.isEmpty)
    }

    @Test func `every native name has a function, and every function a name`() {
        var declared = names("native")
        for declaration in declarations where declaration.isSettable {
            if let name = declaration.attribute("native") { declared.insert("\(name).set") }
        }
        let known = Set(NativeFunctions.families.flatMap({ $0().keys }))
        #expect(declared.subtracting(known).sorted() == [])
        #expect(known.subtracting(declared).sorted() == [])
    }

    @Test func `every node name has a factory, and every factory a name`() {
        let declared = names("node")
        // What stands behind '@inert' and '@unmodelled' is not named in the interface.
        let known = Set(NodeFactories.families.flatMap({ $0().keys })).subtracting(["inert", "unmodelled"])
        #expect(declared.subtracting(known).sorted() == [])
        #expect(known.subtracting(declared).sorted() == [])
    }

    @Test func `the first word of a native name leads to its table`() {
        let all: [String] = NativeFunctions.families.flatMap { $0().keys }
        let names = all.filter { $0.contains(".") }
        #expect(names.count > 500)
        for name in names {
            let subject = String(name.prefix { $0 != "." })
            guard let tables = NativeFunctions.subjects[subject] else {
                Issue.record("no table for '\(subject)'")
                continue
            }
            #expect(NamedTable.first(name, in: tables) != nil, "\(name)")
        }
    }

    @Test func `no name is in two tables`() {
        let natives = NativeFunctions.families.flatMap({ $0().keys })
        #expect(natives.count == Set(natives).count)
        let nodes = NodeFactories.families.flatMap({ $0().keys })
        #expect(nodes.count == Set(nodes).count)
    }

    @Test func `every function, initialiser and modifier has a sentence of documentation`() {
        let functions = declarations.filter { declaration in
            let words = declaration.text.split(separator: " ")
            let isFunction =
                words.contains("func") || words.contains { $0.hasPrefix("init(") || $0.hasPrefix("init?(") }
            // A type on one line, with an initialiser in it, is documented by the protocol that it conforms to.
            return isFunction && !words.contains("struct")
        }
        #expect(functions.count > 800)
        #expect(functions.filter { !$0.isDocumented }.map(\.text) == [])
    }

    @Test func `the interface stays small enough to be read at every start`() {
        let size = CatalogueInterface.files.reduce(0) { $0 + $1.text.utf8.count }
        #expect(size < 320_000)
    }
}
