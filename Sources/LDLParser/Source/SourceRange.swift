/// A half-open range of UTF-8 byte offsets in one file.
///
/// Every token, node and diagnostic has one. Lines and columns are derived from it by ``LineIndex``; nothing
/// else stores them.
public struct SourceRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: UInt32
    /// The offset one past the last byte; never less than `start`.
    public var end: UInt32

    /// Makes a range; an `end` before `start` is raised to `start`.
    @inlinable public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = max(start, end)
    }

    /// Makes the empty range at an offset.
    @inlinable public init(at offset: UInt32) {
        self.init(start: offset, end: offset)
    }

    /// The number of bytes in the range.
    @inlinable public var length: UInt32 { end - start }

    /// Whether the range holds no byte.
    @inlinable public var isEmpty: Bool { start == end }

    /// Whether the byte at `offset` lies in the range; the end does not.
    public func contains(_ offset: UInt32) -> Bool {
        start <= offset && offset < end
    }

    /// Whether every byte of `other` lies in this range.
    public func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }

    /// Whether `offset` lies in the range or directly at its end, as a cursor does that follows a word.
    public func touches(_ offset: UInt32) -> Bool {
        start <= offset && offset <= end
    }

    /// The smallest range that holds both.
    @inlinable public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(start: min(start, other.start), end: max(end, other.end))
    }

    /// The offsets as `Int`s, for slicing an array of bytes.
    @inlinable public var bytes: Range<Int> { Int(start)..<Int(end) }
}

extension SourceRange: Comparable {
    /// Orders ranges by start, then by end.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }
}

extension SourceRange: CustomStringConvertible {
    /// The offsets, as in `3..<8`.
    public var description: String { "\(start)..<\(end)" }
}

/// The number of a file within one compilation.
public struct FileID: Hashable, Comparable, Sendable {
    /// The number; a caller gives files the numbers 0, 1, 2 … in the order in which they form the module.
    public var rawValue: UInt32

    /// Makes the id with a number.
    @inlinable public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Orders ids by number.
    public static func < (left: FileID, right: FileID) -> Bool { left.rawValue < right.rawValue }
}

/// A range together with the file that it is in.
public struct SourceSpan: Hashable, Comparable, Sendable {
    /// The file.
    public var file: FileID
    /// The bytes within the file.
    public var range: SourceRange

    /// Makes a span.
    @inlinable public init(file: FileID, range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// Orders spans by file, then by range.
    public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
        (left.file, left.range) < (right.file, right.range)
    }
}
