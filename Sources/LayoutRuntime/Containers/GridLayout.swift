/// `Grid`: a column is as wide as its widest cell and a row as tall as its tallest; what is offered is shared out among
/// the columns, and then among the rows, as a stack does it with its children.
extension LayoutEngine {
    /// The columns' and rows' lengths for a proposal.
    struct GridMeasure {
        var widths: [Double]
        var heights: [Double]
        var size: Size
    }

    @inline(never)
    func gridSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        measureGrid(gridPlan(node), proposal).size
    }

    private func measureGrid(_ plan: GridPlan, _ proposal: PackedProposal) -> GridMeasure {
        guard !plan.rows.isEmpty else { return GridMeasure(widths: [], heights: [], size: .zero) }
        let widths = gridWidths(plan, proposal.width)
        let heights = gridHeights(plan, widths, proposal.height)
        let width = plan.width(0..<plan.columnCount, widths)
        let height = heights.reduce(0, +) + plan.rowGaps.reduce(0, +)
        return GridMeasure(widths: widths, heights: heights, size: Size(width: number(width), height: number(height)))
    }

    private func cellWidth(_ cell: GridPlan.Cell, _ offer: Double) -> Double {
        sizeThatFits(cell.node, PackedProposal(width: offer, height: PackedProposal.open)).width
    }

    private func gridWidths(_ plan: GridPlan, _ offered: Double) -> [Double] {
        var columns = [GridTrackLimits](repeating: GridTrackLimits(), count: plan.columnCount)
        let sized = plan.cells.filter { !$0.unsizedAxes.contains(.horizontal) }
        for cell in sized where cell.span == 1 {
            columns[cell.column].add(cell.priority)
            if offered.isNaN {
                columns[cell.column].length = max(columns[cell.column].length, cellWidth(cell, offered))
            } else {
                columns[cell.column].shortest = max(columns[cell.column].shortest, cellWidth(cell, 0))
                columns[cell.column].longest = max(columns[cell.column].longest, cellWidth(cell, .infinity))
            }
        }
        if !offered.isNaN {
            for cell in sized where cell.span > 1 && cellWidth(cell, .infinity) == .infinity {
                for column in cell.column..<min(cell.column + cell.span, plan.columnCount) {
                    columns[column].add(cell.priority)
                    columns[column].isStretched = true
                    columns[column].longest = .infinity
                }
            }
            let available = offered - plan.columnGaps.reduce(0, +)
            columns.allocate(available) { column, offer in
                sized.reduce(0) { width, cell in
                    cell.span == 1 && cell.column == column ? max(width, cellWidth(cell, offer)) : width
                }
            }
        }
        var widths = columns.map(\.length)
        widenForSpans(plan, sized, offered, &widths)
        return widths
    }

    /// A cell over several columns that needs more than they have widens the first of them.
    private func widenForSpans(
        _ plan: GridPlan, _ sized: [GridPlan.Cell], _ offered: Double, _ widths: inout [Double]
    ) {
        for cell in sized where cell.span > 1 {
            let spanned = plan.width(cell.column..<min(cell.column + cell.span, plan.columnCount), widths)
            var needed = cellWidth(cell, PackedProposal.open)
            if !offered.isNaN {
                let others = plan.width(0..<plan.columnCount, widths) - spanned
                needed = min(needed, max(number(offered - others), 0))
            }
            if needed > spanned, needed.isFinite { widths[cell.column] += needed - spanned }
        }
    }

    private func cellHeight(_ plan: GridPlan, _ cell: GridPlan.Cell, _ widths: [Double], _ offer: Double) -> Double {
        let width = plan.width(cell.column..<min(cell.column + cell.span, plan.columnCount), widths)
        return sizeThatFits(cell.node, PackedProposal(width: width, height: offer)).height
    }

    private func gridHeights(_ plan: GridPlan, _ widths: [Double], _ offered: Double) -> [Double] {
        var rows = [GridTrackLimits](repeating: GridTrackLimits(), count: plan.rows.count)
        func height(_ row: Int, _ offer: Double) -> Double {
            plan.rows[row].cells.reduce(0) { height, index in
                let cell = plan.cells[index]
                return cell.unsizedAxes.contains(.vertical)
                    ? height : max(height, cellHeight(plan, cell, widths, offer))
            }
        }
        if offered.isNaN {
            return rows.indices.map { height($0, offered) }
        }
        for row in rows.indices {
            for index in plan.rows[row].cells { rows[row].add(plan.cells[index].priority) }
            rows[row].longest = height(row, .infinity)
            rows[row].shortest = height(row, 0)
        }
        rows.allocate(offered - plan.rowGaps.reduce(0, +), height)
        return rows.map(\.length)
    }

    // MARK: Placing

    @inline(never)
    func placeGrid(_ node: UInt32) {
        let placed = outcome(node).pointee
        let plan = gridPlan(node)
        let measure = measureGrid(plan, placed.proposal)
        placeRows(plan, measure, at: Point(x: placed.x, y: placed.y))
        eachGridCell(node, plan, measure) { cell, inside, size, origin in
            place(cell, x: placed.x + origin.x, y: placed.y + origin.y, size: size, proposal: inside)
        }
    }

    /// What the cells say of a guide, combined.
    func gridGuide(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal) -> Double {
        let plan = gridPlan(node)
        var combiner = GuideCombiner(key)
        eachGridCell(node, plan, measureGrid(plan, proposal)) { cell, inside, size, origin in
            combiner.add(explicitGuide(cell, key, inside, size) + (key.axis == .horizontal ? origin.x : origin.y))
        }
        return combiner.result
    }

    /// The rows' own nodes, and the modifiers around them, are as wide as the grid.
    private func placeRows(_ plan: GridPlan, _ measure: GridMeasure, at origin: Point) {
        var y = origin.y
        for (row, line) in plan.rows.enumerated() {
            y = number(y + plan.rowGaps[row])
            let size = Size(width: measure.size.width, height: measure.heights[row])
            for node in line.nodes {
                let record = self[node]
                let placed = outcome(node)
                placed.pointee.x = number(origin.x)
                placed.pointee.y = y
                placed.pointee.size = size
                placed.pointee.proposal = PackedProposal(size)
                record.pointee.placedIn = state.pointee.epoch
            }
            y += size.height
        }
    }

    /// The cells with their places in the grid.
    private func eachGridCell(
        _ node: UInt32, _ plan: GridPlan, _ measure: GridMeasure,
        _ body: (_ cell: UInt32, _ proposal: PackedProposal, _ size: Size, _ origin: Point) -> Void
    ) {
        let grid = gridState(node)
        var y = 0.0
        for (row, line) in plan.rows.enumerated() {
            y = number(y + plan.rowGaps[row])
            let height = measure.heights[row]
            let vertical = line.alignment ?? grid.alignment.vertical
            var x = 0.0
            var column = 0
            var slots: [Rect] = []
            for index in line.cells {
                let cell = plan.cells[index]
                while column < cell.column {
                    x += measure.widths[column] + (column + 1 < plan.columnCount ? plan.columnGaps[column + 1] : 0)
                    column += 1
                }
                let width = plan.width(cell.column..<min(cell.column + cell.span, plan.columnCount), measure.widths)
                slots.append(Rect(x: x, y: y, width: width, height: height))
            }
            eachCell(plan, line, slots, grid, vertical, body)
            y += height
        }
    }

    private func eachCell(
        _ plan: GridPlan, _ line: GridPlan.Row, _ slots: [Rect], _ grid: GridState, _ vertical: AlignmentKey,
        _ body: (_ cell: UInt32, _ proposal: PackedProposal, _ size: Size, _ origin: Point) -> Void
    ) {
        // Cells on a text baseline line up on the lowest one; all others on their slot's line.
        var baseline = -Double.infinity
        let isBaseline = vertical == .firstTextBaseline || vertical == .lastTextBaseline
        if isBaseline {
            for (index, slot) in zip(line.cells, slots) {
                let inside = PackedProposal(slot.size)
                let size = sizeThatFits(plan.cells[index].node, inside)
                baseline = max(baseline, guide(plan.cells[index].node, vertical, inside, size))
            }
        }
        for (index, slot) in zip(line.cells, slots) {
            let cell = plan.cells[index]
            let inside = PackedProposal(slot.size)
            let size = sizeThatFits(cell.node, inside)
            var origin = slot.origin
            if let anchor = cell.anchor {
                origin.x += number(anchor.x * (slot.width - size.width))
                origin.y += number(anchor.y * (slot.height - size.height))
            } else {
                let horizontal = plan.columnAlignments[cell.column] ?? grid.alignment.horizontal
                origin.x += number(
                    defaultGuide(horizontal, slot.size) - guide(cell.node, horizontal, inside, size))
                let line = isBaseline ? baseline : defaultGuide(vertical, slot.size)
                origin.y += number(line - guide(cell.node, vertical, inside, size))
            }
            body(cell.node, inside, size, origin)
        }
    }
}

