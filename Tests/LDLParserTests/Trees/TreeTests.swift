import LDLParser
import TestSupport
import Testing

@Suite struct `Trees` {
    private static let folder = GoldenFolder("../Fixtures/trees")

    @Test func `are as the files beside the sources say`() throws {
        let sources = try Self.folder.names(withExtension: "ldl")
        for name in sources {
            let tree = parseLosslessly(try Self.folder.text(of: name))
            #expect(tree.diagnostics.isEmpty, "\(name)\n\(tree.report)")
            try Self.folder.expect(tree.dump(), equalsFile: name.replacing(".ldl", with: ".tree"))
        }
        try Self.folder.expectOnly(sources + sources.map { $0.replacing(".ldl", with: ".tree") })
    }

    @Test func `have for every kind with slots a layout`() {
        // A list is what the table says nothing else about, so a forgotten kind would pass as a list.
        let lists = SyntaxKind.allCases.filter { SyntaxLayout.of($0) == .list }
        #expect(lists.allSatisfy { "\($0)".hasSuffix("List") || Self.otherLists.contains($0) })
    }

    private static let otherLists: Set<SyntaxKind> = [
        .unexpected, .infixExpr, .closureNames, .availabilityArgument, .tokenRun, .importPath, .effectSpecifiers,
        .precedenceGroupProperty, .compositionType,
    ]
}
