/// Sizes with every question written down: the same walk as `sizeThatFits`, with a note at each layer.
extension LayoutEngine {
    @inline(never)
    func recordedSize(_ start: UInt32, _ proposal: PackedProposal) -> Size {
        var path: [(node: UInt32, proposal: PackedProposal, entry: Int)] = []
        var node = start
        var proposal = proposal
        var size = Size.zero
        var innermostKnewItself = false
        while node != Node.none {
            let record = self[node]
            let placed = outcome(node)
            let known = state.pointee.asked[node, proposal]
            let entry = begin(node, proposal, isCached: known != nil)
            if let known {
                state.pointee.conversation.end(entry, size: known, watchName: nil)
                size = known
                break
            }
            path.append((node, proposal, entry))
            if record.pointee.kind.isLeaf {
                size = leafSize(node, record, proposal)
                break
            }
            if record.pointee.kind.isContainer {
                size = containerSize(node, proposal)
                break
            }
            placed.pointee.asked = proposal
            if let known = ownSize(node, record, proposal) {
                size = known
                innermostKnewItself = true
                break
            }
            proposal = contentProposal(node, record, proposal)
            node = self[node].pointee.content
        }
        for step in path.reversed() {
            let record = self[step.node]
            let kind = record.pointee.kind
            if !kind.isLeaf, !kind.isContainer {
                if !innermostKnewItself {
                    outcome(step.node).pointee.asked = step.proposal
                    size = layerSize(step.node, record, size)
                }
                innermostKnewItself = false
                outcome(step.node).pointee.answer = size
            }
            end(step.node, step.proposal, step.entry, size)
        }
        return size
    }

    private func begin(_ node: UInt32, _ proposal: PackedProposal, isCached: Bool) -> Int {
        let parent = self[node].pointee.parent
        return state.pointee.conversation.begin(
            Conversation.Question(
                node: NodeID(rawValue: node), asker: parent == Node.none ? nil : NodeID(rawValue: parent),
                proposal: proposal.unpacked, size: .zero, isCached: isCached, depth: 0))
    }

    private func end(_ node: UInt32, _ proposal: PackedProposal, _ entry: Int, _ size: Size) {
        if !hasFailed {
            state.pointee.asked[node, proposal] = size
        }
        var name: String?
        if case .watch(let watch) = element(node) { name = watch }
        state.pointee.conversation.end(entry, size: size, watchName: name)
    }
}
