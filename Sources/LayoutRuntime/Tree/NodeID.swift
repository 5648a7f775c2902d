/// A node's number in its tree.
public struct NodeID: Hashable, Sendable {
    /// The place in the order of appending, from 0.
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
