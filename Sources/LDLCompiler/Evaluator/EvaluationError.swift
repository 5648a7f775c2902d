import LDLParser

/// What ends a run of the program: an index out of range, a division by zero, a forced `nil`, an exhausted budget.
///
/// A layout of the program's own throws it out of the layout engine, so whoever lays a tree out may meet it.
public final class EvaluationError: Error {
    /// A kebab-case code that never changes.
    public let code: DiagnosticID
    /// What was found: lower-case start, no final period.
    public let message: String
    /// The expression that failed.
    public let span: SourceSpan
    /// Further sentences.
    public let notes: [Note]

    public init(code: DiagnosticID, message: String, span: SourceSpan, notes: [Note] = []) {
        self.code = code
        self.message = message
        self.span = span
        self.notes = notes
    }

    /// The error as a diagnostic at its place.
    public var diagnostic: Diagnostic {
        Diagnostic(code, severity: .error, file: span.file, range: span.range, message: message, notes: notes)
    }
}
