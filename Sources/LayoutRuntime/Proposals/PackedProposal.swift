/// A proposal as the tree stores it: two numbers, NaN where the length is left open.
///
/// Two proposals are the same question when their bits are the same, so every open length has the one bit pattern
/// `open`, and no length is a negative zero.
struct PackedProposal: BitwiseCopyable {
    var width: Double
    var height: Double

    /// Left open.
    static let open = Double.nan
    /// A length that nobody ever proposes: where no question has been asked yet.
    static let never = Double(bitPattern: 0x7ff8_0000_0000_0001)

    @inline(__always)
    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A proposal from outside: a length that is not a number counts as left open.
    init(_ proposal: ProposedViewSize) {
        width = PackedProposal.packed(proposal.width)
        height = PackedProposal.packed(proposal.height)
    }

    /// An offer of exactly this size.
    @inline(__always)
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    @inline(__always)
    init(major: Double, minor: Double, along axis: Axis) {
        self = axis == .horizontal ? Self(width: major, height: minor) : Self(width: minor, height: major)
    }

    static func packed(_ length: Double?) -> Double {
        guard let length, !length.isNaN else { return open }
        // Adding zero turns a negative zero into zero.
        return length + 0
    }

    @inline(__always)
    subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

    /// The size of exactly this proposal; both lengths must be given.
    @inline(__always)
    var size: Size { Size(width: width, height: height) }

    /// The proposal in the words of the public interface.
    var unpacked: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    @inline(__always)
    static func == (left: Self, right: Self) -> Bool {
        left.width.bitPattern == right.width.bitPattern && left.height.bitPattern == right.height.bitPattern
    }
}

extension PackedProposal: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(width.bitPattern)
        hasher.combine(height.bitPattern)
    }
}
