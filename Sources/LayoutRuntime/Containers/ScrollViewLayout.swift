/// `ScrollView`: offers its content an open length along its axes, takes its own offer there, and is as wide as its
/// content across. What is shorter stands at the top or the leading edge.
extension LayoutEngine {
    @inline(never)
    func scrollViewContentProposal(_ node: UInt32, _ proposal: PackedProposal) -> PackedProposal {
        noteContainer(node, width: proposal.width, height: proposal.height)
        return fixedSizeContentProposal(self[node], proposal)
    }

    /// A screen passes its offer through.
    @inline(never)
    func relativeContainerProposal(_ node: UInt32, _ proposal: PackedProposal) -> PackedProposal {
        noteContainer(node, width: proposal.width, height: proposal.height)
        return proposal
    }

    func scrollViewSize(_ node: UInt32, _ record: UnsafeMutablePointer<Node>, _ content: Size) -> Size {
        let asked = outcome(node).pointee.asked
        let flags = record.pointee.flags
        return Size(
            width: flags.contains(.horizontal) && !asked.width.isNaN ? asked.width : content.width,
            height: flags.contains(.vertical) && !asked.height.isNaN ? asked.height : content.height)
    }

    /// Which points of the content and the scroll view lie on each other: the leading or upper ends, unless it says
    /// otherwise.
    private func scrollAnchor(_ content: UInt32) -> (longer: UnitPoint, shorter: UnitPoint) {
        guard case .scrollAnchor(let longer, let shorter) = element(content) else {
            return (.topLeading, .topLeading)
        }
        return (longer, shorter)
    }

    @inline(never)
    func placeScrollView(_ node: UInt32) {
        let record = self[node].pointee
        let placed = outcome(node).pointee
        guard record.content != Node.none, enter(node) else { return }
        defer { leave() }
        noteContainer(
            node, width: placed.proposal.width.isNaN ? placed.size.width : placed.proposal.width,
            height: placed.proposal.height.isNaN ? placed.size.height : placed.proposal.height)
        let inside = fixedSizeContentProposal(self[node], placed.proposal)
        let size = sizeThatFits(record.content, inside)
        let anchor = scrollAnchor(record.content)
        func origin(_ room: Double, isScrolled: Bool, _ axis: Axis) -> Double {
            guard isScrolled else { return number(room / 2) }
            let point = room < 0 ? anchor.longer : anchor.shorter
            return number(room * (axis == .horizontal ? point.x : point.y))
        }
        let x = origin(placed.size.width - size.width, isScrolled: record.flags.contains(.horizontal), .horizontal)
        let y = origin(placed.size.height - size.height, isScrolled: record.flags.contains(.vertical), .vertical)
        let bounds = frame(node)
        // Content that is scrolled shows in the safe area too.
        let visible = bounds.outset(by: resolvedInsets(bounds, edges: .all))
        if visible != bounds { state.pointee.styledFrames[node] = visible }
        surrounded { context in
            context.viewport = context.viewport.intersection(visible)
            context.pinRegion = context.viewport.intersection(bounds)
            // What is scrolled does not stay at the edges of the safe area, and does not reach into it by itself.
            if record.flags.contains(.vertical) {
                context.safeInsets.top = 0
                context.safeInsets.bottom = 0
            }
            if record.flags.contains(.horizontal) {
                context.safeInsets.leading = 0
                context.safeInsets.trailing = 0
            }
        } _: {
            place(record.content, x: placed.x + x, y: placed.y + y, size: size, proposal: inside)
        }
    }
}

/// `containerRelativeFrame`: a frame of a length that follows from the nearest container's, which is a scroll view, a
/// screen or the window.
extension LayoutEngine {
    /// The frame's lengths; NaN along an axis that it leaves alone, or where the container has no length yet.
    func relativeLengths(_ node: UInt32) -> Size {
        let frame = state.pointee.relativeFrames[Int(self[node].pointee.reference)]
        var margins = Size.zero
        var container = self[node].pointee.parent
        while container != Node.none, !self[container].pointee.kind.isRelativeContainer {
            let record = self[container].pointee
            if record.kind == .safeAreaPadding, record.reference == 1 {
                margins.width += record.b + record.d
                margins.height += record.a + record.c
            }
            container = record.parent
        }
        var whole =
            container == Node.none
            ? state.pointee.window : Size(width: self[container].pointee.c, height: self[container].pointee.d)
        whole.width -= margins.width
        whole.height -= margins.height
        return Size(
            width: relativeLength(node, frame, whole.width, .horizontal),
            height: relativeLength(node, frame, whole.height, .vertical))
    }

