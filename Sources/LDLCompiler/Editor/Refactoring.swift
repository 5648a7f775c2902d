import LDLParser

/// A change of the text that keeps a program running.
public struct Refactoring: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case rewrite, extract }

    public let title: String
    public let kind: Kind
    public let edits: [TextEdit]
}

extension SemanticModel {
    /// The changes that are possible for what is selected: to wrap views, to move a modifier.
    public func refactorings(in range: SourceRange, of file: FileID) -> [Refactoring] {
        asking {
            guard let tree = tree(of: file) else { return [] }
            var result: [Refactoring] = []
            if let views = selectedViews(range, in: tree) {
                for container in ["HStack", "VStack", "ZStack", "Group"] {
                    let text = wrapped(views, in: container, tree)
                    result.append(
                        Refactoring(
                            title: "wrap in \(container)", kind: .rewrite,
                            edits: [TextEdit(file: file, range: views, replacement: text)]))
                }
            }
            if range.isEmpty { result += moves(at: range.start, in: tree) }
            return result
        }
    }

    // MARK: Wrapping

    /// The views that are selected: whole statements of one block; of a cursor, the statement whose view's name it is at.
    func selectedViews(_ selection: SourceRange, in tree: SyntaxTree) -> SourceRange? {
        guard let token = tree.token(touching: selection.start) ?? tree.token(touching: selection.end) else {
            return nil
        }
        for node in tree.owners(of: token).reversed() where node.kind == .statementList {
            guard selection.end <= node.range.end || node.range.contains(selection) else { continue }
            let chosen = SyntaxList<StatementSyntax>(parent: node).filter { statement in
                selection.isEmpty
                    ? statement.range.touches(selection.start)
                    : statement.range.start < selection.end && selection.start < statement.range.end
            }
            guard let first = chosen.first, let last = chosen.last, chosen.allSatisfy({ isView($0) }) else {
                return nil
            }
            if selection.isEmpty, !isAtName(selection.start, of: first) { return nil }
            return first.range.union(last.range)
        }
        return nil
    }

    /// Whether a statement is a view, or makes some.
    private func isView(_ statement: StatementSyntax) -> Bool {
        guard case .expression(let expression) = statement.form else { return false }
        if expression.kind == .ifExpr || expression.kind == .switchExpr { return true }
        guard let view = checker.known.view, let type = expressionTypes[expression.span] else { return false }
        return checker.conforms(type, to: view)
    }

    /// Whether an offset is at the name that a statement begins with.
    private func isAtName(_ offset: UInt32, of statement: StatementSyntax) -> Bool {
        guard let token = statement.syntax.firstToken else { return false }
        return token.range.touches(offset)
    }

    private func wrapped(_ range: SourceRange, in container: String, _ tree: SyntaxTree) -> String {
        let indentation = indentation(ofLineAt: range.start, in: tree)
        let unit = indentationUnit(in: tree)
        let text = tree.file.text(in: range)
        return "\(container) {\n\(indentation)\(unit)" + indented(text, by: unit, tree) + "\n\(indentation)}"
    }

    /// A text whose lines after the first are moved to the right; what is inside a text of several lines moves as well,
    /// with its closing quotes.
    func indented(_ text: String, by unit: String, _ tree: SyntaxTree) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            index == 0 || line.allSatisfy(\.isWhitespace) ? String(line) : unit + line
        }.joined(separator: "\n")
    }

    /// The white space at the start of the line that an offset is in.
    func indentation(ofLineAt offset: UInt32, in tree: SyntaxTree) -> String {
        let line = tree.file.text(ofLine: tree.file.lineIndex.line(at: offset))
        return String(line.prefix { $0 == " " || $0 == "\t" })
    }

    /// One step of indentation as the file has it.
    func indentationUnit(in tree: SyntaxTree) -> String {
        let usesTabs = tree.file.lineIndex.lineStarts.contains { start in
            Int(start) < tree.file.bytes.count && tree.file.bytes[Int(start)] == UInt8(ascii: "\t")
        }
        return usesTabs ? "\t" : String(repeating: " ", count: tree.usualIndentation)
    }

    // MARK: Moving modifiers

    /// Exchanges the modifier at an offset with the one before or after it.
    private func moves(at offset: UInt32, in tree: SyntaxTree) -> [Refactoring] {
        guard let token = tree.token(touching: offset) else { return [] }
        let owners = tree.owners(of: token)
        guard let position = owners.lastIndex(where: { $0.kind == .memberSuffix }), position >= 2,
            MemberSuffixSyntax(unchecked: owners[position]).name.range.touches(offset),
            let chain = PostfixExprSyntax(owners[position - 2])
        else { return [] }
        let modifiers = modifiers(of: chain)
        guard let index = modifiers.firstIndex(where: { $0.name.range.touches(offset) }) else { return [] }
        var result: [Refactoring] = []
        func exchange(_ first: Int, _ second: Int, _ title: String) {
            let file = tree.file
            let one = modifiers[first].range, other = modifiers[second].range
            result.append(
                Refactoring(
                    title: title, kind: .rewrite,
                    edits: [
                        TextEdit(file: file.id, range: one, replacement: file.text(in: other)),
                        TextEdit(file: file.id, range: other, replacement: file.text(in: one)),
                    ]))
        }
        let name = modifiers[index].name.name
        if index > 0 { exchange(index - 1, index, "move '.\(name)' before '.\(modifiers[index - 1].name.name)'") }
        if index + 1 < modifiers.count {
            exchange(index, index + 1, "move '.\(name)' after '.\(modifiers[index + 1].name.name)'")
        }
        return result
    }

    /// The modifiers of a chain, each with its call: only those on a view can change places.
    private func modifiers(of chain: PostfixExprSyntax) -> [(name: TokenSyntax, range: SourceRange)] {
        guard let list = chain.suffixes.syntax else { return [] }
        var result: [(name: TokenSyntax, range: SourceRange)] = []
        for index in 0..<list.childCount {
            guard let node = list.node(index), let member = MemberSuffixSyntax(node),
                let call = list.node(index + 1), call.kind == .callSuffix,
                let function = symbols[member.name.span]?.last as? FunctionSymbol, function.owner === checker.known.view
            else { continue }
            result.append((member.name, SourceRange(start: node.range.start, end: call.range.end)))
        }
        return result
    }
}
