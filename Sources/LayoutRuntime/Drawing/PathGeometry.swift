/// What is done with paths before they are drawn. All lengths are in points.
enum PathGeometry {
    /// How far a cubic curve's control points lie from its ends to follow a quarter of a circle of radius 1.
    private static let quarter = 0.5522847498307936

    /// A rectangle with a radius for each corner: top leading, top trailing, bottom trailing, bottom leading. Radii that
    /// do not fit beside each other shrink in proportion.
    static func rectangle(_ rect: Rect, radii: [Double]) -> [PathCommand] {
        var radii = (radii + [0, 0, 0, 0]).prefix(4).map { $0 > 0 ? $0 : 0 }
        let sides = [
            (radii[0] + radii[1], rect.width), (radii[1] + radii[2], rect.height),
            (radii[2] + radii[3], rect.width), (radii[3] + radii[0], rect.height),
        ]
        let factor = sides.reduce(1.0) { factor, side in side.0 > side.1 ? min(factor, side.1 / side.0) : factor }
        radii = radii.map { $0 * factor }
        return corners(rect, radii.map { Size(width: $0, height: $0) })
    }

    /// A rectangle with the same elliptic corner everywhere; an ellipse if the radii are half the sides.
    static func rectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> [PathCommand] {
        corners(rect, Array(repeating: Size(width: radiusX, height: radiusY), count: 4))
    }

    private static func corners(_ rect: Rect, _ radii: [Size]) -> [PathCommand] {
        let left = rect.minX
        let right = rect.maxX
        let top = rect.minY
        let bottom = rect.maxY
        let k = 1 - quarter
        let (a, b, c, d) = (radii[0], radii[1], radii[2], radii[3])
        var path: [PathCommand] = [.move(Point(x: left + a.width, y: top)), .line(Point(x: right - b.width, y: top))]
        func curve(_ to: Point, _ first: Point, _ second: Point, _ radius: Size) {
            if radius.width > 0, radius.height > 0 { path.append(.cubic(to, control1: first, control2: second)) }
        }
        curve(
            Point(x: right, y: top + b.height), Point(x: right - k * b.width, y: top),
            Point(x: right, y: top + k * b.height), b)
        path.append(.line(Point(x: right, y: bottom - c.height)))
        curve(
            Point(x: right - c.width, y: bottom), Point(x: right, y: bottom - k * c.height),
            Point(x: right - k * c.width, y: bottom), c)
        path.append(.line(Point(x: left + d.width, y: bottom)))
        curve(
            Point(x: left, y: bottom - d.height), Point(x: left + k * d.width, y: bottom),
            Point(x: left, y: bottom - k * d.height), d)
        path.append(.line(Point(x: left, y: top + a.height)))
        curve(
            Point(x: left + a.width, y: top), Point(x: left, y: top + k * a.height),
            Point(x: left + k * a.width, y: top), a)
        path.append(.close)
        return path
    }

