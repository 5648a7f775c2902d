/// What there is to know about one kind of diagnostic, apart from the places where it occurs.
public struct DiagnosticSpec: Hashable, Sendable {
    /// The stable name.
    public var id: DiagnosticID
    /// A short title, such as `Syntax error`.
    public var title: String
    /// Why it is reported and what to do, in a few sentences.
    public var explanation: String
    /// A small program that gives this diagnostic.
    public var badExample: String
    /// The same program without the mistake.
    public var goodExample: String
    /// Whether the bad example is a command line, because the program has bytes that cannot be shown as text.
    public var isBadExampleCommandLine: Bool

    /// Makes an entry.
    public init(
        id: DiagnosticID, title: String, explanation: String, badExample: String, goodExample: String,
        isBadExampleCommandLine: Bool = false
    ) {
        self.id = id
        self.title = title
        self.explanation = explanation
        self.badExample = badExample
        self.goodExample = goodExample
        self.isBadExampleCommandLine = isBadExampleCommandLine
    }
}

/// A list of the kinds of diagnostics that a part of the compiler reports, in alphabetical order.
public struct DiagnosticCatalogue: Sendable {
    /// The entries, sorted by id.
    public let specs: [DiagnosticSpec]

    /// Makes a catalogue; the entries may come in any order.
    public init(_ specs: [DiagnosticSpec]) {
        self.specs = specs.sorted { $0.id < $1.id }
    }

    /// The entry with an id, or nil when there is none.
    public subscript(id: DiagnosticID) -> DiagnosticSpec? {
        specs.first { $0.id == id }
    }

    /// Both catalogues in one; where both have an id, the left one's entry counts.
    public static func + (left: DiagnosticCatalogue, right: DiagnosticCatalogue) -> DiagnosticCatalogue {
        DiagnosticCatalogue(left.specs + right.specs.filter { left[$0.id] == nil })
    }
}
