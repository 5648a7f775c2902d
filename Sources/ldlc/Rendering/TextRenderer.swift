import LDLParser

/// Diagnostics for people: a header that is also a gcc line, an excerpt of the source with the place marked, notes and
/// cures.
struct TextRenderer {
    private let places: DiagnosticPlaces
    private let colors: Colors
    /// More would only scroll the first ones away; the other forms have all of them.
    private static let mostShown = 100

    init(files: [SourceFile], isColored: Bool) {
        places = DiagnosticPlaces(files: files)
        colors = Colors(isOn: isColored)
    }

    /// The diagnostics in their order, and a line that counts them; empty if there are none.
    func render(_ diagnostics: [Diagnostic]) -> String {
        guard !diagnostics.isEmpty else { return "" }
        var text = ""
        for diagnostic in diagnostics.prefix(Self.mostShown) { text += render(diagnostic) }
        if diagnostics.count > Self.mostShown {
            text += "… and \(diagnostics.count - Self.mostShown) more; '--diagnostics gcc' shows all\n"
        }
        return text + summary(diagnostics)
    }

    private func render(_ diagnostic: Diagnostic) -> String {
        var text = header(
            diagnostic.span, diagnostic.severity, diagnostic.message, code: diagnostic.id.rawValue, indentation: "")
        text += excerpt(diagnostic)
        for note in diagnostic.notes {
            guard let span = note.span else {
                text += "  \(colors.note)note:\(colors.end) \(TerminalText.escaped(note.message))\n"
                continue
            }
            text += header(span, .note, note.message, code: nil, indentation: "  ")
            text += excerpt(of: span)
        }
        for fixIt in diagnostic.fixIts {
            text += "  \(colors.fix)fix:\(colors.end) \(TerminalText.escaped(fixIt.title))\n"
        }
        return text
    }

    private func header(
        _ span: SourceSpan, _ severity: Severity, _ message: String, code: String?, indentation: String
    ) -> String {
        let place = places.place(of: span).text
        let color = colors.color(of: severity)
        let sentence = TerminalText.escaped(message)
        return indentation + "\(colors.strong)\(place):\(colors.end) \(color)\(severity.rawValue):\(colors.end) "
            + "\(colors.strong)\(sentence)\(colors.end)\(code.map { " [\($0)]" } ?? "")\n"
    }

    private func excerpt(_ diagnostic: Diagnostic) -> String {
        guard let file = places.file(diagnostic.file) else { return "" }
        // Words about the very place of the diagnostic stand behind its own mark.
        let own = diagnostic.labels.filter { $0.span == diagnostic.span }.map(\.text)
        var marks = [Excerpt.Mark(range: diagnostic.range, text: own.joined(separator: "; "), isPrimary: true)]
        for label in diagnostic.labels where label.span != diagnostic.span && label.span.file == diagnostic.file {
            marks.append(Excerpt.Mark(range: label.span.range, text: label.text, isPrimary: false))
        }
        var text = Excerpt(file: file, colors: colors).render(marks)
        for label in diagnostic.labels where label.span.file != diagnostic.file {
            text += header(label.span, .note, label.text, code: nil, indentation: "  ")
            text += excerpt(of: label.span)
        }
        return text
    }

    private func excerpt(of span: SourceSpan) -> String {
        guard let file = places.file(span.file) else { return "" }
        return Excerpt(file: file, colors: colors)
            .render([Excerpt.Mark(range: span.range, text: "", isPrimary: true)], hasContext: false)
    }

    private func summary(_ diagnostics: [Diagnostic]) -> String {
        func count(_ severity: Severity, _ noun: String) -> String? {
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let counts = [count(.error, "error"), count(.warning, "warning")].compactMap { $0 }
        return counts.isEmpty ? "" : counts.joined(separator: ", ") + "\n"
    }
}

/// The escape sequences of a coloured text; empty strings where there is no colour.
struct Colors {
    let isOn: Bool

    var strong: String { isOn ? "\u{1B}[1m" : "" }
    var end: String { isOn ? "\u{1B}[0m" : "" }
    var note: String { isOn ? "\u{1B}[1;36m" : "" }
    var fix: String { isOn ? "\u{1B}[1;32m" : "" }
    var gutter: String { isOn ? "\u{1B}[2m" : "" }
    var mark: String { isOn ? "\u{1B}[1;32m" : "" }

    func color(of severity: Severity) -> String {
        guard isOn else { return "" }
        switch severity {
        case .error: return "\u{1B}[1;31m"
        case .warning: return "\u{1B}[1;35m"
        case .note: return note
        }
    }
}
