#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Simple drawings for the symbols that examples use most; every other symbol is a circle with a dot.
enum SymbolDrawing {
    enum Part {
        case fill([PathCommand])
        case stroke([PathCommand], width: Double)
    }

    /// The parts of a symbol in the middle of its box.
    static func parts(named name: String, in frame: Rect) -> [Part] {
        let side = min(frame.width, frame.height) * 0.9
        let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        let line = max(side / 11, 0.5)
        let isFilled = name.contains(".fill")
        let words = name.split(separator: ".")
        func point(_ x: Double, _ y: Double) -> Point { Point(x: box.minX + x * side, y: box.minY + y * side) }
        func polyline(_ points: [(Double, Double)], closed: Bool = false) -> [PathCommand] {
            var path: [PathCommand] = []
            for (index, (x, y)) in points.enumerated() {
                path.append(index == 0 ? .move(point(x, y)) : .line(point(x, y)))
            }
            return closed ? path + [.close] : path
        }
        func outline(_ path: [PathCommand]) -> Part { isFilled ? .fill(path) : .stroke(path, width: line) }
        func ring(_ inset: Double) -> [PathCommand] { Outline.ellipse(box.inset(by: inset)).commands }

        switch words.first.map(String.init) ?? "" {
        case "star": return [outline(star(in: box))]
        case "heart":
            return [
                outline([
                    .move(point(0.5, 0.92)),
                    .cubic(point(0.04, 0.36), control1: point(0.3, 0.75), control2: point(0.04, 0.56)),
                    .cubic(point(0.5, 0.26), control1: point(0.04, 0.04), control2: point(0.42, 0.04)),
                    .cubic(point(0.96, 0.36), control1: point(0.58, 0.04), control2: point(0.96, 0.04)),
                    .cubic(point(0.5, 0.92), control1: point(0.96, 0.56), control2: point(0.7, 0.75)),
                    .close,
                ])
            ]
        case "globe":
            return [
                .stroke(ring(line / 2), width: line),
                .stroke(
                    Outline.ellipse(
                        Rect(x: box.midX - side * 0.22, y: box.minY + line / 2, width: side * 0.44, height: side - line)
                    ).commands, width: line),
                .stroke(polyline([(0.05, 0.5), (0.95, 0.5)]), width: line),
                .stroke(polyline([(0.5, 0.05), (0.5, 0.95)]), width: line),
            ]
        case "checkmark": return [.stroke(polyline([(0.12, 0.55), (0.4, 0.82), (0.88, 0.2)]), width: line * 1.3)]
        case "xmark":
            return [
                .stroke(
                    polyline([(0.15, 0.15), (0.85, 0.85)]) + polyline([(0.85, 0.15), (0.15, 0.85)]), width: line * 1.3)
            ]
        case "plus":
            return [
                .stroke(polyline([(0.5, 0.1), (0.5, 0.9)]) + polyline([(0.1, 0.5), (0.9, 0.5)]), width: line * 1.3)
            ]
        case "minus": return [.stroke(polyline([(0.1, 0.5), (0.9, 0.5)]), width: line * 1.3)]
        case "chevron":
            let points: [(Double, Double)] =
                switch words.dropFirst().first.map(String.init) ?? "" {
                case "left", "backward": [(0.65, 0.1), (0.3, 0.5), (0.65, 0.9)]
                case "up": [(0.1, 0.65), (0.5, 0.3), (0.9, 0.65)]
                case "down": [(0.1, 0.35), (0.5, 0.7), (0.9, 0.35)]
                default: [(0.35, 0.1), (0.7, 0.5), (0.35, 0.9)]
                }
            return [.stroke(polyline(points), width: line * 1.3)]
        case "person":
            let head = Rect(
                x: box.midX - side * 0.19, y: box.minY + side * 0.08, width: side * 0.38, height: side * 0.38)
            return [
                outline(Outline.ellipse(head).commands),
                outline([
                    .move(point(0.12, 0.92)),
                    .cubic(point(0.5, 0.56), control1: point(0.12, 0.7), control2: point(0.28, 0.56)),
                    .cubic(point(0.88, 0.92), control1: point(0.72, 0.56), control2: point(0.88, 0.7)), .close,
                ]),
            ]
        case "circle": return [outline(ring(line / 2))]
        case "square": return [outline(Outline.rectangle(box.inset(by: line / 2)).commands)]
        default:
            return [
                .stroke(ring(line / 2), width: line),
                .fill(Outline.ellipse(box.inset(by: side * 0.38)).commands),
            ]
        }
    }

    private static func star(in box: Rect) -> [PathCommand] {
        var path: [PathCommand] = []
        for corner in 0..<10 {
            let angle = Double(corner) * .pi / 5 - .pi / 2
            let radius = box.width / 2 * (corner % 2 == 0 ? 1 : 0.42)
            let point = Point(x: box.midX + cos(angle) * radius, y: box.midY + box.height * 0.04 + sin(angle) * radius)
            path.append(corner == 0 ? .move(point) : .line(point))
        }
        return path + [.close]
    }
}
