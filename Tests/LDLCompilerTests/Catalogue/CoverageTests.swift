import Foundation
import Testing

@testable import LDLCompiler

/// docs/coverage.md says of every view and modifier what becomes of it; it is written from the interface.
@Suite struct CoverageTests {
    @Test func `docs/coverage.md is written from the interface`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/coverage.md")
        let expected = CoverageTable().text
        if ProcessInfo.processInfo.environment["LDL_UPDATE"] != nil {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        let found = try String(contentsOf: file, encoding: .utf8)
        #expect(found == expected, "docs/coverage.md is out of date; LDL_UPDATE=1 swift test writes it anew")
    }

    @Test func `the views and modifiers of SwiftUI's layout vocabulary are in the table`() {
        let names = Set(CoverageTable().rows.map(\.name))
        for view in ["Text", "HStack", "Grid", "LazyVGrid", "ScrollView", "GeometryReader", "ViewThatFits", "List"] {
            #expect(names.contains(view))
        }
        for modifier in [
            ".padding", ".frame", ".fixedSize", ".layoutPriority", ".safeAreaInset", ".containerRelativeFrame",
        ] {
            #expect(names.contains(modifier))
        }
    }
}

/// What becomes of every view and modifier.
struct CoverageTable {
    struct Row {
        let name: String
        let outcome: String
        let documentation: String
    }

    /// Views by name, then modifiers by name, each once.
    let rows: [Row]

    /// Files whose sizes are taken from screens of devices.
    private static let approximate: Set<String> = ["Controls", "Containers"]
    /// Files whose modifiers change how a view is drawn.
    private static let drawn: Set<String> = ["Effects", "Layers"]

    init() {
        var views: [String: Row] = [:]
        var modifiers: [String: Row] = [:]
        for declaration in InterfaceText.declarations {
            let text = declaration.text
            // Colours and shapes are made by functions and not by factories of their own.
            if let name = CoverageTable.viewName(in: declaration), views[name] == nil {
                views[name] = Row(name: name, outcome: "laid out", documentation: declaration.documentation)
            }
            let isInitializer = text.contains(" init(") || text.contains(" init<")
            if isInitializer, declaration.attribute("node") != nil, let owner = declaration.owners.first {
                if views[owner]?.outcome ?? "laid out" == "laid out" {
                    views[owner] = Row(
                        name: owner, outcome: CoverageTable.outcome(of: declaration),
                        documentation: declaration.documentation)
                }
            } else if declaration.owners.first == "View", let name = CoverageTable.functionName(in: text) {
                if modifiers[name] == nil {
                    modifiers[name] = Row(
                        name: ".\(name)", outcome: CoverageTable.outcome(of: declaration),
                        documentation: declaration.documentation)
                }
            }
        }
        rows = [views, modifiers].flatMap { group in group.keys.sorted().compactMap { group[$0] } }
    }

    /// The name of a documented view or shape.
    private static func viewName(in declaration: InterfaceDeclaration) -> String? {
        let text = declaration.text
        guard declaration.isDocumented, declaration.owners.isEmpty, let start = text.range(of: "struct "),
            let colon = text.range(of: ": ")
        else { return nil }
        let parents = text[colon.upperBound...].split { !$0.isLetter }.map(String.init)
        guard parents.contains("View") || parents.contains("Shape") || parents.contains("InsettableShape") else {
            return nil
        }
        let name = text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.hasPrefix("_") ? nil : String(name)
    }

    private static func functionName(in text: String) -> String? {
        guard let start = text.range(of: " func ") else { return nil }
        let name = text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    private static func outcome(of declaration: InterfaceDeclaration) -> String {
        if declaration.text.contains("@unmodelled") { return "no model yet: a warning" }
        if declaration.text.contains("@inert") { return "passed through" }
        if declaration.attribute("node") == "placeholder" { return "a placeholder" }
        if declaration.file == "Actions" { return "takes touches" }
        if approximate.contains(declaration.file) { return "laid out, approximate" }
        if drawn.contains(declaration.file) { return "drawn" }
        return "laid out"
    }

    var text: String {
        var text = """
            # What is covered

            Every view and modifier that is known, and what becomes of it. This page is written from the interface in
            `Sources/LDLCompiler/Catalogue/Interface`; `LDL_UPDATE=1 swift test` writes it anew.

            - **laid out**: takes part in layout as on a device.
            - **laid out, approximate**: a control or container whose sizes are taken from screens of devices.
            - **drawn**: has no part in layout and is drawn.
            - **takes touches**: has no part in layout; `ldlc hit` knows it.
            - **passed through**: accepted; it has no part in layout and is not drawn.
            - **no model yet**: accepted with the warning `no-layout-model`, and passed over.

            """
        for (title, isModifier) in [("Views", false), ("Modifiers", true)] {
            text += "\n## \(title)\n\n| | | |\n|---|---|---|\n"
            for row in rows where row.name.hasPrefix(".") == isModifier {
                text += "| `\(row.name)` | \(row.outcome) | \(row.documentation) |\n"
            }
        }
        return text
    }
}
