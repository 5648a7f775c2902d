import LDLCompiler
import LDLParser

/// Opening, changing and closing documents, and telling what is wrong with them.
extension LanguageServer {
    func didOpen(_ parameters: JSONValue) {
        let document = parameters["textDocument"]
        guard let uri = document["uri"].string, let text = document["text"].string else { return }
        workspace.open(uri, version: document["version"].integer ?? 0, text: text)
        publishAllLater()
    }

    func didChange(_ parameters: JSONValue) {
        guard let uri = parameters["textDocument"]["uri"].string, let document = workspace.document(uri) else {
            return
        }
        let version = parameters["textDocument"]["version"].integer ?? document.version
        for change in parameters["contentChanges"].elements {
            guard let text = change["text"].string else { continue }
            if change["range"].isNull {
                document.replace(with: text, version: version, stamp: workspace.newStamp())
            } else if let range = PositionMap(document, unit: workspace.unit).range(of: change["range"]) {
                document.replace(range, with: text, version: version, stamp: workspace.newStamp())
            }
        }
        publishAllLater()
    }

    func didClose(_ parameters: JSONValue) {
        guard let uri = parameters["textDocument"]["uri"].string, workspace.document(uri) != nil else { return }
        workspace.close(uri)
        let key = Workspace.key(of: uri)
        toldTokens[key] = nil
        told[key] = nil
        unpublished.removeAll { $0 == key }
        // What is not open has no diagnostics.
        notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
        publishAllLater()
    }

    func didSave(_ parameters: JSONValue) {
        guard let path = parameters["textDocument"]["uri"].string.flatMap(DocumentURI.path) else { return }
        workspace.refresh(path: path)
    }

    /// Marks every open document: a change in one may matter to others of its module. Those whose module is as it was
    /// cost nothing.
    func publishAllLater() {
        unpublished = workspace.documents.keys.sorted()
    }

    // MARK: Diagnostics

    func publishDiagnostics(_ key: String) {
        guard let document = workspace.documents[key], let analysis = workspace.analysis(of: key) else { return }
        if told[key] == analysis.number { return }
        told[key] = analysis.number
        let place = Place(
            key: key, analysis: analysis, positions: PositionMap(analysis.main, unit: workspace.unit))
        let own = analysis.diagnostics.filter { $0.file == analysis.file }
        notify(
            "textDocument/publishDiagnostics",
            [
                "uri": .string(document.uri), "version": .integer(document.version),
                "diagnostics": .array(own.map { diagnostic($0, in: place) }),
            ])
    }

    func diagnostic(_ diagnostic: Diagnostic, in place: Place) -> JSONValue {
        var message = diagnostic.message
        var related: [JSONValue] = []
        func relate(_ span: SourceSpan, _ text: String) {
            guard let location = location(span, in: place.analysis) else { return }
            related.append(["location": location, "message": .string(text)])
        }
        let showsRelated =
            capabilities["textDocument"]["publishDiagnostics"]["relatedInformation"].bool == true
        for label in diagnostic.labels {
            if showsRelated { relate(label.span, label.text) } else { message += "\n" + label.text }
        }
        for note in diagnostic.notes {
            if let span = note.span, showsRelated { relate(span, note.message) } else { message += "\n" + note.message }
        }
        var result: [String: JSONValue] = [
            "range": place.positions.range(diagnostic.range),
            "severity": diagnostic.severity == .error ? 1 : diagnostic.severity == .warning ? 2 : 3,
            "code": .string(diagnostic.id.rawValue), "source": "ldlc", "message": .string(message),
        ]
        if !related.isEmpty { result["relatedInformation"] = .array(related) }
        return JSONValue(members: result)
    }
}
