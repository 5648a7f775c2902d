extension SyntaxTree {
    /// The tree as an S-expression, one node a line, indented by depth: `(kind slot: "token" slot: (…))`.
    ///
    /// Absent slots are left out; a missing token is printed as `missing`. The format is for tests and for people; it
    /// may
    /// change.
    public func dump() -> String {
        var output = ""
        dump(root, indentation: 0, into: &output)
        return output + "\n"
    }

    /// The part of the tree below a node, as ``dump()`` prints it.
    public func dump(_ id: NodeID) -> String {
        var output = ""
        dump(id, indentation: 0, into: &output)
        return output
    }

    private func dump(_ id: NodeID, indentation: Int, into output: inout String) {
        let node = self[id]
        output += "(\(node.kind)"
        var slots: [SyntaxSlot] = []
        if case .slots(let named) = SyntaxLayout.of(node.kind) { slots = named }
        for (position, child) in children(of: id).enumerated() where !child.isAbsent {
            let name = position < slots.count ? "\(slots[position].name): " : ""
            if let token = child.token {
                output += self[token].isMissing ? " \(name)missing" : " \(name)\(quoted(self[token]))"
            } else if let node = child.node {
                output += "\n" + String(repeating: "  ", count: indentation + 1) + name
                dump(node, indentation: indentation + 1, into: &output)
            }
        }
        output += ")"
    }

    private func quoted(_ token: Token) -> String {
        var result = "\""
        for scalar in file.text(in: token.range).unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
