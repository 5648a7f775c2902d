/// The characters of a text with their positions, and its words. Nothing here depends on a proposal, and nothing changes:
/// it is a class so that what answers a proposal holds one reference.
final class CutText: Sendable {
    /// A stretch of one font.
    struct Run: Sendable {
        /// The cluster after its last one.
        let end: Int
        let font: ResolvedFont
        let metrics: FontMetrics
        let face: any TextFace
        let ellipsis: Double

        init<Face: TextFace>(end: Int, font: ResolvedFont, face: Face) {
            let ellipsis: Unicode.Scalar = "…"
            self.end = end
            self.font = font
            self.face = face
            metrics = face.metrics
            self.ellipsis = face.advance(of: ellipsis)
        }

        /// A stretch in the font of another one.
        init(end: Int, like other: Run) {
            self.end = end
            font = other.font
            metrics = other.metrics
            face = other.face
            ellipsis = other.ellipsis
        }
    }

    /// A piece that is not broken unless a line is narrower than it, and the blank behind it.
    struct Word: Sendable {
        /// The first cluster.
        let start: Int
        /// The cluster after the last one that is not blank.
        let textEnd: Int
        /// The cluster after the blank.
        let end: Int
        let startX: Double
        /// The right end without the blank, and without kerning towards it.
        let textEndX: Double
        let endX: Double
        /// Whether a line ends here in any case.
        let endsParagraph: Bool

        /// Whether a blank follows, so that the next word is a word of its own.
        var hasBlank: Bool { end > textEnd }
    }

    /// What a reader takes for one character.
    struct Cluster: Sendable {
        /// The pen's position before it.
        let x: Double
        /// What kerning adds towards its successor; part of the successor's position.
        let kerning: Float
    }

    let string: String
    let runs: [Run]
    /// The metrics of every line of a text in one font; nil for several.
    let uniformMetrics: FontMetrics?
    /// The width of the ellipsis of a text in one font; nil for several.
    let uniformEllipsis: Double?
    /// The face of the first run.
    let firstFace: any TextFace
    let words: FixedBlock<Word>
    /// The clusters, and one that stands for the end.
    let clusters: FixedBlock<Cluster>
    /// Where each cluster begins in the string's UTF-8; empty if every cluster is one byte.
    let offsets: [Int]

    /// The number of grapheme clusters.
    var clusterCount: Int { clusters.count - 1 }

    /// Cuts runs with a measurer that is known to the compiler.
    static func cut<Measurer: TextMeasurer>(_ source: [TextRun], measurer: Measurer) -> CutText {
        var cutter = TextCutter(capacity: source.reduce(0) { $0 + $1.string.utf8.count })
        // A text without a run is an empty one in the body font.
        for run in source.isEmpty ? [TextRun("", font: Font.body.resolved())] : source {
            cutter.append(run.string, font: run.font, face: measurer.face(for: run.font))
        }
        return cutter.finish()
    }

    /// Cuts runs with any measurer.
    static func cut(_ runs: [TextRun], any measurer: any TextMeasurer) -> CutText {
        func open<Measurer: TextMeasurer>(_ measurer: Measurer) -> CutText { cut(runs, measurer: measurer) }
        return open(measurer)
    }

    init(
        string: String, runs: [Run], words: FixedBlock<Word>, clusters: FixedBlock<Cluster>, offsets: [Int]
    ) {
        self.string = string
        self.runs = runs
        uniformMetrics = runs.count == 1 ? runs.first?.metrics : nil
        uniformEllipsis = runs.count == 1 ? runs.first?.ellipsis : nil
        firstFace = runs.first?.face ?? SystemTextMeasurer().face(for: Font.body.resolved())
        self.words = words
        self.clusters = clusters
        self.offsets = offsets
    }

    deinit {
        words.deallocate()
        clusters.deallocate()
    }

    /// The words and the clusters, for what walks them: a copy counts no references, so whoever holds one keeps the text
    /// alive.
    struct Pieces {
        let words: FixedBlock<Word>
        let clusters: FixedBlock<Cluster>

        /// The right end of the cluster before `end`, without what kerning adds towards the next.
        @inline(__always)
        func rightEdge(before end: Int) -> Double {
            guard end > 0 else { return 0 }
            return clusters[end].x - Double(clusters[end - 1].kerning)
        }

        /// The width of a range of clusters.
        @inline(__always)
        func width(of range: Range<Int>) -> Double {
            range.isEmpty ? 0 : rightEdge(before: range.upperBound) - clusters[range.lowerBound].x
        }
    }

    @inline(__always)
    var pieces: Pieces { Pieces(words: words, clusters: clusters) }

    /// The run that a cluster belongs to; the last one for what is behind the end.
    func run(at cluster: Int) -> Int {
        guard runs.count > 1 else { return 0 }
        return min(partitionPoint(0..<runs.count) { runs[$0].end > cluster }, runs.count - 1)
    }

    /// The metrics of a line: of all runs that have a part in it.
    func metrics(from start: Int, to end: Int) -> FontMetrics {
        var index = run(at: start)
        var metrics = runs[index].metrics
        while index + 1 < runs.count, runs[index].end < end {
            index += 1
            metrics = metrics.union(runs[index].metrics)
        }
        return metrics
    }

    /// The end of the first paragraph.
    var firstLineEnd: Int {
        words.first { $0.endsParagraph }?.end ?? clusterCount
    }

    /// The start of the last paragraph.
    var lastLineStart: Int {
        guard let previous = words.dropLast().last(where: { $0.endsParagraph }) else { return 0 }
        return min(previous.end + 1, clusterCount)
    }

    /// The characters of a range of clusters.
    func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return String(string.utf8[index(range.lowerBound)..<index(range.upperBound)]) ?? ""
    }

    /// The first scalar of a cluster; nil behind the end.
    func scalar(ofCluster cluster: Int) -> Unicode.Scalar? {
        // Clusters of one byte are ASCII.
        if offsets.isEmpty, cluster < clusterCount,
            let byte = string.utf8.withContiguousStorageIfAvailable({ cluster < $0.count ? $0[cluster] : 0 })
        {
            return Unicode.Scalar(byte)
        }
        let index = index(cluster)
        return index < string.endIndex ? string.unicodeScalars[index] : nil
    }

    private func index(_ cluster: Int) -> String.Index {
        let offset =
            offsets.isEmpty
            ? cluster : (cluster < offsets.count ? offsets[cluster] : string.utf8.count)
        return string.utf8.index(string.utf8.startIndex, offsetBy: offset, limitedBy: string.utf8.endIndex)
            ?? string.utf8.endIndex
    }
}

/// The first element of a sorted range for which `predicate` holds; the upper bound if there is none.
@inline(__always)
func partitionPoint(_ range: Range<Int>, where predicate: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
        let middle = low + (high - low) / 2
        if predicate(middle) {
            high = middle
        } else {
            low = middle + 1
        }
    }
    return low
}
