import LDLParser

/// Files with everything that makes places hard to count and lines hard to show, and diagnostics about them.
enum DiagnosticExamples {
    static let card = SourceFile(
        id: FileID(0), name: "card.ldl",
        text: """
            VStack {
                Text("Hi")
                    .paddin(10)
            }

            let width = 100
            Text("é 🙂 漢字 e\u{301}").frame(widht: width)
            \tText("tab")\t.bold(1)\t// after
            """ + "\r\nText(\"crlf\").x\r\n")
    static let hostile = SourceFile(
        id: FileID(1), name: "we\u{1B}[31mird.ldl",
        bytes: Array("Text(\"\u{1B}[2J\u{7} \u{202E}abc\u{0}\")\n".utf8) + [0x54, 0xFF, 0xFE, 0x28]
            + Array(") // bytes\n".utf8))
    static let long = SourceFile(
        id: FileID(2), name: "long.ldl",
        text: "HStack { " + String(repeating: "Text(\"word\"); ", count: 300) + "Txt(\"here\"); "
            + String(repeating: "Text(\"word\"); ", count: 300) + "}")
    static let files = [card, hostile, long]

    /// The bytes of the first occurrence of a text in a file.
    static func range(_ text: String, in file: SourceFile) -> SourceRange {
        let needle = Array(text.utf8)
        for start in 0..<file.bytes.count where file.bytes[start...].starts(with: needle) {
            return SourceRange(start: UInt32(start), end: UInt32(start + needle.count))
        }
        return SourceRange(at: 0)
    }

    static func diagnostic(
        _ id: DiagnosticID, at text: String, in file: SourceFile, _ message: String, severity: Severity = .error,
        labels: [Label] = [], notes: [Note] = [], fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id, severity: severity, file: file.id, range: range(text, in: file), message: message, labels: labels,
            notes: notes, fixIts: fixIts)
    }

    static func span(_ text: String, in file: SourceFile) -> SourceSpan {
        SourceSpan(file: file.id, range: range(text, in: file))
    }

    static var all: [Diagnostic] {
        let paddin = span("paddin", in: card)
        let widht = span("widht", in: card)
        return [
            diagnostic(
                "unknown-modifier", at: "paddin", in: card, "'Text' has no modifier 'paddin'",
                labels: [Label(span: paddin, text: "did you mean 'padding'?")],
                fixIts: [
                    FixIt(
                        "replace with 'padding'",
                        edits: [TextEdit(file: card.id, range: paddin.range, replacement: "padding")])
                ]),
            diagnostic(
                "wrong-label", at: "widht", in: card, "'frame' has no argument 'widht:'",
                labels: [Label(span: span("Text(\"é", in: card), text: "of this view")],
                notes: [
                    Note("'width' is declared here", at: span("width = 100", in: card)),
                    Note("the arguments are 'width:', 'height:' and 'alignment:'"),
                ],
                fixIts: [
                    FixIt(
                        "replace with 'width'", applicability: .maybeIncorrect,
                        edits: [TextEdit(file: card.id, range: widht.range, replacement: "width")])
                ]),
            diagnostic(
                "extra-argument", at: "1)", in: card, "'bold' takes a Bool, found an Int", severity: .warning),
            diagnostic("unknown-member", at: "x\r\n", in: card, "there is no 'x'"),
            diagnostic(
                "syntax-error", at: "Text(\"\u{1B}", in: hostile, "the text has \u{1B}[31mcontrol\u{7} characters"),
            diagnostic(
                "invalid-encoding", at: ") // bytes", in: hostile, "bytes that are not UTF-8", severity: .warning),
            Diagnostic(
                "syntax-error", file: hostile.id, range: SourceRange(at: hostile.length),
                message: "something is missing at the end"),
            diagnostic("unknown-view", at: "Txt", in: long, "there is no view 'Txt'"),
            Diagnostic(
                "no-layout-model", severity: .note, file: card.id, range: card.range, message: "a range of many lines"),
        ]
    }
}
