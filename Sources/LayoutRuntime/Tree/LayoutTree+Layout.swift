extension LayoutTree {
    /// Offers a root a size, and sizes and places everything in it.
    ///
    /// The canvas is the offer; along an axis that is not offered, or offered without end, it is what the root takes.
    /// The root is asked once and placed in the middle of the canvas, whose top leading corner is the origin of all
    /// coordinates.
    ///
    /// - Returns: The size that the root takes, in points.
    @discardableResult
    public func layout(root: NodeID, proposal: ProposedViewSize) throws(LayoutError) -> Size {
        try begin(root)
        let packed = PackedProposal(proposal)
        engine.noteWindow(root.rawValue, packed)
        var size = Size.zero
        // What comes into sight in a lazy container may change its length, and so everything's place.
        for _ in 0..<Self.maximumPasses {
            size = layOutOnce(root.rawValue, packed)
            guard state.pointee.needsAnotherPass, !state.pointee.hasFailed else { break }
        }
        if engine.isMirroring {
            engine.mirror(root.rawValue, in: state.pointee.canvas)
        }
        state.pointee.isPlacing = false
        try end()
        return size
    }

    /// Layouts in a row after which lazy containers keep the lengths that they have answered.
    private static let maximumPasses = 16

    private func layOutOnce(_ root: UInt32, _ proposal: PackedProposal) -> Size {
        let engine = engine
        state.pointee.epoch &+= 1
        state.pointee.needsAnotherPass = false
        state.pointee.isPlacing = true
        state.pointee.guideMemo.removeAll()
        state.pointee.styledFrames.removeAll()
        state.pointee.pinned.removeAll()
        let size = engine.sizeThatFits(root, proposal)
        let canvas = Size(
            width: proposal.width.isFinite ? proposal.width : size.width,
            height: proposal.height.isFinite ? proposal.height : size.height)
        let bounds = Rect(origin: .zero, size: canvas)
        let insets = configuration.safeAreaInsets
        state.pointee.canvas = bounds
        state.pointee.context = PlacingContext(
            safeRect: bounds, safeInsets: insets, viewport: bounds.outset(by: insets), pinRegion: bounds)
        engine.place(
            root, x: number((canvas.width - size.width) / 2), y: number((canvas.height - size.height) / 2),
            size: size, proposal: proposal)
        return size
    }

    /// Asks a view its size for a proposal, without placing anything.
    public func sizeThatFits(_ node: NodeID, _ proposal: ProposedViewSize) throws(LayoutError) -> Size {
        try begin(node)
        let size = engine.sizeThatFits(node.rawValue, PackedProposal(proposal))
        try end()
        return size
    }

    /// What was asked and answered in all layouts so far; empty unless `LayoutConfiguration.recordsConversation`.
    public var conversation: Conversation { state.pointee.conversation }

    /// Writes a line into the conversation, as a layout's `print` does.
    public func print(_ line: String) {
        if state.pointee.isRecording {
            state.pointee.conversation.print(line)
        }
    }

    /// How many sizes containers have computed so far; an answer out of a cache does not count.
    public var computedSizeCount: Int { state.pointee.computedCount }

    private func begin(_ node: NodeID) throws(LayoutError) {
        if let failure = state.pointee.buildFailure { throw failure }
        guard contains(node) else { throw LayoutError.invalidNode(node) }
        engine.makeOutcomes()
        state.pointee.failure = nil
        state.pointee.hasFailed = false
        state.pointee.depth = 0
    }

    private func end() throws(LayoutError) {
        if let failure = state.pointee.buildFailure ?? state.pointee.failure {
            engine.forgetAnswers()
            throw failure
        }
    }
}

/// A difference of two infinite lengths is no number; a view that has no place because of one stands at 0.
@inline(__always)
func number(_ value: Double) -> Double {
    value.isNaN ? 0 : value
}
