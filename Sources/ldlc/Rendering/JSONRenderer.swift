import LDLParser

/// Diagnostics as JSON, one object a line; docs/diagnostic.schema.json describes an object. Columns are in characters.
struct JSONRenderer {
    private let places: DiagnosticPlaces

    init(files: [SourceFile]) {
        places = DiagnosticPlaces(files: files)
    }

    func render(_ diagnostics: [Diagnostic]) -> String {
        var json = JSONWriter()
        for diagnostic in diagnostics {
            write(diagnostic, to: &json)
            json.lineBreak()
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.beginObject()
        writePlace(of: diagnostic.span, to: &json)
        json.key("severity")
        json.string(diagnostic.severity.rawValue)
        json.key("code")
        json.string(diagnostic.id.rawValue)
        json.key("message")
        json.string(diagnostic.message)
        json.key("labels")
        json.beginArray()
        for label in diagnostic.labels {
            json.beginObject()
            writePlace(of: label.span, to: &json)
            json.key("message")
            json.string(label.text)
            json.endObject()
        }
        json.endArray()
        json.key("notes")
        json.beginArray()
        for note in diagnostic.notes {
            json.beginObject()
            if let span = note.span { writePlace(of: span, to: &json) }
            json.key("message")
            json.string(note.message)
            json.endObject()
        }
        json.endArray()
        json.key("fixits")
        json.beginArray()
        for fixIt in diagnostic.fixIts { write(fixIt, to: &json) }
        json.endArray()
        json.endObject()
    }

    private func write(_ fixIt: FixIt, to json: inout JSONWriter) {
        json.beginObject()
        json.key("title")
        json.string(fixIt.title)
        json.key("applicability")
        json.string(fixIt.applicability.rawValue)
        json.key("edits")
        json.beginArray()
        for edit in fixIt.edits {
            json.beginObject()
            writePlace(of: SourceSpan(file: edit.file, range: edit.range), to: &json)
            json.key("replacement")
            json.string(edit.replacement)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func writePlace(of span: SourceSpan, to json: inout JSONWriter) {
        let place = places.place(of: span)
        json.key("file")
        json.string(place.name)
        json.key("line")
        json.integer(place.start.line)
        json.key("column")
        json.integer(place.start.column)
        json.key("endLine")
        json.integer(place.end.line)
        json.key("endColumn")
        json.integer(place.end.column)
    }
}
