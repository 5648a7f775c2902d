import Foundation

/// What `ldlc layout --format json` answers, as far as the cases ask about it.
struct LayoutDocument: Decodable {
    let version: Int
    let proposal: Proposal
    let size: [String: Double]
    let root: LayoutNode
}

/// A node of the answer; keys that the cases do not ask about are left aside.
struct LayoutNode: Decodable {
    let view: String
    let id: String?
    let proposal: Proposal?
    let frame: Frame
    let children: [LayoutNode]
}

/// A proposal as JSON has it: a number, `null` for an open length, `"inf"` for infinity.
struct Proposal: Decodable, CustomStringConvertible {
    let width: Double?
    let height: Double?

    private enum Keys: CodingKey { case width, height }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        func length(_ key: Keys) throws -> Double? {
            if try container.decodeNil(forKey: key) { return nil }
            if let text = try? container.decode(String.self, forKey: key) {
                guard text == "inf" else { throw ConformanceError("a proposal of \"\(text)\"") }
                return .infinity
            }
            return try container.decode(Double.self, forKey: key)
        }
        width = try length(.width)
        height = try length(.height)
    }

    var description: String { "\(Self.text(width)) x \(Self.text(height))" }

    private static func text(_ length: Double?) -> String {
        guard let length else { return "nothing" }
        return length == .infinity ? "infinity" : shown(length)
    }
}

struct Frame: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    static let attributes: Set<String> = [
        "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY",
    ]

    func value(of attribute: String) -> Double {
        switch attribute {
        case "x", "minX": x
        case "y", "minY": y
        case "width": width
        case "height": height
        case "midX": x + width / 2
        case "maxX": x + width
        case "midY": y + height / 2
        default: y + height
        }
    }

    func isNear(_ other: Frame) -> Bool {
        zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) <= 0.01 }
    }
}

extension LayoutDocument {
    /// Every node with an id, in the order of the tree.
    func nodesByID() -> [String: [LayoutNode]] {
        var found: [String: [LayoutNode]] = [:]
        var stack = [root]
        while let node = stack.popLast() {
            if let id = node.id { found[id, default: []].append(node) }
            stack += node.children.reversed()
        }
        return found
    }
}
