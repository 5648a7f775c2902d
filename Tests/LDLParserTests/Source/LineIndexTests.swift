import LDLParser
import Testing

@Suite struct `Lines and columns` {
    private let file = SourceFile(name: "x", text: "é🙂x\r\n\tb\rc\n")

    @Test func `count bytes, characters and UTF-16 units from one`() {
        let index = file.lineIndex
        #expect(index.position(at: 6, unit: .bytes, in: file.bytes) == SourcePosition(line: 1, column: 7))
        #expect(index.position(at: 6, unit: .characters, in: file.bytes) == SourcePosition(line: 1, column: 3))
        #expect(index.position(at: 6, unit: .utf16, in: file.bytes) == SourcePosition(line: 1, column: 4))
    }

    @Test func `end at CR LF, at a lone CR and at LF`() {
        #expect(file.lineIndex.lineStarts == [0, 9, 12, 14])
        #expect((0..<4).map { file.text(ofLine: $0) } == ["é🙂x", "\tb", "c", ""])
        #expect(file.text(ofLine: 9) == "")
        #expect(file.text(ofLine: -1) == "")
    }

    @Test func `convert back and forth`() {
        for unit in [ColumnUnit.bytes, .characters, .utf16] {
            for offset in [UInt32(0), 2, 6, 9, 10, 12, 14] {
                let position = file.lineIndex.position(at: offset, unit: unit, in: file.bytes)
                #expect(file.lineIndex.offset(of: position, unit: unit, in: file.bytes) == offset)
            }
        }
    }

    @Test func `are clamped where there is nothing`() {
        let index = file.lineIndex
        #expect(index.offset(of: SourcePosition(line: 1, column: 99), unit: .characters, in: file.bytes) == 7)
        #expect(index.offset(of: SourcePosition(line: 99, column: 1), unit: .utf16, in: file.bytes) == file.length)
        #expect(index.offset(of: SourcePosition(line: -3, column: -3), unit: .bytes, in: file.bytes) == 0)
        #expect(index.position(at: 4_000, unit: .characters, in: file.bytes) == SourcePosition(line: 4, column: 1))
        // Between the halves of the emoji lies the emoji.
        #expect(index.offset(of: SourcePosition(line: 1, column: 3), unit: .utf16, in: file.bytes) == 2)
    }

    @Test func `an invalid byte is one character`() {
        let broken = SourceFile(name: "x", bytes: [0xFF, 0xC3, 0x41])
        #expect(broken.position(at: 2) == SourcePosition(line: 1, column: 3))
    }
}