/// A column or a row while lengths are shared out.
struct GridTrackLimits {
    var shortest = 0.0
    var longest = 0.0
    var length = 0.0
    var priority = -Double.infinity
    /// Whether a flexible cell over several columns wants the column to take what it is offered.
    var isStretched = false

    mutating func add(_ priority: Double) {
        self.priority = max(self.priority, priority)
    }
}

extension [GridTrackLimits] {
    /// Shares a length out as a stack does: higher priority first, then the less flexible, each an equal part of what
    /// is left.
    fileprivate mutating func allocate(_ length: Double, _ answer: (Int, Double) -> Double) {
        let order = indices.sorted { one, other in
            if self[one].priority != self[other].priority { return self[one].priority > self[other].priority }
            let flexibility = number(self[one].longest - self[one].shortest)
            let otherFlexibility = number(self[other].longest - self[other].shortest)
            if flexibility != otherFlexibility { return flexibility < otherFlexibility }
            if flexibility == .infinity, self[one].shortest != self[other].shortest {
                return self[one].shortest > self[other].shortest
            }
            return one < other
        }
        guard let first = order.first else { return }
        var available = length
        for index in order where self[index].priority != self[first].priority { available -= self[index].shortest }
        var position = 0
        while position < order.count {
            let priority = self[order[position]].priority
            let group = order[position...].prefix { self[$0].priority == priority }
            if position > 0 { available += group.map { self[$0].shortest }.reduce(0, +) }
            for (served, index) in group.enumerated() {
                let offer = Swift.max(number(available / Double(group.count - served)), 0)
                let taken = answer(index, offer)
                self[index].length = self[index].isStretched ? Swift.max(taken, offer) : taken
                let rest = available - self[index].length
                if !rest.isNaN { available = rest }
            }
            position += group.count
        }
    }
}
