/// The interior of an outline, in canvas coordinates.
struct HitArea {
    /// For a quick no.
    private let bounds: Rect
    private let form: Form

    private enum Form {
        case rectangle
        /// In the outline's own coordinates, with the way to the canvas's.
        case outline(Outline, AffineTransform)
    }

    init(_ outline: Outline, _ transform: AffineTransform) {
        bounds = transform.bounds(of: outline.bounds)
        if case .rectangle = outline, transform == .identity {
            form = .rectangle
        } else {
            form = .outline(outline, transform)
        }
    }

    func contains(_ point: Point) -> Bool {
        guard bounds.contains(point) else { return false }
        switch form {
        case .rectangle: return true
        case .outline: return winding(round: point) != 0
        }
    }

    /// The point of the area that is nearest to a point outside; nil beyond `reach`.
    func nearestPoint(to point: Point, within reach: Double) -> Point? {
        guard bounds.isFinite else { return nil }
        let inBounds = bounds.nearestPoint(to: point)
        guard inBounds.distance(to: point) <= reach else { return nil }
        guard case .outline = form else { return inBounds }
        var nearest: Point?
        for line in lines {
            let candidate = PathGeometry.nearestPoint(on: line, to: point)
            if candidate.distance(to: point) < nearest?.distance(to: point) ?? .infinity { nearest = candidate }
        }
        return nearest
    }

    private var lines: [PathGeometry.Line] {
        guard case .outline(let outline, let transform) = form else { return [] }
        return PathGeometry.closedLines(outline.commands).map {
            (transform.point($0.start), transform.point($0.end))
        }
    }

    /// How often the outline runs round the point.
    private func winding(round point: Point) -> Int {
        var count = 0
        for (start, end) in lines {
            let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
            if start.y <= point.y {
                if end.y > point.y, side > 0 { count += 1 }
            } else if end.y <= point.y, side < 0 {
                count -= 1
            }
        }
        return count
    }
}

extension Rect {
    func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    func nearestPoint(to point: Point) -> Point {
        Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        let x = other.x - self.x
        let y = other.y - self.y
        return (x * x + y * y).squareRoot()
    }
}
