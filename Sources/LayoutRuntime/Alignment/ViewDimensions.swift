/// A view's size and alignment guides, as the closure of `alignmentGuide` and a layout's `explicitAlignment` see them.
///
/// Guides are in points from the view's top leading corner.
public struct ViewDimensions {
    /// The view's size, in points.
    public let size: Size
    /// The view that is asked for its own guides; none for a bare size.
    private let tree: LayoutTree?
    private let node: UInt32
    private let proposal: PackedProposal

    /// Of a view that says nothing of any guide.
    public init(size: Size) {
        self.size = size
        tree = nil
        node = Node.none
        proposal = PackedProposal(width: PackedProposal.open, height: PackedProposal.open)
    }

    init(size: Size, tree: LayoutTree, node: UInt32, proposal: PackedProposal) {
        self.size = size
        self.tree = tree
        self.node = node
        self.proposal = proposal
    }

    /// In points.
    public var width: Double { size.width }
    /// In points.
    public var height: Double { size.height }

    /// The guide's value: what the view says, or else the guide's default for the view's size.
    public subscript(guide: AlignmentKey) -> Double {
        if let tree, node != Node.none {
            return tree.engine.guide(node, guide, proposal, size)
        }
        return guide.builtInDefault(for: size) ?? 0
    }

    /// What the view itself says of the guide, if it says anything.
    public subscript(explicit guide: AlignmentKey) -> Double? {
        guard let tree, node != Node.none else { return nil }
        let value = tree.engine.explicitGuide(node, guide, proposal, size)
        return value.isNaN ? nil : value
    }
}
