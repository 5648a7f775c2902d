/// The slots of all running calls, one after the other.
final class ValueStack {
    private let base: UnsafeMutablePointer<Value>
    private let capacity: Int
    private var top = 0
    /// How many slots have been used so far; those that no call has are `void`.
    private var used = 0

    /// Room for `capacity` slots; memory is used only as far as calls reach.
    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deinitialize(count: used)
        base.deallocate()
    }

    /// A frame's slots, each `void`; `nil` where there is no more room.
    func push(_ count: Int) -> UnsafeMutablePointer<Value>? {
        guard count <= capacity - top else { return nil }
        let slots = base + top
        top += count
        if top > used {
            (base + used).initialize(repeating: .void, count: top - used)
            used = top
        }
        return slots
    }

    /// Ends the last frame.
    func pop(_ count: Int) {
        top -= count
        for index in top..<top + count { base[index] = .void }
    }
}
