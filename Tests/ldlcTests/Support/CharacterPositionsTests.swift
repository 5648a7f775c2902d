import LDLParser
import TestSupport
import Testing

@testable import ldlc

@Suite struct CharacterPositionsTests {
    /// Lines of all lengths, with characters of one to four bytes and bytes that are no characters.
    private static let file: SourceFile = {
        let pieces: [[UInt8]] = [
            [0x61], Array("é".utf8), Array("漢".utf8), Array("🙂".utf8), [0xFF], [0xE2, 0x82], [0x80], [0xF0, 0x9F],
        ]
        var bytes: [UInt8] = []
        for index in 0..<4_000 {
            bytes += pieces[(index * index + index / 7) % pieces.count]
            if [20, 700, 701, 2_500].contains(index) { bytes.append(0x0A) }
        }
        return SourceFile(name: "mixed", bytes: bytes)
    }()

    @Test func `kept columns are the counted ones at every offset`() {
        let file = Self.file
        let positions = CharacterPositions(file)
        for offset in 0...file.length + 2 {
            let found = positions.position(at: offset)
            let counted = file.position(at: offset)
            if found != counted { Issue.record("at \(offset): \(found) instead of \(counted)") }
        }
    }
}
