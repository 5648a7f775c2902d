import LDLCompiler
import LDLParser

/// What is shown of the name under the pointer.
extension LanguageServer {
    func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        let symbol = place.model.symbol(at: offset, in: place.file)
        let view = place.model.tree(of: place.file)?.viewPlace(at: offset)
        var sections: [String] = []
        if let symbol {
            var code = symbol.signature
            if code.isEmpty { code = symbol.name }
            sections.append("```swift\n\(code)\n```")
            if !symbol.documentation.isEmpty { sections.append(symbol.documentation) }
        }
        if let view, let text = sizes(of: view, in: place) { sections.append(text) }
        guard !sections.isEmpty else { return .null }
        let wantsMarkdown = capabilities["textDocument"]["hover"]["contentFormat"].elements.contains("markdown")
        let text = sections.joined(separator: "\n\n")
        return [
            "contents": [
                "kind": wantsMarkdown ? "markdown" : "plaintext",
                "value": .string(wantsMarkdown ? text : Self.plain(text)),
            ],
            "range": place.positions.range(symbol?.span.range ?? view?.name ?? SourceRange(at: offset)),
        ]
    }

    private static func plain(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
            .joined(separator: "\n").filter { $0 != "*" }
    }

    /// What a view was offered, what it took and where it stands.
    private func sizes(of view: ViewPlace, in place: Place) -> String? {
        let boxes = place.analysis.layout?[view.span] ?? []
        guard !boxes.isEmpty else { return nil }
        let shown = boxes.prefix(4).map { box in
            "offered \(box.offerText), took **\(box.sizeText)**, at \(box.placeText)"
        }
        var lines = Array(shown)
        if boxes.count > shown.count { lines.append("and \(boxes.count - shown.count) more") }
        return lines.joined(separator: "\n\n")
    }
}
