/// Sets the lines of an answered offer, for drawing.
struct LineSetter {
    let content: CutText
    let options: TextOptions
    let outcome: TextPass.Outcome

    /// The lines from the top down.
    func lines() -> [TextLine] {
        let pieces = content.pieces
        defer { withExtendedLifetime(content) {} }
        let measurement = outcome.measurement
        let scale = measurement.scale
        var walker = LineWalker(pieces, width: outcome.breakWidth, avoidsOrphans: options.avoidsOrphans)
        var result: [TextLine] = []
        var stack = LineStack(spacing: options.lineSpacing > 0 ? min(options.lineSpacing, 1e9) : 0)
        while result.count < measurement.lineCount, let line = walker.next() {
            let metrics = content.metrics(from: line.start, to: line.end)
            stack.add(metrics)
            let isCut = measurement.isTruncated && result.count == measurement.lineCount - 1
            var fragments: [TextFragment]
            var width: Double
            if isCut {
                let cut = Truncation(content, pieces, width: outcome.breakWidth)
                    .line(from: line.start, mode: options.truncationMode)
                fragments = self.fragments(pieces, of: cut)
                width = cut.width
            } else {
                fragments = self.fragments(pieces, line.start..<line.textEnd, at: 0)
                width = line.width
            }
            for index in fragments.indices {
                fragments[index].x *= scale
                fragments[index].width *= scale
                if scale != 1 {
                    fragments[index].characterOffsets = fragments[index].characterOffsets.map { $0 * scale }
                }
            }
            width *= scale
            result.append(
                TextLine(
                    text: fragments.reduce(into: "") { $0 += $1.text }, fragments: fragments,
                    x: offset(of: width, in: measurement.width), width: width,
                    top: (stack.bottom - metrics.lineHeight) * scale,
                    baseline: measurement.firstBaseline + (stack.lastBaseline - stack.firstBaseline) * scale,
                    height: metrics.lineHeight * scale, isTruncated: isCut))
        }
        return result
    }

    private func offset(of width: Double, in total: Double) -> Double {
        switch options.alignment {
        case .leading: 0
        case .center: max((total - width) / 2, 0)
        case .trailing: max(total - width, 0)
        }
    }

    /// A range of clusters in stretches of one font.
    private func fragments(_ pieces: CutText.Pieces, _ range: Range<Int>, at x: Double) -> [TextFragment] {
        guard !range.isEmpty else { return [] }
        var result: [TextFragment] = []
        var start = range.lowerBound
        let origin = content.clusters[start].x
        var run = content.run(at: start)
        while start < range.upperBound, run < content.runs.count {
            let end = min(content.runs[run].end, range.upperBound)
            if end > start {
                let left = content.clusters[start].x
                result.append(
                    TextFragment(
                        text: content.text(start..<end), run: run, x: x + left - origin,
                        width: pieces.rightEdge(before: end) - left,
                        characterOffsets: content.clusters[start..<end].map { $0.x - left }))
                start = end
            }
            run += 1
        }
        return result
    }

    private func fragments(_ pieces: CutText.Pieces, of cut: TruncatedLine) -> [TextFragment] {
        var result = fragments(pieces, cut.prefix, at: 0)
        let tail = fragments(pieces, cut.suffix, at: 0)
        let tailWidth = tail.last.map { $0.x + $0.width } ?? 0
        let headWidth = result.last.map { $0.x + $0.width } ?? 0
        let ellipsis = cut.width - headWidth - tailWidth
        // The ellipsis is one piece with the text it is set in the font of.
        if let last = result.last, last.run == cut.ellipsisRun {
            result[result.count - 1].text += "…"
            result[result.count - 1].characterOffsets.append(last.width)
            result[result.count - 1].width += ellipsis
        } else {
            result.append(
                TextFragment(
                    text: "…", run: cut.ellipsisRun, x: headWidth, width: ellipsis, characterOffsets: [0]))
        }
        for var fragment in tail {
            fragment.x += headWidth + ellipsis
            if let last = result.last, last.run == fragment.run {
                result[result.count - 1].text += fragment.text
                result[result.count - 1].characterOffsets += fragment.characterOffsets.map { $0 + last.width }
                result[result.count - 1].width += fragment.width
            } else {
                result.append(fragment)
            }
        }
        return result
    }
}
