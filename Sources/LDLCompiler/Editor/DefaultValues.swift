import LDLParser

/// A choice that a call leaves to its default, shown where it could be written.
public struct DefaultValue: Hashable, Sendable {
    /// Where it could be written.
    public let offset: UInt32
    /// `alignment: .center`, with a comma where arguments stand before it.
    public let text: String
}

extension SemanticModel {
    /// The defaults that the calls of views and modifiers take in a range, where the default is one of several named
    /// choices that decide where things lie: an alignment, edges, an axis. In the order of the text.
    public func defaultValues(in range: SourceRange, of file: FileID) -> [DefaultValue] {
        asking {
            guard let tree = tree(of: file) else { return [] }
            var result: [DefaultValue] = []
            for (span, list) in symbols where span.file == file && range.contains(span.range) {
                guard let function = list.last as? FunctionSymbol, case .node = function.implementation,
                    let call = call(named: span.range, in: tree)
                else { continue }
                let labels = Set(call.arguments.map { $0.label?.name ?? "_" })
                let missing = function.parameters.compactMap { parameter -> String? in
                    guard let value = parameter.defaultSyntax, case .implicitMember = value.form else { return nil }
                    guard parameter.label == nil || parameter.label == "alignment" else { return nil }
                    // Without a label, what is there may be its value.
                    if labels.contains(parameter.label ?? "_") { return nil }
                    return (parameter.label.map { $0 + ": " } ?? "") + value.text
                }
                guard !missing.isEmpty else { continue }
                let isEmpty = call.arguments.isEmpty
                let offset = call.rightParen?.range.start ?? span.range.end
                var text = missing.joined(separator: ", ")
                if !isEmpty { text = ", " + text }
                if call.leftParen == nil { text = "(" + text + ")" }
                result.append(DefaultValue(offset: offset, text: text))
            }
            return result.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
        }
    }

    /// The call whose name stands at a place.
    func call(named name: SourceRange, in tree: SyntaxTree) -> CallSuffixSyntax? {
        let owners = tree.owners(of: tree.token(at: name.start))
        for (index, node) in owners.enumerated().reversed() where node.kind == .postfixExpr {
            guard let list = PostfixExprSyntax(unchecked: node).suffixes.syntax else { return nil }
            guard index + 2 < owners.count, owners[index + 2].kind == .memberSuffix else {
                return list.node(0).flatMap { CallSuffixSyntax($0) }
            }
            let member = owners[index + 2].id
            guard let place = (0..<list.childCount).first(where: { list.node($0)?.id == member }) else { return nil }
            return list.node(place + 1).flatMap { CallSuffixSyntax($0) }
        }
        return nil
    }
}
