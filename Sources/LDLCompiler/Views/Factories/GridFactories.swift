import LayoutRuntime

/// Grids, and rows and columns whose views are made when they are seen.
enum GridFactories {
    static let table: NamedTable<NodeFactory> = [
        "grid": { call throws(EvaluationError) in
            let alignment = call.alignment(0)
            let horizontal = call.number(1)
            let vertical = call.number(2)
            return call.container(try call.views(3)) { context in
                context.environment.update { $0.isInGrid = true }
                return .grid(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
            }
        },
        "gridRow": { call throws(EvaluationError) in
            .view(ViewValue(.gridRow(call[0].asGuide, try call.views(1)), origin: call.origin))
        },
        "gridCellColumns": { call throws(EvaluationError) in
            try call.layout(.gridCellColumns(max(call[0].asInt ?? 1, 1)))
        },
        "gridCellAnchor": { call throws(EvaluationError) in try call.layout(.gridCellAnchor(call.anchor(0))) },
        "gridColumnAlignment": { call throws(EvaluationError) in
            try call.layout(.gridColumnAlignment(call[0].asGuide ?? .horizontalCenter))
        },
        "gridCellUnsizedAxes": { call throws(EvaluationError) in
            try call.layout(.gridCellUnsizedAxes(call[0].asAxes ?? .all))
        },
        "lazyVGrid": { call throws(EvaluationError) in
            try lazyGrid(call, .vertical, alignment: call[1].asGuide ?? .horizontalCenter)
        },
        "lazyHGrid": { call throws(EvaluationError) in
            try lazyGrid(call, .horizontal, alignment: call[1].asGuide ?? .verticalCenter)
        },
        "lazyVStack": { call throws(EvaluationError) in
            let alignment = call[0].asGuide ?? .horizontalCenter
            let spacing = call.number(1)
            return call.lazyContainer(try call.lazyViews(3), pinned: call[2]) { _ in
                .lazyStack(.vertical, alignment: alignment, spacing: spacing)
            }
        },
        "lazyHStack": { call throws(EvaluationError) in
            let alignment = call[0].asGuide ?? .verticalCenter
            let spacing = call.number(1)
            return call.lazyContainer(try call.lazyViews(3), pinned: call[2]) { _ in
                .lazyStack(.horizontal, alignment: alignment, spacing: spacing)
            }
        },
    ]

    private static func lazyGrid(
        _ call: NodeCall, _ axis: Axis, alignment: AlignmentKey
    ) throws(EvaluationError) -> Value {
        var tracks: [GridTrack] = []
        if case .array(let items) = call[0] {
            tracks = items.compactMap { $0.unboxed(GridItemValue.self) }.map(\.track)
        }
        let spacing = call.number(2)
        return call.lazyContainer(try call.lazyViews(4), pinned: call[3]) { _ in
            .lazyGrid(axis, tracks, alignment: alignment, spacing: spacing)
        }
    }
}
