/// A growing block of values, addressed by index.
///
/// The tree's own storage: reading an element costs neither a bounds check nor a reference count, since every index in
/// it was handed out by `append`. Growing moves the block, so no pointer into it is kept across a call that may append.
struct Arena<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int

    init(capacity: Int = 64) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
        count = 0
    }

    /// Bytes of the elements. Room for growth does not count: the system gives it no memory before it is used.
    var byteCount: Int { count * MemoryLayout<Element>.stride }

    /// Gives the block back. Nothing may be read afterwards.
    mutating func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
        count = 0
        capacity = 0
    }

    mutating func reserve(_ additional: Int) {
        guard count + additional > capacity else { return }
        // Each time four times as much, so that next to nothing is copied; large blocks only double.
        let isLarge = capacity > (16 << 20) / max(MemoryLayout<Element>.stride, 1)
        let larger = max(count + additional, capacity * (isLarge ? 2 : 4))
        let block = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        block.moveInitialize(from: base, count: count)
        base.deallocate()
        base = block
        capacity = larger
    }

    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity {
            reserve(1)
        }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Appends a copy of an element and returns its place, which holds until the next one is appended.
    @inline(__always)
    mutating func append(copyOf element: borrowing Element) -> UnsafeMutablePointer<Element> {
        if count == capacity {
            reserve(1)
        }
        let place = base + count
        place.initialize(to: copy element)
        count += 1
        return place
    }

    /// Appends copies of an element and returns the index of the first.
    mutating func append(repeating element: Element, count additional: Int) -> Int {
        reserve(additional)
        (base + count).initialize(repeating: element, count: additional)
        defer { count += additional }
        return count
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return (base + count).move()
    }

    mutating func removeLast(_ removed: Int) {
        let kept = max(count - removed, 0)
        (base + kept).deinitialize(count: count - kept)
        count = kept
    }

    mutating func removeAll() {
        base.deinitialize(count: count)
        count = 0
    }
}
