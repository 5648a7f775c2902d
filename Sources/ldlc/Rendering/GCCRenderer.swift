import LDLParser

/// Diagnostics in the form that `$gcc`, `errorformat` and `compile.el` read: one line each, and one for each note.
struct GCCRenderer {
    private let places: DiagnosticPlaces

    init(files: [SourceFile]) {
        places = DiagnosticPlaces(files: files)
    }

    func render(_ diagnostics: [Diagnostic]) -> String {
        var text = ""
        for diagnostic in diagnostics {
            let place = places.place(of: diagnostic.span).text
            let message = TerminalText.escaped(diagnostic.message)
            text += "\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.id.rawValue)]\n"
            for note in diagnostic.notes {
                let notePlace = note.span.map { places.place(of: $0).text } ?? place
                text += "\(notePlace): note: \(TerminalText.escaped(note.message))\n"
            }
        }
        return text
    }
}