    private func relativeLength(
        _ node: UInt32, _ frame: ContainerRelativeFrame, _ whole: Double, _ axis: Axis
    ) -> Double {
        guard frame.axes.contains(axis: axis), whole.isFinite else { return .nan }
        switch frame.length {
        case .whole:
            return whole
        case .columns(let count, let span, let spacing):
            let columns = Double(max(count, 1))
            let width = (whole - spacing * (columns - 1)) / columns
            let length = width * Double(span) + spacing * Double(span - 1)
            return length.isFinite ? max(length, 0) : .nan
        case .computed(let closure):
            do {
                let length = try closure(whole, axis)
                return length.isFinite && length >= 0 ? length : .nan
            } catch let error as LayoutError {
                fail(error)
            } catch {
                fail(.failed(NodeID(rawValue: node), error))
            }
            return .nan
        }
    }

    @inline(never)
    func relativeContentProposal(_ node: UInt32, _ proposal: PackedProposal) -> PackedProposal {
        let lengths = relativeLengths(node)
        return PackedProposal(
            width: lengths.width.isNaN ? proposal.width : lengths.width,
            height: lengths.height.isNaN ? proposal.height : lengths.height)
    }

    @inline(never)
    func relativeOwnSize(_ node: UInt32) -> Size? {
        let lengths = relativeLengths(node)
        return lengths.width.isNaN || lengths.height.isNaN ? nil : lengths
    }

    @inline(never)
    func relativeSize(_ node: UInt32, _ content: Size) -> Size {
        let lengths = relativeLengths(node)
        return Size(
            width: lengths.width.isNaN ? content.width : lengths.width,
            height: lengths.height.isNaN ? content.height : lengths.height)
    }

    /// Notes a scroll view's lengths for the frames that are relative to it. Where they have changed, what was answered
    /// in between is forgotten.
    private func noteContainer(_ node: UInt32, width: Double, height: Double) {
        let record = self[node]
        guard record.pointee.flags.contains(.containerRelative) else { return }
        if record.pointee.c.bitPattern == width.bitPattern, record.pointee.d.bitPattern == height.bitPattern { return }
        record.pointee.c = width
        record.pointee.d = height
        forgetRelativeAnswers(in: node)
    }

    /// The window's lengths, for the frames that are relative to no scroll view.
    func noteWindow(_ root: UInt32, _ proposal: PackedProposal) {
        let window = Size(width: proposal.width, height: proposal.height)
        let known = state.pointee.window
        if known.width.bitPattern == window.width.bitPattern, known.height.bitPattern == window.height.bitPattern {
            return
        }
        state.pointee.window = window
        if self[root].pointee.flags.contains(.containerRelative) {
            forgetRelativeAnswers(in: root)
            forgetAnswer(root)
        }
    }

    private func forgetRelativeAnswers(in node: UInt32) {
        var waiting = children(of: node)
        while let next = waiting.popLast() {
            guard self[next].pointee.flags.contains(.containerRelative) else { continue }
            forgetAnswer(next)
            waiting.append(contentsOf: children(of: next))
        }
    }

    func forgetAnswer(_ node: UInt32) {
        let record = self[node]
        let placed = outcome(node)
        placed.pointee.asked = PackedProposal(width: PackedProposal.never, height: PackedProposal.never)
        placed.pointee.memo = Node.none
        record.pointee.flags.subtract([.probed, .baseKnown])
        state.pointee.asked.forget(node)
    }
}

extension NodeKind {
    /// Whether frames inside may be relative to it.
    @inline(__always)
    var isRelativeContainer: Bool { self == .scrollView || self == .relativeContainer }
}
