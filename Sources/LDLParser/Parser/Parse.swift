/// Parses a file.
///
/// Parsing never fails: any bytes give a tree that holds all of them, and the tree's diagnostics say what does not
/// follow the grammar. The same grammar reads interface files, since the bodies of functions may be absent everywhere.
public func parse(_ file: SourceFile) -> SyntaxTree {
    var parser = Parser(file)
    return parser.parseFile()
}

extension Parser {
    /// file = statements, end of the file;
    mutating func parseFile() -> SyntaxTree {
        let start = mark()
        let list = mark()
        while current.kind != .endOfFile {
            let before = cursor
            parseStatements()
            if cursor == before || current.kind == .rightBrace { skipStrayBrace() }
        }
        flattenTopLevel(list)
        // The end of the file is no token that `consume` takes.
        let tokens = takeEndOfFile()
        finish(.sourceFile, start)
        return SyntaxTree(
            file: file, tokens: tokens, nodes: nodes, children: children,
            root: NodeID(UInt32(truncatingIfNeeded: nodes.count - 1)), diagnostics: diagnostics.sorted())
    }

    /// Reports and skips a `}` that closes nothing.
    private mutating func skipStrayBrace() {
        error("this '}' closes nothing", fixIts: [removal(current.range, title: "remove it", .maybeIncorrect)])
        let start = mark()
        consume()
        finish(.unexpected, start)
    }

    /// Makes one list of the lists between stray closing braces.
    private mutating func flattenTopLevel(_ mark: ParserMark) {
        if stack.count == mark.stack + 1 { return }
        var elements: [SyntaxChild] = []
        for child in stack[mark.stack...] {
            guard let id = child.node, nodes[Int(id.rawValue)].kind == .statementList else {
                elements.append(child)
                continue
            }
            let node = nodes[Int(id.rawValue)]
            elements += children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
        }
        stack.replaceSubrange(mark.stack..., with: elements)
        finish(.statementList, mark)
    }
}
