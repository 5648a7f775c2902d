extension PostfixExprSyntax {
    /// The bytes of the chain up to and including a suffix: what a modifier at the next position wraps.
    ///
    /// - Parameter suffixIndex: The number of suffixes that belong to the prefix; 0 gives the base alone, a number
    ///   beyond the last gives the whole chain.
    public func range(upTo suffixIndex: Int) -> SourceRange {
        let baseRange = base.range
        guard suffixIndex > 0, let list = suffixes.syntax else { return baseRange }
        let last = min(suffixIndex, list.childCount) - 1
        guard last >= 0, let end = tree.range(of: list.child(last)) else { return baseRange }
        return baseRange.union(end)
    }
}

extension InfixExprSyntax {
    /// The operands, one more than there are operators.
    public var operands: SyntaxList<ExprSyntax> { SyntaxList(parent: syntax) }

    /// The operators between the operands, in order.
    public var operators: [TokenSyntax] {
        (0..<syntax.childCount).compactMap { syntax.token($0) }
    }

    /// The bytes from the first operand to the operand at an index: what the operators up to there combine when they
    /// group to the left.
    public func range(upToOperand index: Int) -> SourceRange {
        let slot = min(max(index, 0) * 2, syntax.childCount - 1)
        guard let end = tree.range(of: syntax.child(slot)) else { return range }
        return SourceRange(start: range.start, end: end.end)
    }
}
