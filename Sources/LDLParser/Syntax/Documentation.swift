extension Syntax {
    /// The text of the documentation comments directly before the node: the lines after `///` and the inside of
    /// `/** … */`, without the marks. Nil if there are none.
    public var documentation: String? {
        guard let first = firstToken, first.token.flags.contains(.leadingComment) else { return nil }
        let range = tree.trivia(before: first.id)
        let bytes = tree.file.bytes
        var lines: [String] = []
        var index = Int(range.start)
        let end = Int(range.end)
        while index + 1 < end {
            guard bytes[index] == UInt8(ascii: "/") else {
                index += 1
                continue
            }
            let start = index
            if bytes[index + 1] == UInt8(ascii: "/") {
                while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
                let text = String(decoding: bytes[start..<index], as: UTF8.self)
                if text.hasPrefix("///"), !text.hasPrefix("////") {
                    lines.append(Self.withoutOneSpace(text.dropFirst(3)))
                } else {
                    lines = []
                }
            } else if bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                var depth = 1
                while index < end, depth > 0 {
                    if bytes[index] == UInt8(ascii: "*"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
                        depth -= 1
                        index += 2
                    } else if bytes[index] == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "*")
                    {
                        depth += 1
                        index += 2
                    } else {
                        index += 1
                    }
                }
                let text = String(decoding: bytes[start..<index], as: UTF8.self)
                if text.hasPrefix("/**"), text.utf8.count > 4 {
                    lines += Self.linesOfBlock(text.dropFirst(3).dropLast(2))
                } else {
                    lines = []
                }
            } else {
                index += 1
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
