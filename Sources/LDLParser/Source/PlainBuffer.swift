/// An array of plain values that grows, whose memory is let go of by hand.
///
/// The lexer and the parser write millions of them; an `Array` asks each time whether it is shared. Whoever holds the
/// last copy calls `free`, once: the parser for what it alone needs, the tree for its tokens, nodes and children.
struct PlainBuffer<Element: BitwiseCopyable> {
    /// Where the elements are; those below `count` are written, and there is room for `capacity` and `slack` more.
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    /// Room behind the last element, for copies that are made in steps.
    private static var slack: Int { 4 }

    /// Memory that is not touched costs addresses only, so room is better asked for at once than in steps.
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity + Self.slack)
    }

    func free() { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    /// An element; the caller knows that there is one.
    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// The last element, or nil.
    @inline(__always)
    var last: Element? { count > 0 ? base[count &- 1] : nil }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(by: 1) }
        base[count] = element
        count &+= 1
    }

    /// Makes room for more elements.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if capacity &- count < additional { grow(by: additional) }
    }

    /// Appends the elements between two places of another buffer.
    ///
    /// Four are copied at once, which is nearly always enough; what that is too much is written over later, in room that
    /// every buffer has behind its end.
    @inline(__always)
    mutating func append(_ source: PlainBuffer, from start: Int, to end: Int) {
        assert(start >= 0 && start <= end && end <= source.count)
        let added = end &- start
        reserve(added)
        let (from, to) = (source.base + start, base + count)
        if added <= 4 {
            let four = (from[0], from[1], from[2], from[3])
            (to[0], to[1], to[2], to[3]) = four
        } else {
            to.update(from: from, count: added)
        }
        count &+= added
    }

    /// Leaves the first elements only.
    @inline(__always)
    mutating func truncate(to count: Int) {
        assert(count >= 0 && count <= self.count)
        self.count = count
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        let capacity = max(capacity * 2, count + additional)
        let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity + Self.slack)
        base.moveInitialize(from: self.base, count: count)
        self.base.deallocate()
        self.base = base
        self.capacity = capacity
    }

    /// Gives back room that is not used, where copying is less work than the memory is worth.
    mutating func trim() {
        let stride = MemoryLayout<Element>.stride
        guard count * stride <= 1 << 20, (capacity - count) * stride > 1 << 10 else { return }
        let base = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
        base.moveInitialize(from: self.base, count: count)
        self.base.deallocate()
        self.base = base
        capacity = max(count, 1)
    }
}
