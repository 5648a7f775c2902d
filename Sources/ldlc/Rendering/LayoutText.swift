import LDLCompiler
import LayoutRuntime

/// The tree of boxes as lines: what a view is called, and x, y, width and height in aligned columns. A lazy container
/// also tells how many of its views could be seen and have been made.
enum LayoutText {
    static func write(_ layout: LaidOutModule, to output: OutputSink) {
        var table = ColumnTable(columns: 6, alignsLeft: [true, false, false, false, false, true])
        layout.walk { visit in
            guard case .enter(let node, let depth) = visit else { return }
            let frame = layout.tree.frame(of: node)
            let label = layout.info(of: node)?.label ?? layout.info(of: node)?.view ?? "?"
            let lazy = layout.tree.realization(of: node).map { "\($0.realized) of \($0.count) realized" }
            let lengths = [frame.minX, frame.minY, frame.width, frame.height]
            let indentation = Indentation.text(depth)
            table.append(
                [indentation + shortened(TerminalText.escaped(label), after: indentation.count)]
                    + lengths.map { DecimalText.string($0, decimals: 2) } + (lazy.map { [$0] } ?? []))
        }
        table.write(to: output)
    }

    /// A label, cut so that the numbers behind it stay in sight; a deep one keeps enough of its beginning to be told.
    private static func shortened(_ label: String, after indentation: Int) -> String {
        let limit = max(widest - indentation, shortest)
        if TerminalText.width(label) <= limit { return label }
        var result = ""
        var width = 0
        for character in label {
            width += TerminalText.width(String(character))
            if width >= limit { break }
            result.append(character)
        }
        return result + "…"
    }

    /// How wide a label may be with the space before it, and how wide it may be in any case.
    private static let widest = 72
    private static let shortest = 24
}

/// The white space before a line of a tree.
enum Indentation {
    /// Levels beyond this one are counted instead of shown: a deep tree's text would otherwise grow with the square of
    /// its depth.
    private static let shownLevels = 40

    static func text(_ depth: Int) -> String {
        if depth <= shownLevels { return String(repeating: "  ", count: depth) }
        return String(repeating: "  ", count: shownLevels) + "(+\(depth - shownLevels)) "
    }
}

/// Rows of text in columns that are as wide as their widest cell.
struct ColumnTable {
    private let alignsLeft: [Bool]
    private var rows: [[String]] = []
    private var widths: [Int]

    init(columns: Int, alignsLeft: [Bool]) {
        self.alignsLeft = alignsLeft
        widths = Array(repeating: 0, count: columns)
    }

    mutating func append(_ row: [String]) {
        for (index, cell) in row.enumerated() where index < widths.count {
            widths[index] = max(widths[index], TerminalText.width(cell))
        }
        rows.append(row)
    }

    func write(to output: OutputSink) {
        for row in rows {
            var line: [UInt8] = []
            for (index, cell) in row.enumerated() where index < widths.count {
                if index > 0 { line += "  ".utf8 }
                let padding = repeatElement(UInt8(ascii: " "), count: max(0, widths[index] - TerminalText.width(cell)))
                if !alignsLeft[index] { line += padding }
                line += cell.utf8
                if alignsLeft[index], index < row.count - 1 { line += padding }
            }
            line.append(UInt8(ascii: "\n"))
            output.write(line)
        }
    }
}
