/// Walks through the lines of a lazy container, from the first to the last, with the place of each.
private struct LazyWalk {
    /// Along the container's axis, in the coordinates of the canvas: where the next line begins, without its gap.
    var position: Double
    var segment = 0
    /// Where the section began.
    var segmentStart: Double
    /// The section's header and footer, which wait until its end is known.
    var edges: [Edge] = []
    /// The view directly before the position, if it has been made.
    var before: UInt32?
    var isFirst = true

    struct Edge {
        var line: LazyLine
        var children: [UInt32]
        var position: Double
        var length: Double
    }
}

/// Gives a line's children their places, at a position along the axis and for the line's length.
typealias LazyLinePlacer = (_ children: [UInt32], _ position: Double, _ length: Double) -> Void

extension LayoutEngine {
    /// Places the lines that can be seen, after making those of them that have not been made.
    ///
    /// - Parameters:
    ///   - alignment: Where headers and footers lie across.
    ///   - placeRow: Places a line of a section's body.
    func placeLazyLines(
        _ node: UInt32, _ metrics: LazyMetrics, alignment: AlignmentKey, placeRow: LazyLinePlacer
    ) {
        let arrangement = arrange(node, metrics)
        let start = frame(node).origin[metrics.axis]
        var walk = LazyWalk(position: start, segmentStart: start)
        let placeEdge: LazyLinePlacer = { children, position, _ in
            for child in children { placeLazyView(child, node, metrics, alignment, along: position) }
        }
        for line in arrangement.lines where !hasFailed {
            if line.segment != walk.segment {
                finishSegment(node, metrics, &walk, placeEdge)
                walk.segment = line.segment
                walk.segmentStart = walk.position
            }
            if line.blockLines == nil {
                let links = self[node].pointee.links
                let children = (line.first..<line.first + line.count).map { childNode(links, $0) }
                placeLine(line, children, metrics, arrangement, &walk, placeRow)
            } else if line.role == .body {
                placeBlock(line, node, metrics, arrangement, &walk, placeRow)
            } else if line.count > 0 {
                let length = arrangement.meanLength(line.role)
                let position = walk.position + (walk.isFirst ? 0 : arrangement.meanGap)
                walk.edges.append(.init(line: line, children: [], position: position, length: length))
                walk.position = position + length
                walk.isFirst = false
                walk.before = nil
            }
        }
        finishSegment(node, metrics, &walk, placeEdge)
        settle(node, metrics.axis)
    }

    private func isVisible(_ position: Double, _ length: Double, _ axis: Axis) -> Bool {
        let viewport = state.pointee.context.viewport
        let lower = viewport.origin[axis]
        let upper = lower + viewport.size[axis]
        let end = position + length
        return position < upper && (end > lower || position >= lower)
    }

    private func placeLine(
        _ line: LazyLine, _ children: [UInt32], _ metrics: LazyMetrics, _ arrangement: LazyArrangement,
        _ walk: inout LazyWalk, _ placeRow: LazyLinePlacer
    ) {
        let gap = walk.isFirst ? 0 : line.gap.isNaN ? arrangement.meanGap : line.gap
        let position = number(walk.position + gap)
        if line.role != .body {
            walk.edges.append(.init(line: line, children: children, position: position, length: line.length))
        } else if isVisible(position, line.length, metrics.axis) {
            placeRow(children, position, line.length)
        }
        walk.position = number(position + line.length)
        walk.before = children.last
        walk.isFirst = false
    }

