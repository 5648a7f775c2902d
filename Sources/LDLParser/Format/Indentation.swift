extension SyntaxTree {
    /// The spaces that a line begins with when it is begun at an offset between two tokens, as after the return key.
    ///
    /// A bracket that is not closed yet counts as one that is: in it the line is one level further in.
    public func indentation(ofLineAt offset: UInt32, options: FormatOptions = FormatOptions()) -> Int {
        let unit = options.indentation ?? usualIndentation
        let plan = LayoutPlan(self)
        var next = Int(token(at: offset).rawValue)
        // Brackets that are missing stand where their contents end; the innermost comes first.
        while next > 0, tokens[next - 1].isMissing { next -= 1 }
        var previous = next - 1
        while previous >= 0, tokens[previous].isMissing { previous -= 1 }
        if previous >= 0, tokens[previous].kind.isOpening {
            return lineIndentation(at: tokens[previous].start) + unit
        }
        let gap = plan.gaps[next]
        if gap.chain >= 0 {
            return lineIndentation(at: tokens[plan.chains[Int(gap.chain)].first].start) + unit
        }
        guard gap.anchor >= 0 else { return 0 }
        let levels = Int(gap.levels) + (gap.closes ? 1 : 0)
        return lineIndentation(at: tokens[Int(gap.anchor)].start) + levels * unit
    }
}
