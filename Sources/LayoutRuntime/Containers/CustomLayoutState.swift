/// What the engine keeps for a container with rules of its own.
final class CustomLayoutState {
    let layout: any Layout
    /// The layout's own cache, once made.
    private var cache: Any?
    private var needsUpdate = false

    /// Where the subviews were put, by index, in the call that is going on or was last.
    var places: [SubviewPlace] = []
    var isPlacing = false
    /// The places of a guide query: bounds at the origin, this size and proposal.
    var guidePlaces: [SubviewPlace] = []
    var guideSize: Size?
    var guideProposal = PackedProposal(width: PackedProposal.never, height: PackedProposal.never)

    init(_ layout: any Layout) {
        self.layout = layout
    }

    func subviewsChanged() {
        needsUpdate = true
        guideSize = nil
    }

    /// Runs a method of the layout with its cache, which is made or brought up to date first.
    func withCache<Answer>(
        _ subviews: LayoutSubviews, _ body: (any Layout, inout Any) throws -> Answer
    ) throws -> Answer {
        var current: Any
        if var known = cache {
            if needsUpdate {
                try layout.update(&known, subviews)
            }
            current = known
        } else {
            current = try layout.makeCache(subviews: subviews)
        }
        needsUpdate = false
        // Taken out meanwhile: a layout may come back to the engine while it works on its cache.
        cache = nil
        defer { cache = current }
        return try body(layout, &current)
    }
}

/// A subview's place as its layout asked for it, in the coordinates of the bounds' space.
struct SubviewPlace {
    var x: Double
    var y: Double
    var size: Size
    var proposal: PackedProposal
}

/// The methods of `Layout` with the cache as any value: what the engine calls.
extension Layout {
    fileprivate func update(_ any: inout Any, _ subviews: LayoutSubviews) throws {
        try with(&any, subviews) { cache in try updateCache(&cache, subviews: subviews) }
    }

    func size(_ any: inout Any, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> Size {
        try with(&any, subviews) { cache in
            try sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    func place(_ any: inout Any, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws {
        try with(&any, subviews) { cache in
            try placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    func spacing(_ any: inout Any, _ subviews: LayoutSubviews) throws -> ViewSpacing {
        try with(&any, subviews) { cache in try spacing(subviews: subviews, cache: &cache) }
    }

    func guide(
        _ any: inout Any, _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) throws -> Double? {
        try with(&any, subviews) { cache in
            try explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private func with<Answer>(
        _ any: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) throws -> Answer
    ) throws -> Answer {
        var cache: Cache
        if let known = any as? Cache {
            cache = known
        } else {
            cache = try makeCache(subviews: subviews)
        }
        // The only other reference, so that a collection in the cache is changed in place.
        any = ()
        defer { any = cache }
        return try body(&cache)
    }
}
