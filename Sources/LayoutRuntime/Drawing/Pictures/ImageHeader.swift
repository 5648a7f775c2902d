/// The size of a picture, read from its file: PNG, JPEG, GIF, WebP, HEIC and AVIF, SVG and PDF.
public enum ImageHeader {
    /// Width and height as the picture is shown, in pixels; for SVG and PDF, which have none, in points.
    ///
    /// - Returns: `nil` for bytes that are none of these formats or end too early, and for a side that no picture has:
    ///   formats count pixels in 31 bits at most.
    public static func pixelSize(of bytes: [UInt8]) -> Size? {
        guard let size = writtenSize(bytes), max(size.width, size.height) <= Double(Int32.max) else { return nil }
        return size
    }

    private static func writtenSize(_ bytes: [UInt8]) -> Size? {
        let reader = ByteReader(bytes: bytes)
        if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            return ByteReader.size(width: reader.big(4, at: 16), height: reader.big(4, at: 20))
        }
        if reader.has("GIF8", at: 0) {
            return ByteReader.size(width: reader.little(2, at: 6), height: reader.little(2, at: 8))
        }
        if reader.has([0xFF, 0xD8], at: 0) { return JPEGHeader.size(reader) }
        if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) { return webP(reader) }
        if reader.has("ftyp", at: 4) { return HEIFHeader.size(reader) }
        if reader.has("%PDF-", at: 0) { return PDFHeader.size(bytes) }
        return SVGHeader.size(bytes)
    }

    /// A WebP's first chunk is lossy, lossless or extended, and each keeps the size in its own way.
    private static func webP(_ reader: ByteReader) -> Size? {
        if reader.has("VP8X", at: 12) {
            return ByteReader.size(
                width: reader.little(3, at: 24).map { $0 + 1 }, height: reader.little(3, at: 27).map { $0 + 1 })
        }
        if reader.has("VP8L", at: 12), let bits = reader.little(4, at: 21) {
            return ByteReader.size(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        }
        if reader.has("VP8 ", at: 12), reader.has([0x9D, 0x01, 0x2A], at: 23) {
            return ByteReader.size(
                width: reader.little(2, at: 26).map { $0 & 0x3FFF },
                height: reader.little(2, at: 28).map { $0 & 0x3FFF })
        }
        return nil
    }
}
