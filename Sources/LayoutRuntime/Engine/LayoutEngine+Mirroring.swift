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
            if case .layoutDirection(let direction) = element(node) { return direction }
            node = self[node].pointee.parent
        }
        return state.pointee.configuration.layoutDirection
    }

    /// Whether something in the tree runs from right to left.
    var isMirroring: Bool {
        state.pointee.hasDirections || state.pointee.configuration.layoutDirection == .rightToLeft
    }

    private func firstTurn(_ canvas: Rect) -> Turn {
        let start = Turn()
        guard state.pointee.configuration.layoutDirection == .rightToLeft else { return start }
        return start.mirrored(in: canvas.minX, width: canvas.width)
    }

    /// What becomes of the places in a node whose own place, `x`, is final.
    private func turn(in node: UInt32, x: Double, after outer: Turn) -> Turn {
        let placed = outcome(node)
        var turn = outer
        if case .layoutDirection(let direction) = element(node),
            (direction == .rightToLeft) != turn.isMirrored
        {
            turn = turn.mirrored(in: x, width: placed.pointee.size.width)
        }
        return turn
    }

    /// Where a node that has been placed will be once everything is mirrored, while that has not been done.
    func mirroredX(of node: UInt32) -> Double {
        var path: [UInt32] = []
        var next = node
        while next != Node.none {
            path.append(next)
            next = self[next].pointee.parent
        }
        var turn = firstTurn(state.pointee.canvas)
        var x = 0.0
        for step in path.reversed() {
            x = turn.x(outcome(step).pointee.x, width: outcome(step).pointee.size.width)
            turn = self.turn(in: step, x: x, after: turn)
        }
        return x
    }

    /// Mirrors what runs from right to left in a tree that has been placed.
    func mirror(_ root: UInt32, in canvas: Rect) {
        var waiting: [(node: UInt32, turn: Turn)] = [(root, firstTurn(canvas))]
        while let (node, outer) = waiting.popLast() {
            let record = self[node]
            let placed = outcome(node)
            guard record.pointee.placedIn == state.pointee.epoch else { continue }
            placed.pointee.x = outer.x(placed.pointee.x, width: placed.pointee.size.width)
            if let styled = state.pointee.styledFrames[node] {
                state.pointee.styledFrames[node]?.origin.x = outer.x(styled.minX, width: styled.width)
            }
            let turn = turn(in: node, x: placed.pointee.x, after: outer)
            for child in children(of: node) {
                waiting.append((child, turn))
            }
        }
    }
}
