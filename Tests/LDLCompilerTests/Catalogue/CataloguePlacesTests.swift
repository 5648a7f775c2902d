import Foundation
import Testing

@testable import LDLCompiler

/// The numbers in the executable are those of the interface's text.
@Suite struct CataloguePlacesTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/LDLCompiler/Catalogue/Places/GeneratedPlaces.swift")

    private let scan = CatalogueScan(CatalogueInterface.files)

    private var text: String {
        let digits = String(decoding: scan.encoded, as: UTF8.self)
        var lines = [
            "/// Made by `LDL_UPDATE=1 swift test --filter CataloguePlacesTests`; ``CataloguePlaces`` says what it means.",
            "enum GeneratedPlaces {", "    static let digits: StaticString = #\"\"\"",
        ]
        var rest = digits[...]
        while !rest.isEmpty {
            // Without a line break: three digits of each number follow one another.
            lines.append("        \(rest.prefix(108))" + (rest.count > 108 ? "\\#" : ""))
            rest = rest.dropFirst(108)
        }
        return (lines + ["        \"\"\"#", "}", ""]).joined(separator: "\n")
    }

    @Test func `the generated numbers are those of the text`() throws {
        if ProcessInfo.processInfo.environment["LDL_UPDATE"] == "1" { try Data(text.utf8).write(to: Self.file) }
        let written = try String(decoding: Data(contentsOf: Self.file), as: UTF8.self)
        #expect(
            written == text,
            "the interface has changed: 'LDL_UPDATE=1 swift test --filter CataloguePlacesTests' brings its index up to date"
        )
    }

    @Test func `every digit is one of 64`() {
        let encoded = scan.encoded
        #expect(encoded.allSatisfy { $0 >= CataloguePlaces.zero && $0 < CataloguePlaces.zero + 64 })
        let places = CataloguePlaces(encoded: encoded)
        let numbers = scan.numbers
        #expect(numbers.indices.allSatisfy { places[$0] == numbers[$0] })
        #expect(places.parts.end == numbers.count)
    }

    @Test func `every name is found where it stands`() {
        let index = CatalogueIndex(places: CataloguePlaces(encoded: scan.encoded))
        var parts = 0
        let blocks = Dictionary(grouping: 0..<index.count) { index[$0].marks.contains(.isExtension) }
        for (name, block) in zip(index.names, blocks[false] ?? []) {
            #expect(index.blocks(named: name).contains(block), "\(name)")
        }
        for (path, block) in zip(index.extendedPaths, blocks[true] ?? []) {
            #expect(index.extensions(of: path).contains(block), "\(path)")
        }
        for block in 0..<index.count {
            for part in index.parts(of: block) {
                var found = false
                index.forEachPart(named: index.name(ofPart: part, of: block), in: [block]) { number, _ in
                    if number == part { found = true }
                }
                #expect(found)
                parts += 1
            }
        }
        #expect(parts > 1500)
        #expect(index.blocks(named: "Nothing of the kind").isEmpty)
        #expect(index.blocks(named: "").isEmpty)
    }
}
