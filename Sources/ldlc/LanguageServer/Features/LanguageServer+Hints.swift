import LDLCompiler
import LDLParser

/// Words between the words of the text: the size of each view, and what is left to its default.
extension LanguageServer {
    func inlayHints(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let range = try range(parameters, in: place)
        let settings = workspace.settings
        var hints: [(offset: UInt32, value: JSONValue)] = []
        if settings.showsDefaults {
            for found in place.model.defaultValues(in: range, of: place.file) {
                hints.append(
                    (
                        found.offset,
                        [
                            "position": place.positions.position(at: found.offset), "label": .string(found.text),
                            "kind": 2, "tooltip": "what is taken when nothing is written",
                        ]
                    ))
            }
        }
        if settings.showsSizes || settings.showsModifierSizes {
            let isCurrent = place.analysis.layout != nil
            if isCurrent, let document = workspace.documents[place.key] { rememberSizes(of: document, place.analysis) }
            let shown = isCurrent ? sizes(in: place.analysis) : workspace.documents[place.key]?.shownSizes ?? []
            for size in shown where range.touches(size.offset) {
                guard size.isModifier ? settings.showsModifierSizes : settings.showsSizes else { continue }
                hints.append((size.offset, hint(size, isCurrent: isCurrent, in: place)))
            }
        }
        return .array(hints.sorted { $0.offset < $1.offset }.map(\.value))
    }

    private func hint(_ size: SizeHint, isCurrent: Bool, in place: Place) -> JSONValue {
        var explanation = size.explanation
        if !isCurrent { explanation += "\nthis is the last layout without errors; the file has some now" }
        return [
            "position": place.positions.position(at: size.offset),
            "label": .string(isCurrent ? size.text : size.text + " (last good layout)"), "paddingLeft": true,
            "tooltip": .string(explanation),
        ]
    }
}
