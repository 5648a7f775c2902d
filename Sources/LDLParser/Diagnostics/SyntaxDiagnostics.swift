extension DiagnosticID {
    /// Bytes that are not UTF-8, or NUL bytes.
    public static let invalidEncoding: DiagnosticID = "invalid-encoding"
    /// Something is larger or deeper than the compiler accepts.
    public static let limitExceeded: DiagnosticID = "limit-exceeded"
    /// The text does not follow the grammar.
    public static let syntaxError: DiagnosticID = "syntax-error"
}

extension DiagnosticCatalogue {
    /// What the lexer and the parser report.
    public static let syntax = DiagnosticCatalogue([
        DiagnosticSpec(
            id: .invalidEncoding,
            title: "Invalid encoding",
            explanation: """
                Source files are UTF-8 text. The file has bytes that are not UTF-8, or NUL bytes; it was probably \
                saved in another encoding or is not a text file. It is reported once a file, at the first such byte.
                """,
            badExample: "Text(\"a\u{0}b\")",
            goodExample: "Text(\"ab\")"),
        DiagnosticSpec(
            id: .limitExceeded,
            title: "Limit exceeded",
            explanation: """
                Brackets, types, conditions and operators may be nested up to 256 levels deep. What is nested \
                deeper is skipped. Move the inner part into a property or a function of its own.
                """,
            badExample: String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
            goodExample: "((1))"),
        DiagnosticSpec(
            id: .syntaxError,
            title: "Syntax error",
            explanation: """
                The text does not follow the grammar at this place: something is missing, or something stands where \
                it may not. The rest of the file is read as well as possible, so later mistakes are reported too.
                """,
            badExample: "Text(\"Hello\"",
            goodExample: "Text(\"Hello\")"),
    ])
}
