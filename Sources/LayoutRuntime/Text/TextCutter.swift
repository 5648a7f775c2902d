/// Walks over the characters of a text once, adds up their advances and finds the words.
struct TextCutter {
    private var string = ""
    private var runs: [CutText.Run] = []
    private var words: Arena<CutText.Word>
    private var clusters: Arena<CutText.Cluster>
    private var offsets: [Int] = []

    /// The clusters so far. The last of them is not in `clusters` before its kerning is known.
    private var count = 0
    /// Where the last cluster begins.
    private var lastX = 0.0
    /// The pen's position: the right end of the last cluster.
    private(set) var pen = 0.0
    /// Where the paragraph began, from which tab stops are counted.
    private var paragraphX = 0.0
    private var wordStart = 0
    private var wordStartX = 0.0
    /// The end of the word's text, once a blank has followed it.
    private var textEnd: Int?
    private var textEndX = 0.0
    private var previousClass = BreakClass.newline
    /// What the next character is kerned against; nil at the start of a run or paragraph.
    private var previousScalar: Unicode.Scalar?

    /// - Parameter capacity: Bytes of the text. Whoever makes a cutter calls `finish` or `discard`.
    init(capacity: Int) {
        clusters = Arena(capacity: capacity + 1)
        words = Arena(capacity: capacity / 4 + 1)
    }

    /// Gives back the memory of a text that nobody wants.
    mutating func discard() {
        clusters.deallocate()
        words.deallocate()
    }

    /// Adds a stretch of text in one font.
    mutating func append<Face: TextFace>(_ text: String, font: ResolvedFont, face: Face) {
        append(text, face: face)
        runs.append(CutText.Run(end: count, font: font, face: face))
    }

    /// Adds a stretch of text in a font that has been looked up.
    mutating func append(_ text: String, in prepared: PreparedFont) {
        append(text, face: prepared.face)
        runs.append(CutText.Run(end: count, like: prepared.run))
    }

    private mutating func append<Face: TextFace>(_ text: String, face: Face) {
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
        if string.isEmpty { string = text } else { string += text }
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
            offsets.append(contentsOf: 0..<count)
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

    /// Adds a cluster by its first scalar.
    @inline(__always)
    private mutating func add<Face: TextFace>(
        _ scalar: Unicode.Scalar, class kind: BreakClass, advance: Double, face: Face
    ) {
        var advance = advance
        let isWithinWord = kind.isPlain && previousClass.isPlain && textEnd == nil && count > wordStart
        if !isWithinWord {
            endWord(before: kind)
            if kind == .newline {
                push(scalar: nil, kerning: 0, advance: 0)
                wordStart = count
                wordStartX = pen
                paragraphX = pen
                previousClass = .newline
                return
            }
            if scalar == "\t", let interval = face.tabInterval {
                advance = TextCutter.tabAdvance(from: pen - paragraphX, interval: interval)
            }
        }
        let kerning = previousScalar.map { face.kerning($0, scalar) } ?? 0
        push(scalar: scalar, kerning: kerning, advance: advance)
        if isWithinWord {
            previousClass = kind
        } else {
            beginWord(with: kind)
        }
    }

    /// Gives the last cluster its kerning and takes the next one for the last.
    @inline(__always)
    private mutating func push(scalar: Unicode.Scalar?, kerning: Double, advance: Double) {
        if count > 0 {
            clusters.append(CutText.Cluster(x: lastX, kerning: Float(kerning)))
        }
        // The positions are sums of what is stored, so that a difference of two gives it back.
        pen += Double(Float(kerning))
        lastX = pen
        pen += advance
        count += 1
        previousScalar = scalar
    }

    /// Closes the word before a character that is not simply the next of it.
    private mutating func endWord(before kind: BreakClass) {
        switch kind {
        case .newline:
            closeWord(endsParagraph: true)
        case .blank:
            if textEnd == nil {
                textEnd = count
                textEndX = pen
            }
        default:
            let mayBreak = textEnd != nil || BreakClass.allowsBreak(between: previousClass, and: kind)
            if mayBreak, count > wordStart {
                closeWord(endsParagraph: false)
                wordStart = count
            }
        }
    }

    /// Notes where a word begins, after its first character was added.
    private mutating func beginWord(with kind: BreakClass) {
        let isFirst = count - 1 == wordStart
        if isFirst {
            wordStartX = lastX
        }
        // A hyphen at the start of a word is a sign, and a line does not end behind it.
        let isSign = (kind == .hyphen || kind == .slash) && (isFirst || previousClass == .opening)
        previousClass = isSign ? .opening : kind
    }

    private mutating func closeWord(endsParagraph: Bool) {
        // A word that begins with a blank has no text.
        let textEnd = self.textEnd ?? count
        let startX = wordStart < count ? wordStartX : pen
        let textX = self.textEnd == nil ? pen : (textEnd > wordStart ? textEndX : startX)
        words.append(
            CutText.Word(
                start: wordStart, textEnd: textEnd, end: count, startX: startX, textEndX: textX, endX: pen,
                endsParagraph: endsParagraph))
        self.textEnd = nil
    }

    /// The advance of a tab: to the next stop of its paragraph.
    private static func tabAdvance(from x: Double, interval: Double) -> Double {
        max((x / interval).rounded(.down) * interval + interval - x, 0)
    }

    /// The finished content; the last word ends the last paragraph. What was collected is handed over without a copy.
    mutating func finish() -> CutText {
        closeWord(endsParagraph: true)
        if count > 0 {
            clusters.append(CutText.Cluster(x: lastX, kerning: 0))
        }
        clusters.append(CutText.Cluster(x: pen, kerning: 0))
        return CutText(
            string: string, runs: runs, words: FixedBlock(words), clusters: FixedBlock(clusters), offsets: offsets)
    }
}
