import LDLParser

/// The suffixes of a chain, with those of the build conditions that hold put in place.
///
/// Nearly every list of them is the children of one node as they stand, so that only the numbers are needed; a list is
/// made where conditions stand in it.
struct ChainSuffixes {
    let tree: SyntaxTree
    private var list = NodeID(0)
    private(set) var count = 0
    private var numbers: [NodeID] = []

    /// No suffixes.
    init(in tree: SyntaxTree) { self.tree = tree }

    /// - Parameter isActive: The elements of a build condition that count; `nil` if none do.
    init(in tree: SyntaxTree, of chain: NodeID, isActive: (IfConfigSyntax) -> Syntax?) {
        self.tree = tree
        guard let list = tree.child(1, of: chain).node else { return }
        self.list = list
        count = tree.childCount(of: list)
        for place in 0..<count {
            if let child = tree.child(place, of: list).node, isPlain(tree.kind(of: child)) { continue }
            numbers = ChainSuffixes.flatten(Syntax(tree: tree, id: list), isActive)
            count = numbers.count
            return
        }
    }

    private func isPlain(_ kind: SyntaxKind) -> Bool { kind.isSuffix && kind != .ifConfigSuffix }

    private static func flatten(_ list: Syntax, _ isActive: (IfConfigSyntax) -> Syntax?) -> [NodeID] {
        var result: [NodeID] = []
        for suffix in SyntaxList<PostfixSuffixSyntax>(parent: list) {
            if suffix.kind == .ifConfigSuffix, case .ifConfig(let config) = suffix.form {
                if let elements = isActive(config.config) { result += flatten(elements, isActive) }
            } else {
                result.append(suffix.id)
            }
        }
        return result
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> NodeID {
        if !numbers.isEmpty { return numbers[index] }
        // A list without conditions holds nothing but nodes.
        return tree.child(index, of: list).node ?? tree.root
    }

    var first: PostfixSuffixSyntax? {
        isEmpty ? nil : PostfixSuffixSyntax(unchecked: Syntax(tree: tree, id: self[0]))
    }

    /// Whether there is a suffix at a place and it is a call.
    func isCall(_ index: Int) -> Bool { index < count && tree.kind(of: self[index]) == .callSuffix }

    /// The name of a member at a place that is called by the suffix after it.
    func calledName(_ index: Int) -> TokenID? {
        guard index + 1 < count else { return nil }
        let member = self[index]
        guard tree.kind(of: member) == .memberSuffix, tree.kind(of: self[index + 1]) == .callSuffix,
            let name = tree.child(1, of: member).token, !tree.isMissing(name)
        else { return nil }
        return name
    }
}
