/// Which closing brace belongs to which opening one, by token index.
///
/// Deciding whether a `{` in a condition begins a closure or the body needs to look at what follows the closing
/// brace; with the pairs at hand that takes a binary search and not another walk through the body.
struct BracePairs {
    /// The opening braces in the order of the text.
    private var opens: [UInt32] = []
    /// The closing brace of each, or 0: no file begins with one that closes something.
    private var closes: [UInt32] = []

    /// Notes an opening brace and gives its number.
    mutating func open(_ token: UInt32) -> UInt32 {
        opens.append(token)
        closes.append(0)
        return UInt32(truncatingIfNeeded: opens.count - 1)
    }

    /// Notes the closing brace of an opening one by its number.
    mutating func close(_ number: UInt32, with token: UInt32) {
        if Int(number) < closes.count { closes[Int(number)] = token }
    }

    /// The index of the closing brace of an opening one, or nil if it is never closed.
    func close(of open: UInt32) -> Int? {
        var low = 0
        var high = opens.count
        while low < high {
            let middle = (low + high) / 2
            if opens[middle] < open { low = middle + 1 } else { high = middle }
        }
        guard low < opens.count, opens[low] == open, closes[low] > 0 else { return nil }
        return Int(closes[low])
    }
}
