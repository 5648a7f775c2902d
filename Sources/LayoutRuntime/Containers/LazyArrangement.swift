/// How a lazy container lays out its content for a length across: one view after the other, or rows of cells.
struct LazyMetrics {
    var axis: Axis
    /// The columns of a grid; `nil` for a stack.
    var columns: [LazyGridPlan.Column]?
    /// What a stack's views, and headers and footers, are offered across; NaN for an open length.
    var across: Double
    /// The gap between lines; NaN for the distances that the views wish.
    var spacing: Double

    var columnCount: Int { columns?.count ?? 1 }

    /// What a cell is offered when it is measured.
    func offer(_ column: Int, isBody: Bool) -> PackedProposal {
        var across = across
        if isBody, let columns { across = columns[column].length }
        return PackedProposal(major: PackedProposal.open, minor: across, along: axis)
    }
}

/// One line of a lazy container, as long as its longest cell; or a block of lines that have not been made.
struct LazyLine {
    enum Role { case header, body, footer }

    var segment: Int
    var role: Role
    /// Of a line: its first child and the number of children; of a block: its first item and the number of items.
    var first: Int
    var count: Int
    /// Of a block: how many lines its items will be; `nil` for a line that has been made.
    var blockLines: Int?
    var length = 0.0
    /// The length of the widest cell.
    var across = 0.0
    /// The distance to the line before; NaN where that is not known.
    var gap = Double.nan
}

/// All lines of a lazy container, and what follows from those that are known for those that are not: each of them is
/// taken to be as long as the known ones are on average.
struct LazyArrangement {
    private(set) var lines: [LazyLine] = []
    private(set) var widest = 0.0
    private var bodyLines = 0
    private var bodyLength = 0.0
    private var edgeLines = 0
    private var edgeLength = 0.0
    private var gaps = 0
    private var gapLength = 0.0
    private var unknownGaps = 0
    private var bodyBlockLines = 0
    private var edgeBlockLines = 0
    private let standardGap: Double

    init(_ metrics: LazyMetrics) {
        standardGap = metrics.spacing.isNaN ? LazyGridPlan.standardGap : metrics.spacing
    }

    /// Whether some line of a section's body, or else nothing at all, is known.
    var knowsBody: Bool { bodyLines > 0 || bodyBlockLines == 0 }
    var isComplete: Bool { bodyBlockLines == 0 && edgeBlockLines == 0 }

    mutating func append(_ line: LazyLine) {
        if let count = line.blockLines {
            countBlock(count, line.role)
        } else {
            note(line, isFirst: lines.isEmpty)
        }
        lines.append(line)
    }

    private mutating func countBlock(_ count: Int, _ role: LazyLine.Role) {
        if role == .body {
            bodyBlockLines = saturatedSum(bodyBlockLines, count)
        } else {
            edgeBlockLines = saturatedSum(edgeBlockLines, count)
        }
    }

    /// Counts a line that has just been made out of a block, without giving it its place in `lines`.
    mutating func note(_ line: LazyLine, isFirst: Bool) {
        widest = max(widest, line.across)
        if line.role == .body {
            bodyLines += 1
            bodyLength += line.length
        } else {
            edgeLines += 1
            edgeLength += line.length
        }
        if isFirst { return }
        if line.gap.isNaN {
            unknownGaps += 1
        } else {
            gaps += 1
            gapLength += line.gap
        }
    }

    /// Takes lines off a block: they have been made.
    mutating func shorten(_ block: Int, items: Int, lines count: Int) {
        guard let known = lines[block].blockLines else { return }
        let left = max(known - count, 0)
        lines[block].first += items
        lines[block].count -= items
        // Items that are left are a line at least.
        lines[block].blockLines = lines[block].count > 0 ? max(left, 1) : 0
        countBlock((lines[block].blockLines ?? 0) - known, lines[block].role)
    }

    var meanGap: Double { gaps == 0 ? standardGap : gapLength / Double(gaps) }

    /// How far each line of a section's body is from the one before, as far as is known. Where gaps are more negative
    /// than lines are long that is backwards.
    var pitch: Double { number(meanLength(.body) + meanGap) }

    func meanLength(_ role: LazyLine.Role) -> Double {
        let body = bodyLines == 0 ? edgeLength / Double(max(edgeLines, 1)) : bodyLength / Double(bodyLines)
        return role == .body || edgeLines == 0 ? body : edgeLength / Double(edgeLines)
    }

    /// The length of all lines with the gaps between them, in points. Negative gaps can use it up, but no more than that.
    var total: Double { max(sum, 0) }

