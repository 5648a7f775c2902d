import LDLParser

/// Where `$0`, `$1`, `$name` stand in a tree.
///
/// Every closure is asked which of them it uses. Most files have none or few; a list of them, made once a tree, answers
/// without looking at all that stands inside of the closure, and inside of the closures round it again.
struct DollarNames {
    private var tree: SyntaxTree?
    private var tokens: [TokenID] = []

    /// The tokens in a range that are such names, in order.
    mutating func within(_ range: Range<UInt32>, of tree: SyntaxTree) -> ArraySlice<TokenID> {
        if self.tree !== tree {
            self.tree = tree
            tokens = tree.tokens(of: .dollarIdentifier)
        }
        return tokens[place(of: range.lowerBound)..<place(of: range.upperBound)]
    }

    /// How many names stand before a token.
    private func place(of token: UInt32) -> Int {
        var low = 0, high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].rawValue < token { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
