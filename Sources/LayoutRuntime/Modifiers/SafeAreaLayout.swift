/// `ignoresSafeArea`: is as its content inside the safe area, but places it larger by the insets of the edges that it
/// touches.
extension LayoutEngine {
    @inline(never)
    func placeIgnoringSafeArea(_ node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        guard record.content != Node.none, enter(node) else { return }
        defer { leave() }
        let edges = Edge.Set(rawValue: UInt8(truncatingIfNeeded: record.reference))
        let insets = resolvedInsets(frame(node), edges: edges)
        let inside = PackedProposal(
            width: placed.proposal.width + insets.horizontal, height: placed.proposal.height + insets.vertical)
        let size = sizeThatFits(record.content, inside)
        let origin = Point(x: placed.x - insets.leading, y: placed.y - insets.top)
        surrounded { context in
            // What has been reached into is no safe area any more.
            if insets.top > 0 { context.safeInsets.top = 0 }
            if insets.leading > 0 { context.safeInsets.leading = 0 }
            if insets.bottom > 0 { context.safeInsets.bottom = 0 }
            if insets.trailing > 0 { context.safeInsets.trailing = 0 }
        } _: {
            place(record.content, x: origin.x, y: origin.y, size: size, proposal: inside)
        }
    }
}

/// `safeAreaPadding`: a padding that its content may reach into as into the safe area.
extension LayoutEngine {
    @inline(never)
    func placeSafeAreaPadding(_ node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        guard record.content != Node.none, enter(node) else { return }
        defer { leave() }
        let padding = EdgeInsets(top: record.a, leading: record.b, bottom: record.c, trailing: record.d)
        let geometry = paddingGeometry(self[node], placed.proposal)
        let origin = Point(x: placed.x + geometry.x, y: placed.y + geometry.y)
        if record.reference == 1 {
            // Content margins are no safe area: nothing reaches into them by itself.
            place(record.content, x: origin.x, y: origin.y, size: geometry.size, proposal: geometry.proposal)
            return
        }
        let outer = resolvedInsets(frame(node), edges: .all)
        surrounded { context in
            context.safeRect = Rect(origin: origin, size: geometry.size)
            context.safeInsets = EdgeInsets(
                top: outer.top + padding.top, leading: outer.leading + padding.leading,
                bottom: outer.bottom + padding.bottom, trailing: outer.trailing + padding.trailing)
        } _: {
            place(record.content, x: origin.x, y: origin.y, size: geometry.size, proposal: geometry.proposal)
        }
    }
}

/// `safeAreaInset`: the second view takes its room at an edge, the first what is left; the first may reach under it.
extension LayoutEngine {
    private struct Shares {
        var content: UInt32
        var bar: UInt32
        var gap: Double
        var contentProposal: PackedProposal
        var barProposal: PackedProposal
        var contentSize: Size
        var barSize: Size
        var axis: Axis
    }

    private func edge(_ node: UInt32) -> Edge { Edge(rawValue: UInt8(self[node].pointee.reference & 3)) ?? .bottom }

    private func shares(_ node: UInt32, _ proposal: PackedProposal) -> Shares? {
        let record = self[node].pointee
        guard record.childCount > 1 else { return nil }
        let content = childNode(record.links, 0)
        let bar = childNode(record.links, 1)
        let edge = edge(node)
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        var gap = record.a
        if gap.isNaN {
            let isFirst = edge == .top || edge == .leading
            gap = state.pointee.spacings.distance(
                from: spacingNumber(isFirst ? bar : content), to: spacingNumber(isFirst ? content : bar), along: axis)
        }
        let major = proposal[axis]
        let minor = proposal[axis.crossing]
        var barOffer = major
        if !major.isNaN {
            let least = sizeThatFits(content, PackedProposal(major: 0, minor: minor, along: axis))[axis]
            barOffer = max(number(max(major - gap, 0) - least), 0)
        }
        let barProposal = PackedProposal(major: barOffer, minor: minor, along: axis)
        let barSize = sizeThatFits(bar, barProposal)
        let contentOffer = major.isNaN ? major : max(number(major - (barSize[axis] + gap)), 0)
        let contentProposal = PackedProposal(major: contentOffer, minor: minor, along: axis)
        let contentSize = sizeThatFits(content, contentProposal)
        return Shares(
            content: content, bar: bar, gap: gap, contentProposal: contentProposal, barProposal: barProposal,
            contentSize: contentSize, barSize: barSize, axis: axis)
    }

    @inline(never)
    func safeAreaInsetSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        let record = self[node].pointee
        guard let shares = shares(node, proposal) else {
            return record.childCount == 1 ? sizeThatFits(record.content, proposal) : .zero
        }
        var size = shares.contentSize
        size[shares.axis] += shares.barSize[shares.axis] + shares.gap
        return size
    }

    @inline(never)
    func placeSafeAreaInset(_ node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        guard let shares = shares(node, placed.proposal) else {
            place(record.content, x: placed.x, y: placed.y, size: placed.size, proposal: placed.proposal)
            return
        }
        let axis = shares.axis
        let edge = edge(node)
        let bounds = frame(node)
        let thickness = shares.barSize[axis] + shares.gap
        var contentOrigin = bounds.origin
        var barOrigin = bounds.origin
        if edge == .top || edge == .leading {
            contentOrigin[axis] += thickness
        } else {
            barOrigin[axis] += number(bounds.size[axis] - shares.barSize[axis])
        }
        let key = AlignmentKey(rawValue: record.alignmentX)
        barOrigin[axis.crossing] += number(
            defaultGuide(key, bounds.size) - guide(shares.bar, key, shares.barProposal, shares.barSize))
        let outer = resolvedInsets(bounds, edges: .all)
        surrounded { context in
            context.safeRect = Rect(origin: contentOrigin, size: shares.contentSize)
            context.safeInsets = outer
            switch edge {
            case .top: context.safeInsets.top += thickness
            case .leading: context.safeInsets.leading += thickness
            case .bottom: context.safeInsets.bottom += thickness
            case .trailing: context.safeInsets.trailing += thickness
            }
        } _: {
            place(
                shares.content, x: contentOrigin.x, y: contentOrigin.y, size: shares.contentSize,
                proposal: shares.contentProposal)
        }
        place(shares.bar, x: barOrigin.x, y: barOrigin.y, size: shares.barSize, proposal: shares.barProposal)
    }

    /// The first view's own guides, moved by its place.
    func safeAreaInsetGuide(_ node: UInt32, _ key: AlignmentKey, _ proposal: PackedProposal, _ size: Size) -> Double {
        guard let shares = shares(node, proposal) else {
            let content = self[node].pointee.content
            return content == Node.none ? .nan : explicitGuide(content, key, proposal, size)
        }
        let edge = edge(node)
        let value = explicitGuide(shares.content, key, shares.contentProposal, shares.contentSize)
        let isMoved = (edge == .top || edge == .leading) && key.axis == shares.axis
        return value + (isMoved ? shares.barSize[shares.axis] + shares.gap : 0)
    }
}