    private var sum: Double {
        let known = bodyLength + edgeLength + gapLength
        if isComplete, unknownGaps == 0 { return number(known) }
        let body = Double(bodyBlockLines) * (meanLength(.body) + meanGap)
        let edges = Double(edgeBlockLines) * (meanLength(.header) + meanGap)
        // The first line has no gap before it.
        let surplus = bodyLines + edgeLines == 0 && bodyBlockLines + edgeBlockLines > 0 ? meanGap : 0
        return number(known + Double(unknownGaps) * meanGap + body + edges - surplus)
    }
}

extension LayoutEngine {
    /// Measures what has been made of a lazy container. Nothing more is made.
    func arrange(_ node: UInt32, _ metrics: LazyMetrics) -> LazyArrangement {
        linkRealized(node)
        var arrangement = LazyArrangement(metrics)
        guard metrics.columnCount > 0 else { return arrangement }
        guard let content = lazyContent(node) else {
            appendRows(0..<Int(self[node].pointee.childCount), node, metrics, 0, .body, to: &arrangement)
            return arrangement
        }
        var child = 0
        var position = 0
        for (number, segment) in content.segments.enumerated() {
            if let header = segment.header {
                arrangeItems(
                    header..<header + 1, .header, number, content, node, metrics, &child, &position, &arrangement)
            }
            arrangeItems(segment.body, .body, number, content, node, metrics, &child, &position, &arrangement)
            if let footer = segment.footer {
                arrangeItems(
                    footer..<footer + 1, .footer, number, content, node, metrics, &child, &position, &arrangement)
            }
        }
        return arrangement
    }

    /// - Parameters:
    ///   - child: The first child that has not been arranged.
    ///   - position: The first made item that has not been arranged.
    private func arrangeItems(
        _ items: Range<Int>, _ role: LazyLine.Role, _ segment: Int, _ content: LazyContentState, _ node: UInt32,
        _ metrics: LazyMetrics, _ child: inout Int, _ position: inout Int, _ arrangement: inout LazyArrangement
    ) {
        var next = items.lowerBound
        while next < items.upperBound {
            let first = child
            while position < content.items.count, next < items.upperBound, content.items[position].index == next {
                child += content.items[position].count
                position += 1
                next += 1
            }
            appendRows(first..<child, node, metrics, segment, role, to: &arrangement)
            guard next < items.upperBound else { return }
            var end = items.upperBound
            if position < content.items.count { end = min(end, content.items[position].index) }
            arrangement.append(
                LazyLine(
                    segment: segment, role: role, first: next, count: end - next,
                    blockLines: blockLines(end - next, role, content, metrics)))
            next = end
        }
    }

    private func blockLines(
        _ items: Int, _ role: LazyLine.Role, _ content: LazyContentState, _ metrics: LazyMetrics
    ) -> Int {
        guard role == .body else { return items }
        let lines = (Double(items) * content.nodesOfItem / Double(metrics.columnCount)).rounded(.up)
        return max(saturated(lines), 1)
    }

    /// Children that follow each other, as rows.
    private func appendRows(
        _ children: Range<Int>, _ node: UInt32, _ metrics: LazyMetrics, _ segment: Int, _ role: LazyLine.Role,
        to arrangement: inout LazyArrangement
    ) {
        let links = self[node].pointee.links
        let size = role == .body ? metrics.columnCount : 1
        var first = children.lowerBound
        while first < children.upperBound {
            let end = min(first + size, children.upperBound)
            var line = LazyLine(segment: segment, role: role, first: first, count: end - first)
            for index in first..<end {
                measure(childNode(links, index), index - first, metrics, &line)
            }
            if arrangement.lines.isEmpty {
                line.gap = 0
            } else if !metrics.spacing.isNaN {
                line.gap = metrics.spacing
            } else if let last = arrangement.lines.last, last.blockLines == nil {
                line.gap = gap(
                    childNode(links, first - 1), childNode(links, first), metrics)
            }
            arrangement.append(line)
            first = end
        }
    }

    private func measure(_ child: UInt32, _ column: Int, _ metrics: LazyMetrics, _ line: inout LazyLine) {
        let size = sizeThatFits(child, metrics.offer(column, isBody: line.role == .body))
        line.length = max(line.length, size[metrics.axis])
        line.across = max(line.across, size[metrics.axis.crossing])
    }

    private func gap(_ before: UInt32, _ after: UInt32, _ metrics: LazyMetrics) -> Double {
        metrics.spacing.isNaN
            ? state.pointee.spacings.distance(
                from: spacingNumber(before), to: spacingNumber(after), along: metrics.axis)
            : metrics.spacing
    }

