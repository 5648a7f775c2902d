import Foundation
import LayoutRuntime
import TestSupport
import Testing

@testable import ldlc

/// What the commands that show a layout write, about a module made by hand.
@Suite struct WriterTests {
    private static let folder = GoldenFolder("../Fixtures/Layout")

    @Test func `layout is a line a view with aligned columns`() throws {
        let text = try ModuleExample.written(LayoutText.write)
        try Self.folder.expect(text, equalsFile: "card.layout")
        #expect(text.split(separator: "\n").count == 8)
    }

    @Test func `layout as json keeps every digit`() throws {
        struct Node: Decodable {
            struct Frame: Decodable {
                let x: Double
                let y: Double
                let width: Double
                let height: Double
            }
            struct Place: Decodable {
                let line: Int
                let column: Int
                let endLine: Int
                let endColumn: Int
            }
            let view: String
            let id: String?
            let frame: Frame
            let source: Place
            let children: [Node]
        }
        struct Document: Decodable {
            let version: Int
            let root: Node
        }
        let text = try ModuleExample.written(LayoutJSON.write)
        try Self.folder.expect(text, equalsFile: "card.json")
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.version == 1)
        #expect(document.root.view == "border")
        #expect(document.root.source.endLine == 5)
        let city = try #require(document.root.children.first?.children.first)
        #expect(city.id == "city")
        #expect(city.source.line == 2 && city.source.column == 5 && city.source.endColumn == 32)
        let frame = try ModuleExample.laidOut().tree.frame(of: NodeID(rawValue: 1))
        #expect(Rect(x: city.frame.x, y: city.frame.y, width: city.frame.width, height: city.frame.height) == frame)
    }

    @Test func `tree shows each wrapper with its size`() throws {
        try Self.folder.expect(try ModuleExample.written(TreeCommand.write), equalsFile: "card.tree")
    }

    @Test func `trace --all nests every question in the one it was asked for`() throws {
        try Self.folder.expect(try ModuleExample.written(ConversationText.write), equalsFile: "card.conversation")
    }

    @Test func `the picture carries names, ids and places`() throws {
        let svg = try ModuleExample.written { layout, sink in
            SVGCommand.write(layout, showsBoxes: false, isDark: false, to: sink)
        }
        try Self.folder.expect(svg, equalsFile: "card.svg")
        #expect(XMLScanner.fault(in: svg) == nil)
        #expect(svg.contains("data-view=\"padding\" data-id=\"city\" data-source=\"2:5\""))
    }

    @Test func `no file is left over`() throws {
        try Self.folder.expectOnly(["card.layout", "card.json", "card.tree", "card.conversation", "card.svg"])
    }

    @Test func `a chain of 20,000 modifiers is written in little more space than its lines`() throws {
        let tree = LayoutTree()
        var node = tree.append(.color(.black))
        for _ in 0..<20_000 { node = tree.append(.inert, child: node) }
        try tree.layout(root: node, proposal: ProposedViewSize(width: 10, height: 10))
        #expect(Indentation.text(20_000).count < 100)
        #expect(Indentation.text(3) == "      ")
    }
}
