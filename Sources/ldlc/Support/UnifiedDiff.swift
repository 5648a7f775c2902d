import LDLParser

/// The difference between a file and the file after some edits, as `diff -u` writes it and `patch` reads it.
///
/// The edits say what changes, so no lines have to be compared but those that they touch.
struct UnifiedDiff {
    /// Lines that are replaced.
    private struct Change {
        /// The lines of the file, counted from 0.
        var old: Range<Int>
        var removed: [ArraySlice<UInt8>]
        var added: [ArraySlice<UInt8>]
    }

    private let file: SourceFile
    private let changes: [Change]
    private let lines: [ArraySlice<UInt8>]
    /// Lines that are shown before and after a change.
    private static let context = 3

    init(_ file: SourceFile, _ edits: [TextEdit]) {
        self.file = file
        var changes: [Change] = []
        let starts = Self.lineStarts(file.bytes)
        for group in Self.byLines(edits, starts) {
            guard let change = Self.change(group.lines, group.edits, file, starts) else { continue }
            if let last = changes.last, last.old.upperBound == change.old.lowerBound {
                changes[changes.count - 1].old = last.old.lowerBound..<change.old.upperBound
                changes[changes.count - 1].removed += change.removed
                changes[changes.count - 1].added += change.added
            } else {
                changes.append(change)
            }
        }
        self.changes = changes
        lines = Self.split(file.bytes[...])
    }

    /// Empty if nothing changes.
    var text: [UInt8] {
        if changes.isEmpty { return [] }
        let name = TerminalText.escaped(file.name)
        var result = Array("--- \(name)\n+++ \(name)\n".utf8)
        var shift = 0
        var index = 0
        while index < changes.count {
            var end = index + 1
            while end < changes.count,
                changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.context
            {
                end += 1
            }
            write(changes[index..<end], shift: &shift, to: &result)
            index = end
        }
        return result
    }

    /// Where lines begin, as the format counts them: a carriage return alone ends none, though it does in the language.
    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    private static func line(at offset: UInt32, _ starts: [Int]) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= Int(offset) { low = middle } else { high = middle }
        }
        return low
    }

    /// Edits that touch the same lines, together.
    private static func byLines(_ edits: [TextEdit], _ starts: [Int]) -> [(lines: Range<Int>, edits: [TextEdit])] {
        var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
        for edit in edits {
            let first = line(at: edit.range.start, starts)
            let last = line(at: edit.range.end, starts)
            if let lines = groups.last?.lines, first < lines.upperBound {
                groups[groups.count - 1].lines = lines.lowerBound..<max(lines.upperBound, last + 1)
                groups[groups.count - 1].edits.append(edit)
            } else {
                groups.append((first..<last + 1, [edit]))
            }
        }
        return groups
    }

    private static func change(
        _ lines: Range<Int>, _ edits: [TextEdit], _ file: SourceFile, _ starts: [Int]
    ) -> Change? {
        let start = starts[lines.lowerBound]
        let end = lines.upperBound < starts.count ? starts[lines.upperBound] : file.bytes.count
        let old = file.bytes[start..<end]
        var new: [UInt8] = []
        var position = start
        for edit in edits {
            new += file.bytes[position..<Int(edit.range.start)]
            new += Array(edit.replacement.utf8)
            position = Int(edit.range.end)
        }
        new += file.bytes[position..<end]
        var removed = split(old)
        var added = split(new[...])
        var first = lines.lowerBound
        while let left = removed.first, let right = added.first, left == right {
            removed.removeFirst()
            added.removeFirst()
            first += 1
        }
        while let left = removed.last, let right = added.last, left == right {
            removed.removeLast()
            added.removeLast()
        }
        if removed.isEmpty, added.isEmpty { return nil }
        return Change(old: first..<first + removed.count, removed: removed, added: added)
    }

    /// Lines with their ends.
    private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.endIndex { lines.append(bytes[start...]) }
        return lines
    }

    private func write(_ group: ArraySlice<Change>, shift: inout Int, to result: inout [UInt8]) {
        guard let first = group.first, let last = group.last else { return }
        let start = max(first.old.lowerBound - Self.context, 0)
        let end = min(last.old.upperBound + Self.context, lines.count)
        let difference = group.reduce(0) { $0 + $1.added.count - $1.removed.count }
        result += Array(
            "@@ -\(Self.range(start, end - start)) +\(Self.range(start + shift, end - start + difference)) @@\n".utf8)
        var position = start
        for change in group {
            for line in lines[position..<change.old.lowerBound] { Self.write(" ", line, to: &result) }
            for line in change.removed { Self.write("-", line, to: &result) }
            for line in change.added { Self.write("+", line, to: &result) }
            position = change.old.upperBound
        }
        for line in lines[min(position, end)..<end] { Self.write(" ", line, to: &result) }
        shift += difference
    }

    /// A range of lines as the format writes it: an empty one is named after the line before it.
    private static func range(_ start: Int, _ count: Int) -> String {
        count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
    }

    private static func write(_ mark: Character, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        result += String(mark).utf8
        result += line
        if line.last != UInt8(ascii: "\n") { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
}
