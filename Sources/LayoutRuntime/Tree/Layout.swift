/// A container with rules of its own.
///
/// The engine asks `sizeThatFits` once for each proposal, and `placeSubviews` when the container is placed; once more,
/// with its bounds at the origin, when a view around it asks for an alignment guide. Whatever a method throws ends the
/// layout, and `LayoutTree.layout` throws it as `LayoutError.failed`.
public protocol Layout: Sendable {
    /// What the container keeps between the questions.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The axis along which the container lines up its subviews, which spacers and dividers in it follow.
    var layoutProperties: LayoutProperties { get }

    /// Called once, before the first question.
    func makeCache(subviews: Subviews) throws -> Cache
    /// Called when the subviews have changed; makes a new cache unless implemented.
    func updateCache(_ cache: inout Cache, subviews: Subviews) throws
    /// The size that the container takes, in points, when it is offered `proposal`. The answer is used as it is.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) throws -> Size
    /// Tells each subview its place with `LayoutSubview.place(at:anchor:proposal:)`. `bounds` is in the coordinates of
    /// the canvas. A subview without a place is centred; the last place counts.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) throws
    /// The distances that the container wishes to its neighbours; the union of its subviews' unless implemented.
    func spacing(subviews: Subviews, cache: inout Cache) throws -> ViewSpacing
    /// The guide's value in points from the top leading corner of `bounds`; `nil` leaves it to the guide's default.
    /// Unless implemented, the subviews are placed and their own values combined.
    func explicitAlignment(
        of guide: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) throws -> Double?
}

/// What a layout is known for to the views in it.
public struct LayoutProperties: Hashable, Sendable {
    /// `nil` for a container that is no stack: a spacer in it is empty room along both axes.
    public var stackOrientation: Axis?

    public init(stackOrientation: Axis? = nil) {
        self.stackOrientation = stackOrientation
    }
}

extension Layout {
    /// No axis: a spacer in the container is empty room along both.
    public var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) throws {
        cache = try makeCache(subviews: subviews)
    }

    /// The wishes of all subviews on all edges.
    public func spacing(subviews: Subviews, cache: inout Cache) throws -> ViewSpacing {
        subviews.unitedSpacing
    }

    /// What the subviews say of the guide where `placeSubviews` puts them, combined.
    public func explicitAlignment(
        of guide: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) throws -> Double? {
        try subviews.combinedGuide(guide, in: bounds, proposal: proposal) { () throws in
            try placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) throws {}
}
