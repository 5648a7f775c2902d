import LDLCompiler
import LDLParser

/// The size of every view where it is written.
extension LanguageServer {
    /// Keeps the sizes of a layout without errors, to be shown while the text has some.
    func rememberSizes(of document: Document, _ analysis: Analysis) {
        guard analysis.layout != nil else { return }
        document.shownSizes = sizes(in: analysis)
    }

    /// The sizes in the order of the text.
    func sizes(in analysis: Analysis) -> [SizeHint] {
        guard let layout = analysis.layout, let tree = analysis.model.tree(of: analysis.file) else { return [] }
        var hints: [SizeHint] = []
        for place in tree.viewPlaces {
            let boxes = layout[place.span]
            guard let first = boxes.first, !first.isModifier || boxes.contains(where: \.changesSize) else { continue }
            var texts: [String] = []
            for box in boxes where !texts.contains(box.sizeText) { texts.append(box.sizeText) }
            var text = texts.prefix(3).joined(separator: ", ")
            if texts.count > 3 { text += ", …" }
            var explanation = "\(first.view): offered \(first.offerText), took \(first.sizeText), at \(first.placeText)"
            if boxes.count > 1 { explanation += "; the first of \(boxes.count)" }
            hints.append(
                SizeHint(offset: place.remark, text: text, explanation: explanation, isModifier: first.isModifier))
        }
        return hints.sorted { $0.offset < $1.offset }
    }
}
