/// How grave a diagnostic is.
public enum Severity: String, Sendable, CaseIterable {
    /// The file cannot be used as it is.
    case error
    /// The file can be used, but probably does not do what was meant.
    case warning
    /// A remark without consequences.
    case note
}

/// The stable name of a kind of diagnostic, such as `syntax-error`.
///
/// Ids are kebab-case and never change or return with another meaning; the wording of messages may change.
public struct DiagnosticID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
    /// The kebab-case name.
    public let rawValue: String

    /// Makes an id from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes an id from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Orders ids alphabetically.
    public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool { left.rawValue < right.rawValue }
}

/// A second place with a few words of its own, drawn in the same excerpt as the main one.
public struct Label: Hashable, Sendable {
    /// The place.
    public var span: SourceSpan
    /// The words, such as `did you mean 'padding'?`.
    public var text: String

    /// Makes a label.
    public init(span: SourceSpan, text: String) {
        self.span = span
        self.text = ShownText.shortened(text)
    }
}

/// A sentence that explains a diagnostic, with a place of its own or without.
public struct Note: Hashable, Sendable {
    /// The sentence: lower-case start, no final period.
    public var message: String
    /// The place that it speaks of, or nil when it speaks of none.
    public var span: SourceSpan?

    /// Makes a note.
    public init(_ message: String, at span: SourceSpan? = nil) {
        self.message = ShownText.shortened(message)
        self.span = span
    }
}

/// One thing to tell the user about a place in a file.
public struct Diagnostic: Hashable, Sendable {
    /// The kind, by which it can be looked up in a ``DiagnosticCatalogue``.
    public var id: DiagnosticID
    /// How grave it is.
    public var severity: Severity
    /// The file.
    public var file: FileID
    /// The exact bytes that it is about; empty where something is missing.
    public var range: SourceRange
    /// What was found and what is allowed: lower-case start, names in single quotes, no final period.
    public var message: String
    /// Second places in the same excerpt.
    public var labels: [Label]
    /// Further sentences.
    public var notes: [Note]
    /// Cures; one that is machine-applicable comes first.
    public var fixIts: [FixIt]

    /// Makes a diagnostic.
    public init(
        _ id: DiagnosticID, severity: Severity = .error, file: FileID, range: SourceRange, message: String,
        labels: [Label] = [], notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.file = file
        self.range = range
        self.message = ShownText.shortened(message)
        self.labels = labels
        self.notes = notes
        self.fixIts = fixIts.filter { !$0.isExcessive }
    }

    /// The file and the range together.
    public var span: SourceSpan { SourceSpan(file: file, range: range) }
}

extension Diagnostic: Comparable {
    /// Orders diagnostics by file, start, severity (errors first), id, end and message, so that a list has one order.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        if left.severity != right.severity { return left.severity.rank < right.severity.rank }
        if left.id != right.id { return left.id < right.id }
        if left.range.end != right.range.end { return left.range.end < right.range.end }
        return left.message < right.message
    }
}

extension Severity {
    fileprivate var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
