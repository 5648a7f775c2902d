/// Answers that a text remembers, in blocks of three. Each holds for a range of offers, since the same words stand on the
/// same lines in all of it.
struct TextMemo: BitwiseCopyable {
    static let blockSize = 3

    struct Entry: BitwiseCopyable {
        var answer = TextAnswer()
        /// The last layout that used the answer; one from an earlier layout may be overwritten.
        var epoch: UInt32 = 0
    }

    var first = Entry()
    var second = Entry()
    var third = Entry()
    var count: UInt32 = 0
    var next: UInt32 = Node.none
}

/// A text's size, and the offers that it is the answer to. All lengths are in points.
struct TextAnswer: BitwiseCopyable {
    var size = Size.zero
    /// The least and the greatest width on offer.
    var minWidth = Double.nan
    var maxWidth = Double.nan
    /// The least and the greatest height on offer.
    var minHeight = Double.nan
    var maxHeight = Double.nan

    @inline(__always)
    func holds(width: Double, height: Double) -> Bool {
        width >= minWidth && width <= maxWidth && height >= minHeight && height <= maxHeight
    }
}

extension LayoutEngine {
    @inline(__always)
    private func entries(_ block: UInt32) -> UnsafeMutablePointer<TextMemo.Entry> {
        UnsafeMutableRawPointer(state.pointee.textMemos.base + Int(block)).assumingMemoryBound(to: TextMemo.Entry.self)
    }

    func textSize(_ node: UInt32, _ record: UnsafeMutablePointer<Node>, _ proposal: PackedProposal) -> Size {
        // Offered as much as it needs, a text takes what it needs.
        if !(proposal.width < record.pointee.a) && !(proposal.height < record.pointee.b) && !record.pointee.a.isNaN {
            return Size(width: record.pointee.a, height: record.pointee.c)
        }
        // An open length is no limit.
        let width = proposal.width.isNaN ? .infinity : proposal.width
        let height = proposal.height.isNaN ? .infinity : proposal.height
        let epoch = state.pointee.epoch
        var block = outcome(node).pointee.memo
        while block != Node.none {
            let memo = state.pointee.textMemos.base + Int(block)
            var entry = entries(block)
            for _ in 0..<memo.pointee.count {
                if entry.pointee.answer.holds(width: width, height: height) {
                    entry.pointee.epoch = epoch
                    return entry.pointee.answer.size
                }
                entry += 1
            }
            block = memo.pointee.next
        }
        let answer = measuredText(record.pointee.reference, width: width, height: height)
        remember(node, TextMemo.Entry(answer: answer, epoch: epoch))
        return answer.size
    }

    private func measuredText(_ reference: UInt, width: Double, height: Double) -> TextAnswer {
        guard let pointer = UnsafeRawPointer(bitPattern: reference) else { return TextAnswer() }
        return Unmanaged<PreparedText>.fromOpaque(pointer)._withUnsafeGuaranteedRef { text in
            text.answer(width: width, height: height)
        }
    }

    private func remember(_ node: UInt32, _ entry: TextMemo.Entry) {
        // The first block is the newest one, and the only one with room.
        let head = outcome(node).pointee.memo
        if head != Node.none {
            let count = (state.pointee.textMemos.base + Int(head)).pointee.count
            if Int(count) < TextMemo.blockSize {
                entries(head)[Int(count)] = entry
                (state.pointee.textMemos.base + Int(head)).pointee.count = count + 1
                return
            }
            var block = head
            var blocks = 0
            while block != Node.none {
                let entries = entries(block)
                for index in 0..<TextMemo.blockSize where entries[index].epoch != entry.epoch {
                    entries[index] = entry
                    return
                }
                blocks += 1
                block = (state.pointee.textMemos.base + Int(block)).pointee.next
            }
            if blocks >= AnswerMemo.maximumBlocks {
                entries(head)[0] = entry
                return
            }
        }
        var memo = TextMemo()
        memo.first = entry
        memo.count = 1
        memo.next = head
        outcome(node).pointee.memo = UInt32(state.pointee.textMemos.count)
        state.pointee.textMemos.append(memo)
    }
}