    static func moved(_ path: [PathCommand], by origin: Point) -> [PathCommand] {
        mapped(path) { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    }

    static func transformed(_ path: [PathCommand], by transform: AffineTransform) -> [PathCommand] {
        mapped(path, transform.point)
    }

    private static func mapped(_ path: [PathCommand], _ transform: (Point) -> Point) -> [PathCommand] {
        path.map { command in
            switch command {
            case .move(let point): .move(transform(point))
            case .line(let point): .line(transform(point))
            case .quadratic(let point, let control): .quadratic(transform(point), control: transform(control))
            case .cubic(let point, let first, let second):
                .cubic(transform(point), control1: transform(first), control2: transform(second))
            case .close: .close
            }
        }
    }

    static func bounds(_ path: [PathCommand]) -> Rect {
        var result: Rect?
        func add(_ point: Point) {
            let rect = Rect(origin: point, size: .zero)
            result = result?.union(rect) ?? rect
        }
        for command in path {
            switch command {
            case .move(let point), .line(let point): add(point)
            case .quadratic(let point, let control):
                add(point)
                add(control)
            case .cubic(let point, let first, let second):
                add(point)
                add(first)
                add(second)
            case .close: break
            }
        }
        return result ?? .zero
    }

    /// The part of a path between two fractions of its length. Curves become lines short enough not to be seen.
    static func trimmed(_ path: [PathCommand], from: Double, to: Double) -> [PathCommand] {
        let start = min(max(from.isNaN ? 0 : from, 0), 1)
        let end = min(max(to.isNaN ? 1 : to, 0), 1)
        guard start < end else { return [] }
        let lines = flattened(path)
        let total = lines.reduce(0) { $0 + length($1) }
        guard total > 0, total.isFinite else { return [] }
        let wanted = (start * total)...(end * total)
        var travelled = 0.0
        var result: [PathCommand] = []
        var pen: Point?
        for line in lines {
            let length = length(line)
            defer { travelled += length }
            guard length > 0, travelled + length > wanted.lowerBound, travelled < wanted.upperBound else { continue }
            let first = point(on: line, at: max(0, (wanted.lowerBound - travelled) / length))
            let last = point(on: line, at: min(1, (wanted.upperBound - travelled) / length))
            if pen != first { result.append(.move(first)) }
            result.append(.line(last))
            pen = last
        }
        return result
    }

    typealias Line = (start: Point, end: Point)

    private static func length(_ line: Line) -> Double {
        let x = line.end.x - line.start.x
        let y = line.end.y - line.start.y
        return (x * x + y * y).squareRoot()
    }

    private static func point(on line: Line, at fraction: Double) -> Point {
        Point(
            x: line.start.x + (line.end.x - line.start.x) * fraction,
            y: line.start.y + (line.end.y - line.start.y) * fraction)
    }

    /// The outline of what a path fills: every subpath is closed.
    static func closedLines(_ path: [PathCommand]) -> [Line] {
        var lines: [Line] = []
        var subpathStart: Point?
        for line in flattened(path) {
            if let last = lines.last, last.end != line.start {
                if let subpathStart, last.end != subpathStart { lines.append((last.end, subpathStart)) }
                subpathStart = line.start
            }
            if subpathStart == nil { subpathStart = line.start }
            lines.append(line)
        }
        if let last = lines.last, let subpathStart, last.end != subpathStart { lines.append((last.end, subpathStart)) }
        return lines
    }

    static func nearestPoint(on line: Line, to point: Point) -> Point {
        let x = line.end.x - line.start.x
        let y = line.end.y - line.start.y
        let square = x * x + y * y
        guard square > 0 else { return line.start }
        let fraction = ((point.x - line.start.x) * x + (point.y - line.start.y) * y) / square
        return Self.point(on: line, at: min(max(fraction, 0), 1))
    }

    private static func flattened(_ path: [PathCommand]) -> [Line] {
        let pieces = 24
        var lines: [Line] = []
        var pen = Point.zero
        var subpathStart = Point.zero
        func go(_ point: Point) {
            lines.append((pen, point))
            pen = point
        }
        for command in path {
            let start = pen
            switch command {
            case .move(let point):
                pen = point
                subpathStart = point
            case .line(let point): go(point)
            case .quadratic(let point, let control):
                for piece in 1...pieces {
                    let t = Double(piece) / Double(pieces)
                    let u = 1 - t
                    go(
                        Point(
                            x: u * u * start.x + 2 * u * t * control.x + t * t * point.x,
                            y: u * u * start.y + 2 * u * t * control.y + t * t * point.y))
                }
            case .cubic(let point, let first, let second):
                for piece in 1...pieces {
                    let t = Double(piece) / Double(pieces)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    go(
                        Point(
                            x: a * start.x + b * first.x + c * second.x + d * point.x,
                            y: a * start.y + b * first.y + c * second.y + d * point.y))
                }
            case .close: go(subpathStart)
            }
        }
        return lines
    }
}
