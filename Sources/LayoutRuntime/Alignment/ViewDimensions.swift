/// A view's size and alignment guides, as the closure of `alignmentGuide` and a layout's `explicitAlignment` see them.
///
/// Guides are in points from the view's top leading corner.
public struct ViewDimensions {
    public let size: Size
    let explicit: (AlignmentKey) -> Double?
    let fallback: (AlignmentKey, Size) -> Double

    init(
        size: Size, explicit: @escaping (AlignmentKey) -> Double?,
        fallback: @escaping (AlignmentKey, Size) -> Double
    ) {
        self.size = size
        self.explicit = explicit
        self.fallback = fallback
    }

    public var width: Double { size.width }
    public var height: Double { size.height }

    /// The guide's value: what the view says, or else the guide's default for the view's size.
    public subscript(guide: AlignmentKey) -> Double { explicit(guide) ?? fallback(guide, size) }

    /// What the view itself says of the guide, if it says anything.
    public subscript(explicit guide: AlignmentKey) -> Double? { explicit(guide) }
}
