/// The bytes of one file, with its name and its lines.
///
/// Any bytes are allowed: a byte order mark, CR LF, invalid UTF-8 and NUL are kept as they are. Offsets are
/// 32 bits wide, so what lies beyond 4 GiB is not part of the file; ``isTruncated`` says so.
public final class SourceFile: Sendable {
    /// The number of the file within the compilation.
    public let id: FileID
    /// The name as the user gave it; it is printed in diagnostics and means nothing else.
    public let name: String
    /// The contents, byte for byte.
    public let bytes: [UInt8]
    /// The starts of the lines, and the conversions to lines and columns.
    public let lineIndex: LineIndex
    /// Whether bytes were left out because the file is larger than 32-bit offsets can say.
    public let isTruncated: Bool

    /// Makes a file from bytes.
    public init(id: FileID = FileID(0), name: String, bytes: [UInt8]) {
        let limit = Int(UInt32.max) - 1
        isTruncated = bytes.count > limit
        self.id = id
        self.name = name
        self.bytes = isTruncated ? Array(bytes.prefix(limit)) : bytes
        lineIndex = LineIndex(self.bytes)
    }

    /// Makes a file from text.
    public convenience init(id: FileID = FileID(0), name: String, text: String) {
        self.init(id: id, name: name, bytes: Array(text.utf8))
    }

    /// The number of bytes.
    public var length: UInt32 { UInt32(truncatingIfNeeded: bytes.count) }

    /// The whole file as a range.
    public var range: SourceRange { SourceRange(start: 0, end: length) }

    /// The text of a range, with invalid UTF-8 replaced by U+FFFD; what lies outside the file is left out.
    public func text(in range: SourceRange) -> String {
        String(decoding: bytes[clamped(range).bytes], as: UTF8.self)
    }

    /// The text of a line without its line ending; empty when there is no such line.
    ///
    /// - Parameter line: The number of the line, from 0.
    public func text(ofLine line: Int) -> String {
        text(in: lineIndex.contentRange(ofLine: line, in: bytes))
    }

    /// The part of a range that lies in the file.
    public func clamped(_ range: SourceRange) -> SourceRange {
        SourceRange(start: min(range.start, length), end: min(range.end, length))
    }

    /// The line and column (both from 1, columns in characters) of an offset; an offset outside is clamped.
    public func position(at offset: UInt32) -> SourcePosition {
        lineIndex.position(at: offset, unit: .characters, in: bytes)
    }
}
