/// What is wrong with a tree that was laid out: a mistake of the engine, never of the one who built the tree.
public struct InvariantFailure: Error, CustomStringConvertible {
    /// What is wrong, in a sentence.
    public let description: String
}

extension LayoutTree {
    /// Checks that children and parents agree, and that no placed view has a frame that is not a number or has a
    /// negative size. Takes time in the size of the tree; meant for tests.
    public func verify() throws(InvariantFailure) {
        for number in 0..<UInt32(nodeCount) {
            let node = NodeID(rawValue: number)
            for child in children(of: node) where parent(of: child) != node {
                throw InvariantFailure(description: "node \(number) holds \(child.rawValue), which is elsewhere")
            }
            guard isPlaced(node) else { continue }
            let frame = frame(of: node)
            if frame.minX.isNaN || frame.minY.isNaN || frame.width.isNaN || frame.height.isNaN {
                throw InvariantFailure(description: "node \(number), \(element(of: node)), has the frame \(frame)")
            }
        }
    }
}
