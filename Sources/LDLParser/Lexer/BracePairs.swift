/// Which closing brace belongs to which opening one, by token index.
///
/// Deciding whether a `{` in a condition begins a closure or the body needs to look at what follows the closing
/// brace; with the pairs at hand that takes a binary search and not another walk through the body.
struct BracePairs {
    private var opens: [UInt32] = []
    private var closes: [UInt32] = []

    /// Notes a pair; pairs come in the order of their closing braces.
    mutating func add(open: UInt32, close: UInt32) {
        opens.append(open)
        closes.append(close)
    }

    /// Sorts the pairs, so that they can be asked for.
    mutating func finish() {
        let order = opens.indices.sorted { opens[$0] < opens[$1] }
        opens = order.map { opens[$0] }
        closes = order.map { closes[$0] }
    }

    /// The index of the closing brace of an opening one, or nil if it is never closed.
    func close(of open: UInt32) -> Int? {
        var low = 0
        var high = opens.count
        while low < high {
            let middle = (low + high) / 2
            if opens[middle] < open { low = middle + 1 } else { high = middle }
        }
        guard low < opens.count, opens[low] == open else { return nil }
        return Int(closes[low])
    }
}
