/// `frame(minWidth:idealWidth:maxWidth:…)`: keeps a length between limits. With both limits it takes what it is
/// offered, kept between them; with one it is as its content, kept on that side; an ideal stands in for an open offer.
struct FrameLimits: BitwiseCopyable {
    var width: AxisLimits
    var height: AxisLimits

    init(_ frame: FlexibleFrame) {
        width = AxisLimits(minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth)
        height = AxisLimits(minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight)
    }

    @inline(__always)
    func contentProposal(_ proposal: PackedProposal) -> PackedProposal {
        PackedProposal(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    }

    /// The size where neither axis depends on the content.
    @inline(__always)
    func ownSize(_ proposal: PackedProposal) -> Size? {
        let width = width.ownLength(for: proposal.width)
        let height = height.ownLength(for: proposal.height)
        return width.isNaN || height.isNaN ? nil : Size(width: width, height: height)
    }

    @inline(__always)
    func size(_ proposal: PackedProposal, _ content: Size) -> Size {
        Size(
            width: width.length(for: proposal.width, content: content.width),
            height: height.length(for: proposal.height, content: content.height))
    }
}

/// The limits along one axis, in points; NaN where none is given.
struct AxisLimits: BitwiseCopyable {
    let minimum: Double
    let ideal: Double
    let maximum: Double
    /// Limits that exclude each other are ignored, but for the offer.
    private let isContradictory: Bool

    init(minimum: Double?, ideal: Double?, maximum: Double?) {
        let least = minimum.map { number($0) > 0 ? $0 : 0 } ?? .nan
        self.minimum = least
        let floor = least.isNaN ? 0 : least
        self.ideal = ideal.map { number($0) > floor ? $0 : floor } ?? .nan
        let idealFloor = self.ideal.isNaN ? 0 : self.ideal
        self.maximum = maximum.map { number($0) > idealFloor ? $0 : idealFloor } ?? .nan
        isContradictory = least > self.maximum
    }

    /// What the content is offered.
    @inline(__always)
    func offer(for proposal: Double) -> Double {
        let wanted = proposal.isNaN ? ideal : proposal
        return wanted.isNaN ? wanted : clamped(wanted)
    }

    @inline(__always)
    private func clamped(_ length: Double) -> Double {
        let raised = length < minimum ? minimum : length
        return raised > maximum ? maximum : raised
    }

    /// The length where it does not depend on the content; NaN where it does.
    @inline(__always)
    func ownLength(for proposal: Double) -> Double {
        if isContradictory { return .nan }
        if proposal.isNaN { return ideal }
        return minimum.isNaN || maximum.isNaN ? .nan : clamped(proposal)
    }

    func length(for proposal: Double, content: Double) -> Double {
        if isContradictory { return content }
        let own = ownLength(for: proposal)
        if !own.isNaN { return own }
        if proposal.isNaN { return clamped(content) }
        let offered = offer(for: proposal)
        if !minimum.isNaN { return max(min(offered, content), minimum) }
        if !maximum.isNaN { return min(max(offered, content), maximum) }
        return content
    }

    /// What the content is offered when it is placed: the frame's length, left open where the content alone decided it.
    func placementOffer(for proposal: Double, length: Double) -> Double {
        let lower = minimum.isNaN ? -.infinity : minimum
        let upper = maximum.isNaN ? .infinity : maximum
        return ideal.isNaN && proposal.isNaN && lower < length && length < upper ? PackedProposal.open : length
    }
}

extension LayoutEngine {
    @inline(__always)
    func limits(_ record: UnsafeMutablePointer<Node>) -> FrameLimits {
        state.pointee.limits.base[Int(record.pointee.reference)]
    }

    @inline(never)
    func flexibleFrameGeometry(_ node: UInt32, _ proposal: PackedProposal, _ size: Size) -> ContentGeometry {
        let limits = limits(self[node])
        let inside = PackedProposal(
            width: limits.width.placementOffer(for: proposal.width, length: size.width),
            height: limits.height.placementOffer(for: proposal.height, length: size.height))
        return aligned(node, inside, in: size)
    }
}
