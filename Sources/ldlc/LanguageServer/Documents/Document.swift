import LDLParser

/// A file that an editor has open: its text as the editor has it.
final class Document {
    let uri: String
    private(set) var version: Int
    private(set) var bytes: [UInt8]
    /// Grows with each change of the text, so that results can be kept for as long as they hold.
    private(set) var stamp: Int
    private(set) var lines: LineIndex
    /// What was shown of the last layout without errors, moved along with the text.
    var shownSizes: [SizeHint] = []

    init(uri: String, version: Int, text: String, stamp: Int) {
        self.uri = uri
        self.version = version
        self.stamp = stamp
        bytes = Array(text.utf8)
        lines = LineIndex(bytes)
    }

    /// Takes the place of the whole text.
    func replace(with text: String, version: Int, stamp: Int) {
        bytes = Array(text.utf8)
        lines = LineIndex(bytes)
        shownSizes = []
        self.version = version
        self.stamp = stamp
    }

    /// Takes the place of a part of the text.
    func replace(_ range: SourceRange, with text: String, version: Int, stamp: Int) {
        let replacement = Array(text.utf8)
        let start = min(Int(range.start), bytes.count)
        let end = min(max(Int(range.end), start), bytes.count)
        bytes.replaceSubrange(start..<end, with: replacement)
        lines = LineIndex(bytes)
        let change = replacement.count - (end - start)
        shownSizes = shownSizes.compactMap { hint in
            var hint = hint
            let offset = Int(hint.offset)
            if offset > start, offset < end { return nil }
            if offset >= end { hint.offset = UInt32(clamping: offset + change) }
            return hint
        }
        self.version = version
        self.stamp = stamp
    }
}
