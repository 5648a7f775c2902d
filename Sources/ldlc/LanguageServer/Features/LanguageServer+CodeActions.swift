import LDLCompiler
import LDLParser

/// Cures for what is wrong, and changes that keep a program running.
extension LanguageServer {
    func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let range = try range(parameters, in: place)
        let only = parameters["context"]["only"].elements.compactMap(\.string)
        func wants(_ kind: String) -> Bool {
            only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
        }
        var actions: [JSONValue] = []
        if wants("quickfix") { actions += cures(in: range, at: place) }
        if wants("source.fixAll"), let action = fixAll(place) { actions.append(action) }
        if wants("refactor.rewrite") {
            actions += place.model.refactorings(in: range, of: place.file).map { action($0, in: place) }
        }
        // Finding out what a view needs takes a compilation, so a cursor alone is not enough of a wish.
        if wants("refactor.extract"), !range.isEmpty || !only.isEmpty,
            let extracted = place.model.extractView(in: range, of: place.file)
        {
            actions.append(action(extracted, in: place))
        }
        return .array(actions)
    }

    private func action(_ refactoring: Refactoring, in place: Place) -> JSONValue {
        [
            "title": .string(refactoring.title),
            "kind": refactoring.kind == .extract ? "refactor.extract" : "refactor.rewrite",
            "edit": workspaceEdit(refactoring.edits, in: place.analysis),
        ]
    }

    private func cures(in range: SourceRange, at place: Place) -> [JSONValue] {
        var actions: [JSONValue] = []
        for found in place.analysis.diagnostics where found.file == place.file {
            guard found.range.start <= range.end, range.start <= found.range.end else { continue }
            for (index, cure) in found.fixIts.enumerated() where !cure.edits.isEmpty {
                var action: [String: JSONValue] = [
                    "title": .string(cure.title), "kind": "quickfix",
                    "diagnostics": [diagnostic(found, in: place)],
                    "edit": workspaceEdit(cure.edits, in: place.analysis),
                ]
                if index == 0, cure.applicability == .machineApplicable { action["isPreferred"] = true }
                actions.append(JSONValue(members: action))
            }
        }
        return actions
    }

    /// All cures that are safe, at once.
    private func fixAll(_ place: Place) -> JSONValue? {
        let cures = FixApplier.cures(for: place.analysis.diagnostics.filter { $0.file == place.file })
        guard !cures.isEmpty else { return nil }
        return [
            "title": .string("apply \(cures.count == 1 ? "the safe fix" : "all \(cures.count) safe fixes")"),
            "kind": "source.fixAll", "edit": workspaceEdit(cures.flatMap(\.edits), in: place.analysis),
        ]
    }
}
