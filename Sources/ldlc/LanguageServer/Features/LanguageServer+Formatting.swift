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

    /// After a closing brace the block is formatted, after a line's end that line.
    func onTypeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let offset = try offset(parameters, in: place)
        let tree = try tree(of: place)
        let lines = tree.file.lineIndex
        let line = lines.line(at: offset)
        var range = SourceRange(at: lines.range(ofLine: max(line - 1, 0)).start)
        if parameters["ch"] == "}" {
            range = SourceRange(at: offset)
            if let block = tree.block(closedAt: offset) { range = block }
        }
        // The line that the cursor is in is still being written.
        let written = format(tree, in: range).filter { edit in
            parameters["ch"] == "}" || edit.range.end < lines.range(ofLine: line).start
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
