/// Formats a file: one style for everybody, by moving white space and trailing commas and nothing else.
///
/// Every token and every comment stays. A statement in which something is not understood is left as it is, byte for byte;
/// what stands beside it is formatted. Formatting the result again changes nothing.
///
/// - Returns: The edits in the order of the text; none if the file is formatted.
public func format(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [TextEdit] {
    Formatting(tree, options: options).edits
}

/// The edits of ``format(_:options:)`` that concern the lines of a range.
public func format(
    _ tree: SyntaxTree, in range: SourceRange, options: FormatOptions = FormatOptions()
) -> [TextEdit] {
    let index = tree.file.lineIndex
    let lines = index.range(ofLine: index.line(at: range.start)).union(index.range(ofLine: index.line(at: range.end)))
    // White space before the first line's code belongs to the gap that begins on the line before.
    return format(tree, options: options).filter { edit in
        edit.range.end >= lines.start && edit.range.end <= lines.end
    }
}

/// A file on its way to its form.
struct Formatting {
    /// The file.
    let tree: SyntaxTree
    /// The file as it is formatted.
    private(set) var result: SyntaxTree
    /// How often the file was written until nothing changed any more.
    private(set) var rounds = 0
    /// How often a token was looked at while writing.
    private(set) var steps = 0
    /// Whether results had other tokens and were thrown away, so that the file stays as it is.
    private(set) var isRefused = false

    /// A line that is broken in one round may be indented differently in the next; more rounds are not needed.
    private static let mostRounds = 6

    /// How many places of a file may turn out not to bear what the style asks before the file is left alone.
    private static let mostDoubts = 8

    init(_ tree: SyntaxTree, options: FormatOptions) {
        self.tree = tree
        result = tree
        if let unit = options.indentation {
            settle(unit: min(max(unit, 1), 16), options)
            return
        }
        // Where parts of a file are left alone, the file as it is written may use the other unit most; then that one is
        // taken from the start, so that formatting again changes nothing.
        let usual = tree.usualIndentation
        for unit in [usual, usual == 4 ? 2 : 4] {
            rounds = 0
            result = tree
            settle(unit: unit, options)
            if result.usualIndentation == unit { return }
        }
        result = tree
        isRefused = true
    }

    /// Writes the file until that changes nothing any more.
    private mutating func settle(unit: Int, _ options: FormatOptions) {
        while rounds < Self.mostRounds {
            guard let next = form(of: result, unit: unit, options) else { return }
            result = next
        }
    }

    /// A file written once as the plan says; nil if that changes nothing.
    private mutating func form(of tree: SyntaxTree, unit: Int, _ options: FormatOptions) -> SyntaxTree? {
        // Tokens that came out differently; what they belong to is left alone.
        var doubtful: [Int] = []
        rounds += 1
        while doubtful.count <= Self.mostDoubts {
            var writer = LayoutWriter(
                LayoutPlan(tree, leaving: doubtful), unit: unit, lineWidth: options.lineWidth)
            let bytes = writer.write()
            steps += writer.steps
            if bytes == tree.file.bytes { return nil }
            let next = parse(SourceFile(id: tree.file.id, name: tree.file.name, bytes: bytes))
            guard let difference = Self.difference(tree, next) else { return next }
            doubtful.append(difference)
        }
        isRefused = true
        return nil
    }

    /// The first token of a tree that another does not have in its place, commas before closing brackets aside; nil if it
    /// has all and no more.
    private static func difference(_ tree: SyntaxTree, _ other: SyntaxTree) -> Int? {
        var old = TokenWalk(tree)
        var new = TokenWalk(other)
        while let token = old.next() {
            guard let match = new.next(), token.kind == match.kind else { return old.index - 1 }
            let text = tree.file.bytes[token.range.bytes]
            guard text.elementsEqual(other.file.bytes[match.range.bytes]) else { return old.index - 1 }
        }
        return new.next() == nil ? nil : old.index - 1
    }

    /// The differences between the file and its form, gap by gap.
    var edits: [TextEdit] {
        if result === tree { return [] }
        var edits: [TextEdit] = []
        var old = TokenWalk(tree)
        var new = TokenWalk(result)
        var oldEnd: UInt32 = 0
        var newEnd: UInt32 = 0
        while let before = old.next(), let after = new.next() {
            add(SourceRange(start: oldEnd, end: before.start), SourceRange(start: newEnd, end: after.start), to: &edits)
            oldEnd = before.end
            newEnd = after.end
        }
        return edits
    }

    private func add(_ old: SourceRange, _ new: SourceRange, to edits: inout [TextEdit]) {
        let before = tree.file.bytes[old.bytes]
        let after = result.file.bytes[new.bytes]
        if before.elementsEqual(after) { return }
        edits.append(
            TextEdit(file: tree.file.id, range: old, replacement: String(decoding: after, as: UTF8.self)))
    }
}

/// The tokens of a tree that have bytes, without commas before closing brackets, and its end.
private struct TokenWalk {
    private let tree: SyntaxTree
    /// The number of the token that comes next.
    private(set) var index = 0

    init(_ tree: SyntaxTree) { self.tree = tree }

    mutating func next() -> Token? {
        while index < tree.tokens.count {
            let token = tree.tokens[index]
            index += 1
            if token.isMissing { continue }
            if token.kind == .comma, index < tree.tokens.count, tree.tokens[index].kind == .rightSquare { continue }
            return token
        }
        return nil
    }
}
