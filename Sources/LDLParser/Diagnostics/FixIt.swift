/// How safe it is to apply a fix-it without looking.
public enum Applicability: String, Sendable {
    /// It is almost certainly what was meant, and the result is well-formed; `--fix` applies it.
    case machineApplicable
    /// It may not be what was meant.
    case maybeIncorrect
    /// It contains a placeholder that has to be filled in.
    case hasPlaceholders
}

/// One replacement of a range of bytes by a text.
public struct TextEdit: Hashable, Sendable {
    /// The file.
    public var file: FileID
    /// The bytes to replace, as offsets in the unchanged file; an empty range is an insertion.
    public var range: SourceRange
    /// The text that takes their place; empty for a deletion.
    public var replacement: String

    /// Makes an edit.
    public init(file: FileID, range: SourceRange, replacement: String) {
        self.file = file
        self.range = range
        self.replacement = replacement
    }
}

/// A cure for a diagnostic: edits that are applied together.
public struct FixIt: Hashable, Sendable {
    /// What it does, with the verb first: `insert ')'`.
    public var title: String
    /// How safe it is.
    public var applicability: Applicability
    /// The edits; their ranges do not overlap.
    public var edits: [TextEdit]

    /// Makes a fix-it.
    public init(_ title: String, applicability: Applicability = .machineApplicable, edits: [TextEdit]) {
        self.title = ShownText.shortened(title)
        self.applicability = applicability
        self.edits = edits
    }
}

extension FixIt {
    /// Whether it would write the same mark over and over: that many closing brackets or quotes are no cure.
    var isExcessive: Bool {
        edits.contains { edit in
            edit.replacement.utf8.count > 64 && Set(edit.replacement.utf8.prefix(64)).count <= 2
        }
    }
}

extension Sequence<TextEdit> {
    /// The bytes of a file after those of the edits that belong to it; an edit that overlaps an earlier one, or
    /// that lies outside the file, is left out.
    public func applied(to file: SourceFile) -> [UInt8] {
        let sorted = filter { $0.file == file.id && $0.range.end <= file.length }
            .sorted { $0.range < $1.range }
        var result: [UInt8] = []
        var position: UInt32 = 0
        for edit in sorted where edit.range.start >= position {
            result += file.bytes[Int(position)..<Int(edit.range.start)]
            result += Array(edit.replacement.utf8)
            position = edit.range.end
        }
        result += file.bytes[Int(position)...]
        return result
    }
}
