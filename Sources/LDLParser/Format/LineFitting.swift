extension LayoutWriter {
    /// Breaks a line that is too long at its outermost place that can be broken.
    ///
    /// - Returns: Whether there was one.
    mutating func breakLine(_ tokens: Range<Int>) -> Bool {
        steps += tokens.count
        guard let places = LineGroups(self, tokens).best(for: self) else { return false }
        for token in places { addBreak(before: token) }
        return true
    }

    /// Whether a rule allows to end the line before a token.
    func canBreak(before token: Int, inBlock: Bool) -> Bool {
        guard !plan.isFrozen[token], !plan.gaps[token].isInString, plan.gaps[token].space != .unchanged else {
            return false
        }
        return inBlock || plan.gaps[token].lineBreak == .keep
    }
}

/// The places of one line where it can be broken.
private struct LineGroups {
    /// Gaps that are broken together.
    private struct Group {
        var depth: Int
        /// Of several at one depth the smallest is broken first: chains, elements, bodies, operators, closures, arguments.
        var rank: Int
        /// Of several of one rank the smallest is broken first: operators from the outside inwards, else from the end.
        var order: Int
        var places: [Int]
        /// For arguments: the tokens between the brackets.
        var contents: Range<Int>?
    }

    private var groups: [Group] = []

    init(_ writer: borrowing LayoutWriter, _ tokens: Range<Int>) {
        var open: [(token: Int, commas: [Int])] = []
        var outer: (depth: Int, commas: [Int]) = (0, [])
        var depth = 0
        var chains: [Int32: (depth: Int, places: [Int])] = [:]
        var operators: [Int32: (depth: Int, places: [Int])] = [:]
        for token in tokens {
            let kind = writer.tree.tokens[token].kind
            let gap = writer.plan.gaps[token]
            if kind.isClosing {
                if let group = open.popLast() {
                    addBrackets(group.token, token, commas: group.commas, depth: depth - 1, writer)
                } else {
                    addElements(outer.commas, depth: outer.depth)
                    outer = (depth - 1, [])
                }
                depth -= 1
            }
            if token > tokens.lowerBound, gap.chain >= 0,
                writer.plan.chains[Int(gap.chain)].modifiers.contains(sorted: token),
                writer.canBreak(before: token, inBlock: true)
            {
                chains[gap.chain, default: (depth, [])].places.append(token)
            }
            if token > tokens.lowerBound, gap.operators >= 0, writer.canBreak(before: token, inBlock: false) {
                operators[gap.operators, default: (depth, [])].places.append(token)
            }
            if kind == .comma, token + 1 < tokens.upperBound, writer.canBreak(before: token + 1, inBlock: false) {
                if open.isEmpty {
                    outer.commas.append(token + 1)
                } else {
                    open[open.count - 1].commas.append(token + 1)
                }
            }
            if kind.isOpening {
                open.append((token, []))
                depth += 1
            }
        }
        addElements(outer.commas, depth: outer.depth)
        for (chain, found) in chains {
            let isStatement = writer.plan.chains[Int(chain)].isStatement
            if found.places.count > 1 || isStatement {
                groups.append(Group(depth: found.depth, rank: 0, order: Int(chain), places: found.places))
            }
        }
        for (group, found) in operators {
            groups.append(Group(depth: found.depth, rank: 3, order: Int(group), places: found.places))
        }
    }

    private mutating func addElements(_ places: [Int], depth: Int) {
        if !places.isEmpty { groups.append(Group(depth: depth, rank: 1, order: 0, places: places)) }
    }

    private mutating func addBrackets(
        _ open: Int, _ close: Int, commas: [Int], depth: Int, _ writer: borrowing LayoutWriter
    ) {
        guard close > open + 1 else { return }
        let kind = writer.tree.tokens[open].kind
        let isLiteral = writer.plan.gaps[close].endsLiteral
        if kind == .leftBrace {
            let first = writer.plan.firstOfBlock(open, close)
            guard let first, [first, close].allSatisfy({ writer.canBreak(before: $0, inBlock: true) }) else { return }
            let isBody = writer.plan.gaps[open].opensBlock
            groups.append(Group(depth: depth, rank: isBody ? 2 : 4, order: -open, places: [first, close]))
        } else if kind == .leftParen || isLiteral, writer.canBreak(before: open + 1, inBlock: false) {
            let closes = isLiteral && writer.canBreak(before: close, inBlock: false)
            groups.append(
                Group(
                    depth: depth, rank: 5, order: -open, places: [open + 1] + (closes ? [close] : []),
                    contents: commas.isEmpty ? open + 1..<close : nil))
        }
    }

    /// The gaps to break: of the outermost groups the first kind, and of several of that kind the last of the line.
    func best(for writer: borrowing LayoutWriter) -> [Int]? {
        var best: Group?
        for group in groups {
            // A single argument is moved to a line of its own only if it fits there.
            if let contents = group.contents, !fits(contents, writer) { continue }
            guard let other = best else {
                best = group
                continue
            }
            if (group.depth, group.rank, group.order) < (other.depth, other.rank, other.order) { best = group }
        }
        return best?.places
    }

    private func fits(_ contents: Range<Int>, _ writer: borrowing LayoutWriter) -> Bool {
        // A text is as long as it is; on a line of its own it is only further from what it belongs to.
        if writer.tree.tokens[contents.lowerBound].kind == .stringOpen { return false }
        var width = writer.unit * 2
        for token in contents {
            guard let own = writer.width(of: token) else { return false }
            width += own + (writer.isSpaced(token) ? 1 : 0)
        }
        return width <= writer.lineWidth
    }
}

extension [Int] {
    /// Whether the number is among these, which are in order.
    fileprivate func contains(sorted number: Int) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == number
    }
}
