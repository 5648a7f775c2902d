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

    @Test func `a picture that was taken upright with a camera on its side is turned`() {
        func file(_ orientation: UInt8) -> [UInt8] {
            let tiff: [UInt8] =
                Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            let exif = Array("Exif".utf8) + [0, 0] + tiff
            let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
            return [0xFF, 0xD8] + segment + [0xFF, 0xC0, 0, 11, 8, 0, 90, 0, 160, 1, 1, 0x11, 0]
        }
        #expect(ImageHeader.pixelSize(of: file(1)) == Size(width: 160, height: 90))
        #expect(ImageHeader.pixelSize(of: file(6)) == Size(width: 90, height: 160))
    }

    @Test func `a HEIC's size is a property of its primary item, and so is its turn`() {
        func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(content.count + 8)] + Array(type.utf8) + content
        }
        func file(_ properties: [UInt8]) -> [UInt8] {
            let tile = box("ispe", [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0])
            let own = box("ispe", [0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 240])
            let container = box("ipco", tile + own + box("irot", [3]))
            let table = box(
                "ipma", [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0x81, 0, 9, UInt8(properties.count)] + properties)
            let meta = box("meta", [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 9]) + box("iprp", container + table))
            return box("ftyp", Array("heic".utf8)) + meta
        }
        #expect(ImageHeader.pixelSize(of: file([2])) == Size(width: 320, height: 240))
        #expect(ImageHeader.pixelSize(of: file([2, 0x83])) == Size(width: 240, height: 320))
        #expect(ImageHeader.pixelSize(of: Array(file([2]).prefix(40))) == nil)
    }

    @Test(arguments: [
        (#"<svg width="24" height="16px"/>"#, Size(width: 24, height: 16)),
        (#"<?xml version="1.0"?><!-- <svg> --><!DOCTYPE svg><svg viewBox="0 0 30 20">"#, Size(width: 30, height: 20)),
        (#"<svg viewBox='0,0,30,20' width='60'>"#, Size(width: 60, height: 40)),
        (#"<svg width="100%" height="100%" viewBox="0 0 8 9">"#, Size(width: 8, height: 9)),
        (#"<svg width="1in" height="72pt">"#, Size(width: 96, height: 96)),
        (#"<svg width="2in" height="2.54cm">"#, Size(width: 192, height: 96)),
        (#"<svg width="25.4mm" height="3pc">"#, Size(width: 96, height: 48)),
        (#"<svg width="2em" height="1.5rem">"#, Size(width: 32, height: 24)),
    ])
    func `an SVG's size is in its outermost element`(_ text: String, _ size: Size) {
        #expect(ImageHeader.pixelSize(of: Array(text.utf8)) == size)
    }

    @Test func `an SVG without a size has none`() {
        for text in [
            "<svg>", "<html><svg width=\"1\" height=\"1\">", "<!-- <svg", "<svg width=24 height=16>", "<",
            "<svg viewBox=\"0 0 inf inf\">", "<svg width=\"100%\" height=\"100%\">",
            "<svg width=\"1parsec\" height=\"1\">",
            "<svg width=\"2147483648\" height=\"1\">", "<svg width=\"-1in\" height=\"1\">",
            "<svg viewBox=\"0 0 1e-300 1e300\" width=\"9\">",
        ] {
            #expect(ImageHeader.pixelSize(of: Array(text.utf8)) == nil)
        }
    }

    @Test func `a PDF's size is its first page's box`() {
        let page = "%PDF-1.7\n1 0 obj <</Type/Page/MediaBox [0 0 120.5 80]"
        #expect(ImageHeader.pixelSize(of: Array((page + ">>").utf8)) == Size(width: 120.5, height: 80))
        #expect(ImageHeader.pixelSize(of: Array((page + "/Rotate 90>>").utf8)) == Size(width: 80, height: 120.5))
        #expect(ImageHeader.pixelSize(of: Array("%PDF-1.7 /MediaBox [0 0 1]".utf8)) == nil)
    }

    @Test func `a file that ends anywhere is no picture, or the same one`() {
        let heic = Array("....ftypheic....meta".utf8) + [UInt8](repeating: 0, count: 40)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 1, count: 20)
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 30] + Array("Exif..II*.".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]
        for bytes in [heic, png, jpeg] {
            let whole = ImageHeader.pixelSize(of: bytes)
            for length in bytes.indices {
                let part = ImageHeader.pixelSize(of: Array(bytes.prefix(length)))
                #expect(part == nil || part == whole)
            }
        }
    }

    @Test func `other bytes are no picture`() {
        for bytes in [[], [0xFF], Array("GIF".utf8), Array("RIFF".utf8), [UInt8](repeating: 0xFF, count: 64)] {
            #expect(ImageHeader.pixelSize(of: bytes) == nil)
        }
    }
}
