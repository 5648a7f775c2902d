/// A grid's cells, sorted into rows and columns: made once for each structure of the tree.
struct GridPlan {
    struct Cell {
        var node: UInt32
        var row: Int
        var column: Int
        var span: Int
        var unsizedAxes: Axis.Set
        var anchor: UnitPoint?
        var priority: Double
    }

    struct Row {
        /// The row's own node, and the modifiers around it; none for a view that is a row of its own.
        var nodes: [UInt32]
        var alignment: AlignmentKey?
        var cells: Range<Int>
    }

    var cells: [Cell] = []
    var rows: [Row] = []
    var columnCount = 0
    /// By column; `nil` is the grid's own.
    var columnAlignments: [AlignmentKey?] = []
    /// The gap before each column and each row; 0 before the first.
    var columnGaps: [Double] = []
    var rowGaps: [Double] = []

    /// The sum of lengths and gaps of a run of columns, without the gap before the first.
    func width(_ columns: Range<Int>, _ widths: [Double]) -> Double {
        var sum = 0.0
        for column in columns {
            sum += widths[column]
            if column > columns.lowerBound { sum += columnGaps[column] }
        }
        return sum
    }
}

/// What a grid says of itself, and its plan while it holds.
final class GridState {
    let alignment: Alignment
    let horizontalSpacing: Double?
    let verticalSpacing: Double?
    var plan: GridPlan?

    init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension LayoutEngine {
    func gridState(_ node: UInt32) -> GridState { state.pointee.grids[Int(self[node].pointee.reference)] }

    func gridPlan(_ node: UInt32) -> GridPlan {
        let grid = gridState(node)
        if let plan = grid.plan { return plan }
        let plan = makeGridPlan(node, grid)
        grid.plan = plan
        return plan
    }

    private func makeGridPlan(_ node: UInt32, _ grid: GridState) -> GridPlan {
        var plan = GridPlan()
        var loners: [Int] = []
        for child in children(of: node) {
            let row = plan.rows.count
            let first = plan.cells.count
            let chain = rowChain(child)
            if let rowNode = chain.last {
                var column = 0
                for cell in children(of: rowNode) {
                    let cell = gridCell(cell, row: row, column: column)
                    plan.cells.append(cell)
                    column += cell.span
                }
                plan.columnCount = max(plan.columnCount, column)
                var alignment: AlignmentKey?
                if case .gridRow(let key) = element(rowNode) { alignment = key }
                plan.rows.append(GridPlan.Row(nodes: chain, alignment: alignment, cells: first..<plan.cells.count))
            } else {
                loners.append(first)
                plan.cells.append(gridCell(child, row: row, column: 0))
                plan.rows.append(GridPlan.Row(nodes: [], alignment: nil, cells: first..<first + 1))
            }
        }
        if !plan.rows.isEmpty { plan.columnCount = max(plan.columnCount, 1) }
        for cell in loners {
            // A view outside the rows is a row of its own, over all columns.
            plan.cells[cell].span = plan.columnCount
        }
        alignColumns(&plan)
        spaceColumns(&plan, grid)
        spaceRows(&plan, grid)
        return plan
    }

    /// A row's node behind the modifiers around it; empty for a view that is no row.
    private func rowChain(_ child: UInt32) -> [UInt32] {
        var chain: [UInt32] = []
        var node = child
        while node != Node.none {
            chain.append(node)
            switch self[node].pointee.kind {
            case .gridRow: return chain
            case .passThrough: node = self[node].pointee.content
            default: return []
            }
        }
        return []
    }

    /// The most columns that a cell may take, so that a mistaken number costs no memory.
    private static var maximumSpan: Int { 10_000 }

    private func gridCell(_ node: UInt32, row: Int, column: Int) -> GridPlan.Cell {
        let span = trait(of: node) { if case .gridCellColumns(let count) = $0 { count } else { nil } } ?? 1
        return GridPlan.Cell(
            node: node, row: row, column: column, span: min(max(span, 1), Self.maximumSpan),
            unsizedAxes: trait(of: node) { if case .gridCellUnsizedAxes(let axes) = $0 { axes } else { nil } } ?? [],
            anchor: trait(of: node) { if case .gridCellAnchor(let anchor) = $0 { anchor } else { nil } },
            priority: self[node].pointee.priority)
    }

    private func alignColumns(_ plan: inout GridPlan) {
        plan.columnAlignments = [AlignmentKey?](repeating: nil, count: plan.columnCount)
        for cell in plan.cells where plan.columnAlignments[cell.column] == nil {
            plan.columnAlignments[cell.column] = trait(of: cell.node) {
                if case .gridColumnAlignment(let key) = $0 { key } else { nil }
            }
        }
    }

    /// Between two columns the largest distance that two neighbours in a row wish.
    private func spaceColumns(_ plan: inout GridPlan, _ grid: GridState) {
        plan.columnGaps = [Double](repeating: 0, count: plan.columnCount)
        for column in plan.columnGaps.indices.dropFirst() {
            plan.columnGaps[column] = grid.horizontalSpacing ?? -.infinity
        }
        if grid.horizontalSpacing == nil {
            for row in plan.rows {
                for index in row.cells.dropFirst() {
                    let cell = plan.cells[index]
                    let distance = state.pointee.spacings.distance(
                        from: spacingNumber(plan.cells[index - 1].node), to: spacingNumber(cell.node),
                        along: .horizontal)
                    plan.columnGaps[cell.column] = max(plan.columnGaps[cell.column], distance)
                }
            }
            for column in plan.columnGaps.indices where plan.columnGaps[column] == -.infinity {
                plan.columnGaps[column] = ViewSpacing.standardDistance
            }
        }
    }

    /// Between two rows the largest distance that cells of a common column wish.
    private func spaceRows(_ plan: inout GridPlan, _ grid: GridState) {
        plan.rowGaps = [Double](repeating: 0, count: plan.rows.count)
        for row in plan.rowGaps.indices.dropFirst() {
            if let spacing = grid.verticalSpacing {
                plan.rowGaps[row] = spacing
                continue
            }
            var gap: Double?
            for above in plan.rows[row - 1].cells {
                for below in plan.rows[row].cells {
                    let upper = plan.cells[above]
                    let lower = plan.cells[below]
                    guard upper.column < lower.column + lower.span, lower.column < upper.column + upper.span else {
                        continue
                    }
                    let distance = state.pointee.spacings.distance(
                        from: spacingNumber(upper.node), to: spacingNumber(lower.node), along: .vertical)
                    gap = max(gap ?? distance, distance)
                }
            }
            plan.rowGaps[row] = gap ?? ViewSpacing.standardDistance
        }
    }
}
