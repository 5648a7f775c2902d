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
            badExample: "printf 'Text(\"Z\\374rich\")' | ldlc check -",
            goodExample: "Text(\"Z\u{FC}rich\")",
            isBadExampleCommandLine: true),
        DiagnosticSpec(
            id: .limitExceeded,
            title: "Limit exceeded",
            explanation: """
                Something goes on for longer, or is larger or deeper, than any layout needs, so it is stopped. A \
                function or a loop may never end: give it a way out; '--max-steps' lets a long calculation run on. \
                Brackets, types, conditions and operators may be nested up to 256 levels deep: move the inner part into \
                a property or a function of its own. There are limits for containers inside containers, for the number \
                of views and for the length of texts and arrays as well; the message names the one that was met.
                """,
            badExample: """
                func sum(_ level: Int) -> Int {
                    level + sum(level + 1)
                }
                Text("\\(sum(0))")
                """,
            goodExample: """
                func sum(_ level: Int) -> Int {
                    level < 10 ? level + sum(level + 1) : level
                }
                Text("\\(sum(0))")
                """),
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
