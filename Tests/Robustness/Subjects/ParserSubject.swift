import LDLParser

/// A tree holds every byte of its file, in order, and every diagnostic has a place in it.
enum ParserSubject {
    static func complaint(about bytes: [UInt8]) -> String? {
        let tree = parse(SourceFile(name: "fuzz.ldl", bytes: bytes))
        var end: UInt32 = 0
        for token in tree.tokens {
            if token.range.start < end { return "a token begins before the one in front of it has ended" }
            if token.range.end < token.range.start { return "a token ends before it begins" }
            end = token.range.end
        }
        if end > tree.file.length { return "a token ends behind the file" }
        for diagnostic in tree.diagnostics where diagnostic.range.end > tree.file.length {
            return "a diagnostic lies behind the file"
        }
        for (number, node) in tree.nodes.enumerated() {
            let last = Int(node.firstChild) + Int(node.childCount)
            if last > tree.children.count { return "node \(number) has children that are not there" }
            if node.firstToken > node.endToken { return "node \(number) ends before it begins" }
            for child in tree.children[Int(node.firstChild)..<last] {
                if let inner = child.node, inner.rawValue >= number { return "node \(number) is inside itself" }
            }
        }
        return nil
    }
}
