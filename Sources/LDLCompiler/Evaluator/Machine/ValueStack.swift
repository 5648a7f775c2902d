/// The slots of all running calls, one after the other.
final class ValueStack {
    private let base: UnsafeMutablePointer<Value>
    private let capacity: Int
    private var top = 0

    /// Room for `capacity` slots; memory is used only as far as calls reach.
    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deinitialize(count: top)
        base.deallocate()
    }

    /// A frame's slots, each `void`; `nil` where there is no more room.
    func push(_ count: Int) -> UnsafeMutablePointer<Value>? {
        guard count <= capacity - top else { return nil }
        let slots = base + top
        slots.initialize(repeating: .void, count: count)
        top += count
        return slots
    }

    /// Ends the last frame.
    func pop(_ count: Int) {
        top -= count
        (base + top).deinitialize(count: count)
    }
}
