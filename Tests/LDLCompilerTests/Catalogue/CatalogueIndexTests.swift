import LDLParser
import Testing

@testable import LDLCompiler

/// The index that is made from the beginnings of lines says what the parser says of the whole text.
@Suite struct CatalogueIndexTests {
    /// What one file declares, as the parser sees it: names at the top level, and members by the path of their type.
    private struct Declared {
        var names: [String] = []
        var members: [String: [String]] = [:]

        init(_ file: CatalogueInterface.File) {
            let tree = parse(SourceFile(name: file.name, text: file.text))
            for statement in tree.sourceFile.statements {
                guard case .declaration(let declaration) = statement.form else { continue }
                if case .extensionDecl(let found) = declaration.form {
                    add(found.members.members, to: found.type.text)
                } else if let nominal = NominalTypeDeclSyntax(declaration.syntax) {
                    names.append(nominal.name.name)
                    add(nominal.members.members, to: nominal.name.name)
                } else {
                    names += Declared.names(of: declaration)
                }
            }
        }

        private mutating func add(_ list: SyntaxList<DeclSyntax>, to path: String) {
            for member in list { members[path, default: []] += Declared.names(of: member) }
        }

        private static func names(of declaration: DeclSyntax) -> [String] {
            switch declaration.form {
            case .function(let function): return [function.name.name]
            case .initializer: return ["init"]
            case .subscriptDecl: return ["subscript"]
            case .typealiasDecl(let alias): return [alias.name.name]
            case .variable(let variable):
                return variable.bindings.compactMap { binding in
                    if case .identifier(let identifier) = binding.pattern.form { identifier.name.name } else { nil }
                }
            default: return NominalTypeDeclSyntax(declaration.syntax).map { [$0.name.name] } ?? []
            }
        }
    }

    private let declared = CatalogueInterface.files.map { Declared($0) }

    @Test func `every name at the top level is found, in order`() {
        #expect(CatalogueIndex.shared.names == declared.flatMap(\.names))
    }

    @Test func `every extension extends a type that is declared`() {
        let checker = Checker()
        for path in CatalogueIndex.shared.extendedPaths {
            var symbol: NominalSymbol?
            for part in path.split(separator: ".") {
                symbol =
                    symbol.map { checker.nestedNominal(String(part), of: $0) } ?? checker.builtInNominal(String(part))
            }
            #expect(symbol?.qualifiedName == path, "\(path)")
        }
    }

    @Test func `every member is found under its type`() {
        let checker = Checker()
        var expected: [String: Set<String>] = [:]
        for file in declared {
            for (path, names) in file.members where !path.contains(".") { expected[path, default: []].formUnion(names) }
        }
        #expect(expected.count > 100)
        for (path, names) in expected {
            guard let symbol = checker.builtInNominal(path) else {
                Issue.record("no type \(path)")
                continue
            }
            let found = Set(checker.memberNames(of: symbol)).subtracting(checker.cases(of: symbol).map(\.name))
            #expect(found == names, "\(path)")
            for name in names { #expect(!checker.ownMembers(name, of: symbol).isEmpty, "\(path).\(name)") }
        }
    }

    @Test func `overloads keep the order of the text`() throws {
        let checker = Checker()
        let view = try #require(checker.builtInNominal("View"))
        var labels: [String] = []
        for case .function(let function) in checker.ownMembers("padding", of: view) {
            checker.resolveSignature(function)
            labels.append(function.parameters.map(\.name).joined(separator: " "))
        }
        #expect(labels == ["edges length", "length", "insets"])
    }

    /// What a start costs: only what a program names is read.
    @Test func `a small program reads a small part of the catalogue`() {
        let checker = Checker()
        _ = checker.known.view
        #expect(checker.builtInTrees.count <= 2)
        _ = checker.lookUp("padding", on: checker.types.nominal(checker.builtInNominal("Text")!), isStatic: false)
        let read = checker.builtInTrees.reduce(0) { $0 + Int($1.file.length) }
        #expect(read < 10_000)
    }
}
