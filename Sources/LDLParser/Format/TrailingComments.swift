/// A comment behind code, written without the space before it.
struct TrailingComment {
    /// Where it stands in the output.
    var offset: Int
    /// The characters before it on its line.
    var width: Int
    /// The number of its line in the output.
    var line: Int
    /// The column at which it stood in the source.
    var sourceColumn: Int
}

/// Sets comments behind code two spaces off; those of neighbouring lines that stood below each other still do.
func aligned(_ bytes: [UInt8], _ comments: [TrailingComment]) -> [UInt8] {
    if comments.isEmpty { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + comments.count * 4)
    var position = 0
    var start = 0
    while start < comments.count {
        var end = start + 1
        while end < comments.count, comments[end].line == comments[end - 1].line + 1,
            comments[end].sourceColumn == comments[start].sourceColumn
        {
            end += 1
        }
        let column = (comments[start..<end].map(\.width).max() ?? 0) + 2
        for comment in comments[start..<end] {
            result += bytes[position..<comment.offset]
            result += repeatElement(0x20, count: column - comment.width)
            position = comment.offset
        }
        start = end
    }
    result += bytes[position...]
    return result
}

extension TokenKind {
    /// Whether the token opens brackets.
    var isOpening: Bool {
        self == .leftParen || self == .leftBrace || self == .leftSquare || self == .leftAngle
            || self == .interpolationOpen
    }

    /// Whether the token closes brackets.
    var isClosing: Bool {
        self == .rightParen || self == .rightBrace || self == .rightSquare || self == .rightAngle
    }
}
