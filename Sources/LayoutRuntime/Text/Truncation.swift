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
    private let limit: Double

    init(_ content: CutText, width limit: Double) {
        self.content = content
        self.limit = limit + PixelGrid.tolerance
    }

    /// The last kept line, which begins with the cluster `start` and stands for all that follows.
    func line(from start: Int, mode: TextTruncationMode) -> TruncatedLine {
        switch mode {
        case .tail:
            let end = lineEnd(from: start)
            return best(start, end: end, in: start..<end) { kept in
                (start..<trimmedEnd(start..<kept), end..<end)
            }
        case .head:
            let begin = lastLineStart(notBefore: start)
            let end = content.clusterCount
            // The more characters are kept, the further left the suffix begins.
            return best(start, end: end, in: begin..<end) { kept in
                (start..<start, trimmedStart(end - (kept - begin)..<end))
            }
        case .middle:
            let firstEnd = lineEnd(from: start)
            let lastStart = max(lastLineStart(notBefore: start), start)
            let end = content.clusterCount
            // Both sides get as many characters, the front one more if the number is odd.
            let most = min(end - start, (firstEnd - start) + (end - lastStart))
            return best(start, end: end, in: start..<start + most) { kept in
                let count = kept - start
                let front = min((count + 1) / 2, firstEnd - start)
                let back = min(count - front, end - lastStart)
                let prefix = start..<trimmedEnd(start..<start + front)
                return (prefix, trimmedStart(max(end - back, prefix.upperBound)..<end))
            }
        }
    }

    /// Tries from the largest number of kept characters that could fit downwards.
    private func best(
        _ start: Int, end: Int, in range: Range<Int>, parts: (Int) -> (Range<Int>, Range<Int>)
    ) -> TruncatedLine {
        func candidate(_ kept: Int) -> TruncatedLine {
            let (prefix, suffix) = parts(kept)
            return measured(prefix: prefix, suffix: suffix, start: start)
        }
        // Widths grow with the number of characters but for kerning, which is settled by the steps after the search.
        var kept = partitionPoint(range.lowerBound + 1..<range.upperBound + 1) { candidate($0).width > limit } - 1
        while kept < range.upperBound, candidate(kept + 1).width <= limit {
            kept += 1
        }
        return candidate(kept)
    }

    private func measured(prefix: Range<Int>, suffix: Range<Int>, start: Int) -> TruncatedLine {
        let run = content.run(at: prefix.isEmpty ? (suffix.isEmpty ? start : suffix.lowerBound) : prefix.upperBound - 1)
        var width = content.runs[run].ellipsis + width(of: prefix) + width(of: suffix)
        let face = content.runs[run].face
        if let last = content.text(max(prefix.lowerBound, prefix.upperBound - 1)..<prefix.upperBound).unicodeScalars
            .first
        {
            width += face.kerning(last, "…")
        }
        if let first = content.text(suffix.lowerBound..<min(suffix.lowerBound + 1, suffix.upperBound)).unicodeScalars
            .first
        {
            width += face.kerning("…", first)
        }
        return TruncatedLine(prefix: prefix, suffix: suffix, width: width, ellipsisRun: run)
    }

    private func width(of range: Range<Int>) -> Double {
        range.isEmpty ? 0 : content.rightEdge(before: range.upperBound) - content.clusters[range.lowerBound].x
    }

    /// The end of the paragraph that a line belongs to: an ellipsis stands for the paragraphs behind it, too.
    private func lineEnd(from start: Int) -> Int {
        var index = partitionPoint(0..<content.words.count) { content.words[$0].end > start }
        while index < content.words.count, !content.words[index].endsParagraph {
            index += 1
        }
        return index < content.words.count ? max(content.words[index].end, start) : max(content.clusterCount, start)
    }

    private func lastLineStart(notBefore start: Int) -> Int {
        max(content.lastLineStart, start)
    }

    private func trimmedEnd(_ range: Range<Int>) -> Int {
        // Blanks belong to the word before them, so the word that the end lies in tells how many there are.
        guard !range.isEmpty else { return range.upperBound }
        let index = partitionPoint(0..<content.words.count) { content.words[$0].end >= range.upperBound }
        guard index < content.words.count else { return range.upperBound }
        return max(min(range.upperBound, content.words[index].textEnd), range.lowerBound)
    }

    private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return range }
        let index = partitionPoint(0..<content.words.count) { content.words[$0].end > range.lowerBound }
        guard index < content.words.count, range.lowerBound >= content.words[index].textEnd else { return range }
        return min(content.words[index].end, range.upperBound)..<range.upperBound
    }
}
