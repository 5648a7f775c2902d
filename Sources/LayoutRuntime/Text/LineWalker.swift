/// Breaks a text into lines of a width, one after the other.
///
/// As many words as fit go on a line; a word that is wider than a line is broken between characters, and at least one
/// character goes on each line.
struct LineWalker {
    /// A range of clusters that is set on one line.
    struct Line {
        let start: Int
        /// The cluster after the last one that is not a blank at the break.
        let textEnd: Int
        /// The cluster after the blank at the break.
        let end: Int
        /// The width without the blank.
        let width: Double
        /// The width that counts: with the blank, as far as it does not stand over the line's limit.
        let usedWidth: Double
        let endsParagraph: Bool
    }

    private let pieces: CutText.Pieces
    private var words: FixedBlock<CutText.Word> { pieces.words }
    private let limit: Double
    private let avoidsOrphans: Bool
    /// The least width at which no word alone is treated in another way, as far as the lines have room.
    private(set) var narrowest = 0.0
    /// The word that the next line begins in, or the number of words at the end.
    private var word = 0
    /// The cluster that the next line begins with, if that is not the word's first.
    private var cut: Int?

    init(_ pieces: CutText.Pieces, width limit: Double, avoidsOrphans: Bool) {
        self.pieces = pieces
        self.limit = limit
        self.avoidsOrphans = avoidsOrphans
    }

    /// Whether the last line has been answered.
    var isAtEnd: Bool { word >= words.count }

    /// The next line, or nil after the last.
    @inline(__always)
    mutating func next() -> Line? {
        guard !isAtEnd else { return nil }
        let start = cut ?? words[word].start
        let startX = cut.map { pieces.clusters[$0].x } ?? words[word].startX
        let right = startX + limit + PixelGrid.tolerance
        var last = word
        if words[word].textEndX > right {
            let end = brokenEnd(from: start, right: right)
            if end < words[word].textEnd {
                cut = end
                let width = pieces.rightEdge(before: end) - startX
                return Line(
                    start: start, textEnd: end, end: end, width: width, usedWidth: width, endsParagraph: false)
            }
        } else {
            while !words[last].endsParagraph, words[last + 1].textEndX <= right {
                last += 1
            }
            if avoidsOrphans, let earlier = endWithoutOrphan(last: last, startX: startX) {
                last = earlier
            }
        }
        cut = nil
        word = last + 1
        let width = words[last].textEndX - startX
        return Line(
            start: start, textEnd: words[last].textEnd, end: words[last].end, width: width,
            usedWidth: max(width, min(words[last].endX - startX, limit)), endsParagraph: words[last].endsParagraph)
    }

    /// The end of a line that breaks a word: as many characters as fit, at least one.
    @inline(__always)
    private func brokenEnd(from start: Int, right: Double) -> Int {
        let end = words[word].textEnd
        // A line that is narrower than a word seldom holds more than a few characters: they are tried one by one.
        var fitting = start + 1
        let nearby = min(start + 4, end)
        while fitting < nearby {
            if pieces.rightEdge(before: fitting + 1) > right { return fitting }
            fitting += 1
        }
        guard fitting < end else { return end }
        return partitionPoint(fitting + 1..<end + 1) { pieces.rightEdge(before: $0) > right } - 1
    }

    /// A paragraph's last line should not be one word alone: if the word before fits on it too, it moves down.
    ///
    /// Where that would leave next to nothing on the line above (less than a quarter of its width), the lines stay: a
    /// device was seen to leave `.contain)` alone rather than to end a line of 343 points after 61.
    ///
    /// - Parameters:
    ///   - last: The last word of a line that was filled.
    ///   - startX: Where that line begins.
    /// - Returns: The word that the line ends with instead, or nil if it stays as it is.
    private mutating func endWithoutOrphan(last: Int, startX: Double) -> Int? {
        guard !words[last].endsParagraph, words[last].hasBlank else { return nil }
        // What is left must be one word, that is: no blank before the paragraph's end, and within one line.
        var end = last + 1
        let longest = words[end].startX + limit + PixelGrid.tolerance
        while !words[end].endsParagraph {
            if words[end].hasBlank || words[end].textEndX > longest { return nil }
            end += 1
        }
        guard words[end].textEnd > words[last + 1].start else { return nil }
        // The word before may consist of pieces, as one with a hyphen does.
        var first = last
        while first > word, !words[first - 1].hasBlank {
            first -= 1
        }
        guard first > word, words[end].textEndX - words[first].startX <= limit + PixelGrid.tolerance else { return nil }
        let rest = words[first - 1].textEndX - startX
        guard rest >= limit / 4 else {
            narrowest = max(narrowest, (4 * rest).nextUp)
            return nil
        }
        // Where only some of its pieces had room, they would stay.
        if first < last { narrowest = max(narrowest, words[last].textEndX - startX) }
        return first - 1
    }
}
