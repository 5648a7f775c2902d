/// Walks over the characters of a text once, adds up their advances and finds the words.
struct TextCutter {
    private var string = ""
    private var runs: [CutText.Run] = []
    private var words: [CutText.Word] = []
    private var positions: [Double] = []
    private var kernings: [Float] = []
    private var offsets: [Int] = []

    /// The pen's position.
    private var pen = 0.0
    /// Where the paragraph began, from which tab stops are counted.
    private var paragraphX = 0.0
    private var wordStart = 0
    /// The end of the word's text, once a blank has followed it.
    private var textEnd: Int?
    private var previousClass = BreakClass.newline
    /// What the next character is kerned against; nil at the start of a run or paragraph.
    private var previousScalar: Unicode.Scalar?

    init(capacity: Int) {
        positions.reserveCapacity(capacity + 1)
        kernings.reserveCapacity(capacity)
        words.reserveCapacity(capacity / 6 + 1)
    }

    /// Adds a stretch of text in one font.
    mutating func append<Face: TextFace>(_ text: String, font: ResolvedFont, face: Face) {
        var text = text
        text.makeContiguousUTF8()
        let base = string.utf8.count
        // Two fonts are not kerned against each other.
        previousScalar = nil
        let isSimple = text.utf8.withContiguousStorageIfAvailable { bytes in
            appendASCII(bytes, face: face)
        }
        if isSimple != true {
            appendClusters(text, base: base, face: face)
        }
        string += text
        let ellipsis: Unicode.Scalar = "…"
        runs.append(
            CutText.Run(
                end: kernings.count, font: font, metrics: face.metrics, face: face,
                ellipsis: face.advance(of: ellipsis)))
    }

    /// Adds text of ASCII characters only, where each byte is a cluster; false (and nothing added) for other text.
    private mutating func appendASCII<Face: TextFace>(_ bytes: UnsafeBufferPointer<UInt8>, face: Face) -> Bool {
        // A carriage return may be one cluster with the line feed behind it.
        guard offsets.isEmpty, bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
        for byte in bytes {
            let scalar = Unicode.Scalar(byte)
            add(scalar, class: BreakClass(ascii: byte), advance: face.advance(of: scalar), face: face)
        }
        return true
    }

    private mutating func appendClusters<Face: TextFace>(_ text: String, base: Int, face: Face) {
        if offsets.isEmpty {
            offsets.append(contentsOf: 0..<kernings.count)
        }
        var index = text.startIndex
        var offset = base
        while index < text.endIndex {
            let next = text.index(after: index)
            let cluster = text[index]
            let scalars = cluster.unicodeScalars
            guard let first = scalars.first else { break }
            offsets.append(offset)
            let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
            let advance = isSingle ? face.advance(of: first) : face.advance(of: cluster)
            add(first, class: BreakClass(first), advance: advance, face: face)
            offset += text.utf8.distance(from: index, to: next)
            index = next
        }
    }

    private mutating func add<Face: TextFace>(
        _ scalar: Unicode.Scalar, class kind: BreakClass, advance: Double, face: Face
    ) {
        let index = kernings.count
        var advance = advance
        switch kind {
        case .newline:
            positions.append(pen)
            kernings.append(0)
            closeWord(at: index, endsParagraph: true)
            wordStart = index + 1
            paragraphX = pen
            previousScalar = nil
            previousClass = .newline
            return
        case .blank:
            if textEnd == nil {
                textEnd = index
            }
            if scalar == "\t", let interval = face.tabInterval {
                let x = pen - paragraphX
                advance = max((x / interval).rounded(.down) * interval + interval - x, 0)
            }
        default:
            if textEnd != nil || BreakClass.allowsBreak(between: previousClass, and: kind), index > wordStart {
                closeWord(at: index, endsParagraph: false)
                wordStart = index
            }
        }
        if let previousScalar, index > 0 {
            let kerning = face.kerning(previousScalar, scalar)
            if kerning != 0 {
                kernings[index - 1] = Float(kerning)
                pen += Double(Float(kerning))
            }
        }
        positions.append(pen)
        kernings.append(0)
        pen += advance
        previousScalar = scalar
        // A hyphen at the start of a word is a sign, and a line does not end behind it.
        let isSign = (kind == .hyphen || kind == .slash) && (index == wordStart || previousClass == .opening)
        previousClass = isSign ? .opening : kind
    }

    private mutating func closeWord(at end: Int, endsParagraph: Bool) {
        // The position of `end` is not known yet while its kerning is not: the pen stands at the right edge.
        let textEnd = self.textEnd ?? end
        let startX = wordStart < positions.count ? positions[wordStart] : pen
        let textEndX: Double =
            if textEnd == end {
                pen
            } else if textEnd > wordStart {
                positions[textEnd] - Double(kernings[textEnd - 1])
            } else {
                startX
            }
        words.append(
            CutText.Word(
                start: wordStart, textEnd: textEnd, end: end, startX: startX, textEndX: textEndX, endX: pen,
                endsParagraph: endsParagraph))
        self.textEnd = nil
    }

    /// The finished content; the last word ends the last paragraph.
    consuming func finish() -> CutText {
        closeWord(at: kernings.count, endsParagraph: true)
        positions.append(pen)
        return CutText(
            string: string, runs: runs, words: words, positions: positions, kernings: kernings, offsets: offsets)
    }
}