    /// A block of lines that have not been made: those at the places that can be seen are made now.
    private func placeBlock(
        _ block: LazyLine, _ node: UInt32, _ metrics: LazyMetrics, _ arrangement: LazyArrangement,
        _ walk: inout LazyWalk, _ placeRow: LazyLinePlacer
    ) {
        guard let content = lazyContent(node), var linesLeft = block.blockLines else { return }
        var rest = block
        let pitch = arrangement.pitch
        let viewport = state.pointee.context.viewport
        let lower = viewport.origin[metrics.axis]
        let upper = lower + viewport.size[metrics.axis]
        // Whole lines that lie before what can be seen; or behind it, where lines go backwards.
        let hidden = pitch < 0 ? (upper - walk.position) / pitch : (lower - walk.position) / pitch
        let lines = pitch == 0 ? 0 : saturated(hidden.rounded(.down))
        if lines > 0 {
            let skipped = min(lines, linesLeft)
            let perLine = Double(metrics.columnCount) / content.nodesOfItem
            let items = min(saturated((Double(skipped) * perLine).rounded(.down)), rest.count)
            skip(skipped, pitch, arrangement, &walk)
            linesLeft -= skipped
            rest.first += items
            rest.count -= items
        }
        let start = walk.position
        var made = 0
        while rest.count > 0, !hasFailed {
            let step = made == 0 ? pitch : walk.position - start
            let next = walk.position + (walk.isFirst ? 0 : arrangement.meanGap)
            if step >= 0, walk.position >= upper { break }
            // Lines that go backwards, or stay where they are, do not come back into sight.
            if step <= 0, next < lower, next + arrangement.meanLength(.body) <= lower { break }
            let row = realizeRow(of: rest, content, node, metrics, before: walk.before)
            for (nodes, line) in row.rows { placeLine(line, nodes, metrics, arrangement, &walk, placeRow) }
            rest.first += row.items
            rest.count -= row.items
            made += row.rows.count
            linesLeft = max(linesLeft - row.rows.count, 0)
        }
        if rest.count > 0 { skip(max(linesLeft, 1), pitch, arrangement, &walk) }
    }

    private func skip(_ lines: Int, _ pitch: Double, _ arrangement: LazyArrangement, _ walk: inout LazyWalk) {
        walk.position = number(walk.position + pitch * Double(lines) - (walk.isFirst ? arrangement.meanGap : 0))
        walk.isFirst = false
        walk.before = nil
    }

    /// Places the header and the footer of a section that ends at the walk's position. Where they are pinned, they stay
    /// at the edges of what can be seen, as far as the section reaches.
    private func finishSegment(
        _ node: UInt32, _ metrics: LazyMetrics, _ walk: inout LazyWalk, _ placeEdge: LazyLinePlacer
    ) {
        guard let content = lazyContent(node) else { return }
        let axis = metrics.axis
        let region = state.pointee.context.pinRegion
        var headerEnd = walk.segmentStart
        for edge in walk.edges {
            var position = edge.position
            let isHeader = edge.line.role == .header
            let isPinned = content.pinnedViews.contains(isHeader ? .sectionHeaders : .sectionFooters)
            if isHeader { headerEnd = edge.position + edge.length }
            if isPinned, isHeader {
                position = max(position, min(region.origin[axis], walk.position - edge.length))
            } else if isPinned {
                position = min(position, max(region.origin[axis] + region.size[axis] - edge.length, headerEnd))
            }
            position = number(position)
            guard isVisible(position, edge.length, axis) else { continue }
            var children = edge.children
            if children.isEmpty, edge.line.blockLines != nil {
                for index in edge.line.first..<edge.line.first + edge.line.count {
                    children += realize(index, of: content, in: node, isBody: false)
                }
            }
            if isPinned { state.pointee.pinned.formUnion(children) }
            placeEdge(children, position, edge.length)
        }
        walk.edges.removeAll()
    }

    /// Asks for another layout if the container's length has turned out to be other than it has answered.
    private func settle(_ node: UInt32, _ axis: Axis) {
        linkRealized(node)
        guard let content = lazyContent(node), content.items.count > content.settledCount, !hasFailed else { return }
        content.settledCount = content.items.count
        let record = self[node].pointee
        let placed = outcome(node).pointee
        let size =
            record.kind == .lazyStack
            ? lazyStackSize(node, placed.proposal, extending: false)
            : lazyGridSize(node, placed.proposal, extending: false)
        // Across, a container that was not offered a length is as wide as its widest view.
        let isWider = placed.proposal[axis.crossing].isNaN && size[axis.crossing] != placed.size[axis.crossing]
        if isWider {
            noteNewEstimate(node, along: axis.crossing)
        }
        if abs(size[axis] - placed.size[axis]) > 1e-6 * max(abs(size[axis]), 1) {
            noteNewEstimate(node, along: axis)
        }
    }
}
