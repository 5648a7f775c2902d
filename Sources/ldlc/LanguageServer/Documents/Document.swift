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

    /// Takes the place of the whole text. What the texts begin and end with alike counts as kept, so that the sizes shown
    /// there stay.
    func replace(with text: String, version: Int, stamp: Int) {
        let new = Array(text.utf8)
        let most = min(bytes.count, new.count)
        var prefix = 0
        while prefix < most, bytes[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < most - prefix, bytes[bytes.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        moveSizes(from: prefix, to: bytes.count - suffix, by: new.count - bytes.count)
        bytes = new
        lines = LineIndex(bytes)
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
        moveSizes(from: start, to: end, by: replacement.count - (end - start))
        self.version = version
        self.stamp = stamp
    }

    /// Moves the sizes that stand after a change, and drops those inside it.
    private func moveSizes(from start: Int, to end: Int, by change: Int) {
        shownSizes = shownSizes.compactMap { hint in
            var hint = hint
            let offset = Int(hint.offset)
            if offset > start, offset < end { return nil }
            if offset >= end { hint.offset = UInt32(clamping: offset + change) }
            return hint
        }
    }
}
