/// A PDF's size is the `MediaBox` of its first page, turned as its `Rotate` says. Both are read from the file's plain text;
/// a file that keeps its pages in compressed streams has none.
enum PDFHeader {
    static func size(_ bytes: [UInt8]) -> Size? {
        guard let place = place(of: "/MediaBox", in: bytes[...]) else { return nil }
        let rest = bytes[place...]
        guard let open = rest.firstIndex(of: UInt8(ascii: "[")), open - place < 16,
            let close = rest.firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let corners = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
            .split { $0.isWhitespace }.compactMap { Double($0) }
        guard corners.count == 4 else { return nil }
        let size = Size(width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return isQuarterTurn(bytes[...]) ? size.turned : size
    }

    private static func isQuarterTurn(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let place = place(of: "/Rotate", in: bytes) else { return false }
        let digits = bytes[place...].prefix(8).drop { $0 == UInt8(ascii: " ") }
            .prefix { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return (Int(String(decoding: digits, as: UTF8.self)) ?? 0) % 180 != 0
    }

    /// Where the text after a name begins.
    private static func place(of name: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let name = Array(name.utf8)
        var start = bytes.startIndex
        while let slash = bytes[start...].firstIndex(of: name[0]) {
            if bytes[slash...].starts(with: name) { return slash + name.count }
            start = slash + 1
        }
        return nil
    }
}
