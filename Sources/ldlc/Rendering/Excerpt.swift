import LDLParser

/// Lines of a file with numbers, and under them marks for the places that a diagnostic speaks of.
struct Excerpt {
    let file: SourceFile
    let colors: Colors

    /// A place and a few words about it.
    struct Mark {
        var range: SourceRange
        var text: String
        /// The place that the diagnostic is about, marked `^~~~`; other places are marked `----`.
        var isPrimary: Bool
    }

    /// The lines of the marks, and one more before the first for orientation.
    func render(_ marks: [Mark], hasContext: Bool = true) -> String {
        var byLine: [Int: [Mark]] = [:]
        for mark in marks {
            byLine[file.lineIndex.line(at: file.clamped(mark.range).start), default: []].append(mark)
        }
        var lines = byLine.keys.sorted()
        guard let first = lines.first, let last = lines.last else { return "" }
        if hasContext, first > 0, isWorthShowing(first - 1) { lines.insert(first - 1, at: 0) }
        let gutterWidth = String(last + 1).count
        var text = ""
        var previous: Int?
        for line in lines {
            if let previous, line > previous + 1 { text += gutter("...", gutterWidth, bar: "") + "\n" }
            previous = line
            text += render(line, marks: byLine[line] ?? [], gutterWidth: gutterWidth)
        }
        return text
    }

    private func render(_ line: Int, marks: [Mark], gutterWidth: Int) -> String {
        let primary = marks.first { $0.isPrimary } ?? marks.first
        let range = file.lineIndex.contentRange(ofLine: line, in: file.bytes)
        let focus = primary.map { file.clamped($0.range).start } ?? range.start
        let shown = VisibleLine(file: file, content: range, focus: focus)
        // The line may end in white space; what is shown need not.
        let content = Self.withoutTrailingSpace(shown.text)
        var text = gutter(String(line + 1), gutterWidth, bar: content.isEmpty ? " |" : " | ") + content + "\n"
        // The main mark first, the others from right to left, each in a line of its own.
        for mark in marks.filter(\.isPrimary)
            + marks.filter({ !$0.isPrimary }).sorted(by: { $0.range > $1.range })
        {
            let columns = shown.columns(of: file.clamped(mark.range))
            let drawn =
                mark.isPrimary
                ? "^" + String(repeating: "~", count: columns.count - 1) : String(repeating: "-", count: columns.count)
            let words = mark.text.isEmpty ? "" : " " + TerminalText.escaped(mark.text)
            text += gutter("", gutterWidth, bar: " | ") + String(repeating: " ", count: columns.lowerBound)
            text += colors.mark + drawn + words + colors.end + "\n"
        }
        return text
    }

    private func gutter(_ number: String, _ width: Int, bar: String) -> String {
        let padding = String(repeating: " ", count: max(0, width - number.count))
        return colors.gutter + "  " + padding + number + bar + colors.end
    }

    private func isWorthShowing(_ line: Int) -> Bool {
        let content = file.lineIndex.contentRange(ofLine: line, in: file.bytes)
        return file.bytes[content.bytes].contains { $0 > 0x20 }
    }

    private static func withoutTrailingSpace(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }
}

/// One line of source as a terminal shows it: tabs are expanded, characters that a terminal would act on are replaced,
/// and of a long line only the part round a place is shown.
struct VisibleLine {
    /// What is shown.
    private(set) var text = ""
    /// For each character shown: the offset of its first byte and the column at which it begins.
    private var cells: [(offset: UInt32, column: Int)] = []
    private var endColumn = 0
    private var endOffset: UInt32

    private static let tabWidth = 4
    private static let widest = 100
    /// How much of a very long line is looked at, in bytes on each side of the place.
    private static let reach: UInt32 = 600

    /// Prepares the part of the line's content round `focus`.
    init(file: SourceFile, content: SourceRange, focus: UInt32) {
        let focus = min(max(focus, content.start), content.end)
        var range = content
        if focus - range.start > Self.reach { range.start = focus - Self.reach }
        if range.end - focus > Self.reach { range.end = focus + Self.reach }
        // Not from the middle of a character.
        while range.start < focus, file.bytes[Int(range.start)] & 0xC0 == 0x80 { range.start += 1 }
        endOffset = range.start
        let all = Self.characters(file.bytes[range.bytes], from: range.start)
        let width = all.last.map { $0.column + $0.width } ?? 0
        let focusColumn = all.last { $0.offset <= focus }?.column ?? 0
        var window = 0..<width
        if width > Self.widest {
            let start = min(max(0, focusColumn - Self.widest / 3), width - Self.widest)
            window = start..<start + Self.widest
        }
        let isCutBefore = window.lowerBound > 0 || range.start > content.start
        let isCutAfter = window.upperBound < width || range.end < content.end
        var column = 0
        if isCutBefore {
            text = "…"
            column = 1
        }
        for character in all
        where character.column >= window.lowerBound && character.column + character.width <= window.upperBound {
            cells.append((character.offset, column))
            text += character.text
            column += character.width
            endOffset = character.end
        }
        endColumn = column
        if isCutAfter { text += "…" }
    }

    /// The columns that a range of bytes takes; at least one. What lies outside the part shown is moved to its edge.
    func columns(of range: SourceRange) -> Range<Int> {
        let start = column(of: range.start)
        // A range that goes on in further lines is marked up to the end of this one.
        let end = range.end >= endOffset ? endColumn : column(of: range.end)
        return start..<max(start + 1, end)
    }

    private func column(of offset: UInt32) -> Int {
        if offset >= endOffset { return endColumn }
        return cells.last { $0.offset <= offset }?.column ?? cells.first?.column ?? 0
    }

    private struct Cell {
        let offset: UInt32
        let end: UInt32
        let text: String
        let column: Int
        let width: Int
    }

    private static func characters(_ bytes: ArraySlice<UInt8>, from start: UInt32) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        var offset = start
        func append(_ character: Character, length: Int) {
            var shown = String(character)
            if character == "\t" {
                shown = String(repeating: " ", count: tabWidth - column % tabWidth)
            } else {
                shown = TerminalText.escaped(shown)
            }
            let width = TerminalText.width(shown)
            let end = offset + UInt32(length)
            cells.append(Cell(offset: offset, end: end, text: shown, column: column, width: width))
            column += width
            offset = end
        }
        if let text = String(validating: bytes, as: UTF8.self) {
            for character in text { append(character, length: character.utf8.count) }
        } else {
            // With bytes that are not UTF-8, every byte outside ASCII is shown by itself, so that offsets stay right.
            for byte in bytes {
                append(byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}", length: 1)
            }
        }
        return cells
    }
}
