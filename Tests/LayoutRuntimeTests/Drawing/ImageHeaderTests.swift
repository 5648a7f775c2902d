import Testing

@testable import LayoutRuntime

/// A picture's size stands in its first bytes, in each format in its own way.
@Suite struct ImageHeaderTests {
    @Test func `a PNG keeps its size in its first chunk`() {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let bytes = signature + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]
        #expect(ImageHeader.pixelSize(of: bytes) == Size(width: 300, height: 200))
        #expect(ImageHeader.pixelSize(of: Array(bytes.prefix(22))) == nil)
    }

    @Test func `a GIF keeps its size behind its version`() {
        #expect(
            ImageHeader.pixelSize(of: Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00]) == Size(width: 320, height: 240))
    }

    @Test func `a JPEG's size is in the segment that begins the frame, behind others`() {
        let start: [UInt8] = [0xFF, 0xD8]
        let comment: [UInt8] = [0xFF, 0xFE, 0, 5, 1, 2, 3]
        let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 90, 0, 160, 1, 1, 0x11, 0]
        #expect(ImageHeader.pixelSize(of: start + comment + frame) == Size(width: 160, height: 90))
        #expect(ImageHeader.pixelSize(of: start + comment) == nil)
        #expect(ImageHeader.pixelSize(of: start + [0xFF, 0xFE, 0, 0]) == nil)
    }

    @Test func `a WebP is lossy, lossless or extended`() {
        func file(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0] + data
        }
        let extended = file("VP8X", [0, 0, 0, 0, 99, 0, 0, 49, 0, 0])
        #expect(ImageHeader.pixelSize(of: extended) == Size(width: 100, height: 50))
        let lossy = file("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 100, 0, 50, 0])
        #expect(ImageHeader.pixelSize(of: lossy) == Size(width: 100, height: 50))
        let lossless = file("VP8L", [0x2F, 0x63, 0x40, 0x0C, 0x00])
        #expect(ImageHeader.pixelSize(of: lossless) == Size(width: 100, height: 50))
    }

    @Test func `other bytes are no picture`() {
        for bytes in [[], [0xFF], Array("GIF".utf8), Array("RIFF".utf8), [UInt8](repeating: 0xFF, count: 64)] {
            #expect(ImageHeader.pixelSize(of: bytes) == nil)
        }
    }
}
