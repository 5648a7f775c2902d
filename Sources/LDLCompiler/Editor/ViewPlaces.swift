import LDLParser

/// The views and modifiers that are written in a file, as the layout names them: by the bytes from the start of a chain
/// to the end of the call.
public struct ViewPlace: Hashable, Sendable {
    /// The bytes that the view or the modified view takes.
    public let span: SourceSpan
    /// The view's or the modifier's name.
    public let name: SourceRange
    /// Where a remark about it stands: behind the parentheses, before the braces.
    public let remark: UInt32
}

extension SyntaxTree {
    /// The view or modifier whose name or parentheses an offset is at.
    public func viewPlace(at offset: UInt32) -> ViewPlace? {
        guard let token = token(touching: offset) else { return nil }
        for node in owners(of: token).reversed() {
            if let chain = PostfixExprSyntax(node) {
                return places(in: chain).last { $0.name.touches(offset) || $0.name.contains(self[token].range) }
            }
            if node.kind == .identifierExpr { continue }
            // Inside an argument or a block the chain around it is not what is meant.
            if node.kind == .argument || node.kind == .statementList { break }
        }
        let range = self[token].range
        guard owners(of: token).last?.kind == .identifierExpr else { return nil }
        return ViewPlace(span: SourceSpan(file: file.id, range: range), name: range, remark: range.end)
    }

    /// The views and modifiers in a chain, in the order of the text.
    public func places(in chain: PostfixExprSyntax) -> [ViewPlace] {
        guard let list = chain.suffixes.syntax else { return [] }
        var result: [ViewPlace] = []
        var index = 0
        func add(_ name: SourceRange, _ end: Int) {
            let call = end > 0 ? list.node(end - 1).flatMap { CallSuffixSyntax($0) } : nil
            let range = chain.range(upTo: end)
            result.append(
                ViewPlace(
                    span: SourceSpan(file: file.id, range: range), name: name, remark: remark(call, end: range.end)))
        }
        if let first = list.node(0), first.kind == .callSuffix {
            index = 1
            add(chain.base.range, 1)
        } else {
            add(chain.base.range, 0)
        }
        while index < list.childCount {
            guard let node = list.node(index), let member = MemberSuffixSyntax(node) else {
                index += 1
                continue
            }
            let isCalled = list.node(index + 1)?.kind == .callSuffix
            let end = index + (isCalled ? 2 : 1)
            add(member.name.range, end)
            index = end
        }
        return result
    }

    /// The end of what stands before a call's first block.
    private func remark(_ call: CallSuffixSyntax?, end: UInt32) -> UInt32 {
        guard let call else { return end }
        guard let block = call.trailingClosure else { return end }
        return token(endingBy: block.range.start).map { self[$0].end } ?? end
    }

    /// All chains and single names of the file that may be views, in the order of their ends.
    public var viewPlaces: [ViewPlace] {
        var result: [ViewPlace] = []
        for (index, node) in nodes.enumerated() {
            let syntax = Syntax(tree: self, id: NodeID(UInt32(truncatingIfNeeded: index)))
            if node.kind == .postfixExpr {
                result += places(in: PostfixExprSyntax(unchecked: syntax))
            } else if node.kind == .identifierExpr {
                let range = syntax.range
                result.append(
                    ViewPlace(span: SourceSpan(file: file.id, range: range), name: range, remark: range.end))
            }
        }
        return result
    }
}
