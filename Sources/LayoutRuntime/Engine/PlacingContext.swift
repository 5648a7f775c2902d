/// What a view being placed is surrounded by: the safe area, and what can be seen.
struct PlacingContext {
    /// The rectangle whose edges a view must touch to reach into the safe area, and how far it reaches, in points.
    var safeRect = Rect.zero
    var safeInsets = EdgeInsets.zero
    /// The part of the canvas that can be seen: the screen, or the nearest scroll view's rectangle in it.
    var viewport = Rect.zero
    /// The part of it where pinned headers and footers stay: without the safe area's insets.
    var pinRegion = Rect.zero
}

extension LayoutEngine {
    /// The insets of the safe area at the edges that a rectangle shares with it. A view in the middle has none.
    func resolvedInsets(_ frame: Rect, edges: Edge.Set) -> EdgeInsets {
        let context = state.pointee.context
        let tolerance = state.pointee.configuration.pixelLength / 2 + 0.001
        func reach(_ edge: Edge, _ distance: Double, _ inset: Double) -> Double {
            edges.contains(edge: edge) && abs(distance) <= tolerance ? inset : 0
        }
        return EdgeInsets(
            top: reach(.top, frame.minY - context.safeRect.minY, context.safeInsets.top),
            leading: reach(.leading, frame.minX - context.safeRect.minX, context.safeInsets.leading),
            bottom: reach(.bottom, frame.maxY - context.safeRect.maxY, context.safeInsets.bottom),
            trailing: reach(.trailing, frame.maxX - context.safeRect.maxX, context.safeInsets.trailing))
    }

    func frame(_ node: UInt32) -> Rect {
        let placed = outcome(node).pointee
        return Rect(origin: Point(x: placed.x, y: placed.y), size: placed.size)
    }

    /// Runs a body in other surroundings.
    func surrounded(_ change: (inout PlacingContext) -> Void, _ body: () -> Void) {
        let outer = state.pointee.context
        change(&state.pointee.context)
        body()
        state.pointee.context = outer
    }
}

extension Rect {
    /// The rectangle moved outwards by insets.
    func outset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
            height: height + insets.vertical)
    }

    /// What two rectangles share; without width or height where they do not meet.
    func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
    }
}
