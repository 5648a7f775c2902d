/// Containers with rules of their own: the engine's side of `Layout`.
extension LayoutEngine {
    @inline(__always)
    func customs(_ record: Node) -> CustomLayoutState { state.pointee.customs[Int(record.reference)] }

    private func subviews(_ node: UInt32) -> LayoutSubviews {
        let record = self[node].pointee
        return LayoutSubviews(
            tree: state.pointee.tree, container: node, links: record.links, count: Int(record.childCount))
    }

    /// Runs a method of the container's layout; an error ends the whole layout.
    private func run<Answer>(_ node: UInt32, _ body: (any Layout, inout Any) throws -> Answer) -> Answer? {
        let custom = customs(self[node].pointee)
        do {
            return try custom.withCache(subviews(node), body)
        } catch let error as LayoutError {
            fail(error)
        } catch {
            fail(.failed(NodeID(rawValue: node), error))
        }
        return nil
    }

    @inline(never)
    func customSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        let subviews = subviews(node)
        let answer = run(node) { layout, cache in try layout.size(&cache, proposal.unpacked, subviews) }
        guard let size = answer else { return .zero }
        if size.width.isNaN || size.height.isNaN {
            fail(.invalidSize(NodeID(rawValue: node)))
            return .zero
        }
        outcome(node).pointee.asked = proposal
        outcome(node).pointee.answer = size
        return size
    }

    func customSpacing(_ node: UInt32) -> ViewSpacing {
        let subviews = subviews(node)
        return run(node) { layout, cache in try layout.spacing(&cache, subviews) } ?? .zero
    }

    // MARK: Placing

    @inline(never)
    func placeCustom(_ node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        let custom = customs(record)
        let bounds = Rect(origin: Point(x: placed.x, y: placed.y), size: placed.size)
        let places: [SubviewPlace]
        if bounds.origin == .zero, custom.guideSize == placed.size, custom.guideProposal == placed.proposal {
            // A guide query has put the subviews exactly here.
            places = custom.guidePlaces
        } else {
            places = collectPlaces(node, in: bounds, placed.proposal)
        }
        for index in 0..<min(Int(record.childCount), places.count) {
            let place = places[index]
            self.place(
                childNode(record.links, index), x: place.x, y: place.y, size: place.size,
                proposal: place.proposal)
        }
    }

    private func collectPlaces(_ node: UInt32, in bounds: Rect, _ proposal: PackedProposal) -> [SubviewPlace] {
        let subviews = subviews(node)
        return collectPlaces(node, in: bounds, proposal) {
            _ = run(node) { layout, cache in try layout.place(&cache, in: bounds, proposal.unpacked, subviews) }
        }
    }

    /// Has subviews placed by a call; the ones that it does not place are offered what the container was, and centred.
    private func collectPlaces(
        _ node: UInt32, in bounds: Rect, _ proposal: PackedProposal, _ placing: () throws -> Void
    ) rethrows -> [SubviewPlace] {
        let record = self[node].pointee
        let custom = customs(record)
        let unplaced = SubviewPlace(x: .nan, y: .nan, size: .zero, proposal: proposal)
        custom.places = Array(repeating: unplaced, count: Int(record.childCount))
        custom.isPlacing = true
        defer { custom.isPlacing = false }
        try placing()
        for index in custom.places.indices where custom.places[index].x.isNaN {
            let size = sizeThatFits(childNode(record.links, index), proposal)
            custom.places[index] = SubviewPlace(
                x: bounds.minX + number((bounds.width - size.width) / 2),
                y: bounds.minY + number((bounds.height - size.height) / 2), size: size, proposal: proposal)
        }
        return custom.places
    }

    /// A subview's `place(at:anchor:proposal:)`; has no effect but while the container places its subviews.
    func placeSubview(
        _ container: UInt32, _ index: Int, _ child: UInt32, at point: Point, anchor: UnitPoint,
        _ proposal: PackedProposal
    ) {
        let custom = customs(self[container].pointee)
        guard custom.isPlacing, custom.places.indices.contains(index) else { return }
        let size = sizeThatFits(child, proposal)
        let x = point.x - number(anchor.x * size.width)
        let y = point.y - number(anchor.y * size.height)
        guard !x.isNaN, !y.isNaN else {
            fail(.invalidPlace(NodeID(rawValue: container)))
            return
        }
        custom.places[index] = SubviewPlace(x: x, y: y, size: size, proposal: proposal)
    }

    // MARK: Guides

    func customGuide(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size) -> Double {
        let subviews = subviews(node)
        let bounds = Rect(origin: .zero, size: size)
        let answer = run(node) { layout, cache in
            try layout.guide(&cache, key, in: bounds, proposal.unpacked, subviews)
        }
        return (answer ?? nil) ?? .nan
    }

    /// What a layout says of a guide that does not say it itself: its subviews are placed, once for each size and
    /// proposal, and their own values combined.
    func combinedGuide(
        _ node: UInt32, _ key: AlignmentKey, in bounds: Rect, _ proposal: PackedProposal, _ placing: () throws -> Void
    ) rethrows -> Double? {
        let record = self[node].pointee
        let custom = customs(record)
        if custom.guideSize != bounds.size || !(custom.guideProposal == proposal) {
            custom.guidePlaces = try collectPlaces(node, in: bounds, proposal, placing)
            custom.guideSize = bounds.size
            custom.guideProposal = proposal
        }
        var combiner = GuideCombiner(key)
        if combiner.combination == .none { return nil }
        for index in 0..<min(Int(record.childCount), custom.guidePlaces.count) {
            let place = custom.guidePlaces[index]
            let value = explicitGuide(childNode(record.links, index), key, place.proposal, place.size)
            combiner.add(value + (key.axis == .horizontal ? place.x : place.y))
        }
        return combiner.result.isNaN ? nil : combiner.result
    }
}
