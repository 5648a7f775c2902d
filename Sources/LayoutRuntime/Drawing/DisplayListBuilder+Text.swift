/// Words, each stretch in its own look, with the lines under and through them.
extension DisplayListBuilder {
    mutating func draw(_ content: TextContent, node: NodeID, in frame: Rect, _ annotation: DrawingAnnotation?) {
        // The lines are those that were measured for the offer which the text was placed with.
        let proposal = tree.proposal(of: node)
        let prepared = content.prepared
        let scale = prepared.measure(width: proposal.width, height: proposal.height).scale
        for line in prepared.lines(width: proposal.width, height: proposal.height) {
            for fragment in line.fragments where !fragment.text.isEmpty {
                guard let font = prepared.font(ofRun: fragment.run) else { continue }
                let look = content.look(ofRun: fragment.run)
                let paint = Paint(look.style ?? content.style, in: frame, palette: palette)
                let origin = Point(x: frame.minX + line.x + fragment.x, y: frame.minY + line.baseline)
                let drawn = DrawnText(
                    text: fragment.text, origin: origin, width: fragment.width,
                    characterOffsets: fragment.characterOffsets, fontSize: font.size * scale,
                    weight: font.weight.value, isItalic: font.isItalic, design: font.design, fontName: font.name,
                    paint: paint)
                if let underline = look.underline { draw(underline, below: drawn, by: 0.11) }
                emit(.text(drawn, annotation))
                if let strikethrough = look.strikethrough { draw(strikethrough, below: drawn, by: -0.26) }
            }
        }
    }

    /// A line along words, a fraction of the font's size below their baseline.
    private mutating func draw(_ line: TextDecoration, below text: DrawnText, by fraction: Double) {
        guard let width = text.width, width > 0 else { return }
        let thickness = text.fontSize * 0.065
        let y = text.origin.y + text.fontSize * fraction
        let path: [PathCommand] = [.move(Point(x: text.origin.x, y: y)), .line(Point(x: text.origin.x + width, y: y))]
        stroke(
            .path(path), line.color.map(Paint.color) ?? text.paint,
            StrokeStyle(lineWidth: thickness, dash: line.pattern.lengths.map { $0 * thickness }), nil)
    }
}

extension TextDecoration.Pattern {
    /// Lines and gaps in turn, in thicknesses of the line.
    fileprivate var lengths: [Double] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [5, 2]
        case .dashDot: [5, 2, 1, 2]
        case .dashDotDot: [5, 2, 1, 2, 1, 2]
        }
    }
}
