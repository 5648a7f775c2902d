import LDLParser

/// Diagnostics as SARIF 2.1.0, with what code scanning services ask for: rules with help, regions with both ends, fixes.
struct SARIFRenderer {
    private let places: DiagnosticPlaces

    init(files: [SourceFile]) {
        places = DiagnosticPlaces(files: files)
    }

    func render(_ diagnostics: [Diagnostic]) -> String {
        let ids = Set(diagnostics.map(\.id)).sorted()
        var json = JSONWriter()
        json.beginObject()
        json.key("$schema")
        json.string("https://json.schemastore.org/sarif-2.1.0.json")
        json.key("version")
        json.string("2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        json.key("tool")
        json.beginObject()
        json.key("driver")
        json.beginObject()
        json.key("name")
        json.string("ldlc")
        json.key("version")
        json.string(LDLC.version)
        json.key("rules")
        json.beginArray()
        for id in ids { writeRule(id, to: &json) }
        json.endArray()
        json.endObject()
        json.endObject()
        json.key("columnKind")
        json.string("unicodeCodePoints")
        json.key("results")
        json.beginArray()
        for diagnostic in diagnostics {
            json.lineBreak()
            write(diagnostic, ruleIndex: ids.firstIndex(of: diagnostic.id) ?? 0, to: &json)
        }
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private func writeRule(_ id: DiagnosticID, to json: inout JSONWriter) {
        let spec = DiagnosticCatalogue.all[id]
        let title = spec?.title ?? id.rawValue
        json.beginObject()
        json.key("id")
        json.string(id.rawValue)
        json.key("shortDescription")
        writeText(title, to: &json)
        json.key("fullDescription")
        writeText(spec?.explanation ?? title, to: &json)
        json.key("help")
        let help = spec.map { "\($0.explanation)\n\nWrong:\n\n\($0.badExample)\n\nRight:\n\n\($0.goodExample)" }
        writeText(help ?? title, to: &json)
        json.endObject()
    }

    private func write(_ diagnostic: Diagnostic, ruleIndex: Int, to json: inout JSONWriter) {
        json.beginObject()
        json.key("ruleId")
        json.string(diagnostic.id.rawValue)
        json.key("ruleIndex")
        json.integer(ruleIndex)
        json.key("level")
        json.string(diagnostic.severity.rawValue)
        json.key("message")
        writeText(diagnostic.message, to: &json)
        json.key("locations")
        json.beginArray()
        writeLocation(diagnostic.span, message: nil, to: &json)
        json.endArray()
        let related =
            diagnostic.labels.map { ($0.span, $0.text) }
            + diagnostic.notes.map { ($0.span ?? diagnostic.span, $0.message) }
        if !related.isEmpty {
            json.key("relatedLocations")
            json.beginArray()
            for (span, message) in related { writeLocation(span, message: message, to: &json) }
            json.endArray()
        }
        if !diagnostic.fixIts.isEmpty {
            json.key("fixes")
            json.beginArray()
            for fixIt in diagnostic.fixIts { write(fixIt, to: &json) }
            json.endArray()
        }
        json.endObject()
    }

    private func write(_ fixIt: FixIt, to json: inout JSONWriter) {
        json.beginObject()
        json.key("description")
        writeText(fixIt.title, to: &json)
        json.key("artifactChanges")
        json.beginArray()
        for file in Set(fixIt.edits.map(\.file)).sorted() {
            json.beginObject()
            json.key("artifactLocation")
            writeArtifact(file, to: &json)
            json.key("replacements")
            json.beginArray()
            for edit in fixIt.edits where edit.file == file {
                json.beginObject()
                json.key("deletedRegion")
                writeRegion(SourceSpan(file: edit.file, range: edit.range), to: &json)
                json.key("insertedContent")
                writeText(edit.replacement, to: &json)
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func writeLocation(_ span: SourceSpan, message: String?, to json: inout JSONWriter) {
        json.beginObject()
        json.key("physicalLocation")
        json.beginObject()
        json.key("artifactLocation")
        writeArtifact(span.file, to: &json)
        json.key("region")
        writeRegion(span, to: &json)
        json.endObject()
        if let message {
            json.key("message")
            writeText(message, to: &json)
        }
        json.endObject()
    }

    private func writeArtifact(_ file: FileID, to json: inout JSONWriter) {
        json.beginObject()
        json.key("uri")
        json.string(Self.uri(ofFileNamed: places.file(file)?.name ?? ""))
        json.endObject()
    }

    private func writeRegion(_ span: SourceSpan, to json: inout JSONWriter) {
        let place = places.place(of: span)
        json.beginObject()
        json.key("startLine")
        json.integer(place.start.line)
        json.key("startColumn")
        json.integer(place.start.column)
        json.key("endLine")
        json.integer(place.end.line)
        json.key("endColumn")
        json.integer(place.end.column)
        json.endObject()
    }

    private func writeText(_ text: String, to json: inout JSONWriter) {
        json.beginObject()
        json.key("text")
        json.string(text)
        json.endObject()
    }

    /// Where a file is: relative to the folder that the command ran in, unless its path is absolute. What came from
    /// standard input has no place; `stdin` stands for it, which readers of reports show as any other name.
    static func uri(ofFileNamed name: String) -> String {
        if name == SourceLoader.standardInputName { return "stdin" }
        return name.hasPrefix("/") ? DocumentURI.uri(ofPath: name) : DocumentURI.encoded(name)
    }
}
