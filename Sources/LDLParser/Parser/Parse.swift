/// Parses a file.
///
/// Parsing never fails: any bytes give a tree that holds all of them, and the tree's diagnostics say what does not
/// follow the grammar. The same grammar reads interface files, since the bodies of functions may be absent everywhere.
public func parse(_ file: SourceFile) -> SyntaxTree {
    file.bytes.withUnsafeBufferPointer { bytes in
        var parser = Parser(file, SourceBytes(bytes))
        return parser.parseFile()
    }
}

extension Parser {
    /// file = statements, end of the file;
    mutating func parseFile() -> SyntaxTree {
        let start = mark()
        let list = mark()
        while current.kind != .endOfFile {
            if current.kind == .rightBrace {
                skipStrayBrace()
                continue
            }
            let before = cursor
            parseStatements()
            if cursor == before { skipStrayBrace() }
        }
        flattenTopLevel(list)
        // The end of the file is no token that `consume` takes.
        takeEndOfFile()
        finish(.sourceFile, start)
        return SyntaxTree(takeParts(), file: file, diagnostics: diagnostics.sorted())
    }

    /// Reports and skips a `}` that closes nothing; once nothing more is reported, all that follow it as well.
    private mutating func skipStrayBrace() {
        error("this '}' closes nothing", fixIts: [removal(currentRange, title: "remove it", .maybeIncorrect)])
        let start = mark()
        consume()
        if diagnostics.isFull { consume(while: .rightBrace) }
        finish(.unexpected, start)
    }

    /// Makes one list of the lists between stray closing braces.
    private mutating func flattenTopLevel(_ mark: ParserMark) {
        if stack.count == mark.stack + 1, let id = stack[mark.stack].node,
            nodes[Int(id.rawValue)].kind == .statementList
        {
            return
        }
        var elements: [SyntaxChild] = []
        for index in mark.stack..<stack.count {
            let child = stack[index]
            guard let id = child.node, nodes[Int(id.rawValue)].kind == .statementList else {
                elements.append(child)
                continue
            }
            let number = Int(id.rawValue)
            let end = number + 1 < nodes.count ? Int(nodes[number + 1].firstChild) : children.count
            for place in Int(nodes[number].firstChild)..<end { elements.append(children[place]) }
        }
        stack.truncate(to: mark.stack)
        for element in elements { stack.append(element) }
        finish(.statementList, mark)
    }
}
