/// Answers that a container remembers, in blocks of four.
///
/// On the device a layer remembers three proposals. Here a container answers each proposal of a layout only once: that
/// keeps the questions to nested stacks linear in the nodes, and for the first three proposals it is the same.
struct AnswerMemo: BitwiseCopyable {
    static let blockSize = 4
    /// Blocks after which the oldest answers of a node are overwritten, so that memory stays bounded.
    static let maximumBlocks = 64

    struct Entry: BitwiseCopyable {
        var proposal = PackedProposal(width: PackedProposal.never, height: PackedProposal.never)
        var size = Size.zero
        /// The last layout that used the answer; one from an earlier layout may be overwritten.
        var epoch: UInt32 = 0
    }

    var first = Entry()
    var second = Entry()
    var third = Entry()
    var fourth = Entry()
    var count: UInt32 = 0
    var next: UInt32 = Node.none
}

extension LayoutEngine {
    @inline(__always)
    private func entries(_ block: UInt32) -> UnsafeMutablePointer<AnswerMemo.Entry> {
        UnsafeMutableRawPointer(state.pointee.memos.base + Int(block)).assumingMemoryBound(to: AnswerMemo.Entry.self)
    }

    /// What the node answered to the proposal before.
    func recalledSize(_ node: UInt32, _ proposal: PackedProposal) -> Size? {
        var block = outcome(node).pointee.memo
        while block != Node.none {
            let memo = state.pointee.memos.base + Int(block)
            let entries = entries(block)
            for index in 0..<Int(memo.pointee.count) where entries[index].proposal == proposal {
                entries[index].epoch = state.pointee.epoch
                return entries[index].size
            }
            block = memo.pointee.next
        }
        return nil
    }

    func remember(_ node: UInt32, _ proposal: PackedProposal, _ size: Size) {
        let epoch = state.pointee.epoch
        let entry = AnswerMemo.Entry(proposal: proposal, size: size, epoch: epoch)
        // The first block is the newest one, and the only one with room.
        let head = outcome(node).pointee.memo
        if head != Node.none {
            let count = (state.pointee.memos.base + Int(head)).pointee.count
            if Int(count) < AnswerMemo.blockSize {
                entries(head)[Int(count)] = entry
                (state.pointee.memos.base + Int(head)).pointee.count = count + 1
                return
            }
            var block = head
            var blocks = 0
            while block != Node.none {
                let entries = entries(block)
                for index in 0..<AnswerMemo.blockSize where entries[index].epoch != epoch {
                    entries[index] = entry
                    return
                }
                blocks += 1
                block = (state.pointee.memos.base + Int(block)).pointee.next
            }
            if blocks >= AnswerMemo.maximumBlocks {
                entries(head)[Int(proposal.width.bitPattern % UInt64(AnswerMemo.blockSize))] = entry
                return
            }
        }
        var memo = AnswerMemo()
        memo.first = entry
        memo.count = 1
        memo.next = head
        outcome(node).pointee.memo = UInt32(state.pointee.memos.count)
        state.pointee.memos.append(memo)
    }

    /// Forgets every answer: after a layout that failed half way.
    func forgetAnswers() {
        state.pointee.memos.removeAll()
        state.pointee.textMemos.removeAll()
        for node in 0..<UInt32(state.pointee.nodes.count) {
            outcome(node).pointee.memo = Node.none
            outcome(node).pointee.asked = PackedProposal(width: PackedProposal.never, height: PackedProposal.never)
            self[node].pointee.flags.subtract([.probed, .baseKnown, .prepared])
            self[node].pointee.spacing = SpacingTable.unknown
        }
    }
}
