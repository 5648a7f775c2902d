extension ViewSpacing {
    /// Text keeps its leading to text, and to anything else the room of a tenth of a line: measured from the baseline
    /// above it, and from the capital letters below it.
    static func text(_ metrics: TextSpacingMetrics) -> ViewSpacing {
        let grid = PixelGrid(metrics.pixelLength)
        func room(_ font: FontMetrics) -> (tenth: Double, pitch: Double) {
            let tenth = grid.up(font.lineHeight / 10)
            return (tenth, font.lineHeight + tenth)
        }
        let above = room(metrics.first).pitch - metrics.first.ascender
        let last = room(metrics.last)
        let below = max(last.pitch - metrics.last.capHeight, last.tenth + metrics.last.descender)
        return ViewSpacing([
            Wish(
                category: .textToText, edge: .top,
                value: .topOfText(metrics.first, pixelLength: metrics.pixelLength)),
            Wish(category: .edgeAboveText, edge: .top, value: .distance(above)),
            Wish(
                category: .textToText, edge: .bottom,
                value: .bottomOfText(metrics.last, pixelLength: metrics.pixelLength)),
            Wish(category: .edgeBelowText, edge: .bottom, value: .distance(below)),
        ])
    }

    /// A symbol stands close to text, and a little more than its descent above anything else.
    static func symbol(belowBaseline: Double) -> ViewSpacing {
        ViewSpacing([
            Wish(category: .textToText, edge: .top, value: .distance(0)),
            Wish(category: .edgeAboveText, edge: .top, value: .distance(belowBaseline)),
            Wish(category: .textToText, edge: .bottom, value: .distance(0)),
            Wish(category: .edgeBelowText, edge: .bottom, value: .distance(belowBaseline + 1)),
        ])
    }

    /// A spacer in a stack touches its neighbours.
    static func spacer(along axis: Axis) -> ViewSpacing {
        let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        return ViewSpacing(edges.map { Wish(category: .any, edge: $0, value: .distance(0)) })
    }
}
