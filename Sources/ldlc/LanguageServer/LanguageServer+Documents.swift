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
        closedFindings[key] = nil
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
        closedFindings[key] = findings(besides: key, in: analysis)
    }

    /// What is wrong with the other files of a module, by their paths.
    private func findings(besides key: String, in analysis: Analysis) -> [String: [JSONValue]] {
        var result: [String: [JSONValue]] = [:]
        for (file, list) in Dictionary(grouping: analysis.diagnostics, by: \.file) where file != analysis.file {
            guard let source = analysis.files.first(where: { $0.id == file }) else { continue }
            let place = Place(
                key: source.name, analysis: analysis, positions: PositionMap(source, unit: workspace.unit))
            result[source.name] = list.map { diagnostic($0, in: place) }
        }
        return result
    }

    /// Tells what is wrong with files that are not open, since it is why an open file that uses them does not work; and
    /// tells when nothing is any more.
    func publishClosedFiles() {
        var found: [String: [JSONValue]] = [:]
        for (_, findings) in closedFindings.sorted(by: { $0.key < $1.key }) {
            for (path, list) in findings where workspace.documents[path] == nil {
                // What several modules find is told once.
                let known = found[path] ?? []
                found[path] = known + list.filter { !known.contains($0) }
            }
        }
        for path in Set(found.keys).union(toldClosed.keys).sorted() where workspace.documents[path] == nil {
            let list = found[path] ?? []
            if list == toldClosed[path] ?? [] { continue }
            notify(
                "textDocument/publishDiagnostics",
                ["uri": .string(workspace.uri(of: path)), "diagnostics": .array(list)])
        }
        toldClosed = found.filter { !$0.value.isEmpty }
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