    /// Rows that have been made out of a block's first items.
    struct RealizedRows {
        /// How many items they are made of.
        var items = 0
        var rows: [(nodes: [UInt32], line: LazyLine)] = []
    }

    /// Makes as many of a block's first items as fill a row to the end.
    ///
    /// - Parameter before: The view directly before the block's first one, if it is known.
    func realizeRow(
        of block: LazyLine, _ content: LazyContentState, _ node: UInt32, _ metrics: LazyMetrics, before: UInt32?
    ) -> RealizedRows {
        let size = block.role == .body ? metrics.columnCount : 1
        var result = RealizedRows()
        var made: [UInt32] = []
        repeat {
            made += realize(block.first + result.items, of: content, in: node, isBody: block.role == .body)
            result.items += 1
        } while result.items < block.count && (made.isEmpty || made.count % size != 0) && !hasFailed
        var first = 0
        var before = before
        while first < made.count {
            let nodes = Array(made[first..<min(first + size, made.count)])
            var line = LazyLine(segment: block.segment, role: block.role, first: 0, count: nodes.count)
            for (column, child) in nodes.enumerated() { measure(child, column, metrics, &line) }
            if let before { line.gap = gap(before, nodes[0], metrics) }
            if before == nil, !metrics.spacing.isNaN { line.gap = metrics.spacing }
            before = nodes.last
            result.rows.append((nodes, line))
            first += size
        }
        return result
    }

    /// Makes what is needed to tell the container's length: the first line; and as long as the whole content would seem
    /// to fit into what can be seen, the next one.
    ///
    /// - Parameter visible: The length that can be seen, in points; NaN where nothing limits it, so that everything is
    ///   made.
    func extend(_ node: UInt32, _ metrics: LazyMetrics, visible: Double) -> LazyArrangement {
        var arrangement = arrange(node, metrics)
        guard let content = lazyContent(node), metrics.columnCount > 0 else { return arrangement }
        let most = state.pointee.configuration.maximumNodeCount
        if visible.isNaN, content.count > most {
            // All would be made, which the limit would end after a long time.
            fail(.tooManyNodes(limit: most))
            return arrangement
        }
        // A question for the least or the greatest size makes nothing that the view as it will be may not need.
        let isProbe = metrics.across == 0 || metrics.across == .infinity || visible == .infinity
        while !arrangement.isComplete, !hasFailed {
            guard let block = arrangement.lines.firstIndex(where: { ($0.blockLines ?? 0) > 0 }) else { break }
            var before: UInt32?
            if block > 0, arrangement.lines[block - 1].blockLines == nil {
                let line = arrangement.lines[block - 1]
                before = childNode(self[node].pointee.links, line.first + line.count - 1)
            }
            while (arrangement.lines[block].blockLines ?? 0) > 0, !hasFailed {
                // Lines that go backwards never fill what can be seen, however many there are.
                let isNeeded =
                    visible.isNaN || !arrangement.knowsBody
                    || (!isProbe && arrangement.pitch > 0 && arrangement.total <= visible)
                guard isNeeded else { break }
                let made = realizeRow(of: arrangement.lines[block], content, node, metrics, before: before)
                for (nodes, line) in made.rows {
                    arrangement.note(line, isFirst: before == nil && block == 0)
                    before = nodes.last
                }
                arrangement.shorten(block, items: made.items, lines: made.rows.count)
            }
            let isWhole = (arrangement.lines[block].blockLines ?? 0) == 0
            arrangement = arrange(node, metrics)
            if !isWhole { break }
        }
        return arrangement
    }

    /// The length that can be seen of a container at most, in points: the window's or that of a scroll view around it.
    /// NaN where neither has one.
    func visibleLength(_ node: UInt32, _ axis: Axis) -> Double {
        let insets = state.pointee.configuration.safeAreaInsets
        var isProbed = false
        var length = state.pointee.window[axis] + (axis == .horizontal ? insets.horizontal : insets.vertical)
        var container = self[node].pointee.parent
        while container != Node.none {
            let record = self[container].pointee
            if record.kind == .scrollView {
                let own = outcome(container).pointee.asked[axis]
                if own == 0 || own == .infinity {
                    isProbed = true
                } else if !own.isNaN {
                    length = length.isNaN ? own : min(length, own)
                }
            }
            container = record.parent
        }
        return length.isNaN && isProbed ? .infinity : length
    }
}
