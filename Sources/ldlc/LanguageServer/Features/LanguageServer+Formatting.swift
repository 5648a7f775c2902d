import LDLParser

/// The one style, in an editor: the whole file, what is selected, or what has just been typed.
extension LanguageServer {
    func formatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        return edits(format(try tree(of: place)), in: place)
    }

    func rangeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let range = try range(parameters, in: place)
        return edits(format(try tree(of: place), in: range), in: place)
    }

    /// After a closing brace the block is formatted; after a line's end the line before, and the new one is moved in.
    func onTypeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        let tree = try tree(of: place)
        if parameters["ch"] == "}" {
            return edits(format(tree, in: tree.block(closedAt: offset) ?? SourceRange(at: offset)), in: place)
        }
        let lines = tree.file.lineIndex
        let line = lines.line(at: offset)
        let start = lines.range(ofLine: line).start
        // The line that the cursor is in is still being written.
        var written = format(tree, in: SourceRange(at: lines.range(ofLine: max(line - 1, 0)).start)).filter {
            $0.range.end < start
        }
        let content = tree.file.text(ofLine: line)
        if content.allSatisfy({ $0 == " " || $0 == "\t" }) {
            let spaces = String(repeating: " ", count: max(0, tree.indentation(ofLineAt: offset)))
            let old = lines.contentRange(ofLine: line, in: tree.file.bytes)
            if content != spaces { written.append(TextEdit(file: place.file, range: old, replacement: spaces)) }
        }
        return edits(written, in: place)
    }

    private func edits(_ edits: [TextEdit], in place: Place) -> JSONValue {
        .array(edits.map { place.positions.edit($0.range, $0.replacement) })
    }
}

extension SyntaxTree {
    /// The statement that ends with the closing brace before an offset; `nil` if there is no such brace.
    fileprivate func block(closedAt offset: UInt32) -> SourceRange? {
        let last = tokens.last { !$0.isMissing && $0.end <= offset && $0.kind != .endOfFile }
        guard let last, last.kind == .rightBrace else { return nil }
        return nodes(covering: last.start).map { range(of: $0) }.first { $0.end == last.end }
    }
}
