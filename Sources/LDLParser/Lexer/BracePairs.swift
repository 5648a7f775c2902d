/// Which closing brace belongs to which opening one, by token index.
///
/// Deciding whether a `{` in a condition begins a closure or the body needs to look at what follows the closing
/// brace; with the pairs at hand that takes a binary search and not another walk through the body.
struct BracePairs {
    private var pairs: [(open: UInt32, close: UInt32)] = []

    /// Notes a pair; pairs come in the order of their closing braces.
    mutating func add(open: UInt32, close: UInt32) {
        pairs.append((open, close))
    }

    /// Sorts the pairs, so that they can be asked for.
    mutating func finish() {
        // One pair, or pairs side by side, are in order already.
        if zip(pairs, pairs.dropFirst()).allSatisfy({ $0.open < $1.open }) { return }
        pairs.sort { $0.open < $1.open }
    }

    /// The index of the closing brace of an opening one, or nil if it is never closed.
    func close(of open: UInt32) -> Int? {
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].open < open { low = middle + 1 } else { high = middle }
        }
        guard low < pairs.count, pairs[low].open == open else { return nil }
        return Int(pairs[low].close)
    }
}
