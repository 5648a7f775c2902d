/// A line that ends, begins or is interrupted with an ellipsis: what is kept on either side of it.
struct TruncatedLine {
    /// The clusters before the ellipsis.
    let prefix: Range<Int>
    /// The clusters behind it.
    let suffix: Range<Int>
    /// The width with the ellipsis.
    let width: Double
    /// The run that the ellipsis is set in.
    let ellipsisRun: Int
}

/// Finds the most characters that fit on a line together with an ellipsis.
struct Truncation {
    private let content: CutText
    private let pieces: CutText.Pieces
    private let limit: Double

    init(_ content: CutText, _ pieces: CutText.Pieces, width limit: Double) {
        self.content = content
        self.pieces = pieces
        self.limit = limit + PixelGrid.tolerance
    }

    /// The last kept line, which begins with the cluster `start` and stands for all that follows.
    func line(from start: Int, mode: TextTruncationMode) -> TruncatedLine {
        let end = content.clusterCount
        switch mode {
        case .tail:
            return best(Sides(front: start..<lineEnd(from: start), back: end..<end))
        case .head:
            return best(Sides(front: start..<start, back: lastLineStart(notBefore: start)..<end))
        case .middle:
            return best(Sides(front: start..<lineEnd(from: start), back: lastLineStart(notBefore: start)..<end))
        }
    }

    /// The width of that line. Where not even the ellipsis fits nothing is looked for.
    func width(from start: Int, mode: TextTruncationMode) -> Double {
        if let ellipsis = content.uniformEllipsis, ellipsis > limit { return ellipsis }
        return line(from: start, mode: mode).width
    }

    /// What may be kept on either side of the ellipsis: the first clusters of `front` and the last of `back`.
    private struct Sides {
        let front: Range<Int>
        let back: Range<Int>

        /// The most clusters that can be kept; where both sides reach the same cluster it counts once.
        var most: Int {
            min(front.count + back.count, back.upperBound - front.lowerBound)
        }

        /// How a number of clusters is shared out: both sides get as many, the front one more if the number is odd.
        func parts(keeping count: Int) -> (front: Range<Int>, back: Range<Int>) {
            let inFront = back.isEmpty ? count : min((count + 1) / 2, front.count)
            let inBack = min(count - inFront, back.count)
            let prefix = front.lowerBound..<front.lowerBound + inFront
            return (prefix, max(back.upperBound - inBack, prefix.upperBound)..<back.upperBound)
        }
    }

    /// The line with the largest number of kept characters that fits.
    private func best(_ sides: Sides) -> TruncatedLine {
        // Widths grow with the number of characters. Blanks at the ellipsis, which are left out, and kerning towards it
        // change them by little, so that what is found without them is a step or two from the answer.
        let ellipsis = content.uniformEllipsis ?? content.runs[content.run(at: sides.front.lowerBound)].ellipsis
        var kept =
            partitionPoint(1..<sides.most + 1) { count in
                let (front, back) = sides.parts(keeping: count)
                return ellipsis + pieces.width(of: front) + pieces.width(of: back) > limit
            } - 1
        var line = measured(sides, keeping: kept)
        while kept > 0, line.width > limit {
            kept -= 1
            line = measured(sides, keeping: kept)
        }
        while kept < sides.most {
            let wider = measured(sides, keeping: kept + 1)
            if wider.width > limit { break }
            kept += 1
            line = wider
        }
        return line
    }

    private func measured(_ sides: Sides, keeping count: Int) -> TruncatedLine {
        let (front, back) = sides.parts(keeping: count)
        let prefix = front.lowerBound..<trimmedEnd(front)
        let suffix = trimmedStart(back)
        let start = sides.front.lowerBound
        if let ellipsis = content.uniformEllipsis {
            var width = ellipsis + pieces.width(of: prefix) + pieces.width(of: suffix)
            if !prefix.isEmpty, let last = content.scalar(ofCluster: prefix.upperBound - 1) {
                width += content.firstFace.kerning(last, "…")
            }
            if !suffix.isEmpty, let first = content.scalar(ofCluster: suffix.lowerBound) {
                width += content.firstFace.kerning("…", first)
            }
            return TruncatedLine(prefix: prefix, suffix: suffix, width: width, ellipsisRun: 0)
        }
        let number = content.run(
            at: prefix.isEmpty ? (suffix.isEmpty ? start : suffix.lowerBound) : prefix.upperBound - 1)
        let run = content.runs[number]
        var width = run.ellipsis + pieces.width(of: prefix) + pieces.width(of: suffix)
        if !prefix.isEmpty, let last = content.scalar(ofCluster: prefix.upperBound - 1) {
            width += run.face.kerning(last, "…")
        }
        if !suffix.isEmpty, let first = content.scalar(ofCluster: suffix.lowerBound) {
            width += run.face.kerning("…", first)
        }
        return TruncatedLine(prefix: prefix, suffix: suffix, width: width, ellipsisRun: number)
    }

    /// The end of the paragraph that a line belongs to: an ellipsis stands for the paragraphs behind it, too.
    private func lineEnd(from start: Int) -> Int {
        var index = partitionPoint(0..<pieces.words.count) { pieces.words[$0].end > start }
        while index < pieces.words.count, !pieces.words[index].endsParagraph {
            index += 1
        }
        return index < pieces.words.count ? max(pieces.words[index].end, start) : max(content.clusterCount, start)
    }

    private func lastLineStart(notBefore start: Int) -> Int {
        max(content.lastLineStart, start)
    }

    private func trimmedEnd(_ range: Range<Int>) -> Int {
        // Blanks belong to the word before them, so the word that the end lies in tells how many there are.
        guard !range.isEmpty else { return range.upperBound }
        let index = partitionPoint(0..<pieces.words.count) { pieces.words[$0].end >= range.upperBound }
        guard index < pieces.words.count else { return range.upperBound }
        return max(min(range.upperBound, pieces.words[index].textEnd), range.lowerBound)
    }

    private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return range }
        let index = partitionPoint(0..<pieces.words.count) { pieces.words[$0].end > range.lowerBound }
        guard index < pieces.words.count, range.lowerBound >= pieces.words[index].textEnd else { return range }
        return min(pieces.words[index].end, range.upperBound)..<range.upperBound
    }
}
