extension Syntax {
    /// The text of the documentation comments directly before the node: the lines after `///` and the inside of
    /// `/** … */`, without the marks. Nil if there are none.
    ///
    /// A comment of another kind between them and the node, or among them, begins anew.
    public var documentation: String? {
        guard let first = firstToken, first.token.flags.contains(.leadingComment) else { return nil }
        var lines: [String] = []
        for piece in tree.triviaPieces(before: first.id) {
            let text = tree.file.text(in: piece.range)
            switch piece.kind {
            case .documentationLine: lines.append(Self.withoutOneSpace(text.dropFirst(3)))
            case .documentationBlock: lines += Self.linesOfBlock(text.dropFirst(3).dropLast(2))
            case .lineComment, .blockComment: lines = []
            case .space, .lineEnd, .unreadable: break
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private static func withoutOneSpace(_ text: Substring) -> String {
        var text = text
        if text.first == " " { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }

    private static func linesOfBlock(_ text: Substring) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line.drop { $0 == " " || $0 == "\t" }
            if line.first == "*" { line = line.dropFirst() }
            return withoutOneSpace(line)
        }
        while lines.first?.isEmpty ?? false { lines.removeFirst() }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }
}
