/// `LazyVGrid` and `LazyHGrid`: tracks of given lengths side by side, filled cell by cell. Written here for columns that
/// run down; for rows that run across the axes change their parts.
///
/// The columns are worked out for the offered width when the grid is measured, and again for the grid's own width when
/// it is placed. A row is as tall as its tallest cell is for its column's width.
struct LazyGridPlan {
    /// What the grid's own description says.
    struct Description {
        var axis: Axis
        var tracks: [GridTrack]
        var alignment: AlignmentKey
        var spacing: Double
    }

    struct Column {
        var length: Double
        /// The gap after it; not used after the last one.
        var gap: Double
        var alignment: Alignment?
    }

    static let standardGap = 8.0

    let columns: [Column]
    /// All columns with the gaps between them.
    let total: Double

    /// - Parameter available: The length across, in points.
    init(_ tracks: [GridTrack], available: Double) {
        let gaps = tracks.map { number($0.spacing ?? Self.standardGap) }
        var rest = available - gaps.dropLast().reduce(0, +)
        var lengths = [Double](repeating: 0, count: tracks.count)
        var remaining = Double(tracks.count)
        // Tracks of fixed length are served first.
        let order = tracks.indices.filter { tracks[$0].isFixed } + tracks.indices.filter { !tracks[$0].isFixed }
        for index in order {
            let offer = rest / remaining
            switch tracks[index].length {
            case .fixed(let length): lengths[index] = max(number(length), 0)
            case .flexible(let minimum, let maximum):
                lengths[index] = max(min(number(offer), maximum), number(minimum), 0)
            case .adaptive: lengths[index] = number(offer)
            }
            let left = rest - lengths[index]
            if !left.isNaN { rest = left }
            remaining -= 1
        }
        var columns: [Column] = []
        for (index, track) in tracks.enumerated() {
            let pieces = Self.pieces(track, length: lengths[index], gap: gaps[index])
            columns += pieces.map { Column(length: $0, gap: gaps[index], alignment: track.alignment) }
        }
        self.columns = columns
        total = columns.map(\.length).reduce(0, +) + columns.dropLast().map(\.gap).reduce(0, +)
    }

    /// The most columns that an adaptive track is split into, where it is endless or its columns have no width.
    private static let maximumPieces = 10_000.0

    private static func pieces(_ track: GridTrack, length: Double, gap: Double) -> [Double] {
        guard case .adaptive(let minimum, let maximum) = track.length else { return [length] }
        let least = max(number(minimum), 0)
        let count = max(1, min(number(((length + gap) / (least + gap)).rounded(.down)), maximumPieces))
        let each = min(max(number((length - gap * (count - 1)) / count), least), maximum)
        return [Double](repeating: each, count: Int(count))
    }
}

extension GridTrack {
    fileprivate var isFixed: Bool {
        if case .fixed = length { true } else { false }
    }

    /// The track with numbers that a layout can use: a length that is negative or not finite counts as 0, a greatest
    /// length that is no number as none, and a gap that is not finite as the standard one.
    var usable: GridTrack {
        func least(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
        func greatest(_ length: Double) -> Double { length.isNaN ? .infinity : max(length, 0) }
        var track = self
        switch length {
        case .fixed(let length): track.length = .fixed(least(length))
        case .flexible(let minimum, let maximum):
            track.length = .flexible(minimum: least(minimum), maximum: greatest(maximum))
        case .adaptive(let minimum, let maximum):
            track.length = .adaptive(minimum: least(minimum), maximum: greatest(maximum))
        }
        track.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        return track
    }
}

extension LayoutEngine {
    private func description(_ node: UInt32) -> LazyGridPlan.Description {
        state.pointee.lazyGrids[Int(self[node].pointee.reference)]
    }

    /// The rows for an offered length across; the length that the columns take then.
    private func metrics(_ grid: LazyGridPlan.Description, _ available: Double) -> (rows: LazyMetrics, total: Double) {
        let plan = LazyGridPlan(grid.tracks, available: available)
        let rows = LazyMetrics(
            axis: grid.axis, columns: plan.columns, across: max(available, plan.total), spacing: grid.spacing)
        return (rows, plan.total)
    }

    @inline(never)
    func lazyGridSize(_ node: UInt32, _ proposal: PackedProposal, extending: Bool = true) -> Size {
        let grid = description(node)
        let offered = proposal[grid.axis.crossing]
        let metrics = metrics(grid, offered.isNaN ? 10 : offered).rows
        let arrangement =
            extending
            ? extend(node, metrics, visible: visibleLength(node, grid.axis)) : arrange(node, metrics)
        return PackedProposal(major: arrangement.total, minor: metrics.across, along: grid.axis).size
    }

    @inline(never)
    func placeLazyGrid(_ node: UInt32) {
        let grid = description(node)
        let size = outcome(node).pointee.size
        let (metrics, total) = metrics(grid, size[grid.axis.crossing])
        let block = PackedProposal(major: 0, minor: total, along: grid.axis).size
        let lead = number(defaultGuide(grid.alignment, size) - defaultGuide(grid.alignment, block))
        placeLazyLines(node, metrics, alignment: grid.alignment) { children, position, length in
            placeLazyRow(children, node, grid, metrics, along: position, length: length, lead: lead)
        }
    }

    private func placeLazyRow(
        _ children: [UInt32], _ node: UInt32, _ grid: LazyGridPlan.Description, _ metrics: LazyMetrics,
        along: Double, length: Double, lead: Double
    ) {
        let origin = frame(node).origin
        var across = origin[grid.axis.crossing] + lead
        for (child, track) in zip(children, metrics.columns ?? []) {
            let slot =
                grid.axis == .vertical
                ? Rect(x: across, y: along, width: track.length, height: length)
                : Rect(x: along, y: across, width: length, height: track.length)
            placeLazyCell(child, in: slot, track, grid)
            across += track.length + track.gap
        }
    }

    private func placeLazyCell(
        _ child: UInt32, in slot: Rect, _ track: LazyGridPlan.Column, _ grid: LazyGridPlan.Description
    ) {
        let inside = PackedProposal(slot.size)
        let size = sizeThatFits(child, inside)
        var alignment = track.alignment ?? .center
        if track.alignment == nil {
            if grid.axis == .vertical {
                alignment.horizontal = grid.alignment
            } else {
                alignment.vertical = grid.alignment
            }
        }
        place(
            child,
            x: slot.minX
                + number(
                    defaultGuide(alignment.horizontal, slot.size) - guide(child, alignment.horizontal, inside, size)),
            y: slot.minY
                + number(defaultGuide(alignment.vertical, slot.size) - guide(child, alignment.vertical, inside, size)),
            size: size, proposal: inside)
    }
}
