/// Sizes. Whoever offers a proposal, whatever for, comes through `sizeThatFits`.
extension LayoutEngine {
    /// The size that a node takes for a proposal.
    ///
    /// A chain of layers is walked, not recursed into: the proposal is changed on the way in, the size on the way out,
    /// and each layer keeps its last question and answer, so that placing asks nothing twice.
    func sizeThatFits(_ start: UInt32, _ proposal: PackedProposal) -> Size {
        if state.pointee.isRecording {
            return recordedSize(start, proposal)
        }
        var node = start
        // The layer that has been asked last: a layer may have no content (an empty scroll view).
        var layer = start
        var proposal = proposal
        var size: Size
        inward: while true {
            if node == Node.none {
                size = .zero
                break
            }
            let record = self[node]
            if record.pointee.kind.isLeaf {
                size = leafSize(node, record, proposal)
                break
            }
            let outcome = outcome(node)
            if outcome.pointee.asked == proposal {
                size = outcome.pointee.answer
                break
            }
            if record.pointee.kind.isContainer {
                size = containerSize(node, proposal)
                break
            }
            outcome.pointee.asked = proposal
            // The most frequent layer, which never knows its own size, takes the shortest way.
            if record.pointee.kind == .padding {
                proposal = paddingContentProposal(record, proposal)
                layer = node
                node = record.pointee.content
                continue
            }
            if let known = ownSize(node, record, proposal) {
                outcome.pointee.answer = known
                size = known
                break
            }
            proposal = contentProposal(node, record, proposal)
            layer = node
            node = self[node].pointee.content
        }
        if node == start { return size }
        if node == Node.none { return outward(from: layer, to: start, size) }
        return outward(from: self[node].pointee.parent, to: start, size)
    }

    @inline(__always)
    private func outward(from inner: UInt32, to start: UInt32, _ size: Size) -> Size {
        var node = inner
        var size = size
        while true {
            let record = self[node]
            size = layerSize(node, record, size)
            outcome(node).pointee.answer = size
            if node == start { return size }
            node = record.pointee.parent
        }
    }

    /// A container's answer, out of its memory or computed.
    @inline(__always)
    func containerSize(_ node: UInt32, _ proposal: PackedProposal) -> Size {
        if let known = recalledSize(node, proposal) { return known }
        guard enter(node) else { return .zero }
        state.pointee.computedCount += 1
        let size: Size
        switch self[node].pointee.kind {
        case .stack: size = stackSize(node, proposal)
        case .zstack, .gridRow: size = zstackSize(node, proposal)
        case .viewThatFits: size = viewThatFitsSize(node, proposal)
        case .grid: size = gridSize(node, proposal)
        case .lazyStack: size = lazyStackSize(node, proposal)
        case .lazyGrid: size = lazyGridSize(node, proposal)
        case .geometryReader: size = geometryReaderSize(proposal)
        case .safeAreaInset: size = safeAreaInsetSize(node, proposal)
        default: size = customSize(node, proposal)
        }
        leave()
        if !hasFailed {
            remember(node, proposal, size)
        }
        return size
    }
}

/// The rules of the layers, by kind: each has its file in Modifiers.
extension LayoutEngine {
    /// What a layer offers its content.
    @inline(__always)
    func contentProposal(
        _ node: UInt32, _ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal
    ) -> PackedProposal {
        switch record.pointee.kind {
        case .padding, .safeAreaPadding: paddingContentProposal(record, proposal)
        case .frame: frameContentProposal(record, proposal)
        case .flexibleFrame: limits(record).contentProposal(proposal)
        case .fixedSize: fixedSizeContentProposal(record, proposal)
        case .aspectRatio: aspectRatioContentProposal(node, proposal)
        case .scrollView: scrollViewContentProposal(node, proposal)
        case .relativeFrame: relativeContentProposal(node, proposal)
        case .relativeContainer: relativeContainerProposal(node, proposal)
        default: proposal
        }
    }

    /// The layer's size where its content need not be asked.
    @inline(__always)
    func ownSize(_ node: UInt32, _ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> Size? {
        switch record.pointee.kind {
        case .frame: frameOwnSize(record)
        case .flexibleFrame: limits(record).ownSize(proposal)
        case .position: positionOwnSize(proposal)
        case .relativeFrame: relativeOwnSize(node)
        default: nil
        }
    }

    /// The layer's size round its content's, for the layer's last question.
    @inline(__always)
    func layerSize(_ node: UInt32, _ record: UnsafeMutablePointer<Node>, _ content: Size) -> Size {
        switch record.pointee.kind {
        case .padding, .safeAreaPadding: paddingSize(record, content)
        case .frame: frameSize(record, content)
        case .flexibleFrame: limits(record).size(outcome(node).pointee.asked, content)
        case .position: positionSize(outcome(node).pointee.asked, content)
        case .scrollView: scrollViewSize(node, record, content)
        case .relativeFrame: relativeSize(node, content)
        default: content
        }
    }

    /// Where a layer of this size puts its content: the proposal it places it with, the content's size for it, and the
    /// content's origin in the layer.
    func contentGeometry(_ node: UInt32, _ proposal: PackedProposal, _ size: Size) -> ContentGeometry {
        let record = self[node]
        let content = record.pointee.content
        switch record.pointee.kind {
        case .padding, .safeAreaPadding: return paddingGeometry(record, proposal)
        case .frame: return frameGeometry(node, proposal, size)
        case .flexibleFrame: return flexibleFrameGeometry(node, proposal, size)
        case .aspectRatio: return aspectRatioGeometry(node, proposal, size)
        case .position: return positionGeometry(record, size)
        case .relativeFrame: return aligned(node, relativeContentProposal(node, proposal), in: size)
        case .offset:
            return ContentGeometry(proposal: proposal, size: size, x: record.pointee.a, y: record.pointee.b)
        case .fixedSize:
            let inside = fixedSizeContentProposal(record, proposal)
            return centred(ContentGeometry(proposal: inside, size: sizeThatFits(content, inside)), in: size)
        default:
            return ContentGeometry(proposal: proposal, size: size)
        }
    }

    @inline(__always)
    func centred(_ geometry: ContentGeometry, in size: Size) -> ContentGeometry {
        var geometry = geometry
        geometry.x = number((size.width - geometry.size.width) / 2)
        geometry.y = number((size.height - geometry.size.height) / 2)
        return geometry
    }
}

/// A layer's content as the layer places it; the origin is in the layer's coordinates.
struct ContentGeometry {
    var proposal: PackedProposal
    var size: Size
    var x = 0.0
    var y = 0.0
}
