/// Rows that run from right to left.
///
/// Everything is laid out from left to right. Where the direction turns, the places of all that is inside are mirrored
/// in the bounds of the node that turns it, after they are known: every container in there would have mirrored its own
/// children in the same way.
extension LayoutEngine {
    /// From a place as laid out to the place in the canvas: x, or the mirrored x, moved by a shift.
    private struct Turn {
        var isMirrored = false
        var shift = 0.0

        func x(_ x: Double, width: Double) -> Double {
            number(isMirrored ? shift - (x + width) : x + shift)
        }

        /// The same, and then mirrored in bounds that are in canvas coordinates already.
        func mirrored(in minX: Double, width: Double) -> Turn {
            Turn(isMirrored: !isMirrored, shift: number(minX + minX + width - shift))
        }
    }

    /// The direction in which rows in a node run.
    func direction(of node: UInt32) -> LayoutDirection {
        guard state.pointee.hasDirections else { return state.pointee.configuration.layoutDirection }
        var node = node
        while node != Node.none {
            if case .layoutDirection(let direction) = state.pointee.elements[Int(node)] { return direction }
            node = self[node].pointee.parent
        }
        return state.pointee.configuration.layoutDirection
    }

    /// Mirrors what runs from right to left in a tree that has been placed.
    func mirror(_ root: UInt32, in canvas: Rect) {
        var start = Turn()
        if state.pointee.configuration.layoutDirection == .rightToLeft {
            start = start.mirrored(in: canvas.minX, width: canvas.width)
        }
        var waiting: [(node: UInt32, turn: Turn)] = [(root, start)]
        while let (node, outer) = waiting.popLast() {
            let record = self[node]
            guard record.pointee.placedIn == state.pointee.epoch else { continue }
            var turn = outer
            let width = record.pointee.size.width
            record.pointee.x = turn.x(record.pointee.x, width: width)
            if let styled = state.pointee.styledFrames[node] {
                state.pointee.styledFrames[node]?.origin.x = turn.x(styled.minX, width: styled.width)
            }
            if record.pointee.kind == .offset, turn.isMirrored {
                // An offset is to the right in either direction.
                turn.shift += record.pointee.a * 2
            }
            if case .layoutDirection(let direction) = state.pointee.elements[Int(node)],
                (direction == .rightToLeft) != turn.isMirrored
            {
                turn = turn.mirrored(in: record.pointee.x, width: width)
            }
            for child in children(of: node) {
                waiting.append((child, turn))
            }
        }
    }
}
